import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  choiceAnswerSchema,
  confidences,
  readChoice,
  scoreOfBest,
  scoresOfOthers,
} from "../../../../src/tasks/categorization/llm/choice.ts";
import { AnswerFault } from "../../../../src/tasks/llm/read-answer.ts";

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

const limits = { candidates: 3, others: 2 };
const alone = { candidates: 3, others: 0 };

describe("a choice", () => {
  it("is told by places, from 0", () => {
    expect(readChoice({ category: "2", confidence: "high", other_categories: ["3", "1"] }, limits)).toEqual({
      ...{ best: 1, confidence: "high", others: [2, 0], branches: [] },
    });
  });

  it("may be none", () => {
    expect(readChoice({ category: "none", confidence: "low" }, alone)).toEqual({
      ...{ best: undefined, confidence: "low", others: [], branches: [] },
    });
  });

  it("passes over further numbers that are no candidates, said twice, the best one, or more than were wanted", () => {
    const answer = {
      category: "1",
      confidence: "medium",
      other_categories: ["1", "9", "none", 2, "2", "2", "3"],
    };
    expect(readChoice(answer, limits).others).toEqual([1, 2]);
    expect(readChoice(answer, { ...limits, others: 1 }).others).toEqual([1]);
  });

  it.each([
    ["a number beyond the candidates", { category: "4", confidence: "high" }],
    ["0", { category: "0", confidence: "high" }],
    ["a number that is no text", { category: 1, confidence: "high" }],
    ["a number written otherwise", { category: "01", confidence: "high" }],
    ["a category's name", { category: "Shoes", confidence: "high" }],
    ["an unknown confidence", { category: "1", confidence: "certain" }],
    ["a lack of the confidence", { category: "1" }],
    ["a further field", { category: "1", confidence: "high", reason: "It is one." }],
    ["others where none are wanted", { category: "1", confidence: "high", other_categories: [] }],
    ["no object", ["1"]],
  ])("is at fault with %s", (_, answer) => {
    expect(() => readChoice(answer, alone)).toThrow(AnswerFault);
  });

  it("may name branches by their codes, at most three, and passes over what is none", () => {
    const answer = {
      category: "none",
      branches: ["B2", "b9", "B2", "4", "C1", "B1", "B3"],
      confidence: "low",
    };
    expect(readChoice(answer, { ...alone, branches: 4 })).toEqual({
      ...{ best: undefined, confidence: "low", others: [], branches: [1, 3, 0] },
    });
    expect(() => readChoice({ ...answer, branches: "B2" }, { ...alone, branches: 4 })).toThrow(AnswerFault);
  });

  it("is at fault with others that are no list", () => {
    expect(() => readChoice({ category: "1", confidence: "high", other_categories: "2" }, limits)).toThrow(
      AnswerFault,
    );
  });
});

describe("the schema", () => {
  it("allows the numbers and none, in texts", () => {
    expect(choiceAnswerSchema(alone)).toEqual({
      type: "object",
      properties: {
        category: { type: "string", enum: ["1", "2", "3", "none"] },
        confidence: { type: "string", enum: ["high", "medium", "low"] },
      },
      required: ["category", "confidence"],
      additionalProperties: false,
    });
  });

  it("lists no numbers where there are many", () => {
    expect(choiceAnswerSchema({ candidates: 51, others: 2 }).properties).toMatchObject({
      category: { type: "string" },
      other_categories: { items: { type: "string" } },
    });
    expect(JSON.stringify(choiceAnswerSchema({ candidates: 51, others: 2 }))).not.toContain('"51"');
  });

  it("asks for others only where some are wanted", () => {
    expect(choiceAnswerSchema(limits)).toMatchObject({
      required: ["category", "confidence", "other_categories"],
    });
  });
});
