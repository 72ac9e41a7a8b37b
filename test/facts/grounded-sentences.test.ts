import { describe, expect, test } from "vitest";
import type { Fact } from "../../src/facts/fact.ts";
import { createSentenceBlanker, withoutInventions } from "../../src/facts/grounded-sentences.ts";

const source = "A kettle of steel, 1.7 l.\nIt holds 19 x 48 x 20 cm! Not for milk.\n- Red lid";
const blank = createSentenceBlanker([source]);

describe("sentences that a source has whole", () => {
  test.each([
    ["as they stand", "A kettle of steel, 1.7 l. Not for milk."],
    ["with another case and mark at their end", "not for milk!"],
    ["list entries with a full stop", "Red lid."],
  ])("are blanked: %s", (_, answer) => {
    expect(blank(answer)).toBe(" ".repeat(answer.length));
  });

  test.each([
    ["cut in a size", "It holds 19 x 48."],
    ["cut at the beginning", "For milk."],
    ["with a word of its own", "A blue kettle of steel, 1.7 l."],
    ["joined from two", "A kettle of steel, Red lid"],
  ])("are looked at: %s", (_, answer) => {
    expect(blank(answer).trim()).not.toBe("");
  });

  test("leave the others where they stand", () => {
    expect(blank("Not for milk. Blue.")).toBe("              Blue.");
  });
});

describe("a sentence that is about what the one before it names", () => {
  const silver = (text: string): Fact[] =>
    /silver|silber|argent/i.test(text)
      ? [{ kind: "material", key: "silver", text: "silver", start: 0, end: 1 } as Fact]
      : [];

  test.each([
    ["en", "A kettle in silver. It has a power of 2200 W. Dishwasher safe."],
    ["de", "Der Kessel ist aus Silber. Er hat 2200 W. Spülmaschinenfest."],
    ["fr", "La bouilloire est en argent. Elle a une puissance de 2200 W. Lavable."],
    ["it", "Il bollitore è in argento. Ha una potenza di 2200 W. Lavabile."],
  ] as const)("goes with it, in %s", (language, text) => {
    const { text: left } = withoutInventions(text, language, silver);
    expect(left).toBe(text.split(". ").at(-1));
  });
});
