import { describe, expect, it } from "vitest";
import { isEnumeration } from "../../src/nlp/enumeration.ts";

describe("an enumeration", () => {
  it.each([
    ["sucre, farine de blé, huile de colza, eau, sel, cacao maigre, levure"],
    ["Zucker, Kakaobutter 20%, Vollmilchpulver, Emulgator: Lecithine (E322), Aroma 2 %"],
  ])("is %j", (text) => {
    expect(isEnumeration(text)).toBe(true);
  });

  it.each([
    ["A warm jacket with a hood, two pockets and a zip. It keeps you dry, even in heavy rain."],
    ["Rot, blau, grün"],
    ["Zucker, Kakaobutter 20%, Vollmilchpulver, Emulgator"],
    ["1,5 kg,2 kg,3 kg,4 kg,5 kg,6 kg,7 kg"],
    [""],
  ])("is not %j", (text) => {
    expect(isEnumeration(text)).toBe(false);
  });
});
