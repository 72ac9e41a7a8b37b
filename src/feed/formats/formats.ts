import type { FeedFormat } from "../feed-format.ts";
import { csv, tsv } from "./delimited.ts";
import { json, jsonl } from "./json.ts";
import { xml } from "./xml.ts";

/**
 * All formats, in the order of help texts. To add one, add a file beside this one and a line here. Detection tries
 * the last one first; csv accepts any text.
 */
export const feedFormats: readonly FeedFormat[] = [csv, tsv, json, jsonl, xml];

/** The default for standard output, since readers can begin before the feed ends. */
export const streamFormat: FeedFormat = jsonl;
