import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The rows of a gzipped file of JSON Lines. */
export function readRows<Row>(path: string): Row[] {
  const text = gunzipSync(readFileSync(path)).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
}
