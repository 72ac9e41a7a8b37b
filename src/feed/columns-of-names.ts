import { allCandidates, type ColumnCandidate } from "./column-candidates.ts";
import { normalizeColumn } from "./column-names.ts";
import type { ColumnUse } from "./fact-columns.ts";
import { columnWords } from "./header-short-forms.ts";
import { headerWordKinds, talkWords } from "./header-words.ts";
import type { FeedRecord } from "./record.ts";

/** In characters; of few rows a mean says little, and a full stop at the end that it is no name. */
const longestName = 60;
const fewestNames = 3;

/** The longest names beside a column of longer descriptions, in characters of the mean, and how much longer those are. */
const longestBeside = 80;
const timesLonger = 1.3;

/** Share of the texts that may hold sentences. */
const mostSentences = 0.2;
/** Share of the texts that must differ: variants share a name, but "Desc. stato" has few texts. */
const leastDifferent: Readonly<Record<ColumnCandidate["source"], number>> = {
  dialect: 0.5,
  words: 0.5,
  hint: 0.8,
};

/** Share of the rows that have a name. */
const leastFilled = 0.8;

/** A sentence's end; a few letters, or capitals, before a full stop are a short form: "MISC. LAVABO". */
const sentenceEnd = /(?:\p{Ll}{4}|[)"”»\d])[.!?]\s+\p{Lu}\p{Ll}|[!?]\s+\p{Lu}/u;

interface Texts {
  readonly texts: readonly string[];
  readonly meanLength: number;
}

/** The column of names where another is the description, or none: one beside that, else the first that holds names. */
export function nameApartFrom(
  described: string | undefined,
  candidates: readonly ColumnCandidate[],
  sample: readonly FeedRecord[],
): string | undefined {
  const beside = described === undefined ? undefined : nameBeside(described, candidates, sample);
  const first = candidates.find(
    (each) =>
      (each.line ?? 1) === 1 &&
      isOfNames(each.column, sample) &&
      isVaried(textsOf(each.column, sample), each),
  );
  return (beside ?? first)?.column;
}

/** What a name of products is like: several words, most of them not the same in another row. */
const fewestWords = 2;
const leastOfWords = 0.7;
const leastOwn = 0.9;
/** In characters of the mean: a shorter text is a value, a longer one a description. */
const shortestMean = 8;

/**
 * The column of names where no header says so ("WHAT IT IS", "Cuvée"): the first whose cells, in nearly all rows, are a few words that are
 * not the same in another row. Undefined where there is none.
 * @param columns those that are not the shop's own business
 */
export function columnOfNames(columns: readonly string[], sample: readonly FeedRecord[]): string | undefined {
  const found = columns.flatMap((column) => {
    const read = textsOf(column, sample);
    const { texts, meanLength } = read;
    const words = texts.filter(
      (text) => text.includes(" ") && (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= fewestWords,
    ).length;
    const isFound =
      texts.length >= fewestNames &&
      texts.length >= sample.length * leastFilled &&
      meanLength >= shortestMean &&
      meanLength <= longestBeside &&
      words >= texts.length * leastOfWords &&
      new Set(texts).size >= texts.length * leastOwn &&
      isLikeNames(read);
    return isFound ? [{ column, words: words / texts.length }] : [];
  });
  return found[0]?.column;
}

function isVaried({ texts }: Texts, { source }: ColumnCandidate): boolean {
  return new Set(texts).size >= texts.length * leastDifferent[source];
}

/** Whether what is called a description ("Item Description", "Descrizione") holds names, as in stock lists. */
function isOfNames(column: string, sample: readonly FeedRecord[]): boolean {
  if (isTalk(column)) return false;
  const read = textsOf(column, sample);
  if (read.texts.length === 0 || read.meanLength > longestName || !isLikeNames(read)) return false;
  return read.texts.length >= fewestNames || !read.texts.some((text) => /[.!?]$/u.test(text));
}

/** Whether a column holds what is said of a product, as a sheet made by hand calls it: "so schmeckt er", "tastes like". */
export function isTalk(column: string | undefined): boolean {
  return column !== undefined && talkWords().has(normalizeColumn(column));
}

/**
 * Of several columns of descriptions the one that holds names: short, filled in nearly all rows, and different in them, beside a longer
 * one ("Descrizione articolo" beside "Descrizione estesa"). Undefined where none does.
 * @param candidates all columns that may describe
 * @param described the one that describes best
 */
function nameBeside(
  described: string,
  candidates: readonly ColumnCandidate[],
  sample: readonly FeedRecord[],
): ColumnCandidate | undefined {
  const longer = textsOf(described, sample).meanLength;
  return candidates
    .filter(({ column, line = 1 }) => column !== described && line === 1 && !isTalk(column))
    .map((candidate) => ({ candidate, ...textsOf(candidate.column, sample) }))
    .filter(
      (read) =>
        read.texts.length > 0 &&
        read.texts.length >= sample.length * leastFilled &&
        read.meanLength <= longestBeside &&
        read.meanLength * timesLonger <= longer &&
        isVaried(read, read.candidate) &&
        isLikeNames(read),
    )
    .sort(
      (one, two) =>
        Number(one.candidate.source === "hint") - Number(two.candidate.source === "hint") ||
        one.meanLength - two.meanLength,
    )[0]?.candidate;
}

/**
 * The column of names where only descriptions are called so: one beside the best of them, or that itself.
 */
export function nameAmong(
  best: { readonly column: string; readonly language?: string },
  candidates: readonly ColumnCandidate[],
  sample: readonly FeedRecord[],
): string | undefined {
  const alike = candidates.filter(({ language }) => language === undefined || language === best.language);
  const beside = nameBeside(best.column, alike, sample)?.column;
  if (beside !== undefined && isLongText(beside) && !isLongText(best.column)) return best.column;
  return beside ?? (isOfNames(best.column, sample) ? best.column : undefined);
}

/** Whether a column is called a longer text, which is no name however short its cells are: "Desc. estesa", "Langtext". */
function isLongText(column: string): boolean {
  return columnWords(column).some((word) => headerWordKinds().get(word) === "long");
}

export function whyName(column: string): string {
  return `The name is in "${column}": its texts are as short as names, and no other column holds one.`;
}

function textsOf(column: string, sample: readonly FeedRecord[]): Texts {
  const texts = sample.map((record) => record.text(column)?.trim() ?? "").filter((text) => text !== "");
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return { texts, meanLength: texts.length === 0 ? 0 : length / texts.length };
}

function isLikeNames({ texts }: Texts): boolean {
  return (
    !texts.some((text) => /<\/?[a-z]|\n/i.test(text)) &&
    texts.filter((text) => sentenceEnd.test(text)).length <= texts.length * mostSentences
  );
}

/** The share of rows that makes a column that nobody reads worth a warning. */
const leastUnread = 0.5;

/** Why a column is not read whose text another one has, or that nobody wants. */
const isReadElsewhere = /^as asked|language|is empty$|another column/;

/** Columns that are called a name or a description, are filled, and are read for nothing. */
export function unreadTexts(
  uses: readonly ColumnUse[],
  columns: readonly string[],
  sample: readonly FeedRecord[],
): string[] {
  const search = { columns, dialectName: undefined, sample };
  const texts = (["name", "description"] as const).flatMap((field) => allCandidates(field, search));
  const filled = new Set(
    texts.filter((each) => each.sample.filled >= leastUnread).map(({ column }) => column),
  );
  return uses.flatMap(({ column, fact, why }) =>
    fact === undefined && !isReadElsewhere.test(why) && sample.length > 0 && filled.has(column)
      ? [
          `The column "${column}" is filled and not read (${why}); --map name= or --map description= reads it.`,
        ]
      : [],
  );
}
