import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { advanceJob, endRound } from "../../../src/llm/batches/advance-job.ts";
import { createRetryWork } from "../../../src/llm/batches/batch-calls.ts";
import { type BatchJob, beginJob } from "../../../src/llm/batches/batch-job.ts";
import type { BatchWork } from "../../../src/llm/batches/batch-work.ts";
import { collectRound } from "../../../src/llm/batches/collect-requests.ts";
import { openJobFiles } from "../../../src/llm/batches/job-files.ts";
import { loadRefused } from "../../../src/llm/batches/request-list.ts";
import { openVendorBatches } from "../../../src/llm/batches/vendor-batches.ts";
import { completionKey } from "../../../src/llm/completion-keys.ts";
import type { Completion, CompletionRequest } from "../../../src/llm/language-model.ts";
import { openProvider } from "../../../src/llm/providers/open-provider.ts";
import type { Provider } from "../../../src/llm/providers/provider.ts";
import { startStandIn } from "../../stand-in/stand-in.ts";
import type { WorkingsOptions } from "../../stand-in/workings.ts";

const models = { openai: "gpt-5-mini", anthropic: "claude-haiku-4-5" };
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A job at a vendor that speaks the vendor's own protocol over a socket. */
async function createScene(vendorName: "openai" | "anthropic", options: WorkingsOptions = {}) {
  const standIn = await startStandIn(options);
  const provider = await openProvider({
    provider: vendorName,
    model: models[vendorName],
    baseUrl: standIn.baseUrl,
    key: "sk-test-0123456789abcdef",
    connections: 2,
    connectTimeoutMs: 1_000,
    userAgent: "pdo/test",
  });
  open.push(provider, standIn);
  const files = openJobFiles(mkdtempSync(join(tmpdir(), "pdo-job-")), "job");
  const kept = new Map<string, Completion>();
  const clock = { now: 1_000_000 };
  const retry = createRetryWork(async (ms) => {
    clock.now += ms;
  }, undefined);
  const work: BatchWork = {
    files,
    provider,
    vendor: openVendorBatches(provider, { retry }),
    keeping: {
      keep: (request, completion) => kept.set(keyOf(provider, request), completion),
      durable: async () => {},
    },
    now: () => clock.now,
    retry,
    check: async () => {},
    report: () => {},
  };
  return { standIn, provider, work, kept, files, clock };
}

const keyOf = (provider: Provider, request: CompletionRequest) =>
  completionKey(provider.identity, request).toString("hex");

function question(product: number): CompletionRequest {
  return {
    task: "naming",
    system: "Name the product.",
    messages: [{ role: "user", text: JSON.stringify({ record: { name: `Jug ${product}` } }) }],
    schema: {
      type: "object",
      properties: { name: { type: "string" } },
      required: ["name"],
      additionalProperties: false,
    },
    schemaName: "name",
    maxOutputTokens: 100,
  };
}

type Scene = Awaited<ReturnType<typeof createScene>>;

/** The next round of a job: the requests that are not cached, as a pass over the feed would find them. */
function collect(job: BatchJob, { provider, kept, files }: Scene, products = 6): BatchJob {
  const round = collectRound(job, { files, spending: {}, limits: { requests: 4, bytes: 1_000_000 } });
  for (let product = 0; product < products; product += 1) {
    const request = question(product);
    const key = keyOf(provider, request);
    if (!kept.has(key)) round.add({ key, request });
  }
  return round.finish().job;
}

function begin(scene: Scene): BatchJob {
  const { identity } = scene.provider;
  return collect(beginJob({ id: "job-1", vendor: "any", identity, feed: "feed.csv" }), scene);
}

describe.each(["openai", "anthropic"] as const)("a batch over %s's protocol", (vendorName) => {
  test("brings a completion for every request", async () => {
    const scene = await createScene(vendorName);
    const submitted = await advanceJob(begin(scene), scene.work);
    expect(submitted.waiting).toMatchObject({ inHand: 6, planned: 0, batches: 2 });
    scene.standIn.batches.finish();
    const { job, waitMs } = await advanceJob(submitted.job, scene.work);
    expect(waitMs).toBeUndefined();
    expect(scene.kept.size).toBe(6);
    expect([...scene.kept.values()][0]).toMatchObject({ finish: "stop", usage: { cachedInputTokens: 0 } });
    expect(job.spent.naming).toMatchObject({ calls: 6, estimatedCalls: 0, costMicros: null });
  });

  test("takes what was done until it expired, and asks the rest again", async () => {
    const scene = await createScene(vendorName);
    const submitted = await advanceJob(begin(scene), scene.work);
    scene.standIn.batches.work(1);
    scene.standIn.batches.expire();
    const { job } = await advanceJob(submitted.job, scene.work);
    expect(scene.kept.size).toBe(2);
    const next = collect(endRound(job, scene.work), scene);
    expect(next).toMatchObject({ round: 2, setbacks: 1, parts: [{ requests: 4 }] });
    const again = await advanceJob(next, scene.work);
    scene.standIn.batches.finish();
    await advanceJob(again.job, scene.work);
    expect(scene.kept.size).toBe(6);
  });

  test("takes what was done until it was cancelled", async () => {
    const scene = await createScene(vendorName);
    const submitted = await advanceJob(begin(scene), scene.work);
    scene.standIn.batches.work(2);
    for (const { id } of scene.standIn.batches.all) scene.standIn.batches.cancel(id);
    const still = await advanceJob(submitted.job, scene.work);
    expect(still.waiting.inHand).toBe(6);
    scene.standIn.batches.finishCancelled();
    const { job } = await advanceJob(still.job, scene.work);
    expect(scene.kept.size).toBe(4);
    expect(endRound(job, scene.work).setbacks).toBe(1);
  });

  test("remembers what the vendor refuses for good, and asks again what failed", async () => {
    const plan: WorkingsOptions["plan"] = ({ count }) =>
      count === 1 ? "400-context" : count === 2 ? "500" : "ok";
    const scene = await createScene(vendorName, { plan });
    const submitted = await advanceJob(begin(scene), scene.work);
    scene.standIn.batches.finish();
    const { job } = await advanceJob(submitted.job, scene.work);
    expect(scene.kept.size).toBe(4);
    const refusalOf = await loadRefused(scene.files.refusedPath);
    const refused = [0, 1, 2, 3, 4, 5].map(
      (product) => refusalOf(keyOf(scene.provider, question(product)))?.code,
    );
    expect(refused.filter((code) => code !== undefined)).toEqual(["PDO_PROVIDER_INPUT_TOO_LONG"]);
    expect(endRound(job, scene.work).setbacks).toBe(1);
  });

  test("is found again where it is not known whether it was submitted", async () => {
    const scene = await createScene(vendorName);
    const planned = begin(scene);
    const states: BatchJob[] = [];
    const watched = {
      ...scene.files,
      save: (job: BatchJob) => {
        states.push(job);
        scene.files.save(job);
      },
    };
    await advanceJob(planned, { ...scene.work, files: watched });
    const cutOff = states.find(({ parts }) => parts[0]?.state.at === "submitting");
    if (cutOff === undefined) throw new Error("It was never submitting.");
    scene.standIn.batches.finish();
    scene.clock.now += 3_600_000;
    const { job } = await advanceJob(cutOff, scene.work);
    expect(job.parts[0]?.state).toMatchObject({ at: "fetched", outcome: { answered: 4 } });
  });

  test("reports a batch that the vendor does not know, and submits nothing", async () => {
    const scene = await createScene(vendorName);
    const { job } = await advanceJob(begin(scene), scene.work);
    const parts = job.parts.map((part) => ({
      ...part,
      state: { at: "submitted", id: "batch_other" } as const,
    }));
    const before = scene.standIn.batches.all.length;
    await expect(advanceJob({ ...job, parts }, scene.work)).rejects.toMatchObject({
      code: "PDO_BATCH_FAILED",
      kind: "final",
    });
    expect(scene.standIn.batches.all).toHaveLength(before);
  });
});

describe("a batch that OpenAI refuses as a whole", () => {
  test("is reported in the vendor's words if it is permanent", async () => {
    const scene = await createScene("openai");
    const submitted = await advanceJob(begin(scene), scene.work);
    scene.standIn.batches.fail([
      { code: "billing_hard_limit_reached", message: "Billing hard limit reached." },
    ]);
    const { job } = await advanceJob(submitted.job, scene.work);
    expect(() => endRound(job, scene.work)).toThrowError(
      expect.objectContaining({
        code: "PDO_BATCH_FAILED",
        seen: expect.stringContaining("Billing hard limit"),
      }),
    );
    expect(scene.files.load()).toMatchObject({ round: 2, parts: [] });
  });

  test("is submitted again later where the account's queue is full, without a setback", async () => {
    const scene = await createScene("openai");
    const submitted = await advanceJob(begin(scene), scene.work);
    const [first] = scene.standIn.batches.all;
    scene.standIn.batches.fail(
      [{ code: "token_limit_exceeded", message: "Enqueued token limit." }],
      first?.id,
    );
    const held = await advanceJob(submitted.job, scene.work);
    expect(held.waiting).toMatchObject({ planned: 4, inHand: 2 });
    scene.clock.now += 60_000;
    const again = await advanceJob(held.job, scene.work);
    expect(again.waiting).toMatchObject({ planned: 0, inHand: 6 });
    scene.standIn.batches.finish();
    const { job } = await advanceJob(again.job, scene.work);
    expect(endRound(job, scene.work).setbacks).toBe(0);
    expect(scene.kept.size).toBe(6);
  });
});
