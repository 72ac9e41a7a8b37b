/** A piece of a description that can be kept or left out by itself. */
export interface Passage {
  readonly text: string;
  /** Place in the source, from 0. */
  readonly order: number;
  /** The paragraph or list that it stands in, from 0. */
  readonly block: number;
  /** `sentence`: prose; `item`: of a list; `label`: "Colour: Red"; `heading`: a line that is no full sentence. */
  readonly kind: "sentence" | "item" | "label" | "heading";
  /** The source ends in it, cut off. */
  readonly isCut: boolean;
  readonly words: number;
  /** Its tokens' folded texts, in order. */
  readonly folded: readonly string[];
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,/-]*/gu;
/** Signs that stand within a word and begin none. */
const within = "'’.,/-";
const [outside, begins, goesOn] = [0, 1, 2] as const;
/** Of each UTF-16 unit below the combining marks and of the signs of Latin texts: begins a word, goes on in it, or neither. */
const classes = Uint8Array.from({ length: 0x300 }, (_, unit) => classOf(String.fromCharCode(unit)));

function classOf(character: string): number {
  if (/[\p{L}\p{N}]/u.test(character)) return begins;
  return within.includes(character) ? goesOn : outside;
}

/** Words as an editor counts them: what blanks and punctuation separate. */
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

/** Undefined for what is neither Latin nor general punctuation: a pattern tells. */
function classOfPunctuation(unit: number): number | undefined {
  if (unit < 0x2000 || unit > 0x206f) return undefined;
  return unit === 0x2019 ? goesOn : outside;
}

/** Where a comma stands behind so few words each, a text is a list, as one of ingredients. */
const mostWordsEach = 4;
const fewestCommas = 3;

/** Whether a text names one thing after the other instead of saying something about them. */
export function isEnumeration(text: string, words: number): boolean {
  let commas = 0;
  for (let place = text.indexOf(","); place >= 0; place = text.indexOf(",", place + 1)) {
    if (!isDigit(text, place + 1)) commas += 1;
  }
  return commas >= fewestCommas && commas * mostWordsEach > words;
}

/** What the commas and semicolons outside of brackets divide: "Sugar, margarine (palm oil, water)" is two. */
export function enumeratedParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (depth === 0 && (sign === ";" || (sign === "," && !isDecimalComma(text, place)))) {
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
