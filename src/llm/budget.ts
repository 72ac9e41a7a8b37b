import {
  boundCall,
  type CallRate,
  type CallTokens,
  type ModelPrice,
  reckonCost,
  reckonMost,
} from "./cost.ts";
import { budgetOverrun, budgetSpent } from "./errors.ts";
import type { CompletionRequest } from "./language-model.ts";
import { type CallOutcome, countOutcome } from "./usage-tally.ts";

/** What may be spent. Absent: as much as it takes. */
export interface BudgetLimits {
  /** Whole micros (millionths of a US dollar). */
  readonly maxCostMicros?: number | undefined;
  /** Of questions and answers together. */
  readonly maxTokens?: number | undefined;
}

export interface Amount {
  readonly tokens: number;
  /** Whole micros; 0 where no price is known. */
  readonly costMicros: number;
}

/** A provider counted more than a call could take by all that is known: no bound of the calls after it can be relied on. */
export interface Overrun {
  readonly bound: Amount;
  readonly counted: Amount;
}

interface BudgetOptions extends BudgetLimits {
  /** Absent: only tokens are counted. It must be there where there is a `maxCostMicros`. */
  readonly price?: ModelPrice | undefined;
  /** How the calls are made; `live` unless said. */
  readonly rate?: CallRate;
}

/** Room for one try. */
export interface Reservation {
  /** The most that the try can take. */
  readonly bound: Amount;
  /** What became of it; gives back what was not taken. Only the first word counts. */
  settle(outcome: CallOutcome): void;
}

interface BudgetFigures {
  readonly spent: Amount;
  /** Tries that there was no room for. */
  readonly refused: number;
}

/**
 * What a run may spend. Each try reserves the most that it can take before it is sent, and gives back what it did not take: however
 * the tries end, and in whatever order, what is spent never passes the limits. It counts one process's run, not those before it.
 */
export interface Budget {
  /**
   * Waits while tries in flight may give back enough, first come, first served.
   * @throws LlmError PDO_BUDGET_SPENT where none will; the signal's reason
   */
  reserve(request: CompletionRequest, signal?: AbortSignal): Promise<Reservation>;
  /** Nobody waits any more: what waits fails with this, and whatever there is no room for at once. It is no refusal. */
  endWaits(reason: unknown): void;
  /** Whether a try was refused: the model's work has ended early. */
  isSpent(): boolean;
  figures(): BudgetFigures;
}

export function createBudget({ price, rate = "live", ...limits }: BudgetOptions): Budget {
  if (limits.maxCostMicros !== undefined && price === undefined)
    throw new TypeError("A limit in money needs a price.");
  const rates: Rates = { price, rate };
  const spent = { tokens: 0, costMicros: 0 };
  const reserved = { tokens: 0, costMicros: 0 };
  let refused = 0;
  let overrun: Overrun | undefined;

  const {
    maxTokens: mostTokens = Number.POSITIVE_INFINITY,
    maxCostMicros: mostMicros = Number.POSITIVE_INFINITY,
  } = limits;
  const isWithin = ({ tokens, costMicros }: Amount, taken: Amount) =>
    taken.tokens + tokens <= mostTokens && taken.costMicros + costMicros <= mostMicros;
  const isLimited = limits.maxTokens !== undefined || limits.maxCostMicros !== undefined;
  const count = (bound: Amount, counted: Amount) => {
    add(spent, counted, 1);
    const isOver = counted.tokens > bound.tokens || counted.costMicros > bound.costMicros;
    if (isLimited && isOver) overrun ??= { bound, counted };
  };
  const reservation = (most: CallTokens, bound: Amount): Reservation => {
    let isSettled = false;
    add(reserved, bound, 1);
    return {
      bound,
      settle: (outcome) => {
        if (isSettled) return;
        isSettled = true;
        add(reserved, bound, -1);
        count(bound, amountOf(outcome, most, rates));
        line.look();
      },
    };
  };
  const refuse = (problem: Error): never => {
    refused += 1;
    throw problem;
  };
  const hasRoom = (bound: Amount) => {
    if (overrun !== undefined) refuse(budgetOverrun(limits, overrun));
    if (!isWithin(bound, spent)) refuse(budgetSpent(limits, spent, bound));
    return isWithin(bound, {
      tokens: spent.tokens + reserved.tokens,
      costMicros: spent.costMicros + reserved.costMicros,
    });
  };
  const line = createWaitingLine<Amount>(hasRoom);

  return {
    reserve: async (request, signal) => {
      const most = boundCall(request);
      const bound = amountOf("unknown", most, rates);
      return line.enter(bound, () => reservation(most, bound), signal);
    },
    endWaits: line.endWaits,
    isSpent: () => refused > 0,
    figures: () => ({ spent: { ...spent }, refused }),
  };
}

interface Rates {
  readonly price: ModelPrice | undefined;
  readonly rate: CallRate;
}

function amountOf(outcome: CallOutcome, most: CallTokens, { price, rate }: Rates): Amount {
  const counted = countOutcome(outcome, most);
  if (counted === undefined) return { tokens: 0, costMicros: 0 };
  const { usage, isEstimated } = counted;
  const reckon = isEstimated ? reckonMost : reckonCost;
  return {
    tokens: usage.inputTokens + usage.outputTokens,
    costMicros: price ? reckon(usage, price, rate) : 0,
  };
}

function add(
  total: { tokens: number; costMicros: number },
  { tokens, costMicros }: Amount,
  sign: 1 | -1,
): void {
  total.tokens += sign * tokens;
  total.costMicros += sign * costMicros;
}

/** Those who wait to be let in, first come, first served. */
interface WaitingLine<Asked> {
  /**
   * @param enter called in the same turn in which there is room, before anyone else is judged
   * @throws what `hasRoom` throws; the signal's reason
   */
  enter<Entered>(asked: Asked, enter: () => Entered, signal?: AbortSignal): Promise<Entered>;
  /** Something was given back: looks whether those who wait can enter now. */
  look(): void;
  /** Nobody waits any more: who waits fails with this, and whoever comes and cannot enter at once. */
  endWaits(reason: unknown): void;
}

interface Waiting<Asked> {
  readonly asked: Asked;
  readonly enter: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** @param hasRoom throws where there never will be */
export function createWaitingLine<Asked>(hasRoom: (asked: Asked) => boolean): WaitingLine<Asked> {
  let line: Waiting<Asked>[] = [];
  let noWaits: { readonly reason: unknown } | undefined;

  /** @returns whether the first one is gone, one way or the other */
  const settleFirst = ({ asked, enter, refuse }: Waiting<Asked>): boolean => {
    try {
      if (!hasRoom(asked)) return false;
    } catch (fault) {
      line.shift();
      refuse(fault);
      return true;
    }
    line.shift();
    enter();
    return true;
  };
  const look = () => {
    for (let [first] = line; first !== undefined && settleFirst(first); ) [first] = line;
  };
  const refuseAll = (reason: unknown) => {
    const left = line;
    line = [];
    for (const { refuse } of left) refuse(reason);
  };
  return {
    look,
    endWaits: (reason) => {
      noWaits ??= { reason };
      refuseAll(noWaits.reason);
    },
    enter: (asked, enter, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const leave = () => {
          line = line.filter((each) => each !== waiting);
          reject(signal?.reason);
          look();
        };
        const waiting: Waiting<Asked> = {
          asked,
          enter: () => {
            signal?.removeEventListener("abort", leave);
            resolve(enter());
          },
          refuse: (reason) => {
            signal?.removeEventListener("abort", leave);
            reject(reason);
          },
        };
        line.push(waiting);
        signal?.addEventListener("abort", leave, { once: true });
        if (line[0] === waiting) look();
        if (noWaits) refuseAll(noWaits.reason);
      }),
  };
}
