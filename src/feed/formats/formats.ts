import type { FeedFormat } from "../feed-format.ts";
import { csv, tsv } from "./delimited.ts";
import { json, jsonl } from "./json.ts";

/**
 * The formats, in the order in which help texts list them. To add one is to add a file beside this one and a line here.
 * A feed whose format nobody named is offered to the last one first; csv takes whatever text no other one claims.
 */
export const feedFormats: readonly FeedFormat[] = [csv, tsv, json, jsonl];

/** What is written to standard output where no format was asked for: a reader can begin before the feed ends. */
export const streamFormat: FeedFormat = jsonl;
