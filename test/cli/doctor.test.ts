import { expect, test } from "vitest";
import { always } from "../stand-in/scenarios/plan.ts";
import type { ScenarioName } from "../stand-in/scenarios/scenario-table.ts";
import { openCustomer, providerKey } from "./customer-language-model.ts";

const ready = () => JSON.stringify({ ready: true });

async function examine(plan: ScenarioName, environment: Readonly<Record<string, string | undefined>> = {}) {
  const { run, standIn } = await openCustomer({ standIn: { plan: always(plan), answerOf: ready } });
  const { code, printed, said } = await run(["doctor", "--retries", "0"], { environment });
  expect(printed + said).not.toContain(providerKey);
  const findings: { subject: string; state: string; sentence: string }[] = JSON.parse(printed);
  const [finding] = findings.filter(({ subject }) => subject === "language model");
  return { code, finding, requests: standIn.requests.length };
}

test("pdo doctor makes one cheap call and says what it came to", async () => {
  const { code, finding, requests } = await examine("ok");
  expect({ code, requests }).toEqual({ code: 0, requests: 1 });
  expect(finding).toMatchObject({ state: "good" });
  expect(finding?.sentence).toMatch(
    /^openai http.* stand-in answered in .* tokens in and \d+ out, \$0\.000\d+\.$/,
  );
});

test.each([
  ["401", "refuses the key"],
  ["quota-spent", "no credit or quota left"],
  ["404-model", "model"],
  ["500", "500"],
] as const)("pdo doctor finds what is wrong: %s", async (scenario, words) => {
  const { code, finding, requests } = await examine(scenario);
  expect({ code, requests }).toEqual({ code: 2, requests: 1 });
  expect(finding).toMatchObject({ state: "bad", sentence: expect.stringContaining(words) });
});

test("pdo doctor warns of a model that does not answer as it is asked to", async () => {
  const { code, finding } = await examine("bad-json");
  expect(code).toBe(0);
  expect(finding?.state).toBe("warn");
});

test("pdo doctor asks nobody where no model is set up", async () => {
  const none = { PDO_PROVIDER: undefined, PDO_PROVIDER_KEY: undefined, PDO_MODEL: undefined };
  const { code, finding, requests } = await examine("ok", none);
  expect({ code, requests }).toEqual({ code: 0, requests: 0 });
  expect(finding).toMatchObject({ state: "good", sentence: expect.stringMatching(/^None;/) });
});
