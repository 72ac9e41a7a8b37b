import { randomUUID } from "node:crypto";
import { type SharingModel, shareAnswers } from "../cache/shared-answers.ts";
import { openRedisLedger } from "../llm/redis-ledger.ts";
import { createSharedBudget, type SharedBudget } from "../llm/shared-budget.ts";
import { shareHolds } from "../llm/shared-holds.ts";
import { sleepFor } from "../net/gate.ts";
import type { RedisClient } from "../net/redis.ts";
import { keyPrefix } from "../pipeline/cluster/registry.ts";
import type { ModelSharing } from "./open-model.ts";
import type { World } from "./world.ts";

/** Of the keys of a run's money in Redis. */
export function ledgerName(run: string): string {
  return `${keyPrefix}:budget:${run}`;
}

interface SharingOptions {
  readonly redis: RedisClient;
  /** The run whose budget it is. */
  readonly run: string;
  /** For one attempt. */
  readonly timeoutMs: number;
  readonly maxWaitMs: number;
  readonly world: World;
}

/** What the workers of a cluster share of a language model: budget, answers, and the waits that it asks for. */
export function shareModel({ redis, run, timeoutMs, maxWaitMs, world }: SharingOptions) {
  const budgets: SharedBudget[] = [];
  const models: SharingModel[] = [];
  const sharing: ModelSharing = {
    budget: ({ limits, price }) => {
      if (limits.maxCostMicros === undefined && limits.maxTokens === undefined) return undefined;
      const ledger = openRedisLedger(redis, ledgerName(run), 2 * timeoutMs);
      const budget = createSharedBudget({ ledger, limits, price, newId: randomUUID, sleep: sleepFor });
      budgets.push(budget);
      return budget;
    },
    answers: (model) => {
      const shared = shareAnswers(model, { redis, keyPrefix, sleep: sleepFor });
      models.push(shared);
      return shared;
    },
    holds: (provider) =>
      shareHolds(provider, { redis, keyPrefix, maxWaitMs, sleep: sleepFor, now: world.now }),
    hits: () => models.reduce((sum, { hits }) => sum + hits(), 0),
  };
  return {
    sharing,
    /** Resolves when all that was used is written down. */
    settled: async () => {
      await Promise.all(budgets.map((budget) => budget.settled()));
    },
  };
}
