/** A line of the source; its passages share the object. */
export interface PassageLine {
  /** As it is written before an entry of a list: "• ", "1. "; else empty. A hyphen would make a formula of a cell. */
  readonly bullet: string;
  /** Whether a blank line precedes it. */
  readonly isParagraph: boolean;
}

/** The unit of a description that is selected or left out as a whole. */
export interface Passage {
  readonly text: string;
  /** Position in the source, from 0. */
  readonly order: number;
  /** Index of its paragraph or list, from 0. */
  readonly block: number;
  readonly line: PassageLine;
  /** `sentence`: prose; `item`: of a list; `label`: "Colour: Red"; `heading`: a line that is no full sentence. */
  readonly kind: "sentence" | "item" | "label" | "heading";
  /** Whether it is truncated at the end of the source. */
  readonly isCut: boolean;
  readonly words: number;
  /** Folded tokens, in order. */
  readonly folded: readonly string[];
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,/-]*/gu;
/** Characters that may occur within a word but not begin one. */
const within = "'’.,/-";
const [outside, begins, goesOn] = [0, 1, 2] as const;
/** Class of each UTF-16 unit below the combining diacritics. */
const classes = Uint8Array.from({ length: 0x300 }, (_, unit) => classOf(String.fromCharCode(unit)));

function classOf(character: string): number {
  if (/[\p{L}\p{N}]/u.test(character)) return begins;
  return within.includes(character) ? goesOn : outside;
}

/** Counts words as an editor does: separated by blanks and punctuation. */
export function countWords(text: string): number {
  let count = 0;
  let isInside = false;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    const found = unit < classes.length ? classes[unit] : classOfPunctuation(unit);
    if (found === undefined) return text.match(word)?.length ?? 0;
    if (found === begins && !isInside) count += 1;
    isInside = found === begins || (isInside && found === goesOn);
  }
  return count;
}

/** Undefined for characters outside Latin and general punctuation, which need the regular expression. */
function classOfPunctuation(unit: number): number | undefined {
  if (unit < 0x2000 || unit > 0x206f) return undefined;
  return unit === 0x2019 ? goesOn : outside;
}

/** A text with a comma for every few words is a list, such as of ingredients. */
const mostWordsEach = 4;
const fewestCommas = 3;

/** Whether a text lists things instead of making statements. */
export function isEnumeration(text: string, words: number): boolean {
  let commas = 0;
  for (let place = text.indexOf(","); place >= 0; place = text.indexOf(",", place + 1)) {
    if (!isDigit(text, place + 1)) commas += 1;
  }
  return commas >= fewestCommas && commas * mostWordsEach > words;
}

/** Parts between commas and semicolons outside brackets: "Sugar, margarine (palm oil, water)" has two. */
export function enumeratedParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < text.length; place += 1) {
    const char = text.charAt(place);
    if (char === "(" || char === "[") depth += 1;
    else if (char === ")" || char === "]") depth -= 1;
    else if (depth === 0 && (char === ";" || (char === "," && !isDecimalComma(text, place)))) {
      parts.push(text.slice(start, place));
      start = place + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== "");
}

function isDecimalComma(text: string, place: number): boolean {
  return isDigit(text, place - 1) && isDigit(text, place + 1);
}

function isDigit(text: string, place: number): boolean {
  const unit = text.charCodeAt(place);
  return unit >= 48 && unit <= 57;
}
