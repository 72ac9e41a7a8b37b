import { describe, expect, test } from "vitest";
import type { ProviderName } from "../../../src/llm/providers/providers.ts";
import {
  anthropicMessage,
  chatCompletion,
  googleAnswer,
  openAnswering,
  openTestProvider,
  patience,
  question,
  type Script,
  type SeenRequest,
  sendJson,
  startScripted,
  testKey,
} from "../scripted-server.ts";

const answerOf = { openai: chatCompletion, anthropic: anthropicMessage, google: googleAnswer };
type WireName = keyof typeof answerOf;
const wires = Object.keys(answerOf) as WireName[];

const answering =
  (body: unknown, headers: Record<string, string> = {}): Script =>
  (response) =>
    sendJson(response, 200, body, headers);

async function ask(provider: ProviderName, body: unknown, headers: Record<string, string> = {}) {
  const { provider: opened, server } = await openAnswering(answering(body, headers), { provider });
  const { completion } = await opened.attempt(question, patience);
  return { completion, requests: server.requests };
}

function firstOf(requests: readonly SeenRequest[]): SeenRequest {
  const [first] = requests;
  if (first === undefined) throw new Error("Nothing was asked.");
  return first;
}

describe("a question", () => {
  test("goes to OpenAI as one request, with the schema, no key but in its header, and nothing of the package's", async () => {
    const { requests } = await ask("openai", chatCompletion());
    expect(requests).toHaveLength(1);
    const { method, url, headers, body, text } = firstOf(requests);
    expect([method, url]).toEqual(["POST", "/v1/chat/completions"]);
    expect(headers).toMatchObject({
      authorization: `Bearer ${testKey}`,
      "user-agent": "pdo/0",
      "content-type": "application/json",
    });
    expect(body).toEqual({
      model: "m",
      temperature: 0,
      max_completion_tokens: 100,
      messages: [
        { role: "system", content: question.system },
        { role: "user", content: question.messages[0]?.text },
      ],
      response_format: {
        type: "json_schema",
        json_schema: { name: "name", strict: true, schema: question.schema },
      },
      prompt_cache_key: expect.stringMatching(/^pdo-[0-9a-f]{24}$/),
    });
    expect(text).not.toContain("CANARY");
  });

  test("goes to Anthropic with the instructions flagged for caching", async () => {
    const { requests } = await ask("anthropic", anthropicMessage());
    const { url, headers, body } = firstOf(requests);
    expect(url).toBe("/v1/messages");
    expect(headers).toMatchObject({ "x-api-key": testKey, "anthropic-version": "2023-06-01" });
    expect(body).toMatchObject({
      max_tokens: 100,
      temperature: 0,
      system: [{ type: "text", text: question.system, cache_control: { type: "ephemeral" } }],
      messages: [{ role: "user", content: [{ type: "text", text: question.messages[0]?.text }] }],
    });
  });

  test("goes to Anthropic with what many records share behind the instructions, flagged by itself", async () => {
    const { provider, server } = await openAnswering(answering(anthropicMessage()), {
      provider: "anthropic",
    });
    await provider.attempt({ ...question, reference: "1 Lamps" }, patience);
    const flag = { cache_control: { type: "ephemeral" } };
    expect(server.requests[0]?.body.system).toEqual([
      { type: "text", text: question.system, ...flag },
      { type: "text", text: "1 Lamps", ...flag },
    ]);
  });

  test.each(["openai", "ollama", "deepseek"] as const)(
    "has one message of instructions, which many servers want, with what many records share last (%s)",
    async (name) => {
      const { provider, server } = await openAnswering(answering(chatCompletion()), { provider: name });
      await provider.attempt({ ...question, reference: "1 Lamps" }, patience);
      const [system, ...others] = server.requests[0]?.body.messages ?? [];
      expect(system.content).toMatch(/^You write product names\.[\s\S]*\n\n1 Lamps$/);
      expect(others.map(({ role }: { role: string }) => role)).toEqual(["user"]);
    },
  );

  test.each(["gpt-6-luna", "gpt-5.6-luna", "gpt-5.10"])(
    "marks the beginnings that OpenAI's %s is to cache, and has it cache no others",
    async (model) => {
      const { provider, server } = await openAnswering(answering(chatCompletion()), { model });
      await provider.attempt({ ...question, reference: "1 Lamps" }, patience);
      await provider.attempt({ ...question, reference: "2 Chairs" }, patience);
      const [first, second] = server.requests.map(({ body }) => body);
      const mark = { prompt_cache_breakpoint: { mode: "explicit" } };
      expect(first.messages[0].content).toEqual([
        { type: "text", text: question.system, ...mark },
        { type: "text", text: "1 Lamps", ...mark },
      ]);
      expect(first.prompt_cache_options).toEqual({ mode: "explicit" });
      expect(second.prompt_cache_key).toBe(first.prompt_cache_key);
    },
  );

  test.each([
    ["gpt-5-mini", "openai"],
    ["gpt-5.4-nano", "openai"],
    ["gpt-6-luna", "openrouter"],
  ] as const)("marks nothing for %s of %s", async (model, name) => {
    const { provider, server } = await openAnswering(answering(chatCompletion()), { provider: name, model });
    await provider.attempt(question, patience);
    expect(server.requests[0]?.text).not.toContain("prompt_cache_breakpoint");
    expect(server.requests[0]?.body.prompt_cache_options).toBeUndefined();
  });

  test("goes to Google with the key in a header, not in the address", async () => {
    const { requests } = await ask("google", googleAnswer());
    const { url, headers, body } = firstOf(requests);
    expect(url).toBe("/v1/models/m:generateContent");
    expect(headers).toMatchObject({ "x-goog-api-key": testKey });
    expect(body).toMatchObject({
      generationConfig: { temperature: 0, maxOutputTokens: 100, responseMimeType: "application/json" },
      systemInstruction: { parts: [{ text: question.system }] },
    });
  });

  test("goes to Azure with its key's own header and the version that its address asks for", async () => {
    const server = await startScripted(answering(chatCompletion()));
    const baseUrl = `${server.baseUrl}?api-version=preview`;
    const provider = await openTestProvider({ provider: "azure", baseUrl });
    await provider.attempt(question, patience);
    expect(server.requests[0]).toMatchObject({
      url: "/v1/chat/completions?api-version=preview",
      headers: { "api-key": testKey },
    });
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test("puts the schema into the instructions if the provider accepts none", async () => {
    const { requests } = await ask("deepseek", chatCompletion());
    const { messages, response_format } = requests[0]?.body ?? {};
    expect(response_format).toEqual({ type: "json_object" });
    expect(messages[0].content).toContain(JSON.stringify(question.schema));
  });

  test("goes without a key where none is given and none is needed", async () => {
    const { provider, server } = await openAnswering(answering(chatCompletion()), {
      provider: "ollama",
      key: undefined,
    });
    await provider.attempt(question, patience);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test("keeps an earlier answer and its faults in their order", async () => {
    const { provider, server } = await openAnswering(answering(chatCompletion()));
    const messages = [
      ...question.messages,
      { role: "assistant", text: "{}" } as const,
      { role: "user", text: "name is missing" } as const,
    ];
    await provider.attempt({ ...question, messages }, patience);
    expect(server.requests[0]?.body.messages.slice(1).map(({ role }: { role: string }) => role)).toEqual([
      "user",
      "assistant",
      "user",
    ]);
  });

  test.each(wires)("is written for a batch as for a live call, and answered alike (%s)", async (wire) => {
    const { provider, server } = await openAnswering(answering(answerOf[wire]()), { provider: wire });
    const body = await provider.toBody(question);
    expect(server.requests).toHaveLength(0);
    const { completion } = await provider.attempt(question, patience);
    expect(server.requests[0]?.body).toEqual(body);
    expect(await provider.readBody(answerOf[wire]())).toEqual(completion);
  });
});

describe("an answer", () => {
  test.each(wires)("is a completion with text, usage, model and number (%s)", async (wire) => {
    const { completion } = await ask(wire, answerOf[wire]());
    expect(completion).toMatchObject({
      text: '{"name":"a"}',
      finish: "stop",
      usage: { inputTokens: 10, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 5 },
      requestId: expect.any(String),
    });
    expect(completion.model).toMatch(/^(m-2026-01-01|claude-x|gemini-x)$/);
  });

  test("is known by the number that the provider's headers give it", async () => {
    const { completion } = await ask("openai", chatCompletion(), { "x-request-id": "req_7" });
    expect(completion.requestId).toBe("req_7");
  });

  test("is left as it came: fenced, and without what was only thought", async () => {
    const content = '```json\n{"name":"a"}\n```';
    const { completion } = await ask("ollama", chatCompletion({ content, reasoning_content: "hm" }));
    expect(completion.text).toBe(content);
  });

  test("in parts is their text", async () => {
    const parts = [
      { type: "thinking", thinking: [{ type: "text", text: "hm" }] },
      { type: "text", text: '{"name":' },
      { type: "text", text: '"a"}' },
    ];
    expect((await ask("mistral", chatCompletion({ content: parts }))).completion.text).toBe('{"name":"a"}');
    const thought = { content: { parts: [{ text: "hm", thought: true }, { text: "{}" }] } };
    expect((await ask("google", googleAnswer(thought))).completion.text).toBe("{}");
  });

  test("of Anthropic as the input of a tool is its JSON", async () => {
    const content = [{ type: "tool_use", id: "t", name: "json", input: { name: "a" } }];
    const opened = await openAnswering(answering(anthropicMessage({ content, stop_reason: "tool_use" })), {
      provider: "anthropic",
      model: "claude-3-haiku-20240307",
    });
    const { completion } = await opened.provider.attempt(question, patience);
    expect(completion).toMatchObject({ text: '{"name":"a"}', finish: "stop" });
    expect(opened.server.requests[0]?.body.tools).toHaveLength(1);
  });

  test("says nothing of usage where the provider counts nothing, or counts wrongly", async () => {
    for (const usage of [
      undefined,
      null,
      {},
      { prompt_tokens: -1, completion_tokens: 1 },
      { prompt_tokens: 1 },
    ]) {
      expect((await ask("ollama", chatCompletion({}, { usage }))).completion.usage).toBeUndefined();
    }
    expect((await ask("anthropic", anthropicMessage({ usage: undefined }))).completion.usage).toBeUndefined();
    expect(
      (await ask("google", googleAnswer({}, { usageMetadata: undefined }))).completion.usage,
    ).toBeUndefined();
  });

  test("counts what was ready, stored and thought, whichever way the provider counts it", async () => {
    const openai = {
      prompt_tokens: 100,
      completion_tokens: 5,
      total_tokens: 105,
      prompt_tokens_details: { cached_tokens: 64, cache_write_tokens: 20 },
    };
    const anthropic = {
      input_tokens: 16,
      cache_creation_input_tokens: 20,
      cache_read_input_tokens: 64,
      output_tokens: 5,
    };
    const expected = { inputTokens: 100, cachedInputTokens: 64, cacheWriteTokens: 20, outputTokens: 5 };
    expect((await ask("openai", chatCompletion({}, { usage: openai }))).completion.usage).toEqual(expected);
    expect((await ask("anthropic", anthropicMessage({ usage: anthropic }))).completion.usage).toEqual(
      expected,
    );
    const google = {
      promptTokenCount: 100,
      cachedContentTokenCount: 64,
      candidatesTokenCount: 2,
      thoughtsTokenCount: 3,
    };
    expect((await ask("google", googleAnswer({}, { usageMetadata: google }))).completion.usage).toEqual({
      ...expected,
      cacheWriteTokens: 0,
    });
    const deepseek = { prompt_tokens: 100, completion_tokens: 5, prompt_cache_hit_tokens: 64 };
    expect((await ask("deepseek", chatCompletion({}, { usage: deepseek }))).completion.usage).toMatchObject({
      cachedInputTokens: 64,
    });
    const beside = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 40 };
    expect((await ask("openai", chatCompletion({}, { usage: beside }))).completion.usage).toMatchObject({
      outputTokens: 30,
    });
  });

  test.each([
    ["openai", chatCompletion({ content: '{"na' }, {}, { finish_reason: "length" }), "length"],
    ["openai", chatCompletion({ content: null }, {}, { finish_reason: "content_filter" }), "filtered"],
    ["openai", chatCompletion({ content: null, refusal: "I'm sorry." }), "refused"],
    ["openai", chatCompletion({ content: null }, {}, { finish_reason: "tool_calls" }), "other"],
    ["mistral", chatCompletion({}, {}, { finish_reason: "model_length" }), "length"],
    ["vllm", chatCompletion({}, {}, { finish_reason: "abort" }), "other"],
    ["anthropic", anthropicMessage({ stop_reason: "max_tokens" }), "length"],
    ["anthropic", anthropicMessage({ stop_reason: "model_context_window_exceeded" }), "length"],
    ["anthropic", anthropicMessage({ stop_reason: "refusal", content: [] }), "refused"],
    ["anthropic", anthropicMessage({ stop_reason: "pause_turn" }), "other"],
    ["google", googleAnswer({ finishReason: "MAX_TOKENS" }), "length"],
    ["google", googleAnswer({ finishReason: "SAFETY", content: undefined }), "filtered"],
    ["google", { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }, "filtered"],
    ["google", googleAnswer({ finishReason: "OTHER" }), "other"],
  ] as const)("that is no whole one says why (%s %#: %s)", async (provider, body, finish) => {
    expect((await ask(provider, body)).completion.finish).toBe(finish);
  });

  test("of a refusal has the model's words for it", async () => {
    const { completion } = await ask("openai", chatCompletion({ content: null, refusal: "I'm sorry." }));
    expect(completion.text).toBe("I'm sorry.");
  });

  test("of Google that asks to be continued is cut off, and not continued", async () => {
    const { completion, requests } = await ask(
      "google",
      googleAnswer({ finishReason: "CONTINUATION", continuationToken: "t" }),
    );
    expect(completion.finish).toBe("length");
    expect(requests).toHaveLength(1);
  });

  test("may have any oddities around it", async () => {
    const odd = chatCompletion(
      { role: "Assistant", tool_calls: "none" },
      { created: "now", model: 7, id: {} },
    );
    expect((await ask("openai-compatible", odd)).completion).toMatchObject({
      text: '{"name":"a"}',
      model: "m",
    });
  });

  test("shows no key where it echoes one", async () => {
    const echo = chatCompletion(
      { content: `{"name":"a ${testKey}"}` },
      { model: `m ${testKey}`, id: testKey },
    );
    const { completion } = await ask("openai", echo);
    expect(JSON.stringify(completion)).not.toContain("CANARY");
    expect(completion.text).toBe('{"name":"a [key]"}');
  });
});
