import { type Call, createCall } from "./gate.ts";
import { createPacing, type Pacing, type PacingOptions } from "./pacing.ts";
import { createRetryJudge } from "./retry-policy.ts";

export interface RetryOptions extends PacingOptions {
  /** Tries after the first one. */
  readonly retries: number;
  /** Per try. */
  readonly timeoutMs: number;
  /** For all calls of one item together, waits between tries included. */
  readonly rowTimeoutMs: number;
  /**
   * For what goes on for days, a server for example, while keys are changed and bills are paid: a fault that every further
   * call would meet ends its own call only. Absent: it ends all, for good.
   */
  readonly outlivesFaults?: boolean;
}

interface RetriedCall {
  readonly signal?: AbortSignal | undefined;
  /** What the call is for: calls that name the same share its time limit. */
  readonly item?: object | undefined;
  /** Awaited before each try, ahead of all other waits; its time is one for which the call was held back by others. */
  readonly prepare?: (() => Promise<void>) | undefined;
}

/** @param timeoutMs - what the try may take */
type Attempt<Result> = (timeoutMs: number, call: Call) => Promise<Result>;

interface Retry {
  run<Result>(attempt: Attempt<Result>, call: RetriedCall): Promise<Result>;
  readonly pacing: Pacing;
  readonly figures: () => RetryFigures;
}

export interface RetryFigures {
  /** Tries that were sent. */
  readonly requests: number;
  /** Of these, those after a call's first. */
  readonly retries: number;
  /** Of these, those that were refused because the service was asked too often. */
  readonly throttled: number;
  readonly inFlight: number;
  /** The fewest calls in flight that the service was slowed down to. */
  readonly lowestConcurrency: number;
}

/**
 * Tries again what may succeed later, with full jitter (a wait between 0 and 500 ms, doubled with every try up to
 * 20 s) and within a budget that all calls share. What the service asks for holds back all calls and is no try;
 * nor is one that only found out that an outage goes on. A fault that every further call would meet ends all.
 */
export function createRetry(options: RetryOptions): Retry {
  const { now, timeoutMs, rowTimeoutMs, problems } = options;
  const pacing = createPacing(options);
  const clockOf = createItemClocks(now);
  const judge = createRetryJudge(options, pacing);
  const counts = { requests: 0, retries: 0 };

  const run = async <Result>(attempt: Attempt<Result>, { signal, item, prepare }: RetriedCall) => {
    const call = createCall();
    const clock = clockOf(item);
    let notBefore = 0;
    for (let isRetry = false; ; isRetry = true) {
      if (leftMs(clock) <= 0) throw problems.rowTimedOut(rowTimeoutMs, undefined);
      if (prepare !== undefined) clock.heldMs += await timeOf(prepare);
      const held = pacing.enter(call, { notBefore, signal });
      const heldMs = held === undefined ? 0 : await held;
      clock.heldMs += heldMs;
      counts.requests += 1;
      if (isRetry) counts.retries += 1;
      try {
        const result = await attempt(Math.min(timeoutMs, leftMs(clock)), call);
        judge.succeed(call);
        return result;
      } catch (fault) {
        signal?.throwIfAborted();
        const waitMs = judge.wait(call, fault);
        if (waitMs >= leftMs(clock)) throw problems.rowTimedOut(rowTimeoutMs, fault);
        notBefore = now() + waitMs;
      } finally {
        pacing.leave(call);
      }
    }
  };
  const timeOf = async (work: () => Promise<void>) => {
    const startedAt = now();
    await work();
    return now() - startedAt;
  };
  const leftMs = ({ startedAt, heldMs }: ItemClock) => rowTimeoutMs - (now() - startedAt - heldMs);
  return {
    run,
    pacing,
    figures: () => ({
      ...counts,
      throttled: judge.throttled(),
      inFlight: pacing.inFlight(),
      lowestConcurrency: pacing.lowestConcurrency(),
    }),
  };
}

/** How long an item has been worked on, without the time for which it was held back for others' sake. */
interface ItemClock {
  readonly startedAt: number;
  heldMs: number;
}

/**
 * One clock for all calls that name the same item: a row's time limit counts from its first call.
 * @param now - milliseconds since 1970
 */
function createItemClocks(now: () => number): (item: object | undefined) => ItemClock {
  const clocks = new WeakMap<object, ItemClock>();
  return (item) => {
    const known = item && clocks.get(item);
    if (known !== undefined) return known;
    const clock = { startedAt: now(), heldMs: 0 };
    if (item !== undefined) clocks.set(item, clock);
    return clock;
  };
}
