import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { confidences } from "../../../../src/engine/builtin/categorization/confidence.ts";

const matches = (...scores: readonly number[]) =>
  scores.map((score, number) => ({ number, score, related: 0 }));

const grounds = { clarity: 0.85, strongestLink: 0.8 };

describe("how sure a ranking is", () => {
  it("grows with the evidence", () => {
    const [little] = confidences(matches(5, 1), { ...grounds, hasThesaurus: false, wordCount: 2 });
    const [much] = confidences(matches(50, 10), { ...grounds, hasThesaurus: false, wordCount: 2 });
    expect(much).toBeGreaterThan(little ?? 1);
  });

  it("grows with the words that found the best category", () => {
    const [one] = confidences(matches(20, 5), { ...grounds, hasThesaurus: true, wordCount: 1 });
    const [several] = confidences(matches(20, 5), { ...grounds, hasThesaurus: true, wordCount: 4 });
    expect(several).toBeGreaterThan(one ?? 1);
  });

  it("is less the nearer the rivals are", () => {
    const [alone] = confidences(matches(40), { ...grounds, hasThesaurus: false, wordCount: 2 });
    const [beside] = confidences(matches(40, 39, 38), { ...grounds, hasThesaurus: false, wordCount: 2 });
    expect(beside).toBeLessThan(alone ?? 0);
  });

  it("grows where kinds of things have one place each in the catalog", () => {
    const sure = { ...grounds, hasThesaurus: true, wordCount: 2 };
    const [vague] = confidences(matches(20, 5), { ...sure, clarity: 0.7 });
    const [clear] = confidences(matches(20, 5), { ...sure, clarity: 0.95 });
    expect(clear).toBeGreaterThan(vague ?? 1);
  });

  it("grows where some kind of thing surely belongs in the category", () => {
    const sure = { ...grounds, hasThesaurus: true, wordCount: 2 };
    const [unclaimed] = confidences(matches(20, 5), { ...sure, strongestLink: 0 });
    const [claimed] = confidences(matches(20, 5), { ...sure, strongestLink: 1 });
    expect(claimed).toBeGreaterThan(unclaimed ?? 1);
  });

  it("is in [0, 1], does not grow along a ranking and adds up to at most 1", () => {
    const scores = fc.array(fc.double({ min: 1e-9, max: 500, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(scores, fc.boolean(), (list, hasThesaurus) => {
        const ranked = list.sort((one, other) => other - one);
        const found = confidences(matches(...ranked), { ...grounds, hasThesaurus, wordCount: 2 });
        expect(found).toEqual([...found].sort((one, other) => other - one));
        for (const share of found) expect(share).toBeGreaterThanOrEqual(0);
        expect(found.reduce((sum, share) => sum + share, 0)).toBeLessThan(1.03);
      }),
    );
  });

  it("is nothing where nothing was found", () => {
    expect(confidences([], { ...grounds, hasThesaurus: true, wordCount: 2 })).toEqual([]);
  });
});
