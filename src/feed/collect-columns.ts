import type { Feed } from "./feed.ts";
import { JsonRecord } from "./json/json-record.ts";

/**
 * All keys of a JSON feed, in the order in which they appear; a delimited feed's header. Reads the feed to its end,
 * so open it again to read its records.
 */
export async function collectColumns(feed: Feed, options: { signal?: AbortSignal } = {}): Promise<string[]> {
  if (feed.description.dialect !== undefined) return [...feed.description.columns];
  const columns = new Set<string>();
  for await (const batch of feed.records(options)) {
    for (const record of batch) {
      if (record instanceof JsonRecord) for (const key of record.keys()) columns.add(key);
    }
  }
  return [...columns];
}
