/** Copies a slice, because in V8 a slice of 13 characters or more retains the whole text: use it for strings in caches. */
export function detached(slice: string): string {
  return slice.length < 13 ? slice : JSON.parse(JSON.stringify(slice));
}

const vanishing = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;
const blank = /[\s\p{Cc}\p{Z}]+/gu;
/** Text that is already normalized: words of ASCII, Latin-1 and Latin Extended-A separated by single spaces. */
const plainLatin = /^[\x21-\x7E\u00A1-\u00AC\u00AE-\u017F]+(?: [\x21-\x7E\u00A1-\u00AC\u00AE-\u017F]+)*$/;

/**
 * Normalizes a text to Unicode NFC on one line: zero-width characters, direction marks and soft hyphens are removed, every run
 * of whitespace (including no-break spaces, line breaks and control characters) becomes one space, and the ends are trimmed.
 * Idempotent.
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
/** Letters of Latin-1 and Latin Extended-A, which fold one by one in a text without combining characters. */
const latinLetter = /[`\u0080-\u017F]/g;
const beyondLatin = /[^\0-\u017F]/;
const foldedLatin = new Map<string, string>();

/**
 * Folds a text for comparison: lower case, without diacritics (ä becomes a, not ae), ß as ss, ligatures decomposed, typographic
 * apostrophes straight. Idempotent; offsets change.
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

/**
 * Where the run of characters begins with which a text ends. `/[…]+$/` tries every run of the text from each of its
 * characters on, in the square of its length; this looks once, from the end.
 * @param character sticky; matches one UTF-16 unit, and may look behind it
 */
export function runAtEnd(text: string, character: RegExp, end: number = text.length): number {
  let start = end;
  while (start > 0) {
    character.lastIndex = start - 1;
    if (!character.test(text)) break;
    start -= 1;
  }
  return start;
}

/** Without blanks before commas and full stops, and with one stop where there are two: "512 MB , Wi-Fi.." is "512 MB, Wi-Fi.". */
export function tidyStops(line: string): string {
  if (!/ [,.]|\.\.|[.!?] ['’] /u.test(line)) return line;
  return (
    line
      .replace(/\s+([,.])(?=\s|$)/gu, "$1")
      .replace(/\s,(?=\p{L})/gu, ", ")
      // "... bellezza. ' Il mascara": an apostrophe of nothing.
      .replace(/(?<=[.!?])\s['’](?=\s\p{Lu})/gu, "")
      // "minerals.. to be exact": a pause, where no sentence begins behind it.
      .replace(/(?<=[\p{L}\p{N})])\.\.(?=\s\p{Ll})/gu, "…")
      .replace(/(?<=[\p{L}\p{N})])\.\.(?=\s|$)/gu, ".")
  );
}

/** With a capital at its start. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
