import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFacts } from "../../src/facts/extractor.ts";
import { stated } from "./stated.ts";

describe("facts of a text", () => {
  it.each([
    ["colour red", ["red scarf", "roter Schal", "foulard rouge", "sciarpa rossa"]],
    ["colour green", ["green scarf", "grüner Schal", "Schal GRUEN", "gruene Jacke", "sciarpa verde"]],
    ["colour dark green", ["dark green", "dunkelgrüne Jacke", "vert foncé", "verde scuro"]],
    ["colour cherry red", ["cherry red bag", "kirschrote Tasche", "rouge cerise", "rosso ciliegia"]],
    ["colour navy blue", ["navy blue", "marineblau", "bleu marine", "blu navy"]],
    ["material cotton", ["cotton shirt", "Hemd aus Baumwolle", "Baumwollhemd", "chemise en coton", "cotone"]],
    ["material stainless steel", ["stainless steel", "Edelstahl", "acier inoxydable", "acciaio inox"]],
    ["material faux leather", ["faux leather", "Kunstleder", "simili cuir", "finta pelle"]],
    ["audience women", ["women's dress", "Damenkleid", "robe pour femme", "abito da donna"]],
    ["audience children", ["for kids", "für Kinder", "pour enfants", "per bambini"]],
    ["claim waterproof", ["waterproof", "wasserdichte Tasche", "étanche", "impermeabile"]],
    ["claim not waterproof", ["not waterproof", "nicht wasserdicht", "pas étanche", "non impermeabile"]],
    [
      "claim without parabens",
      ["paraben-free", "ohne Parabene", "parabenfrei", "sans parabènes", "senza parabeni"],
    ],
    ["claim biodegradable", ["biodegradable", "biologisch abbaubar", "biodégradable", "biodegradabile"]],
    ["claim made in germany", ["Made in Germany", "hergestellt in Deutschland", "fabriqué en Allemagne"]],
    ["claim warranty", ["warranty", "Garantie", "garantie", "garanzia"]],
    ["certification blue angel", ["Blue Angel", "Blauer Engel", "Ange Bleu"]],
    ["certification oeko-tex standard 100", ["OEKO-TEX® Standard 100", "Öko-Tex Standard 100"]],
    ["certification ip68", ["IP68", "ip68"]],
    ["certification iso 9001", ["ISO 9001"]],
    ["measure 1500 ml", ["1.5 l", "1,5 Liter", "1500 ml", "150 cl", "1.500 ml"]],
    ["measure 70 %", ["70 % cotton", "70% Baumwolle", "70 pour cent", "70 per cento"]],
    ["measure 2 pcs", ["2er-Pack", "pack of 2", "lot de 2", "confezione da 2", "twin pack", "Doppelpack"]],
    ["measure 3 pcs", ["pack of three", "Dreierset", "lot de trois", "confezione da tre"]],
    ["measure 230 V", ["230 V", "230V", "230 Volt"]],
    ["code size xl", ["XL", "size XL"]],
    ["code size m", ["size M", "Größe M", "taille M", "taglia M"]],
    ["code size eu 42", ["EU 42", "(EU 42)"]],
    ["gtin 04006381333931", ["EAN 4006381333931", "4006381333931"]],
  ])("have the key %s in every language and spelling", (key, texts) => {
    for (const text of texts) expect(stated(text), text).toContain(key);
  });

  it.each([
    ["leather, where it is not leather", "Kunstleder", "material leather"],
    ["leather, where it only looks so", "Tasche in Lederoptik", "material leather"],
    ["wood, where it only looks so", "effet bois", "material wood"],
    ["leather, where it is denied", "ohne Leder", "material leather"],
    ["waterproof, where a list says no", "Waterproof: No", "claim waterproof"],
    ["red, where it is another shade", "cherry red", "colour red"],
    ["green of tea and lemon", "Thé vert Citron", "colour lemon green"],
    ["a colour of a cosmetic's name", "rouge à lèvres", "colour red"],
    ["children of a pram", "Kinderwagen", "audience children"],
    ["a certification of a French word", "ce produit", "certification ce"],
    ["gold of the English or", "red or blue", "colour gold"],
    ["an inch of a product's size list", "4006381333931 Wh", "measure 14422972802200000 J"],
  ])("do not hold %s", (_what, text, key) => {
    expect(stated(text)).not.toContain(key);
  });

  it("take a doubtful word only in its own language", () => {
    expect(stated("robe rose", { language: "fr" })).toContain("colour pink");
    expect(stated("rose soap", { language: "en" })).not.toContain("colour pink");
  });

  it("deny every item of a list of what it is free of", () => {
    expect(stated("ohne Parabene, Silikone und Alkohol")).toEqual([
      "claim without parabens",
      "claim without silicones",
      "claim without alcohol",
    ]);
  });

  it("name the device that an accessory fits, without the nouns around it", () => {
    expect(stated("Hülle kompatibel mit iPhone 12 Pro Schutz")).toContain("compatibility iphone 12 pro");
    expect(stated("Batterie pour Bosch GSR-120")).toContain("compatibility bosch gsr-120");
    expect(stated("Rock für Damen Größe 38")).not.toContainEqual(expect.stringContaining("compatibility"));
  });

  it("know the given brands, of several words too", () => {
    expect(stated("Lampe von Nord Licht", { brands: ["Nord Licht"] })).toContain("brand nord licht");
  });

  it("are codes where letters and digits mix, and acronyms where not all is shouted", () => {
    expect(stated("Headphones WH-1000XM4 with NFC")).toEqual(["code wh1000xm4", "code nfc"]);
    expect(stated("WARM SOCKS FOR WINTER")).toEqual([]);
  });

  it("have the sides of a dimension one by one, and a range as one", () => {
    expect(stated("10 x 20 x 5 cm")).toEqual(["measure 100 mm", "measure 200 mm", "measure 50 mm"]);
    expect(stated("100-240 V")).toEqual(["measure 100-240 V"]);
  });

  it("stand where they say, for any text", () => {
    const words = fc.constantFrom(
      "rot",
      "nicht",
      "2er-Pack",
      "1,5",
      "l",
      "Leder",
      "bleu",
      "foncé",
      "X-100",
      "ohne",
      "BPA",
      ",",
      "für",
      "iPhone",
      "12",
      "€",
      "🎁",
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(words, fc.string({ maxLength: 8, unit: "grapheme" })), { maxLength: 20 }),
        (parts) => {
          const text = parts.join(" ");
          let before = 0;
          for (const fact of findFacts(text)) {
            expect(text.slice(fact.start, fact.end)).toBe(fact.text);
            expect(fact.start).toBeGreaterThanOrEqual(before);
            before = fact.start;
          }
        },
      ),
    );
  });
});
