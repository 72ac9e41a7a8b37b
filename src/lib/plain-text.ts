/** Sequences that terminals obey (ECMA-48): colours and cursor (CSI), titles and links (OSC). Removed whole. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const terminalSequence = /\x1b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07\x1b]{0,1000}(?:\x07|\x1b\\))/g;
/** Control characters that separate words or lines elsewhere. */
const separator = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const unwelcome = /(?![\t\n])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const suspicious = /(?![\t\n])[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/u;

/**
 * Removes what could move a cursor, ring a bell, turn the direction of writing or break a row: control characters but tab and
 * line feed, bidirectional overrides and isolates, halves of characters. CR and CR LF become LF.
 */
export function plainText(text: string): string {
  if (!suspicious.test(text)) return text;
  return text
    .replace(terminalSequence, "")
    .replace(separator, (found) => (found.startsWith("\r") ? "\n" : " "))
    .replace(unwelcome, "");
}

/** A JSON value with `plainText` applied to all its strings; the same value where there is nothing to remove. */
export function plainTexts<Value>(value: Value): Value {
  return clean(value) as Value;
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return plainText(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(clean);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
}
