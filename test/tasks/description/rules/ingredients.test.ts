import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { ingredientsAlone, ingredientsLine } from "../../../../src/tasks/description/rules/ingredients.ts";
import { isNotice } from "../../../../src/tasks/description/rules/notices.ts";
import { answerTo } from "./native-description.ts";

type Case = readonly [language: Language, text: string];

const lists: readonly Case[] = [
  ["en", "Sugar, cocoa butter, skimmed milk powder, emulsifier: soya lecithin, natural vanilla flavouring"],
  ["en", "Wheat flour, water, yeast, salt, rapeseed oil, preservative (E282)"],
  ["en", "Rice, sunflower oil, salt, sugar, garlic powder. May contain traces of sesame."],
  ["en", "Aqua, Glycerin, Cetearyl Alcohol, Parfum, Limonene, Linalool"],
  ["en", "Noodles: wheat flour, palm oil, salt, acidity regulator: E500; soup: sugar, flavourings"],
  ["de", "WEIZENmehl, Zucker, Butter, Hefe, Speisesalz. Kann Spuren von NÜSSEN enthalten."],
  ["de", "Zucker, Kakaomasse, Kakaobutter**, Emulgator: Lecithine; Aroma, Vollmilchpulver"],
  ["de", "Teig (Weizenmehl, Wasser, Rapsöl), Käse 20 %, Tomatenmark, Stärke, Gewürze"],
  ["de", "Apfelpüree, Zucker, Geliermittel: Pektin; Säureregulator: E330; Aroma"],
  ["de", "Aqua, Glycerin, Parfum, Citral, Sodium Benzoate, Tocopherol"],
  ["fr", "Farine de blé, sucre, beurre, œufs, sel, poudres à lever : E500"],
  ["fr", "Lait écrémé, crème, sucre, amidon, gélifiant : pectine, arôme naturel"],
  ["fr", "Pois chiches, eau, huile de tournesol, ail, sel, acidifiant : acide citrique"],
  [
    "fr",
    "Chocolat (sucre, beurre de cacao, lait en poudre), farine de riz, lécithine de soja. Peut contenir soja, arachides.",
  ],
  ["fr", "Aqua, Parfum, Glycerin, Citral, Geraniol, Potassium Sorbate"],
  ["it", "Farina di frumento, zucchero, burro, uova, aromi, agenti lievitanti"],
  ["it", "Zucchero, pasta di nocciole, cacao magro, olio di girasole, emulsionante: lecitina di soia"],
  ["it", "Pomodoro, olio di oliva, sale, aglio, basilico, correttore di acidità: acido citrico"],
  ["it", "Latte, zucchero, panna, stabilizzanti, aromi. Può contenere soia, frutta a guscio."],
  ["it", "Aqua, Glycerin, Parfum, Limonene, Sodium Hydroxide, Tocopherol"],
  ["en", "WHEAT Flour • Cocoa Filling 30% (Sugar • Palm Oil • Cocoa Powder) • Sugar • EGG • Salt"],
  ["de", "WEIZENMEHL • Zucker • Schokolade 20% (Kakaomasse • Zucker • Kakaobutter) • Palmöl • Salz"],
  ["fr", "Farine de BLÉ • Chocolat 25% (Sucre • Pâte de cacao • Beurre de cacao) • Sucre • Œufs • Sel"],
  ["it", "Farina di FRUMENTO • Crema 30% (Zucchero • Olio di palma • Cacao magro) • Zucchero • UOVA • Sale"],
];

const labels: Readonly<Record<Language, string>> = {
  en: "Ingredients: ",
  de: "Zutaten: ",
  fr: "Ingrédients : ",
  it: "Ingredienti: ",
};

describe("a description that only lists ingredients", () => {
  it.each(lists)(
    "stays whole as a labelled line, and is neither bullet points nor search text, in %s: %s",
    (language, text) => {
      const { best_description, bullet_points, seo, message } = answerTo(text, language, {
        name: "Nordhaus 12",
      });
      expect(best_description.endsWith(text)).toBe(true);
      expect(best_description).toMatch(/^(?:Ingredients: |Zutaten: |Ingrédients : |Ingredienti: )/u);
      expect(bullet_points).toEqual([]);
      expect(seo?.meta_description).toBe("");
      expect(seo?.title).toBe("Nordhaus 12");
      expect(message).toContain("lists ingredients");
    },
  );

  it.each<Case>([
    ["en", "Cold pressed extract • Acidity max 0.3% • Dark glass bottle • Made in Spain"],
    ["de", "Kaltgepresst • Säure max. 0,3 % • Dunkle Glasflasche • Aus Spanien • Ohne Zusätze"],
    ["fr", "Extrait à froid • Acidité max 0,3 % • Bouteille en verre • Origine Espagne"],
    ["it", "Estratto a freddo • Acidità max 0,3% • Bottiglia in vetro • Origine Italia"],
  ])("is none where signs part what a food is like, in %s: %s", (language, text) => {
    expect(ingredientsAlone(text, language)).toBeUndefined();
  });

  it.each(["en", "de", "fr", "it"] as const)(
    "has the label of its language, and none twice: %s",
    (language) => {
      const [, text = ""] = lists.find(([each]) => each === language) ?? [];
      expect(ingredientsLine(text, language)).toBe(labels[language] + text);
      expect(ingredientsLine(labels[language] + text, language)).toBe(labels[language] + text);
    },
  );

  it("has what a column calls the food before it, and that is its statement", () => {
    const { best_description, bullet_points, seo } = answerTo(
      "Farine de blé, sucre, beurre, œufs, sel, arôme",
      "fr",
      {
        name: "Galettes de Rennes",
        facts: { "generic name": "Biscuits au beurre salé de Bretagne" },
      },
    );
    expect(best_description).toBe(
      "Biscuits au beurre salé de Bretagne.\n\nIngrédients : Farine de blé, sucre, beurre, œufs, sel, arôme",
    );
    expect(bullet_points).toEqual(["Biscuits au beurre salé de Bretagne"]);
    expect(seo?.keywords.join()).not.toMatch(/sucre|farine/u);
  });

  it("has the row's quantity for a point, and no allergens", () => {
    const facts = { quantity: "250 g", allergens: "Milch, Soja", traces: "Nüsse" };
    const { bullet_points } = answerTo("Zucker, Kakaomasse, Kakaobutter, Emulgator: Lecithine", "de", {
      name: "Nordhaus 12",
      facts,
    });
    expect(bullet_points).toEqual(["Inhalt: 250 g"]);
  });
});

describe("a text that only names food", () => {
  it.each<Case>([
    ["en", "Jars for flour, sugar, rice, salt and spices, with lids of cork"],
    ["en", "Set of glass jars: sugar, salt, flour, coffee, tea"],
    ["en", "Material: steel, oak, glass, brass"],
    ["de", "Mühle für Salz, Pfeffer, Zucker, Gewürze und Kräuter"],
    ["de", "Geeignet für Spülmittel, Waschmittel, Putzmittel, Öl"],
    ["de", "Obermaterial 80% Baumwolle, 20% Polyester, Futter Viskose, waschbar"],
    ["fr", "Boîtes pour farine, sucre, riz, sel et épices"],
    ["fr", "Moulin idéal pour sel, poivre, épices, sucre"],
    ["fr", "Croquettes pour chien adulte. Protéines 26%, matières grasses 14%. Sans conservateur ajouté."],
    ["it", "Barattoli per farina, zucchero, riso, sale e spezie"],
    ["it", "Macinino ideale per sale, pepe, spezie, zucchero"],
    ["it", "Composizione: 80% cotone, 15% poliestere, 5% elastan, lavabile"],
  ])("is no list of ingredients, in %s: %s", (language, text) =>
    expect(ingredientsAlone(text, language)).toBeUndefined(),
  );
});

describe("a label with ingredients among other statements", () => {
  it.each<Case>([
    ["en", "Ingredients: water, oats 11%, sunflower oil, sea salt. Naturally free from lactose."],
    [
      "de",
      "Zutaten: Wasser, HAFER* 11%, Sonnenblumenöl*, Meersalz. *aus biologischem Anbau. Von Natur aus laktosefrei.",
    ],
    ["fr", "Ingrédients : eau, avoine 11 %, huile de tournesol, sel. Naturellement sans lactose."],
    ["it", "Ingredienti: acqua, avena 11%, olio di girasole, sale. Naturalmente senza lattosio."],
  ])("is no point, and the statements are, in %s: %s", (language, text) => {
    const { best_description, bullet_points, seo } = answerTo(text, language, { name: "Nordhaus 12" });
    expect(best_description.replace(/\.$/u, "")).toBe(text.replace(/\.$/u, ""));
    expect(bullet_points.join()).toMatch(/lactose|laktosefrei|lattosio/u);
    expect(`${bullet_points.join()}${seo?.meta_description}`).not.toMatch(/11\s?%|\*/u);
  });
});

describe("what may be in a food", () => {
  it.each([
    "May contain nuts and soya",
    "May also contain milk.",
    "Product may contain sesame.",
    "Kann Sesam, Soja, Nüsse, Milch enthalten.",
    "Kann auch Eier enthalten",
    "Das Produkt kann Erdnüsse, Milch enthalten.",
    "Peut contenir soja, autres fruits à coque, arachides",
    "Peuvent contenir des œufs et du lait.",
    "Info allergies : contient du gluten",
    "Può contenere sesamo, soia, frutta a guscio",
    "Possono contenere latte.",
    "Può contenere tracce di arachidi.",
  ])("is no selling point: %s", (text) => expect(isNotice(text)).toBe(true));

  it.each([
    "May contain up to 12 bottles",
    "Kann bis zu 5 Ordner enthalten",
    "Peut contenir jusqu'à 12 bouteilles",
    "Può contenere fino a 5 litri",
  ])("is told from what fits in: %s", (text) => expect(isNotice(text)).toBe(false));
});

describe("a text before a list with its own label", () => {
  it.each([
    ["en", "Beans in a rich tomato sauce. Ingredients: beans, tomatoes, water, salt, sugar, spices"],
    ["de", "Bohnen in Tomatensoße. Zutaten: Bohnen, Tomaten, Wasser, Salz, Zucker, Gewürze"],
    ["fr", "Haricots à la sauce tomate. Ingrédients : haricots, tomates, eau, sel, sucre, épices"],
    ["it", "Fagioli in salsa di pomodoro. Ingredienti: fagioli, pomodori, acqua, sale, zucchero, spezie"],
  ] as const)("gets no second one: %s", (language, text) => {
    expect(ingredientsAlone(text, language)).toBeUndefined();
  });
});

describe("a text that names its ingredients after what it says of the product is no list", () => {
  it.each([
    [
      "fr",
      "Huile sèche, visage, corps, cheveux. Ingredients (INCI) : Cocos oil, Prunus oil, Parfum, Tocopherol, Citral, Linalool",
    ],
    [
      "it",
      "Crema mani, viso e corpo. Ingredienti/INCI: Aqua, Glycerin, Parfum, Tocopherol, Citral, Linalool",
    ],
  ] as const)("%s", (language, text) => {
    expect(ingredientsAlone(text, language)).toBeUndefined();
  });
});
