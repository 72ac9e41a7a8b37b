import { windows1252Byte, windows1252ToText } from "../nlp/windows-1252.ts";
import type { FeedEncoding } from "./feed.ts";

/** Substitutes for characters that an encoding lacks. */
const substitutes: Readonly<Record<string, string>> = {
  "→": "->",
  "←": "<-",
  "↔": "<->",
  "⇒": "=>",
  "“": '"',
  "”": '"',
  "„": '"',
  "″": '"',
  "‘": "'",
  "’": "'",
  "‚": "'",
  "′": "'",
  "‹": "<",
  "›": ">",
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "−": "-",
  "…": "...",
  "•": "-",
  "✓": "x",
  "€": "EUR",
  "£": "GBP",
  "™": "(TM)",
  "®": "(R)",
  "©": "(C)",
  "≤": "<=",
  "≥": ">=",
  "≈": "~",
  "≠": "!=",
  "×": "x",
  Ω: "Ohm",
  œ: "oe",
  Œ: "OE",
  ß: "ss",
  ẞ: "SS",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ı: "i",
  "\u200b": "",
  "\u200c": "",
  "\u200d": "",
  "\u2060": "",
  "\ufe0f": "",
  "\ufeff": "",
};

/**
 * A substitute for a character that the encoding lacks: from the table, else its NFKD form without combining marks,
 * else `?`.
 * @param isEncodable whether the encoding has a character
 */
function substitute(character: string, isEncodable: (character: string) => boolean): string {
  const known = substitutes[character];
  if (known !== undefined) return known;
  if (/\p{Mark}/u.test(character)) return "";
  if (/\p{Space_Separator}/u.test(character)) return " ";
  const letters = [...character.normalize("NFKD")].filter((letter) => !/\p{Mark}/u.test(letter));
  const spelled = letters
    .map((letter) => (isEncodable(letter) ? letter : (substitutes[letter] ?? "")))
    .join("");
  return spelled === "" ? "?" : spelled;
}

/**
 * How raw text represents a feed's bytes. In encodings that extend ASCII one character is one byte (U+0000 to
 * U+00FF), so that any bytes, valid or not, are written unchanged; in UTF-16 one character is one code unit.
 * Structural characters (delimiters, quotes, braces) are the same in all of them. "Raw" is such a string, "text" is
 * the decoded one.
 */
export interface TextForm {
  readonly encoding: FeedEncoding;
  /** The byte order mark; empty where the encoding has none. */
  readonly bom: Uint8Array;
  /** Bytes per code unit; chunks are split at multiples of it. */
  readonly unitBytes: 1 | 2;
  /** @param bytes a whole number of units */
  rawOfBytes(bytes: Uint8Array): string;
  bytesOfRaw(raw: string): Uint8Array;
  /** Invalid bytes become U+FFFD. */
  textOfRaw(raw: string): string;
  /** @param onRespelled called for each character that the encoding lacks */
  rawOfText(text: string, onRespelled?: (character: string) => void): string;
}

const NOT_ASCII = /[^\0-\x7f]/;

function isAscii(text: string): boolean {
  return !NOT_ASCII.test(text);
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const byteWise = {
  unitBytes: 1,
  rawOfBytes: (bytes: Uint8Array) => bufferOf(bytes).toString("latin1"),
  bytesOfRaw: (raw: string) => Buffer.from(raw, "latin1"),
} as const;

const utf8: TextForm = {
  ...byteWise,
  encoding: "utf-8",
  bom: Uint8Array.of(0xef, 0xbb, 0xbf),
  textOfRaw: (raw) => (isAscii(raw) ? raw : Buffer.from(raw, "latin1").toString("utf8")),
  rawOfText: (text) => (isAscii(text) ? text : Buffer.from(text, "utf8").toString("latin1")),
};

/** Encodes text as single bytes; characters that `byteOf` lacks are substituted. */
function respell(
  text: string,
  byteOf: (character: string) => string | undefined,
  onRespelled: ((character: string) => void) | undefined,
): string {
  if (isAscii(text)) return text;
  let raw = "";
  for (const character of text.normalize("NFC")) {
    const byte = byteOf(character);
    if (byte !== undefined) {
      raw += byte;
      continue;
    }
    onRespelled?.(character);
    const spelled = substitute(character, (letter) => byteOf(letter) !== undefined);
    for (const letter of spelled) raw += byteOf(letter) ?? "?";
  }
  return raw;
}

const windows1252: TextForm = {
  ...byteWise,
  encoding: "windows-1252",
  bom: new Uint8Array(),
  textOfRaw: windows1252ToText,
  rawOfText: (text, onRespelled) => respell(text, windows1252Byte, onRespelled),
};

const latin1: TextForm = {
  ...byteWise,
  encoding: "iso-8859-1",
  bom: new Uint8Array(),
  textOfRaw: (raw) => raw,
  rawOfText: (text, onRespelled) =>
    respell(
      text,
      (character) => ((character.codePointAt(0) ?? 0) <= 0xff ? character : undefined),
      onRespelled,
    ),
};

const utf16 = {
  unitBytes: 2,
  textOfRaw: (raw: string) => raw,
  rawOfText: (text: string) => text,
} as const;

const utf16le: TextForm = {
  ...utf16,
  encoding: "utf-16le",
  bom: Uint8Array.of(0xff, 0xfe),
  rawOfBytes: (bytes) => bufferOf(bytes).toString("utf16le"),
  bytesOfRaw: (raw) => Buffer.from(raw, "utf16le"),
};

const utf16be: TextForm = {
  ...utf16,
  encoding: "utf-16be",
  bom: Uint8Array.of(0xfe, 0xff),
  rawOfBytes: (bytes) => Buffer.from(bytes).swap16().toString("utf16le"),
  bytesOfRaw: (raw) => Buffer.from(raw, "utf16le").swap16(),
};

const forms: Readonly<Record<FeedEncoding, TextForm>> = {
  "utf-8": utf8,
  "utf-16le": utf16le,
  "utf-16be": utf16be,
  "windows-1252": windows1252,
  "iso-8859-1": latin1,
};

export function textFormOf(encoding: FeedEncoding): TextForm {
  return forms[encoding];
}
