import { counted, placeOf } from "../../render/figures.ts";
import type { Styles } from "../../render/text.ts";
import type { Difference, Verification } from "./verification.ts";

interface VerificationNames {
  readonly feed: string;
  readonly enriched: string;
  readonly styles: Styles;
}

export function renderVerification(verification: Verification, names: VerificationNames): string {
  const lines = verification.proven ? proof(verification, names) : disproof(verification, names);
  return lines.map((line) => `${line}\n`).join("");
}

function proof(verification: Verification, names: VerificationNames): string[] {
  const { rows, compared, added_columns, changed, against_summary } = verification;
  const same = compared === "bytes" ? "all else byte for byte as it came" : "every value as it came";
  return [
    names.styles.green(`${names.enriched} is ${names.feed}, enriched.`),
    `${counted(rows, "row")}, each once and in order; added: ${added_columns.join(", ")}; ${same}.`,
    ...(against_summary ? ["Its statuses, counts and bytes are those of the run's summary."] : []),
    ...changed.map(({ column, rows: count }) => `In ${column} ${counted(count, "row")} changed, as allowed.`),
  ];
}

function disproof(verification: Verification, { feed, enriched, styles }: VerificationNames): string[] {
  const { differences, first_differences, rows, enriched_rows } = verification;
  const hidden = differences - first_differences.length;
  return [
    styles.red(`${enriched} is not ${feed}, enriched: ${counted(differences, "difference")}.`),
    ...first_differences.flatMap((difference) => describe(difference, { feed, enriched })),
    ...(hidden > 0 ? [`  and ${counted(hidden, "more difference")}; --show N shows more`] : []),
    `The feed has ${counted(rows, "row")}, the enriched file ${counted(enriched_rows, "row")}.`,
    ...advice(verification),
  ];
}

function describe(
  { line, enriched_line, column, what, ...values }: Difference,
  names: Pick<VerificationNames, "feed" | "enriched">,
): string[] {
  const places = [
    ...(line === null ? [] : [placeOf(names.feed, line)]),
    ...(enriched_line === null ? [] : [`${placeOf(names.enriched, enriched_line)} of the enriched file`]),
    ...(column === null ? [] : [`column ${column}`]),
  ];
  const { feed, enriched } = showDifferent(values.feed, values.enriched);
  return [
    `  ${places.join(", ")}${places.length > 0 ? ": " : ""}${what}`,
    ...(feed === undefined ? [] : [`    feed      ${feed}`]),
    ...(enriched === undefined ? [] : [`    enriched  ${enriched}`]),
  ];
}

/** A hint where all differences are explained by other flags of enrich. */
function advice({
  rows_missing_at_end,
  enriched_rows,
  differences,
  differences_by_kind,
}: Verification): string[] {
  if (rows_missing_at_end > 0 && differences === 1) {
    return [`If it was made with --rows ${enriched_rows}, say so here too.`];
  }
  if (differences_by_kind.cell === differences) {
    return ["If it was made with --write fill or replace, name those columns with --changed."];
  }
  return [];
}

/** Characters that are invisible, reorder the text, or look like a space without being one. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|[^\S ]/gu;

const named: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0" };

/** Maximum characters shown of a value. */
const mostShown = 60;
/** How many of these precede the first difference. */
const shownBefore = 20;

/** Escapes characters that cannot be seen. */
export function visible(text: string): string {
  return text.replace(invisible, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return named[character] ?? `\\u{${code}}`;
  });
}

/** Formats two values for comparison: both are cut around the first difference. */
export function showDifferent(feed: string | null, enriched: string | null) {
  const from = Math.max(0, firstDifference(feed ?? "", enriched ?? "") - shownBefore);
  const show = (text: string | null) => (text === null ? undefined : `"${visible(cut(text, from))}"`);
  return { feed: show(feed), enriched: show(enriched) };
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function cut(text: string, from: number): string {
  const end = from + mostShown;
  return `${from > 0 ? "…" : ""}${text.slice(from, end)}${end < text.length ? "…" : ""}`;
}
