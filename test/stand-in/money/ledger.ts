import { noTokens, type TokenCounts } from "./token-counts.ts";

/** One answer that was worked out, whether it arrived or not. */
export interface Charge {
  readonly model: string;
  readonly tokens: TokenCounts;
  /** At half the price. */
  readonly isBatch: boolean;
}

/** What the stand-in would put on its bill: its own count, made on its own side. */
export interface Ledger {
  charge(charge: Charge): void;
  readonly charges: readonly Charge[];
  /** Of all charges together. */
  total(): TokenCounts;
}

export function createLedger(): Ledger {
  const charges: Charge[] = [];
  return {
    charge: (charge) => charges.push(charge),
    charges,
    total: () => charges.reduce((sum, { tokens }) => addTokens(sum, tokens), noTokens),
  };
}

function addTokens(one: TokenCounts, other: TokenCounts): TokenCounts {
  return {
    input: one.input + other.input,
    cached: one.cached + other.cached,
    cacheWrite: one.cacheWrite + other.cacheWrite,
    output: one.output + other.output,
    reasoning: one.reasoning + other.reasoning,
  };
}
