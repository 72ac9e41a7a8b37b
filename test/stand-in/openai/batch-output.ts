import type { Batch } from "../batches/batch.ts";
import type { Workings } from "../workings.ts";
import { writeBatchLines } from "./batch-lines.ts";
import { storeFile } from "./files.ts";

/** Writes the files of a batch that has ended; a file that would be empty is not written. */
export function keepOutput(batch: Batch, workings: Workings): void {
  if (batch.vendor !== "openai" || batch.status === "failed") return;
  const store = (isGood: boolean) => {
    const content = writeBatchLines(batch, isGood, workings.nextId);
    if (content === "") return undefined;
    const filename = `${batch.id}_${isGood ? "output" : "error"}.jsonl`;
    return storeFile({ filename, purpose: "batch_output", content }, workings).id;
  };
  const [output, error] = [store(true), store(false)];
  if (output !== undefined) batch.outputFile = output;
  if (error !== undefined) batch.errorFile = error;
}
