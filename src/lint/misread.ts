import { detectLanguage } from "../nlp/language-identification.ts";
import type { Place } from "./violation.ts";

/** The characters of windows-1252 for the bytes 80 to 9F, blank where it has none. */
const upperBytes = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const tail = `[\\u0080-\\u00bf${upperBytes.replaceAll(" ", "")}]`;
/** UTF-8 that was read as windows-1252: two characters for one beyond ASCII, or three. No language has such rows. */
const misread = new RegExp(`[ÂÃÅ]${tail}|â${tail}{2}|(?<!\\p{Lu})Ã[ \\u00a0](?=\\s|\\p{Ll})`, "gu");
/** The characters of DOS's code page 850 for the bytes 80 to FF. */
const dosBytes =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";
const dosTail = `[${dosBytes.slice(0, 0x40)}]`;
/** UTF-8 that was read as that: "ÔÇô" for "–", "├®" for "é". */
const misreadByDos = new RegExp(`ÔÇ${dosTail}|├${dosTail}|┬${dosTail}`, "gu");
/**
 * The French letters that ISO 8859-15 has where windows-1252 has fractions ("C½ur"), and their entity without its semicolon, which HTML
 * does not read so (https://html.spec.whatwg.org/multipage/named-characters.html).
 */
const misreadLigature =
  /(?<=\p{L})½(?=\p{Ll})|(?<![\p{L}\p{N}])½(?=(?:uf|il|uvre|illet|dème)s?(?!\p{L}))|(?<=\p{Lu})¼(?=\p{Lu})|&(?:oe|OE)lig(?!;)/gu;
const ligatures: Readonly<Record<string, string>> = { "½": "œ", "¼": "Œ", "&oelig": "œ", "&OElig": "Œ" };
/**
 * German umlauts in two characters, of which an older encoding lacked the second one: "verfu?gt u?ber". One alone may be a question whose blank
 * is missing, and in an address it begins the parameters.
 */
const lostDiaeresis = /[aou]\?(?=\p{Ll})(?![\p{L}\p{N}_-]*=)(?<![/.]\S{0,80})/giu;
const fewestLost = 2;
const umlauts: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü", A: "Ä", O: "Ö", U: "Ü" };
/** A quote, a dash or a letter of windows-1252 that came as a control character: "L\u0092encre". U+0085 may be a line break. */
const control = new RegExp(`(?<![\\u00c2-\\u00deâð]|[âð]${tail}{1,2})[\\u0080-\\u0084\\u0086-\\u009f]`, "gu");
const mayHold = /[ÂÃâÅ├┬½¼\u0080-\u009f]|ÔÇ|ï¿½|\ufffd|&OE?lig|[aou]\?\p{Ll}/iu;
const lost = /\ufffd|ï¿½/gu;

export interface Misread extends Place {
  /** What was written; absent where that is lost. */
  readonly meant?: string;
}

/** Characters that another encoding was read as ("fÃ¼r" for "für"), in the order of the text. */
export function misreadPlaces(text: string): readonly Misread[] {
  if (!mayHold.test(text)) return [];
  const found: Misread[] = [];
  for (const { 0: row, index } of text.matchAll(misread)) {
    const meant = decoded(row);
    if (meant !== undefined) found.push({ start: index, end: index + row.length, meant });
  }
  for (const { 0: row, index } of text.matchAll(misreadByDos)) {
    const meant = decodedBytes([...row].map((character) => 0x80 + dosBytes.indexOf(character)));
    if (meant !== undefined) found.push({ start: index, end: index + row.length, meant });
  }
  for (const { 0: row, index } of text.matchAll(misreadLigature)) {
    const meant = ligatures[row];
    if (meant !== undefined) found.push({ start: index, end: index + row.length, meant });
  }
  for (const { 0: row, index } of text.matchAll(control)) {
    const meant = upperBytes.charAt(row.charCodeAt(0) - 0x80).trim();
    found.push({ start: index, end: index + row.length, meant: meant === "" ? " " : meant });
  }
  for (const { 0: row, index } of umlautsLostIn(text))
    found.push({ start: index, end: index + row.length, meant: umlauts[row.charAt(0)] ?? row });
  for (const { 0: row, index } of text.matchAll(lost)) found.push({ start: index, end: index + row.length });
  return found.toSorted((one, two) => one.start - two.start);
}

/** Of a text that is German with them: "cha?teau" has lost another accent. */
function umlautsLostIn(text: string): readonly RegExpExecArray[] {
  const places = [...text.matchAll(lostDiaeresis)];
  if (places.length < fewestLost) return [];
  const whole = text.replace(lostDiaeresis, (row) => umlauts[row.charAt(0)] ?? row);
  return detectLanguage(whole).language === "de" ? places : [];
}

/** With what was written; what is lost stays as it is. */
export function withoutMisread(text: string): string {
  return misreadPlaces(text).reduceRight(
    (rest, { start, end, meant }) =>
      meant === undefined ? rest : rest.slice(0, start) + meant + rest.slice(end),
    text,
  );
}

/** Undefined where the bytes are no UTF-8. */
function decoded(row: string): string | undefined {
  return decodedBytes([...row].map(byteOf));
}

function decodedBytes(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** A blank stands for a fixed one, which many programs make of it. */
function byteOf(character: string): number {
  if (character === " ") return 0xa0;
  const place = upperBytes.indexOf(character);
  return place < 0 ? character.charCodeAt(0) : 0x80 + place;
}
