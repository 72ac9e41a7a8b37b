import { create, insertMultiple, search } from "@orama/orama";
import MiniSearch from "minisearch";
import { languages } from "../../src/api/vocabulary.ts";
import type { Catalog } from "../../src/catalog/model.ts";
import { plainText } from "../../src/nlp/html.ts";
import { isStopWordInAnyLanguage } from "../../src/nlp/stop-words.ts";
import { tokenize } from "../../src/nlp/tokenizer.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import type { BenchProduct } from "./bench-products.ts";

/** How many categories each is asked for. */
const lookedAt = 10;

/** @returns identifiers of categories, best first, at most `lookedAt` */
export type CategorySearch = (product: BenchProduct) => Promise<readonly string[]>;

/** The engine as the service calls it: from a validated request to the answer with names, paths and scores. */
export function ownSearch(catalog: Catalog): CategorySearch {
  const engine = createBuiltinEngine({ catalogs: storeOf(catalog) });
  const query = { sales_channel: catalog.salesChannel, limit: lookedAt, use_rag: false } as const;
  return async ({ name, description }) => {
    const body = { product_description: description, ...(name && { product_name: name }) };
    const answer = await engine.categorize({ query, body }, {});
    return [answer.best_category, ...answer.other_categories].map(({ category }) => category.identifier);
  };
}

function storeOf(catalog: Catalog): Parameters<typeof createBuiltinEngine>[0]["catalogs"] {
  const refuse = () => {
    throw new Error("A measurement changes no catalog.");
  };
  return {
    channels: () => ["channel_a"],
    catalog: () => catalog,
    findCategory: () => undefined,
    importCatalog: refuse,
    removeImport: refuse,
  };
}

/** The leaves as documents of three texts, all languages in each, so that a peer looks a word up three times and not twelve. */
function documentsOf(catalog: Catalog) {
  const joined = (texts: readonly (string | undefined)[]) => contentWords(texts.filter(Boolean).join(" | "));
  return catalog.categories
    .filter(({ identifier }) => catalog.isLeaf(identifier))
    .map(({ identifier, names, terms }) => ({
      id: identifier,
      names: joined(languages.map((language) => names[language])),
      terms: joined(languages.flatMap((language) => terms[language] ?? [])),
      path: joined(
        catalog
          .path(identifier)
          .slice(0, -1)
          .flatMap((above) => languages.map((language) => above.names[language])),
      ),
    }));
}

const fields = ["names", "terms", "path"] as const;
const boost = { names: 2, terms: 1, path: 0.5 } as const;

/** A product's texts as one query; peers know no markup, so they get what a reader would see. */
const queryOf = ({ name, description }: BenchProduct) =>
  contentWords(plainText(`${name}\n${description}`).text);

/** Folded, without function words of the four languages, as one sets a peer up: with them it takes several times as long. */
function contentWords(text: string): string {
  const words = tokenize(text).map(({ folded }) => folded);
  return words.filter((word) => !isStopWordInAnyLanguage(word)).join(" ");
}

/** Any word may match, as no category has all words of a description; no prefixes and slips, made for typing people. */
export function minisearchSearch(catalog: Catalog): CategorySearch {
  const index = new MiniSearch({
    fields: [...fields],
    searchOptions: { combineWith: "OR", prefix: false, fuzzy: false, boost },
  });
  index.addAll(documentsOf(catalog));
  return async (product) =>
    index
      .search(queryOf(product))
      .slice(0, lookedAt)
      .map(({ id }) => String(id));
}

/** `threshold: 1` is its OR; `tolerance: 0` means no slips. Beginnings of words it always matches. */
export async function oramaSearch(catalog: Catalog): Promise<CategorySearch> {
  const index = create({
    schema: { id: "string", names: "string", terms: "string", path: "string" } as const,
  });
  await insertMultiple(index, documentsOf(catalog));
  return async (product) => {
    const found = await search(index, {
      term: queryOf(product),
      properties: [...fields],
      boost,
      threshold: 1,
      tolerance: 0,
      limit: lookedAt,
    });
    return found.hits.map(({ id }) => id);
  };
}
