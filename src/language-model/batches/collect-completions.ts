import type { Completion, CompletionRequest } from "../completion.ts";
import { completionKey } from "../completion-key.ts";
import { completionPending } from "../completion-pending.ts";
import { createKeySet } from "../key-set.ts";
import type { LanguageModel } from "../language-model.ts";
import type { ListedRequest } from "./request-list.ts";

/** What is known of answers without asking for one. */
export interface KnownAnswers {
  /** Of the model whose answers these are. */
  readonly identity: string;
  /** The kept completion, without asking anyone. */
  readonly peek: (request: CompletionRequest) => Promise<Completion | undefined>;
  /** Why a request (by its key) will not be answered in any batch. */
  readonly refusalOf?: ((key: string) => Error | undefined) | undefined;
}

export interface CollectOptions extends KnownAnswers {
  /** Told of each request that is not kept, once. */
  readonly onCollected: (listed: ListedRequest) => void;
}

/**
 * A language model that asks nobody: it answers what is kept, and puts the rest on a list.
 * @throws ProviderProblem PDO_COMPLETION_PENDING in the place of an answer that is to come; what `refusalOf` says
 */
export function collectCompletions({ onCollected, ...known }: CollectOptions): LanguageModel {
  const collected = createKeySet();
  return answerKnown(known, ({ key, request }) => {
    if (collected.add(key)) onCollected({ key, request });
    return completionPending(request.task);
  });
}

/**
 * A language model that asks nobody: it answers what is kept, and says of the rest why it is not there.
 * @throws ProviderProblem what `refusalOf` or `problem` says
 */
export function answerKeptOnly(known: KnownAnswers, problem: () => Error): LanguageModel {
  return answerKnown(known, problem);
}

function answerKnown(
  { identity, peek, refusalOf }: KnownAnswers,
  problemOf: (listed: ListedRequest) => Error,
): LanguageModel {
  return {
    identity,
    complete: async (request, options) => {
      options?.signal?.throwIfAborted();
      const kept = await peek(request);
      if (kept !== undefined) return kept;
      const key = completionKey(identity, request).toString("hex");
      throw refusalOf?.(key) ?? problemOf({ key, request });
    },
    close: async () => {},
  };
}
