import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { salesChannels } from "../../../../src/api/vocabulary.ts";
import { assembleSource } from "../../../../src/catalog/builtin-catalog.ts";
import { loadSource } from "../../../../src/catalog/builtin-source.ts";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { builtinSourceFolder } from "../../../../src/catalog/catalog-files.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import { findFacts } from "../../../../src/facts/extractor.ts";
import { compareFacts } from "../../../../src/facts/fact.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { cleanName } from "../../../../src/tasks/name/rules/clean-name.ts";
import { type ComposedName, composeName } from "../../../../src/tasks/name/rules/compose-name.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { hasRealNames, type RealName, readRealNames } from "../../real-names.ts";
import { changesOf } from "./stated-facts.ts";

interface Pair extends RealName {
  readonly cleaned: string;
  readonly composed: ComposedName;
}

const longest = 150;
/** Of ten thousand names on a busy machine. */
const patienceMs = 120_000;
const leastTyped = 0.85;

/** Feeds that say where a product belongs, and the columns that do. */
const categoryColumns: readonly {
  readonly file: string;
  readonly name: string;
  readonly category: string;
  readonly language: Language;
}[] = [
  ...["aw-oli-essenziali.csv.gz", "aw-professional-oils.csv", "aw-relax-benessere.csv.gz"].map((file) => ({
    file: `ancientwisdom-supplier/${file}`,
    name: "Unit Name",
    category: "Family",
    language: "en" as const,
  })),
  { file: "bigbasket-en/bigbasket_dev_sample.csv.gz", name: "product", category: "type", language: "en" },
  {
    file: "cdiscount-fr/cdiscount_dev_sample.csv.gz",
    name: "Libelle",
    category: "Categorie3",
    language: "fr",
  },
  {
    file: "flipkart/flipkart_com-ecommerce_sample_1050_dev.csv.gz",
    name: "product_name",
    category: "product_category_tree",
    language: "en",
  },
  ...(["en", "de", "fr", "it"] as const).map((language) => ({
    file: "openfoodfacts-multilang/openfoodfacts_export.csv.gz",
    name: `product_name_${language}`,
    category: "categories",
    language,
  })),
  { file: "salugea-it/salugea_products_catalog.csv", name: "title", category: "type", language: "it" },
  ...["apparel", "home-and-garden", "jewelery"].map((file) => ({
    file: `shopify/${file}.csv`,
    name: "Title",
    category: "Type",
    language: "en" as const,
  })),
  { file: "woocommerce/sample_products.csv", name: "Name", category: "Categories", language: "en" },
];

const wordBegins = (text: string) =>
  new Set(
    (
      text
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? []
    ).map((word) => word.slice(0, 5)),
  );

describe.skipIf(!hasRealNames)(
  "detailed names of all real feeds (skipped without the shared data)",
  { timeout: patienceMs },
  () => {
    const glossary = createGlossary(
      salesChannels.map((salesChannel) =>
        createCatalog(
          compileContent(assembleSource(loadSource(builtinSourceFolder, salesChannel))),
          "builtin",
        ),
      ),
    );
    let pairs: readonly Pair[] = [];

    beforeAll(() => {
      pairs = readRealNames().map((real) => {
        const cleaned = cleanName(real.name, { language: real.language, glossary }).name;
        return { ...real, cleaned, composed: composeName(cleaned, real.language, glossary) };
      });
    }, patienceMs);

    it("are 8,000 and more, and none is longer than 150 characters", () => {
      expect(pairs.length).toBeGreaterThan(8_000);
      expect(pairs.filter(({ composed }) => composed.name.length > longest)).toEqual([]);
    });

    it("leave out nothing where there is room", () => {
      const shortened = pairs.filter(
        ({ cleaned, composed }) => cleaned.length <= longest - 10 && composed.leftOut.length > 0,
      );
      expect(shortened).toEqual([]);
    });

    it("state what the cleaned names state, by a check that knows nothing of the program", () => {
      const changed = pairs.flatMap(({ cleaned, composed, brand }) => {
        if (composed.leftOut.length > 0) return [];
        const changes = changesOf(cleaned, composed.name, brand).filter(
          ({ fact }) => !/^(?:by|von)$/i.test(fact),
        );
        return changes.length === 0 ? [] : [{ cleaned, composed: composed.name, changes }];
      });
      expect(changed).toEqual([]);
    });

    it("state what the cleaned names state, by the program's own reading of facts", () => {
      const changed = pairs.flatMap(({ cleaned, language, composed }) => {
        if (composed.leftOut.length > 0 || composed.name === cleaned) return [];
        const { lost, added, changed } = compareFacts(
          findFacts(cleaned, { language }),
          findFacts(composed.name, { language }),
        );
        return lost.length + added.length + changed.length === 0
          ? []
          : [{ cleaned, composed: composed.name, lost, added, changed }];
      });
      expect(changed).toEqual([]);
    });

    it("are composed once and for all: a composed name is composed of itself", () => {
      const unsteady = pairs.flatMap(({ language, composed }) => {
        const twice = composeName(composed.name, language, glossary).name;
        return twice === composed.name ? [] : [{ once: composed.name, twice }];
      });
      expect(unsteady.length / pairs.length).toBeLessThan(0.001);
    });

    it("fit a channel's 80 characters with whole words of the name and nothing else", () => {
      for (const { cleaned, language } of pairs) {
        const { name } = composeName(cleaned, language, glossary, { maxLength: 80, forbids: [] });
        expect(name.length).toBeLessThanOrEqual(80);
        const words: readonly string[] = cleaned.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        for (const word of name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) expect(words).toContain(word);
      }
    });

    it("name a type of product in most of those whose category is known, titles of books and films among them", () => {
      const feeds = join(process.env.PDO_SHARED ?? "../shared", "data/feeds");
      const known = categoryColumns.flatMap(({ file, name, category, language }) => {
        const bytes = readFileSync(join(feeds, file));
        const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes)
          .toString("utf8")
          .replace(/^\uFEFF/, "");
        const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
        return data
          .map((row) => ({ name: row[name] ?? "", category: row[category] ?? "", language }))
          .filter((row) => row.name.trim() !== "" && row.category.trim() !== "");
      });
      let typed = 0;
      for (const { name, category, language } of known) {
        const cleaned = cleanName(name, { language, glossary }).name;
        const composed = composeName(cleaned, language, glossary);
        const said = composed.recognised.find((part) => part.startsWith("product type "));
        if (said !== undefined) {
          typed += 1;
          expect(composed.name).toContain(said.slice("product type ".length).split(" - ")[0]);
        }
        const [words, asked] = [wordBegins(composed.name), wordBegins(category)];
        for (const word of wordBegins(cleaned)) if (asked.has(word)) expect(words).toContain(word);
      }
      expect(typed / known.length).toBeGreaterThan(leastTyped);
    });
  },
);
