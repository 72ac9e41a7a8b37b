import type { FeedProfile, LineFigures } from "./feed-profile.ts";
import { counted, percent, shareOf } from "./figure-words.ts";
import type { GuardCode, GuardFinding } from "./guard-finding.ts";

/**
 * A shop delists a tenth of its range, now and then a third at a season's end; when more than two fifths are missing,
 * an export has more likely left out a warehouse, a language or its later pages.
 */
const mostGone = 0.4;

/** A range that is more than three times as large is dear, and more likely an export without its filter. */
const mostGrowth = 3;

/** Fewer rows than this come and go by chance. */
const fewRows = 10;

/** Where exports stop on their own, when a seventh and more is missing: pages of an interface, the sheets of old and new spreadsheets (with their header). */
const usualLimits: ReadonlySet<number> = new Set([
  ...[250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000, 500_000],
  ...[1_000_000, 65_535, 65_536, 1_048_575, 1_048_576],
]);

/** How many rows there are, and how well they hold together. */
export function compareRows(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  return [...rowCounts(last, now), ...brokenRows(last, now), ...lastLine(last, now)];
}

function rowCounts(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const [before, current] = [last.rows, now.rows];
  const finding = (code: GuardCode, sentence: string) => [{ code, sentence, before, now: current }];
  if (current === 0 && before > 0) {
    return finding("rows_none", `The feed has no rows, last time ${counted(before, "row")}.`);
  }
  const told = `The feed has ${counted(current, "row")}, last time ${counted(before, "row")}`;
  if (current < before * (1 - mostGone) && before - current >= fewRows) {
    return finding("rows_fewer", `${told}: ${percent(1 - current / before)} are missing.`);
  }
  if (current < before * 0.85 && usualLimits.has(current)) {
    return finding("rows_cut", `${told}: an export that stops at a limit ends at just that number.`);
  }
  if (current > before * mostGrowth && current - before >= 5 * fewRows) {
    return finding(
      "rows_more",
      `${told}: that is ${(current / Math.max(1, before)).toFixed(1)} times as many.`,
    );
  }
  return [];
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
 * A few odd rows are told row by row; when two more in a hundred are odd than last time, something happened to the
 * export. A header or an error message within the rows is never right, unless it has always been there.
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
 * A file that stops in mid-row: the last row lacks cells that the others have, or the line break that was behind the
 * last row is gone and rows with it. A file without the line break and with all its rows was only saved otherwise.
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
