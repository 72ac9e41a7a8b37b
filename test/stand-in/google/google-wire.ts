import { jsonReply } from "../exchange.ts";
import type { TokenCounts } from "../money/token-counts.ts";
import type { NextId } from "../next-id.ts";
import type { Question } from "../question.ts";
import type { Finish, Saying, Wire, WireFault } from "../wire.ts";
import { type GoogleFault, googleError } from "./error.ts";

const finishOf: Readonly<Record<Finish, string>> = {
  stop: "STOP",
  length: "MAX_TOKENS",
  filtered: "SAFETY",
  refused: "PROHIBITED_CONTENT",
};

const rpc = "type.googleapis.com/google.rpc";
const quotaFailure = (quotaId: string) => ({
  "@type": `${rpc}.QuotaFailure`,
  violations: [{ quotaMetric: "generativelanguage.googleapis.com/generate_content_requests", quotaId }],
});

/** What is wrong, in Google's words (https://ai.google.dev/gemini-api/docs/troubleshooting). */
const faults: Readonly<Record<WireFault, (question: Question) => GoogleFault>> = {
  "key-refused": () => ({
    code: 400,
    status: "INVALID_ARGUMENT",
    message: "API key not valid. Please pass a valid API key.",
    details: [{ "@type": `${rpc}.ErrorInfo`, reason: "API_KEY_INVALID", domain: "googleapis.com" }],
  }),
  "not-allowed": () => ({
    code: 403,
    status: "PERMISSION_DENIED",
    message: "Your API key doesn't have the required permissions.",
  }),
  "quota-spent": () => ({
    code: 429,
    status: "RESOURCE_EXHAUSTED",
    message: "You exceeded your current quota, please check your plan and billing details.",
    details: [quotaFailure("GenerateRequestsPerDayPerProjectPerModel")],
  }),
  "model-unknown": ({ model }) => ({
    code: 404,
    status: "NOT_FOUND",
    message: `models/${model} is not found for API version v1beta, or is not supported for generateContent.`,
  }),
  "schema-refused": () => ({
    code: 400,
    status: "INVALID_ARGUMENT",
    message: "* GenerateContentRequest.generation_config.response_schema.properties[a]: missing field.",
  }),
  "too-long": () => ({
    code: 400,
    status: "INVALID_ARGUMENT",
    message: "The input token count (1048577) exceeds the maximum number of tokens allowed (1048576).",
  }),
  "too-large": () => ({
    code: 413,
    status: "INVALID_ARGUMENT",
    message: "Request payload size exceeds the limit.",
  }),
  filtered: () => ({
    code: 400,
    status: "INVALID_ARGUMENT",
    message: "The request was blocked by content filters.",
  }),
  throttled: () => ({
    code: 429,
    status: "RESOURCE_EXHAUSTED",
    message: "You exceeded your current quota, please check your plan and billing details.",
    details: [quotaFailure("GenerateRequestsPerMinutePerProjectPerModel")],
  }),
  failed: () => ({ code: 500, status: "INTERNAL", message: "An internal error has occurred." }),
  away: () => ({
    code: 503,
    status: "UNAVAILABLE",
    message: "The model is overloaded. Please try again later.",
  }),
  overloaded: () => ({ code: 529, status: "UNAVAILABLE", message: "The model is overloaded." }),
};

/** `generateContent`, as Google answers it. A wait stands in the error's details and in no header. */
export function createGoogleWire(nextId: NextId): Wire {
  return {
    name: "google",
    limits: () => ({}),
    fault: (fault, question, headers = {}) => {
      const { details = [], ...told } = faults[fault](question);
      const waits = Object.keys(headers).some((name) => name.startsWith("retry-after"));
      const retryInfo = waits ? [{ "@type": `${rpc}.RetryInfo`, retryDelay: "2s" }] : [];
      return googleError({ ...told, details: [...details, ...retryInfo] });
    },
    completion: (question, saying) =>
      jsonReply(200, toContent(question, saying, nextId("")), { "server-timing": "gfet4t7; dur=12" }),
    faultWithin: () =>
      jsonReply(200, { error: { code: 503, status: "UNAVAILABLE", message: "The model is overloaded." } }),
  };
}

function toContent({ model }: Question, saying: Saying, responseId: string) {
  const { text, finish, reasoning, isCounted, tokens } = saying;
  const isSaid = finish === "stop" || finish === "length";
  const thought = reasoning === undefined ? [] : [{ text: reasoning, thought: true }];
  const parts = [...thought, ...(isSaid ? [{ text }] : [])];
  return {
    candidates: [
      { ...(isSaid && { content: { parts, role: "model" } }), finishReason: finishOf[finish], index: 0 },
    ],
    ...(isCounted && { usageMetadata: toUsage(tokens) }),
    modelVersion: model,
    responseId,
  };
}

/** What is thought is counted beside what is said. */
function toUsage({ input, cached, output, reasoning }: TokenCounts) {
  return {
    promptTokenCount: input,
    ...(cached > 0 && { cachedContentTokenCount: cached }),
    candidatesTokenCount: output - reasoning,
    ...(reasoning > 0 && { thoughtsTokenCount: reasoning }),
    totalTokenCount: input + output,
  };
}
