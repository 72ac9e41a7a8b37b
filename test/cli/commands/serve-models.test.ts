import { expect, onTestFinished, test } from "vitest";
import { openServiceModels } from "../../../src/cli/commands/serve-models.ts";
import { resolveSettings } from "../../../src/cli/config.ts";
import type { LanguageModel } from "../../../src/llm/language-model.ts";
import type { Engine } from "../../../src/tasks/engine.ts";
import { chatCompletion, question, sendJson, startScripted } from "../../llm/scripted-server.ts";
import { engineWith } from "../../stand-ins/engine.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

const task = [{}, {}] as unknown as Parameters<Engine["optimizeName"]>;
const keyOf = (number: number) => `sk-Caller${number}x8Gv2Bn5Xc7Wq3`;

/** The models of a service, and which of them were closed, in the order in which they were opened. */
async function openTestModels(environment: Readonly<Record<string, string>> = {}) {
  const world = createStandInWorld({ environment });
  const resolved = await resolveSettings({}, world);
  const closed: boolean[] = [];
  const asked: LanguageModel[] = [];
  const ends: (() => void)[] = [];
  const answer = () => new Promise<never>((resolve) => ends.push(() => resolve("answer" as never)));
  const slow = engineWith({}, answer);
  const models = await openServiceModels({
    world,
    resolved,
    engines: {
      builtin: slow,
      byModel: async (model) => {
        asked.push(model);
        const place = closed.push(false) - 1;
        const { close } = model;
        Object.assign(model, {
          close: () => {
            closed[place] = true;
            return close();
          },
        });
        return slow;
      },
    },
  });
  onTestFinished(() => models.close());
  const engineOf = (key: string): Engine => {
    const engine = models.engineForKey(key);
    if (engine === undefined) throw new Error("The key is of no use.");
    return engine;
  };
  /** Enough callers for every other one to have to make room. */
  const crowd = () => {
    for (let number = 1; number <= 64; number += 1) engineOf(keyOf(number));
  };
  return { ...models, engineOf, crowd, closed, ends, models: asked };
}

test("a caller's task goes on though the keys of many others came meanwhile, and lets go when it has ended", async () => {
  const { engineOf, crowd, closed, ends } = await openTestModels();
  const asked = engineOf(keyOf(0)).optimizeName(...task);
  await expect.poll(() => ends.length).toBe(1);
  crowd();
  await new Promise(setImmediate);
  expect(closed).toEqual([false]);
  ends[0]?.();
  expect(await asked).toBe("answer");
  await expect.poll(() => closed).toEqual([true]);
});

test("what is still at work when the service ends is closed with it", async () => {
  const { engineOf, crowd, closed, ends, close } = await openTestModels();
  for (const number of [0, 1]) void engineOf(keyOf(number)).optimizeName(...task);
  await expect.poll(() => ends.length).toBe(2);
  crowd();
  await close();
  expect(closed).toEqual([true, true]);
});

test("a key is of use where its form tells a provider and a model is known to ask for", async () => {
  const { engineForKey } = await openTestModels();
  for (const key of ["sk-a1b2c3d4e5f6", "sk-ant-a1b2c3", "AQ.a1b2c3"])
    expect(engineForKey(key)).toBeDefined();
  for (const key of ["a1b2c3d4e5f6", "sk-a b", "sk-\u00e4", "sk-or-v1-a1b2", "gsk_a1b2c3"])
    expect(engineForKey(key)).toBeUndefined();
});

test("the operator's limit on spending is none for a caller's own key", async () => {
  const { baseUrl } = await startScripted((response) => sendJson(response, 200, chatCompletion()));
  const { engineOf, ends, models } = await openTestModels({
    PDO_PROVIDER: "openai",
    PDO_PROVIDER_BASE_URL: baseUrl,
    PDO_PROVIDER_KEY: keyOf(9),
    PDO_MAX_TOKENS: "1",
  });
  void engineOf(keyOf(0)).optimizeName(...task);
  await expect.poll(() => ends.length).toBe(1);
  const [own, ofCaller] = models;
  await expect(own?.complete(question)).rejects.toMatchObject({ code: "PDO_BUDGET_SPENT" });
  expect(await ofCaller?.complete(question)).toMatchObject({ finish: "stop" });
});
