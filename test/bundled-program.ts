import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";

/** Makes a test's program, written in TypeScript, one that a process of its own can run. @returns its path */
export async function bundleProgram(input: string, folder: string): Promise<string> {
  symlinkSync(join(import.meta.dirname, "..", "node_modules"), join(folder, "node_modules"));
  const file = join(folder, "program.mjs");
  await build({
    input,
    platform: "node",
    moduleTypes: { ".tsv": "text" },
    output: { file, format: "esm" },
  });
  return file;
}
