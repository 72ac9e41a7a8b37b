import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { always, inTurn } from "../stand-in/scenarios/plan.ts";
import type { ScenarioName } from "../stand-in/scenarios/scenario-table.ts";
import { openCustomer } from "./customer-language-model.ts";

const concurrency = 4;
const few = ["--concurrency", String(concurrency)];
const before = ["feed.csv", "home", "pdo.config.json"];

test.each([
  ["a refused key", "401", "PDO_PROVIDER_KEY_REFUSED"],
  ["an account without credit", "quota-spent", "PDO_PROVIDER_QUOTA_SPENT"],
  ["a model that the key may not ask", "403", "PDO_PROVIDER_NOT_ALLOWED"],
  ["a model that is not there", "404-model", "PDO_PROVIDER_MODEL_UNKNOWN"],
  ["a redirect", "307-elsewhere", "PDO_PROVIDER_REDIRECTED"],
] as const)("%s ends the run with 5, without output, before more is sent", async (_, scenario, code) => {
  const { enrich, standIn, folder } = await openCustomer({
    rows: 30,
    standIn: { plan: always(scenario satisfies ScenarioName) },
  });
  const ran = await enrich(few);
  expect(ran.code).toBe(5);
  expect(ran.said).toContain(code);
  expect(standIn.requests.length).toBeLessThanOrEqual(concurrency);
  expect(readdirSync(folder).sort()).toEqual(before);
});

test("a model that answers nonsense ends the run with 5 after twenty answers, and what it said is told", async () => {
  const { enrich, standIn, folder } = await openCustomer({
    rows: 60,
    standIn: { plan: always("wrong-schema") },
  });
  const ran = await enrich([...few, "--tasks", "name"]);
  expect(ran.code).toBe(5);
  expect(ran.said).toContain("PDO_PROVIDER_ANSWERS_UNUSABLE");
  expect(ran.said).toContain('{"unexpected":["shape"],"count":1}');
  expect(standIn.requests.length).toBeLessThanOrEqual(20 + concurrency);
  expect(readdirSync(folder).sort()).toEqual(before);
  // Of money --quiet says nothing.
  expect(ran.said).not.toContain("Paid until then");
  // What was answered is kept, so that the same is not paid for again.
  const paid = standIn.ledger.charges.length;
  expect((await enrich([...few, "--tasks", "name"])).code).toBe(5);
  expect(standIn.ledger.charges.length - paid).toBeLessThanOrEqual(2 * concurrency);
});

test.each([
  ["wrong-schema", /^Paid until then: \d+ answers of the language model, \$0\.\d+\.$/m],
  // Nothing was paid.
  ["401", undefined],
] as const)("a run that is stopped says what was paid until then: %s", async (scenario, sentence) => {
  const { run, at } = await openCustomer({ rows: 30, standIn: { plan: always(scenario) } });
  const ran = await run(["enrich", at("feed.csv"), ...few, "--tasks", "name"]);
  expect(ran.code).toBe(5);
  if (sentence === undefined) expect(ran.said).not.toContain("Paid until then");
  else expect(ran.said).toMatch(sentence);
});

test("a run in which some answers are nonsense goes on", async () => {
  const customer = await openCustomer({
    rows: 30,
    standIn: { plan: ({ count }) => (count === 1 ? "ok" : "wrong-schema") },
  });
  expect((await customer.enrich(["--concurrency", "1", "--tasks", "name"])).code).toBe(0);
  expect(customer.summary()).toMatchObject({ rows: 30, rows_with_fallbacks: 29 });
});

test("a run whose credit ends in the middle goes on when it is run again, and pays nothing twice", async () => {
  const undisturbed = await openCustomer({ rows: 10 });
  await undisturbed.enrich(few);
  const paid = undisturbed.standIn.ledger.charges.length;
  const answers = Array.from({ length: 15 }, () => "ok" as const);
  const customer = await openCustomer({ rows: 10, standIn: { plan: inTurn(...answers, "quota-spent") } });
  const { enrich, standIn } = customer;
  expect(await enrich(few)).toMatchObject({ code: 5 });
  expect(customer.read("feed.enriched.csv")).toBeUndefined();
  expect(standIn.ledger.charges).toHaveLength(15);
  standIn.workings.plan = always("ok");
  expect(await enrich(few)).toMatchObject({ code: 0, said: "" });
  expect(standIn.ledger.charges).toHaveLength(paid);
  expect(customer.summary().model).toMatchObject({ kept: 15, total: { completions: paid - 15 } });
  expect(customer.read("feed.enriched.csv")).toBe(undisturbed.read("feed.enriched.csv"));
});

test("faults that pass are waited out, and leave no trace in the output", async () => {
  const undisturbed = await openCustomer();
  await undisturbed.enrich();
  const customer = await openCustomer({
    standIn: { plan: ({ count, time }) => (count % 5 === 0 && time === 1 ? "reset-before-headers" : "ok") },
  });
  expect((await customer.enrich()).code).toBe(0);
  expect(customer.read("feed.enriched.csv")).toBe(undisturbed.read("feed.enriched.csv"));
  expect(customer.summary().model?.retries).toBeGreaterThan(0);
}, 60_000);
