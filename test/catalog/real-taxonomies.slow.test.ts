import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type SalesChannel, salesChannels } from "../../src/api/vocabulary.ts";
import { compileBuiltin } from "../../src/catalog/builtin-catalog.ts";
import type { AttributeRecord, Catalog } from "../../src/catalog/model.ts";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { fixtureSourceFolder } from "./fixtures/fixture-catalogs.ts";
import { withFiles } from "./importers/import-files.ts";

const taxonomies = join(process.env.PDO_SHARED ?? "../shared", "data", "taxonomies");
const languages = ["en", "de", "fr", "it"] as const;
const patienceMs = 120_000;

/** Imports into a home of its own and looks at what another process would be served. */
function importInto(
  salesChannel: SalesChannel,
  format: string,
  source: string,
  look: (catalog: Catalog, warnings: readonly string[]) => void,
): Promise<void> {
  return withFiles({}, async (folder) => {
    const [home, builtinFolder] = [join(folder, "home"), join(folder, "builtin")];
    compileBuiltin(fixtureSourceFolder, builtinFolder);
    const open = () => createCatalogStore({ home, builtinFolder });
    const { warnings } = await open().importCatalog({
      salesChannel,
      format,
      paths: [join(taxonomies, source)],
    });
    look(open().catalog(salesChannel), warnings);
  });
}

function readText(path: string): string {
  return gunzipSync(readFileSync(join(taxonomies, path))).toString("utf8");
}

/** The same every time, spread over the whole list. */
function sample<Item>(items: readonly Item[], count: number): Item[] {
  const step = items.length / count;
  return items
    .filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step))
    .slice(0, count);
}

/** Without the no-break and zero-width characters that the source has here and there. */
const plain = (name: string) =>
  name
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();

interface SourceCategory {
  readonly id: string;
  readonly name: string;
  readonly parent_id: string | null;
  readonly attributes: readonly { readonly id: string; readonly handle: string; readonly name: string }[];
}

interface SourceAttribute {
  readonly id: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
}

function readShopify(language: string) {
  const tree: { verticals: { categories: SourceCategory[] }[] } = JSON.parse(
    readText(`shopify/dist/${language}/categories.json.gz`),
  );
  const lists: { attributes: SourceAttribute[] } = JSON.parse(
    readText(`shopify/dist/${language}/attributes.json.gz`),
  );
  return { categories: tree.verticals.flatMap(({ categories }) => categories), attributes: lists.attributes };
}

const last = (gid: string) => gid.split("/").at(-1) ?? "";

function countShopify(catalog: Catalog) {
  const lists = catalog.categories.map(({ identifier }) => catalog.attributes(identifier));
  const attributes = new Set([...lists.flat(), ...catalog.unusedAttributes]);
  return {
    categories: catalog.categories.length,
    leaves: catalog.categories.filter(({ identifier }) => catalog.isLeaf(identifier)).length,
    links: lists.reduce((count, list) => count + list.length, 0),
    attributes: new Set([...attributes].map(({ identifier }) => identifier)).size,
    values: new Set([...attributes].flatMap(({ values }) => values.map(({ identifier }) => identifier))).size,
  };
}

describe.skipIf(!existsSync(join(taxonomies, "shopify")))(
  "Shopify's taxonomy (where PDO_SHARED has it)",
  () => {
    // As the other channel an import arrives alike, which Google's smaller taxonomy shows.
    it(
      "arrives whole and joined right in four languages",
      async () => {
        await importInto("channel_a", "shopify", "shopify/dist", (catalog, warnings) => {
          expect(countShopify(catalog)).toEqual({
            ...{ categories: 10_595, leaves: 8_516, links: 40_262 },
            ...{ attributes: 1_987 + 312 - 2, values: 20_635 },
          });
          // Two extended attributes have the handle of a base, and count once with it.
          expect(catalog.unusedAttributes).toHaveLength(39);
          expect(warnings).toEqual([]);
          for (const language of languages) compareWithSource(catalog, language);
          // The two attributes of one number that a category asks for have the same list.
          const asked = catalog
            .attributes("ap-2-3-2")
            .filter(({ identifier }) => identifier.endsWith("-size"));
          expect(asked.map(({ identifier }) => identifier)).toEqual(["accessory-size", "dog-diaper-size"]);
          expect(asked[0]?.values).toBe(asked[1]?.values);
          expect(asked[0]?.values.length).toBeGreaterThan(3);
        });
      },
      patienceMs,
    );
  },
);

/** 300 categories with their parents, attributes and values, by what the source says under the same numbers. */
function compareWithSource(catalog: Catalog, language: (typeof languages)[number]): void {
  const source = readShopify(language);
  const values = new Map(source.attributes.map((attribute) => [attribute.id, attribute.values]));
  for (const category of sample(source.categories, 300)) {
    const identifier = last(category.id);
    const found = catalog.findCategory(identifier);
    expect(found?.names[language]).toBe(plain(category.name));
    expect(found?.parentIdentifier).toBe(category.parent_id === null ? undefined : last(category.parent_id));
    const asked = catalog.attributes(identifier);
    expect(asked.map((attribute) => [attribute.identifier, attribute.names[language]])).toEqual(
      category.attributes.map(({ handle, name }) => [handle, plain(name)]),
    );
    for (const [place, { id }] of category.attributes.entries()) {
      expect(valueNames(asked[place], language)).toEqual(
        new Map((values.get(id) ?? []).map((value) => [last(value.id), plain(value.name)])),
      );
    }
  }
}

function valueNames(attribute: AttributeRecord | undefined, language: (typeof languages)[number]) {
  return new Map(attribute?.values.map(({ identifier, names }) => [identifier, names[language]]));
}

/** Names and parents by number, of a whole list. */
function readGoogle(path: string): Map<string, { name: string; parent: string | undefined }> {
  const lines = readText(path)
    .split("\n")
    .filter((line) => /^\d/.test(line));
  const paths = new Map(
    lines.map((line) => [line.slice(line.indexOf(" - ") + 3), line.slice(0, line.indexOf(" "))]),
  );
  return new Map(
    [...paths].map(([full, number]) => {
      const names = full.split(" > ");
      return [number, { name: names.at(-1) ?? "", parent: paths.get(names.slice(0, -1).join(" > ")) }];
    }),
  );
}

describe.skipIf(!existsSync(join(taxonomies, "google")))(
  "Google's taxonomy (where PDO_SHARED has it)",
  () => {
    it.each(salesChannels)("of 2015 arrives in four languages, as %s", async (salesChannel) => {
      await importInto(salesChannel, "google", "google/2015-02-19", (catalog, warnings) => {
        expect(warnings).toEqual([]);
        expect(catalog.categories).toHaveLength(5_427);
        for (const [language, locale] of [
          ["en", "en-GB"],
          ["de", "de-DE"],
          ["fr", "fr-FR"],
          ["it", "it-IT"],
        ] as const) {
          const source = readGoogle(`google/2015-02-19/taxonomy-with-ids.${locale}.txt.gz`);
          expect(source.size).toBe(5_427);
          for (const [identifier, { name, parent }] of sample([...source], 300)) {
            expect(catalog.findCategory(identifier)).toMatchObject({ names: { [language]: name } });
            expect(catalog.findCategory(identifier)?.parentIdentifier).toBe(parent);
          }
        }
      });
    });

    it.each(salesChannels)("of 2021 arrives in English, as %s", async (salesChannel) => {
      await importInto(salesChannel, "google", "google/2021-09-21", (catalog) => {
        expect(catalog.categories).toHaveLength(5_595);
        expect(catalog.children()).toHaveLength(21);
        const source = readGoogle("google/2021-09-21/taxonomy-with-ids.en-US.txt.gz");
        for (const [identifier, { name, parent }] of sample([...source], 300)) {
          expect(catalog.findCategory(identifier)?.names).toEqual({ en: name });
          expect(catalog.findCategory(identifier)?.parentIdentifier).toBe(parent);
        }
      });
    });

    it("of several years gives the newest tree and counts the names that the older ones lack", async () => {
      await importInto("channel_a", "google", "google", (catalog, warnings) => {
        expect(catalog.categories).toHaveLength(5_595);
        const lacking = warnings.filter((warning) =>
          /168 categories have no name in (de|fr|it), 0 are/.test(warning),
        );
        expect(lacking).toHaveLength(3);
        expect(catalog.categories.filter(({ names }) => names.de === undefined)).toHaveLength(168);
      });
    });
  },
);
