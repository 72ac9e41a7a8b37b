import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import { createCategorizer } from "../../../../src/tasks/categorization/rules/categorize.ts";
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
