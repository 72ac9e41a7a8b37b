import { expect, test } from "vitest";
import { branchOf, isSureOfAttributes, isUnsure } from "../../src/api/category-scores.ts";
import { answerOf } from "../stand-ins/suggestions.ts";

test.each([
  [0.49, true],
  [0.5, false],
  [0.51, false],
])("a score of %d is below 0.5: %s", (score, isBelow) => {
  expect(isUnsure(answerOf(["home-kitchen-kettles", score]), 0.5)).toBe(isBelow);
});

test("a department is as sure as the share of the scores that its suggestions have", () => {
  const answer = answerOf(
    ["home-kitchen-kettles", 0.3],
    ["garden-hoses", 0.25],
    ["home-kitchen-toasters", 0.2],
    ["home-garden-hoses", 0.1],
  );
  const { path, score } = branchOf(answer);
  expect(path.map(({ identifier }) => identifier)).toEqual(["home"]);
  expect(score).toBe(0.706);
  expect(isSureOfAttributes(answer, 0.706)).toBe(true);
  expect(isSureOfAttributes(answer, 0.71)).toBe(false);
});

test("roots are departments of their own", () => {
  const answer = answerOf(["kettles", 0.3], ["toasters", 0.3]);
  const { path, score } = branchOf(answer);
  expect(path.map(({ identifier }) => identifier)).toEqual(["kettles"]);
  expect(score).toBe(0.5);
});

test("no attributes are looked for of a mere guess, whatever is asked for", () => {
  expect(isSureOfAttributes(answerOf(["home-kitchen-kettles", 0]), 0)).toBe(false);
});
