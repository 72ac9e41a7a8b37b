import type { BegunFeed, RawBeginning } from "./begun-feed.ts";
import type { FoundLayout } from "./json/find-layout.ts";
import { createJsonParser } from "./json/json-parser.ts";
import { JsonRecord } from "./json/json-record.ts";
import { type RecordParser, untold } from "./record-parser.ts";
import { jsonBroken } from "./refusals.ts";

/**
 * Finds the opening of a JSON feed, and the keys in its beginning.
 * @throws FeedProblem PDO_FEED_JSON_BROKEN
 */
export function beginJson(beginning: RawBeginning, format: "json" | "jsonl", layout: FoundLayout): BegunFeed {
  const { text, form, name } = beginning;
  if (!/^\s*[[{]/.test(text)) {
    throw jsonBroken(
      name,
      1,
      `It begins with ${JSON.stringify(text.trimStart().slice(0, 20))}, not with [ or {.`,
    );
  }
  const headerRaw = text.slice(0, layout.openingLength);
  const firstLine = headerRaw.split("\n").length;
  const firstByte = beginning.bomBytes + headerRaw.length * form.unitBytes;
  const createParser: BegunFeed["createParser"] = (context) =>
    createJsonParser({ form, layout: layout.layout, firstLine, firstByte }, context);
  const context = {
    name: beginning.name,
    maxRecordLength: Number.POSITIVE_INFINITY,
    ...untold,
  };
  return {
    description: { format, columns: keysOf(createParser(context), text.slice(headerRaw.length)), headerRaw },
    why: [],
    bodyStart: headerRaw.length,
    createParser,
  };
}

function keysOf(parser: RecordParser, text: string): string[] {
  const keys = new Set<string>();
  for (const record of parser.push(text, false)) {
    if (record instanceof JsonRecord) for (const key of record.keys()) keys.add(key);
  }
  return [...keys];
}
