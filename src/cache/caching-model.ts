import { completionKey } from "../llm/completion-keys.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../llm/language-model.ts";
import { createKeeping, type Keeping, type KeepPlace } from "./answer-cache.ts";

export interface KeepingModel extends LanguageModel, Pick<Keeping, "durable" | "figures"> {
  /** The kept completion, without asking anyone. */
  peek(request: CompletionRequest): Promise<Completion | undefined>;
  /** Keeps a completion that came another way, out of a batch. It is safe when `durable()` has resolved. */
  keep(request: CompletionRequest, completion: Completion): void;
}

/** What completions are counted as in `pdo cache info`. */
const kind = "completion";

/**
 * A language model that is asked nothing twice (see `Keeping`). Every completion is kept, whatever it is worth: it is paid for, and asking again
 * would bring the like. It takes over the model and the store: closing it writes what waits and closes both.
 */
export function keepCompletions(model: LanguageModel, place: KeepPlace): KeepingModel {
  const { identity } = model;
  const keeping = createKeeping(place, identity);
  return {
    identity,
    complete: async (request, options) => {
      const key = completionKey(identity, request);
      const ask = () => model.complete(request, options);
      return keeping.answer({ key, kind, signal: options?.signal, ask });
    },
    peek: async (request) => (await keeping.peek(completionKey(identity, request))) as Completion | undefined,
    keep: (request, completion) => keeping.keep({ key: completionKey(identity, request), kind }, completion),
    durable: keeping.durable,
    figures: keeping.figures,
    close: async () => {
      await model.close();
      await keeping.close();
    },
  };
}
