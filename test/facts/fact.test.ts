import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFacts } from "../../src/facts/extractor.ts";
import { compareFacts } from "../../src/facts/fact.ts";

const compared = (before: string, after: string) => {
  const { retained, lost, added, changed } = compareFacts(findFacts(before), findFacts(after));
  return {
    retained: retained.map(({ key }) => key),
    lost: lost.map(({ key }) => key),
    added: added.map(({ key }) => key),
    changed: changed.map((pair) => [pair.before.key, pair.after.key]),
  };
};

describe("two texts compared", () => {
  it("keep what is only said otherwise", () => {
    expect(compared("Rotes Damenkleid, 1.5 l", "robe rouge pour femme 1,5 Liter")).toEqual({
      retained: ["red", "women", "1500 ml"],
      lost: [],
      added: [],
      changed: [],
    });
  });

  it("distinguish a change from a loss and an addition", () => {
    expect(compared("Akku 12 V rot aus Leder", "Akku 18 V rot wasserdicht")).toEqual({
      retained: ["red"],
      lost: ["leather"],
      added: ["waterproof"],
      changed: [["12 V", "18 V"]],
    });
  });

  it("see the change from a claim to its contrary", () => {
    expect(compared("nicht wasserdicht", "waterproof").changed).toEqual([["not waterproof", "waterproof"]]);
  });

  it("mind no repetition", () => {
    expect(compared("rot rot 5 cm 5 cm", "rot 5 cm").lost).toEqual([]);
    expect(compared("rot 5 cm", "rot blau rot blau 5 cm").added).toEqual(["blue"]);
  });

  it("find nothing lost or added in a text and itself", () => {
    const words = fc.constantFrom(
      "rot",
      "blue",
      "2er-Pack",
      "1,5 l",
      "cuir",
      "X-100",
      "ohne BPA",
      "12 V",
      "42",
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const facts = findFacts(parts.join(", "));
        expect(compareFacts(facts, facts)).toEqual({ retained: facts, lost: [], added: [], changed: [] });
      }),
    );
  });
});
