import {
  boundCall,
  type CallRate,
  type CallTokens,
  costOfCall,
  type ModelPrice,
  maxCostOfCall,
} from "./cost.ts";
import { budgetOverrun, budgetSpent } from "./errors.ts";
import type { CompletionRequest } from "./language-model.ts";
import { type CallOutcome, countOutcome } from "./usage-tally.ts";

/** Spending limits of a run. Absent: unlimited. */
export interface BudgetLimits {
  /** Whole micros (millionths of a US dollar). */
  readonly maxCostMicros?: number | undefined;
  /** Input and output tokens together. */
  readonly maxTokens?: number | undefined;
}

export interface Amount {
  readonly tokens: number;
  /** Whole micros; 0 where no price is known. */
  readonly costMicros: number;
}

/**
 * A provider reported more usage than the upper bound of a call, so the bounds of later calls cannot be relied
 * on.
 */
export interface Overrun {
  readonly bound: Amount;
  readonly counted: Amount;
}

interface BudgetOptions extends BudgetLimits {
  /** Absent: only tokens are counted. Required with `maxCostMicros`. */
  readonly price?: ModelPrice | undefined;
  /** How the calls are made. Default: `live`. */
  readonly rate?: CallRate;
}

/** A reservation for one attempt. */
export interface Reservation {
  /** The upper bound of what the attempt can use. */
  readonly bound: Amount;
  /** Reports the outcome and releases what was not used. Only the first call counts. */
  settle(outcome: CallOutcome): void;
}

interface BudgetFigures {
  readonly spent: Amount;
  /** Attempts that were refused because the budget did not suffice. */
  readonly refused: number;
}

/**
 * The budget of a run. Each attempt reserves its upper bound before it is sent and releases what it did not
 * use, so the limits are never exceeded, however attempts end and in whatever order. It covers one process, not
 * earlier runs.
 */
export interface Budget {
  /**
   * Waits, first come first served, while attempts in flight may release enough.
   * @throws LlmError PDO_BUDGET_SPENT when none will; the signal's reason
   */
  reserve(request: CompletionRequest, signal?: AbortSignal): Promise<Reservation>;
  /**
   * Rejects all waiting reservations with this reason, and later ones that would have to wait. They do not
   * count as refused.
   */
  endWaits(reason: unknown): void;
  /** The same budget for a model with another price. */
  at(price: ModelPrice | undefined): Budget;
  /** Whether an attempt was refused, which means that the model's work ended early. */
  isSpent(): boolean;
  figures(): BudgetFigures;
}

export function createBudget({ price, rate = "live", ...limits }: BudgetOptions): Budget {
  const ratesAt = (price: ModelPrice | undefined): Rates => {
    if (limits.maxCostMicros !== undefined && price === undefined)
      throw new TypeError("A limit in money needs a price.");
    return { price, rate };
  };
  const spent = { tokens: 0, costMicros: 0 };
  const reserved = { tokens: 0, costMicros: 0 };
  let refused = 0;
  let overrun: Overrun | undefined;

  const { maxTokens = Number.POSITIVE_INFINITY, maxCostMicros = Number.POSITIVE_INFINITY } = limits;
  const isWithin = ({ tokens, costMicros }: Amount, taken: Amount) =>
    taken.tokens + tokens <= maxTokens && taken.costMicros + costMicros <= maxCostMicros;
  const isLimited = limits.maxTokens !== undefined || limits.maxCostMicros !== undefined;
  const count = (bound: Amount, counted: Amount) => {
    add(spent, counted, 1);
    const isOver = counted.tokens > bound.tokens || counted.costMicros > bound.costMicros;
    if (isLimited && isOver) overrun ??= { bound, counted };
  };
  const reservation = (most: CallTokens, bound: Amount, rates: Rates): Reservation => {
    let isSettled = false;
    add(reserved, bound, 1);
    return {
      bound,
      settle: (outcome) => {
        if (isSettled) return;
        isSettled = true;
        add(reserved, bound, -1);
        count(bound, amountOf(outcome, most, rates));
        queue.admit();
      },
    };
  };
  const refuse = (problem: Error): never => {
    refused += 1;
    throw problem;
  };
  const canEnter = (bound: Amount) => {
    if (overrun !== undefined) refuse(budgetOverrun(limits, overrun));
    // Once a question was too dear, cheaper ones would ask about answers that the model did not give.
    if (refused > 0 || !isWithin(bound, spent)) refuse(budgetSpent(limits, spent, bound));
    return isWithin(bound, {
      tokens: spent.tokens + reserved.tokens,
      costMicros: spent.costMicros + reserved.costMicros,
    });
  };
  const queue = createWaitQueue<Amount>(canEnter);

  const withRates = (rates: Rates): Budget => ({
    reserve: async (request, signal) => {
      const most = boundCall(request);
      const bound = amountOf("unknown", most, rates);
      return queue.enter(bound, () => reservation(most, bound, rates), signal);
    },
    endWaits: queue.endWaits,
    at: (other) => withRates(ratesAt(other)),
    isSpent: () => refused > 0,
    figures: () => ({ spent: { ...spent }, refused }),
  });
  return withRates(ratesAt(price));
}

export interface Rates {
  readonly price: ModelPrice | undefined;
  readonly rate: CallRate;
}

/** What a call has used, or at most; see `boundCall`. */
export function amountOf(outcome: CallOutcome, most: CallTokens, { price, rate }: Rates): Amount {
  const counted = countOutcome(outcome, most);
  if (counted === undefined) return { tokens: 0, costMicros: 0 };
  const { usage, isEstimated } = counted;
  const computeCost = isEstimated ? maxCostOfCall : costOfCall;
  return {
    tokens: usage.inputTokens + usage.outputTokens,
    costMicros: price ? computeCost(usage, price, rate) : 0,
  };
}

function add(
  total: { tokens: number; costMicros: number },
  { tokens, costMicros }: Amount,
  factor: 1 | -1,
): void {
  total.tokens += factor * tokens;
  total.costMicros += factor * costMicros;
}

/** A first-come-first-served queue. */
interface WaitQueue<Item> {
  /**
   * @param enter called synchronously when the item is admitted, before the next one is considered
   * @throws what `canEnter` throws; the signal's reason
   */
  enter<Entered>(item: Item, enter: () => Entered, signal?: AbortSignal): Promise<Entered>;
  /** Call after capacity was released: admits those that now fit. */
  admit(): void;
  /** Rejects everything that waits with this reason, and later requests that would have to wait. */
  endWaits(reason: unknown): void;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly enter: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** @param canEnter throws when the item can never be admitted */
export function createWaitQueue<Item>(canEnter: (item: Item) => boolean): WaitQueue<Item> {
  let queue: Waiting<Item>[] = [];
  let noWaits: { readonly reason: unknown } | undefined;

  /** @returns whether the first item was settled, admitted or rejected */
  const settleFirst = ({ item, enter, refuse }: Waiting<Item>): boolean => {
    try {
      if (!canEnter(item)) return false;
    } catch (fault) {
      queue.shift();
      refuse(fault);
      return true;
    }
    queue.shift();
    enter();
    return true;
  };
  const admit = () => {
    for (let [first] = queue; first !== undefined && settleFirst(first); ) [first] = queue;
  };
  const refuseAll = (reason: unknown) => {
    const left = queue;
    queue = [];
    for (const { refuse } of left) refuse(reason);
  };
  return {
    admit,
    endWaits: (reason) => {
      noWaits ??= { reason };
      refuseAll(noWaits.reason);
    },
    enter: (item, enter, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const leave = () => {
          queue = queue.filter((each) => each !== waiting);
          reject(signal?.reason);
          admit();
        };
        const waiting: Waiting<Item> = {
          item,
          enter: () => {
            signal?.removeEventListener("abort", leave);
            resolve(enter());
          },
          refuse: (reason) => {
            signal?.removeEventListener("abort", leave);
            reject(reason);
          },
        };
        queue.push(waiting);
        signal?.addEventListener("abort", leave, { once: true });
        if (queue[0] === waiting) admit();
        if (noWaits) refuseAll(noWaits.reason);
      }),
  };
}
