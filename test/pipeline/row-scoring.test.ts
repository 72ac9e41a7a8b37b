import { expect, test } from "vitest";
import type { Language } from "../../src/api/vocabulary.ts";
import { findRulePack } from "../../src/lint/packs.ts";
import type { RulePack } from "../../src/lint/rule.ts";
import { scoreRow } from "../../src/pipeline/score-summary.ts";

const google = findRulePack("google") as RulePack;
const scoring = { packs: [google], language: "en" } as const;

test("what the proposals mend shows in the scores behind them", () => {
  const product = { name: "BLUE TEAPOT!!! FREE SHIPPING", description: "A teapot of stoneware." };
  const { before, after } = scoreRow(product, { weight: 1, name: "Blue teapot, 1.2 l" }, scoring);
  expect(after.conformance).toBeGreaterThan(before.conformance);
});

test("a product without answers scores the same before and after", () => {
  const { before, after } = scoreRow({ name: "Blue teapot" }, { weight: 1 }, scoring);
  expect(after).toEqual(before);
});

test("a product scores as its proposals make it, whatever was scored before", () => {
  const product = { name: "BLUE TEAPOT!!! FREE SHIPPING", description: "A teapot of stoneware." };
  const score = () => scoreRow(product, { weight: 1, name: "Blue teapot, 1.2 l" }, scoring);
  const first = score();
  scoreRow({ ...product, brand: "Teapot" }, { weight: 1 }, scoring);
  scoreRow({ ...product, name: "Blue teapot, 1.2 l" }, { weight: 1 }, { ...scoring, language: "de" });
  expect(score()).toEqual(first);
});

const informationIn = (language: Language | undefined, name = "Rose teapot") =>
  scoreRow({ name }, { weight: 1 }, { packs: [], language }).before.information;

test("words that state something in one language alone count there, whatever was scored before", () => {
  const french = informationIn("fr");
  expect(informationIn("en")).toBeLessThan(french);
  expect(informationIn("fr")).toBe(french);
});

test("a product is scored in its own language where none was asked for", () => {
  const score = (language?: string) =>
    scoreRow({ name: "Rose teapot", ...(language && { language }) }, { weight: 1 }, { packs: [] }).before;
  expect(score("fr_FR").information).toBe(informationIn("fr"));
  expect(score("en").information).toBe(informationIn("en"));
});

test("the language of a product is found only where something hangs on it", () => {
  const asked: string[] = [];
  const asking = (name: string) => ({
    packs: [],
    get language() {
      asked.push(name);
      return "fr" as const;
    },
  });
  for (const name of ["Teapot, 1.2 l", "Rose teapot"]) scoreRow({ name }, { weight: 1 }, asking(name));
  expect(new Set(asked)).toEqual(new Set(["Rose teapot"]));
});
