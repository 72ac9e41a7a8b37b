import type { FeedEncoding, ProductField } from "../../feed/feed.ts";
import { compareColumns } from "./compare-columns.ts";
import { compareProducts, compareTexts } from "./compare-texts.ts";
import type { FeedProfile, LineFigures } from "./feed-profile.ts";
import { counted, type GuardCode, type GuardFinding, percent, quoted, shareOf } from "./findings.ts";

/**
 * Findings that a feed looks like a broken export compared with the last run, the most obvious first; empty: none. Only
 * changes are measured, so that a feed's permanent peculiarities are not reported; but a feed without rows always is.
 * @param last undefined: the feed was never read
 * @param asked fields whose columns the user names: another column is no fault of the export
 */
export function compareProfiles(
  last: FeedProfile | undefined,
  now: FeedProfile,
  asked: readonly ProductField[] = [],
): GuardFinding[] {
  if (last === undefined) return now.rows === 0 ? [noRows(0)] : [];
  const rows = compareRows(last, now);
  const shape = compareShapes(last, now, asked);
  if (now.rows === 0) return [...rows, ...shape];
  return [
    ...rows,
    ...shape,
    ...compareTexts(last, now),
    ...compareProducts(last, now),
    ...compareColumns(last, now),
  ];
}

/**
 * Shops delist a tenth of their range, sometimes a third at a season's end; if more than two fifths are missing, the
 * export has more likely left out a warehouse, a language or its later pages.
 */
const mostGone = 0.4;

/** A feed with more than three times as many rows is expensive, and more likely an export without its filter. */
const mostGrowth = 3;

/** Smaller differences in the number of rows are chance. */
const fewRows = 10;

/**
 * Row counts at which exports are truncated, if more than a seventh is missing: API page limits, and the sheet limits
 * of old and new spreadsheets (with their header).
 */
const usualLimits: ReadonlySet<number> = new Set([
  ...[250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000, 500_000],
  ...[1_000_000, 65_535, 65_536, 1_048_575, 1_048_576],
]);

/** The number of rows and their integrity. */
function compareRows(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  return [...rowCounts(last, now), ...brokenRows(last, now), ...lastLine(last, now)];
}

function rowCounts(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const [before, current] = [last.rows, now.rows];
  const finding = (code: GuardCode, sentence: string) => [{ code, sentence, before, now: current }];
  if (current === 0) return [noRows(before)];
  const counts = `The feed has ${counted(current, "row")}, last time ${counted(before, "row")}`;
  if (current < before * (1 - mostGone) && before - current >= fewRows) {
    return finding("rows_fewer", `${counts}: ${percent(1 - current / before)} are missing.`);
  }
  if (current < before * 0.85 && usualLimits.has(current)) {
    return finding("rows_cut", `${counts}: an export that stops at a limit ends at just that number.`);
  }
  if (current > before * mostGrowth && current - before >= 5 * fewRows) {
    return finding(
      "rows_more",
      `${counts}: that is ${(current / Math.max(1, before)).toFixed(1)} times as many.`,
    );
  }
  return [];
}

/** @param before the rows of last time; 0: none, or no last time */
export function noRows(before: number): GuardFinding {
  const sentence = `The feed has no rows${before === 0 ? "" : `, last time ${counted(before, "row")}`}.`;
  return { code: "rows_none", sentence, before, now: 0 };
}

type LineKind = "broken" | "short" | "headers" | "messages" | "undecodable";

const lineKinds: Readonly<Record<LineKind, readonly [GuardCode, words: string, leastShare: number]>> = {
  broken: ["rows_broken", "that cannot be read (too many cells, or no valid object)", 0.02],
  short: ["rows_short", "with fewer cells than the header", 0.02],
  headers: ["header_repeated", "that repeat the header, as in exports put one behind the other", 0],
  messages: ["messages_inside", "that read like a program's error message", 0],
  undecodable: ["undecodable", "with bytes that are not valid in its encoding", 0.02],
};

/**
 * A few odd rows are reported individually; a rise of two percentage points indicates a broken export. A repeated
 * header or an error message inside the feed is reported at once unless it was there before.
 */
function brokenRows(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  return (Object.keys(lineKinds) as LineKind[]).flatMap((kind): GuardFinding[] => {
    const [code, words, leastShare] = lineKinds[kind];
    const [before, current] = [last.lines[kind], now.lines[kind]];
    const isMore = current > before && current - (before / Math.max(1, last.rows)) * now.rows >= 1;
    const rise = shareOf(current, now.rows) - shareOf(before, last.rows);
    if (!isMore || rise <= leastShare) return [];
    const sentence = `${counted(current, "row")} ${words}, last time ${before.toLocaleString("en-US")}.`;
    return [{ code, sentence, before, now: current }];
  });
}

/**
 * A truncated file: the last row lacks cells, or the final line break is gone and so are rows. A file that lacks only
 * the line break was merely saved differently.
 */
function lastLine(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const isHalf = now.lines.isLastShort && !now.lines.endsWithLineBreak && !isUsual(last.lines);
  const isCut = last.lines.endsWithLineBreak && !now.lines.endsWithLineBreak && now.rows < last.rows;
  if (!isHalf && !isCut) return [];
  const seen = isHalf ? "has fewer cells than the header" : "has no line break behind it, as last time's had";
  return [
    {
      code: "last_line",
      sentence: `The feed stops in mid-line: its last row ${seen}, and it has ${counted(now.rows, "row")} where there were ${last.rows.toLocaleString("en-US")}.`,
      before: last.rows,
      now: now.rows,
    },
  ];
}

function isUsual({ isLastShort, endsWithLineBreak }: LineFigures): boolean {
  return isLastShort && !endsWithLineBreak;
}

/**
 * Removed or renamed columns, a field read from another column, another delimiter or encoding. Added or moved columns
 * are harmless, as are quotes, line ends and a byte order mark.
 */
function compareShapes(last: FeedProfile, now: FeedProfile, asked: readonly ProductField[]): GuardFinding[] {
  return [
    ...columnsGone(last, now),
    ...fieldsMoved(last, now, asked),
    ...delimiterChanged(last, now),
    ...encodingChanged(last, now),
  ];
}

/** JSON's columns are the keys seen in the sample, which vary, so only the columns in use are compared. */
function columnsGone(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const isTable = last.delimiter !== undefined && now.delimiter !== undefined;
  const watched = isTable ? last.columns.filter((column) => column !== "") : Object.values(last.fields);
  const gone = [...new Set(watched)].filter((column) => !now.columns.includes(column));
  if (gone.length === 0 || (!isTable && now.rows === 0)) return [];
  const added = now.columns.filter((column) => !last.columns.includes(column));
  const instead = added.length === 0 ? "" : ` New ${added.length === 1 ? "is" : "are"} ${quoted(added)}.`;
  return [
    {
      code: "columns_gone",
      sentence: `${counted(gone.length, "column")} of last time ${gone.length === 1 ? "is" : "are"} missing: ${quoted(gone)}.${instead}`,
      before: last.columns.length,
      now: now.columns.length,
      ...(gone.length === 1 && gone[0] !== undefined && { column: gone[0] }),
    },
  ];
}

/** A field read from a new column invalidates every answer. */
function fieldsMoved(last: FeedProfile, now: FeedProfile, asked: readonly ProductField[]): GuardFinding[] {
  return Object.entries(last.fields).flatMap(([field, column]): GuardFinding[] => {
    const read = now.fields[field as ProductField];
    if (read === column || !now.columns.includes(column) || asked.some((one) => one === field)) return [];
    const sentence =
      read === undefined
        ? `The ${field} is no longer read from "${column}", nor from any other column.`
        : `The ${field} is now read from "${read}", last time it was "${column}"; --map ${field}="${column}" keeps it.`;
    return [{ code: "column_moved", sentence, before: column, now: read ?? "", column }];
  });
}

function delimiterChanged(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const [before, current] = [last.delimiter, now.delimiter];
  if (before === undefined || current === undefined || before === current) return [];
  const sentence = `The cells are divided by ${delimiterName(current)}, last time by ${delimiterName(before)}.`;
  return [{ code: "delimiter", sentence, before, now: current }];
}

function delimiterName(delimiter: string): string {
  return delimiter === "\t" ? "a tab" : `"${delimiter}"`;
}

/** A single character decides between these two single-byte encodings, so they count as equal. */
const sameFamily: Readonly<Partial<Record<FeedEncoding, string>>> = { "iso-8859-1": "windows-1252" };

/** ASCII is valid in every encoding, so only feeds with other characters are compared. */
function encodingChanged(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const family = ({ encoding }: FeedProfile) => sameFamily[encoding] ?? encoding;
  if (family(last) === family(now) || !hasLetters(last) || !hasLetters(now)) return [];
  return [
    {
      code: "encoding",
      sentence: `The feed is in ${now.encoding}, last time it was in ${last.encoding}.`,
      before: last.encoding,
      now: now.encoding,
    },
  ];
}

function hasLetters({ texts }: FeedProfile): boolean {
  return Object.values(texts).some(({ beyondAscii }) => beyondAscii > 0);
}
