import { describe, expect, it } from "vitest";
import { isFollowedBy, isInClause, phraseOf } from "../../../../src/tasks/attribution/rules/phrase.ts";
import { readProductTexts } from "../../../../src/tasks/attribution/rules/product-text.ts";

const among = new Set(["capacity", "available"]);

/** The words of a text, and which of them is the value 18. */
function read(text: string) {
  const words = readProductTexts({ product_description: text })[0]?.words ?? [];
  return { words, value: words.findIndex(({ folded }) => folded === "18") };
}

function isNear(text: string, reach: { readonly before: number; readonly from?: number }): boolean {
  const { words, value } = read(text);
  return isInClause(words, value, { ...reach, among });
}

describe("a word near a value in its clause", () => {
  it("is found among so many words before it", () => {
    expect(isNear("Capacity up to 18 kg", { before: 3 })).toBe(true);
    expect(isNear("Capacity up to 18 kg", { before: 2 })).toBe(false);
  });

  it("is found behind it only where that is requested, counted from the value on", () => {
    expect(isNear("18 is available", { before: 3 })).toBe(false);
    expect(isNear("18 is available", { before: 3, from: 2 })).toBe(false);
    expect(isNear("18 is available", { before: 3, from: 3 })).toBe(true);
  });

  it("is found in another phrase, and not in another clause", () => {
    expect(isNear("Capacity, tested, 18 kg", { before: 5 })).toBe(true);
    expect(isNear("Good capacity. Weight 18 kg", { before: 5 })).toBe(false);
  });
});

describe("a word right behind a value", () => {
  it.each([
    ["18 available", true],
    ["18 now available", false],
    ["18, available", false],
    ["available 18", false],
  ])("is looked for in %j", (text, isFound) => {
    const { words, value } = read(text);
    expect(isFollowedBy(words, value, among)).toBe(isFound);
  });
});

describe("the phrase of a word", () => {
  it.each([
    ["18 kg, tested", [0, 2]],
    ["tested up to 18 kg", [0, 5]],
    ["tested, to 18", [1, 3]],
  ] as const)("of %s reaches from its first word to behind its last", (text, expected) => {
    const { words, value } = read(text);
    expect(phraseOf(words, value)).toEqual(expected);
  });
});
