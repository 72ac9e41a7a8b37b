import { oncePerObject } from "../lib/once.ts";
import { completionKey } from "../llm/completion-keys.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../llm/language-model.ts";
import { type AnswerCache, type AnswerCacheOptions, createAnswerCache } from "./answer-cache.ts";

export interface CachingModel extends LanguageModel, Pick<AnswerCache, "durable" | "figures"> {
  /** The cached completion, without calling the model; undefined on a miss. */
  peek(request: CompletionRequest): Promise<Completion | undefined>;
  /** Stores a completion that came from a batch. It is on disk once `durable()` has resolved. */
  add(request: CompletionRequest, completion: Completion): void;
  keep(request: CompletionRequest, completion: Completion): Promise<void>;
}

/** Name of completions in `pdo cache info`. */
const kind = "completion";

/**
 * Wraps a language model with an answer cache. Every completion is cached, even an unusable one: it has been paid
 * for, and a second call would give a similar one. Takes ownership of the model and the store: closing it writes
 * pending entries and closes both.
 */
export function createCachingModel(model: LanguageModel, options: AnswerCacheOptions): CachingModel {
  const { identity } = model;
  const cache = createAnswerCache(options, identity);
  const keyOf = oncePerObject((request: CompletionRequest) => completionKey(identity, request));
  return {
    identity,
    complete: async (request, options) => {
      const key = keyOf(request);
      const compute = () => model.complete(request, options);
      return cache.answer({ key, kind, signal: options?.signal, compute });
    },
    peek: async (request) => (await cache.peek(keyOf(request))) as Completion | undefined,
    add: (request, completion) => cache.add({ key: keyOf(request), kind }, completion),
    keep: async (request, completion) => {
      const key = keyOf(request);
      if ((await cache.peek(key)) === undefined) cache.add({ key, kind }, completion);
    },
    durable: cache.durable,
    figures: cache.figures,
    close: async () => {
      await model.close();
      await cache.close();
    },
  };
}
