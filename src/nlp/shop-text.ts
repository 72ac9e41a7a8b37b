import { plainText } from "./html.ts";
import { capitalized, normalizeWhitespace } from "./normalizer.ts";

/** "Cream for dry skin ✓ vegan ✓ no mineral oil. Order now": ticks between parts of a sentence are its commas. */
export function withoutTicks(text: string): string {
  const listed = text.replace(/(?<=[\p{L}\p{N}%)])\s*[✓✔]\uFE0F?\s*(?=\p{L}|\d)/gu, ", ");
  return listed
    .replace(/(?<=[.!?]|^)\s*[✓✔]\uFE0F?\s*(?=\p{Lu})/gu, " ")
    .replace(/\s*[✓✔]\uFE0F?\s*$/u, "")
    .trim();
}

/** What asks to buy in front of the name: "Acquista online il", "Shop the", "Achetez nos". */
const call =
  /^(?:(?:buy|shop|order|discover)(?: (?:online|now))?(?: (?:the|our))?|(?:acquista|compra|ordina|scopri)(?: (?:online|ora|subito))?(?: (?:il|lo|la|i|gli|le|l['’])(?: nostr[oaie])?)?|(?:achetez|commandez|découvrez)(?: (?:en ligne|maintenant))?(?: (?:le|la|les|l['’]|notre|nos|votre))?|jetzt|entdecken sie(?: (?:den|die|das|unseren?|unser))?)(?:\s|(?<=['’]))(?=[\p{Lu}\d])/iu;

/** The same in front of an article with small words: "Acquista online la vera 'nduja". */
const plainCall =
  /^(?:(?:buy|shop|order|discover)(?: (?:online|now))?(?= (?:the|our)\s)|(?:acquista|compra|ordina|scopri)(?: (?:online|ora|subito))?(?= (?:(?:il|lo|la|i|gli|le)\s|l['’]))|(?:achetez|commandez|découvrez)(?: (?:en ligne|maintenant))?(?= (?:(?:le|la|les|notre|nos)\s|l['’])))\s/iu;

/** What stands behind a call to buy that a text begins with, with a capital; undefined where it begins with none. */
export function behindCall(text: string): string | undefined {
  const [found = ""] = call.exec(text) ?? [];
  const rest = text.slice(found.length);
  if (found !== "" && /^[\p{Lu}\d]/u.test(rest)) return rest;
  const [plain = ""] = plainCall.exec(text) ?? [];
  return plain === "" ? undefined : withFirstCapital(text.slice(plain.length));
}

function withFirstCapital(text: string): string {
  return capitalized(text);
}

/**
 * Whether a text is one that a shop has written for search engines: as the shop has it, without whole sentences of it, without the call to
 * buy that it begins with, with commas for ticks, or without the shop's name behind a bar.
 * @param own as the shop has it
 */
export function isOwnText(text: string, own: string | undefined): boolean {
  if (text === "" || own === undefined) return false;
  const plain = normalizeWhitespace(plainText(own).text);
  const readings = [plain, normalizeWhitespace(withoutTicks(plain))];
  return readings.some((reading) =>
    [reading, behindCall(reading)].some((one) => one !== undefined && hasSentences(one, text)),
  );
}

/** Whether the first text has all sentences of the second one, in their order and each from its beginning to its end. */
function hasSentences(own: string, text: string): boolean {
  let place = 0;
  for (const sentence of text.split(sentenceEnd)) {
    const found = placeOf(sentence, own, place);
    if (found < 0) return false;
    place = found + sentence.length;
  }
  return true;
}

const sentenceEnd = /(?<=[.!?…])\s+/u;

function placeOf(sentence: string, own: string, from: number): number {
  for (let place = own.indexOf(sentence, from); place >= 0; place = own.indexOf(sentence, place + 1)) {
    const isStart = place === 0 || /[.!?…]\s+$/u.test(own.slice(0, place));
    const rest = own.slice(place + sentence.length);
    if (isStart && (/[.!?…]$/u.test(sentence) || /^(?:\s\||[.!?…]|$)/u.test(rest))) return place;
  }
  return -1;
}
