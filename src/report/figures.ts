import type { ReportRow } from "./report-row.ts";

/** A thing that is counted by rows. */
export interface Count {
  readonly name: string;
  readonly rows: number;
}

/** What the report's first screen says of all rows. */
export interface ReportFigures {
  readonly rows: number;
  readonly statuses: readonly Count[];
  /** Texts with a proposal that differs from the feed's. */
  readonly changed: readonly Count[];
  readonly categories: readonly Count[];
  /** How many different categories are written. */
  readonly categoryCount: number;
  /** Written scores by tenths, from 0 to 1. */
  readonly scores: readonly Count[];
  readonly missing: readonly Count[];
  readonly remarks: readonly Count[];
}

const mostShown = 12;
/** Different remarks and categories that are counted; a feed may have a new one in each row. */
const mostCounted = 5_000;

/** Counts rows as they pass. */
export class FigureTally {
  #rows = 0;
  readonly #statuses = new Map<string, number>();
  readonly #changed = new Map<string, number>();
  readonly #categories = new Map<string, number>();
  readonly #scores = new Map<string, number>();
  readonly #missing = new Map<string, number>();
  readonly #remarks = new Map<string, number>();

  add({ status, name, description, category, missing, messages }: ReportRow): void {
    this.#rows += 1;
    countIn(this.#statuses, status);
    if (name.after !== undefined && name.after !== name.before) countIn(this.#changed, "name");
    if (description.after !== undefined && description.after !== description.before)
      countIn(this.#changed, "description");
    if (category.path !== "") {
      countIn(this.#changed, "category");
      countIn(this.#categories, category.path);
    }
    if (category.score !== undefined) {
      const tenth = Math.min(9, Math.floor(category.score * 10));
      countIn(this.#scores, `${(tenth / 10).toFixed(1)} to ${((tenth + 1) / 10).toFixed(1)}`);
    }
    for (const attribute of missing) countIn(this.#missing, attribute);
    for (const remark of new Set(messages.map(kindOf))) countIn(this.#remarks, remark);
  }

  figures(): ReportFigures {
    return {
      rows: this.#rows,
      statuses: most(this.#statuses, mostShown),
      changed: most(this.#changed, mostShown),
      categories: most(this.#categories, mostShown),
      categoryCount: this.#categories.size,
      scores: [...this.#scores]
        .map(([name, rows]) => ({ name, rows }))
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
      missing: most(this.#missing, mostShown),
      remarks: most(this.#remarks, mostShown),
    };
  }
}

function countIn(counts: Map<string, number>, name: string): void {
  if (!counts.has(name) && counts.size >= mostCounted) return;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The first sentence of a message without its numbers and quotations: what rows have in common. */
function kindOf(message: string): string {
  const [first = ""] = message.split(/(?<=[.!?])\s/u, 1);
  return first
    .replace(/"[^"]*"|“[^”]*”/gu, "…")
    .replace(/\d+(?:[.,]\d+)?/gu, "n")
    .slice(0, 120);
}

function most(counts: ReadonlyMap<string, number>, shown: number): Count[] {
  return [...counts]
    .map(([name, rows]) => ({ name, rows }))
    .sort((one, other) => other.rows - one.rows || (one.name < other.name ? -1 : 1))
    .slice(0, shown);
}
