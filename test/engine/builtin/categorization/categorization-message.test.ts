import { describe, expect, it } from "vitest";
import { categorizationMessage } from "../../../../src/engine/builtin/categorization/categorization-message.ts";
import { tokenize } from "../../../../src/text/tokens.ts";

const texts = [tokenize("Kabelloser Kopfhörer"), tokenize("Ein Kopfhörer ohne KABEL")];
const told = (suggested: readonly { name: string; score: number }[], matched = ["kopfhorer"]) =>
  categorizationMessage({ matched, texts, suggested, useRag: false });

describe("the message of a categorization", () => {
  it("gives the words that decided as the text writes them", () => {
    expect(told([{ name: "Headphones", score: 0.9 }])).toBe("Matched: kopfhörer.");
  });

  it("finds them in any of the texts, and in the first one that has them", () => {
    expect(told([{ name: "Headphones", score: 0.9 }], ["kabel", "kopfhorer", "ohr"])).toBe(
      "Matched: kabel, kopfhörer, ohr.",
    );
  });

  it("names two categories that fit nearly as well", () => {
    const suggested = [
      { name: "Headphones", score: 0.4 },
      { name: "Earphones", score: 0.35 },
    ];
    expect(told(suggested)).toBe("Matched: kopfhörer. Unsure: Headphones and Earphones fit nearly as well.");
  });

  it("says that little points to the best one", () => {
    expect(told([{ name: "Headphones", score: 0.1 }])).toBe(
      "Matched: kopfhörer. Unsure: little in the text points to Headphones.",
    );
  });

  it("calls an answer without any ground a guess", () => {
    expect(told([], [])).toMatch(/^Nothing in the text points to a category/);
  });
});
