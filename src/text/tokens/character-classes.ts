const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
const joiner = /[-‐‑_.,/'’ʼ´`]/;

/** Part of a word or number; may stand once between two such parts; anything else. */
export type CharacterClass = typeof inWord | typeof between | typeof outside;
export const inWord = 1;
export const between = 2;
export const outside = 3;
const inPair = 4;

/** By UTF-16 unit, 0 until it is first met: asking a pattern about each character again costs ten times as much. */
const classes = new Uint8Array(0x1_0000);

/** The class of the character at an offset, `outside` beyond the text; a surrogate pair's for both its units. */
export function classAt(text: string, offset: number): CharacterClass {
  return offset >= text.length ? outside : classOfUnit(text.charCodeAt(offset), text, offset);
}

/** The same, for whom has read the UTF-16 unit at that offset already. */
export function classOfUnit(unit: number, text: string, offset: number): CharacterClass {
  const known = classes[unit];
  if (known === inWord || known === between || known === outside) return known;
  if (known === inPair) return classOf(characterOfPair(text, offset));
  const found = unit >= 0xd800 && unit <= 0xdfff ? inPair : classOf(String.fromCharCode(unit));
  classes[unit] = found;
  return classOfUnit(unit, text, offset);
}

function classOf(character: string): CharacterClass {
  if (wordCharacter.test(character)) return inWord;
  return joiner.test(character) ? between : outside;
}

/** Whether a text has a character that may stand between two parts of a word. */
export function hasJoiner(text: string): boolean {
  return joiner.test(text);
}

/** The whole character of which the unit at the offset is the first or the second half, or the unit alone. */
function characterOfPair(text: string, offset: number): string {
  const begun = text.slice(Math.max(0, offset - 1), offset + 1);
  const isSecondHalf = begun.length === 2 && begun.codePointAt(0) !== begun.charCodeAt(0);
  return isSecondHalf ? begun : String.fromCodePoint(text.codePointAt(offset) ?? 0);
}
