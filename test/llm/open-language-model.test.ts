import { describe, expect, onTestFinished, test } from "vitest";
import { createBudget } from "../../src/llm/budget.ts";
import { boundCall } from "../../src/llm/cost.ts";
import { type LanguageModelOptions, openLanguageModel } from "../../src/llm/open-language-model.ts";
import { createUsageTally } from "../../src/llm/usage-tally.ts";
import { chatCompletion, openAnswering, question, type Script, sendJson } from "./scripted-server.ts";

const bound = boundCall(question);
const boundTokens = bound.inputTokens + bound.outputTokens;

/** A model on a scripted server, with simulated time: a sleep ends at once and advances the clock. */
async function openTestModel(script: Script, options: Partial<LanguageModelOptions> = {}) {
  const { provider, server } = await openAnswering(script);
  const waits: number[] = [];
  let at = Date.UTC(2026, 0, 1);
  const tally = createUsageTally();
  const model = openLanguageModel({
    provider,
    tally,
    timeoutMs: 5000,
    retries: 3,
    random: () => 0.5,
    now: () => at,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
      at += milliseconds;
    },
    ...options,
  });
  onTestFinished(() => model.close());
  return { model, server, tally, waits, identity: provider.identity };
}

const good: Script = (response) => sendJson(response, 200, chatCompletion());
const failingFirst =
  (times: number, status: number, headers: Record<string, string> = {}): Script =>
  (response, request, count) =>
    count <= times
      ? sendJson(response, status, { error: { message: "no" } }, headers)
      : good(response, request, count);

describe("a language model over a provider", () => {
  test("answers, and counts what it took by task", async () => {
    const { model, tally, identity } = await openTestModel(good);
    expect(model.identity).toBe(identity);
    expect(await model.complete(question)).toMatchObject({ text: '{"name":"a"}', finish: "stop" });
    expect(tally.figures().tasks).toMatchObject({
      name: { calls: 1, inputTokens: 10, outputTokens: 5, estimatedCalls: 0 },
    });
    expect(model.figures()).toMatchObject({ requests: 1, retries: 0 });
  });

  test("tries again what may come back, and pays for the answer alone", async () => {
    const { model, server, tally, waits } = await openTestModel(failingFirst(2, 500));
    await model.complete(question);
    expect([server.requests.length, waits]).toEqual([3, [250, 500]]);
    expect(tally.figures().total).toMatchObject({ calls: 1, inputTokens: 10 });
    expect(model.figures()).toMatchObject({ requests: 3, retries: 2 });
  });

  test("waits as long as requested, with all calls, and sends nothing before", async () => {
    const { model, waits } = await openTestModel(failingFirst(1, 429, { "retry-after": "7" }));
    await Promise.all([model.complete(question), model.complete(question)]);
    expect(Math.max(...waits)).toBe(7000);
    expect(model.figures().throttled).toBe(1);
  });

  test("tells what holds its calls back", async () => {
    const stop = new AbortController();
    const { model } = await openTestModel(failingFirst(1, 429, { "retry-after": "7" }), {
      stopSignal: stop.signal,
      sleep: (_, signal) => new Promise((resolve) => signal?.addEventListener("abort", () => resolve())),
    });
    expect(model.figures().heldBy).toBeUndefined();
    const call = model.complete(question);
    await expect.poll(() => model.figures().heldBy).toEqual({ reason: "pause", waitMs: 7000 });
    stop.abort();
    await expect(call).rejects.toMatchObject({ code: "PDO_PROVIDER_CLOSED" });
  });

  test("tells when a call that failed is tried again", async () => {
    const stop = new AbortController();
    const { model } = await openTestModel(failingFirst(9, 500), {
      stopSignal: stop.signal,
      sleep: (_, signal) => new Promise((resolve) => signal?.addEventListener("abort", () => resolve())),
    });
    expect(model.figures().nextDueMs).toBeUndefined();
    const call = model.complete(question);
    await expect.poll(() => model.figures().nextDueMs).toBe(250);
    stop.abort();
    await expect(call).rejects.toMatchObject({ code: "PDO_PROVIDER_CLOSED" });
  });

  test("puts many calls on one signal without a warning of a leak", async () => {
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    process.on("warning", onWarning);
    onTestFinished(() => void process.off("warning", onWarning));
    const stop = new AbortController();
    // Several tasks of each row that is under way.
    const { model } = await openTestModel(good, { stopSignal: stop.signal, connections: 8 });
    await Promise.all(Array.from({ length: 40 }, () => model.complete(question, { signal: stop.signal })));
    expect(warnings).toEqual([]);
  });

  test("ends all calls if the requested wait exceeds the maximum", async () => {
    const { model } = await openTestModel(failingFirst(9, 429, { "retry-after": "7200" }));
    await expect(model.complete(question)).rejects.toMatchObject({
      code: "PDO_PROVIDER_WAIT_TOO_LONG",
      kind: "final",
    });
  });

  test("sends nothing more after a fault that every call would meet", async () => {
    const { model, server } = await openTestModel(failingFirst(9, 401));
    const failing = { code: "PDO_PROVIDER_KEY_REFUSED" };
    await expect(model.complete(question)).rejects.toMatchObject(failing);
    await expect(model.complete(question)).rejects.toMatchObject(failing);
    expect(server.requests).toHaveLength(1);
  });

  test("goes on after a fault that is one call's own", async () => {
    const { model, server } = await openTestModel(failingFirst(1, 400));
    await expect(model.complete(question)).rejects.toMatchObject({ code: "PDO_PROVIDER_REQUEST_REFUSED" });
    await model.complete(question);
    expect(server.requests).toHaveLength(2);
  });

  test("reports an outage and its end, and waits for it if configured", async () => {
    const told: string[] = [];
    const { model } = await openTestModel(failingFirst(25, 503), {
      retries: 30,
      rowTimeoutMs: 3_600_000,
      maxOutageMs: 600_000,
      onWarning: (sentence) => told.push(sentence),
    });
    await Promise.all(Array.from({ length: 8 }, () => model.complete(question)));
    expect(told).toEqual([
      expect.stringMatching(/^The provider does not answer/),
      expect.stringMatching(/^The provider answers again/),
    ]);
  });

  test("says when a row's time is over, and what was said last", async () => {
    const { model } = await openTestModel(failingFirst(99, 500), { retries: 99, rowTimeoutMs: 5000 });
    await expect(model.complete(question, { item: {} })).rejects.toMatchObject({
      code: "PDO_PROVIDER_ROW_TIMEOUT",
      kind: "own",
      seen: expect.stringContaining('It answers 500: "no"'),
    });
  });

  test("holds calls back if the provider's headers allow none", async () => {
    const limits = {
      "x-ratelimit-limit-requests": "60",
      "x-ratelimit-remaining-requests": "0",
      "x-ratelimit-reset-requests": "60s",
    };
    const { model, waits } = await openTestModel((response) =>
      sendJson(response, 200, chatCompletion(), limits),
    );
    await model.complete(question);
    expect(waits).toEqual([]);
    await model.complete(question);
    expect(waits).toEqual([6000]);
  });

  test("ends waits when the run is to end, and finishes what is in flight", async () => {
    const stop = new AbortController();
    const { model } = await openTestModel(failingFirst(9, 503), {
      stopSignal: stop.signal,
      sleep: () => new Promise(() => {}),
    });
    const waiting = model.complete(question);
    await expect.poll(() => model.figures().requests).toBe(1);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ code: "PDO_PROVIDER_CLOSED" });
  });
});

describe("the money of a call", () => {
  test.each([
    ["a whole answer", good, 15],
    [
      "an answer without usage",
      (response) => sendJson(response, 200, chatCompletion({}, { usage: null })),
      boundTokens,
    ],
    ["a refusal", failingFirst(9, 400), 0],
    ["a lost connection", (response) => response.destroy(), boundTokens],
    ["an answer that cannot be read", (response) => response.end("{"), boundTokens],
  ] as const satisfies readonly (readonly [string, Script, number])[])(
    "of %s is given back as far as it was not taken",
    async (_what, script, tokens) => {
      const budget = createBudget({ maxTokens: 1_000_000 });
      const { model, tally } = await openTestModel(script, { budget, retries: 0 });
      await model.complete(question).catch(() => {});
      expect(budget.figures().spent.tokens).toBe(tokens);
      const { inputTokens, outputTokens } = tally.figures().total;
      expect(inputTokens + outputTokens).toBe(tokens);
    },
  );

  test("of a call that its caller gave up counts as the most that it can be", async () => {
    const budget = createBudget({ maxTokens: 1_000_000 });
    const { model, server } = await openTestModel(() => {}, { budget });
    const controller = new AbortController();
    const flying = model.complete(question, { signal: controller.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    controller.abort(new Error("enough"));
    await expect(flying).rejects.toThrow("enough");
    expect(budget.figures().spent.tokens).toBe(boundTokens);
  });

  test("is reserved for each try anew", async () => {
    const budget = createBudget({ maxTokens: boundTokens * 2 });
    const { model, server } = await openTestModel((response) => response.destroy(), { budget });
    await expect(model.complete(question)).rejects.toMatchObject({ code: "PDO_BUDGET_SPENT", kind: "own" });
    expect(server.requests).toHaveLength(2);
    expect(budget.figures().spent.tokens).toBe(boundTokens * 2);
  });

  test("that is used up sends nothing, and what was not sent is no request", async () => {
    const budget = createBudget({ maxTokens: boundTokens - 1 });
    const { model, server } = await openTestModel(good, { budget });
    await expect(model.complete(question)).rejects.toMatchObject({ code: "PDO_BUDGET_SPENT" });
    expect(server.requests).toHaveLength(0);
    expect(model.figures().requests).toBe(0);
  });

  test("that another gives back lets no call out while the provider asks to wait", async () => {
    const budget = createBudget({ maxTokens: boundTokens });
    const { model, server } = await openTestModel(failingFirst(1, 429, { "retry-after": "7" }), {
      budget,
      sleep: () => new Promise(() => {}),
    });
    const calls = [model.complete(question), model.complete(question)].map((call) => call.catch(() => {}));
    await expect.poll(() => model.figures().throttled).toBe(1);
    expect(model.figures().inFlight).toBe(0);
    await model.close();
    await Promise.all(calls);
    expect(server.requests).toHaveLength(1);
  });

  test("is not waited for when the run is to end: nothing more is sent, and the budget is not spent", async () => {
    const budget = createBudget({ maxTokens: boundTokens });
    const stop = new AbortController();
    let answer = () => {};
    const { model, server } = await openTestModel(
      (response, request, count) => {
        answer = () => good(response, request, count);
      },
      { budget, stopSignal: stop.signal },
    );
    const flying = model.complete(question);
    await expect.poll(() => server.requests.length).toBe(1);
    const waiting = model.complete(question);
    const ended = expect(waiting).rejects.toMatchObject({ code: "PDO_PROVIDER_CLOSED" });
    stop.abort();
    await ended;
    answer();
    expect(await flying).toMatchObject({ finish: "stop" });
    expect(server.requests).toHaveLength(1);
    expect(budget.isSpent()).toBe(false);
  });

  test("is never more than the limit, with calls side by side", async () => {
    const maxTokens = boundTokens * 3;
    const budget = createBudget({ maxTokens });
    const usage = {
      prompt_tokens: bound.inputTokens,
      completion_tokens: 50,
      total_tokens: bound.inputTokens + 50,
    };
    const { model, server } = await openTestModel(
      (response) => sendJson(response, 200, chatCompletion({}, { usage })),
      { budget },
    );
    await Promise.allSettled(Array.from({ length: 12 }, () => model.complete(question)));
    expect(server.requests.length * (bound.inputTokens + 50)).toBeLessThanOrEqual(maxTokens);
    expect(server.requests.length).toBeGreaterThan(0);
  });
});
