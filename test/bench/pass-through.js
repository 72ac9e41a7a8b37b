import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse";
import { stringify } from "csv-stringify";

/** What everyone writes first: a feed read into objects and written again, by streams. */
const [feed, output] = process.argv.slice(2);
await pipeline(
  createReadStream(feed),
  parse({ columns: true, bom: true }),
  stringify({ header: true }),
  createWriteStream(output),
);
