import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { sourceMissing } from "../problems.ts";

/** A file of a source. */
export interface SourceFile {
  readonly path: string;
  /** Short, for progress: its path inside the folder that was named, else its name. */
  readonly label: string;
  /** Whether the person named this very file, and not a folder above it. */
  readonly isNamed: boolean;
}

/** Folders in folders are searched so deep: a copy of a whole repository is, a disk is not. */
const deepest = 6;

/**
 * All files at and below the paths, in the order of the paths and then of their names.
 * @param nextStep what the format wants to be given
 * @throws CatalogProblem PDO_CATALOG_SOURCE_MISSING where a path leads nowhere or none was given
 */
export function findSourceFiles(paths: readonly string[], nextStep: string): SourceFile[] {
  if (paths.length === 0) throw sourceMissing("(no path)", "No path was given.", nextStep);
  const absent = paths.find((path) => !existsSync(path));
  if (absent !== undefined) throw sourceMissing(absent, "There is no such file or folder.", nextStep);
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? filesBelow(path, 1).map((file) => ({ path: file, label: relative(path, file), isNamed: false }))
      : [{ path, label: basename(path), isNamed: true }],
  );
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function filesBelow(folder: string, depth: number): string[] {
  const entries = readdirSync(folder).filter((name) => !name.startsWith("."));
  return entries.sort().flatMap((name) => {
    const path = join(folder, name);
    const entry = statSync(path, { throwIfNoEntry: false });
    if (!entry?.isDirectory()) return entry ? [path] : [];
    return depth < deepest ? filesBelow(path, depth + 1) : [];
  });
}
