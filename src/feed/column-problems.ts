import type { FeedFormat } from "./feed-format.ts";
import { FeedProblem } from "./problem.ts";
import type { FeedRecord } from "./record.ts";

// What is refused of a feed's columns, and the words for it.

/** At most so many columns are told in a sentence. */
const COLUMNS_TOLD = 12;

function told(columns: readonly string[]): string {
  const more = columns.length - COLUMNS_TOLD;
  const names = columns.slice(0, COLUMNS_TOLD).join(", ");
  return more > 0 ? `${names}, and ${more} more` : names;
}

/** A flag's value as a shell takes it. */
function pasted(value: string): string {
  return /^[\w.:/-]+$/.test(value) ? value : `"${value}"`;
}

function headerOf(name: string | undefined): string {
  return name === undefined ? "header" : `${name}, header`;
}

export function columnMissing(columns: readonly string[], name: string | undefined): FeedProblem {
  const example =
    columns.find((column) => !/\b(id|sku|price|preis|prix|prezzo)\b/i.test(column)) ?? columns[0] ?? "COLUMN";
  return new FeedProblem({
    code: "PDO_FEED_COLUMN_MISSING",
    what: `${headerOf(name)}: no column holds the product's name or description.`,
    seen: `The header has: ${told(columns)}.`,
    nextStep: `Say which one it is, for example --map name=${pasted(example)}.`,
  });
}

/** @param sample the records of the feed's beginning, none of which has a field with a name */
export function noFields(
  sample: readonly FeedRecord[],
  name: string | undefined,
  { family, record }: Pick<FeedFormat, "family" | "record">,
): FeedProblem {
  const broken = sample.find(({ problem }) => problem !== undefined);
  const empty =
    sample.length === 0
      ? "No whole record was found in its beginning."
      : `Its ${record.noun}s have no fields.`;
  const line = broken === undefined ? "" : `, line ${broken.line}`;
  return new FeedProblem({
    code: "PDO_FEED_NO_OBJECT",
    what: `${name ?? "The feed"}${line}: there is no ${family} ${record.noun} with fields.`,
    seen: broken?.problem?.reason ?? empty,
    nextStep: `Check the export that wrote it; a product is ${record.example}.`,
  });
}

export interface UnknownColumn {
  readonly field: string;
  readonly asked: string;
  readonly near: readonly string[];
  readonly columns: readonly string[];
}

export function columnUnknown({ field, asked, near, columns }: UnknownColumn): FeedProblem {
  const [nearest] = near;
  return new FeedProblem({
    code: "PDO_FEED_COLUMN_UNKNOWN",
    what: `--map ${field}=${pasted(asked)}: the feed has no such column.`,
    seen: near.length > 0 ? `Names that come near: ${near.join(", ")}.` : `The header has: ${told(columns)}.`,
    nextStep:
      nearest === undefined
        ? "Take one of them."
        : `Take one that is there, for example --map ${field}=${pasted(nearest)}.`,
  });
}

export interface DoubtfulColumn {
  readonly column: string;
  readonly language?: string;
}

export function columnInDoubt(
  field: string,
  doubt: readonly DoubtfulColumn[],
  request: { readonly name?: string; readonly language?: string },
): FeedProblem {
  const ours = doubt.filter(({ language }) => /^(en|de|fr|it)$/.test(language ?? ""));
  const others = doubt.filter((column) => !ours.includes(column));
  const example = ours[0] ?? doubt[0];
  const pick = `--map ${field}=${pasted(example?.column ?? "COLUMN")}`;
  const isAsked = request.language !== undefined;
  return new FeedProblem({
    code: "PDO_FEED_COLUMN_AMBIGUOUS",
    what: isAsked
      ? `${headerOf(request.name)}: no column holds the product's ${field} in the language ${request.language}.`
      : `${headerOf(request.name)}: the product's ${field} is there in several languages.`,
    seen: `They are: ${told([...ours, ...others].map(({ column }) => column))}.`,
    nextStep:
      isAsked || ours.length === 0
        ? `Say which one to take, for example ${pick}.`
        : `Say which language, for example --language ${example?.language}, or which column: ${pick}.`,
  });
}
