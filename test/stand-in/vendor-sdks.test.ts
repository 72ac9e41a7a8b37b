import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { ContentFilterFinishReasonError, LengthFinishReasonError } from "openai/error";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { always } from "./scenarios/plan.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";
import { answer, chat, key, message, schema } from "./vendor-sdk-calls.ts";

let standIn: StandIn;
let openai: OpenAI;
let anthropic: Anthropic;
beforeAll(async () => {
  standIn = await startStandIn({ keys: [key] });
  openai = new OpenAI({ apiKey: key, baseURL: standIn.baseUrl, maxRetries: 0 });
  anthropic = new Anthropic({ apiKey: key, baseURL: standIn.origin, maxRetries: 0 });
});
beforeEach(() => {
  standIn.workings.plan = always("ok");
});
afterAll(() => standIn.close());

describe("the SDK of OpenAI", () => {
  test("gets a completion in the asked form, its tokens and its request's id", async () => {
    const completion = await openai.chat.completions.parse(chat);
    const [choice] = completion.choices;
    expect(choice?.message.parsed).toEqual(answer);
    expect(choice?.finish_reason).toBe("stop");
    expect(completion.usage?.total_tokens).toBe(
      (completion.usage?.prompt_tokens ?? 0) + (completion.usage?.completion_tokens ?? 0),
    );
    expect(completion._request_id).toMatch(/^req_/);
  });

  test.each([
    ["401", OpenAI.AuthenticationError, "invalid_api_key"],
    ["quota-spent", OpenAI.RateLimitError, "insufficient_quota"],
    ["403", OpenAI.PermissionDeniedError, "unsupported_country_region_territory"],
    ["404-model", OpenAI.NotFoundError, "model_not_found"],
    ["400-context", OpenAI.BadRequestError, "context_length_exceeded"],
    ["429-seconds", OpenAI.RateLimitError, "rate_limit_exceeded"],
    ["500", OpenAI.InternalServerError, null],
    ["reset-before-headers", OpenAI.APIConnectionError, undefined],
  ] as const)("takes %s for what it is", async (scenario, kind, code) => {
    standIn.workings.plan = always(scenario);
    const fault = await openai.chat.completions.create(chat).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(kind);
    expect(fault).toMatchObject({ code });
  });

  test("is refused with another key, of which it reads a part", async () => {
    const other = new OpenAI({ apiKey: "sk-another-key-abcdef", baseURL: standIn.baseUrl, maxRetries: 0 });
    await expect(other.chat.completions.create(chat)).rejects.toThrow(/sk-anoth\*+cdef/);
  });

  test("is refused a schema that is not strict", async () => {
    const loose = { ...schema, required: ["name"] };
    const format = { type: "json_schema", json_schema: { name: "r", strict: true, schema: loose } } as const;
    await expect(openai.chat.completions.create({ ...chat, response_format: format })).rejects.toMatchObject({
      param: "response_format",
      status: 400,
    });
  });

  test("sees a cut answer, a filter and a refusal", async () => {
    standIn.workings.plan = always("length");
    await expect(openai.chat.completions.parse(chat)).rejects.toThrow(LengthFinishReasonError);
    standIn.workings.plan = always("content-filter");
    await expect(openai.chat.completions.parse(chat)).rejects.toThrow(ContentFilterFinishReasonError);
    standIn.workings.plan = always("refusal");
    const refused = await openai.chat.completions.parse(chat);
    expect(refused.choices[0]?.message).toMatchObject({ content: null, refusal: expect.any(String) });
  });
});

describe("the SDK of Anthropic", () => {
  test("gets a message in the asked form, its tokens and its request's id", async () => {
    standIn.workings.plan = always("ok-cached");
    const reply = await anthropic.messages.parse(message);
    expect(reply.content).toMatchObject([{ type: "text", text: JSON.stringify(answer) }]);
    expect(reply.stop_reason).toBe("end_turn");
    expect(reply.usage.cache_read_input_tokens).toBeGreaterThan(0);
    expect((await anthropic.messages.create(message).withResponse()).request_id).toMatch(/^req_/);
  });

  test("gets the call of a tool that it asks for", async () => {
    const { output_config: _, ...plain } = message;
    const reply = await anthropic.messages.create({
      ...plain,
      tools: [{ name: "json", input_schema: { ...schema, type: "object" } }],
      tool_choice: { type: "tool", name: "json" },
    });
    expect(reply).toMatchObject({
      stop_reason: "tool_use",
      content: [{ type: "tool_use", name: "json", input: answer }],
    });
  });

  test.each([
    ["401", Anthropic.AuthenticationError, "authentication_error"],
    ["quota-spent", Anthropic.APIError, "billing_error"],
    ["403", Anthropic.PermissionDeniedError, "permission_error"],
    ["404-model", Anthropic.NotFoundError, "not_found_error"],
    ["400-context", Anthropic.BadRequestError, "invalid_request_error"],
    ["413", Anthropic.APIError, "request_too_large"],
    ["429-seconds", Anthropic.RateLimitError, "rate_limit_error"],
    ["500", Anthropic.InternalServerError, "api_error"],
    ["529", Anthropic.InternalServerError, "overloaded_error"],
    ["reset-before-headers", Anthropic.APIConnectionError, undefined],
  ] as const)("takes %s for what it is", async (scenario, kind, type) => {
    standIn.workings.plan = always(scenario);
    const fault = await anthropic.messages.create(message).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(kind);
    if (type !== undefined) expect(fault).toMatchObject({ error: { error: { type } } });
  });

  test("is refused without a version", async () => {
    const bare = new Anthropic({
      apiKey: key,
      baseURL: standIn.origin,
      maxRetries: 0,
      defaultHeaders: { "anthropic-version": null },
    });
    await expect(bare.messages.create(message)).rejects.toThrow(/anthropic-version/);
  });

  test("sees a refusal and a cut answer", async () => {
    standIn.workings.plan = always("refusal");
    expect(await anthropic.messages.create(message)).toMatchObject({ stop_reason: "refusal", content: [] });
    standIn.workings.plan = always("length");
    expect(await anthropic.messages.create(message)).toMatchObject({ stop_reason: "max_tokens" });
  });
});
