import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { type Customer, openCustomer, providerKey, standInEnvironment } from "./customer-language-model.ts";

const callersKey = "sk-Callers8Gv2Bn5Xc7Wq3Lk9";

/** `pdo serve` with the stand-in as the operator's own provider. */
async function serve(customer: Customer, environment: Readonly<Record<string, string>> = {}) {
  const keyOf = async (level: string) =>
    JSON.parse((await customer.run(["keys", "create", "--level", level])).printed).key as string;
  const keys = { plus: await keyOf("plus"), premium: await keyOf("premium") };
  const controller = new AbortController();
  const standing = createStandInWorld({
    environment: {
      ...standInEnvironment(customer.standIn),
      PDO_HOME: customer.at("home"),
      PDO_RETRIES: "0",
      ...environment,
    },
    workingDirectory: customer.folder,
    signal: controller.signal,
  });
  const world = { ...standing, now: Date.now };
  const served = main(["serve", "--port", "0"], world);
  onTestFinished(async () => {
    controller.abort();
    expect(await served).toBe(0);
  });
  const isReady = async () => {
    while (world.printed() === "") await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await Promise.race([isReady(), served]);
  const { url } = JSON.parse(world.printed());
  /** The answer to a name that is to be made better. */
  const ask = async (level: keyof typeof keys, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${url}/tasks/optimization/name?task_type=cleaned&translation_language=en`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": keys[level], ...headers },
      body: JSON.stringify({ product_name: "STEEL KETTLE 1.7L" }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  return { ask, texts: () => world.printed() + world.said() };
}

const keysSeen = ({ standIn }: Customer) => standIn.requests.map(({ headers }) => headers.authorization);

test("the operator's own provider works for the level that includes it, and for no other", async () => {
  const customer = await openCustomer();
  const { ask } = await serve(customer);
  const plus = await ask("plus");
  expect(plus.status).toBe(200);
  expect(plus.text).not.toContain("By stand-in");
  expect(customer.standIn.requests).toEqual([]);
  const premium = await ask("premium");
  expect(premium.status).toBe(200);
  expect(premium.text).toContain("By stand-in");
  expect(keysSeen(customer)).toEqual([`Bearer ${providerKey}`]);
});

test("a caller's provider key is used for this caller's call, by its form, whatever the level", async () => {
  const customer = await openCustomer();
  const { ask } = await serve(customer);
  const answer = await ask("plus", { "x-provider-key": callersKey });
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining("By stand-in") });
  await ask("premium");
  expect(keysSeen(customer)).toEqual([`Bearer ${callersKey}`, `Bearer ${providerKey}`]);
});

test("a key whose form tells no provider is not sent anywhere", async () => {
  const customer = await openCustomer();
  const { ask } = await serve(customer);
  expect((await ask("plus", { "x-provider-key": "Callers8Gv2Bn5Xc7Wq3" })).status).toBe(200);
  expect(customer.standIn.requests).toEqual([]);
});

test("a key that the provider refuses is a 502, and a right one works after it", async () => {
  const wrong = "sk-Wrong4Hj8Kl2Mn6Pq1Rs5Tu";
  const customer = await openCustomer({ standIn: { keys: [callersKey, providerKey] } });
  const { ask, texts } = await serve(customer);
  for (const _ of [1, 2]) {
    const refused = await ask("plus", { "x-provider-key": wrong });
    expect(refused.status).toBe(502);
    expect(refused.text).not.toContain(wrong.slice(3, 11));
  }
  expect((await ask("plus", { "x-provider-key": callersKey })).status).toBe(200);
  expect((await ask("premium")).status).toBe(200);
  for (const key of [wrong, callersKey, providerKey]) expect(texts()).not.toContain(key.slice(3, 11));
});

test("no provider key is in any file that the service leaves, and no answer is kept", async () => {
  const customer = await openCustomer();
  const { ask } = await serve(customer);
  await ask("plus", { "x-provider-key": callersKey });
  await ask("plus", { "x-provider-key": callersKey });
  expect(customer.standIn.requests).toHaveLength(2);
  for (const entry of readdirSync(customer.folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name), "latin1");
    for (const key of [callersKey, providerKey]) expect(bytes).not.toContain(key.slice(3, 11));
  }
});

test("a provider that answers too late is a 504", async () => {
  const customer = await openCustomer({ standIn: { plan: () => "ok-slow", slowMs: 2_000 } });
  const { ask } = await serve(customer, { PDO_TIMEOUT: "200" });
  expect((await ask("premium")).status).toBe(504);
});
