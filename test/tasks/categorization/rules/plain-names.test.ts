import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { parseTable } from "../../../../src/lib/table.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import { tokenize } from "../../../../src/nlp/tokenizer.ts";
import { createCategorizer } from "../../../../src/tasks/categorization/rules/categorize.ts";
import { withoutProperties } from "../../../../src/tasks/categorization/rules/plain-names.ts";
import { createKnownCatalogs } from "../../../../src/tasks/categorization/rules/rank-by-knowledge.ts";

const catalogs = createCatalogStore({ builtinFolder: builtinTargetFolder });
const knowledge = createKnownCatalogs(() => loadKnowledge(builtinTargetFolder));
const categorize = createCategorizer({ catalogs, knowledge });
const catalog = catalogs.catalog("channel_a");

const black: Readonly<Record<Language, string>> = { en: "black", de: "schwarz", fr: "noir", it: "nero" };
/** From this score on a category is written. */
const written = 0.7;

/** The same half of the leaves in each run, whatever leaves come and go. */
const sampled = catalog.categories.filter(
  ({ identifier }) =>
    catalog.isLeaf(identifier) && ((createHash("sha1").update(identifier).digest()[0] ?? 0) & 1) === 0,
);

/** The plainest names that a shop could give: what the catalog itself calls the things, its name with a colour and its first term without. */
const plainNames = (language: Language) =>
  sampled.flatMap(({ identifier, names, terms }) => {
    const [first] = terms[language] ?? [];
    const plain = [names[language] && `${names[language]} ${black[language]}`, first];
    return plain.flatMap((name) => (name ? [{ name, leaf: identifier }] : []));
  });

function read(name: string, language: Language) {
  const query = { sales_channel: "channel_a", limit: 3, use_rag: false } as const;
  const body = { product_name: name, product_description: "" };
  const { best_category } = categorize({ query, body }, { evidence: { language, facts: [] } });
  return { leaf: best_category.category.identifier, isWritten: best_category.score >= written };
}

/** Of a hundred names so many are written right at least, and so many wrong at most. */
const limits: Readonly<Record<Language, { readonly right: number; readonly wrong: number }>> = {
  en: { right: 98.5, wrong: 0.3 },
  de: { right: 98.5, wrong: 0.3 },
  fr: { right: 98.5, wrong: 0.3 },
  it: { right: 98, wrong: 0.4 },
};

it.each(languages)("reads what the catalog itself calls its products, in %s", (language) => {
  const names = plainNames(language);
  const answers = names.map(({ name, leaf }) => ({ leaf, found: read(name, language) }));
  const share = (isRight: boolean) =>
    (100 * answers.filter(({ leaf, found }) => found.isWritten && (found.leaf === leaf) === isRight).length) /
    names.length;
  expect(names.length).toBeGreaterThan(sampled.length);
  expect(share(true)).toBeGreaterThanOrEqual(limits[language].right);
  expect(share(false)).toBeLessThanOrEqual(limits[language].wrong);
});

const shopNames = parseTable(readFileSync(new URL("../../../data/plain-names.tsv", import.meta.url), "utf8"));

it.each(languages)("writes the category of names as small shops write them, in %s", (language) => {
  const names = shopNames.filter((row) => row.language === language);
  const missed = names.flatMap(({ name = "", leaf }) => {
    const found = read(name, language);
    return found.leaf === leaf && found.isWritten ? [] : [{ name, ...found }];
  });
  expect(names.length).toBeGreaterThan(40);
  expect(missed).toEqual([]);
});

it.each([
  ["it", "Orecchini argento 925"],
  ["it", "Orecchini oro"],
  ["fr", "Bottes de pluie"],
  ["de", "Halbschuhe braun"],
] as const)("proposes nothing for children first where none is named, in %s for %j", (language, name) => {
  expect(read(name, language).leaf).not.toMatch(/-kids/u);
});

it.each([
  ["en", "Backpack 25L black", "Backpack"],
  ["en", "Set of 3 velvet cushions 40x40", "cushions"],
  ["en", "Saucepan stainless steel 1.5 L", "Saucepan"],
  ["en", "Printer paper A4 500 sheets", "Printer paper A4 sheets"],
  ["en", "Glass table round", "table"],
  ["en", "Rolling pin wood", "Rolling pin"],
  ["en", "Cutlery set", "Cutlery set"],
  ["en", "3D printer black", "3D printer"],
  ["de", "Kissen aus Samt grün 2er Pack", "Kissen"],
  ["de", "Druckerpapier", "Druckerpapier"],
  ["de", "Tisch Holz 80 cm", "Tisch"],
  ["fr", "Fer à repasser noir", "Fer à repasser"],
  ["fr", "Tasses en verre lot de 6", "Tasses"],
  ["it", "Tavolino in legno bianco", "Tavolino"],
  ["it", "Carta igienica 4 pezzi", "Carta igienica"],
  ["it", "Nero 40x40 cm", ""],
] as const)("in %s %j is %j without its properties", (language, name, left) => {
  const tokens = withoutProperties(tokenize(name), language);
  expect(tokens.map(({ text }) => text).join(" ")).toBe(left);
});
