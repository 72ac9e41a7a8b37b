import type { JsonLayout } from "./json-parser.ts";
import { endOfValue, OPEN, skipWhiteSpace } from "./scan-value.ts";

export interface FoundLayout {
  readonly layout: JsonLayout;
  /** Characters up to and with the bracket that opens the array of records; 0 where there is none. */
  readonly openingLength: number;
  readonly why: string;
}

/** Keys under which a document that is no array keeps its records. */
const recordKeys = new Set(
  "products product items item data results records rows entries articles offers catalog feed value hits produkte artikel produits articoli prodotti".split(
    " ",
  ),
);

/** How the objects stand in a JSON text, by its beginning. */
export function findLayout(text: string): FoundLayout {
  const start = skipWhiteSpace(text, 0);
  if (text[start] === "[") return { layout: "array", openingLength: start + 1, why: "It is a JSON array." };
  if (isLines(text, start))
    return { layout: "lines", openingLength: 0, why: "Each of its lines is a JSON object." };
  const envelope = text[start] === "{" ? findEnvelope(text, start) : undefined;
  if (envelope !== undefined) {
    const why = `It is a JSON object with the records in the array "${envelope.key}".`;
    return { layout: "array", openingLength: envelope.openingLength, why };
  }
  return { layout: "sequence", openingLength: 0, why: "It is JSON objects one after the other." };
}

/** At least two lines, and the first is an object by itself. */
function isLines(text: string, start: number): boolean {
  const [first = "", second = ""] = text.slice(start).split(/(?:\r?\n[ \t]*)+/, 2);
  return first.startsWith("{") && isJson(first) && second !== "";
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function findEnvelope(text: string, start: number): { key: string; openingLength: number } | undefined {
  let at = skipWhiteSpace(text, start + 1);
  while (text[at] === '"') {
    const keyEnd = endOfValue(text, at);
    if (keyEnd === OPEN) return undefined;
    const key = text.slice(at + 1, keyEnd - 1);
    const valueStart = skipWhiteSpace(text, skipWhiteSpace(text, keyEnd) + 1);
    const isArray = text[valueStart] === "[";
    if (isArray && recordKeys.has(key.toLowerCase()) && text[skipWhiteSpace(text, valueStart + 1)] === "{") {
      return { key, openingLength: valueStart + 1 };
    }
    const valueEnd = endOfValue(text, valueStart);
    if (valueEnd === OPEN) return undefined;
    at = skipWhiteSpace(text, skipWhiteSpace(text, valueEnd) + 1);
  }
  return undefined;
}
