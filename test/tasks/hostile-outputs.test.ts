import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCatalogStore } from "../../src/catalog/store.ts";
import type { LanguageModel } from "../../src/llm/language-model.ts";
import type { Engine } from "../../src/tasks/engine.ts";
import { createProviderEngine } from "../../src/tasks/llm-engine.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { hostileOutputs, mark } from "../engine/provider/hostile-outputs-cases.ts";
import { honestAnswer, honestValue } from "../stand-in/answers/honest.ts";
import { openModel } from "../stand-in/open-model.ts";
import { always } from "../stand-in/scenarios/plan.ts";
import { type StandIn, startStandIn } from "../stand-in/stand-in.ts";
import { hostileEnvelopes } from "./hostile-outputs-envelopes.ts";
import {
  type TaskAnswer,
  type TriedProduct,
  type TriedTask,
  textsSaid,
  triedTasks,
} from "./injection-tasks.ts";

const product: TriedProduct = {
  product_name: "Aurora kettle 1.7 l stainless steel",
  product_description:
    "Electric kettle with a capacity of 1.7 l. The body is made of stainless steel, and the base turns by 360 degrees.",
  language: "en",
};

let standIn: StandIn;
const models: LanguageModel[] = [];
const engines: Engine[] = [];
beforeAll(async () => {
  standIn = await startStandIn();
  const catalogs = createCatalogStore();
  const builtin = createBuiltinEngine({ catalogs });
  for (const provider of ["openai", "anthropic"] as const) {
    const model = await openModel(standIn, provider);
    models.push(model);
    engines.push(createProviderEngine({ model, builtin, catalogs, packs: [], fallback: "builtin" }));
  }
});
afterAll(async () => {
  for (const model of models) await model.close();
  await standIn.close();
});
afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("there are more than sixty hostile outputs", () => {
  expect(hostileOutputs.length).toBeGreaterThan(60);
  expect(new Set(hostileOutputs.map(({ what }) => what)).size).toBe(hostileOutputs.length);
});

/** Characters that no text of a product has: controls but line breaks, what is not seen, halves. */
const unseen = /[^\P{C}\n]|[\u2028\u2029]/u;

function expectClean(task: TriedTask, answered: TaskAnswer): void {
  expect(task.isOfContract(answered)).toBe(true);
  const written = JSON.stringify(answered);
  expect(written).not.toContain(mark);
  expect(written.length).toBeLessThan(20_000);
  expect(textsSaid(answered).filter((text) => unseen.test(text) || text.trim() === "")).toEqual([]);
  expect(answered.message).not.toMatch(unseen);
}

describe.each(Object.entries(triedTasks))("%s", (_, task) => {
  test.each(hostileOutputs)("is answered without a trace of: $what", async ({ answer }) => {
    standIn.workings.plan = always("ok");
    standIn.workings.answerOf = (question) => answer(honestValue(question));
    for (const engine of engines) expectClean(task, await task.run(engine, product));
  });
});

describe("a name", () => {
  test.each(hostileEnvelopes)(
    "is answered whatever stands around the model's answer: $what",
    async ({ scenario }) => {
      standIn.workings.plan = always(scenario);
      standIn.workings.answerOf = honestAnswer;
      const [task] = Object.values(triedTasks);
      if (task === undefined) throw new Error("There is no task.");
      for (const engine of engines) expectClean(task, await task.run(engine, product));
    },
  );
});
