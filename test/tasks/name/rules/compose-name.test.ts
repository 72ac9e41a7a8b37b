import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NamePart } from "../../../../src/lint/rule.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { composeName } from "../../../../src/tasks/name/rules/compose-name.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { smallCatalogs } from "../../../translation/small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);
const compose = (name: string, language: Language) => composeName(name, language, glossary).name;
const composeFor = (name: string, language: Language, maxLength: number, forbids: readonly NamePart[] = []) =>
  composeName(name, language, glossary, { maxLength, forbids });

describe("what tells variants apart stands behind the thing", () => {
  it.each([
    ["en", "T-shirt - Blue", "T-shirt, Blue"],
    ["en", "Trekking Boots - Men, Brown, XL", "Trekking Boots, Men, Brown, XL"],
    ["en", "Floor lamp - black - 160 cm", "Floor lamp, black, 160 cm"],
    ["en", "Floor lamp - Blue Coloured", "Floor lamp, Blue Coloured"],
    ["en", "750 ml Olive Oil", "Olive Oil, 750 ml"],
    ["de", "Damenkleid rot Gr. 38", "Damenkleid, rot, Gr. 38"],
    ["de", "Teppichmesserhalter Schwarz", "Teppichmesserhalter, Schwarz"],
    ["fr", "Robe - femme - rouge - taille M", "Robe, femme, rouge, taille M"],
    ["it", "Zaino XK-2231 Nero 20 l", "Zaino XK-2231, Nero, 20 l"],
  ] as const)("in %s: %s", (language, name, expected) => expect(compose(name, language)).toBe(expected));

  it("in the order that the branch of the thing asks for", () => {
    expect(compose("Trekking Boots, 900 g, Brown", "en")).toBe("Trekking Boots, Brown, 900 g");
    expect(compose("Laptop QX-114, Silver, 16 GB", "en")).toBe("Laptop QX-114, 16 GB, Silver");
  });
});

describe("a maker that is known stands in front", () => {
  it.each([
    ["en", "Bluetooth speaker by Bose", "Bose Bluetooth speaker"],
    ["en", "Running shoes - Nike", "Nike running shoes"],
    ["en", "Laptop Lenovo K14 Pro, 16 GB", "Lenovo K14 Pro Laptop, 16 GB"],
    ["de", "Laufschuhe von Nike", "Nike Laufschuhe"],
    ["de", "Laptop Lenovo K14 mit Tasche", "Lenovo K14 Laptop mit Tasche"],
    ["fr", "Bosch - Perceuse sans fil 18 V", "Bosch Perceuse sans fil, 18 V"],
  ] as const)("in %s: %s", (language, name, expected) => expect(compose(name, language)).toBe(expected));

  it.each([
    ["en", "Battery for Sony QX-7"],
    ["en", "Case compatible with Samsung Z9"],
    ["de", "Tasche für Canon und Sony"],
    ["de", "Kabellose Kopfhörer Sony QX-1000"],
    ["fr", "Chaussures de course Nike"],
    ["it", "Scarpe da corsa Nike"],
  ] as const)("but not in %s: %s", (language, name) => expect(compose(name, language)).toBe(name));
});

describe("what leans on other words stays with them", () => {
  it.each([
    ["en", "Chair with black legs"],
    ["en", "Red and white striped dress"],
    ["en", "Muffin - Apple & Cinnamon"],
    ["en", "Chocolate - Milk"],
    ["en", "Floor lamp, Midnight Grey"],
    ["en", "Candle holder - Sleeping Buddha"],
    ["en", "Charger 19.5 V, 3.9 A for laptops"],
    ["en", "Gift set 50 ml + 30 ml"],
    ["de", "Rotes Kleid aus Baumwolle"],
    ["de", "Topf mit Deckel aus Glas"],
    ["de", "Hülle für Tablet Pro 8 Zoll"],
    ["en", 'Backpack for Nokia Tab Pro 8"'],
    ["en", "Soap 75 g and Shampoo 200 ml"],
    ["en", "Soap 75g+Body Wash 200ml+Shampoo 200ml"],
    ["en", "Trekking Boots Warranty 2 years"],
    ["fr", "Perceuse avec 2 batteries 4 Ah"],
    ["fr", "Sac en cuir - Taille 30x20 cm"],
    ["de", "Laptop QUANTOR 9104LM"],
    ["fr", "Robe rouge"],
    ["fr", "Sac en cuir noir"],
    ["fr", "500 g de riz basmati"],
    ["fr", "Coque souple pour KX-7 mini"],
    ["it", "Felpa con cappuccio nera"],
    ["it", "Borsa in pelle marrone"],
  ] as const)("in %s: %s", (language, name) => expect(compose(name, language)).toBe(name));

  it("and a dash before whom it is for goes", () =>
    expect(compose("Leather Gloves - For Women", "en")).toBe("Leather Gloves for Women"));
});

describe("a thing that stands far behind", () => {
  it("is set in front with its part of the name", () => {
    const name = `The Adventures of the Little Lighthouse Keeper and His Most Faithful Friends - Backpack - 12 l`;
    expect(compose(name, "en")).toBe(
      "Backpack - The Adventures of the Little Lighthouse Keeper and His Most Faithful Friends, 12 l",
    );
  });
});

it("names the thing within what the channel shows", () => {
  const name = "The Little Lighthouse Keeper and His Friends - Backpack, 12 l";
  const pattern = { maxLength: 150, forbids: [] } as const;
  expect(composeName(name, "en", glossary, pattern).name).toBe(name);
  expect(composeName(name, "en", glossary, { ...pattern, recommendedLength: 40 }).name).toBe(
    "Backpack - The Little Lighthouse Keeper and His Friends, 12 l",
  );
});

describe("what a channel forbids", () => {
  const forbids: readonly NamePart[] = ["brand", "color", "material", "audience", "pack"];
  it.each([
    ["en", "Red cotton dress for women, size M", "Dress, size M"],
    ["en", "Nike Running Shoes - Men, Black, XL", "Running Shoes, XL"],
    ["en", "Bluetooth speaker by Bose", "Bluetooth speaker"],
    ["de", "Rotes Kleid aus Baumwolle, Größe M", "Kleid, Größe M"],
    ["fr", "Robe rouge en coton pour femme", "Robe"],
    ["it", "Borsa in cotone - nero", "Borsa"],
  ] as const)("goes in %s from %s", (language, name, expected) =>
    expect(composeFor(name, language, 101, forbids).name).toBe(expected),
  );

  it.each([
    ["en", "Spray with Bronze", "Spray"],
    ["de", "Marmor-Kuchen", "Marmor-Kuchen"],
    ["fr", "Sac souple Rose bonbon pour KX-7 mini", "Sac souple pour KX-7 mini"],
  ] as const)("leaves no half of a word or a phrase in %s of %s", (language, name, expected) =>
    expect(composeFor(name, language, 101, forbids).name).toBe(expected),
  );

  it("is told, and stays where nothing else is there", () => {
    expect(composeFor("Red dress", "en", 101, forbids).leftOut).toEqual(["Red"]);
    expect(composeFor("Red", "en", 101, forbids)).toMatchObject({ name: "Red", leftOut: [] });
  });
});

describe("what has no room", () => {
  const name = "Trekking Boots with Padded Collar for Long Tours (including Laces) - Waterproof, Brown, XL";

  it("is left out, the least important part first, and told", () => {
    expect(composeFor(name, "en", 80).name).toBe(
      "Trekking Boots with Padded Collar for Long Tours - Waterproof, Brown, XL",
    );
    expect(composeFor(name, "en", 80).leftOut).toEqual(["(including Laces)"]);
    expect(composeFor(name, "en", 60).name).toBe(
      "Trekking Boots with Padded Collar for Long Tours, Brown, XL",
    );
  });

  it("keeps what the channel wants longest", () => {
    const pattern = { maxLength: 36, forbids: [], wants: ["size"] } as const;
    expect(composeName("Trekking Boots for Long Tours, Brown, XL", "en", glossary, pattern).name).toBe(
      "Trekking Boots for Long Tours, XL",
    );
  });

  it("never lets the device of an accessory lose its model", () => {
    const { name: short } = composeFor("Soft phone case with lanyard for Nokia 8110 4G Banana", "en", 45);
    expect(short).toBe("Soft phone case for Nokia 8110 4G Banana");
  });

  it.each([
    [
      "fr",
      "Quantor ClearLine sac souple ZQK160 de 3M pour Nokia 8110 4G Banana Dual Sim Edition 2018",
      "Quantor ClearLine sac souple pour Nokia 8110 4G Banana Dual Sim Edition 2018",
    ],
    [
      "en",
      "Soft and very light new phone case for Nokia 8110 4G Banana Edition 2018 Dual Sim Phone",
      "Light new phone case for Nokia 8110 4G Banana Edition 2018 Dual Sim Phone",
    ],
  ] as const)("lets words go that say less than the device: %s", (language, name, expected) =>
    expect(composeFor(name, language, 80).name).toBe(expected),
  );

  it("takes no value from its label", () => {
    const name = "Trekking Boots for Long Tours, Main Properties: Weight: 900 g, Height: 14 cm";
    expect(composeFor(name, "en", 66).name).not.toMatch(/:$/);
  });

  it("leaves no word that needs what is gone", () => {
    expect(
      composeFor("Trekking Boots made of soft and light leather, waterproof, XL", "en", 40).name,
    ).not.toMatch(/made(?:,|$)/);
  });

  it("is cut at a word's end where no part can go", () => {
    const words = "Abcdef ".repeat(30).trim();
    expect(composeFor(words, "en", 80).name).toBe("Abcdef ".repeat(11).trim());
  });
});

it("says what it recognised, and nothing where the name says too little", () => {
  expect(composeName("Nike Running Shoes - Black", "en", glossary).recognised).toEqual([
    "brand Nike",
    "product type Running Shoes",
    "colour Black",
  ]);
  expect(composeName("Belmondo 731211", "en", glossary)).toEqual({
    name: "Belmondo 731211",
    recognised: [],
    added: [],
    leftOut: [],
  });
});

const part = fc.constantFrom(
  ..."Lampe noire cuir Sony WH-700 12 XL pour femme sac Rot aus Leder bag dress red by with mit for ( ) , - | + & Xyz".split(
    " ",
  ),
  "500 ml",
  "10 x 20 cm",
  "2er-Pack",
  "Größe M",
);
const names = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(" "));
const languages = fc.constantFrom<Language>("en", "de", "fr", "it");
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();

it("has every word of the name once and no other, but for the by before a maker", () => {
  fc.assert(
    fc.property(names, languages, (name, language) => {
      const composed = composeName(name, language, glossary);
      fc.pre(composed.leftOut.length === 0);
      const bare = (text: string) => wordsOf(text).filter((word) => word !== "by" && word !== "von");
      expect(bare(composed.name)).toEqual(bare(name));
    }),
  );
});

it("is never longer than allowed, empty only where the name is, and of the name's words alone", () => {
  fc.assert(
    fc.property(names, languages, fc.integer({ min: 20, max: 60 }), (name, language, maxLength) => {
      const composed = composeFor(name, language, maxLength, ["color"]);
      expect(composed.name.length).toBeLessThanOrEqual(maxLength);
      if (/\p{L}{2}/u.test(name)) expect(composed.name).not.toBe("");
      for (const word of wordsOf(composed.name)) expect(wordsOf(name)).toContain(word);
    }),
  );
});

it("takes any text without failing, and comes to an end with a long one", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => void compose(text, "en")));
  for (const sign of ["a", "1", "(", " - ", ", ", "1 ", "with ", "red ", "5 cm "]) {
    expect(() => compose(sign.repeat(2_000), "en"), JSON.stringify(sign)).not.toThrow();
  }
});
