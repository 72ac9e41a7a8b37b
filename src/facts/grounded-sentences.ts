import { oncePerKey } from "../lib/once.ts";
import type { Language } from "../nlp/language.ts";
import { splitSentences } from "../nlp/sentence-splitter.ts";
import type { Fact } from "./fact.ts";

/** A sentence or a line. Abbreviations are split too, which is harmless. */
const piece = /[^\n.!?…]+(?:[.!?…]+(?=\S)[^\n.!?…]+)*[.!?…]*/g;
const punctuation = /[\n.!?…]/;
const endMarks = ".!?…";
const startsWhole = /(?:^|[\n.!?…])[\s•–—*-]*$/;
const endsWhole = /^[\s"”»')\]]*(?:$|[\n.!?…])/;
/** Of an entry of a list. */
const bullet = /^[-•–—*]\s+/;
/** More characters than the punctuation, quotes and blanks on either side of a sentence. */
const reach = 8;

/**
 * Blanks those sentences of an answer that a source contains verbatim as whole sentences: they are grounded and
 * need no further check. Offsets are unchanged.
 */
export function createSentenceBlanker(sources: readonly string[]): (answer: string) => string {
  const lowered = sources.map((source) => source.toLowerCase());
  const isVerbatim = oncePerKey((sentence: string) => isWholeIn(lowered, sentence.toLowerCase()));
  const blank = (written: string) =>
    isVerbatim(withoutEnd(written).trimStart().replace(bullet, "")) ? " ".repeat(written.length) : written;
  // Most names are one sentence without punctuation.
  return (answer) => (punctuation.test(answer) ? answer.replace(piece, blank) : blank(answer));
}

/** Without trailing punctuation and blanks; a regular expression would be quadratic here. */
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

/** A text with grounded facts only, and the facts that were removed with their sentences. */
interface GroundedText {
  readonly text: string;
  readonly invented: readonly Fact[];
}

/**
 * The text without the sentences in which `findInvented` finds facts; the same string if there are none. Lines
 * and list bullets are preserved; a line that becomes empty is removed. The result contains no invented facts:
 * it is checked again as a whole, and if its sentences state one only together, nothing of it remains.
 */
export function withoutInventions(
  text: string,
  language: Language,
  findInvented: (text: string) => readonly Fact[],
): GroundedText {
  const invented = findInvented(text);
  if (invented.length === 0) return { text, invented };
  const lines = text.split("\n").flatMap((line) => {
    const left = groundedLine(line, language, findInvented);
    return left === "" && line.trim() !== "" ? [] : [left];
  });
  const left = lines.join("\n").trim();
  return { text: findInvented(left).length === 0 ? left : "", invented };
}

/** How a sentence begins that is about what the one before it names. */
const pronouns: Readonly<Record<Language, RegExp>> = {
  en: /^(?:it|its|they|their|these)(?!\p{L})/iu,
  de: /^(?:er|sie|es|ihre?|diese[rs]?)(?!\p{L})/iu,
  fr: /^(?:ils?|elles?|son|sa|ses)(?!\p{L})/iu,
  it: /^(?:ha|è|misura|pesa|sono|hanno)(?!\p{L})/iu,
};

function groundedLine(
  line: string,
  language: Language,
  findInvented: (text: string) => readonly Fact[],
): string {
  if (findInvented(line).length === 0) return line;
  const [indent = ""] = /^\s*(?:[-*•–]\s+)?/.exec(line) ?? [];
  // "It has a power of 2200 W." without what it is.
  let isSubjectLeft = true;
  const grounded = splitSentences(line.slice(indent.length), language)
    .map((sentence) => sentence.text)
    .filter((sentence) => {
      const isGrounded = findInvented(sentence).length === 0;
      if (pronouns[language].test(sentence)) return isGrounded && isSubjectLeft;
      isSubjectLeft = isGrounded;
      return isGrounded;
    });
  return grounded.length === 0 ? "" : `${indent}${grounded.join(" ")}`;
}
