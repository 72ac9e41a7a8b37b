import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calibrated,
  confidences,
  type Grounds,
} from "../../../../src/tasks/categorization/rules/confidence.ts";

const grounds: Grounds = {
  hasThesaurus: true,
  clarity: { mean: 0.85, leafCount: 100, kindsPerLeaf: 8 },
  exclusiveness: 0.8,
  ofKinds: 0,
  wordCount: 2,
  textWordCount: 8,
};
const firstOf = (scores: readonly number[], changed: Partial<Grounds> = {}) =>
  confidences(scores, { ...grounds, ...changed })[0] ?? Number.NaN;

describe("how sure a ranking is", () => {
  it("grows with the evidence", () => {
    expect(firstOf([50, 10])).toBeGreaterThan(firstOf([5, 1]));
  });

  it("grows with the words that found the best category", () => {
    expect(firstOf([20, 5], { wordCount: 4 })).toBeGreaterThan(firstOf([20, 5], { wordCount: 1 }));
  });

  it("grows with the words that there were to go by", () => {
    expect(firstOf([20, 5], { textWordCount: 30 })).toBeGreaterThan(firstOf([20, 5], { textWordCount: 3 }));
  });

  it("is less the nearer the rivals are", () => {
    expect(firstOf([40, 39, 38])).toBeLessThan(firstOf([40, 1, 1]));
  });

  it("never falls where the best category's lead grows", () => {
    const score = fc.double({ min: 0.01, max: 200, noNaN: true });
    const catalog = fc.record({
      mean: fc.double({ min: 0.75, max: 1, noNaN: true }),
      leafCount: fc.integer({ min: 1, max: 20_000 }),
      kindsPerLeaf: fc.double({ min: 0.01, max: 2_000, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(score, { minLength: 1, maxLength: 20 }),
        score,
        catalog,
        fc.boolean(),
        (others, more, clarity, hasThesaurus) => {
          const ranked = others.sort((one, other) => other - one);
          const [best = 0, ...rivals] = ranked;
          const sure = { clarity, hasThesaurus };
          expect(firstOf([best + more, ...rivals], sure)).toBeGreaterThanOrEqual(firstOf(ranked, sure));
        },
      ),
    );
  });

  it("grows where kinds of things have one place each in the catalog", () => {
    const vague = firstOf([20, 5], { clarity: { ...grounds.clarity, mean: 0.76 } });
    const clear = firstOf([20, 5], { clarity: { ...grounds.clarity, mean: 0.95 } });
    expect(clear).toBeGreaterThan(vague);
  });

  it("is less sure of what the product's kinds added than of as many words, and more than without it", () => {
    const byKinds = firstOf([40, 5], { ofKinds: 35 });
    expect(byKinds).toBeLessThan(firstOf([60, 5], { ofKinds: 20 }));
    expect(byKinds).toBeGreaterThan(firstOf([5, 5]));
  });

  it("falls with the categories that there are to choose from", () => {
    const few = firstOf([20, 5], { clarity: { ...grounds.clarity, leafCount: 10 } });
    const many = firstOf([20, 5], { clarity: { ...grounds.clarity, leafCount: 500 } });
    expect(many).toBeLessThan(few);
  });

  it("grows where the kinds that belong in the category belong nowhere else", () => {
    expect(firstOf([20, 5], { exclusiveness: 1 })).toBeGreaterThan(firstOf([20, 5], { exclusiveness: 0.3 }));
  });

  it("is in [0, 1], does not grow along a ranking and adds up to at most 1", () => {
    const scores = fc.array(fc.double({ min: 1e-9, max: 500, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(scores, fc.boolean(), (list, hasThesaurus) => {
        const ranked = list.sort((one, other) => other - one);
        const found = confidences(ranked, { ...grounds, hasThesaurus });
        expect(found).toEqual([...found].sort((one, other) => other - one));
        for (const share of found) expect(share).toBeGreaterThanOrEqual(0);
        expect(found.reduce((sum, share) => sum + share, 0)).toBeLessThan(1.03);
      }),
    );
  });

  it("is the same of the first ones, however many are told", () => {
    const scores = [20, 19, 12, 5];
    expect(confidences(scores, grounds, 2)).toEqual(confidences(scores, grounds).slice(0, 2));
  });

  it("is nothing where nothing was found", () => {
    expect(confidences([], grounds)).toEqual([]);
  });
});

describe("a ranking's scores, as they are right", () => {
  const steps = Array.from({ length: 1_001 }, (_, step) => step / 1_000);

  it("never fall where it is surer, stay probabilities and keep the least sure that is written", () => {
    const firsts = steps.map((said) => calibrated([said])[0] ?? Number.NaN);
    for (const [place, first] of firsts.entries()) {
      expect(first).toBeGreaterThanOrEqual(firsts[place - 1] ?? 0);
      expect(first).toBeLessThanOrEqual(1);
    }
    expect([0, 0.7, 1].map((said) => calibrated([said])[0])).toEqual([0, 0.7, 1]);
  });

  it("share what the first one leaves as they did before", () => {
    expect(calibrated([0.3, 0.2, 0.1])).toEqual([0.52, 0.137, 0.069]);
    expect(calibrated([])).toEqual([]);
  });
});
