import { expect, test } from "vitest";
import { billed, openCustomer, providerKey } from "./customer-language-model.ts";

test("a feed is enriched by the model, and what it cost is in the summary", async () => {
  const customer = await openCustomer();
  const { code, said } = await customer.enrich();
  expect({ code, said }).toEqual({ code: 0, said: "" });
  const { standIn } = customer;
  const { ok, fallbacks, model } = customer.summary();
  expect({ ok, fallbacks }).toEqual({ ok: 4, fallbacks: [] });
  expect(model).toMatchObject({
    total: { completions: standIn.ledger.charges.length, input_tokens: standIn.ledger.total().input },
    requests: standIn.requests.length,
    kept: 0,
    budget_spent: false,
  });
  expect(model?.total.cost).toBeCloseTo(billed(standIn), 5);
  expect(Object.keys(model?.tasks ?? {})).toEqual(["row", "attribution"]);
  expect(model?.tasks.row?.completions).toBe(4);
  expect(new Set(standIn.requests.map(({ headers }) => headers.authorization))).toEqual(
    new Set([`Bearer ${providerKey}`]),
  );
});

test("again, nothing is asked, and the same bytes are written", async () => {
  const customer = await openCustomer();
  await customer.enrich();
  const first = customer.read("feed.enriched.csv");
  const asked = customer.standIn.requests.length;
  expect((await customer.enrich()).code).toBe(0);
  expect(customer.standIn.requests).toHaveLength(asked);
  expect(customer.read("feed.enriched.csv")).toBe(first);
  expect(customer.summary().model).toMatchObject({ total: { completions: 0, cost: 0 }, kept: asked });
});

test("with other settings only what they change is asked", async () => {
  const customer = await openCustomer();
  await customer.enrich();
  const asked = customer.standIn.requests.length;
  await customer.enrich(["--tone", "casual"]);
  const anew = customer.standIn.requests.length - asked;
  expect(anew).toBeGreaterThan(0);
  expect(anew).toBeLessThan(asked);
  expect(Object.keys(customer.summary().model?.tasks ?? {})).toEqual(["description"]);
});

test("with --no-cache everything is asked again, and nothing kept", async () => {
  const customer = await openCustomer();
  await customer.enrich(["--no-cache"]);
  const asked = customer.standIn.requests.length;
  await customer.enrich(["--no-cache"]);
  expect(customer.standIn.requests).toHaveLength(2 * asked);
});

test.each(["anthropic", "google"])("the provider may be %s", async (provider) => {
  const customer = await openCustomer();
  const { googleUrl, baseUrl } = customer.standIn;
  const environment = {
    PDO_PROVIDER: provider,
    PDO_PROVIDER_BASE_URL: provider === "google" ? googleUrl : baseUrl,
  };
  expect(await customer.enrich([], { environment })).toMatchObject({ code: 0, said: "" });
  expect(customer.summary()).toMatchObject({ ok: 4, fallbacks: [] });
});

test("each field says that the model wrote it, by name and day, and the summary counts it", async () => {
  const customer = await openCustomer();
  await customer.enrich();
  const { sources } = customer.summary();
  expect(sources.category).toEqual({ model: 4 });
  // The stand-in says a name again as it is.
  expect(sources.name).toEqual({ original: 4 });
  expect(customer.read("feed.enriched.csv")).toMatch(/category=model [^;()]+ \(\d{4}-\d\d-\d\d\)/);
});
