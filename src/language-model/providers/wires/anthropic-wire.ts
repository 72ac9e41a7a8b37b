import type { FinishReason, TokenUsage } from "../../completion.ts";
import { loadPackage } from "../load-package.ts";
import { BodyFault, countIn, type Fields, fieldsIn, type LoadWire } from "./wire.ts";

const sdkPackage = { name: "@ai-sdk/anthropic", version: "3.0.138" };

/** Anthropic's messages (https://docs.claude.com/en/api/messages). */
export const loadAnthropicWire: LoadWire = async ({ model: modelName, baseUrl, fetch }) => {
  const { createAnthropic } = await loadPackage(sdkPackage, () => import("@ai-sdk/anthropic"));
  // The key is put in where the request is sent; without one here the package would look into the environment.
  const model = createAnthropic({ apiKey: "-", baseURL: baseUrl, fetch }).languageModel(modelName);
  return {
    modelFor: () => model,
    providerOptions: ({ limitsThinking }) =>
      limitsThinking ? { anthropic: { thinking: { type: "disabled" } } } : {},
    mend: (body) => {
      if (!Array.isArray(body.content)) throw new BodyFault("It holds no content.");
      // The package asks for a count; what it makes of this one is not read.
      return { ...body, usage: { input_tokens: 0, output_tokens: 0 } };
    },
    readAnswer: (body) => ({
      finish: readFinish(body),
      usage: readUsage(fieldsIn(body.usage)),
    }),
  };
};

const finishes: Readonly<Record<string, FinishReason>> = {
  end_turn: "stop",
  stop_sequence: "stop",
  max_tokens: "length",
  model_context_window_exceeded: "length",
  refusal: "refused",
};

/** Where the answer was asked for as the input of a tool, the tool's use is the end. */
function readFinish({ stop_reason: reason, content }: Fields): FinishReason {
  if (reason === "tool_use") {
    return [content].flat().some((part) => fieldsIn(part).name === "json") ? "stop" : "other";
  }
  return (typeof reason === "string" ? finishes[reason] : undefined) ?? "other";
}

/** `input_tokens` leaves out what was ready and what was stored. */
function readUsage(usage: Fields): TokenUsage | undefined {
  const [fresh, outputTokens] = [usage.input_tokens, usage.output_tokens].map(countIn);
  if (fresh === undefined || outputTokens === undefined) return undefined;
  const [cachedInputTokens = 0, cacheWriteTokens = 0] = [
    usage.cache_read_input_tokens,
    usage.cache_creation_input_tokens,
  ].map(countIn);
  return {
    inputTokens: fresh + cachedInputTokens + cacheWriteTokens,
    cachedInputTokens,
    cacheWriteTokens,
    outputTokens,
  };
}
