import type { Question } from "../question.ts";
import type { WireFault } from "../wire.ts";
import type { OpenAiFault } from "./error.ts";

const contextTokens = 128_000;

/** What is wrong, in OpenAI's words (https://platform.openai.com/docs/guides/error-codes). */
export const openAiFaults: Readonly<Record<WireFault, (question: Question) => OpenAiFault>> = {
  "key-refused": () => ({
    status: 401,
    message:
      "Incorrect API key provided. You can find your API key at https://platform.openai.com/account/api-keys.",
    type: "invalid_request_error",
    code: "invalid_api_key",
  }),
  "not-allowed": () => ({
    status: 403,
    message: "Country, region, or territory not supported",
    type: "request_forbidden",
    code: "unsupported_country_region_territory",
  }),
  "quota-spent": () => ({
    status: 429,
    message: "You exceeded your current quota, please check your plan and billing details.",
    type: "insufficient_quota",
    code: "insufficient_quota",
  }),
  "model-unknown": ({ model }) => ({
    status: 404,
    message: `The model \`${model}\` does not exist or you do not have access to it.`,
    type: "invalid_request_error",
    code: "model_not_found",
  }),
  "schema-refused": ({ schemaName }) => ({
    status: 400,
    message: `Invalid schema for response_format '${schemaName}': In context=(), 'additionalProperties' is required to be supplied and to be false.`,
    type: "invalid_request_error",
    param: "response_format",
  }),
  "too-long": () => ({
    status: 400,
    message: `This model's maximum context length is ${contextTokens} tokens. However, your messages resulted in ${contextTokens + 1} tokens. Please reduce the length of the messages.`,
    type: "invalid_request_error",
    param: "messages",
    code: "context_length_exceeded",
  }),
  "too-large": () => ({
    status: 413,
    message: "Request body too large.",
    type: "invalid_request_error",
    code: "request_too_large",
  }),
  filtered: () => ({
    status: 400,
    message: "The response was filtered due to the prompt triggering content management policy.",
    type: "invalid_request_error",
    param: "prompt",
    code: "content_filter",
  }),
  throttled: ({ model }) => ({
    status: 429,
    message: `Rate limit reached for ${model} on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 2s.`,
    type: "requests",
    code: "rate_limit_exceeded",
  }),
  failed: () => ({
    status: 500,
    message: "The server had an error while processing your request. Sorry about that!",
    type: "server_error",
  }),
  away: () => ({
    status: 503,
    message: "The engine is currently overloaded, please try again later.",
    type: "server_error",
    code: "service_unavailable",
  }),
  overloaded: () => ({ status: 529, message: "Overloaded.", type: "server_error", code: "overloaded" }),
};
