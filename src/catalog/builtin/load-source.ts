import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SalesChannel } from "../../contract/vocabulary.ts";
import { parseSource } from "./parse-source.ts";
import type { BuiltinSource } from "./source.ts";

/**
 * Reads and parses one channel's source files.
 * @param sourceFolder the folder that holds one folder a channel
 */
export function loadSource(sourceFolder: string, salesChannel: SalesChannel): BuiltinSource {
  const folder = join(sourceFolder, salesChannel);
  const paths = readdirSync(folder, {
    recursive: true,
    encoding: "utf8",
  }).filter((path) => path.endsWith(".tsv"));
  const files = paths.map((path) => ({
    path: path.replaceAll("\\", "/"),
    text: readFileSync(join(folder, path), "utf8"),
  }));
  return parseSource(salesChannel, files);
}
