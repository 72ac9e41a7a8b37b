/** The characters of Windows-1252 at 0x80 to 0x9F (https://encoding.spec.whatwg.org/index-windows-1252.txt). */
const highCharacters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const byteOfCharacter = new Map([...highCharacters].map((character, place) => [character, 0x80 + place]));

/** Decodes bytes that are given as one character each, U+0000 to U+00FF. */
export function windows1252ToText(bytes: string): string {
  return bytes.replace(/[\u0080-\u009f]/g, (byte) => highCharacters.charAt(byte.charCodeAt(0) - 0x80));
}

/** The byte of a character, as a character U+0000 to U+00FF; undefined if Windows-1252 lacks the character. */
export function windows1252Byte(character: string): string | undefined {
  const byte = byteOfCharacter.get(character);
  if (byte !== undefined) return String.fromCharCode(byte);
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? character : undefined;
}
