import { open } from "node:fs/promises";
import { CliProblem } from "../../cli-problem.ts";

/** How our own files begin: the status as JSON, the metrics, and what was made ready for either by `touch`. */
const ours = /^(?:$|\s*\{\s*"schema_version"|# HELP pdo_)/;

/**
 * Status and metrics are written before anything else is known of the run, so this is asked first of all: a file that
 * holds something else, the feed above all, is not written over, with `--force` neither.
 * @throws CliProblem PDO_OUTPUT_EXISTS
 */
export async function refuseForeign(path: string): Promise<void> {
  if (ours.test(await beginningOf(path))) return;
  throw new CliProblem({
    code: "PDO_OUTPUT_EXISTS",
    what: `${path}: this file holds something else.`,
    seen: "Status and metrics are written over and over into a file of their own.",
    nextStep: "Name another file, or take this one away.",
  });
}

/** Empty where there is nothing to be read; what cannot be written is told by whoever writes. */
async function beginningOf(path: string): Promise<string> {
  const file = await open(path, "r").catch(() => undefined);
  if (file === undefined) return "";
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } catch {
    return "";
  } finally {
    await file.close();
  }
}
