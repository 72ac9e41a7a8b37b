import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import { searchTerms } from "../../../../src/tasks/description/rules/search-terms.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const store = createCatalogStore();
const glossary = glossaryOf(store);

interface Row {
  readonly description?: string;
  readonly facts?: readonly string[];
  readonly brand?: string;
  readonly score?: number;
  readonly shop?: string;
}

function termsOf(
  language: Language,
  name: string,
  identifier: string,
  { description = "", facts = [], brand = "", score = 0.9, shop }: Row = {},
): string[] {
  const reading = readWords(`${description}\n${name}`);
  return searchTerms({
    ...{ name, language, glossary },
    text: { reading, matches: glossary.find(reading, language) },
    category: store.findCategory(identifier)?.category,
    evidence: {
      ...(brand !== "" && { brand }),
      ...(shop !== undefined && { sourceCategory: shop }),
      category: { identifier, score },
      facts: facts.map((fact) => ({ label: fact.split("=")[0] ?? "", text: fact.split("=")[1] ?? "" })),
    },
  });
}

const [
  vitamins,
  remover,
  seat,
  padel,
  yoga,
  kettle,
  wiper,
  hand,
  tablet,
  turntable,
  watch,
  screws,
  plugs,
  bag,
  heat,
  printer,
  light,
  pans,
] = [
  ...[
    "a-health-wellness-vitamins-vitamins",
    "a-beauty-makeup-nails-remover",
    "a-home-storage-bathroom-toilet-seats",
  ],
  ...[
    "a-sports-fitness-balls-padel",
    "a-sports-fitness-equipment-yoga",
    "a-appliances-kitchen-kettles-kettles",
  ],
  ...[
    "a-automotive-parts-spares-wipers",
    "a-beauty-body-lotions-hand",
    "a-computers-devices-tablets-tablets",
  ],
  ...["a-electronics-audio-turntables-players", "a-electronics-phones-smartwatches-watches"],
  ...["a-garden-diy-hardware-fixings-screws", "a-garden-diy-hardware-fixings-plugs"],
  ...[
    "a-fashion-bags-handbags-crossbody",
    "a-health-care-devices-heat",
    "a-computers-printing-printers-label",
  ],
  ...["a-sports-outdoor-cycling-lights", "a-kitchen-cooking-pans-frying"],
] as const;

describe("the noun of the category that was found", () => {
  test.each([
    ["it", "Vitamina D 2000 60 capsule limone", vitamins, "vitamina D"],
    ["it", "Solvente per unghie senza acetone mandorla", remover, /^solvente per unghie/],
    ["it", "Borsa per acqua calda con rivestimento", heat, "borsa dell'acqua calda"],
    ["it", "Tappetino yoga sughero 4 mm", yoga, /^tappetino/],
    ["it", "Vite legno TPS 5x60 zincata", screws, "vite per legno"],
    ["fr", "Raquette padel forme goutte 360 g", padel, "raquette de padel"],
    ["fr", "Vis bois TF 5x60 bichromatée", screws, "vis à bois"],
    ["fr", "Dissolvant sans acétone amande douce 200 ml", remover, /^dissolvant/],
    ["fr", "Tapis gym yoga 10 mm", yoga, "tapis de yoga"],
    ["fr", "Sac bandoulière cuir cognac", bag, /^sac bandoulière/],
    ["en", "Nail Polish Remover Acetone Free Almond 100ml", remover, "nail polish remover"],
    ["en", "WC Toilet Seat D-Shape Top Fix White", seat, "toilet seat"],
    ["en", "Stove Top Kettle 2L", kettle, /kettle$/],
    ["en", "Padel Racket Carbon Teardrop", padel, "padel racket"],
    ["en", "Hand Cream Honey 75ml", hand, "hand cream"],
    ["de", "Padelschläger Carbon Tropfenform", padel, "Padelschläger"],
    ["de", "Nagellackentferner acetonfrei Mandel 100 ml", remover, "acetonfreier Nagellackentferner"],
    ["de", "Handcreme Honig 75 ml", hand, "Handcreme"],
    ["de", "Yogamatte Kork 4 mm", yoga, "Yogamatte"],
    ["de", "WC-Sitz Duroplast weiß", seat, "WC-Sitz"],
  ] as const)("is the head of the terms: %s, %s", (language, name, identifier, head) => {
    const [first] = termsOf(language, name, identifier);
    if (typeof head === "string") expect(first).toBe(head);
    else expect(first).toMatch(head);
  });

  test.each([
    ["de", "Nordwind ZP370", tablet, { brand: "Nordwind" }, "Tablet"],
    ["de", "PL 220", turntable, { brand: "Alpenor" }, "Plattenspieler"],
    ["de", "Fleetfoot 2", watch, { description: "Eine Smartwatch mit GPS." }, "Smartwatch"],
    ["it", "KX-9910", kettle, { description: "Bollitore elettrico in acciaio da 1,5 litri." }, /^bollitore/],
    ["it", "Zantor 500", light, { facts: ["tipo=luce anteriore"] }, /^luce per bicicletta$/],
    ["fr", "ZP370", tablet, {}, /^tablette/],
    ["fr", "KX-9910", kettle, { description: "Bouilloire électrique en inox." }, /^bouilloire/],
    ["en", "KX-9910", kettle, { description: "Cordless kettle with 360° base." }, /kettle$/],
    ["en", "PL 220", turntable, {}, "turntable"],
    ["en", "Lumo 500", light, { brand: "Alpenor" }, /light$|lights$/],
  ] as const)("stands in where the name has none: %s, %s", (language, name, identifier, row, head) => {
    const [first] = termsOf(language, name, identifier, row);
    if (typeof head === "string") expect(first).toBe(head);
    else expect(first).toMatch(head);
  });

  test.each([
    ["en", "MW 1221", "Microwaves", "microwave"],
    ["de", "MW 1221", "Haushalt > Smartwatches", "Smartwatch"],
    ["fr", "MW 1221", "Cuisine > Bouilloires", "bouilloire"],
    ["it", "MW 1221", "Cucina > Bollitori", "bollitore"],
  ] as const)("is the shop's own where none was found: %s", (language, name, shop, head) => {
    expect(termsOf(language, name, kettle, { score: 0.3, shop })[0]).toBe(head);
  });

  test.each([
    ["it", "Maglione lana merinos", "a-fashion-bags-handbags-crossbody", 0.4, "maglione"],
    ["fr", "Fauteuil de bureau", printer, 0.5, "fauteuil de bureau"],
    ["en", "Garden chair", wiper, 0.5, "garden chair"],
    ["de", "Gartenstuhl", plugs, 0.5, "Gartenstuhl"],
  ] as const)("decides nothing while it is unsure: %s, %s", (language, name, identifier, score, head) => {
    expect(termsOf(language, name, identifier, { score })[0]).toBe(head);
  });

  test("is no title's, and no food's, which may be that of an ingredient", () => {
    expect(termsOf("en", "The Long Way Home", "a-media-books-fiction-novels")).toEqual(["The Long Way Home"]);
    expect(termsOf("fr", "Bonheur", "a-food-pantry-baking-flour")).toEqual([]);
  });

  test("is more than the words of its shelf: colours and materials are of one thing", () => {
    expect(termsOf("fr", "Rapido 3", tablet, { facts: ["Couleur=noir"] })).not.toContain(
      "tablettes tactiles noir",
    );
  });
});

describe("for whom a thing is", () => {
  test.each([
    ["it", "Costume intero bimba", "costume intero bambina"],
    ["it", "Felpa bimbo con zip", "felpa bambino"],
    ["it", "Felpa bambini con zip", "felpa bambini"],
    ["fr", "Robe fille à volants", "robe fille"],
    ["fr", "Pull garçon rayé", "pull garçon"],
    ["en", "Hoodie girls", "girls' hoodie"],
    ["en", "Raincoat boys", "boys' raincoat"],
    ["en", "Raincoat boys girls", "kids' raincoat"],
    ["de", "Regenjacke Mädchen", "Regenjacke Mädchen"],
    ["de", "Winterstiefel Jungen", "Winterstiefel Jungen"],
  ] as const)("is said by the row's own word: %s, %s", (language, name, term) => {
    expect(termsOf(language, name, bag, { score: 0 })).toContain(term);
  });
});

describe("materials that a thing is not made of", () => {
  test.each([
    ["it", "Smartphone 8 GB RAM", "smartphone in RAM"],
    ["it", "Vernice legno 750 ml", "vernice in legno"],
    ["fr", "Vis bois 4x40", "vis en bois"],
    ["fr", "Colle bois 250 g", "colle en bois"],
    ["de", "Kopierpapier Papier A4", "Kopierpapier Papier"],
  ] as const)("are none of its terms: %s, %s", (language, name, term) => {
    expect(termsOf(language, name, bag, { score: 0 })).not.toContain(term);
  });

  test.each([
    ["it", "Vite", "vite inox"],
    ["fr", "Bouilloire", "bouilloire inox"],
  ] as const)("has no preposition before steel: %s", (language, name, term) => {
    expect(termsOf(language, name, bag, { score: 0, facts: ["material=inox"] })).toContain(term);
  });

  test("is no maker's name", () => {
    expect(termsOf("fr", "Sarouel Gov Denim", bag, { score: 0, brand: "GOV DENIM" })).not.toContain(
      "sarouel en denim",
    );
    expect(termsOf("en", "Pan Set Non-stick", pans, { brand: "Alpenor" })[0]).toMatch(/pan/);
  });
});

test("a pastry that is called as slippers are has no other word for slippers", () => {
  const terms = termsOf("fr", "Chaussons aux pommes", "a-food-sweet-cakes-pastries", { score: 0.97 });
  expect(terms).toContain("chaussons aux pommes");
  expect(terms).not.toContain("pantoufles");
});
