import { createHash } from "node:crypto";
import { countOf, type Fields, fieldsOf, fieldsOfEach } from "../../lib/json.ts";
import { getOrMake } from "../../lib/once.ts";
import type { FinishReason, TokenUsage } from "../language-model.ts";
import { type CallSettings, isOpenThinkingModel, isThinkingModel, usualEffort } from "./call-settings.ts";
import { BodyFault, joinTexts, type LoadWire, loadPackage, type Wire, writeJson } from "./wire.ts";

const sdkPackage = { name: "@ai-sdk/openai-compatible", version: "2.0.87" };

/** The package's name for this provider, under which call options are passed. */
const name = "pdo";

/**
 * OpenAI's chat completions, which most providers and servers implement
 * (https://platform.openai.com/docs/api-reference/chat).
 */
export const loadOpenAiWire: LoadWire = async ({ model, baseUrl, fetch }) => {
  const { createOpenAICompatible } = await loadPackage(sdkPackage, () => import("@ai-sdk/openai-compatible"));
  const createModel = (settings: BodySettings) =>
    createOpenAICompatible({
      name,
      baseURL: baseUrl,
      fetch,
      supportsStructuredOutputs: true,
      transformRequestBody: (body) => toBody(body, settings),
    }).languageModel(model);
  const models = new Map<string, ReturnType<typeof createModel>>();
  const leastThinking = leastThinkingOf(model);
  return {
    modelFor: ({ limitName, promptCaching }) =>
      getOrMake(models, `${limitName} ${promptCaching}`, () => createModel({ limitName, promptCaching })),
    providerOptions: ({ limitsThinking, effort }) => {
      const least = effort === undefined ? leastThinking : { reasoningEffort: effort };
      return limitsThinking && least !== undefined ? { [name]: least } : {};
    },
    readAnswer: (body) => {
      const [choice = {}] = fieldsOfEach(body.choices);
      if (choice.message === undefined || choice.message === null)
        throw new BodyFault("It holds no choices.");
      const message = fieldsOf(choice.message);
      const { refusal } = message;
      const isRefused = typeof refusal === "string" && refusal !== "";
      const said = readText(message.content);
      const given = said.trim() === "" ? readToolCall(message) : undefined;
      const text = given ?? said;
      const finish = isRefused ? "refused" : readFinish(choice.finish_reason);
      return {
        text: text === "" && isRefused ? refusal : text,
        finish: given !== undefined && handedOver.has(choice.finish_reason) ? "stop" : finish,
        usage: readUsage(fieldsOf(body.usage)),
        // Of a model whose least effort is known, thoughts are what is left of it.
        hasThoughts: leastThinking === undefined && hasThoughts(message, said),
      };
    },
  };
};

type BodySettings = Pick<CallSettings, "limitName" | "promptCaching">;

/** Many servers take one message of instructions and no second one: they are joined, in parts where these are marked. */
function toBody(body: Fields, { limitName, promptCaching }: BodySettings): Fields {
  const { max_tokens: limit, messages, ...others } = body;
  const all = fieldsOfEach(messages);
  const instructions = all.filter(({ role }) => role === "system").map(({ content }) => String(content));
  const isMarked = promptCaching === "marked";
  const content = isMarked ? instructions.map(markedPart) : instructions.join("\n\n");
  return {
    ...others,
    messages: [
      { role: "system", content },
      ...all.filter(({ role }) => role !== "system").map(withLittleDetail),
    ],
    [limitName]: limit,
    ...(isMarked && { prompt_cache_options: { mode: "explicit" } }),
    ...(promptCaching !== "none" && { prompt_cache_key: cacheKey(instructions[0] ?? "") }),
  };
}

/** A picture costs a fixed number of tokens then, whatever its size. */
function withLittleDetail(message: Fields): Fields {
  const parts = fieldsOfEach(message.content);
  if (!parts.some(({ type }) => type === "image_url")) return message;
  const content = parts.map((part) =>
    part.type === "image_url" ? { ...part, image_url: { ...fieldsOf(part.image_url), detail: "low" } } : part,
  );
  return { ...message, content };
}

function markedPart(text: string) {
  return { type: "text", text, prompt_cache_breakpoint: { mode: "explicit" } };
}

/** Requests with the same instructions go to the same machines. At most 64 characters are taken. */
function cacheKey(instructions: string): string {
  return `pdo-${createHash("sha256").update(instructions).digest("hex").slice(0, 24)}`;
}

/**
 * The option for the least reasoning: of OpenAI's models (https://platform.openai.com/docs/guides/reasoning),
 * and of DeepSeek's, which reason at length by default (https://api-docs.deepseek.com/guides/thinking_mode).
 */
function leastThinkingOf(model: string): ReturnType<Wire["providerOptions"]>[string] | undefined {
  if (/^deepseek-(flash|v\d)/.test(model)) return { thinking: { type: "disabled" } };
  if (isThinkingModel(model)) return { reasoningEffort: leastEffortOf(model) };
  return isOpenThinkingModel(model) ? { reasoningEffort: usualEffort } : undefined;
}

function leastEffortOf(model: string): string {
  if (/^(openai\/)?o\d/.test(model)) return "low";
  return /gpt-5(-|$)/.test(model) ? "minimal" : "none";
}

/** Reasons to stop of an answer that was given to a tool which nobody offered. */
const handedOver: ReadonlySet<unknown> = new Set(["tool_calls", "function_call", "stop", null, undefined]);

/** Some models give their JSON to a tool instead of writing it. */
function readToolCall({ tool_calls: calls, function_call: call }: Fields): string | undefined {
  const [tool] = fieldsOfEach(calls);
  const given = fieldsOf(tool?.function ?? call).arguments;
  if (typeof given === "string" && given !== "") return given;
  return typeof given === "object" && given !== null ? writeJson(given) : undefined;
}

/** Whether the model thought aloud, beside its text or in it. */
function hasThoughts(message: Fields, text: string): boolean {
  const beside = [message.reasoning_content, message.reasoning, message.thinking];
  return beside.some((thought) => typeof thought === "string" && thought !== "") || /<\/?think/i.test(text);
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

/** Some servers say no reason; whether the answer is whole shows when it is read. */
function readFinish(reason: unknown): FinishReason {
  if (reason === null || reason === undefined || reason === "") return "stop";
  return (typeof reason === "string" ? finishes[reason] : undefined) ?? "other";
}

/**
 * Some servers exclude reasoning from `completion_tokens` and count it only in the total; DeepSeek has its own
 * name for cached input.
 */
function readUsage(usage: Fields): TokenUsage | undefined {
  const [prompt, said, total] = [usage.prompt_tokens, usage.completion_tokens, usage.total_tokens].map(
    countOf,
  );
  if (prompt === undefined || said === undefined) return undefined;
  const details = fieldsOf(usage.prompt_tokens_details);
  const cachedInputTokens = countOf(details.cached_tokens) ?? countOf(usage.prompt_cache_hit_tokens) ?? 0;
  // Gateways to Anthropic count what was cached apart.
  const inputTokens = cachedInputTokens > prompt ? prompt + cachedInputTokens : prompt;
  return {
    inputTokens,
    cachedInputTokens,
    cacheWriteTokens: Math.min(countOf(details.cache_write_tokens) ?? 0, inputTokens - cachedInputTokens),
    outputTokens: Math.max(said, (total ?? 0) - inputTokens),
  };
}
