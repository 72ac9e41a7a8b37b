/** In V8 a slice of 13 characters or more holds on to the whole text: a kept word would keep a description. */
export function detached(slice: string): string {
  return slice.length < 13 ? slice : JSON.parse(JSON.stringify(slice));
}

const vanishing = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;
const blank = /[\s\p{Cc}\p{Z}]+/gu;
/** What is its own normal form: words of ASCII, Latin-1 and Latin Extended-A with one space between them. */
const plainLatin = /^[\x21-\x7E\u00A1-\u00AC\u00AE-\u017F]+(?: [\x21-\x7E\u00A1-\u00AC\u00AE-\u017F]+)*$/;

/**
 * The text in Unicode NFC on one line: zero-width characters, direction marks and soft hyphens are gone,
 * every run of blanks (no-break, narrow, line breaks, control characters) is one space, nothing stands
 * at the ends. Idempotent.
 */
export function normalizeWhitespace(text: string): string {
  if (plainLatin.test(text)) return text;
  return text.replace(vanishing, "").replace(blank, " ").trim().normalize("NFC");
}

const foldedLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ĳ: "ij",
  ﬁ: "fi",
  ﬂ: "fl",
  "²": "2",
  "³": "3",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "`": "'",
  "´": "'",
};
const foldable = new RegExp(`[${Object.keys(foldedLetters).join("")}]`, "g");
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range is meant
const ascii = /^[\x00-\x5F\x61-\x7F]*$/;
/** Letters of Latin-1 and Latin Extended-A have no marks beside them that would change how they fold. */
const latinLetter = /[`\u0080-\u017F]/g;
const beyondLatin = /[^\0-\u017F]/;
const foldedLatin = new Map<string, string>();

/**
 * The text as it is compared, never shown: lower case, without diacritics (ä is a, not ae), ß as ss,
 * ligatures apart, typographic apostrophes straight. Idempotent; offsets are not kept.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  if (!beyondLatin.test(lower)) return lower.replace(latinLetter, foldLatinLetter);
  return foldDecomposed(lower);
}

function foldLatinLetter(letter: string): string {
  const known = foldedLatin.get(letter);
  if (known !== undefined) return known;
  const folded = foldDecomposed(letter);
  foldedLatin.set(letter, folded);
  return folded;
}

function foldDecomposed(lower: string): string {
  const bare = lower.normalize("NFD").replace(/\p{M}+/gu, "");
  return bare.replace(foldable, (letter) => foldedLetters[letter] ?? letter).normalize("NFC");
}
