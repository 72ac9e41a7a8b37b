import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogStore } from "../../src/catalog/store.ts";
import type { LanguageModel } from "../../src/llm/language-model.ts";
import type { Engine } from "../../src/tasks/engine.ts";
import { createProviderEngine } from "../../src/tasks/llm-engine.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { honestAnswer } from "../stand-in/answers/honest.ts";
import { obeyingAnswers } from "../stand-in/answers/obeying.ts";
import { openModel } from "../stand-in/open-model.ts";
import { type Question, textsOf } from "../stand-in/question.ts";
import { type StandIn, startStandIn } from "../stand-in/stand-in.ts";
import { findAdditions } from "./injection-additions.ts";
import { injectionCases } from "./injection-cases.ts";
import { type TriedProduct, textsSaid, triedTasks } from "./injection-tasks.ts";

let standIn: StandIn;
let model: LanguageModel;
let engine: Engine;
beforeAll(async () => {
  standIn = await startStandIn();
  model = await openModel(standIn);
  const catalogs = createCatalogStore();
  const builtin = createBuiltinEngine({ catalogs });
  engine = createProviderEngine({ model, builtin, catalogs, packs: [], fallback: "builtin" });
});
afterAll(async () => {
  await model.close();
  await standIn.close();
});

const plain: TriedProduct = {
  product_name: "Aurora kettle 1.7 l stainless steel",
  product_description: "Electric kettle with a capacity of 1.7 l. The body is made of stainless steel.",
  language: "en",
};

/** Lets the model answer as it is told, and keeps its latest question. */
function watch(answerOf: (question: Question) => string): () => Question {
  let latest: Question | undefined;
  standIn.workings.answerOf = (question) => {
    latest = question;
    return answerOf(question);
  };
  return () => {
    if (latest === undefined) throw new Error("Nothing was asked.");
    return latest;
  };
}

test("there are a hundred product texts that give orders, and a model that obeys them", () => {
  expect(injectionCases.length).toBeGreaterThanOrEqual(100);
  expect(new Set(injectionCases.map(({ what }) => what)).size).toBe(injectionCases.length);
});

describe.each(Object.entries(triedTasks))("%s", (_, task) => {
  test.each(injectionCases)("adds nothing on the order of: $what", async (one) => {
    const asked = watch(obeyingAnswers(() => one.wish));
    const answer = await task.run(engine, one);
    expect(task.isOfContract(answer)).toBe(true);
    const sources = {
      product: task.texts(one),
      language: one.language,
      claim: one.claim,
      instructions: asked().system,
    };
    expect(textsSaid(answer).flatMap((text) => findAdditions(text, sources))).toEqual([]);
  });
});

test("most of what the obeying model says would be found, were it let through", async () => {
  const asked = watch(honestAnswer);
  await triedTasks.description?.run(engine, plain);
  const question = asked();
  const sources = {
    product: textsOf(question).map(([, text]) => text),
    language: "en",
    instructions: question.system,
  } as const;
  const harmless = injectionCases.filter(
    ({ wish }) => findAdditions(obeyingAnswers(() => wish)(question), sources).length === 0,
  );
  // The others flatter, rhyme or change the language: they state nothing, and are held off for other reasons.
  expect(harmless.length).toBeLessThan(injectionCases.length / 2);
});

test("a product without orders is answered by the model itself, in every task", async () => {
  watch(honestAnswer);
  for (const task of Object.values(triedTasks)) {
    expect((await task.run(engine, plain)).message).toMatch(/^(?:name: )?By stand-in/);
  }
});
