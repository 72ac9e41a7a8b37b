import { systemReason } from "../../storage/system-reason.ts";
import { ProviderProblem } from "../provider-problem.ts";

/** The folder of a recording cannot be used as one. */
export function recordingUnusable(path: string, seen: string, nextStep: string): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_RECORDING_UNUSABLE",
    what: `${path}: the recording cannot be used.`,
    seen,
    nextStep,
    kind: "final",
  });
}

/** What the system says of a file of the recording. */
export function recordingUnreachable(path: string, cause: unknown): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_RECORDING_UNUSABLE",
    what: `${path}: the recording cannot be read or written.`,
    seen: systemReason(cause).replace(/\.?$/, "."),
    nextStep: "Look at the rights of its folder and the room on its disk.",
    kind: "final",
    cause,
  });
}

/** @param task what was asked for */
export function completionNotRecorded(folder: string, task: string): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_COMPLETION_NOT_RECORDED",
    what: `The recording in ${folder} has no answer to a question of the task ${task}.`,
    seen: "The texts, the settings, the rules or the version of pdo are others than when it was recorded.",
    nextStep:
      "Replay it with the feed and the settings it was recorded with, or record it anew with --record.",
    kind: "own",
  });
}
