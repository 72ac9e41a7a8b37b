import type {
  Completion,
  CompletionRequest,
  LanguageModel,
  TokenUsage,
} from "../../src/llm/language-model.ts";

/** A request like those of the engine. */
export function requestOf(text: string, more: Partial<CompletionRequest> = {}): CompletionRequest {
  return {
    task: "optimizeName",
    system: "Name the product.",
    messages: [{ role: "user", text }],
    schema: {
      type: "object",
      properties: { name: { type: "string" } },
      required: ["name"],
      additionalProperties: false,
    },
    schemaName: "name",
    maxOutputTokens: 100,
    ...more,
  };
}

export function usageOf(
  inputTokens: number,
  outputTokens: number,
  more: Partial<TokenUsage> = {},
): TokenUsage {
  return { inputTokens, outputTokens, cachedInputTokens: 0, cacheWriteTokens: 0, ...more };
}

export function completionOf(text: string, more: Partial<Completion> = {}): Completion {
  return { text, finish: "stop", usage: usageOf(50, 10), model: "model-1", ...more };
}

interface StandInModel extends LanguageModel {
  readonly asked: CompletionRequest[];
  isClosed: boolean;
}

/** A model that answers a request with its last message; `answer` may throw. */
export function createStandInModel(
  answer: (request: CompletionRequest) => Completion = (request) =>
    completionOf(request.messages.at(-1)?.text ?? ""),
  identity = "stand-in at http://127.0.0.1, model-1",
): StandInModel {
  const model: StandInModel = {
    identity,
    asked: [],
    isClosed: false,
    complete: async (request) => {
      model.asked.push(request);
      return answer(request);
    },
    close: async () => {
      model.isClosed = true;
    },
  };
  return model;
}
