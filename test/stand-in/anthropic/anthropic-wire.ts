import { jsonReply, parseObject, type Reply } from "../exchange.ts";
import type { TokenCounts } from "../money/token-counts.ts";
import type { NextId } from "../next-id.ts";
import type { Question } from "../question.ts";
import type { Finish, Saying, Wire, WireFault } from "../wire.ts";
import { anthropicError } from "./error.ts";

const finishOf: Readonly<Record<Finish, string>> = {
  stop: "end_turn",
  length: "max_tokens",
  filtered: "refusal",
  refused: "refusal",
};

const contextTokens = 200_000;

type Fault = readonly [status: number, type: string, message: (question: Question) => string];

/** What is wrong, in Anthropic's words (https://docs.claude.com/en/api/errors). */
const faults: Readonly<Record<WireFault, Fault>> = {
  "key-refused": [401, "authentication_error", () => "invalid x-api-key"],
  "not-allowed": [
    403,
    "permission_error",
    () => "Your API key does not have permission to use the specified resource.",
  ],
  "quota-spent": [
    402,
    "billing_error",
    () => "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.",
  ],
  "model-unknown": [404, "not_found_error", ({ model }) => `model: ${model}`],
  "schema-refused": [
    400,
    "invalid_request_error",
    () =>
      "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false",
  ],
  "too-long": [
    400,
    "invalid_request_error",
    () => `prompt is too long: ${contextTokens + 1} tokens > ${contextTokens} maximum`,
  ],
  "too-large": [413, "request_too_large", () => "Request exceeds the maximum size"],
  filtered: [400, "invalid_request_error", () => "Output blocked by content filtering policy"],
  throttled: [
    429,
    "rate_limit_error",
    () => "This request would exceed the rate limit for your organization of 50 requests per minute.",
  ],
  failed: [500, "api_error", () => "Internal server error"],
  away: [503, "api_error", () => "Service temporarily unavailable"],
  overloaded: [529, "overloaded_error", () => "Overloaded"],
};

/** Messages, as Anthropic answers them. */
export function createAnthropicWire(nextId: NextId): Wire {
  return {
    name: "anthropic",
    limits: anthropicLimits,
    fault: (fault, question, headers) => {
      const [status, type, message] = faults[fault];
      return anthropicError(status, type, message(question), nextId("req_"), headers);
    },
    completion: (question, saying, now) =>
      withInput(
        saying.text,
        jsonReply(200, toMessage(question, saying, nextId), {
          "request-id": nextId("req_"),
          "anthropic-organization-id": "00000000-0000-0000-0000-000000000000",
          ...anthropicLimits(3_999, 15, now),
        }),
      ),
    faultWithin: () =>
      jsonReply(200, { type: "error", error: { type: "overloaded_error", message: "Overloaded" } }),
  };
}

/** @param resetMs milliseconds from `now`; told as a moment, RFC 3339, in whole seconds */
function anthropicLimits(remaining: number, resetMs: number, now: number): Readonly<Record<string, string>> {
  const reset = new Date(Math.ceil((now + resetMs) / 1_000) * 1_000).toISOString().replace(".000", "");
  const counted = ["requests", "tokens", "input-tokens", "output-tokens"].map((unit) => {
    const [limit, left] = unit === "requests" ? [4_000, remaining] : [480_000, 479_000];
    const name = `anthropic-ratelimit-${unit}`;
    return {
      [`${name}-limit`]: String(limit),
      [`${name}-remaining`]: String(left),
      [`${name}-reset`]: reset,
    };
  });
  return Object.assign({}, ...counted);
}

function toMessage(question: Question, saying: Saying, nextId: NextId) {
  const { text, finish, reasoning, isCounted, tokens } = saying;
  const thought =
    reasoning === undefined ? [] : [{ type: "thinking", thinking: reasoning, signature: "c3RhbmQtaW4=" }];
  const said = finish === "refused" || finish === "filtered" ? [] : [toBlock(question, text, nextId)];
  const isCall = said.some(({ type }) => type === "tool_use") && finish === "stop";
  return {
    id: nextId("msg_"),
    type: "message",
    role: "assistant",
    model: question.model,
    content: [...thought, ...said],
    stop_reason: isCall ? "tool_use" : finishOf[finish],
    stop_sequence: null,
    ...(isCounted && { usage: toUsage(tokens) }),
  };
}

/** Stands for the input of a tool until it is put in as the model wrote it, to the letter. */
const inputMark = "\u0000input\u0000";

/** Text; or the call of the tool that was asked for, where the text can be its input. */
function toBlock({ tool }: Question, text: string, nextId: NextId) {
  const isInput = tool !== undefined && parseObject(text) !== undefined;
  return isInput
    ? { type: "tool_use", id: nextId("toolu_"), name: tool, input: inputMark }
    : { type: "text", text };
}

function withInput(text: string, reply: Reply): Reply {
  return { ...reply, body: String(reply.body).replace(JSON.stringify(inputMark), () => text) };
}

/** Anthropic's count of the question leaves out what was read from its cache or written to it. */
function toUsage({ input, cached, cacheWrite, output }: TokenCounts) {
  return {
    input_tokens: input - cached - cacheWrite,
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cached,
    cache_creation: { ephemeral_5m_input_tokens: cacheWrite, ephemeral_1h_input_tokens: 0 },
    output_tokens: output,
    service_tier: "standard",
  };
}
