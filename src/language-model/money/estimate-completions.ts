import type { Completion, CompletionRequest } from "../completion.ts";
import { completionKey } from "../completion-key.ts";
import { completionPending } from "../completion-pending.ts";
import { createKeySet } from "../key-set.ts";
import type { LanguageModel } from "../language-model.ts";
import type { CallRate, ModelPrice } from "./price.ts";
import { createUsageEstimate, type EstimateFigures } from "./usage-estimate.ts";

export interface EstimateOptions {
  /** Of the model that would be asked. */
  readonly identity: string;
  /** The kept completion, without asking anyone. */
  readonly peek: (request: CompletionRequest) => Promise<Completion | undefined>;
  /** Absent: only tokens are estimated. */
  readonly price?: ModelPrice | undefined;
  /** How the calls would be made; `live` unless said. */
  readonly rate?: CallRate | undefined;
}

export interface EstimatingModel extends LanguageModel {
  figures(): EstimateFigures;
}

/**
 * A language model that asks nobody: it answers what is kept, and reckons what the rest would take; equal questions are asked, and
 * reckoned, once. What hangs on an answer that is not there (a second question, a repair) cannot be reckoned.
 * @throws ProviderProblem PDO_COMPLETION_PENDING in the place of an answer that is not kept
 */
export function estimateCompletions({
  identity,
  peek,
  price,
  rate = "live",
}: EstimateOptions): EstimatingModel {
  const met = createKeySet();
  const estimate = createUsageEstimate(price, rate);
  return {
    identity,
    complete: async (request, options) => {
      options?.signal?.throwIfAborted();
      const kept = await peek(request);
      const isNew = met.add(completionKey(identity, request).toString("hex"));
      if (isNew) estimate.count(request, kept?.usage, kept !== undefined);
      if (kept === undefined) throw completionPending(request.task);
      return kept;
    },
    figures: estimate.figures,
    close: async () => {},
  };
}
