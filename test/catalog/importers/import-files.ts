import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createCatalog } from "../../../src/catalog/catalog.ts";
import { compileContent } from "../../../src/catalog/compile.ts";
import { type CatalogError, isCatalogError } from "../../../src/catalog/errors.ts";
import { importContent } from "../../../src/catalog/import-catalog.ts";
import type { Catalog } from "../../../src/catalog/model.ts";

/** Contents by path inside a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Runs with a new folder that holds the files and is gone afterwards. */
export async function withFiles<Result>(
  files: Files,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "pdo-import-"));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Imported {
  readonly catalog: Catalog;
  readonly warnings: readonly string[];
}

export async function importPaths(
  format: string,
  paths: readonly string[],
  levels?: string,
): Promise<Imported> {
  const { content, warnings } = await importContent({
    salesChannel: "channel_a",
    format,
    paths,
    reserved: [],
    ...(levels !== undefined && { levels }),
  });
  return { catalog: createCatalog(compileContent(content), "imported"), warnings };
}

/** @param paths inside the folder; the folder itself where none are given. `levels.csv` is used where it is there. */
export function importFiles(format: string, files: Files, paths?: readonly string[]): Promise<Imported> {
  return withFiles(files, (folder) =>
    importPaths(
      format,
      paths?.map((path) => join(folder, path)) ?? [folder],
      "levels.csv" in files ? join(folder, "levels.csv") : undefined,
    ),
  );
}

/** The problem that `run` ends with. */
export async function importProblem(run: () => Promise<unknown>): Promise<CatalogError> {
  try {
    await run();
  } catch (cause) {
    if (isCatalogError(cause)) return cause;
    throw cause;
  }
  throw new Error("there was no problem");
}

export async function importWarnings(format: string, files: Files, paths?: readonly string[]) {
  const { warnings } = await importFiles(format, files, paths);
  return warnings.map((warning) => warning.replace(/\S*pdo-import-[^/]*\//g, ""));
}
