import { countOf, type Fields, fieldsOf, fieldsOfEach } from "../../lib/json.ts";
import type { FinishReason, TokenUsage } from "../language-model.ts";
import { type CallSettings, isThinkingModel } from "./call-settings.ts";
import { BodyFault, joinTexts, type LoadWire, loadPackage, type Wire } from "./wire.ts";

const sdkPackage = { name: "@ai-sdk/openai-compatible", version: "2.0.87" };

/** The package's name for this provider, under which call options are passed. */
const name = "pdo";

/**
 * OpenAI's chat completions, which most providers and servers implement
 * (https://platform.openai.com/docs/api-reference/chat).
 */
export const loadOpenAiWire: LoadWire = async ({ model, baseUrl, fetch }) => {
  const { createOpenAICompatible } = await loadPackage(sdkPackage, () => import("@ai-sdk/openai-compatible"));
  const createModel = (limitName: CallSettings["limitName"]) =>
    createOpenAICompatible({
      name,
      baseURL: baseUrl,
      fetch,
      supportsStructuredOutputs: true,
      transformRequestBody: ({ max_tokens: limit, ...body }) => ({ ...body, [limitName]: limit }),
    }).languageModel(model);
  const models = {
    max_tokens: createModel("max_tokens"),
    max_completion_tokens: createModel("max_completion_tokens"),
  };
  const leastThinking = leastThinkingOf(model);
  return {
    modelFor: ({ limitName }) => models[limitName],
    providerOptions: ({ limitsThinking }) =>
      limitsThinking && leastThinking !== undefined ? { [name]: leastThinking } : {},
    readAnswer: (body) => {
      const [choice = {}] = fieldsOfEach(body.choices);
      if (choice.message === undefined || choice.message === null)
        throw new BodyFault("It holds no choices.");
      const { content, refusal } = fieldsOf(choice.message);
      const isRefused = typeof refusal === "string" && refusal !== "";
      const text = readText(content);
      return {
        text: text === "" && isRefused ? refusal : text,
        finish: isRefused ? "refused" : readFinish(choice.finish_reason),
        usage: readUsage(fieldsOf(body.usage)),
      };
    },
  };
};

/**
 * The option for the least reasoning: of OpenAI's models (https://platform.openai.com/docs/guides/reasoning),
 * and of DeepSeek's, which reason at length by default (https://api-docs.deepseek.com/guides/thinking_mode).
 */
function leastThinkingOf(model: string): ReturnType<Wire["providerOptions"]>[string] | undefined {
  if (/^deepseek-(flash|v\d)/.test(model)) return { thinking: { type: "disabled" } };
  return isThinkingModel(model) ? { reasoningEffort: leastEffortOf(model) } : undefined;
}

function leastEffortOf(model: string): string {
  if (/^(openai\/)?o\d/.test(model)) return "low";
  return /gpt-5(-|$)/.test(model) ? "minimal" : "none";
}

/** A text, or an array of parts, some of which contain only reasoning. */
function readText(content: unknown): string {
  if (typeof content === "string") return content;
  return joinTexts(fieldsOfEach(content).filter(({ type }) => type === "text"));
}

const finishes: Readonly<Record<string, FinishReason>> = {
  stop: "stop",
  eos: "stop",
  length: "length",
  model_length: "length",
  max_tokens: "length",
  content_filter: "filtered",
};

function readFinish(reason: unknown): FinishReason {
  return (typeof reason === "string" ? finishes[reason] : undefined) ?? "other";
}

/**
 * Some servers exclude reasoning from `completion_tokens` and count it only in the total; DeepSeek has its own
 * name for cached input.
 */
function readUsage(usage: Fields): TokenUsage | undefined {
  const [inputTokens, said, total] = [usage.prompt_tokens, usage.completion_tokens, usage.total_tokens].map(
    countOf,
  );
  if (inputTokens === undefined || said === undefined) return undefined;
  const details = fieldsOf(usage.prompt_tokens_details);
  const cached = countOf(details.cached_tokens) ?? countOf(usage.prompt_cache_hit_tokens) ?? 0;
  const cachedInputTokens = Math.min(cached, inputTokens);
  return {
    inputTokens,
    cachedInputTokens,
    cacheWriteTokens: Math.min(countOf(details.cache_write_tokens) ?? 0, inputTokens - cachedInputTokens),
    outputTokens: Math.max(said, (total ?? 0) - inputTokens),
  };
}
