import { describe, expect, it } from "vitest";
import { isEnumeration, isIngredientList } from "../../src/nlp/enumeration.ts";

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

describe("a list of what food is made of", () => {
  it.each([
    ["sucre, farine de blé, huile de colza, eau, sel, cacao maigre, levure"],
    ["Zucker, Weizenmehl, Wasser, Butter, Salz, Hefe, Emulgator: E471"],
    ["Zucchero, farina di frumento, acqua, burro, sale, lievito, uova"],
    ["Sugar, wheat flour, water, palm oil, salt, yeast, egg"],
  ])("is %j", (text) => {
    expect(isIngredientList(text)).toBe(true);
  });

  it.each([
    ["Wasserdicht, atmungsaktiv, verstellbare Kapuze, Stehkragen, zwei Taschen, Microfleece, Reißverschluss"],
    ["Aqua, glycerin, cetearyl alcohol, parfum, limonene, linalool, citral"],
    ["sucre, eau, sel"],
  ])("is not %j", (text) => {
    expect(isIngredientList(text)).toBe(false);
  });
});
