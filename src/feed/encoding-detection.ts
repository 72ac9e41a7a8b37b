import { isUtf8 } from "node:buffer";
import { type TextForm, textFormOf } from "./encodings.ts";
import type { FeedEncoding } from "./feed.ts";
import type { RecordProblem } from "./record.ts";

/** Whether the text is valid in the encoding and free of NUL characters. */
export function isSound(raw: string, { encoding, unitBytes }: TextForm): boolean {
  if (raw.includes("\0")) return false;
  if (encoding === "utf-8") return isUtf8(Buffer.from(raw, "latin1"));
  return unitBytes === 1 || raw.isWellFormed();
}

/** The offset of the first invalid unit or NUL; -1 where there is none. */
export function findBroken(raw: string, form: TextForm): number {
  const zero = raw.indexOf("\0");
  const invalid = findInvalid(raw, form);
  return invalid === -1 || (zero !== -1 && zero < invalid) ? zero : invalid;
}

function findInvalid(raw: string, { encoding, unitBytes }: TextForm): number {
  if (encoding === "utf-8") return findInvalidUtf8(Buffer.from(raw, "latin1"));
  return unitBytes === 1 ? -1 : raw.search(/\p{Surrogate}/u);
}

/**
 * The offset of the first invalid byte; -1 where there is none. A U+FFFD in the feed itself is distinguished by its
 * bytes.
 */
export function findInvalidUtf8(bytes: Buffer): number {
  let at = 0;
  for (const character of bytes.toString("utf8")) {
    if (character === "\ufffd" && bytes.subarray(at, at + 3).toString("latin1") !== "\xef\xbf\xbd") return at;
    at += Buffer.byteLength(character);
  }
  return -1;
}

/**
 * The problem of a row with invalid or NUL bytes; undefined where there are none.
 * @param byteOffset offset of the row in bytes of the unpacked feed
 */
export function brokenTextProblem(
  raw: string,
  byteOffset: number,
  form: TextForm,
): RecordProblem | undefined {
  const at = findBroken(raw, form);
  if (at === -1) return undefined;
  const offset = byteOffset + at * form.unitBytes;
  const code = raw.charCodeAt(at);
  const unit = `0x${code
    .toString(16)
    .toUpperCase()
    .padStart(form.unitBytes * 2, "0")}`;
  return {
    code: "PDO_FEED_ROW_BYTES",
    reason:
      code === 0
        ? `It holds a zero at byte ${offset} of the feed, which no text has.`
        : `It is not ${form.encoding} from byte ${offset} of the feed on (${unit}). ` +
          "Save the feed in one encoding, or name the one it is in.",
  };
}

interface FoundEncoding {
  readonly encoding: FeedEncoding;
  readonly hasBom: boolean;
  readonly why: string;
}

/** Up to this many invalid bytes per valid multi-byte character, a feed still counts as UTF-8. */
const MAX_BROKEN_RATIO = 0.25;

/** UTF-16 of mostly Latin text: nearly every second byte is zero, nearly always at the same parity. */
const UTF16_ZERO_SHARE = 0.4;

/** Maximum ratio of zeros at the other parity: `😀` (D83D DE00) or `Ā` (0100) have some. */
const UTF16_STRAY_RATIO = 0.125;

const UTF16_SAMPLE_BYTES = 4096;

/** A feed of another encoding may have one of UTF-16 glued behind it: delimiters and names begin with zeros from the start. */
const UTF16_START_BYTES = 128;
const UTF16_START_SHARE = 0.1;

/**
 * Detects the encoding from a feed's beginning: byte order mark, zero bytes, valid UTF-8, bytes that only
 * Windows-1252 uses, else ISO-8859-1.
 * @param isWhole whether the feed ends there; otherwise its last character may be truncated
 */
export function findEncoding(beginning: Uint8Array, isWhole: boolean): FoundEncoding {
  const encoding = encodingOfBom(beginning);
  if (encoding !== undefined) {
    return {
      encoding,
      hasBom: true,
      why: `It begins with the byte order mark of ${encoding}.`,
    };
  }
  const wide = utf16ByZeros(beginning);
  if (wide !== undefined) {
    return {
      encoding: wide,
      hasBom: false,
      why: `Every other byte is zero, as in ${wide}.`,
    };
  }
  return { hasBom: false, ...narrowEncoding(beginning, isWhole) };
}

export function beginsWithBom(beginning: Uint8Array, encoding: FeedEncoding): boolean {
  const { bom } = textFormOf(encoding);
  return bom.length > 0 && bom.every((byte, place) => beginning[place] === byte);
}

function encodingOfBom(beginning: Uint8Array): FeedEncoding | undefined {
  return (["utf-8", "utf-16le", "utf-16be"] as const).find((encoding) => beginsWithBom(beginning, encoding));
}

function utf16ByZeros(beginning: Uint8Array): FeedEncoding | undefined {
  const length = Math.min(beginning.length, UTF16_SAMPLE_BYTES);
  const bytes = beginning.subarray(0, length - (length % 2));
  const [even, odd] = zerosByParity(bytes);
  const encoding = odd > even ? "utf-16le" : "utf-16be";
  const most = Math.max(even, odd);
  if (bytes.length < 4 || most / (bytes.length / 2) <= UTF16_ZERO_SHARE) return undefined;
  if (Math.min(even, odd) > most * UTF16_STRAY_RATIO) return undefined;
  const start = bytes.subarray(0, UTF16_START_BYTES);
  if (Math.max(...zerosByParity(start)) / (start.length / 2) < UTF16_START_SHARE) return undefined;
  return isText(textFormOf(encoding).rawOfBytes(bytes)) ? encoding : undefined;
}

function zerosByParity(bytes: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  for (const [place, byte] of bytes.entries()) if (byte === 0) zeros[place % 2 === 0 ? 0 : 1] += 1;
  return zeros;
}

/** Whether the code units are well-formed, without NUL; the last surrogate pair may be truncated. */
function isText(units: string): boolean {
  return !units.includes("\0") && units.replace(/[\ud800-\udbff]$/, "").isWellFormed();
}

function narrowEncoding(beginning: Uint8Array, isWhole: boolean): { encoding: FeedEncoding; why: string } {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(beginning, {
      stream: !isWhole,
    });
    return {
      encoding: "utf-8",
      why:
        text.length === beginning.length ? "It is plain ASCII so far, read as UTF-8." : "It is valid UTF-8.",
    };
  } catch {
    return brokenUtf8OrLegacy(beginning);
  }
}

function brokenUtf8OrLegacy(beginning: Uint8Array): {
  encoding: FeedEncoding;
  why: string;
} {
  const text = new TextDecoder("utf-8").decode(beginning);
  const broken = text.split("\ufffd").length - 1;
  const valid = (text.match(/[^\0-\x7f\ufffd]/gu) ?? []).length;
  if (valid > 0 && broken / valid <= MAX_BROKEN_RATIO) {
    return {
      encoding: "utf-8",
      why: `It is UTF-8 but for ${broken} broken places; rows that hold one leave as they came.`,
    };
  }
  return beginning.some((byte) => byte >= 0x80 && byte <= 0x9f)
    ? {
        encoding: "windows-1252",
        why: "It is not UTF-8, and uses bytes that only Windows-1252 has.",
      }
    : {
        encoding: "iso-8859-1",
        why: "It is not UTF-8, and uses only bytes that ISO-8859-1 has.",
      };
}
