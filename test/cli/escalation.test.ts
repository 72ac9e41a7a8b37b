import { expect, test } from "vitest";
import { type Customer, openCustomer } from "./customer-language-model.ts";

async function askedBelow(customer: Customer, below: string): Promise<number> {
  const before = customer.standIn.requests.length;
  const { code } = await customer.enrich(["--escalate-below", below, "--no-cache"]);
  expect(code).toBe(0);
  return customer.standIn.requests.length - before;
}

test("--escalate-below asks the model only for what the built-in engine is not sure of", async () => {
  const customer = await openCustomer({ rows: 8 });
  const [none, some, more] = [
    await askedBelow(customer, "0"),
    await askedBelow(customer, "0.65"),
    await askedBelow(customer, "1"),
  ];
  expect(none).toBeLessThan(some);
  expect(some).toBeLessThan(more);
});

test("--escalate-below takes a number from 0 to 1", async () => {
  const { enrich, standIn } = await openCustomer();
  expect((await enrich(["--escalate-below", "2"])).code).toBe(2);
  expect(standIn.requests).toEqual([]);
});
