import type { Completion } from "../completion.ts";
import type { CallOutcome } from "../money/call-outcome.ts";
import { ProviderProblem } from "../provider-problem.ts";
import type { BatchWork } from "./batch-work.ts";
import type { BatchResult } from "./vendor-batches.ts";

/** What a result comes to, and what is charged for it. */
export type JudgedResult = { readonly charge: CallOutcome } & (
  | { readonly kind: "answered"; readonly completion: Completion }
  /** It would be refused each time. */
  | { readonly kind: "refused"; readonly problem: ProviderProblem }
  /** @see PartOutcome.stopped */
  | { readonly kind: "again"; readonly said: string; readonly isStopped: boolean }
);

/** By the same judgement as a live call's answer. @throws what is no problem of the provider's */
export async function judgeResult(
  result: BatchResult,
  { provider }: Pick<BatchWork, "provider">,
): Promise<JudgedResult> {
  if (result.kind === "undone")
    return { kind: "again", charge: "nothing", said: result.said, isStopped: false };
  if (result.kind === "failed") return judgeFault(provider.readRefusal(result.status, result.body));
  try {
    const completion = await provider.readBody(result.body);
    return { kind: "answered", charge: completion.usage ?? "unknown", completion };
  } catch (fault) {
    return judgeFault(fault);
  }
}

function judgeFault(fault: unknown): JudgedResult {
  if (!(fault instanceof ProviderProblem)) throw fault;
  const charge = fault.isPerhapsPaid ? "unknown" : "nothing";
  if (fault.kind === "own") return { kind: "refused", charge, problem: fault };
  return { kind: "again", charge, said: `${fault.what} ${fault.seen}`, isStopped: fault.kind === "final" };
}
