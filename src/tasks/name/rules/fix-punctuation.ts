import { spacingFixes } from "../../../lint/checks/spacing.ts";
import { applyFix } from "../../../lint/fixes.ts";
import type { CleaningStep } from "./cleaning-step.ts";
import { withoutUnfinishedWords } from "./remove-cut-end.ts";

const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const closers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

const anyBracket = /[()[\]{}]/;

/**
 * A bracket that was never closed is closed at the end, a closing one that nothing opened is left out, and so are
 * brackets with nothing in them.
 */
function balanceBrackets(name: string): string {
  if (!anyBracket.test(name)) return name;
  const { loose, open } = readBrackets(name);
  const opened = [...name].map((sign, place) => (loose.has(place) ? " " : sign)).join("");
  const ending = open.map((sign) => pairs[sign] ?? "").toReversed();
  const closed = opened.replace(/[\s([{]+$/u, "") + endingFor(opened, ending).join("");
  return closed.replace(/[([{]\s*[)\]}]/gu, " ").replace(/ {2,}/g, " ");
}

/** Openers that stand at the very end enclose nothing: they go, and need no other half. */
function endingFor(name: string, ending: readonly string[]): readonly string[] {
  const bare = /[\s([{]+$/u.exec(name)?.[0] ?? "";
  return ending.slice([...bare].filter((sign) => sign in pairs).length);
}

interface Brackets {
  /** Places of closing ones that nothing opened. */
  readonly loose: ReadonlySet<number>;
  /** Opening ones that nothing closes, in reading order. */
  readonly open: readonly string[];
}

function readBrackets(name: string): Brackets {
  const open: string[] = [];
  const loose = new Set<number>();
  for (const [place, sign] of [...name].entries()) {
    if (sign in pairs) open.push(sign);
    const opener = closers[sign];
    if (opener === undefined) continue;
    if (open.at(-1) === opener) open.pop();
    else loose.add(place);
  }
  return { loose, open };
}

/** Words with single blanks, hyphens, dashes, commas and the like between them, as nearly all names are. */
const plain = /^[\p{L}\p{N}]+(?:(?:[ '’/.+-]| [-–—|/&+] | ?: |, | \(|\) |%[ ,]? ?)[\p{L}\p{N}]+)*[)%]?$/u;

/** What stands in a name between its words: brackets first, which leave blanks behind. */
export const punctuationStep: CleaningStep = {
  done: "mended punctuation",
  apply: ({ name }) => fixPunctuation(balanceBrackets(name)),
};

/** Blanks around commas and brackets, rows of separators, and separators at the ends. */
export function fixPunctuation(name: string): string {
  if (plain.test(name)) return name;
  const fixed = withSpacing(withoutInnerEllipsis(name))
    .replace(/(?:\s+[-–—|/:,;.•]+)+(?=\s+[-–—|/:•]\s)/gu, "")
    .replace(/[,;:]+(?=[,;:])/gu, "")
    .replace(/\s+/gu, " ");
  return trimSeparators(fixed);
}

function withSpacing(name: string): string {
  return spacingFixes(name).reduceRight(applyFix, name);
}

/** What was cut before a size ("Boucle Le… M"), without the joining words that nothing follows any more. */
function withoutInnerEllipsis(name: string): string {
  const mark = /\s*(?:…|\.{3,})\s*(?=\S)/gu;
  if (!mark.test(name)) return name;
  const parts = name.split(/\s*(?:…|\.{3,})\s*(?=\S)/u);
  return parts
    .map((part, place) => (place < parts.length - 1 ? withoutUnfinishedWords(part) : part))
    .join(" ");
}

/** A hyphen behind a number is one: "1998-" and "11-" are from that year on. */
function trimSeparators(name: string): string {
  const trimmed = name
    .replace(/^(?:[\s,;:|/•…*~–—]|-(?=\s)|[.](?!\d))+/u, "")
    .replace(/(?:[\s,;:|/•…*~–—&]|(?<!\d)-|(?<=\s)[.!])+$/u, "");
  return trimmed === "" ? name.trim() : trimmed;
}
