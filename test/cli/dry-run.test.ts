import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { billed, type Customer, openCustomer } from "./customer-language-model.ts";

const withoutKey = { environment: { PDO_PROVIDER_KEY: undefined } };

async function planOf({ run, at }: Customer, words: readonly string[] = []) {
  const { code, printed, said } = await run(["enrich", at("feed.csv"), "--dry-run", ...words], withoutKey);
  expect({ code, said }).toEqual({ code: 0, said: "" });
  return JSON.parse(printed).model;
}

test("--dry-run asks nobody, needs no key, writes nothing, and says tokens and cost", async () => {
  const customer = await openCustomer();
  const plan = await planOf(customer);
  // How sure the model will be is not known: all that it may be asked is counted.
  expect(await planOf(customer, ["--min-score", "1"])).toEqual(plan);
  expect(customer.standIn.requests).toEqual([]);
  expect(readdirSync(customer.at("home"))).toEqual([]);
  expect(readdirSync(customer.folder).sort()).toEqual(["feed.csv", "home", "pdo.config.json"]);
  await customer.enrich();
  // A second try, where the first answer is not fit, cannot be foreseen.
  const first = customer.standIn.requests.filter(({ body }) => !body.includes('"role":"assistant"'));
  expect(plan).toMatchObject({ to_ask: first.length, kept: 0 });
  expect(plan.most_cost).toBeGreaterThan(billed(customer.standIn));
  const { input, output } = customer.standIn.ledger.total();
  expect(plan.most_tokens).toBeGreaterThan(input + output);
});

test("--dry-run counts what is kept, and leaves it out of the cost", async () => {
  const customer = await openCustomer({ rows: 8 });
  const all = await planOf(customer);
  await customer.enrich(["--rows", "5", "--tasks", "name,description,categorization"]);
  const asked = customer.standIn.requests.length;
  const left = await planOf(customer);
  expect(left).toMatchObject({ kept: asked, to_ask: all.to_ask - asked });
  expect(left.cost).toBeLessThan(all.cost);
  await customer.enrich();
  const paid = customer.standIn.requests.length;
  const none = await planOf(customer);
  expect(none).toMatchObject({ to_ask: 0, input_tokens: 0, cost: 0 });
  expect(none.kept).toBeGreaterThanOrEqual(paid);
  expect(customer.standIn.requests).toHaveLength(paid);
});

test("--dry-run of a batch says the batch's price", async () => {
  const customer = await openCustomer();
  const [live, batch] = [await planOf(customer), await planOf(customer, ["--batch"])];
  expect(batch.cost / live.cost).toBeCloseTo(0.5, 2);
  expect(batch.input_tokens).toBe(live.input_tokens);
});

test("--dry-run of a model without a price counts tokens", async () => {
  const plan = await planOf(await openCustomer({ config: { prices: {} } }));
  expect(plan).toMatchObject({ cost: null, most_cost: null, prices_as_of: null });
  expect(plan.input_tokens).toBeGreaterThan(0);
});

test("--dry-run is not refused beside a file of another tool, and says that the run would be", async () => {
  const { run, at } = await openCustomer();
  for (const words of [[], ["--rejects", at("rejects.csv")]]) {
    const path = words[1] ?? at("out.csv");
    writeFileSync(path, "of another tool");
    const { code, said, printed } = await run(
      ["enrich", at("feed.csv"), "-o", at("out.csv"), "--dry-run", ...words],
      withoutKey,
    );
    expect({ code, said }).toEqual({ code: 0, said: "" });
    expect(printed).toContain("The run itself would be refused");
    expect(readFileSync(path, "utf8")).toBe("of another tool");
  }
});
