import type { PruneRequest } from "../../answers/prune-answers.ts";
import { CliProblem } from "../cli-problem.ts";
import type { Flags } from "../resolve-settings.ts";

/**
 * `--older-than` in days and `--max-size` in megabytes, of 1,000,000 bytes.
 * @throws CliProblem PDO_CACHE_PRUNE where neither is said, or one is no whole number
 */
export function readPruneFlags({ olderThan, maxSize }: Flags): Omit<PruneRequest, "now"> {
  if (olderThan === undefined && maxSize === undefined) throw nothingSaid();
  return {
    ...(olderThan !== undefined && { olderThanDays: parseWhole("--older-than", olderThan) }),
    ...(maxSize !== undefined && { maxBytes: parseWhole("--max-size", maxSize) * 1_000_000 }),
  };
}

function parseWhole(flag: string, value: unknown): number {
  if (typeof value === "string" && /^\d{1,9}$/.test(value.trim())) return Number(value);
  throw new CliProblem({
    code: "PDO_CACHE_PRUNE",
    what: `${flag} takes a whole number.`,
    seen: `It is ${JSON.stringify(value)}.`,
    nextStep: "Say, for example: pdo cache prune --older-than 90 --max-size 500",
  });
}

function nothingSaid(): CliProblem {
  return new CliProblem({
    code: "PDO_CACHE_PRUNE",
    what: "Nothing says which answers are to go.",
    seen: "Neither --older-than nor --max-size is there.",
    nextStep: "Say, for example: pdo cache prune --older-than 90; pdo cache clear forgets all of them.",
  });
}
