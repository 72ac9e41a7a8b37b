import { describe, expect, it } from "vitest";
import {
  choiceAnswerSchema,
  readChoice,
} from "../../../../src/engine/provider/categorization/read-choice.ts";
import { AnswerFault } from "../../../../src/engine/provider/reading/answer-fault.ts";

const limits = { candidates: 3, others: 2 };
const alone = { candidates: 3, others: 0 };

describe("a choice", () => {
  it("is told by places, from 0", () => {
    expect(readChoice({ best: "2", confidence: "high", others: ["3", "1"] }, limits)).toEqual({
      ...{ best: 1, confidence: "high", others: [2, 0] },
    });
  });

  it("may be none", () => {
    expect(readChoice({ best: "none", confidence: "low" }, alone)).toEqual({
      ...{ best: undefined, confidence: "low", others: [] },
    });
  });

  it("passes over further numbers that are no candidates, said twice, the best one, or more than were wanted", () => {
    const answer = { best: "1", confidence: "medium", others: ["1", "9", "none", 2, "2", "2", "3"] };
    expect(readChoice(answer, limits).others).toEqual([1, 2]);
    expect(readChoice(answer, { ...limits, others: 1 }).others).toEqual([1]);
  });

  it.each([
    ["a number beyond the candidates", { best: "4", confidence: "high" }],
    ["0", { best: "0", confidence: "high" }],
    ["a number that is no text", { best: 1, confidence: "high" }],
    ["a number written otherwise", { best: "01", confidence: "high" }],
    ["a category's name", { best: "Shoes", confidence: "high" }],
    ["an unknown confidence", { best: "1", confidence: "certain" }],
    ["a lack of the confidence", { best: "1" }],
    ["a further field", { best: "1", confidence: "high", reason: "It is one." }],
    ["others where none are wanted", { best: "1", confidence: "high", others: [] }],
    ["no object", ["1"]],
  ])("is at fault with %s", (_, answer) => {
    expect(() => readChoice(answer, alone)).toThrow(AnswerFault);
  });

  it("is at fault with others that are no list", () => {
    expect(() => readChoice({ best: "1", confidence: "high", others: "2" }, limits)).toThrow(AnswerFault);
  });
});

describe("the schema", () => {
  it("allows the numbers and none, in texts", () => {
    expect(choiceAnswerSchema(alone)).toEqual({
      type: "object",
      properties: {
        best: { type: "string", enum: ["1", "2", "3", "none"] },
        confidence: { type: "string", enum: ["high", "medium", "low"] },
      },
      required: ["best", "confidence"],
      additionalProperties: false,
    });
  });

  it("asks for others only where some are wanted", () => {
    expect(choiceAnswerSchema(limits)).toMatchObject({ required: ["best", "confidence", "others"] });
  });
});
