import { setMaxListeners } from "node:events";
import { createTurns } from "../lib/turns.ts";
import { type Call, type Sleep, sleepFor } from "../net/gate.ts";
import { createRetry, type RetryFigures } from "../net/retry.ts";
import type { Budget, Reservation } from "./budget.ts";
import { mayBeCharged, providerFaults } from "./call-faults.ts";
import { waitingErrors } from "./errors.ts";
import type { CompletionRequest, LanguageModel, TokenUsage } from "./language-model.ts";
import { providerClosed } from "./providers/errors.ts";
import type { AttemptOptions, AttemptResult, Provider, ProviderHeaders } from "./providers/provider.ts";
import { toRateLimit } from "./providers/quota-headers.ts";
import { withCredibleUsage } from "./usage-check.ts";
import type { CallOutcome, UsageTally } from "./usage-tally.ts";

export interface LanguageModelOptions {
  /** Closed with the model. */
  readonly provider: Provider;
  /** Absent: spending is unlimited. */
  readonly budget?: Budget | undefined;
  readonly tally: UsageTally;
  /** Per attempt, for the complete answer. */
  readonly timeoutMs: number;
  /**
   * For all calls of one item (`CompleteOptions.item`) with their attempts, not counting waits that apply to
   * all calls.
   */
  readonly rowTimeoutMs?: number | undefined;
  /** Attempts after the first, per call. */
  readonly retries: number;
  /** Maximum number of calls in flight. */
  readonly connections?: number | undefined;
  /** The longest wait requested by the provider that is obeyed. */
  readonly maxWaitMs?: number | undefined;
  /** How long to wait for a provider that is down. Absent: a call fails when its attempts are used up. */
  readonly maxOutageMs?: number | undefined;
  /**
   * Aborted when the run is to end: calls in flight are finished, and calls that wait to be sent or retried
   * fail at once with PDO_PROVIDER_CLOSED.
   */
  readonly stopSignal?: AbortSignal | undefined;
  /** See `RetryOptions`. For servers, not for runs. */
  readonly outlivesFaults?: boolean | undefined;
  /** In the range [0, 1). */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep?: Sleep | undefined;
  /** Receives a sentence about pauses that may be long. */
  readonly onWarning?: ((sentence: string) => void) | undefined;
}

export interface OpenLanguageModel extends LanguageModel {
  /** Figures of the requests sent so far. */
  figures(): RetryFigures;
}

/**
 * Builds a complete model on a provider: budget, then retries, waits, circuit breaker and concurrency limit,
 * then the attempt. Every attempt is reserved before it is sent and counted when it ends. After a fault that
 * every later call would meet (an invalid key, no credit), nothing more is sent.
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
  const nextTurn = createTurns();
  const endWaits = () => {
    const closed = providerClosed();
    budget?.endWaits(closed);
    retry.pacing.endWaits(closed);
  };
  // Each call that is under way or waits adds listeners, however many tasks a row has; Node warns of a leak above ten.
  if (stopSignal) setMaxListeners(0, stopSignal);
  if (stopSignal?.aborted) endWaits();
  stopSignal?.addEventListener("abort", endWaits, { once: true });
  const recordQuotas = (call: Call, headers: ProviderHeaders) => {
    const ratelimit = toRateLimit(headers, now(), tokenMean.value());
    if (ratelimit !== undefined) retry.pacing.recordQuotas(call, { ratelimit });
  };

  return {
    identity: provider.identity,
    complete: async (request, { signal, item } = {}) => {
      if (signal) setMaxListeners(0, signal);
      const paid = createPaidCall(request, signal, { provider, budget, tally });
      const tryOnce = async (timeoutMs: number, call: Call) => {
        const { completion, headers } = await paid.attempt({ timeoutMs, signal, stopSignal });
        tokenMean.add(completion.usage);
        recordQuotas(call, headers);
        return completion;
      };
      try {
        const completion = await retry.run(tryOnce, { signal, item, prepare: paid.reserve });
        await nextTurn();
        return { ...completion, date: new Date(now()).toISOString().slice(0, 10) };
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
  /** Absent: spending is unlimited. */
  readonly budget: Budget | undefined;
  readonly tally: UsageTally;
}

/** One call over all its attempts. */
interface PaidCall {
  /**
   * Reserves budget for the next attempt, before the attempt waits for anything else, so that the rate limits
   * are checked last. Absent: spending is unlimited.
   * @throws LlmError PDO_BUDGET_SPENT; the signal's reason
   */
  readonly reserve?: () => Promise<void>;
  /** Makes one attempt and counts its outcome. @throws LlmError; the signal's reason */
  attempt(options: AttemptOptions): Promise<AttemptResult>;
  /** Releases the reservation of an attempt that was not made. */
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
        const completion = withCredibleUsage(request, answered.completion);
        settle(completion.usage ?? "unknown");
        return { ...answered, completion };
      } catch (fault) {
        settle(mayBeCharged(fault) ? "unknown" : "nothing");
        throw fault;
      }
    },
    giveBack: () => reserved?.settle("nothing"),
  };
}

/** Exponential moving average of the tokens per call; the newest call weighs a tenth. */
interface TokenMean {
  add(usage: TokenUsage | undefined): void;
  /** Input and output tokens; 1 while nothing is known. */
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
