import { setImmediate as breathe } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { isLlmError } from "../../src/llm/errors.ts";
import { type OpenLanguageModel, openLanguageModel } from "../../src/llm/open-language-model.ts";
import { openProvider } from "../../src/llm/providers/open-provider.ts";
import type { ProviderName } from "../../src/llm/providers/providers.ts";
import { createUsageTally } from "../../src/llm/usage-tally.ts";
import { ask } from "../../src/tasks/llm/ask.ts";
import type { Question } from "../../src/tasks/llm/prompt.ts";
import { readFields, readText } from "../../src/tasks/llm/read-answer.ts";
import { createRandom } from "../seeded-random.ts";
import { standInKey } from "../stand-in/open-model.ts";
import { type DialectName, dialects } from "../stand-in/scenarios/dialects.ts";
import { always, atRandom, inTurn, type Plan } from "../stand-in/scenarios/plan.ts";
import { retryAfterMs, type ScenarioName, scenarioNames } from "../stand-in/scenarios/scenario-table.ts";
import { startStandIn } from "../stand-in/stand-in.ts";
import { dialectVerdicts, type Verdict, verdicts, verdictsOfAnthropic } from "./batches/scenario-verdicts.ts";

/**
 * The expected outcome by wire protocol; models without output formats are requested to call a tool with the
 * answer.
 */
const wires = [
  { what: "OpenAI", provider: "openai", model: "gpt-4.1-mini", verdicts },
  { what: "OpenAI, with a model that thinks", provider: "openai", model: "gpt-5-mini", verdicts },
  {
    what: "Anthropic",
    provider: "anthropic",
    model: "claude-haiku-4-5",
    verdicts: verdictsOfAnthropic,
  },
  {
    what: "Anthropic, with a model that knows tools alone",
    provider: "anthropic",
    model: "claude-3-haiku-20240307",
    verdicts: verdictsOfAnthropic,
  },
  { what: "Google", provider: "google", model: "gemini-2.5-flash", verdicts },
] as const;
const question: Question<string> = {
  task: "optimizeName",
  prompt: { name: "test", version: 1, system: "Clean the name." },
  record: { product_name: "Kettle 1.7 l" },
  schema: {
    type: "object",
    properties: { best_name: { type: "string" } },
    required: ["best_name"],
    additionalProperties: false,
  },
  schemaName: "name",
  maxOutputTokens: 200,
  read: (json) => readText(readFields(json, ["best_name"]), "best_name", 100),
  judge: () => [],
};

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

/** A provider, a model on it, and one clock for all that only waits advance. */
async function open(wire: { readonly provider: ProviderName; readonly model: string }, plan: Plan) {
  let at = Date.UTC(2026, 10, 21);
  const now = () => at;
  const elsewhere = await startStandIn();
  const standIn = await startStandIn({ plan, now, slowMs: 20, elsewhere: elsewhere.origin });
  const provider = await openProvider({
    provider: wire.provider,
    model: wire.model,
    baseUrl: wire.provider === "google" ? standIn.googleUrl : standIn.baseUrl,
    key: standInKey,
    connections: 2,
    connectTimeoutMs: 5_000,
    userAgent: "pdo/test",
    now,
  });
  const tally = createUsageTally();
  const model = openLanguageModel({
    provider,
    tally,
    timeoutMs: 5_000,
    rowTimeoutMs: 3_600_000,
    retries: 4,
    now,
    random: () => 0.5,
    sleep: async (milliseconds) => {
      at += milliseconds;
    },
  });
  opened.push(elsewhere, standIn, model);
  const waitedMs = () => at - Date.UTC(2026, 10, 21);
  return { standIn, elsewhere, model, tally, waitedMs };
}

type Parts = Awaited<ReturnType<typeof open>>;

async function askOnce({ model, standIn }: Parts): Promise<{ verdict: Verdict; fault: unknown }> {
  try {
    const { value } = await ask(model, question, {});
    expect(value).toBe("Kettle 1.7 l");
    const isRepaired = standIn.requests.some(({ body }) => body.includes("The answer has faults"));
    const verdict = isRepaired ? "repair" : standIn.requests.length > 1 ? "retry" : "accept";
    return { verdict, fault: undefined };
  } catch (fault) {
    expect(fault).toSatisfy(isLlmError);
    const isFinal = isLlmError(fault) && fault.kind === "final";
    return { verdict: isFinal ? "stop run" : "reject row", fault };
  }
}

/** The usage counted by the client next to the provider's charges. */
function expectSpend({ tally, standIn }: Pick<Parts, "tally" | "standIn">, estimated: number): void {
  const { total } = tally.figures();
  const charged = standIn.ledger.total();
  expect(total.estimatedCalls).toBe(estimated);
  if (estimated > 0) {
    expect(total.inputTokens).toBeGreaterThanOrEqual(charged.input);
    expect(total.outputTokens).toBeGreaterThanOrEqual(charged.output);
    return;
  }
  expect(total).toMatchObject({
    calls: standIn.ledger.charges.length,
    inputTokens: charged.input,
    cachedInputTokens: charged.cached,
    outputTokens: charged.output,
  });
}

const told = (fault: unknown) =>
  isLlmError(fault) ? `${fault.message} ${fault.what} ${fault.seen} ${fault.nextStep} ${fault.stack}` : "";

describe.each(wires)("over the wire of $what, a question", (wire) => {
  test.each(scenarioNames)(
    "that gets %s once comes to its verdict, with its requests, waits and spend",
    async (name) => {
      const parts = await open(wire, inTurn(name, "ok"));
      const { verdict, fault } = await askOnce(parts);
      const { once } = wire.verdicts[name];
      const seen = { verdict, requests: parts.standIn.requests.length, waitedMs: parts.waitedMs() };
      expect(seen).toEqual({ verdict: once.verdict, requests: once.requests, waitedMs: once.waitedMs });
      expect(parts.model.figures().requests).toBe(once.requests);
      expectSpend(parts, once.estimated);
      expect(told(fault)).not.toContain(standInKey);
      expect(parts.elsewhere.requests).toEqual([]);
    },
  );

  test.each(scenarioNames)(
    "that gets %s for ever ends after its tries, with its code",
    async (name: ScenarioName) => {
      const parts = await open(wire, always(name));
      const { fault } = await askOnce(parts);
      const { requests, code } = wire.verdicts[name].always;
      expect(isLlmError(fault) ? fault.code : undefined).toBe(code);
      expect(parts.standIn.requests).toHaveLength(requests);
    },
  );

  test("that respects the requested wait sends nothing before its end", async () => {
    const parts = await open(wire, inTurn("429-seconds", "429-ms", "429-date", "ok"));
    await askOnce(parts);
    const times = parts.standIn.requests.map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(gaps).toEqual([2_000, 2_000, 2_000]);
  });
});

describe("of those who speak OpenAI's wire in their own way, a question", () => {
  const [wire] = wires;

  test.each(Object.keys(dialects) as DialectName[])("that gets %s comes to its verdict", async (name) => {
    const parts = await open(wire, ({ count }) => (count === 1 ? dialects[name] : "ok"));
    const { verdict, fault } = await askOnce(parts);
    const { once, always: forEver } = dialectVerdicts[name];
    const seen = { verdict, requests: parts.standIn.requests.length, waitedMs: parts.waitedMs() };
    expect(seen).toEqual({ verdict: once.verdict, requests: once.requests, waitedMs: once.waitedMs });
    if (isLlmError(fault)) expect(fault.code).toBe(forEver.code);
    expect(parts.tally.figures().total.estimatedCalls).toBe(once.estimated);
  });

  test("to a model that knows neither temperature nor max_tokens is put in another way, and so are all after it", async () => {
    const parts = await open({ provider: "openai-compatible", model: "gateway/gpt-5" }, always("ok"));
    await ask(parts.model, question, {});
    expect(parts.standIn.requests).toHaveLength(3);
    await ask(parts.model, { ...question, record: { product_name: "Kettle" } }, {});
    expect(parts.standIn.requests).toHaveLength(4);
    expectSpend(parts, 0);
  });
});

test("with many calls in parallel sends none during a wait requested of one of them", async () => {
  let at = Date.UTC(2026, 10, 21);
  const now = () => at;
  const told: number[] = [];
  const standIn = await startStandIn({
    plan: atRandom(createRandom(7), 0.05, "429-seconds", "429-ms"),
    now,
    onAnswer: (received, { status }) => {
      if (status === 429) told.push(received.at);
    },
  });
  const provider = await openProvider({
    provider: "openai",
    model: "stand-in",
    baseUrl: standIn.baseUrl,
    key: standInKey,
    connections: 16,
    connectTimeoutMs: 5_000,
    userAgent: "pdo/test",
    now,
  });
  const tally = createUsageTally();
  const model: OpenLanguageModel = openLanguageModel({
    provider,
    tally,
    timeoutMs: 5_000,
    rowTimeoutMs: 3_600_000,
    retries: 4,
    connections: 16,
    now,
    random: createRandom(8),
    // The clock stands still while a call is in flight and advances only while all wait.
    sleep: async (milliseconds, signal) => {
      while (model.figures().inFlight > 0 && !signal?.aborted) await breathe();
      if (!signal?.aborted) at += milliseconds;
    },
  });
  opened.push(standIn, model);
  const rows = Array.from({ length: 400 }, (_, row) => ({
    ...question,
    record: { product_name: `Kettle ${row}` },
  }));
  const answers = await Promise.all(rows.map((row) => ask(model, row, {})));
  expect(answers.map(({ value }) => value)).toEqual(rows.map(({ record }) => record.product_name));
  expect(told.length).toBeGreaterThan(5);
  const isWithin = (asked: number) => told.some((moment) => asked > moment && asked < moment + retryAfterMs);
  expect(standIn.requests.map((request) => request.at).filter(isWithin)).toEqual([]);
  expectSpend({ tally, standIn }, 0);
});
