import { describe, expect, it } from "vitest";
import { LastAnswers } from "../../../src/text/tokens/last-answers.ts";

describe("answers about the last texts", () => {
  it("are found by a text of the same letters", () => {
    const answers = new LastAnswers<object>(2);
    const answer = {};
    answers.keep("red lamp", answer);
    expect(answers.find(["red", "lamp"].join(" "))).toBe(answer);
    expect(answers.find("rod lamp")).toBeUndefined();
  });

  it("give way to later ones, the oldest first", () => {
    const answers = new LastAnswers<readonly number[]>(2);
    for (const number of [1, 2, 3]) answers.keep(`text ${number}`, [number]);
    expect(answers.find("text 1")).toBeUndefined();
    expect(answers.find("text 2")).toEqual([2]);
    expect(answers.find("text 3")).toEqual([3]);
  });
});
