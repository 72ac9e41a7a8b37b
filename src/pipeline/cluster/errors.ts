import { type ErrorParts, PdoError } from "../../lib/errors.ts";
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
