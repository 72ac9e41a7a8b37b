import { invalidRequest } from "../../api/service-problem.ts";
import { locateJsonFault } from "./json-fault.ts";

/** `application/json` and `application/*+json`, case-insensitive; parameters such as charset are ignored. */
const jsonMediaType = /^\s*application\/(?:[^\s/;]*\+)?json\s*(?:;|$)/i;

/**
 * Parses a request's body. Without a JSON content type the bytes become a string, which no operation accepts.
 * @returns undefined for an empty body
 * @throws ServiceProblem 422 `json_invalid`, with the offset in code points
 */
export function parseBody(bytes: Buffer, contentType: string | undefined): unknown {
  if (bytes.length === 0) return undefined;
  if (contentType !== "application/json" && !jsonMediaType.test(contentType ?? ""))
    return bytes.toString("latin1");
  const decoded = decodeJsonBytes(bytes);
  if ("undecodableAt" in decoded) throw invalidJson(decoded.undecodableAt);
  try {
    return JSON.parse(decoded.text);
  } catch {
    throw invalidJson(locateJsonFault(decoded.text));
  }
}

function invalidJson(offset: number) {
  return invalidRequest([{ loc: ["body", offset], msg: "JSON decode error", type: "json_invalid" }]);
}

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be";

type DecodedBytes =
  | { readonly text: string }
  /** Number of code points before the first invalid bytes. */
  | { readonly undecodableAt: number };

/**
 * Decodes a JSON document; the encoding is detected as Python's `json` does: by byte order mark, else by the position
 * of zero bytes.
 */
function decodeJsonBytes(bytes: Buffer): DecodedBytes {
  const { encoding, bomLength } = detectEncoding(bytes);
  const content = bytes.subarray(bomLength);
  if (encoding === "utf-8") return decodeUtf8(content);
  return encoding.startsWith("utf-16") ? decodeUtf16(content, encoding) : decodeUtf32(content, encoding);
}

function detectEncoding(bytes: Buffer): { encoding: Encoding; bomLength: number } {
  const [first = 1, second = 1, third = 1, fourth = 1] = bytes;
  const little = first === 0xff && second === 0xfe;
  if (little && bytes.length >= 4 && third === 0 && fourth === 0) {
    return { encoding: "utf-32le", bomLength: 4 };
  }
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) {
    return { encoding: "utf-32be", bomLength: 4 };
  }
  if (little) return { encoding: "utf-16le", bomLength: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: "utf-16be", bomLength: 2 };
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: "utf-8", bomLength: 3 };
  return { encoding: detectByZeros(bytes), bomLength: 0 };
}

/** A JSON text begins with an ASCII character, so its zero bytes give the width and byte order. */
function detectByZeros(bytes: Buffer): Encoding {
  const isPair = bytes.length === 2;
  if (bytes.length < 4 && !isPair) return "utf-8";
  if (bytes[0] === 0) return isPair || bytes[1] !== 0 ? "utf-16be" : "utf-32be";
  if (bytes[1] !== 0) return "utf-8";
  return isPair || bytes[2] !== 0 || bytes[3] !== 0 ? "utf-16le" : "utf-32le";
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Buffer): DecodedBytes {
  try {
    return { text: strictUtf8.decode(bytes) };
  } catch {
    return { undecodableAt: countWholeCharacters(bytes) };
  }
}

/** Decoding with replacement and encoding again first differs at the first invalid byte. */
function countWholeCharacters(bytes: Buffer): number {
  const replaced = Buffer.from(bytes.toString("utf8"), "utf8");
  let at = 0;
  while (at < bytes.length && bytes[at] === replaced[at]) at += 1;
  const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;
  while (at > 0 && isContinuation(replaced[at])) at -= 1;
  return [...bytes.subarray(0, at).toString("utf8")].length;
}

/** Lone surrogates stay, as in Python; validation then names the field that holds one. */
function decodeUtf16(bytes: Buffer, encoding: Encoding): DecodedBytes {
  const whole = bytes.length - (bytes.length % 2);
  const units = Buffer.from(bytes.subarray(0, whole));
  const text = (encoding === "utf-16be" ? units.swap16() : units).toString("utf16le");
  return whole === bytes.length ? { text } : { undecodableAt: [...text].length };
}

function decodeUtf32(bytes: Buffer, encoding: Encoding): DecodedBytes {
  const characters: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    if (at + 4 > bytes.length) return { undecodableAt: characters.length };
    const codePoint = encoding === "utf-32le" ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    if (codePoint > 0x10ffff) return { undecodableAt: characters.length };
    characters.push(String.fromCodePoint(codePoint));
  }
  return { text: characters.join("") };
}
