import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scoreOfBest, scoresOfOthers } from "../../../../src/engine/provider/categorization/choice-scores.ts";
import { confidences } from "../../../../src/engine/provider/categorization/read-choice.ts";

const likelihood = fc.double({ min: 0, max: 1, noNaN: true });
const confidence = fc.constantFrom(...confidences);

describe("the scores", () => {
  it("lie above 0 and below 1, and do not grow along the list", () => {
    fc.assert(
      fc.property(confidence, likelihood, fc.nat(19), (said, likely, count) => {
        const best = scoreOfBest(said, likely);
        const scores = [best, ...scoresOfOthers(best, count)];
        expect(best).toBeGreaterThan(0);
        expect(best).toBeLessThan(1);
        expect(scores).toHaveLength(count + 1);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("give the others no more than the best one leaves", () => {
    fc.assert(
      fc.property(confidence, likelihood, fc.nat(19), (said, likely, count) => {
        const best = scoreOfBest(said, likely);
        const rest = scoresOfOthers(best, count).reduce((sum, score) => sum + score, 0);
        expect(rest).toBeLessThanOrEqual(1 - best + 0.01);
      }),
    );
  });

  it("grow with what the model says of its choice, and with what the built-in engine holds of it", () => {
    expect(scoreOfBest("high", 0.1)).toBeGreaterThan(scoreOfBest("medium", 0.1));
    expect(scoreOfBest("medium", 0.1)).toBeGreaterThan(scoreOfBest("low", 0.1));
    expect(scoreOfBest("medium", 0.9)).toBeGreaterThan(scoreOfBest("medium", 0.1));
  });

  it("tell a sure choice from one that a person should look at, whatever the built-in engine holds of it", () => {
    expect(scoreOfBest("high", 0)).toBeGreaterThan(0.5);
    expect(scoreOfBest("low", 0.5)).toBeLessThan(0.5);
  });
});
