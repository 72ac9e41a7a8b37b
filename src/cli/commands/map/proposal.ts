import type { Language } from "../../../api/vocabulary.ts";
import { categoryPathText } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { GatheredCategory } from "../../../pipeline/source-categories/gather.ts";
import type { Expectation } from "../../../pipeline/source-categories/source-category.ts";
import { type MapLine, type mapColumns, resolveCategory } from "./category-map.ts";

/**
 * `yours`: kept from the table that a person has corrected; `check`: the first of the other categories may be the one; `none`: its
 * rows are too different for one leaf, or too little is known.
 */
const sureness = ["yours", "sure", "check", "none"] as const;
type Sureness = (typeof sureness)[number];

/** A line of the table, in the columns' names. */
export interface ProposedLine {
  readonly source_category: string;
  readonly rows: number;
  /** A path in the table's language. Empty: its rows are categorized one by one. */
  readonly category: string;
  readonly category_id: string;
  /** In [0, 1]. Null: a person has decided. */
  readonly score: number | null;
  readonly sure: Sureness;
  /** Paths with their scores, best first. */
  readonly other_categories: readonly string[];
  /** Names of products. */
  readonly products: readonly string[];
}

/**
 * What speaks for the best leaf. Only a sure one is filled in: of 341 labelled rows (channel_a) 85 % of those with such a leaf were right in it. Below,
 * rows that are categorized one by one are right more often than in any one leaf, so the cell stays empty until somebody decides.
 */
const sureFrom = 0.6;
const checkFrom = 0.3;
const mostOthers = 3;
const mostProducts = 3;
const maxNameLength = 80;

interface ProposalRequest {
  readonly catalog: Catalog;
  readonly language: Language;
}

export function proposeLine(
  { text, rows, products }: GatheredCategory,
  expectation: Expectation | undefined,
  { catalog, language }: ProposalRequest,
): ProposedLine {
  const pathOf = (identifier: string) => categoryPathText(catalog, identifier, language);
  const leaves = (expectation?.leaves ?? []).map(({ place, weight }) => ({
    identifier: place.category.identifier,
    weight,
  }));
  const best = leaves[0];
  const weight = best?.weight ?? 0;
  const isProposed = best !== undefined && weight >= sureFrom;
  const others = leaves.slice(isProposed ? 1 : 0).slice(0, mostOthers);
  return {
    source_category: text,
    rows,
    category: isProposed ? pathOf(best.identifier) : "",
    category_id: isProposed ? best.identifier : "",
    score: rounded(weight),
    sure: isProposed ? "sure" : weight >= checkFrom ? "check" : "none",
    other_categories: others.map(({ identifier, weight }) => `${pathOf(identifier)} (${rounded(weight)})`),
    products: namesOf(products),
  };
}

/** A line of a corrected table, with what it maps to as the catalog calls it now; one that maps to nothing known stays as it was. */
export function keepLine(
  line: MapLine,
  gathered: GatheredCategory | undefined,
  { catalog, language }: ProposalRequest,
): ProposedLine {
  const resolved = resolveCategory(catalog, line.category);
  const identifier = resolved.state === "leaf" ? resolved.identifier : undefined;
  return {
    source_category: line.source,
    rows: gathered?.rows ?? 0,
    category: identifier === undefined ? line.category : categoryPathText(catalog, identifier, language),
    category_id: identifier ?? (line.category === "" ? "" : line.identifier),
    score: null,
    sure: "yours",
    other_categories: [],
    products: gathered === undefined ? line.products.split(between) : namesOf(gathered.products),
  };
}

const between = " | ";

/** The cells of a line, in the order of `mapColumns`. */
export function cellsOf(line: ProposedLine): Record<(typeof mapColumns)[number], string> {
  return {
    source_category: line.source_category,
    rows: String(line.rows),
    category: line.category,
    category_id: line.category_id,
    score: line.score === null ? "" : String(line.score),
    sure: line.sure,
    other_categories: line.other_categories.join(between),
    products: line.products.join(between),
  };
}

function namesOf(products: GatheredCategory["products"]): string[] {
  const names = products.flatMap(({ name, description }) => (name ?? description ?? "").trim() || []);
  return [...new Set(names)].slice(0, mostProducts).map((name) => name.slice(0, maxNameLength));
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100;
}
