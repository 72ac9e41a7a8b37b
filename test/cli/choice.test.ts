import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openCustomer, providerKey } from "./customer-language-model.ts";

test("a key whose form tells no provider is refused, and the provider asked for by name", async () => {
  const { enrich, standIn } = await openCustomer();
  const environment = { PDO_PROVIDER: undefined, PDO_PROVIDER_KEY: "Qx7Lm2Vt9Rb4Wz8K" };
  const { code, said } = await enrich([], { environment });
  expect(code).toBe(2);
  expect(said).toContain("PDO_PROVIDER_UNCLEAR");
  expect(said).not.toContain("Qx7L");
  expect((await enrich(["--provider", "mistral"], { environment })).code).toBe(0);
  expect(standIn.requests.length).toBeGreaterThan(0);
});

test.each([
  ["OpenAI's", "sk-Qx7Lm2Vt9Rb4Wz8K", "openai"],
  ["Anthropic's", "sk-ant-Qx7Lm2Vt9Rb4Wz8K", "anthropic"],
])("a key of %s form is enough to name the provider", async (_, key, provider) => {
  const { enrich, standIn } = await openCustomer();
  const environment = { PDO_PROVIDER: undefined, PDO_PROVIDER_KEY: key };
  expect((await enrich(["--tasks", "name"], { environment })).code).toBe(0);
  for (const { route } of standIn.requests) expect(route).toMatch(provider);
});

test.each([
  ["--provider", ["--provider", "openai"]],
  ["--model", ["--model", "m"]],
  ["--escalate-below", ["--escalate-below", "0.5"]],
  ["--replay", ["--replay", "somewhere"]],
])("%s is refused beside a remote service", async (flag, words) => {
  const { run, standIn } = await openCustomer();
  const none = { PDO_PROVIDER: undefined, PDO_MODEL: undefined, PDO_PROVIDER_BASE_URL: undefined };
  const command = ["name", "KETTLE", "--base-url", "http://127.0.0.1:9/api", ...words];
  const { code, said } = await run(command, { environment: none });
  expect(code).toBe(2);
  expect(said).toContain("PDO_REMOTE_SETTING");
  expect(said).toContain(flag);
  expect(standIn.requests).toEqual([]);
});

test("without provider and key the built-in engine does it, and nobody is asked", async () => {
  const customer = await openCustomer();
  const environment = { PDO_PROVIDER: undefined, PDO_PROVIDER_KEY: undefined, PDO_MODEL: undefined };
  expect((await customer.enrich([], { environment })).code).toBe(0);
  expect(customer.summary().model).toBeNull();
  expect(customer.standIn.requests).toEqual([]);
});

test("a provider without its key is refused before anything is sent", async () => {
  const { enrich, standIn } = await openCustomer();
  const { code, said } = await enrich([], { environment: { PDO_PROVIDER_KEY: undefined } });
  expect(code).toBe(2);
  expect(said).toContain("PDO_PROVIDER_KEY_MISSING");
  expect(standIn.requests).toEqual([]);
});

test.each([["a file"], ["standard input"]])("the key may come from %s", async (place) => {
  const { run, at, standIn } = await openCustomer();
  writeFileSync(at("key"), `${providerKey}\n`, { mode: 0o600 });
  const path = place === "a file" ? at("key") : "-";
  const { code, said } = await run(["name", "STEEL KETTLE", "--provider-key-file", path], {
    environment: { PDO_PROVIDER_KEY: undefined },
    ...(path === "-" && { input: `${providerKey}\n` }),
  });
  expect({ code, said }).toEqual({ code: 0, said: "" });
  expect(standIn.requests[0]?.headers.authorization).toBe(`Bearer ${providerKey}`);
});

test("a file with the key that others can read is used, and told of", async () => {
  const { run, at } = await openCustomer();
  writeFileSync(at("key"), providerKey, { mode: 0o644 });
  const { code, said } = await run(["name", "STEEL KETTLE", "--provider-key-file", at("key")], {
    environment: { PDO_PROVIDER_KEY: undefined },
  });
  expect(code).toBe(0);
  expect(said).toContain("chmod 600");
});
