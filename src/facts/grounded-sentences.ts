import { oncePerKey } from "../lib/once.ts";
import type { Language } from "../nlp/language.ts";
import { splitSentences } from "../nlp/sentence-splitter.ts";
import type { Fact } from "./fact.ts";

/** Where a sentence or a line may end; what an abbreviation holds apart is only looked at in two pieces. */
const piece = /[^\n.!?…]+(?:[.!?…]+(?=\S)[^\n.!?…]+)*[.!?…]*/g;
const mark = /[\n.!?…]/;
const endMarks = ".!?…";
const startsWhole = /(?:^|[\n.!?…])[\s•–—*-]*$/;
const endsWhole = /^[\s"”»')\]]*(?:$|[\n.!?…])/;
/** Characters that are looked at on either side of a sentence: marks, quotes and blanks are fewer. */
const reach = 8;

/**
 * Gives an answer with those of its sentences blanked that a source has whole, from its beginning to its end: they state what
 * the source states, so that nothing is to be looked for in them. All offsets stay.
 */
export function createSentenceBlanker(sources: readonly string[]): (answer: string) => string {
  const lowered = sources.map((source) => source.toLowerCase());
  const isVerbatim = oncePerKey((sentence: string) => isWholeIn(lowered, sentence.toLowerCase()));
  const blank = (written: string) =>
    isVerbatim(withoutEnd(written).trimStart()) ? " ".repeat(written.length) : written;
  // Most names are one sentence without a mark.
  return (answer) => (mark.test(answer) ? answer.replace(piece, blank) : blank(answer));
}

/** Without the marks and blanks at its end; a pattern would look for its end behind every blank. */
function withoutEnd(written: string): string {
  let text = written.trimEnd();
  while (text !== "" && endMarks.includes(text.charAt(text.length - 1))) text = text.slice(0, -1).trimEnd();
  return text;
}

function isWholeIn(sources: readonly string[], sentence: string): boolean {
  return sources.some((source) => hasWhole(source, sentence));
}

function hasWhole(source: string, sentence: string): boolean {
  if (sentence === "") return true;
  for (let at = source.indexOf(sentence); at !== -1; at = source.indexOf(sentence, at + 1)) {
    if (isBeginning(source, at) && isEnd(source, at + sentence.length)) return true;
  }
  return false;
}

function isBeginning(source: string, at: number): boolean {
  return at === 0 || startsWhole.test(source.slice(Math.max(0, at - reach), at));
}

function isEnd(source: string, at: number): boolean {
  return at === source.length || endsWhole.test(source.slice(at, at + reach));
}

/** A text whose every fact is vouched for, and the facts that went with the sentences that held others. */
interface VouchedText {
  readonly text: string;
  readonly invented: readonly Fact[];
}

/**
 * The text without the sentences that state what `findInvented` finds in them; the very same string where that is
 * nothing. Lines, and the marks of lists before them, stay as they are; a line that loses all it says goes. What is
 * left states nothing invented: it is checked as a whole again, and where sentences only together state something,
 * nothing of it stays.
 */
export function withoutInventions(
  text: string,
  language: Language,
  findInvented: (text: string) => readonly Fact[],
): VouchedText {
  const invented = findInvented(text);
  if (invented.length === 0) return { text, invented };
  const lines = text.split("\n").flatMap((line) => {
    const left = vouchedLine(line, language, findInvented);
    return left === "" && line.trim() !== "" ? [] : [left];
  });
  const left = lines.join("\n").trim();
  return { text: findInvented(left).length === 0 ? left : "", invented };
}

function vouchedLine(
  line: string,
  language: Language,
  findInvented: (text: string) => readonly Fact[],
): string {
  if (findInvented(line).length === 0) return line;
  const [indent = ""] = /^\s*(?:[-*•–]\s+)?/.exec(line) ?? [];
  const kept = splitSentences(line.slice(indent.length), language)
    .map((sentence) => sentence.text)
    .filter((sentence) => findInvented(sentence).length === 0);
  return kept.length === 0 ? "" : `${indent}${kept.join(" ")}`;
}
