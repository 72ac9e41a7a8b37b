import { spacingFixes } from "../../../lint/checks/spacing.ts";
import { applyFixes } from "../../../lint/fixes.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { runAtEnd } from "../../../nlp/run-at-end.ts";
import type { CleaningContext, CleaningStep } from "./cleaning-step.ts";
import { withoutUnfinishedWords } from "./remove-cut-end.ts";
import { rowSays } from "./row-words.ts";

/** Fixes the punctuation between words: brackets first, as removing them leaves blanks. */
export const punctuationStep: CleaningStep = {
  done: "mended punctuation",
  apply: ({ name }, context) => withoutLastStop(fixPunctuation(balanceBrackets(name)), context),
};

/** A full stop at the end of a name; not that of a short form, which is cut off behind a consonant. */
function withoutLastStop(name: string, { language, glossary, product }: CleaningContext): string {
  const word = /(?<![\p{L}\p{N}.'’-])(\p{L}{4,})\.$/u.exec(name)?.[1];
  if (word === undefined) return name;
  const folded = foldText(word);
  const isWhole =
    /[aeiou]$/u.test(folded) ||
    glossary.roleOf(folded, language) !== undefined ||
    isCommonWord(word.toLowerCase(), language) ||
    rowSays(word, product);
  return isWhole ? name.slice(0, -1) : name;
}

/** Normalises blanks around commas and brackets, rows of separators, and separators at the ends. */
export function fixPunctuation(name: string): string {
  if (plain.test(name)) return name;
  const fixed = withSpacing(withoutInnerEllipsis(name))
    .replace(/(?:\s+[-–—|/:,;.•]+)+(?=\s+[-–—|/:•]\s)/gu, "")
    .replace(/\s[-–—][.,;:](?=\s)/gu, " -")
    .replace(/[,;:]+(?=[,;:])/gu, "")
    .replace(/\s+/gu, " ");
  return trimSeparators(fixed);
}

const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const closers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
const anyBracket = /[()[\]{}]/;

/** Closes an unclosed bracket at the end, and removes unopened closing brackets and empty pairs. */
function balanceBrackets(name: string): string {
  if (!anyBracket.test(name)) return name;
  const { loose, open } = readBrackets(name);
  const opened = [...name].map((char, place) => (loose.has(place) ? " " : char)).join("");
  const ending = open.map((char) => pairs[char] ?? "").toReversed();
  const end = runAtEnd(opened, openAtEnd);
  const closed = opened.slice(0, end) + endingFor(opened.slice(end), ending).join("");
  return closed.replace(/[([{]\s*[)\]}]/gu, " ").replace(/ {2,}/g, " ");
}

const openAtEnd = /[\s([{]/y;

/** Opening brackets at the very end, `bare`, enclose nothing: they are removed and need no closing one. */
function endingFor(bare: string, ending: readonly string[]): readonly string[] {
  return ending.slice([...bare].filter((char) => char in pairs).length);
}

interface Brackets {
  /** Positions of unmatched closing brackets. */
  readonly loose: ReadonlySet<number>;
  /** Unmatched opening brackets, in reading order. */
  readonly open: readonly string[];
}

function readBrackets(name: string): Brackets {
  const open: string[] = [];
  const loose = new Set<number>();
  for (const [place, char] of [...name].entries()) {
    if (char in pairs) open.push(char);
    const opener = closers[char];
    if (opener === undefined) continue;
    if (open.at(-1) === opener) open.pop();
    else loose.add(place);
  }
  return { loose, open };
}

/** Fast path: words separated by single blanks, hyphens, dashes, commas and the like, as nearly all names are. */
const plain = /^[\p{L}\p{N}]+(?:(?:[ '’/.+-]| [-–—|/&+] | ?: |, | \(|\) |%[ ,]? ?)[\p{L}\p{N}]+)*[)%]?$/u;

function withSpacing(name: string): string {
  return applyFixes(name, spacingFixes(name), { keepsWord: false });
}

/** Begins with the first of the blanks and of the dots: to try each of them takes the square of their number. */
const innerEllipsis = /(?:(?<!\s)\s+)?(?:…|(?<!\.)\.{3,}|(?<=\s)\.(?=\s))\s*(?=\S)/u;

/** Removes an ellipsis, or a full stop that stands alone, before a size ("Boucle Le… M"), with the joining words left dangling before it. */
function withoutInnerEllipsis(name: string): string {
  if (!name.includes("…") && !name.includes("...") && !name.includes(" . ")) return name;
  const parts = name.split(innerEllipsis);
  if (parts.length === 1) return name;
  return parts
    .map((part, place) => (place < parts.length - 1 ? withoutUnfinishedWords(part) : part))
    .join(" ");
}

const separatorAtEnd = /[\s,;:|/•…*~–—&]|(?<!\d)-|(?<=\s)[.!]/uy;

/** Signs that stand alone behind a blank: "1998-2004 -.". */
const loneSigns = /\s[-–—|/:,;.•*~]{2,}$/u;

/** A hyphen behind a number is kept: "1998-" and "11-" mean from that year on. */
function trimSeparators(name: string): string {
  const begun = name
    .replace(/^(?:[\s,;:|/•…*~–—]|-(?=\s)|[.](?!\d))+/u, "")
    .trimEnd()
    .replace(loneSigns, "");
  const trimmed = begun.slice(0, runAtEnd(begun, separatorAtEnd));
  return trimmed === "" ? name.trim() : trimmed;
}
