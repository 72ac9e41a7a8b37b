import { countOf, type Fields, fieldsOf, fieldsOfEach } from "../../lib/json.ts";
import type { FinishReason, TokenUsage } from "../language-model.ts";
import { BodyFault, joinTexts, type LoadWire, loadPackage } from "./wire.ts";

const sdkPackage = { name: "@ai-sdk/google", version: "3.0.141" };

/** Google's generateContent (https://ai.google.dev/api/generate-content). */
export const loadGoogleWire: LoadWire = async ({ model: modelName, baseUrl, fetch }) => {
  const { createGoogleGenerativeAI } = await loadPackage(sdkPackage, () => import("@ai-sdk/google"));
  // The key is added when the request is sent; without a value here the package would read the environment.
  const model = createGoogleGenerativeAI({ apiKey: "-", baseURL: baseUrl, fetch }).languageModel(modelName);
  const thinkingConfig = leastThinkingOf(modelName);
  return {
    modelFor: () => model,
    providerOptions: ({ limitsThinking, format }) => ({
      google: {
        structuredOutputs: format === "schema",
        ...(limitsThinking && thinkingConfig && { thinkingConfig }),
      },
    }),
    readAnswer: (body) => {
      const [candidate] = fieldsOfEach(body.candidates);
      const isBlocked = fieldsOf(body.promptFeedback).blockReason !== undefined;
      if (candidate === undefined && !isBlocked) throw new BodyFault("It holds no candidates.");
      const parts = fieldsOfEach(fieldsOf(candidate?.content).parts);
      return {
        text: joinTexts(parts.filter(({ thought }) => thought !== true)),
        // No candidate at all: the prompt was filtered.
        finish: candidate === undefined ? "filtered" : readFinish(candidate.finishReason),
        usage: readUsage(fieldsOf(body.usageMetadata)),
      };
    },
  };
};

/**
 * The lowest thinking level of a model (https://ai.google.dev/gemini-api/docs/thinking). All models since
 * Gemini 3 accept `low`; small ones default to less.
 */
function leastThinkingOf(model: string) {
  if (/gemini-2\.5-flash/.test(model)) return { thinkingBudget: 0 };
  return /gemini-[3-9](?!.*flash-lite)/.test(model) ? { thinkingLevel: "low" } : undefined;
}

const finishes: Readonly<Record<string, FinishReason>> = {
  STOP: "stop",
  MAX_TOKENS: "length",
  CONTINUATION: "length",
  SAFETY: "filtered",
  RECITATION: "filtered",
  BLOCKLIST: "filtered",
  PROHIBITED_CONTENT: "filtered",
  SPII: "filtered",
  LANGUAGE: "filtered",
};

function readFinish(reason: unknown): FinishReason {
  return (typeof reason === "string" ? finishes[reason] : undefined) ?? "other";
}

/** Thinking is charged as output but reported separately. */
function readUsage(usage: Fields): TokenUsage | undefined {
  const [inputTokens, cached = 0, said = 0, thought = 0] = [
    usage.promptTokenCount,
    usage.cachedContentTokenCount,
    usage.candidatesTokenCount,
    usage.thoughtsTokenCount,
  ].map(countOf);
  if (inputTokens === undefined) return undefined;
  return {
    inputTokens,
    cachedInputTokens: Math.min(cached, inputTokens),
    cacheWriteTokens: 0,
    outputTokens: said + thought,
  };
}
