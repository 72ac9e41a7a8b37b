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

  it("are told apart however alike the texts are", () => {
    const answers = new LastAnswers<readonly number[]>(64);
    const texts = Array.from(
      { length: 2_000 },
      (_, number) => `${number % 7}${"lamp ".repeat(9)}${number}${"s".repeat(20)}`,
    );
    for (const [number, text] of texts.entries()) {
      answers.keep(text, [number]);
      expect(answers.find(text)).toEqual([number]);
    }
    const held = texts.filter((text) => answers.find(text) !== undefined);
    expect(held.length).toBeLessThanOrEqual(64);
    expect(held.every((text) => answers.find(text)?.[0] === texts.indexOf(text))).toBe(true);
  });

  it("are found among as many as are kept, where the texts differ as the lines of a product do", () => {
    const answers = new LastAnswers<object>(64);
    const texts = [
      "Blue teapot, 1.2 l",
      "Teapot of stoneware for everyday use.",
      "Brand: Acme",
      "Category: Kitchen",
      "",
    ];
    for (const text of texts) answers.keep(text, { text });
    for (const text of texts) expect(answers.find(text)).toEqual({ text });
  });
});
