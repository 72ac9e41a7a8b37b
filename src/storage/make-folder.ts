import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it. Node's own way (`recursive`) never ends where the system says of a folder that
 * is there that it is not (`/proc`, a share that went away).
 * @throws the system's error
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || dirname(path) === path) throw fault;
    makeFolder(dirname(path));
    makeLeaf(path);
  }
}

/** Another process may have made it meanwhile. */
function makeLeaf(path: string): void {
  try {
    mkdirSync(path);
  } catch (fault) {
    if (!(fault instanceof Error && "code" in fault && fault.code === "EEXIST")) throw fault;
  }
}
