import { normalizeWhitespace } from "../../../text/normal-form.ts";

/**
 * Whether two names differ in nothing but case and punctuation. Those of ASCII are told apart where they first differ; mostly
 * one is the other's beginning.
 */
export function haveSameWords(one: string, other: string): boolean {
  if (other.startsWith(one)) return !hasWords(other.slice(one.length));
  let end = 0;
  let otherEnd = 0;
  for (;;) {
    const place = nextSign(one, end);
    const otherPlace = nextSign(other, otherEnd);
    const code = one.charCodeAt(place);
    const otherCode = other.charCodeAt(otherPlace);
    if (code > lastAscii || otherCode > lastAscii) return wordsOf(one) === wordsOf(other);
    if (place === one.length || otherPlace === other.length)
      return place === one.length && otherPlace === other.length;
    if (lowered(code) !== lowered(otherCode)) return false;
    const isWordEnding = place > end;
    if (end > 0 && isWordEnding !== otherPlace > otherEnd) return false;
    end = place + 1;
    otherEnd = otherPlace + 1;
  }
}

const lastAscii = 0x7f;

const letterOrDigit = /[\p{L}\p{N}]/u;

export function hasWords(name: string): boolean {
  return letterOrDigit.test(name);
}

function wordsOf(name: string): string {
  return normalizeWhitespace(name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " "));
}

/** Where the next letter or digit stands, or what is beyond ASCII; the text's length where there is none. */
function nextSign(text: string, from: number): number {
  let place = from;
  while (place < text.length && !isSign(text.charCodeAt(place))) place += 1;
  return place;
}

function isSign(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) || (lowered(code) >= 0x61 && lowered(code) <= 0x7a) || code > lastAscii
  );
}

/** Of a letter or digit; of capitals the small letter. */
function lowered(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}
