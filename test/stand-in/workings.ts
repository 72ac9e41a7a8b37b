import { honestAnswer } from "./answers/honest.ts";
import { createAnthropicWire } from "./anthropic/anthropic-wire.ts";
import { answerItem } from "./batches/answer-item.ts";
import { type BatchWorks, createBatchWorks } from "./batches/batch-works.ts";
import { createGoogleWire } from "./google/google-wire.ts";
import { createLedger, type Ledger } from "./money/ledger.ts";
import { createPromptCache } from "./money/prompt-cache.ts";
import { countTokens, type TokenCounter } from "./money/token-counts.ts";
import { createNextId, type NextId } from "./next-id.ts";
import { keepOutput } from "./openai/batch-output.ts";
import type { StoredFile } from "./openai/files.ts";
import { createOpenAiWire } from "./openai/openai-wire.ts";
import type { Question } from "./question.ts";
import type { Interrupt } from "./scenarios/interrupt.ts";
import { always, type Plan } from "./scenarios/plan.ts";
import { type Scenario, scenarios } from "./scenarios/scenario-table.ts";
import type { Outcome } from "./scenarios/turn.ts";
import type { Wire } from "./wire.ts";

/** What a model answers to a question: JSON as a text, or whatever it should not be. */
export type AnswerOf = (question: Question) => string;

export interface WorkingsOptions {
  /** Which question gets which scenario; absent: all are answered. */
  readonly plan?: Plan;
  /** Which request, whatever it is for, does not get so far. */
  readonly interrupt?: Interrupt;
  /** Absent: an honest model's. */
  readonly answerOf?: AnswerOf;
  readonly countTokens?: TokenCounter;
  /** The keys that are let in; absent: any that is not empty. */
  readonly keys?: readonly string[];
  /** The models that there are; absent: any. */
  readonly models?: readonly string[];
  /** Milliseconds since 1970, with fractions. */
  readonly now?: () => number;
  /** How long `ok-slow` takes: milliseconds; 300 where absent. */
  readonly slowMs?: number;
  /** The origin that redirects lead to. */
  readonly elsewhere?: string;
  /** Milliseconds that each answer takes; absent: none. */
  readonly latencyMs?: number;
}

/** What all routes of the stand-in share. Its members may be changed while it runs. */
export interface Workings {
  plan: Plan;
  interrupt: Interrupt;
  answerOf: AnswerOf;
  countTokens: TokenCounter;
  keys: readonly string[] | undefined;
  models: readonly string[] | undefined;
  readonly now: () => number;
  readonly nextId: NextId;
  readonly ledger: Ledger;
  readonly wires: Readonly<Record<Wire["name"], Wire>>;
  readonly files: Map<string, StoredFile>;
  readonly batches: BatchWorks;
  /** Plays the scenario that the plan has for a question, and charges it; a batch has no connection to lose an answer on. */
  play(wire: Wire, question: Question, isBatch?: boolean): Outcome;
}

export function createWorkings(options: WorkingsOptions): Workings {
  const nextId = createNextId();
  const times = new Map<string, number>();
  const promptCache = createPromptCache(() => workings.now());
  let count = 0;
  const workings: Workings = {
    plan: options.plan ?? always("ok"),
    interrupt: options.interrupt ?? (() => undefined),
    answerOf: options.answerOf ?? honestAnswer,
    countTokens: options.countTokens ?? countTokens,
    keys: options.keys,
    models: options.models,
    now: options.now ?? (() => performance.timeOrigin + performance.now()),
    nextId,
    ledger: createLedger(),
    wires: {
      openai: createOpenAiWire(nextId),
      anthropic: createAnthropicWire(nextId),
      google: createGoogleWire(nextId),
    },
    files: new Map(),
    batches: createBatchWorks({
      now: () => workings.now(),
      answer: (item, batch) => answerItem(item, batch, workings),
      onEnd: (batch) => keepOutput(batch, workings),
    }),
    play(wire, question, isBatch = false) {
      const asked = question.model + question.read;
      const time = (times.get(asked) ?? 0) + 1;
      times.set(asked, time);
      count += 1;
      const planned = workings.plan({ question, count, time, isBatch });
      const scenario: Scenario = typeof planned === "function" ? planned : scenarios[planned];
      const answer = workings.answerOf(question);
      const counted = workings.countTokens(question, answer);
      const found = promptCache.take(question, isBatch ? 0 : (options.latencyMs ?? 0));
      // A counter of its own says what it wants of the cache.
      const tokens = counted.cached + counted.cacheWrite > 0 ? counted : { ...counted, ...found };
      const { elsewhere = "http://localhost:1", slowMs = 300 } = options;
      const outcome = scenario({ question, answer, tokens, wire, now: workings.now(), elsewhere, slowMs });
      const isLostInBatch = isBatch && outcome.reply.hangUp !== undefined;
      if (outcome.tokens !== undefined && !isLostInBatch) {
        workings.ledger.charge({ model: question.model, tokens: outcome.tokens, isBatch });
      }
      return outcome;
    },
  };
  return workings;
}
