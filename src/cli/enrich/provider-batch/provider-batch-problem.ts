import type { ProcessMark } from "../../../storage/process-mark.ts";
import { CliProblem } from "../../cli-problem.ts";

export function batchOfStream(): CliProblem {
  return new CliProblem({
    code: "PDO_BATCH_OF_STREAM",
    what: "--batch reads the feed twice, and again when the batch has ended.",
    seen: "The feed comes from standard input, which can be read once.",
    nextStep: "Write it to a file and name that, for example: pdo enrich feed.csv --batch",
  });
}

/** @param mode as asked for: `off` or `refresh` */
export function batchNotKept(mode: string): CliProblem {
  return new CliProblem({
    code: "PDO_BATCH_NOT_KEPT",
    what: "--batch needs the answers that are kept: its results lie there until the rows are written.",
    seen:
      mode === "off"
        ? "--no-cache leaves them alone."
        : "--refresh asks all anew, with each round of a batch.",
    nextStep: `Leave out ${mode === "off" ? "--no-cache" : "--refresh"}.`,
  });
}

/** @param holder undefined: the lock does not say */
export function batchLocked(
  statePath: string,
  lockPath: string,
  holder: ProcessMark | undefined,
): CliProblem {
  return new CliProblem({
    code: "PDO_BATCH_LOCKED",
    what: "Another run is at work on this feed's batch.",
    seen:
      holder === undefined
        ? `Its lock is ${lockPath}.`
        : `It is process ${holder.pid} on ${holder.host}; the batch's state is ${statePath}.`,
    nextStep: `Wait for it to end. If no pdo runs there, remove ${lockPath}.`,
  });
}

export function resultsNotKept(failed: number): CliProblem {
  return new CliProblem({
    code: "PDO_BATCH_NOT_KEPT",
    what: "Results of the batch cannot be kept.",
    seen: `${failed} of them could not be written to the kept answers.`,
    nextStep:
      "Make room on the disk, or look at the folder of PDO_HOME; the same command fetches them again.",
  });
}

export function answersNotRead(failed: number): CliProblem {
  return new CliProblem({
    code: "PDO_BATCH_NOT_KEPT",
    what: "The kept answers cannot be read, so that a batch could ask for them, and pay, a second time.",
    seen: `${failed} could not be read; nothing was submitted.`,
    nextStep: "Look at the folder of PDO_HOME and its disk; then run the same command again.",
  });
}
