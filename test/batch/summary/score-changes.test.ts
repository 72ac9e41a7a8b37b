import { expect, test } from "vitest";
import { ScoreChanges } from "../../../src/batch/summary/score-changes.ts";
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

test("a run without products has no scores", () => {
  expect(new ScoreChanges([google]).change()).toBeNull();
});

test("what the proposals mend shows in the scores behind them", () => {
  const scores = new ScoreChanges([google]);
  scores.add({ name: "BLUE TEAPOT!!! FREE SHIPPING", description: "A teapot of stoneware." }, enrichment);
  const change = scores.change();
  expect(change?.packs).toEqual(["google"]);
  expect(change?.after.conformance).toBeGreaterThan(change?.before.conformance ?? 100);
});

test("a product without answers scores the same before and after", () => {
  const { name, ...nothing } = enrichment;
  const scores = new ScoreChanges([google]);
  scores.add({ name: "Blue teapot" }, nothing);
  expect(scores.change()?.after).toEqual(scores.change()?.before);
});
