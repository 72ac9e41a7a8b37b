import { isObject, jsonReply, parseObject, type Reply } from "../exchange.ts";
import { lies } from "./lies.ts";
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

/** The answer's text with something around it, which is charged too. */
const writes =
  (change: (text: string) => string): Scenario =>
  (turn) => {
    const answer = change(turn.answer);
    const more = Math.ceil((Buffer.byteLength(answer) - Buffer.byteLength(turn.answer)) / 4);
    const output = Math.min(turn.question.maxOutputTokens, turn.tokens.output + Math.max(0, more));
    return scenarios.ok({ ...turn, answer, tokens: { ...turn.tokens, output } });
  };

/** The answer handed to a tool that nobody offered. */
const hands = (change: (text: string) => Fields, finish: string) =>
  answers((body) => {
    const handed = parseObject(
      inMessage(body, ({ content, ...message }) => ({
        ...message,
        content: null,
        ...change(String(content)),
      })),
    );
    const [choice] = Array.isArray(handed?.choices) ? handed.choices.filter(isObject) : [];
    return { body: JSON.stringify({ ...handed, choices: [{ ...choice, finish_reason: finish }] }) };
  });

const inChoice = (change: Fields) =>
  answers((body) => {
    const [choice] = Array.isArray(body.choices) ? body.choices.filter(isObject) : [];
    return { body: JSON.stringify({ ...body, choices: [{ ...choice, ...change }] }) };
  });

/** Chunks of a stream, as https://platform.openai.com/docs/api-reference/chat-streaming describes them. */
const streams = (end: (chunks: readonly string[], usage: unknown) => readonly string[]) =>
  answers(({ choices, usage, ...body }) => {
    const [choice] = Array.isArray(choices) ? choices.filter(isObject) : [];
    const text = String(isObject(choice?.message) ? choice.message.content : "");
    const chunk = (delta: Fields, finish: unknown = null) =>
      JSON.stringify({
        ...body,
        object: "chat.completion.chunk",
        choices: [{ index: 0, delta, finish_reason: finish }],
      });
    const pieces = text.match(/[\s\S]{1,7}/gu) ?? [];
    const chunks = [
      chunk({ role: "assistant", content: "" }),
      ...pieces.map((content) => chunk({ content })),
      chunk({}, "stop"),
    ];
    const last = JSON.stringify({ ...body, object: "chat.completion.chunk", choices: [], usage });
    return {
      headers: { "content-type": "text/event-stream" },
      body: end(chunks, last)
        .map((data) => `data: ${data}\n\n`)
        .join(""),
    };
  });

const geminiError = (code: number, status: string, message: string) => [
  { error: { code, message, status, details: [] } },
];

/** As gateways to Anthropic's models count. */
function apart(usage: Fields): Fields {
  const cached = Math.floor((2 * Number(usage.prompt_tokens)) / 3);
  return {
    ...usage,
    prompt_tokens: Number(usage.prompt_tokens) - cached,
    prompt_tokens_details: { cached_tokens: cached },
  };
}

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
  "thoughts in the text": writes((text) => `<think>\nThe name is {fine}.\n</think>\n\n${text}`),
  "thoughts whose beginning the template swallowed": writes((text) => `It is fine.\n</think>\n${text}`),
  "thoughts and a fence": writes((text) => `<thinking>Hm.</thinking>\n\`\`\`json\n${text}\n\`\`\``),
  "words around the answer": writes(
    (text) => `Sure! Here is the JSON:\n${text}\nLet me know what you think.`,
  ),
  "a fence among words": writes((text) => `Of course.\n\n\`\`\`\n${text}\n\`\`\`\n\nIt keeps the size.`),
  "a second answer that mends the first": writes((text) => `{"best_name":"Kettle"}\nBetter:\n${text}`),
  "marks of a template around the answer": writes((text) => `<|channel|>final<|message|>${text}<|return|>`),
  "a byte order mark": writes((text) => `\uFEFF${text}`),
  "the answer as a text of JSON": writes((text) => JSON.stringify(text)),
  "thoughts as a part of the text": answers((body) => ({
    body: inMessage(body, (message) => ({
      ...message,
      content: [
        { type: "thinking", thinking: [{ type: "text", text: "Hm." }] },
        { type: "text", text: message.content },
      ],
    })),
  })),
  "nothing but thoughts": answers((body) => ({
    body: inMessage(body, (message) => ({ ...message, content: null, reasoning_content: "It is fine." })),
  })),
  "the answer given to a tool": hands(
    (text) => ({
      tool_calls: [{ id: "call_1", type: "function", function: { name: "name", arguments: text } }],
    }),
    "tool_calls",
  ),
  "the answer given to a tool as an object": hands(
    (text) => ({
      tool_calls: [{ id: "c", type: "function", function: { name: "name", arguments: JSON.parse(text) } }],
    }),
    "stop",
  ),
  "the answer given to a function, in the old way": hands(
    (text) => ({ function_call: { name: "name", arguments: text } }),
    "function_call",
  ),
  "no reason to stop": inChoice({ finish_reason: null }),
  "a reason to stop that nobody knows": inChoice({ finish_reason: "eos_token" }),
  "a stream that nobody asked for": streams((chunks, usage) => [...chunks, String(usage), "[DONE]"]),
  "a stream without usage": streams((chunks) => [...chunks, "[DONE]"]),
  "a stream that breaks off": streams((chunks) => chunks.slice(0, -2)),
  "a stream with an error in it": streams((chunks) => [
    ...chunks.slice(0, 2),
    JSON.stringify({ error: { message: "Overloaded", code: 503 } }),
  ]),
  "an answer in a list": answers((body) => ({ body: JSON.stringify([body]) })),
  "several choices": answers((body) => ({
    body: JSON.stringify({ ...body, choices: [body.choices, body.choices].flat() }),
  })),
  "no model and no identifier": answers(({ id: _, model: __, ...body }) => ({ body: JSON.stringify(body) })),
  "cached tokens beside those of the question": answers((body) => ({
    body: JSON.stringify({ ...body, usage: apart(isObject(body.usage) ? body.usage : {}) }),
  })),
  "zeros for usage": lies["zeros for all tokens"],
  "half of the usage": lies["half of the tokens"],
  "usage as words": lies["tokens as words"],
  "thoughts that take all the room": (turn) => ({
    ...scenarios.length(turn),
    reply: scenarios.length({ ...turn, answer: "" }).reply,
  }),
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
