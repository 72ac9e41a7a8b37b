import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

/** A folder with a feed of its own, and `pdo` run in it. */
export function openFolder(feed: string) {
  const folder = mkdtempSync(join(tmpdir(), "pdo-recipe-"));
  const at = (name: string) => join(folder, name);
  writeFileSync(at("feed.csv"), feed);
  return {
    at,
    read: (name: string) => readFileSync(at(name), "utf8"),
    run: async (words: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
      const world = createStandInWorld({
        environment: { PDO_HOME: at("home"), ...environment },
        workingDirectory: folder,
      });
      const code = await main(words, world);
      return { code, printed: world.printed(), said: world.said() };
    },
  };
}
