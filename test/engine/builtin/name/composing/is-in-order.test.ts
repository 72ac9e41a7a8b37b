import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composedName, composeName } from "../../../../../src/engine/builtin/name/composing/compose-name.ts";
import { isInOrder } from "../../../../../src/engine/builtin/name/composing/is-in-order.ts";
import { readName } from "../../../../../src/engine/builtin/name/composing/read-name.ts";
import { createGlossary } from "../../../../../src/glossary/glossary.ts";
import { textLanguages } from "../../../../../src/text/language.ts";
import { smallCatalogs } from "../../../../glossary/small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);
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
      { numRuns: 2_000 },
    );
  });
});
