import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openCustomer, providerKey } from "./customer-language-model.ts";

const noProvider = {
  environment: {
    PDO_PROVIDER: undefined,
    PDO_PROVIDER_BASE_URL: undefined,
    PDO_PROVIDER_KEY: undefined,
    PDO_MODEL: undefined,
  },
};

test("a replay is planned without a key and without asking: nothing would be called, nothing would cost", async () => {
  const customer = await openCustomer({ rows: 2 });
  expect(await customer.enrich(["--record", customer.at("recording")])).toMatchObject({ code: 0 });
  const asked = customer.standIn.requests.length;
  const plan = await customer.enrich(["--replay", customer.at("recording"), "--dry-run"], noProvider);
  expect(plan).toMatchObject({ code: 0, said: "" });
  const { tasks, model } = JSON.parse(plan.printed);
  expect(model).toBeNull();
  expect(tasks.name).toEqual({ to_do: 0, shared: 0, kept: 2, nothing: 0 });
  expect(customer.standIn.requests).toHaveLength(asked);
});

async function openRecorded() {
  const customer = await openCustomer();
  expect(await customer.enrich(["--record", customer.at("recording")])).toMatchObject({ code: 0, said: "" });
  return customer;
}

test("what one machine has recorded, another one replays to the same bytes, without a key and without asking", async () => {
  const here = await openRecorded();
  const there = await openCustomer();
  cpSync(here.at("recording"), there.at("recording"), { recursive: true });
  const ran = await there.enrich(["--replay", there.at("recording")], noProvider);
  expect(ran).toMatchObject({ code: 0, said: "" });
  expect(there.standIn.requests).toEqual([]);
  expect(there.read("feed.enriched.csv")).toBe(here.read("feed.enriched.csv"));
  expect(there.summary().model).toMatchObject({ total: { completions: 0, cost: 0 }, requests: 0 });
});

test("answers that were kept before are recorded too", async () => {
  const customer = await openCustomer();
  await customer.enrich();
  const asked = customer.standIn.requests.length;
  await customer.enrich(["--record", customer.at("recording")]);
  expect(customer.standIn.requests).toHaveLength(asked);
  const ran = await customer.enrich(["--replay", customer.at("recording"), "--no-cache"], noProvider);
  expect(ran).toMatchObject({ code: 0, said: "" });
  expect(customer.summary().fallbacks).toEqual([]);
});

test("the key is nowhere in the folder", async () => {
  const { at } = await openRecorded();
  const names = readdirSync(at("recording"), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(4);
  for (const { parentPath, name } of files) {
    expect(readFileSync(join(parentPath, name), "utf8")).not.toContain(providerKey.slice(4, 12));
  }
});

test("what was not recorded is done by the built-in engine and told, or not done, as --fallback says", async () => {
  const customer = await openRecorded();
  const words = ["--replay", customer.at("recording"), "--tone", "casual"];
  expect((await customer.enrich(words, noProvider)).code).toBe(0);
  const { fallbacks, partial } = customer.summary();
  expect(fallbacks).toMatchObject([{ task: "description", code: "PDO_COMPLETION_NOT_RECORDED", count: 4 }]);
  expect(partial).toBe(4);
  expect((await customer.enrich([...words, "--fallback", "none"], noProvider)).code).toBe(1);
  expect(customer.summary().failures).toMatchObject([{ code: "PDO_COMPLETION_NOT_RECORDED", count: 4 }]);
});

test("a recording has nothing to be asked in a batch", async () => {
  const { enrich, at } = await openRecorded();
  const { code, said } = await enrich(["--replay", at("recording"), "--batch"], noProvider);
  expect(code).toBe(2);
  expect(said).toContain("PDO_BATCH_OF_RECORDING");
});
