import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleaningSteps } from "../../../../src/engine/builtin/name/cleaning-steps.ts";
import { readName } from "../../../../src/engine/builtin/name/name-reading.ts";
import { allNameSigns, nameSigns } from "../../../../src/engine/builtin/name/name-signs.ts";
import { createGlossary } from "../../../../src/glossary/glossary.ts";
import { textLanguages } from "../../../../src/text/language.ts";
import { smallCatalogs } from "../../../glossary/small-catalogs.ts";
import { hasRealNames, readRealNames } from "./real-names.ts";

const glossary = createGlossary(smallCatalogs);

/** What the steps look for, and what stands beside it. */
const pieces = [
  ..." -–—|/&+:;,.()[]{}!?*~%€'’\"…•_=5Xxgé²™Ã🎁\u00a0\u200b\u0301",
  ...["  ", "...", "++", "lamp", "Lamp", "LAMP", "lampe", "Rot", "USB", "LED", "iphone", "l'", "d’", "'S"],
  ...["10", "123456", "750W 750 W", "5 KG", "20 Cm", "10X20", "5G", "12v", "AB-100", "B00X-7003 / ", "a_5"],
  ...["SKU: A1", "Art.-Nr. 12345", "réf. 7", "ref", "NEW", "neu", "SALE", "-20%", "20% off", "free shipping"],
  ...["5,99 €", "9.99 EUR", "Rs.500", "en", "stock", "in", "promo", "(copy)", "Kopie", "ACTIVE", "DRAFT"],
  ...["<b>", "&amp;", "&nbsp", "Ã¼", "Â ", "avec", "mit", "\ud835\udc1a", "\u017fale", "\u212aG"],
];
const names = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom("", " ")), { minLength: 1, maxLength: 10 })
  .map((parts) => parts.flat().join(""));

/** The steps that come to something else where they are told that the name has every sign, but for the one that is a fact. */
function overlooked(name: string): readonly string[] {
  const reading = readName(name);
  const isLoud = (reading.signs & nameSigns.loud) !== 0;
  const withAll = { ...reading, signs: isLoud ? allNameSigns : allNameSigns & ~nameSigns.loud };
  return textLanguages.flatMap((language) =>
    cleaningSteps
      .filter(({ signs, apply }) => {
        const context = { language, glossary };
        const rest = (reading.signs & signs) === 0 ? name : apply(reading, context);
        return rest !== apply(withAll, context);
      })
      .map(({ done }) => `${language}: ${done}`),
  );
}

describe("the signs of a name", () => {
  it("are there for every step that would change it", () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(overlooked(name)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.skipIf(!hasRealNames)(
    "are there in real names (where PDO_SHARED has feeds)",
    () => {
      for (const { name } of readRealNames()) expect(overlooked(name)).toEqual([]);
    },
    60_000,
  );
});
