import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CleaningContext, NameReading } from "../../../../src/engine/builtin/name/cleaning-step.ts";
import { cleaningSteps } from "../../../../src/engine/builtin/name/cleaning-steps.ts";
import { createGlossary } from "../../../../src/glossary/glossary.ts";
import { textLanguages } from "../../../../src/text/language.ts";
import { smallCatalogs } from "../../../glossary/small-catalogs.ts";
import { hasRealNames, readRealNames } from "./real-names.ts";

const glossary = createGlossary(smallCatalogs);
const contexts: readonly CleaningContext[] = textLanguages.map((language) => ({ language, glossary }));

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

/** The steps that would change a name to which their prefilter says they do not apply. */
function wronglySkipped(name: string): readonly string[] {
  const reading = new NameReading(name);
  return cleaningSteps
    .filter(({ applies }) => applies?.(reading) === false)
    .filter(({ apply }) => contexts.some((context) => apply(reading, context) !== name))
    .map(({ done }) => done);
}

describe("the prefilter of a cleaning step", () => {
  it("skips no name that the step would change", () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(wronglySkipped(name)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.skipIf(!hasRealNames)(
    "skips no real name that the step would change (where PDO_SHARED has feeds)",
    () => {
      for (const { name } of readRealNames()) expect(wronglySkipped(name)).toEqual([]);
    },
    60_000,
  );
});
