import type { FinishReason, TokenUsage } from "../../completion.ts";
import { loadPackage } from "../load-package.ts";
import { BodyFault, countIn, type Fields, fieldsIn, type LoadWire } from "./wire.ts";

const sdkPackage = { name: "@ai-sdk/google", version: "3.0.141" };

/** Google's generateContent (https://ai.google.dev/api/generate-content). */
export const loadGoogleWire: LoadWire = async ({ model: modelName, baseUrl, fetch }) => {
  const { createGoogleGenerativeAI } = await loadPackage(sdkPackage, () => import("@ai-sdk/google"));
  // The key is put in where the request is sent; without one here the package would look into the environment.
  const model = createGoogleGenerativeAI({ apiKey: "-", baseURL: baseUrl, fetch }).languageModel(modelName);
  const canStopThinking = /gemini-2\.5-flash/.test(modelName);
  return {
    modelFor: () => model,
    providerOptions: ({ limitsThinking, format }) => ({
      google: {
        structuredOutputs: format === "schema",
        ...(limitsThinking && canStopThinking && { thinkingConfig: { thinkingBudget: 0 } }),
      },
    }),
    mend: (body) => {
      const candidate = candidateOf(body);
      const hasNone = candidate === undefined && blockReasonOf(body) === undefined;
      if (hasNone) throw new BodyFault("It holds no candidates.");
      const parts = [fieldsIn(candidate?.content).parts].flat().map(fieldsIn);
      const said = parts.filter((part) => typeof part.text === "string" && part.thought !== true);
      // Nothing that would make the package ask on by itself.
      return {
        candidates: [
          { content: { role: "model", parts: said.map(({ text }) => ({ text })) }, finishReason: "STOP" },
        ],
      };
    },
    readAnswer: (body) => ({
      finish: readFinish(body),
      usage: readUsage(fieldsIn(body.usageMetadata)),
    }),
  };
};

function candidateOf(body: Fields): Fields | undefined {
  const [candidate] = [body.candidates ?? []].flat();
  return candidate === undefined ? undefined : fieldsIn(candidate);
}

const blockReasonOf = (body: Fields) => fieldsIn(body.promptFeedback).blockReason;

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

/** No candidate at all: the question itself was filtered. */
function readFinish(body: Fields): FinishReason {
  const candidate = candidateOf(body);
  if (candidate === undefined) return "filtered";
  const reason = candidate.finishReason;
  return (typeof reason === "string" ? finishes[reason] : undefined) ?? "other";
}

/** What was thought is charged as output and counted beside it. */
function readUsage(usage: Fields): TokenUsage | undefined {
  const [inputTokens, cached = 0, said = 0, thought = 0] = [
    usage.promptTokenCount,
    usage.cachedContentTokenCount,
    usage.candidatesTokenCount,
    usage.thoughtsTokenCount,
  ].map(countIn);
  if (inputTokens === undefined) return undefined;
  return {
    inputTokens,
    cachedInputTokens: Math.min(cached, inputTokens),
    cacheWriteTokens: 0,
    outputTokens: said + thought,
  };
}
