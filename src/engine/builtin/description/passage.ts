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
