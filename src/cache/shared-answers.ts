import { randomUUID } from "node:crypto";
import { completionKey } from "../llm/completion-keys.ts";
import type { Completion, LanguageModel } from "../llm/language-model.ts";
import type { Sleep } from "../net/gate.ts";
import type { RedisClient } from "../net/redis.ts";

interface SharedAnswers {
  readonly redis: RedisClient;
  readonly keyPrefix: string;
  readonly sleep: Sleep;
}

/** A model whose answers many processes share. */
export interface SharingModel extends LanguageModel {
  /** Answers that another process, or an earlier run, had paid for. */
  readonly hits: () => number;
}

/** Who asks is believed to be alive for so long; renewed while the answer is waited for. */
const leaseMs = 15_000;
const pollMs = 150;
const keptSeconds = 30 * 86_400;

const release =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";
const renew =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0";

/**
 * Asks a question once, whoever asks it: the first one asks the model, the others wait for its answer, which is acknowledged by Redis
 * before it is used. Nothing is asked while Redis does not answer.
 */
export function shareAnswers(model: LanguageModel, { redis, keyPrefix, sleep }: SharedAnswers): SharingModel {
  let hits = 0;
  const find = async (key: string): Promise<Completion | undefined> => {
    const text = await redis.get(key);
    return text === null ? undefined : (JSON.parse(text) as Completion);
  };
  const ask = async (
    key: string,
    token: string,
    compute: () => Promise<Completion>,
    signal: AbortSignal | undefined,
  ): Promise<Completion> => {
    const lease = `${key}:lease`;
    const renewing = setInterval(
      () => void redis.eval(renew, 1, lease, token, leaseMs).catch(() => {}),
      leaseMs / 3,
    );
    try {
      const completion = await compute();
      // Whoever ends the wait uses no row; the answer is in this machine's journal then.
      await insist(() => redis.set(key, JSON.stringify(completion), "EX", keptSeconds), signal).catch(
        () => {},
      );
      return completion;
    } finally {
      clearInterval(renewing);
      await redis.eval(release, 1, lease, token).catch(() => {}); // It ends by itself.
    }
  };
  /** A Redis that is away is waited for, as long as the caller waits. */
  const insist = async <Answer>(
    act: () => Promise<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> => {
    for (;;) {
      try {
        return await act();
      } catch {
        await sleep(pollMs, signal);
      }
    }
  };
  return {
    ...model,
    complete: async (request, options) => {
      const signal = options?.signal;
      const key = `${keyPrefix}:answer:${completionKey(model.identity, request).toString("hex")}`;
      const token = randomUUID();
      const compute = () => model.complete(request, options);
      for (;;) {
        signal?.throwIfAborted();
        const found = await insist(() => find(key), signal);
        if (found !== undefined) {
          hits += 1;
          return found;
        }
        const taken = await insist(() => redis.set(`${key}:lease`, token, "PX", leaseMs, "NX"), signal);
        if (taken === "OK") {
          // Whoever had the lease before may have answered meanwhile.
          const late = await insist(() => find(key), signal);
          if (late === undefined) return ask(key, token, compute, signal);
          await redis.eval(release, 1, `${key}:lease`, token).catch(() => {});
          hits += 1;
          return late;
        }
        await sleep(pollMs, signal);
      }
    },
    hits: () => hits,
  };
}
