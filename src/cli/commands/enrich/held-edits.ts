import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeFolder, replaceFile } from "../../../lib/atomic-file.ts";
import { parseJson } from "../../../lib/json.ts";
import type { HeldEdits } from "../../../pipeline/outputs/merge-figures.ts";
import { replacedFolder } from "../../../pipeline/outputs/replaced-outputs.ts";

/* PDO_HOME/outputs/HASH.edits.jsonl: people's edits of rows whose product the feed has no more, one row a line. */

function editsPath(path: string, home: string): string {
  return join(home, "outputs", `${basename(replacedFolder(path, home))}.edits.jsonl`);
}

/** @param path of the output */
export function readHeldEdits(path: string, home: string): HeldEdits[] {
  const file = editsPath(path, home);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => (parseJson(line) as HeldEdits | undefined) ?? []);
}

/** @throws the system's error */
export function holdEdits(path: string, home: string, edits: readonly HeldEdits[]): void {
  const file = editsPath(path, home);
  if (edits.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  makeFolder(dirname(file));
  replaceFile(file, edits.map((edit) => `${JSON.stringify(edit)}\n`).join(""));
}
