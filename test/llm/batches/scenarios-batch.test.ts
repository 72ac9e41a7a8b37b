import { afterEach, describe, expect, test } from "vitest";
import { judgeResult } from "../../../src/llm/batches/fetch-results.ts";
import {
  type BatchResult,
  openVendorBatches,
  type VendorBatches,
} from "../../../src/llm/batches/vendor-batches.ts";
import type { Completion, CompletionRequest } from "../../../src/llm/language-model.ts";
import { openProvider } from "../../../src/llm/providers/open-provider.ts";
import type { Provider } from "../../../src/llm/providers/provider.ts";
import { createUsageTally } from "../../../src/llm/usage-tally.ts";
import { readJson } from "../../../src/tasks/llm/read-answer.ts";
import { standInKey } from "../../stand-in/open-model.ts";
import { type DialectName, dialects } from "../../stand-in/scenarios/dialects.ts";
import { always, type Plan } from "../../stand-in/scenarios/plan.ts";
import { type StandIn, startStandIn } from "../../stand-in/stand-in.ts";
import {
  batchVerdicts,
  batchVerdictsOfAnthropic,
  dialectBatchVerdicts,
  dialectVerdicts,
} from "./scenario-verdicts.ts";

const wires = [
  { what: "OpenAI", provider: "openai", model: "gpt-4.1-mini", verdicts: batchVerdicts },
  { what: "Anthropic", provider: "anthropic", model: "claude-haiku-4-5", verdicts: batchVerdictsOfAnthropic },
] as const;

const request: CompletionRequest = {
  task: "optimizeName",
  system: "Clean the name.",
  messages: [{ role: "user", text: JSON.stringify({ record: { product_name: "Kettle 1.7 l" } }) }],
  schema: {
    type: "object",
    properties: { best_name: { type: "string" } },
    required: ["best_name"],
    additionalProperties: false,
  },
  schemaName: "name",
  maxOutputTokens: 200,
};

interface Parts {
  readonly standIn: StandIn;
  readonly provider: Provider;
  readonly vendor: VendorBatches;
}

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function open({ provider: name, model }: (typeof wires)[number], plan: Plan): Promise<Parts> {
  const standIn = await startStandIn({ plan, slowMs: 0, keys: [standInKey] });
  const provider = await openProvider({
    provider: name,
    model,
    baseUrl: standIn.baseUrl,
    key: standInKey,
    connections: 2,
    connectTimeoutMs: 5_000,
    userAgent: "pdo/test",
  });
  opened.push(standIn, provider);
  return { standIn, provider, vendor: openVendorBatches(provider, { retry: (work) => work() }) };
}

const keys = ["a", "b", "c"].map((letter) => letter.repeat(64));

/** @returns the id of a batch with the request once for each key */
async function submit({ provider, vendor }: Parts): Promise<string> {
  const body = await provider.toBody(request);
  const items = async function* () {
    for (const key of keys) yield { key, body };
  };
  const description = { job: "job-1", label: "r1-p1-t0" };
  const prepared = await vendor.prepare(items(), description);
  return vendor.submit({ ...description, since: Date.now(), prepared, requests: keys.length }, items);
}

async function fetchResults({ provider, vendor }: Parts, id: string): Promise<readonly BatchResult[]> {
  const { isEnded, resultPaths } = await vendor.status(id);
  expect(isEnded).toBe(true);
  const results: BatchResult[] = [];
  for (const path of resultPaths) {
    const { bytes } = await provider.send({ method: "GET", path, timeoutMs: 5_000 });
    const lines = Buffer.from(bytes).toString("utf8").trim().split("\n");
    results.push(...lines.flatMap((line) => vendor.readResult(line) ?? []));
  }
  return results;
}

describe.each(wires)("in a batch of $what, a question", (wire) => {
  test.each(Object.entries(wire.verdicts))(
    "that gets %s is %s, and charged for what it cost",
    async (name, verdict) => {
      const parts = await open(wire, always(name as keyof typeof wire.verdicts));
      const id = await submit(parts);
      parts.standIn.batches.finish();
      const results = await fetchResults(parts, id);
      expect(results.map(({ key }) => key).toSorted()).toEqual(keys);
      const tally = createUsageTally();
      for (const result of results) {
        const judged = await judgeResult(result, request, parts);
        tally.count(request, judged.charge, "batch");
        const kind = judged.kind === "again" && judged.isStopped ? "stopped" : judged.kind;
        expect(kind).toBe(verdict);
      }
      const { total } = tally.figures();
      const charged = parts.standIn.ledger.total();
      expect(parts.standIn.ledger.charges.every(({ isBatch }) => isBatch)).toBe(true);
      if (verdict === "answered" && name !== "ok-no-usage") {
        expect(total).toMatchObject({
          inputTokens: charged.input,
          outputTokens: charged.output,
          estimatedCalls: 0,
        });
      } else if (name === "ok-no-usage") {
        expect(total.inputTokens).toBeGreaterThanOrEqual(charged.input);
        expect(total.estimatedCalls).toBe(keys.length);
      } else {
        expect(total.calls).toBe(0);
        expect(parts.standIn.ledger.charges).toEqual([]);
      }
    },
  );

  test("is read as a live call's answer is", async () => {
    const parts = await open(wire, always("ok-cached"));
    const id = await submit(parts);
    parts.standIn.batches.finish();
    const [result] = await fetchResults(parts, id);
    if (result?.kind !== "answered") throw new Error("It was not answered.");
    const { requestId: _, ...kept } = await parts.provider.readBody(result.body);
    const live = await parts.provider.attempt(request, { timeoutMs: 5_000 });
    const { requestId: __, ...asked } = live.completion;
    expect(kept satisfies Completion).toEqual(asked);
    const sent = parts.standIn.requests.find(({ route }) => /completeChat|createMessage$/.test(route));
    expect(JSON.parse(sent?.body ?? "")).toEqual(await parts.provider.toBody(request));
  });

  test("that expired or was cancelled unprocessed is sent again, free of charge", async () => {
    for (const end of ["expire", "cancel"] as const) {
      const parts = await open(wire, always("ok"));
      const id = await submit(parts);
      parts.standIn.batches.work(1);
      parts.standIn.batches[end](id);
      if (end === "cancel") parts.standIn.batches.finish();
      const results = await fetchResults(parts, id);
      const judged = await Promise.all(results.map((result) => judgeResult(result, request, parts)));
      expect(judged.map(({ kind }) => kind).toSorted()).toEqual(["again", "again", "answered"]);
      expect(parts.standIn.ledger.charges).toHaveLength(1);
    }
  });

  test("whose submission was taken, though no word of it came back, is found", async () => {
    const parts = await open(wire, always("ok"));
    parts.standIn.workings.interrupt = ({ method, path }) =>
      method === "POST" && path.endsWith("/batches") ? "before-headers" : undefined;
    await expect(submit(parts)).rejects.toMatchObject({ code: "PDO_PROVIDER_CONNECTION_LOST" });
    expect(parts.standIn.batches.all).toHaveLength(1);
    parts.standIn.batches.finish();
    const part = { job: "job-1", label: "r1-p1-t0", since: Date.now(), prepared: {}, requests: keys.length };
    const found = await parts.vendor.find(part, {
      isKey: (key) => keys.includes(key),
      isOtherPart: () => false,
    });
    expect(found).toEqual({ id: parts.standIn.batches.all[0]?.id });
  });
});

describe("in a batch of those who speak OpenAI's wire in their own way, a question", () => {
  test.each(Object.entries(dialectBatchVerdicts))(
    "that gets %s is %s, read as a live call's answer, and counted as no less than it costs",
    async (name, verdict) => {
      const dialect = name as DialectName;
      const parts = await open(wires[0], always(dialects[dialect]));
      const id = await submit(parts);
      parts.standIn.batches.finish();
      const results = await fetchResults(parts, id);
      expect(results.map(({ key }) => key).toSorted()).toEqual(keys);
      const tally = createUsageTally();
      for (const result of results) {
        const judged = await judgeResult(result, request, parts);
        tally.count(request, judged.charge, "batch");
        expect(judged.kind === "again" && judged.isStopped ? "stopped" : judged.kind).toBe(verdict);
        const isAccepted = dialectVerdicts[dialect].once.verdict === "accept";
        if (judged.kind === "answered" && isAccepted)
          expect(readJson(judged.completion.text)).toEqual({ best_name: "Kettle 1.7 l" });
      }
      const { total } = tally.figures();
      const charged = parts.standIn.ledger.total();
      expect(total.inputTokens).toBeGreaterThanOrEqual(charged.input);
      expect(total.outputTokens).toBeGreaterThanOrEqual(charged.output);
      const isEstimated = dialectVerdicts[dialect].once.estimated > 0;
      expect(total.estimatedCalls).toBe(isEstimated ? keys.length : 0);
    },
  );
});
