import { normalizeWhitespace } from "../../../nlp/normalizer.ts";

/** Beginning of a section in the template of a marketplace that joins all facts into one line. */
export const templateHead = /^(?:Key Features|Specifications) of /u;

/** What is known of the product besides its description: by it a line of joined facts can be split. */
export interface KnownFacts {
  readonly name: string;
  /** Of the row's columns. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly line: string;
}

const fewestFacts = 2;
/** Words without a number between two facts; more are no heading of a section. */
const mostHeadingWords = 4;
/** Of a line without separators; what is longer is no list of facts. */
const longestBody = 20_000;

/**
 * Splits "Specifications of X General Brand Y Material Cotton" into "Brand: Y", "Material: Cotton" where the row's columns state the
 * same pairs: words alone do not tell where a label ends. Numbers that no pair states stay, as a line of their own. Empty where too
 * few pairs are found.
 */
export function readTemplate(text: string, { name, facts }: KnownFacts): string[] {
  const body = normalizeWhitespace(text.replace(templateHead, ""));
  if (body.length > longestBody) return [];
  const found = pairsIn(body, facts);
  if (found.length < fewestFacts) return [];
  const known = new Set(`${name} ${found.map(({ line }) => line).join(" ")}`.match(/[\p{L}\d]+/gu));
  const lines: string[] = [];
  let end = 0;
  for (const pair of [...found, undefined]) {
    const between = trimmed(body.slice(end, pair?.start));
    const isTitle = end === 0;
    if (isLeft(between, known, isTitle)) lines.push(between);
    if (pair === undefined) break;
    lines.push(pair.line);
    end = pair.end;
  }
  return [...new Set(lines)];
}

/** The features of "Key Features of X a feature, another", without the product's name. */
export function readFeatures(text: string, name: string): string {
  const body = normalizeWhitespace(text.replace(templateHead, ""));
  const title = normalizeWhitespace(name);
  const isNamed = title !== "" && body.toLowerCase().startsWith(title.toLowerCase());
  return isNamed ? trimmed(body.slice(title.length)) : body;
}

/** Apart and in the order of the text; of overlapping ones the longest. */
function pairsIn(body: string, facts: KnownFacts["facts"]): Found[] {
  const found: Found[] = [];
  for (const { label, text } of facts) {
    const value = normalizeWhitespace(text);
    const isStated = /^[\p{L}\p{N}@]/u.test(value) && !/^(?:NA|N\/A|None)$/iu.test(value);
    const place = isStated ? placeOf(body, label, value) : undefined;
    if (place !== undefined) found.push({ ...place, line: `${label}: ${value}` });
  }
  const taken: Found[] = [];
  for (const pair of found.toSorted((one, two) => one.start - two.start || two.end - one.end))
    if (pair.start >= (taken.at(-1)?.end ?? 0)) taken.push(pair);
  return taken;
}

/** Where a label stands before its value; a unit in brackets may be between them: "Power (W) 75 W". */
function placeOf(body: string, label: string, value: string): { start: number; end: number } | undefined {
  let tries = 0;
  for (let at = body.indexOf(label); at >= 0 && tries < mostTries; at = body.indexOf(label, at + 1)) {
    tries += 1;
    const behind = body.slice(at + label.length, at + label.length + longestUnit);
    const gap = /^ (?:[([][^()[\]]{1,12}[)\]] )?/u.exec(behind)?.[0].length;
    if (gap === undefined || (at > 0 && body.charAt(at - 1) !== " ")) continue;
    const start = at + label.length + gap;
    const end = start + value.length;
    if (body.startsWith(value, start) && !/^[\p{L}\d]/u.test(body.charAt(end))) return { start: at, end };
  }
  return undefined;
}

const mostTries = 50;
const longestUnit = 20;

/** Whether text between facts says something: a number that is nowhere else, or more words than a heading has. */
function isLeft(between: string, known: ReadonlySet<string>, isTitle: boolean): boolean {
  const words = between.match(/[\p{L}\d]+/gu) ?? [];
  const isNew = words.some((word) => /\d/.test(word) && !known.has(word));
  if (isNew) return true;
  const unknown = words.filter((word) => !known.has(word));
  return !isTitle && unknown.length > mostHeadingWords;
}

function trimmed(text: string): string {
  return text.replace(/^[\s,.;:]+/u, "").replace(/(?<![\s,.;:])[\s,.;:]+$/u, "");
}
