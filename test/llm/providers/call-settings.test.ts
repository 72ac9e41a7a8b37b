import { describe, expect, test } from "vitest";
import {
  anthropicMessage,
  chatCompletion,
  openAnswering,
  patience,
  question,
  type Script,
  type SeenRequest,
  sendJson,
} from "../scripted-server.ts";

const refusal = (message: string, param: string | null = null) => ({
  error: { message, type: "invalid_request_error", param, code: "unsupported_value" },
});

/** Refuses every request for which `isRefused` returns a message. */
const refusing =
  (isRefused: (body: SeenRequest["body"]) => boolean, message: string): Script =>
  (response, { body }) =>
    isRefused(body) ? sendJson(response, 400, refusal(message)) : sendJson(response, 200, chatCompletion());

const noTemperature = refusing(
  (body) => body.temperature !== undefined,
  "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
);

describe("a picture", () => {
  const picture = "https://shop.example/1.jpg";
  const shown = { ...question, picture };

  test.each([
    ["openai", { type: "image_url", image_url: { url: picture, detail: "low" } }],
    ["anthropic", { type: "image", source: { type: "url", url: picture } }],
  ] as const)("goes before the record, by its address, to %s", async (provider, part) => {
    const opened = await openAnswering((response) => sendJson(response, 200, {}), { provider });
    const { messages } = (await opened.provider.toBody(shown)) as {
      readonly messages: readonly { readonly role: string; readonly content: readonly unknown[] }[];
    };
    expect(messages.find(({ role }) => role === "user")?.content[0]).toEqual(part);
  });

  test.each(["google", "ollama"] as const)("is not shown by %s", async (provider) => {
    const opened = await openAnswering((response) => sendJson(response, 200, {}), { provider });
    expect(JSON.stringify(await opened.provider.toBody(shown))).not.toContain(picture);
  });

  test("that is refused is a refusal of its request, and no setting", async () => {
    const blind = refusing(
      (body) => JSON.stringify(body).includes("image_url"),
      "Invalid content type. image_url is not supported by this model.",
    );
    const opened = await openAnswering(blind, { provider: "openai-compatible" });
    const refused = { code: "PDO_PROVIDER_REQUEST_REFUSED", kind: "own" };
    await expect(opened.provider.attempt(shown, patience)).rejects.toMatchObject(refused);
    expect(opened.server.requests).toHaveLength(1);
  });
});

describe("a setting that a model does not know", () => {
  test.each([
    ["temperature", noTemperature, "azure"],
    [
      "max_tokens",
      refusing(
        (body) => body.max_tokens !== undefined,
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      ),
      "openai-compatible",
    ],
    [
      "max_completion_tokens",
      refusing(
        (body) => body.max_completion_tokens !== undefined,
        "Unrecognized request argument supplied: max_completion_tokens",
      ),
      "azure",
    ],
    [
      "json_schema",
      refusing(
        (body) => body.response_format?.type === "json_schema",
        "This model does not support response format `json_schema`.",
      ),
      "groq",
    ],
  ] as const)("is left out at once, and from then on: %s", async (_setting, script, provider) => {
    const opened = await openAnswering(script, { provider });
    await opened.provider.attempt(question, patience);
    expect(opened.server.requests).toHaveLength(2);
    await opened.provider.attempt(question, patience);
    expect(opened.server.requests).toHaveLength(3);
  });

  test("may be the marks of what is to be cached, and the key of it", async () => {
    const { provider, server } = await openAnswering(
      (response, { body, text }) => {
        if (text.includes("prompt_cache_breakpoint"))
          return sendJson(
            response,
            400,
            refusal("Unknown parameter: 'messages[0].content[0].prompt_cache_breakpoint'."),
          );
        if (body.prompt_cache_key !== undefined)
          return sendJson(response, 400, refusal("Unrecognized request argument supplied: prompt_cache_key"));
        return sendJson(response, 200, chatCompletion());
      },
      { model: "gpt-6-luna" },
    );
    await provider.attempt(question, patience);
    await provider.attempt(question, patience);
    expect(server.requests).toHaveLength(4);
    expect(server.requests.at(-1)?.text).not.toContain("prompt_cache");
  });

  test("may be one of several", async () => {
    const { provider, server } = await openAnswering((response, { body }) => {
      if (body.temperature !== undefined)
        return sendJson(response, 400, refusal("temperature is deprecated for this model", "temperature"));
      if (body.response_format?.type === "json_schema")
        return sendJson(response, 400, refusal("This response_format type is unavailable now"));
      if (body.response_format !== undefined)
        return sendJson(response, 400, refusal("'response_format' json_object is not supported"));
      return sendJson(response, 200, chatCompletion());
    });
    await provider.attempt(question, patience);
    expect(server.requests).toHaveLength(4);
    expect(server.requests.at(-1)?.body.messages[0].content).toContain(JSON.stringify(question.schema));
  });

  test("is retried once by each of the calls in flight, and by no other", async () => {
    const { provider, server } = await openAnswering(noTemperature, { connections: 8 });
    await Promise.all(Array.from({ length: 8 }, () => provider.attempt(question, patience)));
    expect(server.requests).toHaveLength(16);
    await provider.attempt(question, patience);
    expect(server.requests).toHaveLength(17);
  });

  test("is not mistaken for a value that is wrong, or for a fault in the schema", async () => {
    for (const message of [
      "max_completion_tokens is too large: 100000. This model supports at most 16384 completion tokens.",
      "Invalid schema for response_format 'name': In context=(), 'additionalProperties' must be false.",
      "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false",
      "The product's temperature is nice.",
    ]) {
      const { provider, server } = await openAnswering(refusing(() => true, message));
      await expect(provider.attempt(question, patience)).rejects.toMatchObject({
        code: "PDO_PROVIDER_REQUEST_REFUSED",
      });
      expect(server.requests).toHaveLength(1);
    }
  });

  test("ends when nothing is left to leave out", async () => {
    const { provider, server } = await openAnswering(
      refusing(() => true, "temperature, reasoning and json_schema are not supported"),
    );
    await expect(provider.attempt(question, patience)).rejects.toMatchObject({
      code: "PDO_PROVIDER_REQUEST_REFUSED",
    });
    expect(server.requests.length).toBeLessThanOrEqual(4);
  });

  test("is not given back to a provider that refuses both names of the limit", async () => {
    const { provider, server } = await openAnswering((response, { body }) => {
      const name = body.max_tokens === undefined ? "max_completion_tokens" : "max_tokens";
      sendJson(response, 400, refusal(`Unsupported parameter: '${name}' is not supported.`, name));
    });
    await expect(provider.attempt(question, patience)).rejects.toMatchObject({
      code: "PDO_PROVIDER_REQUEST_REFUSED",
    });
    expect(server.requests).toHaveLength(2);
  });

  test("is learned from the failed requests of a batch too, which are then worth asking again", async () => {
    const { provider } = await openAnswering(() => {});
    const body = refusal(
      "Unsupported value: 'temperature' does not support 0 with this model.",
      "temperature",
    );
    expect(await provider.toBody(question)).toHaveProperty("temperature");
    for (const _ of [1, 2]) expect(provider.readRefusal(400, body)).toMatchObject({ kind: "faulty" });
    expect(await provider.toBody(question)).not.toHaveProperty("temperature");
    expect(provider.readRefusal(400, refusal("no"))).toMatchObject({ kind: "own" });
    expect(provider.readRefusal(429, refusal("slow"))).toMatchObject({ code: "PDO_PROVIDER_THROTTLED" });
  });
});

describe("models that think before they answer", () => {
  test.each([
    ["gpt-5-mini", { reasoning_effort: "minimal" }],
    ["gpt-5.2", { reasoning_effort: "none" }],
    ["o4-mini", { reasoning_effort: "low" }],
    ["gpt-5-chat-latest", { temperature: 0 }],
    ["gpt-4.1-mini", { temperature: 0 }],
    ["deepseek-flash", { temperature: 0, thinking: { type: "disabled" } }],
  ])("are told to think little, those of OpenAI no temperature: %s", async (model, settings) => {
    const { provider } = await openAnswering(() => {}, { model });
    const body = (await provider.toBody(question)) as Record<string, unknown>;
    const told = ["temperature", "reasoning_effort", "thinking"].filter((name) => body[name] !== undefined);
    expect(Object.fromEntries(told.map((name) => [name, body[name]]))).toEqual(settings);
  });

  test.each([
    "gpt-oss-20b",
    "openai/gpt-oss-120b",
    "qwen3:8b",
    "qwq-32b",
    "deepseek-r1:7b",
    "magistral-small",
  ])("of other makers are told so by their name: %s", async (model) => {
    const { provider } = await openAnswering(() => {}, { provider: "vllm", model });
    expect(await provider.toBody(question)).toMatchObject({ reasoning_effort: "low" });
  });

  test.each(["qwen3-30b-a3b-instruct-2507", "llama3.3", "mistral-small", "gemma3"])(
    "are no others: %s",
    async (model) => {
      const { provider } = await openAnswering(() => {}, { provider: "ollama", model });
      expect(await provider.toBody(question)).not.toHaveProperty("reasoning_effort");
    },
  );

  test("and are not known are told so once they were seen to think", async () => {
    const { provider, server } = await openAnswering(
      (response) => sendJson(response, 200, chatCompletion({ reasoning_content: "Hm." })),
      { provider: "lmstudio", model: "my-own" },
    );
    for (const _ of [1, 2]) await provider.attempt(question, patience);
    expect(server.requests.map(({ body }) => body.reasoning_effort)).toEqual([undefined, "low"]);
  });

  test.each([
    ["`reasoning_effort` must be one of `none` or `default`", ["low", "none"]],
    ["Unsupported value: 'low'. Supported values are: 'minimal', 'medium' and 'high'.", ["low", "minimal"]],
    ["Unrecognized request argument supplied: reasoning_effort", ["low", undefined]],
    ["Supported values are: 'none' for reasoning_effort, unsupported", ["low", "none", undefined], "always"],
  ])("are told what they take, or nothing: %s", async (message, efforts, times = "once") => {
    const { provider, server } = await openAnswering(
      (response, { body }, count) =>
        (times === "always" && body.reasoning_effort !== undefined) || count === 1
          ? sendJson(response, 400, refusal(message, "reasoning_effort"))
          : sendJson(response, 200, chatCompletion()),
      { provider: "groq", model: "qwen/qwen3-32b" },
    );
    await provider.attempt(question, patience);
    expect(server.requests.map(({ body }) => body.reasoning_effort)).toEqual(efforts);
  });

  test.each([
    ["gemini-2.5-flash", { thinkingBudget: 0 }],
    ["gemini-3.5-flash", { thinkingLevel: "low" }],
    ["gemini-3.1-pro-preview", { thinkingLevel: "low" }],
    ["gemini-3.5-flash-lite", undefined],
  ])(
    "of Google are told to think little, unless they do by themselves: %s",
    async (model, thinkingConfig) => {
      const { provider } = await openAnswering(() => {}, { provider: "google", model });
      expect(await provider.toBody(question)).toHaveProperty(
        "generationConfig",
        thinkingConfig === undefined
          ? expect.not.objectContaining({ thinkingConfig: expect.anything() })
          : expect.objectContaining({ thinkingConfig }),
      );
    },
  );

  test("of Anthropic run without thinking if it can be turned off", async () => {
    const { provider, server } = await openAnswering(
      (response, { body }) =>
        body.thinking === undefined
          ? sendJson(response, 200, anthropicMessage())
          : sendJson(response, 400, {
              type: "error",
              error: { type: "invalid_request_error", message: "thinking: Extra inputs are not permitted" },
            }),
      { provider: "anthropic", model: "claude-unknown" },
    );
    await provider.attempt(question, patience);
    expect(server.requests.map(({ body }) => body.thinking)).toEqual([{ type: "disabled" }, undefined]);
  });
});
