import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

/** A new folder with these files in it. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "pdo-files-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

type WorldOptions = Parameters<typeof createStandInWorld>[0];

/** Runs `pdo` with these words; what it printed, what it said, how it ended. */
export async function run(words: readonly string[], options: WorldOptions = {}) {
  const world = createStandInWorld(options);
  const code = await main(words, world);
  return { code, printed: world.printed(), said: world.said(), home: String(world.environment.PDO_HOME) };
}
