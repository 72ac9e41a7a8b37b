import { jsonReply } from "../exchange.ts";
import type { TokenCounts } from "../money/token-counts.ts";
import type { NextId } from "../next-id.ts";
import type { Question } from "../question.ts";
import type { Finish, Saying, Wire } from "../wire.ts";
import { openAiError } from "./error.ts";
import { openAiFaults } from "./faults.ts";

const finishOf: Readonly<Record<Finish, string>> = {
  stop: "stop",
  length: "length",
  filtered: "content_filter",
  refused: "stop",
};

/** Chat completions, as OpenAI answers them. */
export function createOpenAiWire(nextId: NextId): Wire {
  const own = () => ({
    "x-request-id": nextId("req_"),
    "openai-version": "2020-10-01",
    "openai-processing-ms": "12",
  });
  return {
    name: "openai",
    limits: openAiLimits,
    fault: (fault, question, headers = {}) =>
      openAiError(openAiFaults[fault](question), { ...own(), ...headers }),
    completion: (question, saying, now) =>
      jsonReply(200, toChatCompletion(question, saying, { id: nextId("chatcmpl-"), now }), {
        ...own(),
        ...openAiLimits(9_999, 6),
      }),
    faultWithin: () =>
      jsonReply(200, {
        error: {
          code: 502,
          message: "Provider returned error",
          metadata: { provider_name: "Stand-in", raw: "" },
        },
      }),
  };
}

/** @param resetMs milliseconds; told as OpenAI does: `6ms`, `2s`, `6m0s` */
function openAiLimits(remaining: number, resetMs: number): Readonly<Record<string, string>> {
  const reset =
    resetMs < 1_000 ? `${resetMs}ms` : resetMs < 60_000 ? `${resetMs / 1_000}s` : wholeMinutes(resetMs);
  return {
    "x-ratelimit-limit-requests": "10000",
    "x-ratelimit-remaining-requests": String(remaining),
    "x-ratelimit-reset-requests": reset,
    "x-ratelimit-limit-tokens": "2000000",
    "x-ratelimit-remaining-tokens": "1999000",
    "x-ratelimit-reset-tokens": "6ms",
  };
}

const wholeMinutes = (ms: number) => `${Math.floor(ms / 60_000)}m${Math.ceil((ms % 60_000) / 1_000)}s`;

function toChatCompletion({ model }: Question, saying: Saying, { id, now }: { id: string; now: number }) {
  const { text, finish, reasoning } = saying;
  const message = {
    role: "assistant",
    content: finish === "refused" || finish === "filtered" ? null : text,
    refusal: finish === "refused" ? text : null,
    annotations: [],
    ...(reasoning !== undefined && { reasoning_content: reasoning }),
  };
  return {
    id,
    object: "chat.completion",
    created: Math.floor(now / 1_000),
    model: /-\d{4}-\d{2}-\d{2}$/.test(model) ? model : `${model}-2026-01-01`,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishOf[finish] }],
    ...(saying.isCounted && { usage: toUsage(saying.tokens) }),
    service_tier: "default",
    system_fingerprint: "fp_57a4d11000",
  };
}

/** OpenAI's count of the question includes what lay ready. */
function toUsage({ input, cached, cacheWrite, output, reasoning }: TokenCounts) {
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: {
      cached_tokens: cached,
      ...(cacheWrite > 0 && { cache_write_tokens: cacheWrite }),
      audio_tokens: 0,
    },
    completion_tokens_details: {
      reasoning_tokens: reasoning,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}
