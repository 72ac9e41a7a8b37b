import Anthropic from "@anthropic-ai/sdk";
import OpenAI, { toFile } from "openai";
import { ContentFilterFinishReasonError, LengthFinishReasonError } from "openai/error";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { always } from "./scenarios/plan.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

const key = "sk-stand-in-key-0123456789";
const schema = {
  type: "object",
  properties: { name: { type: "string" }, colour: { type: ["string", "null"] } },
  required: ["name", "colour"],
  additionalProperties: false,
};
const record = { name: "Kettle 1.7 l" };
const content = JSON.stringify({ record });
const answer = { name: record.name, colour: record.name };

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

const chat = {
  model: "stand-in",
  max_tokens: 100,
  messages: [
    { role: "system", content: "Answer in JSON." },
    { role: "user", content },
  ],
  response_format: { type: "json_schema", json_schema: { name: "r", strict: true, schema } },
} satisfies OpenAI.ChatCompletionCreateParamsNonStreaming;

const message = {
  model: "stand-in",
  max_tokens: 100,
  system: "Answer in JSON.",
  messages: [{ role: "user", content }],
  output_config: { format: { type: "json_schema", schema } },
} satisfies Anthropic.MessageCreateParamsNonStreaming;

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

  test("sends a batch, waits for it, and reads its answers and errors", async () => {
    const lines = ["a", "b", "c"].map((id) =>
      JSON.stringify({ custom_id: id, method: "POST", url: "/v1/chat/completions", body: chat }),
    );
    const file = await openai.files.create({
      file: await toFile(Buffer.from(lines.join("\n")), "batch.jsonl"),
      purpose: "batch",
    });
    const created = await openai.batches.create({
      input_file_id: file.id,
      endpoint: "/v1/chat/completions",
      completion_window: "24h",
      metadata: { job: "j1", part: "1" },
    });
    expect(created).toMatchObject({ status: "validating", metadata: { job: "j1", part: "1" } });
    standIn.workings.plan = ({ count, isBatch }) => (isBatch && count % 3 === 0 ? "500" : "ok");
    standIn.batches.work(1);
    expect(await openai.batches.retrieve(created.id)).toMatchObject({ status: "in_progress" });
    standIn.batches.finish();
    const done = await openai.batches.retrieve(created.id);
    expect(done).toMatchObject({
      status: "completed",
      request_counts: { total: 3, completed: 2, failed: 1 },
    });
    const output = await (await openai.files.content(done.output_file_id ?? "")).text();
    const results = output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(results.map((line) => line.response.status_code)).toEqual([200, 200]);
    const errors = await (await openai.files.content(done.error_file_id ?? "")).text();
    expect(JSON.parse(errors).response).toMatchObject({ status_code: 500 });
    const listed = [];
    for await (const batch of openai.batches.list({ limit: 1 })) listed.push(batch.id);
    expect(listed).toContain(created.id);
  });

  test("cancels a batch, and finds one that expired or failed", async () => {
    const line = JSON.stringify({ custom_id: "a", method: "POST", url: "/v1/chat/completions", body: chat });
    const send = async (text: string) => {
      const file = await openai.files.create({
        file: await toFile(Buffer.from(text), "b.jsonl"),
        purpose: "batch",
      });
      return openai.batches.create({
        input_file_id: file.id,
        endpoint: "/v1/chat/completions",
        completion_window: "24h",
      });
    };
    const [cancelled, expired, failed] = [await send(line), await send(line), await send(`${line}\n${line}`)];
    expect(await openai.batches.cancel(cancelled.id)).toMatchObject({ status: "cancelling" });
    standIn.batches.finish(cancelled.id);
    expect(await openai.batches.retrieve(cancelled.id)).toMatchObject({ status: "cancelled" });
    standIn.batches.expire(expired.id);
    const late = await openai.batches.retrieve(expired.id);
    expect(late).toMatchObject({ status: "expired" });
    const errors = await (await openai.files.content(late.error_file_id ?? "")).text();
    expect(JSON.parse(errors)).toMatchObject({ response: null, error: { code: "batch_expired" } });
    expect(await openai.batches.retrieve(failed.id)).toMatchObject({
      status: "failed",
      errors: { data: [{ code: "duplicate_custom_id", line: 2 }] },
    });
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

  test("sends a batch, waits for it, and reads its results", async () => {
    const requests = ["a", "b", "c"].map((id) => ({ custom_id: id, params: message }));
    const created = await anthropic.messages.batches.create({ requests });
    expect(created).toMatchObject({ processing_status: "in_progress", results_url: null });
    standIn.workings.plan = ({ time }) => (time % 2 === 0 ? "529" : "ok");
    standIn.batches.work(2, created.id);
    expect(await anthropic.messages.batches.retrieve(created.id)).toMatchObject({
      processing_status: "in_progress",
    });
    await anthropic.messages.batches.cancel(created.id);
    standIn.batches.finish(created.id);
    const ended = await anthropic.messages.batches.retrieve(created.id);
    expect(ended).toMatchObject({
      processing_status: "ended",
      request_counts: { processing: 0, succeeded: 1, errored: 1, canceled: 1, expired: 0 },
    });
    const types: Record<string, string> = {};
    for await (const line of await anthropic.messages.batches.results(created.id)) {
      types[line.custom_id] = line.result.type;
    }
    expect(types).toEqual({ a: expect.any(String), b: expect.any(String), c: "canceled" });
    const listed = [];
    for await (const batch of anthropic.messages.batches.list({ limit: 1 })) listed.push(batch.id);
    expect(listed).toContain(created.id);
  });

  test("finds what a batch did not come to in its day", async () => {
    const created = await anthropic.messages.batches.create({
      requests: [{ custom_id: "a", params: message }],
    });
    standIn.batches.expire(created.id);
    const lines = [];
    for await (const line of await anthropic.messages.batches.results(created.id)) lines.push(line);
    expect(lines).toEqual([{ custom_id: "a", result: { type: "expired" } }]);
  });
});
