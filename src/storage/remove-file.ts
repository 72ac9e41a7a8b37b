import { rmSync } from "node:fs";
import { isMissingFile } from "./missing-file.ts";

/**
 * @param problem what is told where the file is there and cannot be removed
 * @returns whether there was one
 * @throws the problem
 */
export function removeFile(path: string, problem: (path: string, cause: unknown) => Error): boolean {
  try {
    rmSync(path);
    return true;
  } catch (cause) {
    if (isMissingFile(cause)) return false;
    throw problem(path, cause);
  }
}
