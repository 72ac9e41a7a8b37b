import { describe, expect, it } from "vitest";
import { RecentAnswers } from "../../../src/text/tokens/recent-answers.ts";

describe("answers about words", () => {
  it("are kept under their word", () => {
    const answers = new RecentAnswers<string>(4);
    answers.keep("lamp", "noun");
    expect(answers.find("lamp")).toBe("noun");
    expect(answers.find("red")).toBeUndefined();
  });

  it("stay while they are asked for, and go when they are not", () => {
    const answers = new RecentAnswers<string>(4);
    answers.keep("often", "kept");
    answers.keep("once", "forgotten");
    for (const word of ["a", "b", "c", "d", "e", "f"]) {
      answers.keep(word, word);
      expect(answers.find("often")).toBe("kept");
    }
    expect(answers.find("once")).toBeUndefined();
  });
});
