import { expect, test } from "vitest";
import { openCustomer } from "../../language-model/customer.ts";

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
