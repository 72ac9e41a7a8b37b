import { lazily, oncePerKey } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import { foldText } from "../nlp/normalizer.ts";
import type { PagePart } from "../nlp/page-labels.ts";
import type { DetailField, ProductField } from "./feed.ts";
import headerWords from "./header-words.tsv";

const rows = lazily(() => parseTable(headerWords));

const rowsOf = (use: string, field: string) => rows().filter((row) => row.use === use && row.field === field);
const wordsOf = (use: string, field: string) => membersOf(rowsOf(use, field), "words", "|");

/** Normalised header words that name a field, in English, German, French and Italian; an earlier list is a surer sign. */
export const fieldWords = oncePerKey((field: ProductField): readonly (readonly string[])[] =>
  rowsOf("name", field).map((row) => membersOf([row], "words", "|")),
);

/** Normalised header words of columns that hold what is said of a product in a few words, and never its name. */
export const talkWords = lazily((): ReadonlySet<string> => new Set(wordsOf("talk", "description")));

/** Normalised header words of columns that hold names though no word in them says name. */
export const uncalledWords = lazily((): ReadonlySet<string> => new Set(wordsOf("uncalled", "name")));

/** Normalised header words of columns that describe a product in a few words. */
export const shortTextWords = lazily((): ReadonlySet<string> => new Set(wordsOf("short", "description")));

/** Words of columns that hold the second line of a text, or an additional text. */
export const lineWords = oncePerKey(
  (kind: "second" | "additional"): ReadonlySet<string> => new Set(wordsOf("line", kind)),
);

/** Words that, anywhere in a column's name, hint at a field where no whole name does. */
export const hintWords = oncePerKey((field: ProductField) => wordsOf("hint", field));

/** Normalised header words of columns that name a product where no column does: its model. */
export const lastNameWords = lazily((): readonly string[] => wordsOf("last", "name"));

/** Normalised header words of columns that say what kind of thing a product is. */
export const typeWords = lazily((): ReadonlySet<string> => new Set(wordsOf("type", "name")));

/** Words that say a column is about something else, though it has a hint word. */
export const foreignWords = lazily((): ReadonlySet<string> => new Set(wordsOf("hint", "none")));

/** Folded words of columns that hold a field of something else than the row's product. */
export const otherWords = oncePerKey(
  (field: "id" | "gtin"): ReadonlySet<string> => new Set(wordsOf("other", field)),
);

/** Normalised header words (see `normalizeColumn`) that name a detail, surest first. */
export const detailWords = oncePerKey((field: DetailField) => wordsOf("detail", field));

/** Words beside a person's in the names of columns that hold a part of the address. */
export const addressParts = lazily((): ReadonlySet<string> => new Set(wordsOf("part", "address")));

/** Normalised header words of columns that hold a part of the product's page in search engines. */
export const pageWords = oncePerKey((part: PagePart): ReadonlySet<string> => new Set(wordsOf("page", part)));

/** What a table may list besides products. */
export const tableKinds = [
  "customers",
  "orders",
  "reviews",
  "articles",
  "payments",
  "categories",
  "attributes",
  "brands",
] as const;

export type TableKind = (typeof tableKinds)[number];

/**
 * Normalised header words of tables that list something besides products, "billing *" for all that begins so; for products, words
 * anywhere in a name; for parents, names of columns that name the row above in a tree.
 */
export const tableWords = oncePerKey(
  (kind: TableKind | "products" | "parents"): ReadonlySet<string> => new Set(wordsOf("table", kind)),
);

/** Words that the names of such columns are composed of: see the top of the table. */
export const pageWordKinds = lazily(
  (): ReadonlyMap<string, PageWord> =>
    new Map(pageWordNames.flatMap((kind) => wordsOf("pageword", kind).map((word) => [word, kind] as const))),
);

const pageWordNames = ["engine", "title", "description", "keywords", "filler"] as const;

type PageWord = (typeof pageWordNames)[number];

/** What a word of a composed column name is about (see `composedRank`): a name's kind, folded. */
export const headerWordKinds = lazily(
  (): ReadonlyMap<string, HeaderWord> =>
    new Map(headerWordNames.flatMap((kind) => wordsOf("word", kind).map((word) => [word, kind] as const))),
);

const headerWordNames = [
  "product",
  "key",
  "own",
  "name",
  "text",
  "short",
  "long",
  "group",
  "sub",
  "level",
  "maker",
  "place",
  "filler",
] as const;

export type HeaderWord = (typeof headerWordNames)[number];

/** The lists of words about facts: see the top of the table. */
export const factWords = oncePerKey((list: FactList): ReadonlySet<string> => {
  const words = wordsOf("fact", list);
  return new Set([...words, ...words.map(foldText)]);
});

type FactList =
  | "none"
  | "ending"
  | "beginning"
  | "whole"
  | "kept"
  | "section"
  | "prefix"
  | "unit"
  | "letter"
  | "code"
  | "measured"
  | "side"
  | "relation"
  | "size"
  | "bullet"
  | "numbered"
  | "property"
  | "glued"
  | "generic"
  | "remark"
  | "talk";

/** Units as headers write them (normalised), and as a text does. */
export const writtenUnits = lazily(() => pairsOf("written"));

/** What is measured, by the units that are a whole name: "lumens". */
export const calledMeasures = lazily(() => pairsOf("called"));

function pairsOf(list: string): ReadonlyMap<string, string> {
  return new Map(
    wordsOf("fact", list).map((pair) => {
      const [name = "", meant = name] = pair.split("=");
      return [name, meant];
    }),
  );
}

/** Normalised header words about families of variants: see the top of the table. */
export const familyWords = oncePerKey((list: FamilyList): readonly string[] => wordsOf("family", list));

type FamilyList = "parent" | "own" | "role" | "group" | "axis" | "gender";
