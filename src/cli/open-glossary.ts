import type { Feed } from "../feed/feed.ts";
import type { GlossaryOptions } from "../translation/glossary.ts";
import type { GlossaryLine } from "../translation/user-glossary.ts";
import type { World } from "./world.ts";

/**
 * The user's glossary, from a table in any encoding and with any delimiter that feeds support.
 * @throws PdoError where it is not a table; PdoError, with the line, for an invalid entry
 */
export async function openGlossary(
  path: string,
  world: Pick<World, "input" | "signal" | "unfinishedFiles" | "environment">,
): Promise<GlossaryOptions> {
  const { openNamedFeed } = await import("./feed-input.ts");
  const { readUserGlossary } = await import("../translation/user-glossary.ts");
  const lines = await openNamedFeed(path, { flags: {}, world }, ({ feed }) => readLines(feed, world.signal));
  const { rows, protectedNames } = readUserGlossary(lines, path);
  return { userRows: rows, protectedNames };
}

/** The header and the records, with line numbers as in an editor. */
async function readLines(feed: Feed, signal: AbortSignal): Promise<GlossaryLine[]> {
  const { columns } = feed.description;
  const lines: GlossaryLine[] = [{ line: 1, cells: columns }];
  for await (const records of feed.records({ signal })) {
    for (const record of records) {
      const cells = Array.from({ length: record.columnCount }, (_, place) => record.textAt(place) ?? "");
      lines.push({ line: record.line, cells });
    }
  }
  await feed.close();
  return lines;
}
