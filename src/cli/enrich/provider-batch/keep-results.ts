import type { KeepingModel } from "../../../answers/keep-completions.ts";
import type { KeepFigures } from "../../../answers/keeping.ts";
import type { ResultKeeping } from "../../../language-model/batches/batch-work.ts";
import { answersNotRead, resultsNotKept } from "./provider-batch-problem.ts";

/** The kept completions, as far as batches need them. */
export type KeptCompletions = Pick<KeepingModel, "identity" | "peek" | "keep" | "durable" | "figures">;

/** What is paid for is on the disk, or the job does not go on. */
export function keepResults(kept: KeptCompletions): ResultKeeping {
  const failed = () => kept.figures().failedWrites;
  const before = failed();
  return {
    keep: kept.keep,
    durable: async () => {
      await kept.durable();
      if (failed() > before) throw resultsNotKept(failed() - before);
    },
  };
}

/** What cannot be read would seem never to have been answered. @throws CliProblem */
export function refuseUnread(kept: KeptCompletions, before: KeepFigures): void {
  const failed = kept.figures().failedReads - before.failedReads;
  if (failed > 0) throw answersNotRead(failed);
}
