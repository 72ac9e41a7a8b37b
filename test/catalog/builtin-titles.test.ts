import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBrands } from "../../src/catalog/builtin-brands.ts";
import { readTitles } from "../../src/catalog/builtin-titles.ts";
import { builtinSourceFolder, builtinTargetFolder } from "../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../src/catalog/store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-titles-"));
  mkdirSync(join(folder, "channel_a"));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(folder, "channel_a", file), text);
const catalog = {
  findCategory: (identifier: string) =>
    identifier === "a-x" ? { identifier, names: {}, terms: {} } : undefined,
  isLeaf: (identifier: string) => identifier === "a-x",
};

function faultsOf(act: () => unknown): string {
  try {
    act();
    return "";
  } catch (cause) {
    return JSON.stringify(cause) + String((cause as Error).message);
  }
}

it("reads titles, nouns and brands", () => {
  write("titles-x.tsv", "identifier\tlanguage\ttitle\na-x\tde\tTasse rot\n");
  write("nouns-x.tsv", "identifier\tnouns_en\tnouns_de\tnouns_fr\tnouns_it\na-x\tmug|cup\t\ttasse\t\n");
  write("brands-x.tsv", "brand\talso\tleaves\tlines\tcommon\nEmsa\tEMSA GmbH\ta-x|a-y*\tTravel=a-x\tx\n");
  expect(readTitles(folder, "channel_a", catalog)).toEqual([
    { categoryIdentifier: "a-x", language: "en", text: "mug", isNoun: true },
    { categoryIdentifier: "a-x", language: "en", text: "cup", isNoun: true },
    { categoryIdentifier: "a-x", language: "fr", text: "tasse", isNoun: true },
    { categoryIdentifier: "a-x", language: "de", text: "Tasse rot", isNoun: false },
  ]);
  expect(readBrands(folder, "channel_a")).toEqual([
    { spellings: ["Emsa", "EMSA GmbH"], leaves: ["a-x", "a-y*"], lines: ["Travel=a-x"], isCommon: true },
  ]);
});

it("refuses titles of unknown leaves and languages, with file and line", () => {
  write("titles-x.tsv", "identifier\tlanguage\ttitle\na-y\tde\tTasse\n");
  expect(faultsOf(() => readTitles(folder, "channel_a", catalog))).toMatch(
    /titles-x\.tsv.*2.*a-y is no leaf/s,
  );
  write("titles-x.tsv", "identifier\tlanguage\ttitle\na-x\tes\tTaza\n");
  expect(faultsOf(() => readTitles(folder, "channel_a", catalog))).toContain("is no language");
});

it("has at least twelve titles for each leaf of channel_a, in each of the four languages", () => {
  const builtin = createCatalogStore({ builtinFolder: builtinTargetFolder }).catalog("channel_a");
  const titles = readTitles(builtinSourceFolder, "channel_a", builtin);
  const languages = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const { categoryIdentifier: leaf, language, isNoun } of titles) {
    if (isNoun) continue;
    languages.set(leaf, (languages.get(leaf) ?? new Set()).add(language));
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
  const leaves = builtin.categories.filter(({ identifier }) => builtin.isLeaf(identifier));
  const poor = leaves.filter(
    ({ identifier }) => (counts.get(identifier) ?? 0) < 12 || languages.get(identifier)?.size !== 4,
  );
  expect(poor.map(({ identifier }) => identifier)).toEqual([]);
});

it("knows at least 6,000 brands and lines", () => {
  const brands = readBrands(builtinSourceFolder, "channel_a");
  expect(brands.length + brands.reduce((sum, { lines }) => sum + lines.length, 0)).toBeGreaterThan(6_000);
});
