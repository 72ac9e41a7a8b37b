import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { openCustomer } from "../language-model/customer.ts";

const byGoogle = { environment: { PDO_PROVIDER: "google" } };

test("what is refused after the feed was looked at leaves nothing half-written behind", async () => {
  const customer = await openCustomer({ rows: 2 });
  expect(await customer.enrich([], byGoogle)).toMatchObject({ code: 0 });
  const files = () => readdirSync(customer.at("home"), { recursive: true }).map(String).toSorted();
  const before = files();
  const refused = await customer.enrich(["--batch"], byGoogle);
  expect(refused.said).toContain("PDO_BATCH_REFUSED");
  expect(files().filter((name) => !before.includes(name))).toEqual([]);
});
