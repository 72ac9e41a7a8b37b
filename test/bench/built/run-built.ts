import { execFile } from "node:child_process";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { build } from "rolldown";

const run = promisify(execFile);
/** Two folders below the root, as everything that looks for files beside the program. */
const builtFolder = join(import.meta.dirname, "../../../node_modules/.bench");

export interface Rates {
  /** Of the items that each candidate is measured on. */
  readonly count: number;
  /** Items a second of processor time, by the candidate's name. */
  readonly rates: ReadonlyMap<string, number>;
}

/**
 * Measures as users get the program: bundled, for the test runner's own way of loading modules makes each call between them
 * dearer; and each candidate in a process of its own, lest one spoil the machine code of the next.
 * @param entry - a file beside this one that calls `measure`
 */
export async function ratesOf(entry: string): Promise<Rates> {
  const program = await buildProgram(entry);
  const ask = async (...words: readonly string[]) =>
    JSON.parse((await run(process.execPath, [program, ...words])).stdout) as unknown;
  const { count, labels } = (await ask()) as { count: number; labels: readonly string[] };
  const rates = new Map<string, number>();
  for (const label of labels) rates.set(label, ((await ask(label)) as { rate: number }).rate);
  return { count, rates };
}

/** @param entry - a file beside this one. @returns its bundle's path */
export async function buildProgram(entry: string): Promise<string> {
  await build({
    input: join(import.meta.dirname, entry),
    platform: "node",
    moduleTypes: { ".tsv": "text" },
    logLevel: "silent",
    output: { dir: builtFolder, format: "esm" },
  });
  return join(builtFolder, basename(entry, ".ts").concat(".js"));
}
