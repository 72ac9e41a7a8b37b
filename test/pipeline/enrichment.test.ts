import { expect, test } from "vitest";
import { type Enrichment, toRowToScore } from "../../src/pipeline/enrichment.ts";

const nothing: Enrichment = { status: "ok", language: "en", answers: {}, failures: [], messages: [] };

test("what was proposed for a row is told in plain values", () => {
  const name = { message: "", old_name: "", best_name: "Blue teapot", other_names: [] };
  const description = {
    message: "",
    old_description: "",
    best_description: "A teapot.",
    other_descriptions: [],
    bullet_points: ["Blue", "1.2 l"],
    seo: null,
    language: "en" as const,
  };
  expect(toRowToScore({ ...nothing, answers: { name, description } }, 4)).toEqual({
    weight: 4,
    name: "Blue teapot",
    description: "A teapot.",
    bullet_points: "Blue\n1.2 l",
  });
});

test("what was not proposed is absent", () => {
  expect(toRowToScore(nothing, 1)).toEqual({ weight: 1 });
});
