import { isObject, jsonReply, parseObject, type Reply } from "../exchange.ts";
import { type Scenario, scenarios } from "./scenario-table.ts";

type Fields = Record<string, unknown>;

const says = (status: number, body: unknown, headers: Record<string, string> = {}): Scenario => {
  return () => ({ reply: jsonReply(status, body, headers) });
};

const answers =
  (change: (body: Fields, reply: Reply) => Partial<Reply>): Scenario =>
  (turn) => {
    const { reply, ...outcome } = scenarios.ok(turn);
    return { ...outcome, reply: { ...reply, ...change(parseObject(reply.body) ?? {}, reply) } };
  };

const inMessage = (body: Fields, change: (message: Fields) => Fields) => {
  const [choice] = Array.isArray(body.choices) ? body.choices.filter(isObject) : [];
  const message = isObject(choice?.message) ? choice.message : {};
  return JSON.stringify({ ...body, choices: [{ ...choice, message: change(message) }] });
};

const geminiError = (code: number, status: string, message: string) => [
  { error: { code, message, status, details: [] } },
];

/** How those who speak OpenAI's wire say things in their own way. */
export const dialects = {
  "Azure's filter of the question": says(400, {
    error: {
      message:
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      type: null,
      param: "prompt",
      code: "content_filter",
      status: 400,
      innererror: {
        code: "ResponsibleAIPolicyViolation",
        content_filter_result: { hate: { filtered: true } },
      },
    },
  }),
  "Azure's limits that say nothing": answers((_, { headers }) => ({
    headers: { ...headers, "x-ratelimit-remaining-requests": "-1", "x-ratelimit-reset-requests": "0" },
  })),
  "OpenRouter's throttling within a 200": says(200, {
    error: { code: 429, message: "Rate limit exceeded", metadata: { provider_name: "P", raw: "" } },
  }),
  "OpenRouter's empty credit": says(402, { error: { code: 402, message: "Insufficient credits" } }),
  "OpenRouter's error in a choice": answers((body) => ({
    body: JSON.stringify({
      ...body,
      choices: [
        {
          finish_reason: "error",
          message: { role: "assistant", content: "{" },
          error: { code: 502, message: "Provider disconnected" },
        },
      ],
    }),
  })),
  "Gemini's bad request in a list": says(
    400,
    geminiError(400, "INVALID_ARGUMENT", "Invalid value at 'messages'."),
  ),
  "Gemini's throttling in a list": says(
    429,
    geminiError(429, "RESOURCE_EXHAUSTED", "Resource has been exhausted."),
  ),
  "vLLM's flat error": says(400, {
    object: "error",
    message: "[{'type': 'extra_forbidden', 'loc': ('body', 'x')}]",
    type: "BadRequestError",
    param: null,
    code: 400,
  }),
  "vLLM's question that is too long": says(400, {
    object: "error",
    message: "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens.",
    type: "BadRequestError",
    param: null,
    code: 400,
  }),
  "Ollama's answer: fenced, and not counted": answers(({ usage: _, ...body }) => ({
    body: inMessage(body, (message) => ({ ...message, content: `\`\`\`json\n${message.content}\n\`\`\`` })),
  })),
  "a thought beside the answer": answers((body) => ({
    body: inMessage(body, (message) => ({ ...message, reasoning_content: "Hm.", reasoning: "Hm." })),
  })),
  "an answer in parts": answers((body) => ({
    body: inMessage(body, (message) => ({ ...message, content: [{ type: "text", text: message.content }] })),
  })),
  "an answer with an error that is null": answers((body) => ({
    body: JSON.stringify({ ...body, error: null }),
  })),
  "a proxy's page with the status of a bad gateway": () => ({
    reply: {
      status: 520,
      headers: { "content-type": "text/html" },
      body: "<!DOCTYPE html><title>520</title>",
    },
  }),
  "a proxy's page with a 200": () => ({
    reply: {
      status: 200,
      headers: { "content-type": "text/html" },
      body: "<html>Sign in to the network</html>",
    },
  }),
  "a wish not to be asked again": says(500, { error: { message: "no" } }, { "x-should-retry": "false" }),
  "a wait that is longer than anyone waits": says(
    429,
    { error: { message: "later", code: "rate_limit_exceeded" } },
    { "retry-after": "86400" },
  ),
} satisfies Record<string, Scenario>;

export type DialectName = keyof typeof dialects;
