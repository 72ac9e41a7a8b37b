import type { TokenUsage } from "../completion.ts";

/** How many tokens a call usually takes: a mean in which each call weighs a tenth more than those before it. */
export interface TokenMean {
  add(usage: TokenUsage | undefined): void;
  /** Question and answer; 1 as long as nothing is known. */
  value(): number;
}

const weight = 0.1;

export function createTokenMean(): TokenMean {
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
