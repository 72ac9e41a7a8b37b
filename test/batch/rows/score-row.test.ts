import { expect, test } from "vitest";
import { scoreRow } from "../../../src/batch/rows/score-row.ts";
import type { Enrichment } from "../../../src/batch/tasks/enrichment.ts";
import type { RulePack } from "../../../src/quality/rules/rule.ts";
import { findRulePack } from "../../../src/quality/rules/rule-packs.ts";

const google = findRulePack("google") as RulePack;

const enrichment: Enrichment = {
  status: "ok",
  language: "en",
  failures: [],
  messages: [],
  name: { message: "", old_name: "", best_name: "Blue teapot, 1.2 l", other_names: [] },
};

test("what the proposals mend shows in the scores behind them", () => {
  const product = { name: "BLUE TEAPOT!!! FREE SHIPPING", description: "A teapot of stoneware." };
  const { before, after } = scoreRow(product, enrichment, [google]);
  expect(after.conformance).toBeGreaterThan(before.conformance);
});

test("a product without answers scores the same before and after", () => {
  const { name, ...nothing } = enrichment;
  const { before, after } = scoreRow({ name: "Blue teapot" }, nothing, [google]);
  expect(after).toEqual(before);
});

test("a product scores as its proposals make it, whatever was scored before", () => {
  const product = { name: "BLUE TEAPOT!!! FREE SHIPPING", description: "A teapot of stoneware." };
  const score = () => scoreRow(product, enrichment, [google]);
  const first = score();
  const { name, ...nothing } = enrichment;
  scoreRow({ ...product, brand: "Teapot" }, nothing, [google]);
  scoreRow({ ...product, name: "Blue teapot, 1.2 l" }, { ...nothing, language: "de" }, [google]);
  expect(score()).toEqual(first);
});
