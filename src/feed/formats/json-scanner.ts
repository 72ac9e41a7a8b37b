/** One member of an object, by offsets in the object's raw text. */
export interface RawMember {
  /** The raw key, including quotes. */
  readonly keyRaw: string;
  readonly keyStart: number;
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** The members of a raw JSON object in order, including repeated keys. The text must be valid JSON. */
export function rawMembers(raw: string): RawMember[] {
  const members: RawMember[] = [];
  let at = skipWhiteSpace(raw, skipWhiteSpace(raw, 0) + 1);
  while (raw[at] === '"') {
    const keyEnd = endOfValue(raw, at);
    const valueStart = skipWhiteSpace(raw, skipWhiteSpace(raw, keyEnd) + 1);
    const valueEnd = endOfValue(raw, valueStart);
    if (keyEnd === OPEN || valueEnd === OPEN) return members;
    members.push({ keyRaw: raw.slice(at, keyEnd), keyStart: at, valueStart, valueEnd });
    at = skipWhiteSpace(raw, skipWhiteSpace(raw, valueEnd) + 1);
  }
  return members;
}

/** The text ends within the value. */
export const OPEN = -1;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;
const BRACKET_OPEN = 0x5b;
const BRACKET_CLOSE = 0x5d;

export function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** The first offset from `at` on that is not JSON white space; the text's length where there is none. */
export function skipWhiteSpace(text: string, at: number): number {
  let place = at;
  while (place < text.length && isWhiteSpace(text.charCodeAt(place))) place += 1;
  return place;
}

/** The offset after the quote that ends a string, from any offset within it; OPEN where it is not in the text. */
export function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (at - backslashes > from && text.charCodeAt(at - backslashes - 1) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
  return OPEN;
}

/** The state of a scan of an object or array, resumable with the next chunk. */
interface NestingScan {
  at: number;
  depth: number;
  deepest: number;
}

/**
 * Moves a scan that is at or within an object or array (but not in a string) past its end. Does not check that
 * brackets match; the JSON parser does.
 * @returns whether the end was reached; otherwise the scan is at the text's end or at a truncated string
 */
export function scanNesting(text: string, scan: NestingScan): boolean {
  const { length } = text;
  while (scan.at < length) {
    const code = text.charCodeAt(scan.at);
    if (code === QUOTE) {
      const end = endOfString(text, scan.at + 1);
      if (end === OPEN) return false;
      scan.at = end;
      continue;
    }
    scan.at += 1;
    if (code === BRACE_OPEN || code === BRACKET_OPEN) {
      scan.depth += 1;
      if (scan.depth > scan.deepest) scan.deepest = scan.depth;
    } else if (code === BRACE_CLOSE || code === BRACKET_CLOSE) {
      scan.depth -= 1;
      if (scan.depth <= 0) return true;
    }
  }
  return false;
}

/** The offset after the value at `from`; OPEN where the text ends within it. A number ends at the next delimiter. */
export function endOfValue(text: string, from: number): number {
  const code = text.charCodeAt(from);
  if (code === QUOTE) return endOfString(text, from + 1);
  if (code === BRACE_OPEN || code === BRACKET_OPEN) {
    const scan = { at: from, depth: 0, deepest: 0 };
    return scanNesting(text, scan) ? scan.at : OPEN;
  }
  let at = from;
  while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at += 1;
  return at;
}
