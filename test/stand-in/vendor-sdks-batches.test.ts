import Anthropic from "@anthropic-ai/sdk";
import OpenAI, { toFile } from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { always } from "./scenarios/plan.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";
import { chat, key, message } from "./vendor-sdk-calls.ts";

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

describe("the SDK of OpenAI, for batches", () => {
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

describe("the SDK of Anthropic, for batches", () => {
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
