import { readlink, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { outputIsFolder } from "./output-problems.ts";

/** What a path leads to, links followed: what is written there must not replace a link, a device or a pipe. */
export type OutputTarget = FileTarget | { readonly kind: "pipe" | "device"; readonly path: string };

export interface FileTarget {
  readonly kind: "file";
  readonly path: string;
  /** The rights of the file that stands there now. */
  readonly mode?: number;
}

/** As many links as Linux follows in one path. */
const mostLinks = 40;

/** @throws BatchProblem PDO_OUTPUT_IS_FOLDER; a system error where links lead in a circle */
export async function findOutputTarget(path: string): Promise<OutputTarget> {
  const facts = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (facts === undefined) return { kind: "file", path: await followLinks(path) };
  if (facts.isDirectory()) throw outputIsFolder(path);
  if (!facts.isFile()) return { kind: facts.isFIFO() ? "pipe" : "device", path };
  return { kind: "file", path: await realpath(path), mode: facts.mode & 0o7777 };
}

/** Where a link leads that leads to nothing yet. */
async function followLinks(path: string, links = 0): Promise<string> {
  const link = await readlink(path).catch(() => undefined);
  if (link === undefined || links === mostLinks) return path;
  const folder = await realpath(dirname(path));
  return followLinks(resolve(folder, link), links + 1);
}

/** A name beside a file's own that no system finds too long. */
export function besideOf(path: string, uniqueSuffix: string): string {
  const beginning = [...basename(path)].slice(0, 40).join("");
  return join(dirname(path), `.${beginning}.${uniqueSuffix}.part`);
}
