import { type ErrorParts, PdoError } from "../../lib/errors.ts";
import type { ProcessIdentity } from "../../lib/process-identity.ts";
import type { ClaimFault } from "./registry.ts";

function clusterError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "pipeline", ...parts });
}

export function claimKeepsFailing({ claim, attempts, host, what, seen, nextStep }: ClaimFault): PdoError {
  return clusterError({
    code: "PDO_CLAIM_FAILING",
    what: `Claim ${claim} failed ${attempts} times, the last time on ${host}.`,
    seen: `${what} ${seen}`,
    nextStep: `${nextStep} Run the same command again then: what is done is kept.`,
  });
}

export function runTaken(folder: string, holder: ProcessIdentity | undefined): PdoError {
  return clusterError({
    code: "PDO_RUN_TAKEN",
    what: `${folder}: another process has this run done, and will join it.`,
    seen: holder === undefined ? "It renews its lease." : `It is process ${holder.pid} on ${holder.host}.`,
    nextStep: "Wait for it to end, or name another folder with --run.",
  });
}

export function runTakenOver(folder: string): PdoError {
  return clusterError({
    code: "PDO_RUN_TAKEN_OVER",
    what: `${folder}: another process has taken this run over.`,
    seen: "This one was silent for so long that it seemed dead (a suspended machine, a lost network).",
    nextStep: "Let the other one end; what is done is not lost.",
  });
}
