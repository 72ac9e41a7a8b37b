import type { AddOutcome } from "../../examples/examples-store.ts";
import { count, counted } from "../terminal/figures.ts";
import { mostNamed, type RowCounts } from "./count-rows.ts";

/** What became of a feed that was added, as JSON says it. */
export function toAddAnswer({ counts, facts }: AddOutcome, rows: RowCounts, salesChannel: string) {
  return {
    sales_channel: salesChannel,
    rows: rows.rows,
    added: counts.added,
    changed: counts.changed,
    repeated: counts.repeated,
    left_out: { ...rows.faults },
    unknown_categories: [...rows.unknownCategories],
    unknown_attributes: Object.fromEntries(rows.unknownAttributes),
    example_count: facts.exampleCount,
    category_count: facts.categoryCount,
    attributed_count: facts.attributedCount,
  };
}

type AddAnswer = ReturnType<typeof toAddAnswer>;

/** The same for a person, in sentences. */
export function renderAddAnswer(answer: AddAnswer): string {
  const { added, changed, repeated, left_out: leftOut } = answer;
  const lines = [
    `${counted(answer.rows, "row")}: ${count(added)} added, ${count(changed)} changed, ${count(repeated)} as they were.`,
    leftOut.no_category > 0 && `Without a category: ${counted(leftOut.no_category, "row")}.`,
    leftOut.unknown_category > 0 &&
      `With a category that the catalog does not have: ${counted(leftOut.unknown_category, "row")} (${quoted(answer.unknown_categories)}).`,
    leftOut.no_text > 0 && `Without a name and a description: ${counted(leftOut.no_text, "row")}.`,
    attributesLine(answer.unknown_attributes),
    `${answer.sales_channel} has learned from ${counted(answer.example_count, "example")} of ${counted(answer.category_count, "category", "categories")}, ${count(answer.attributed_count)} of them with attributes.`,
  ];
  return lines
    .filter((line) => line !== false && line !== "")
    .map((line) => `${line}\n`)
    .join("");
}

function attributesLine(unknown: Readonly<Record<string, number>>): string {
  const names = Object.entries(unknown).sort(([, one], [, other]) => other - one);
  if (names.length === 0) return "";
  return `Left out: attributes that the products' categories do not ask for: ${quoted(names.map(([name]) => name))}.`;
}

function quoted(texts: readonly string[]): string {
  const shown = texts.slice(0, mostNamed).map((text) => `"${text}"`);
  return texts.length > mostNamed
    ? `${shown.join(", ")} and ${texts.length - mostNamed} more`
    : shown.join(", ");
}
