import { lazily } from "../lib/once.ts";
import { columnOf, parseTable } from "../lib/table.ts";
import { foldText, runAtEnd } from "../nlp/normalizer.ts";
import danglingWordTable from "./data/dangling-words.tsv";
import type { Fix, Place } from "./violation.ts";

/** So far around a place it is looked for what goes with it: a text may have as many places as words. */
const reach = 200;

export function textBefore(text: string, { start }: Pick<Place, "start">): string {
  return text.slice(Math.max(0, start - reach), start);
}

function textAfter(text: string, { end }: Pick<Place, "end">): string {
  return text.slice(end, end + reach);
}

/** The text with the fix applied. */
export function applyFix(text: string, { start, end, replacement }: Fix): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/**
 * The text with all fixes applied, which are apart and in order.
 * @param keepsWord leaves out, from the end, what would leave no word and no number
 */
export function applyFixes(
  text: string,
  fixes: readonly Fix[],
  { keepsWord }: { readonly keepsWord: boolean },
): string {
  const parts: string[] = [];
  let end = 0;
  for (const fix of fixes) {
    parts.push(text.slice(end, fix.start), fix.replacement);
    end = fix.end;
  }
  const fixed = parts.join("") + text.slice(end);
  if (!keepsWord || hasWordOrNumber(fixed)) return fixed;
  return fixes.reduceRight((rest, fix) => {
    const next = applyFix(rest, fix);
    return hasWordOrNumber(next) ? next : rest;
  }, text);
}

/** Tells of each fix of a name whether `hasWordOrNumber` holds after it, without looking at the whole name again. */
export function createWordKeeper(name: string): (fix: Fix) => boolean {
  const found = lazily(() => {
    const all = [...name.matchAll(/\p{L}{2}|\d{3}/gu)];
    const [first, last] = [all[0], all.at(-1)];
    return {
      firstEnd: first === undefined ? Number.POSITIVE_INFINITY : first.index + first[0].length,
      lastStart: last?.index ?? -1,
    };
  });
  return ({ start, end, replacement }) => {
    const { firstEnd, lastStart } = found();
    if (firstEnd <= start || lastStart >= end) return true;
    return hasWordOrNumber(
      name.slice(Math.max(0, start - joint), start) + replacement + name.slice(end, end + joint),
    );
  };
}

/** Within so many UTF-16 units on both sides a fix can join what is a word or a number then, or leave one. */
const joint = 6;

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
  const exclamationMarks = /^\s*!+/u.exec(textAfter(text, place))?.[0].length ?? 0;
  let span: Place = { start: place.start, end: place.end + exclamationMarks };
  const led = leading.size === 0 ? undefined : wordBefore(text, span);
  if (led && leading.has(led.folded)) span = { start: led.start, end: span.end };
  for (let step = 0; step < maxSteps; step += 1) {
    const wider = withBrackets(text, span) ?? withDanglingWord(text, span);
    if (!wider) break;
    span = wider;
  }
  const { start, end } = withoutBlanks(text, withSeparators(text, span));
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  const isTight = before === "" || after === "" || /[([{]$/u.test(before) || /^[,;:.)\]}!?]/u.test(after);
  return { start, end, replacement: isTight ? "" : " " };
}

function withBrackets(text: string, { start, end }: Place): Place | undefined {
  const closed = closeBracket.exec(textAfter(text, { end }));
  const before = textBefore(text, { start });
  const opened = closed && openBracket.exec(before);
  return opened && closed
    ? { start: start - before.length + opened.index, end: end + closed[0].length }
    : undefined;
}

/** A joining word before the place, if a part of the name ends after it. */
function withDanglingWord(text: string, span: Place): Place | undefined {
  const after = textAfter(text, span);
  if (!(after.trim() === "" || separatorAfter.test(after) || closeBracket.test(after))) return undefined;
  const word = wordBefore(text, span);
  // "1,7 l": behind a number a letter is a unit.
  if (word && word.text.length === 1 && /\d\s?$/.test(text.slice(0, word.start))) return undefined;
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
  const before = textBefore(text, { start: end });
  const gone = end - before.length;
  const stop = before.trimEnd().length;
  let start = stop;
  while (start > 0 && !wordBoundary.test(before.charAt(start - 1))) start -= 1;
  const word = before.slice(start, stop);
  start += gone;
  return joiningWord.test(word) ? { text: word, folded: foldText(word).replace(/'$/, ""), start } : undefined;
}

function withSeparators(text: string, { start, end }: Place): Place {
  const [before, after] = [textBefore(text, { start }), textAfter(text, { end })];
  const isLast = end + after.length === text.length && onlySeparators.test(after);
  if (before.trim() === "" || openBracket.test(before)) {
    const joining = joiningAfter.exec(after) ?? separatorAfter.exec(after);
    return { start, end: isLast ? text.length : end + (joining?.[0].length ?? 0) };
  }
  if (!isLast && !separatorAfter.test(after) && !closeBracket.test(after)) return { start, end };
  const separator = separatorBefore.exec(before);
  const from = separator === null ? start : start - before.length + separator.index;
  return { start: from, end: isLast ? text.length : end };
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

const separatorAtEnd = /[\s,;:|/&•~–—([{]|(?<=\s)[-+.!?*]|(?<=[\p{L}\p{N}])-/uy;
const separatorsAtStart = /^(?:[\s,;:|/•~–—)\]}]|-(?=\s))+/u;
const beforeLastWord = /[\s(,-]/uy;
const lastWord = /[\s(,-](\p{L}+)['’]?$/u;
/** In characters: what comes last in a name is looked at no further. */
const longestEnd = 60;

/**
 * Removes separators, open brackets and joining words at the ends of a name; after a number such a word is a
 * unit (1 l).
 */
export function trimEnds(name: string): string {
  let rest = withoutSeparatorsAtEnd(name.replace(separatorsAtStart, ""));
  for (;;) {
    const end = rest.slice(-longestEnd);
    const last = lastWord.exec(end);
    if (!last?.[1] || !isDangling(foldText(last[1]))) break;
    const start = runAtEnd(rest, beforeLastWord, rest.length - end.length + last.index + 1);
    if (start === 0 || isUnit(last[1], rest.charAt(start - 1)) || /^\p{Lu}+$/u.test(last[1])) break;
    rest = withoutSeparatorsAtEnd(rest.slice(0, start));
  }
  return rest === "" ? name.trim() : rest;
}

function withoutSeparatorsAtEnd(name: string): string {
  return name.slice(0, runAtEnd(name, separatorAtEnd));
}

/** "1 l", "5 A": after a number one or two letters are a unit, whatever else they mean. */
function isUnit(word: string, before: string): boolean {
  return word.length <= 2 && /\d$/.test(before);
}
