import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findRivals, highestRival } from "../../../src/ml/tagger/candidates.ts";
import { readSources } from "../../../src/ml/tagger/pieces.ts";

const texts = readSources({ name: "one two three four five", description: "six seven eight nine ten" });

const candidate = fc.record({
  text: fc.nat(1),
  start: fc.nat(4),
  length: fc.integer({ min: 1, max: 5 }),
  probability: fc.double({ min: 0, max: 1, noNaN: true }),
});
const place = candidate.map(({ text, start, length, probability }) => ({
  text,
  start,
  end: Math.min(5, start + length),
  probability,
}));
const group = fc.record({
  value: fc.string(),
  members: fc.array(place, { minLength: 1, maxLength: 3 }),
  probability: fc.double({ min: 0, max: 1, noNaN: true }),
});
const attributes = fc
  .array(fc.array(group, { maxLength: 4 }), { minLength: 1, maxLength: 5 })
  .map((lists) => lists.map((groups, attribute) => ({ attribute, presence: 0.5, groups })));

describe("the rivals of a place", () => {
  test("are the groups of other attributes that have a candidate over it", () => {
    fc.assert(
      fc.property(attributes, place, fc.nat(4), (all, asked, attribute) => {
        const others = all.filter((of) => of.attribute !== attribute).flatMap(({ groups }) => groups);
        const over = others.filter(({ members }) =>
          members.some((one) => one.text === asked.text && one.start < asked.end && asked.start < one.end),
        );
        const expected = Math.max(0, ...over.map(({ probability }) => probability));
        expect(highestRival(findRivals(texts, all), asked, attribute)).toBe(expected);
      }),
    );
  });
});
