import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compiledFiles, importedPath } from "../../src/catalog/catalog-files.ts";

let folder: string;
const builtin = () => join(folder, "builtin");
const home = () => join(folder, "home");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-compiled-files-"));
  mkdirSync(builtin());
  for (const name of ["channel_a.catalog", "channel_a.knowledge", "channel_b.catalog", "words.glossary"]) {
    writeFileSync(join(builtin(), name), "");
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

test("without an import all that the build made is loaded", () => {
  expect(compiledFiles(home(), builtin()).sort()).toEqual([
    join(builtin(), "channel_a.catalog"),
    join(builtin(), "channel_a.knowledge"),
    join(builtin(), "channel_b.catalog"),
    join(builtin(), "words.glossary"),
  ]);
});

test("an import is loaded in the built-in catalog's stead, beside what is known of products, and without the glossary", () => {
  const imported = importedPath(home(), "channel_b");
  mkdirSync(dirname(imported), { recursive: true });
  writeFileSync(imported, "");
  expect(compiledFiles(home(), builtin()).sort()).toEqual([
    join(builtin(), "channel_a.catalog"),
    join(builtin(), "channel_a.knowledge"),
    imported,
  ]);
});

test("where nothing was built there is nothing to load", () => {
  expect(compiledFiles(home(), join(folder, "absent"))).toEqual([]);
});
