import MiniSearch from "minisearch";
import { describe, it } from "vitest";
import { type Language, languages } from "../../src/api/vocabulary.ts";
import type { Catalog } from "../../src/catalog/model.ts";
import { createCategoryIndex } from "../../src/catalog/search/category-search.ts";
import { foldText } from "../../src/nlp/normalizer.ts";
import { benchCatalogs } from "./bench-catalogs.ts";
import { median } from "./median.ts";
import { makeQueries, type SoughtLeaf } from "./search-queries.ts";

const queriesPerLanguage = 200;
const lookedAt = 10;
const rounds = 3;

type Search = (query: string) => readonly string[];

/** A fresh one each round, so that nothing is remembered from the round before. */
function ours(catalog: Catalog): Search {
  const index = createCategoryIndex(catalog);
  return (text) =>
    index
      .search([{ text, weight: 1 }], { limit: lookedAt, leavesOnly: true, isTolerant: true })
      .map(({ category }) => category.identifier);
}

/** The same names and terms, folded alike, with the options its documentation gives for typing people. */
function minisearch(catalog: Catalog): Search {
  const fields = languages.flatMap((language) => [`name_${language}`, `terms_${language}`]);
  const index = new MiniSearch({
    idField: "identifier",
    fields,
    processTerm: (term) => foldText(term),
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: Object.fromEntries(languages.map((language) => [`name_${language}`, 2])),
    },
  });
  index.addAll(
    leavesOf(catalog).map(({ identifier, names, terms }) => {
      const texts = languages.flatMap((language) => [
        [`name_${language}`, names[language] ?? ""],
        [`terms_${language}`, (terms[language] ?? []).join(" | ")],
      ]);
      return { identifier, ...Object.fromEntries(texts) };
    }),
  );
  return (text) =>
    index
      .search(text)
      .slice(0, lookedAt)
      .map(({ id }) => String(id));
}

function leavesOf(catalog: Catalog) {
  return catalog.categories.filter(({ identifier }) => catalog.isLeaf(identifier));
}

function queriesOf(catalog: Catalog, language: Language): SoughtLeaf[] {
  const named = leavesOf(catalog).flatMap(({ identifier, names }) => {
    const name = names[language];
    return name === undefined ? [] : [{ identifier, name }];
  });
  return makeQueries(named, language, queriesPerLanguage);
}

function foundShare(search: Search, queries: readonly SoughtLeaf[]): number {
  const found = queries.filter(({ query, identifier }) => search(query).includes(identifier));
  return found.length / queries.length;
}

function secondsFor(search: Search, queries: readonly SoughtLeaf[]): number {
  const start = performance.now();
  for (const { query } of queries) search(query);
  return (performance.now() - start) / 1000;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

describe.each(await benchCatalogs())("search in $name", ({ catalog }) => {
  it("finds leaves by names that are not quite theirs, and how fast", () => {
    const peer = minisearch(catalog);
    const all = languages.map((language) => ({ language, queries: queriesOf(catalog, language) }));
    const lines = all.map(({ language, queries }) => {
      const kinds = ["dropped letter", "other number", "half"].map((kind) => {
        const some = queries.filter((query) => query.kind === kind);
        return `${kind} ${percent(foundShare(ours(catalog), some))}`;
      });
      const shares = `${percent(foundShare(ours(catalog), queries))} (minisearch ${percent(foundShare(peer, queries))})`;
      return `${language}  ${queries.length} queries  in the first ${lookedAt}: ${shares}; ${kinds.join(", ")}`;
    });
    const queries = all.flatMap((each) => each.queries);
    const times = Array.from({ length: rounds }, () => ({
      own: secondsFor(ours(catalog), queries),
      peer: secondsFor(peer, queries),
    }));
    const own = median(times.map((time) => time.own));
    const other = median(times.map((time) => time.peer));
    const rate = (seconds: number) => `${Math.round(queries.length / seconds)} queries/s`;
    lines.push(`${rate(own)}, minisearch ${rate(other)}: ${(other / own).toFixed(1)} times`);
    process.stdout.write(`\n${lines.join("\n")}\n`);
    if (process.env.PDO_BENCH_MISSES) {
      for (const { language, queries } of all)
        for (const { kind, query, identifier } of queries) {
          const name = catalog.findCategory(identifier)?.names[language];
          if (!ours(catalog)(query).includes(identifier))
            process.stdout.write(`${language} ${kind}: ${query} <- ${name} (${identifier})\n`);
        }
    }
  });
});
