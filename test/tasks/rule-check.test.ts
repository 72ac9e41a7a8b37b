import { describe, expect, it, test } from "vitest";
import type { OperationResponse } from "../../src/api/operations.ts";
import type { Rule, RulePack } from "../../src/lint/rule.ts";
import type { Engine } from "../../src/tasks/engine.ts";
import { keepRules, missingWords } from "../../src/tasks/rule-check.ts";
import { engineWith } from "../stand-ins/engine.ts";

it("tells the words that went, neighbours together, in their order", () => {
  expect(missingWords("Soft red cotton scarf, long, 2 m", "Soft scarf, 2 m")).toEqual(["red cotton", "long"]);
});

it("counts a word as often as it stands there", () => {
  expect(missingWords("Steel pot with steel lid", "Steel pot with lid")).toEqual(["steel"]);
  expect(missingWords("Steel pot", "steel pot")).toEqual([]);
});

it("keeps numbers and hyphened names whole, and counts no signs", () => {
  expect(missingWords("Cable 1,5 m USB-C + adapter", "Cable and adapter")).toEqual(["1,5 m USB-C"]);
});

type NameAnswer = OperationResponse<"optimizeName">;
type DescriptionAnswer = OperationResponse<"optimizeDescription">;

const rule = (field: Rule["field"], check: Rule["check"], identifier: string): Rule => ({
  identifier,
  level: "error",
  field,
  summary: "Made up.",
  check,
  source: "https://example.com/rules",
  read: "2026-01-01",
});

const pack: RulePack = {
  name: "shop",
  title: "A shop",
  version: "1",
  rules: [
    rule("name", { kind: "exclamation", most: 0 }, "shop.name.exclamation"),
    rule("description", { kind: "markup", entities: true }, "shop.description.markup"),
  ],
};

const name: NameAnswer = {
  message: "Done.",
  old_name: "a",
  best_name: "Blue teapot",
  other_names: ["Teapot, blue"],
};
const description: DescriptionAnswer = {
  message: "Done.",
  old_description: "a",
  best_description: "A teapot.",
  other_descriptions: [],
  bullet_points: [],
  seo: null,
  language: "en",
};

function engineSaying(answers: { name?: NameAnswer; description?: DescriptionAnswer }): Engine {
  return engineWith({
    optimizeName: async () => answers.name ?? name,
    optimizeDescription: async () => answers.description ?? description,
  });
}

const nameRequest = {
  query: { task_type: "cleaned", translation_language: "en" },
  body: { product_name: "a" },
} as const;
const descriptionRequest = {
  query: { tone: "professional", length: "short", bullet_points: false, seo: false },
  body: { product_description: "a" },
} as const;

describe("an engine that keeps rules", () => {
  test("gives answers that break none as they are", async () => {
    const engine = keepRules(engineSaying({}), [pack]);
    expect(await engine.optimizeName(nameRequest, {})).toEqual(name);
    expect(await engine.optimizeDescription(descriptionRequest, {})).toEqual(description);
  });

  test("mends names, and names the rule", async () => {
    const broken = { ...name, best_name: "Blue teapot!", other_names: ["Blue teapot", "Teapot, blue!"] };
    const answer = await keepRules(engineSaying({ name: broken }), [pack]).optimizeName(nameRequest, {});
    expect(answer).toEqual({
      ...name,
      message: "Done. Mended for shop.name.exclamation.",
      other_names: ["Teapot, blue"],
    });
  });

  test("tells what words of the proposal had to go, and nothing of the alternatives", async () => {
    const shop = { ...pack, rules: [rule("name", { kind: "words", table: "colours" }, "shop.name.colour")] };
    const engine = keepRules(engineSaying({}), [shop]);
    expect(await engine.optimizeName(nameRequest, {})).toEqual({
      ...name,
      message: "Done. Mended for shop.name.colour, leaving out: Blue.",
      best_name: "teapot",
      other_names: ["Teapot"],
    });
    const plain = { ...name, best_name: "Teapot", other_names: ["Blue teapot with lid"] };
    expect(await keepRules(engineSaying({ name: plain }), [shop]).optimizeName(nameRequest, {})).toEqual({
      ...plain,
      other_names: ["teapot with lid"],
    });
  });

  test("leaves a name that would be nothing but joining words", async () => {
    const shop = { ...pack, rules: [rule("name", { kind: "words", table: "colours" }, "shop.name.colour")] };
    const broken = { ...name, best_name: "The Blue", other_names: [] };
    const answer = await keepRules(engineSaying({ name: broken }), [shop]).optimizeName(nameRequest, {});
    expect(answer.best_name).toBe("The Blue");
  });

  test("joins with & where there is no room for an and", async () => {
    const rules = [
      rule("name", { kind: "length", max: 31, fix: true }, "shop.name.length"),
      rule("name", { kind: "plus-for-and" }, "shop.name.plus"),
    ];
    const mended = async (best: string) => {
      const broken = { ...name, best_name: best, other_names: [] };
      const engine = keepRules(engineSaying({ name: broken }), [{ ...pack, rules }]);
      return engine.optimizeName(nameRequest, {});
    };
    expect(await mended("Blue teapot + saucers of china")).toMatchObject({
      best_name: "Blue teapot & saucers of china",
      message: "Done. Mended for shop.name.plus.",
    });
    expect((await mended("Blue teapot + saucers")).best_name).toBe("Blue teapot and saucers");
  });

  test("mends descriptions", async () => {
    const broken = { ...description, best_description: "<b>A</b> teapot." };
    const engine = keepRules(engineSaying({ description: broken }), [pack]);
    const answer = await engine.optimizeDescription(descriptionRequest, {});
    expect(answer.best_description).toBe("A teapot.");
    expect(answer.message).toBe("Done. Mended for shop.description.markup.");
  });
});
