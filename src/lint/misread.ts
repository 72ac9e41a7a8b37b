import { windows1252Byte, windows1252HighCharacters } from "../nlp/windows-1252.ts";
import type { Place } from "./violation.ts";

const tail = `[\\u0080-\\u00bf${windows1252HighCharacters}]`;
/** UTF-8 that was read as windows-1252: two characters for one beyond ASCII, or three. No language has such rows. */
const misread = new RegExp(`[ÂÃÅ]${tail}|â${tail}{2}|(?<!\\p{Lu})Ã[ \\u00a0](?=\\s|\\p{Ll})`, "gu");
const mayHold = /[ÂÃâÅ]|ï¿½|\ufffd/;
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
  for (const { 0: row, index } of text.matchAll(lost)) found.push({ start: index, end: index + row.length });
  return found.toSorted((one, two) => one.start - two.start);
}

/** Undefined where the bytes are no UTF-8. */
function decoded(row: string): string | undefined {
  const bytes = [...row].map(byteOf);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** A blank stands for a fixed one, which many programs make of it. */
function byteOf(character: string): number {
  return (character === " " ? "\u00a0" : (windows1252Byte(character) ?? character)).charCodeAt(0);
}
