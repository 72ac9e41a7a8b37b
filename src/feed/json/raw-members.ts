import { endOfValue, OPEN, skipWhiteSpace } from "./scan-value.ts";

/** One member of an object, by its places in the object's raw text. */
export interface RawMember {
  /** The key as it came, quotes and all. */
  readonly keyRaw: string;
  readonly keyStart: number;
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** The members of a raw JSON object, duplicates and all, in order. The text must be valid JSON. */
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
