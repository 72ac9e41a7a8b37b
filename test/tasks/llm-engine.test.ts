import { describe, expect, it } from "vitest";
import { attributionResponse } from "../../src/api/attribution.ts";
import { categorizationResponse } from "../../src/api/categorization.ts";
import { descriptionResponse, nameResponse } from "../../src/api/optimization.ts";
import type { LanguageModel } from "../../src/llm/language-model.ts";
import type { Engine, Fallback, TaskContext } from "../../src/tasks/engine.ts";
import { createProviderEngine } from "../../src/tasks/llm-engine.ts";
import { builtin, engineParts, fakeModel, problemOf } from "./fake-model.ts";

const body = {
  product_name: "Winterjacke Norda rot",
  product_description: "Die rote Winterjacke Norda für Damen hält warm. Sie hat eine Kapuze.",
};
const calls = {
  optimizeName: (engine: Engine, context: TaskContext) =>
    engine.optimizeName({ query: { task_type: "cleaned", translation_language: "de" }, body }, context),
  optimizeDescription: (engine: Engine, context: TaskContext) =>
    engine.optimizeDescription(
      { query: { tone: "professional", length: "short", bullet_points: false, seo: false }, body },
      context,
    ),
  categorize: (engine: Engine, context: TaskContext) =>
    engine.categorize({ query: { sales_channel: "channel_a", limit: 5, use_rag: false }, body }, context),
} as const;
const tasks = Object.entries(calls);
const responses = {
  optimizeName: nameResponse,
  optimizeDescription: descriptionResponse,
  categorize: categorizationResponse,
  extractAttributes: attributionResponse,
};

function failing(problem: Error): LanguageModel {
  return { ...fakeModel(), complete: () => Promise.reject(problem) };
}

describe("the engine that asks a language model", () => {
  it("has a worker for each task of the contract", () => {
    const engine = createProviderEngine(engineParts(fakeModel()));
    expect(Object.keys(engine).sort()).toEqual(Object.keys(responses).sort());
  });

  it.each(tasks)(
    "answers %s as the built-in engine does where the model cannot, and says so",
    async (name, call) => {
      const told: Fallback[] = [];
      const engine = createProviderEngine(engineParts(failing(problemOf())));
      const context = { isBestEnough: true, onFallback: (fallback: Fallback) => void told.push(fallback) };
      const answer = await call(engine, context);
      const own = await call(builtin, { isBestEnough: true });
      expect(answer).toEqual({
        ...own,
        message: `Done without the language model: The provider failed. ${own.message}`.trim(),
      });
      expect(responses[name as keyof typeof responses].safeParse(answer).success).toBe(true);
      expect(told).toEqual([{ code: "PDO_PROVIDER_FAILED", reason: "The provider failed." }]);
    },
  );

  it.each(tasks)("answers %s not at all where nobody is to stand in", async (_, call) => {
    const problem = problemOf();
    const engine = createProviderEngine(engineParts(failing(problem), { fallback: "none" }));
    await expect(call(engine, {})).rejects.toBe(problem);
  });

  it.each(tasks)("ends %s with what every call would end with", async (_, call) => {
    const refused = problemOf({ code: "PDO_PROVIDER_KEY_REFUSED", kind: "final" });
    await expect(call(createProviderEngine(engineParts(failing(refused))), {})).rejects.toBe(refused);
  });

  it("asks with the product that the task is for", async () => {
    const item = {};
    const seen: unknown[] = [];
    const model: LanguageModel = {
      ...fakeModel(),
      complete: (_, options) => {
        seen.push(options?.item);
        return Promise.reject(problemOf());
      },
    };
    for (const [, call] of tasks) await call(createProviderEngine(engineParts(model)), { item });
    expect(seen).toEqual(tasks.map(() => item));
  });
});
