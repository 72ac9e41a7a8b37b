import { lazily } from "../lib/once.ts";
import { columnOf, parseTable } from "../lib/table.ts";
import { foldText } from "../nlp/normalizer.ts";
import danglingWordTable from "./data/dangling-words.tsv";
import type { Fix, Place } from "./violation.ts";

/** The text with the fix applied. */
export function applyFix(text: string, { start, end, replacement }: Fix): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** Whether a name has two letters or three digits in a row, and so still names something; fixes must preserve this. */
export function hasWordOrNumber(text: string): boolean {
  return /\p{L}{2}|\d{3}/u.test(text);
}

const danglingWords = lazily(() => new Set(columnOf(parseTable(danglingWordTable), "word")));

/** Whether a word, folded, cannot end a name. */
export function isDangling(folded: string): boolean {
  return danglingWords().has(folded);
}

const openBracket = /[([{]\s*$/u;
const closeBracket = /^\s*[)\]}]/u;
const separatorBefore = /(?:(?:\s[-–—|/•*~+:]|[,;:|•_])\s*)+$/u;
const separatorAfter = /^\s*(?:[-–—|/•*~+:](?=\s|$)|[,;:|•_])/u;
const onlySeparators = /^[\s\-–—|/•*~+:,;!_]*$/u;
/** Joining words after removed words at the beginning of a name: "red and soft". */
const joiningAfter = /^\s+(?:&|and|und|et|e|ed|oder|or|ou)(?=\s)/iu;
const joiningWord = /^(?:\p{L}+['’]?|&)$/u;
const wordBoundary = /[\s(]/u;
const maxSteps = 8;
const none: ReadonlySet<string> = new Set();

/**
 * Removes a place from a name so that the rest still reads well: including brackets around it, exclamation
 * marks after it, separators that no longer separate anything, and joining words that no longer join anything
 * ("in").
 * @param leading folded words removed with it wherever they precede it: "for" before a target group
 */
export function removeSpan(text: string, place: Place, leading: ReadonlySet<string> = none): Fix {
  const exclamationMarks = /^\s*!+/u.exec(text.slice(place.end))?.[0].length ?? 0;
  let span: Place = { start: place.start, end: place.end + exclamationMarks };
  const led = leading.size === 0 ? undefined : wordBefore(text, span);
  if (led && leading.has(led.folded)) span = { start: led.start, end: span.end };
  for (let step = 0; step < maxSteps; step += 1) {
    const wider = withBrackets(text, span) ?? withDanglingWord(text, span);
    if (!wider) break;
    span = wider;
  }
  const { start, end } = withoutBlanks(text, withSeparators(text, span));
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isTight = before === "" || after === "" || /[([{]$/u.test(before) || /^[,;:.)\]}!?]/u.test(after);
  return { start, end, replacement: isTight ? "" : " " };
}

function withBrackets(text: string, { start, end }: Place): Place | undefined {
  const closed = closeBracket.exec(text.slice(end));
  const opened = closed && openBracket.exec(text.slice(0, start));
  return opened && closed ? { start: opened.index, end: end + closed[0].length } : undefined;
}

/** A joining word before the place, if a part of the name ends after it. */
function withDanglingWord(text: string, span: Place): Place | undefined {
  const after = text.slice(span.end);
  if (!(after.trim() === "" || separatorAfter.test(after) || closeBracket.test(after))) return undefined;
  const word = wordBefore(text, span);
  if (!word || word.start === 0 || isSize(word.text) || !(word.folded === "&" || isDangling(word.folded)))
    return undefined;
  return { start: word.start, end: span.end };
}

interface WordBefore {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
}

function wordBefore(text: string, { start: end }: Place): WordBefore | undefined {
  const before = text.slice(0, end).trimEnd();
  let start = before.length;
  while (start > 0 && !wordBoundary.test(before.charAt(start - 1))) start -= 1;
  const word = before.slice(start);
  return joiningWord.test(word) ? { text: word, folded: foldText(word).replace(/'$/, ""), start } : undefined;
}

function withSeparators(text: string, { start, end }: Place): Place {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isLast = onlySeparators.test(after);
  if (before.trim() === "" || openBracket.test(before)) {
    const joining = joiningAfter.exec(after) ?? separatorAfter.exec(after);
    return { start, end: isLast ? text.length : end + (joining?.[0].length ?? 0) };
  }
  if (!isLast && !separatorAfter.test(after) && !closeBracket.test(after)) return { start, end };
  const separator = separatorBefore.exec(before);
  return { start: separator?.index ?? start, end: isLast ? text.length : end };
}

function withoutBlanks(text: string, { start, end }: Place): Place {
  let [from, to] = [start, end];
  while (from > 0 && /\s/u.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && /\s/u.test(text.charAt(to))) to += 1;
  return { start: from, end: to };
}

/** "Lit confortable L": a single capital after a name is a size or a model. */
function isSize(word: string): boolean {
  return /^\p{Lu}$/u.test(word);
}

const separatorsAtEnd = /(?:[\s,;:|/&•~–—([{]|\s[-+.!?*]|(?<=[\p{L}\p{N}])-)+$/u;
const separatorsAtStart = /^(?:[\s,;:|/•~–—)\]}]|-(?=\s))+/u;
const lastWord = /[\s(,-]+(\p{L}+)['’]?$/u;

/**
 * Removes separators, open brackets and joining words at the ends of a name; after a number such a word is a
 * unit (1 l).
 */
export function trimEnds(name: string): string {
  let rest = name.replace(separatorsAtStart, "").replace(separatorsAtEnd, "");
  for (;;) {
    const last = lastWord.exec(rest);
    if (!last?.[1] || last.index === 0 || !isDangling(foldText(last[1]))) break;
    if (isUnit(last[1], rest.slice(0, last.index)) || /^\p{Lu}+$/u.test(last[1])) break;
    rest = rest.slice(0, last.index).replace(separatorsAtEnd, "");
  }
  return rest === "" ? name.trim() : rest;
}

/** "1 l", "5 A": after a number one or two letters are a unit, whatever else they mean. */
function isUnit(word: string, before: string): boolean {
  return word.length <= 2 && /\d$/.test(before);
}
