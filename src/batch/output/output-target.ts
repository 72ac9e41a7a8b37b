import { dirname, resolve } from "node:path";
import { outputIsFolder } from "./output-problems.ts";
import { isSystemFault, type OutputSystem } from "./output-system.ts";

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
export async function findOutputTarget(path: string, system: OutputSystem): Promise<OutputTarget> {
  const facts = await system.stat(path).catch((error: unknown) => {
    if (isSystemFault(error, "ENOENT")) return undefined;
    throw error;
  });
  if (facts === undefined) return { kind: "file", path: await followLinks(path, system) };
  if (facts.isDirectory()) throw outputIsFolder(path);
  if (!facts.isFile()) return { kind: facts.isFIFO() ? "pipe" : "device", path };
  return { kind: "file", path: await system.realpath(path), mode: facts.mode & 0o7777 };
}

/** Where a link leads that leads to nothing yet. */
async function followLinks(path: string, system: OutputSystem, links = 0): Promise<string> {
  const link = await system.readlink(path).catch((error: unknown) => {
    // EINVAL: it is no link.
    if (isSystemFault(error, "EINVAL", "ENOENT")) return undefined;
    throw error;
  });
  if (link === undefined || links === mostLinks) return path;
  const folder = await system.realpath(dirname(path));
  return followLinks(resolve(folder, link), system, links + 1);
}
