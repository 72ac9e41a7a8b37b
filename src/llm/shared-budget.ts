import type { Sleep } from "../net/gate.ts";
import { type Amount, amountOf, type Budget, type BudgetLimits, type Rates } from "./budget.ts";
import { boundCall, type ModelPrice } from "./cost.ts";
import { budgetOverrun, budgetSpent } from "./errors.ts";

/**
 * - `granted`: reserved, also where it was before
 * - `wait`: others may release enough, or the ceiling be raised
 * - `unknown`: there is no ledger now
 * - `spent`: no call will have room any more
 * - `overrun`: a call has used more than its upper bound
 */
export type LedgerVerdict = "granted" | "wait" | "unknown" | "spent" | "overrun";

/** The spending of all processes of a run. What is asked twice, for an answer was lost, counts once. */
export interface BudgetLedger {
  /** @param id of one attempt, unlike that of every other one */
  reserve(id: string, bound: Amount): Promise<{ readonly verdict: LedgerVerdict; readonly spent: Amount }>;
  /** Releases what was not used. A reservation that nobody settles in time is spent as a whole. */
  settle(id: string, bound: Amount, counted: Amount): Promise<void>;
}

interface SharedBudgetOptions {
  readonly ledger: BudgetLedger;
  readonly limits: BudgetLimits;
  readonly price: ModelPrice | undefined;
  readonly newId: () => string;
  readonly sleep: Sleep;
}

/** A budget of many processes, which `settled` awaits before they end. */
export interface SharedBudget extends Budget {
  settled(): Promise<void>;
}

const pollMs = 100;
const settleTries = 20;

/** The part of a process in the budget of a run; the ledger decides. Nothing is granted while it does not answer. */
export function createSharedBudget({
  ledger,
  limits,
  price,
  newId,
  sleep,
}: SharedBudgetOptions): SharedBudget {
  const spent = { tokens: 0, costMicros: 0 };
  const settling = new Set<Promise<void>>();
  let refused = 0;
  let noWaits: { readonly reason: unknown } | undefined;

  const settle = (id: string, bound: Amount, counted: Amount) => {
    spent.tokens += counted.tokens;
    spent.costMicros += counted.costMicros;
    const settled = insist(() => ledger.settle(id, bound, counted)).finally(() => settling.delete(settled));
    settling.add(settled);
  };
  /** What is never settled stays charged as a whole. */
  const insist = async (act: () => Promise<void>) => {
    for (let tries = 0; tries < settleTries; tries += 1) {
      const isDone = await act().then(
        () => true,
        () => false,
      );
      if (isDone) return;
      await sleep(pollMs * (tries + 1));
    }
  };
  const ask = async (id: string, bound: Amount, signal: AbortSignal | undefined): Promise<void> => {
    for (;;) {
      signal?.throwIfAborted();
      if (noWaits !== undefined) throw noWaits.reason;
      const { verdict, spent: ofAll } = await ledger
        .reserve(id, bound)
        .catch(() => ({ verdict: "unknown" as const, spent }));
      if (verdict === "granted") return;
      if (verdict === "spent" || verdict === "overrun") {
        refused += 1;
        throw verdict === "spent"
          ? budgetSpent(limits, ofAll, bound)
          : budgetOverrun(limits, { bound, counted: ofAll });
      }
      await sleep(pollMs, signal);
    }
  };
  const withRates = (rates: Rates): SharedBudget => ({
    reserve: async (request, signal) => {
      const most = boundCall(request);
      const bound = amountOf("unknown", most, rates);
      const id = newId();
      await ask(id, bound, signal);
      let isSettled = false;
      return {
        bound,
        settle: (outcome) => {
          if (isSettled) return;
          isSettled = true;
          settle(id, bound, amountOf(outcome, most, rates));
        },
      };
    },
    endWaits: (reason) => {
      noWaits ??= { reason };
    },
    at: (other) => withRates({ ...rates, price: other }),
    isSpent: () => refused > 0,
    figures: () => ({ spent: { ...spent }, refused }),
    settled: async () => {
      await Promise.all(settling);
    },
  });
  return withRates({ price, rate: "live" });
}
