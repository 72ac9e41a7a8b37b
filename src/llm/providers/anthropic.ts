import { countOf, type Fields, fieldsOf, fieldsOfEach } from "../../lib/json.ts";
import type { FinishReason, TokenUsage } from "../language-model.ts";
import { BodyFault, joinTexts, type LoadWire, loadPackage, writeJson } from "./wire.ts";

const sdkPackage = { name: "@ai-sdk/anthropic", version: "3.0.138" };

/** Anthropic's messages (https://docs.claude.com/en/api/messages). */
export const loadAnthropicWire: LoadWire = async ({ model: modelName, baseUrl, fetch }) => {
  const { createAnthropic } = await loadPackage(sdkPackage, () => import("@ai-sdk/anthropic"));
  // The key is added when the request is sent; without a value here the package would read the environment.
  const model = createAnthropic({ apiKey: "-", baseURL: baseUrl, fetch }).languageModel(modelName);
  return {
    modelFor: () => model,
    providerOptions: ({ limitsThinking }) =>
      limitsThinking ? { anthropic: { thinking: { type: "disabled" } } } : {},
    readAnswer: (body) => {
      if (!Array.isArray(body.content)) throw new BodyFault("It holds no content.");
      const parts = fieldsOfEach(body.content);
      // For models without structured outputs, the package requests the answer as a call of a tool with this
      // name.
      const tool = parts.find(({ type, name }) => type === "tool_use" && name === "json");
      return {
        text: tool ? writeJson(tool.input) : joinTexts(parts.filter(({ type }) => type === "text")),
        finish: readFinish(body.stop_reason, tool !== undefined),
        usage: readUsage(fieldsOf(body.usage)),
      };
    },
  };
};

const finishes: Readonly<Record<string, FinishReason>> = {
  end_turn: "stop",
  stop_sequence: "stop",
  max_tokens: "length",
  model_context_window_exceeded: "length",
  refusal: "refused",
};

function readFinish(reason: unknown, isHandedToTool: boolean): FinishReason {
  if (reason === "tool_use") return isHandedToTool ? "stop" : "other";
  return (typeof reason === "string" ? finishes[reason] : undefined) ?? "other";
}

/** `input_tokens` excludes cache reads and cache writes. */
function readUsage(usage: Fields): TokenUsage | undefined {
  const [fresh, outputTokens] = [usage.input_tokens, usage.output_tokens].map(countOf);
  if (fresh === undefined || outputTokens === undefined) return undefined;
  const [cachedInputTokens = 0, cacheWriteTokens = 0] = [
    usage.cache_read_input_tokens,
    usage.cache_creation_input_tokens,
  ].map(countOf);
  return {
    inputTokens: fresh + cachedInputTokens + cacheWriteTokens,
    cachedInputTokens,
    cacheWriteTokens,
    outputTokens,
  };
}
