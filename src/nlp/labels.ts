import { lazily } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import labels from "./data/labels.tsv";
import { foldText } from "./normalizer.ts";

/** Folded labels of properties in product texts of the four languages. */
const knownLabels = lazily((): ReadonlySet<string> => new Set(membersOf(parseTable(labels), "labels", "|")));

/** In characters. Folding shortens a text only if it has characters beyond Latin Extended-A, such as combining accents. */
const longestKnown = lazily(() => Math.max(...[...knownLabels()].map((label) => label.length)));
const beyondLatin = /[^\0-\u017F]/;

/** The maximum length of a label, in characters. */
export const longestLabel = 48;

/** Whether a text is a label that product texts commonly use. */
export function isKnownLabel(label: string): boolean {
  if (label.length > longestKnown() && (label.length > longestLabel || !beyondLatin.test(label)))
    return false;
  return knownLabels().has(foldText(label));
}

/** Characters compared at either end to rule out most texts cheaply; no known label is shorter. */
const endLength = 3;
const beginnings = lazily(() => new Set([...knownLabels()].map((label) => unitsAt(label, 0))));
const endings = lazily(
  () => new Set([...knownLabels()].map((label) => unitsAt(label, label.length - endLength))),
);

/** A prefilter: false only if no known label begins like the text at that offset. */
export function mayBeginLabel(text: string, place: number): boolean {
  const units = unitsAt(text, place);
  return units === undefined || beginnings().has(units);
}

/** A prefilter: false only if no known label ends like the text. */
export function mayEndLabel(text: string): boolean {
  const units = unitsAt(text, text.length - endLength);
  return units === undefined || endings().has(units);
}

/** Three ASCII letters in lower case, packed into one number; undefined for other characters, which folding may change. */
function unitsAt(text: string, place: number): number | undefined {
  let units = 0;
  for (let at = place; at < place + endLength; at += 1) {
    const unit = text.charCodeAt(at) | 0x20;
    if (!(unit >= 0x61 && unit <= 0x7a)) return undefined;
    units = (units << 7) | unit;
  }
  return units;
}

/** Feed columns that a service which takes only a name and a description has no field for, and their labels. */
const fieldLabels = { brand: "Brand", category: "Category" } as const;

type LinedField = keyof typeof fieldLabels;

/** Appends a field's value to a text as a labelled line: "Brand: Acme". */
export function withFieldLine(text: string, field: LinedField, value: string | undefined): string {
  if (value === undefined) return text;
  const line = `${fieldLabels[field]}: ${value}`;
  return text === "" ? line : `${text}\n${line}`;
}

const lastLine = /(?:^|\n)(Brand|Category): ([^\n]*)$/;

/** Removes and parses the lines appended by `withFieldLine`. */
export function splitFieldLines(text: string): {
  readonly text: string;
  readonly fields: Partial<Record<LinedField, string>>;
} {
  const fields: Partial<Record<LinedField, string>> = {};
  let rest = text;
  for (;;) {
    const found = lastLine.exec(rest);
    const [, label, value = ""] = found ?? [];
    if (found === null || label === undefined) return { text: rest, fields };
    fields[label === fieldLabels.brand ? "brand" : "category"] = value;
    rest = rest.slice(0, found.index);
  }
}

/** A property stated in a text. Offsets are in UTF-16 units; `value` is the slice between its two. */
export interface LabelledText {
  readonly label: string;
  readonly labelStart: number;
  readonly value: string;
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** The longest known label at the end of the text before a colon: Key Features of X Color. */
export function knownSuffix(head: string): string | undefined {
  if (!mayEndLabel(head)) return undefined;
  for (let start = Math.max(0, head.length - longestLabel); start < head.length; start += 1) {
    if (isWithinWord(head, start) || !mayBeginLabel(head, start) || !isLabelStart(head, start)) continue;
    const suffix = head.slice(start);
    if (isKnownLabel(suffix)) return suffix;
  }
  return undefined;
}

/** A prefilter: most letters are lower-case ASCII after another one, where no label begins. */
function isWithinWord(head: string, place: number): boolean {
  return isSmallLetter(head.charCodeAt(place)) && isSmallLetter(head.charCodeAt(place - 1));
}

function isSmallLetter(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

const labelStart = /(?<![\p{L}\p{N}])\p{L}|(?<=[\p{L}\p{N}])\p{Lu}(?=\p{Ll})/uy;

/** Whether a word begins there, or a capitalized word follows another without a space: 4mmCouleur. */
function isLabelStart(head: string, place: number): boolean {
  if (isSecondHalf(head.charCodeAt(place))) return false;
  labelStart.lastIndex = place;
  return labelStart.test(head);
}

/** Whether it is the second half of a surrogate pair, where a sticky pattern would step back to the first. */
function isSecondHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** The value of a label whose pair fills the line: the rest of the line. */
export function valueOfLine(raw: string): string {
  return withoutBullet(withoutFullStop(raw.trim()));
}

const clauseEnd = /[;|•\t]/;

/** A value that another pair or prose may follow: it ends at a divider, a semicolon or the end of a sentence. */
export function valueInRun(raw: string, isFollowed: boolean): string {
  const clauseLength = raw.search(clauseEnd);
  const clause = clauseLength < 0 ? raw : raw.slice(0, clauseLength);
  const end = isFollowed ? -1 : sentenceEnd(clause);
  const cut = end < 0 ? clause : clause.slice(0, end + 1);
  return withoutBullet(withoutFullStop(withoutDividers(cut.trim())));
}

const endOfSentence = /[\p{L}\p{N})%]\.(?:\s+\p{Lu}|\s*$)/uy;

/** The offset of the last character of the first sentence, or -1. The pattern is tried only at full stops. */
function sentenceEnd(clause: string): number {
  for (let stop = clause.indexOf(".", 1); stop !== -1; stop = clause.indexOf(".", stop + 1)) {
    endOfSentence.lastIndex = stop - 1;
    const found = endOfSentence.exec(clause);
    if (found !== null) return found.index;
  }
  return -1;
}

const dividers = ",;|•·*(–—-";

function withoutDividers(value: string): string {
  let end = value.length;
  while (end > 0 && isDivider(value.charAt(end - 1))) end -= 1;
  return end === value.length ? value : value.slice(0, end);
}

function isDivider(character: string): boolean {
  return dividers.includes(character) || /\s/.test(character);
}

/** Removes the full stop after a phrase of a few words, but not after an abbreviation or a sentence. */
function withoutFullStop(value: string): string {
  const isPhrase =
    value.endsWith(".") &&
    value.length <= 80 &&
    /^[^.!?]*[\p{L}\p{N})%]{3,}\.$|^[^.!?]*[\s,]\p{L}\.$/u.test(value);
  return isPhrase ? value.slice(0, -1) : value;
}

const bullets = "-–—•";

/** Removes a bullet before a word. */
function withoutBullet(value: string): string {
  const mayHaveOne = value !== "" && bullets.includes(value.charAt(0));
  return mayHaveOne ? value.replace(/^[-–—•]\s*(?=\p{L})/u, "") : value;
}
