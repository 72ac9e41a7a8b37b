import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textLanguages } from "../../../../src/nlp/language.ts";
import { composedName, composeName } from "../../../../src/tasks/name/rules/compose-name.ts";
import { frontLoaded, isInOrder, partInFront } from "../../../../src/tasks/name/rules/part-order.ts";
import { readName } from "../../../../src/tasks/name/rules/read-name.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { propertyRuns } from "../../../property-runs.ts";
import { smallCatalogs } from "../../../translation/small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);

it.each([
  ["en", "Summer Breeze - Backpack, 12 l", "Backpack - Summer Breeze, 12 l"],
  ["de", "Nordlicht | Teekanne | 1 l", "Teekanne | Nordlicht | 1 l"],
  ["fr", "Collection d'hiver - robe longue", "Robe longue - Collection d'hiver"],
] as const)("sets the part in front that names the thing: %s %s", (language, name, expected) =>
  expect(frontLoaded(name, language, glossary)).toBe(expected),
);

it.each([
  ["en", "Backpack - Summer Breeze"],
  ["en", "Summer Breeze"],
  ["en", "Summer Breeze (small - Backpack)"],
] as const)(
  "leaves a name as it is whose thing is in front, unknown or in brackets: %s %s",
  (language, name) => expect(frontLoaded(name, language, glossary)).toBe(name),
);

it("keeps every part and every separator", () => {
  expect(partInFront("a, b - c | d", 7)).toBe("c - a, b | d");
  expect(partInFront("a, b", 40)).toBe("a, b");
});

const visible = 70;

describe("a name that is in order as it stands", () => {
  it.each([
    ["en", "Lightweight backpack with two pockets"],
    ["en", "Bosch cordless drill with case"],
    ["en", "Red backpack, foldable - GX1200 series two"],
    ["fr", "Sac à dos pliable pour enfants sages"],
  ] as const)("is told by cheap signs: %s %s", (language, name) =>
    expect(isInOrder(readName(name, language, glossary), visible)).toBe(true),
  );

  it.each([
    ["with an attribute at its end", "en", "Foldable backpack black"],
    ["with a measure at its end", "en", "Scented candle 200 g"],
    ["with a size at its end", "en", "Foldable backpack, XL"],
    ["with an amount in front", "en", "10 ml lavender oil for lamps"],
    ["with a maker behind the thing", "en", "Cordless drill by Bosch"],
    ["with a dash that may go", "fr", "Robe - Femme élégante et légère"],
    ["without any word", "en", "***"],
  ] as const)("is none %s", (_, language, name) =>
    expect(isInOrder(readName(name, language, glossary), visible)).toBe(false),
  );

  it("is what composing writes", () => {
    const words = fc.constantFrom(
      ..."Bosch backpack black, 200 g 10 ml - | for with XL size 38 Grey Colour by leather men's robe femme rouge (set of 6) rose bonbon; GX12 Sony & candle Zaino nero da Tasche für Damen".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 9 }),
        fc.constantFrom(...textLanguages),
        fc.constantFrom(undefined, { maxLength: 40, recommendedLength: 20, forbids: [] }),
        (list, language, pattern) => {
          const name = list.join(" ");
          expect(composedName(name, language, glossary, pattern)).toBe(
            composeName(name, language, glossary, pattern).name,
          );
        },
      ),
      { numRuns: propertyRuns(2_000) },
    );
  });
});
