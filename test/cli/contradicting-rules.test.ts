import { expect, test } from "vitest";
import { openCustomer } from "./customer-language-model.ts";

test("rules that contradict each other in one prompt are refused, both named, and nothing is asked", async () => {
  const customer = await openCustomer();
  const { code, said } = await customer.enrich(["--rules", "google,zalando"]);
  expect(code).toBe(2);
  expect(said).toContain("PDO_RULES_CONTRADICT");
  expect(said).toMatch(/google wants the brand in a name\. zalando\.name\.brand: /);
  expect(customer.standIn.requests).toHaveLength(0);
  expect((await customer.enrich(["--rules", "google,ebay", "--tasks", "name"])).code).toBe(0);
});
