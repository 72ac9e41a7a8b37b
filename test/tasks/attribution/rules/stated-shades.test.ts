import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { valuesOf } from "./values-of.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

interface Row {
  readonly language: Language;
  readonly name?: string;
  readonly description?: string;
  readonly facts?: readonly (readonly [label: string, text: string])[];
}

function read(leaf: string, wanted: string, { language, name = "", description = "", facts = [] }: Row) {
  const reviews: string[] = [];
  const levels = { include_recommended: true, include_optional: true };
  const query = { sales_channel: "channel_a", category_identifier: leaf, ...levels } as const;
  const evidence = { language, facts: facts.map(([label, text]) => ({ label, text })) };
  const body = { product_name: name, product_description: description };
  const answer = extract({ query, body }, { evidence, onReview: ({ reason }) => reviews.push(reason) });
  const texts = [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes]
    .flat()
    .filter(({ attribute }) => attribute.identifier === wanted)
    .flatMap(({ values }) => values.map(({ text, written }) => written ?? text));
  return { texts, reviews };
}

const jumpers = "a-fashion-women-knitwear-jumpers";
const earrings = "a-jewellery-pieces-earrings-hoops";
const bricks = "a-toys-play-building-bricks";
const sleeping = "a-toys-baby-nursery-sleeping-bags";
const switches = "a-computers-peripherals-network-switches";
const supplies = "a-computers-components-cases-psu";
const pads = "a-automotive-parts-spares-brake-pads";

describe("what a column calls a shade", () => {
  it.each([
    ["en", "Colour", "Heather Grey", ["Heather Grey"]],
    ["en", "Colour", "Hi Vis Yellow", ["Hi Vis Yellow"]],
    ["en", "Color", "french blue/bright orange", ["french blue", "bright orange"]],
    ["en", "Colour", "Olive Green", ["Olive Green"]],
    ["en", "Colour", "Dusty Pink | Charcoal Black", ["Dusty Pink", "Charcoal Black"]],
    ["de", "Farbe", "Pastell Blau", ["Pastell Blau"]],
    ["de", "Farbe", "Signal Gelb", ["Signal Gelb"]],
    ["de", "Farbe", "Zartes Rosa", ["Zartes Rosa"]],
    ["de", "Farbe", "Pflaume Lila/Weiß", ["Pflaume Lila", "Weiß"]],
    ["de", "Farbe", "Schiefer Grau", ["Schiefer Grau"]],
    ["fr", "Couleur", "Vert sauge", ["Vert sauge"]],
    ["fr", "Coloris", "Bleu canard", ["Bleu canard"]],
    ["fr", "Couleur", "Gris chiné", ["Gris chiné"]],
    ["fr", "Couleur", "Jaune fluo / Noir", ["Jaune fluo", "Noir"]],
    ["fr", "Couleur", "Rose poudré", ["Rose poudré"]],
    ["it", "Colore", "Verde salvia", ["Verde salvia"]],
    ["it", "Colore", "Grigio melange", ["Grigio melange"]],
    ["it", "Colore", "Giallo fluo", ["Giallo fluo"]],
    ["it", "Colore", "Rosa cipria/Nero", ["Rosa cipria", "Nero"]],
    ["it", "Colore", "Blu petrolio", ["Blu petrolio"]],
    ["de", "Farbe", "07 Rosa Traum", ["07 Rosa Traum"]],
    ["en", "Colour", "03 Red Velvet", ["03 Red Velvet"]],
    ["fr", "Teinte", "05 Rouge Passion", ["05 Rouge Passion"]],
    ["it", "Tinta", "05 Rosso Passione", ["05 Rosso Passione"]],
  ] as const)("in %s %s is whole: %j", (language, label, text, shades) => {
    expect(read(jumpers, "color", { language, facts: [[label, text]] }).texts).toEqual(shades);
  });

  it.each([
    ["en", "Colour", "Grey with stripes on the sleeves", "Grey"],
    ["de", "Farbe", "Grau mit Streifen am Ärmel", "Grau"],
    ["fr", "Couleur", "Gris avec rayures", "Gris"],
    ["it", "Colore", "Grigio con righe", "Grigio"],
  ] as const)("in %s %s keeps what it is of %j", (language, label, text, shade) => {
    expect(read(jumpers, "color", { language, facts: [[label, text]] }).texts).toEqual([shade]);
  });

  it.each([
    ["en", "Metal", "9ct Yellow Gold"],
    ["en", "Metal", "18k Rose Gold"],
    ["de", "Metall", "Gelbgold"],
    ["fr", "Métal", "Or jaune"],
    ["it", "Metallo", "Oro giallo"],
  ] as const)("in %s %s is the alloy %j", (language, label, text) => {
    expect(read(earrings, "metal", { language, facts: [[label, text]] }).texts).toEqual([text]);
  });
});

describe("two ages from which on one product is", () => {
  it.each([
    ["en", "Bricks tractor 344 pieces 7 years", "344 pieces. From 6 years."],
    ["de", "Bausteine Traktor 7 Jahre", "344 Teile. Ab 6 Jahren."],
    ["fr", "Briques tracteur 7 ans", "344 pièces. Dès 6 ans."],
    ["it", "Mattoncini trattore 7 anni", "344 pezzi. Da 6 anni."],
  ] as const)("are not written in %s, and somebody is asked: %j", (language, name, description) => {
    const { texts, reviews } = read(bricks, "min_age", { language, name, description });
    if (texts.length > 0) expect(texts).toHaveLength(1);
    else expect(reviews.join(" ")).toContain("several ages");
  });

  it.each([
    ["en", "Bricks tractor", "344 pieces. From 6 years."],
    ["de", "Bausteine Traktor", "344 Teile. Ab 6 Jahren."],
    ["fr", "Briques tracteur 6 ans", "344 pièces. Dès 6 ans."],
    ["it", "Mattoncini trattore", "344 pezzi. Da 6 anni."],
  ] as const)("are one where they are alike in %s: %j", (language, name, description) => {
    const { texts, reviews } = read(bricks, "min_age", { language, name, description });
    expect(texts.length).toBeGreaterThan(0);
    expect(reviews).toEqual([]);
  });
});

it.each([
  ["Schlafsack für Babys von 6-18 Monaten", "6-18 Monate"],
  ["Schlafsack 12-24 Monaten", "12-24 Monate"],
  ["Schlafsack 6-18 Monate", "6-18 Monate"],
])("cuts a time without its preposition into the plain case: %j", (description, age) => {
  const { texts } = read(sleeping, "min_age", { language: "de", description });
  if (texts.length > 0) expect(texts).toEqual([age]);
});

it.each([
  ["USB-C Hub 7in1 4K HDMI", []],
  ["USB-C Hub 7-in-1 4K", []],
  ["Switch HDMI X3 schwarz", []],
  ["Switch TL-SG105 Gigabit", ["TL-SG105"]],
  ["Switch GS308E Gigabit", ["GS308E"]],
] as const)("the model of %j is %j", (name, model) => {
  expect(read(switches, "model", { language: "de", name }).texts).toEqual(model);
});

it.each([
  ["en", "Power supply Hidi BZ-650 80Plus Bronze"],
  ["de", "Netzteil Hidi BZ-650 80 Plus Bronze"],
  ["fr", "Alimentation Hidi BZ-650 80Plus Bronze"],
  ["it", "Alimentatore Hidi BZ-650 80 Plus Bronze"],
] as const)("in %s the certificate is no part of the model of %j", (language, name) => {
  expect(read(supplies, "model", { language, name }).texts).toEqual(["BZ-650"]);
});

it.each([
  ["en", "Ports", "RJ45 x 5", ["5"]],
  ["de", "Ports", "RJ45 x 8", ["8"]],
  ["fr", "Nombre de ports", "RJ45 x 5", ["5"]],
  ["it", "Porte", "RJ45 x 24", ["24"]],
  ["it", "Porte", "100/1000 Mbps x 5, SFP x 1", []],
  ["it", "Porte", "5", ["5"]],
] as const)("in %s %s counts them in %j: %j", (language, label, text, counts) => {
  expect(read(switches, "port_count", { language, facts: [[label, text]] }).texts).toEqual(counts);
});

it.each([
  ["en", "Brake pads front VW Golf MK7 1.6TDI 2012-2020", ["VW Golf MK7 1.6TDI 2012-2020"]],
  ["de", "Bremsbeläge VW Golf V, Touran", ["VW Golf V", "Touran"]],
  ["de", "Bremsbeläge VW Golf VII (2012-2020)", ["VW Golf VII (2012-2020)"]],
  ["fr", "Plaquettes Renault Clio IV (2012-2019)", ["Renault Clio IV (2012-2019)"]],
  ["it", "Pastiglie freno Fiat Panda III 2012-2021", ["Fiat Panda III 2012-2021"]],
  ["de", "Bremsbeläge VW Golf V, vorne", ["VW Golf V"]],
] as const)("in %s the vehicles of %j are %j", (language, name, vehicles) => {
  expect(read(pads, "compatible_with", { language, name }).texts).toEqual(vehicles);
});

it.each([
  ["en", "a-automotive-parts-tyres-car", "tyre_season", "Car tyre", "Summer tyre 205/55 R16."],
  ["de", "a-automotive-parts-tyres-car", "tyre_season", "Autoreifen", "Sommerreifen 205/55 R16."],
  ["fr", "a-automotive-parts-tyres-car", "tyre_season", "Pneu", "Pneu tourisme été 205/55 R16."],
  ["it", "a-automotive-parts-tyres-car", "tyre_season", "Pneumatico", "Pneumatico estivo 205/55 R16."],
  ["en", "a-toys-baby-travel-car-seats", "car_seat_standard", "Car seat", "Approved to R129."],
  ["de", "a-toys-baby-travel-car-seats", "car_seat_standard", "Autokindersitz", "Zugelassen nach R129."],
  ["fr", "a-toys-baby-travel-car-seats", "car_seat_standard", "Siège auto", "Homologué R129."],
  ["it", "a-toys-baby-travel-car-seats", "car_seat_standard", "Seggiolino auto", "Omologato R129."],
  ["en", "a-food-pantry-oils-olive", "cooking_oil_type", "Extra virgin olive oil 5 l", ""],
  ["de", "a-food-pantry-oils-olive", "cooking_oil_type", "Natives Olivenöl extra 5 l", ""],
  ["fr", "a-food-pantry-oils-olive", "cooking_oil_type", "Huile d’olive vierge extra 5 l", ""],
  ["it", "a-food-pantry-oils-olive", "cooking_oil_type", "Olio d’oliva 5 l", ""],
] as const)("in %s of %s reads the %s: %j %j", (language, leaf, wanted, name, description) => {
  expect(read(leaf, wanted, { language, name, description }).texts).toHaveLength(1);
});

it("leaves an extra virgin oil what it is", () => {
  const row = { language: "it", name: "Olio extravergine di oliva 5 l" } as const;
  expect(read("a-food-pantry-oils-olive", "oil_extraction", row).texts).toEqual(["extravergine"]);
});

describe("two colours before a part", () => {
  it.each([
    ["en", "Round dial, blue and red strap", []],
    ["en", "Watch with white and gold buckle", []],
    ["en", "Jumper with green and navy trim", []],
    ["en", "Black and red sole", []],
    ["en", "Red and white lining", []],
    ["de", "Blau und rot Riemen", []],
    ["de", "Weiß und gold Schnalle", []],
    ["de", "Grün und navy Paspel", []],
    ["de", "Schwarz und rot Griffe", []],
    ["de", "Rot und weiß Futter", []],
    ["en", "Blue and red jumper", ["Blue", "red"]],
    ["de", "Pullover in Blau und Rot", ["Blau", "Rot"]],
    ["fr", "Pull bleu et rouge", ["bleu", "rouge"]],
    ["it", "Maglione blu e rosso", ["blu", "rosso"]],
  ] as const)("in %s: %s", (language, description, colours) => {
    expect(read(jumpers, "color", { language, description }).texts).toEqual(colours);
  });
});

describe("a column of several colours", () => {
  it.each([
    ["en", "Colours", "Yellow/Navy, Orange/Navy", ["Yellow/Navy", "Orange/Navy"]],
    ["de", "Farbe", "Rot/Schwarz, Blau/Schwarz", ["Rot/Schwarz", "Blau/Schwarz"]],
    ["fr", "Couleur", "rouge/noir ; bleu/noir", ["rouge/noir", "bleu/noir"]],
    ["it", "Colore", "rosso/nero, blu/nero", ["rosso/nero", "blu/nero"]],
    ["en", "Colour", "cream, terracotta", ["cream", "terracotta"]],
    ["de", "Farbe", "creme, terrakotta", ["creme", "terrakotta"]],
    ["fr", "Couleur", "crème, terracotta", ["crème", "terracotta"]],
    ["it", "Colore", "crema, terracotta", ["crema", "terracotta"]],
    ["en", "Colour", "orange-white", ["orange", "white"]],
    ["de", "Farbe", "orange-weiß", ["orange", "weiß"]],
    ["fr", "Couleur", "orange-blanc", ["orange", "blanc"]],
    ["it", "Colore", "arancione-bianco", ["arancione", "bianco"]],
    ["de", "Farbe", "Grau-Blau", ["Grau-Blau"]],
    ["fr", "Couleur", "Gris-bleu", ["Gris-bleu"]],
    ["de", "Farbe", "Anthrazit-Melange", ["Anthrazit-Melange"]],
    // Of one thing both are its colours, and a surface or a pattern is none.
    ["en", "Colour", "black/white", ["black", "white"]],
    ["de", "Farbe", "schwarz/black, weiß/white", ["schwarz", "weiß"]],
    ["en", "Colour", "black, matt", ["black"]],
    ["de", "Farbe", "schwarz, gepunktet", ["schwarz"]],
    ["fr", "Couleur", "noir, à pois", ["noir"]],
    ["it", "Colore", "nero, stelline", ["nero"]],
    ["it", "Colore", "Stelline", []],
  ] as const)("%s, %s: %s", (language, label, cell, expected) => {
    const { texts } = read(jumpers, "color", { language, name: "Norda", facts: [[label, cell]] });
    expect(texts.toSorted()).toEqual([...expected].toSorted());
  });
});

describe("a column of materials beside the handle's", () => {
  const knives = "a-kitchen-cooking-knives-steak";
  it.each([
    ["en", "Material", "Stainless steel / plastic"],
    ["de", "Material", "Edelstahl / Kunststoff"],
    ["fr", "Matière", "Acier inox / plastique"],
    ["it", "Materiale", "Acciaio inox / plastica"],
  ] as const)("in %s: %s %s", (language, label, cell) => {
    const row = { language, name: "Norda", facts: [[label, cell]] } as const;
    expect(read(knives, "handle_material", row).texts).toEqual([]);
  });

  it("is the handle's where there is one alone", () => {
    const row = { language: "de", name: "Norda", facts: [["Griff", "Kunststoff"]] } as const;
    expect(read(knives, "handle_material", row).texts).toEqual(["Kunststoff"]);
  });
});

describe("a column of colours with a shade that no list has", () => {
  const cushions = "a-home-textiles-cushions-cushions";
  it.each([
    ["Moosgrün", "green"],
    ["Taubenblau", "blue"],
    ["Karminrot", "red"],
    ["Perlweiß", "white"],
    ["Dunkelgr.", undefined],
    ["Hellgr.", undefined],
  ] as const)("%s", (cell, expected) => {
    const asked = { language: "de", leaf: cushions, attribute: "color", name: "Kissen" } as const;
    const [found] = valuesOf({ ...asked, facts: [["Farbe", cell]] });
    expect(found?.value?.identifier).toBe(expected);
  });
});

describe("steel in a column of colours", () => {
  const pans = "a-kitchen-cooking-pans-frying";
  it.each([
    ["en", "Colour", "stainless steel"],
    ["de", "Farbe", "Edelstahl"],
    ["fr", "Couleur", "inox"],
    ["it", "Colore", "acciaio inox"],
  ] as const)("in %s: %s %s", (language, label, cell) => {
    const row = { language, leaf: pans, name: "Norda 28 cm", facts: [[label, cell]] } as const;
    expect(valuesOf({ ...row, attribute: "color" })).toEqual([]);
    expect(valuesOf({ ...row, attribute: "material" }).map(({ text }) => text)).toEqual([cell]);
  });
});
