import { setMaxListeners } from "node:events";
import { type Call, type Sleep, sleepFor } from "../net/gate.ts";
import { createRetry, type RetryFigures } from "../net/retry.ts";
import type { Budget, Reservation } from "./budget.ts";
import { isPerhapsPaid, providerFaults } from "./call-faults.ts";
import { waitingErrors } from "./errors.ts";
import type { CompletionRequest, LanguageModel, TokenUsage } from "./language-model.ts";
import { providerClosed } from "./providers/errors.ts";
import type { AttemptOptions, AttemptResult, Provider, ProviderHeaders } from "./providers/provider.ts";
import { toRateLimit } from "./providers/quota-headers.ts";
import type { CallOutcome, UsageTally } from "./usage-tally.ts";

export interface LanguageModelOptions {
  /** Let go of with the model. */
  readonly provider: Provider;
  /** Absent: nothing limits what is spent. */
  readonly budget?: Budget | undefined;
  readonly tally: UsageTally;
  /** For one try: the whole answer. */
  readonly timeoutMs: number;
  /** For all calls of one item (`CompleteOptions.item`) and their tries, but for what all calls wait for together. */
  readonly rowTimeoutMs?: number | undefined;
  /** Tries after the first one, per call. */
  readonly retries: number;
  /** Calls in flight at the most. */
  readonly connections?: number | undefined;
  /** The longest wait that the provider may ask for. */
  readonly maxWaitMs?: number | undefined;
  /** How long is waited for a provider that is away; absent: a call fails when its tries are used up. */
  readonly maxOutageMs?: number | undefined;
  /**
   * Aborted when the run is to end: calls that are in flight are finished, and what waits to be sent, or to be tried
   * again, fails at once with PDO_PROVIDER_CLOSED.
   */
  readonly stopSignal?: AbortSignal | undefined;
  /** See `RetryOptions`: for whoever serves others, never for a run. */
  readonly outlivesFaults?: boolean | undefined;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep?: Sleep | undefined;
  /** Told a sentence about pauses that may be long. */
  readonly onWarning?: ((sentence: string) => void) | undefined;
}

export interface OpenLanguageModel extends LanguageModel {
  /** What was sent so far. */
  figures(): RetryFigures;
}

/**
 * A provider's model with everything that stands between a question and the wire: the budget, behind it retries, waits, the circuit and the
 * limit of calls in flight, and the try. Every try is reserved before it is sent and counted when it ends, however it ends. After a fault
 * that every further call would meet (a refused key, no credit), nothing more is sent.
 */
export function openLanguageModel(options: LanguageModelOptions): OpenLanguageModel {
  const { provider, budget, tally, now, stopSignal, connections = 8, sleep = sleepFor } = options;
  const retry = createRetry({
    timeoutMs: options.timeoutMs,
    rowTimeoutMs: options.rowTimeoutMs ?? 180_000,
    retries: options.retries,
    concurrency: connections,
    maxWaitMs: options.maxWaitMs ?? 15 * 60 * 1000,
    maxOutageMs: options.maxOutageMs ?? 0,
    now,
    random: options.random,
    sleep,
    faults: providerFaults,
    problems: waitingErrors,
    subject: "The provider",
    outlivesFaults: options.outlivesFaults ?? false,
    ...(options.onWarning && { onNotice: options.onWarning }),
  });
  const tokenMean = createTokenMean();
  const endWaits = () => {
    const closed = providerClosed();
    budget?.endWaits(closed);
    retry.pacing.endWaits(closed);
  };
  if (stopSignal?.aborted) endWaits();
  stopSignal?.addEventListener("abort", endWaits, { once: true });
  const keepQuotas = (call: Call, headers: ProviderHeaders) => {
    const ratelimit = toRateLimit(headers, now(), tokenMean.value());
    if (ratelimit !== undefined) retry.pacing.keepQuotas(call, { ratelimit });
  };

  return {
    identity: provider.identity,
    complete: async (request, { signal, item } = {}) => {
      // Each call in flight listens to it; by default Node takes more than ten listeners for a leak.
      if (signal) setMaxListeners(connections * 2 + 10, signal);
      const paid = createPaidCall(request, signal, { provider, budget, tally });
      const tryOnce = async (timeoutMs: number, call: Call) => {
        const { completion, headers } = await paid.attempt({ timeoutMs, signal, stopSignal });
        tokenMean.add(completion.usage);
        keepQuotas(call, headers);
        return completion;
      };
      try {
        return await retry.run(tryOnce, { signal, item, prepare: paid.reserve });
      } finally {
        paid.giveBack();
      }
    },
    close: () => {
      stopSignal?.removeEventListener("abort", endWaits);
      retry.pacing.close(providerClosed());
      return provider.close();
    },
    figures: retry.figures,
  };
}

interface PayingOptions {
  readonly provider: Provider;
  /** Absent: nothing limits what is spent. */
  readonly budget: Budget | undefined;
  readonly tally: UsageTally;
}

/** One call over all its tries. */
interface PaidCall {
  /**
   * Room for the next try; to be had before the try waits for anything else, so that whatever holds calls back is asked last.
   * Absent: nothing limits what is spent.
   * @throws LlmError PDO_BUDGET_SPENT; the signal's reason
   */
  readonly reserve?: () => Promise<void>;
  /** One try, counted when it ends, however it ends. @throws LlmError; the signal's reason */
  attempt(options: AttemptOptions): Promise<AttemptResult>;
  /** Gives back the room of a try that was not made. */
  giveBack(): void;
}

function createPaidCall(
  request: CompletionRequest,
  signal: AbortSignal | undefined,
  { provider, budget, tally }: PayingOptions,
): PaidCall {
  let reserved: Reservation | undefined;
  const settle = (outcome: CallOutcome) => {
    reserved?.settle(outcome);
    tally.count(request, outcome);
  };
  const reserve = async (limiting: Budget) => {
    reserved = await limiting.reserve(request, signal);
  };
  return {
    ...(budget && { reserve: () => reserve(budget) }),
    attempt: async (options) => {
      try {
        const answered = await provider.attempt(request, options);
        settle(answered.completion.usage ?? "unknown");
        return answered;
      } catch (fault) {
        settle(isPerhapsPaid(fault) ? "unknown" : "nothing");
        throw fault;
      }
    },
    giveBack: () => reserved?.settle("nothing"),
  };
}

/** How many tokens a call usually takes: a mean in which each call weighs a tenth more than those before it. */
interface TokenMean {
  add(usage: TokenUsage | undefined): void;
  /** Question and answer; 1 as long as nothing is known. */
  value(): number;
}

const weight = 0.1;

function createTokenMean(): TokenMean {
  let mean: number | undefined;
  return {
    add: (usage) => {
      if (usage === undefined) return;
      const tokens = usage.inputTokens + usage.outputTokens;
      mean = mean === undefined ? tokens : mean + weight * (tokens - mean);
    },
    value: () => Math.max(1, mean ?? 1),
  };
}
