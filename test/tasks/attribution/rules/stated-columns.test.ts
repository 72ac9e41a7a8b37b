import { expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

interface Row {
  readonly name: string;
  readonly brand?: string;
  readonly facts?: readonly (readonly [string, string])[];
}

/** Texts of an attribute's values. */
function textsOf(category: string, attribute: string, { name, brand, facts = [] }: Row): readonly string[] {
  const evidence = { facts: facts.map(([label, text]) => ({ label, text })), ...(brand && { brand }) };
  const query = {
    ...{ sales_channel: "channel_a" as const, category_identifier: category },
    ...{ include_recommended: true, include_optional: true },
  };
  const body = { product_name: name, product_description: "" };
  const answer = extract({ query, body }, { evidence });
  return [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes]
    .flat()
    .filter(({ attribute: found }) => found.identifier === attribute)
    .flatMap(({ values }) => values.map(({ text }) => text));
}

const laptops = "a-computers-devices-laptops";
const novels = "a-media-books-fiction-literary";
const washers = "a-appliances-large-washing-machines";
const mixes = "a-food-pantry-baking-mixes";
const jumpers = "a-fashion-women-knitwear-jumpers";
const nappies = "a-toys-baby-diapers-pants";
const biscuits = "a-food-sweet-biscuits";
const pasta = "a-food-pantry-pasta-pasta";

it.each([
  "LAPTOP 15.6 FHD I5-1235U 16GB 512SSD",
  "Notebook 15,6 i7-1355U 16GB schwarz",
  "Ordinateur portable i5-1235U gris",
  "Computer portatile i3-1215U grigio",
  "Laptop i9-13900H silver",
])("takes the processor of %j for no model", (name) => {
  expect(textsOf(laptops, "model", { name })).toEqual([]);
});

it.each([
  ["Monitor Gaming Nilox NXM27FHD112 27 100 Hz", "NXM27FHD112"],
  ["Monitor AOC 24B35HM2 23,8 Full HD", "24B35HM2"],
  ["Monitor Dell P2723DE 27 schwarz", "P2723DE"],
  ["Écran iiyama XUB2792QSU 27 noir", "XUB2792QSU"],
  ["Monitor LG 27UP850N 27 4K", "27UP850N"],
])("leaves the size of the screen out of the model of %j", (name, model) => {
  expect(textsOf("a-computers-devices-monitors", "model", { name })).toEqual([model]);
});

it.each(["Penguin", "Hedgerow Press", "Kranich Verlag", "Éditions du Tilleul", "Giunti"])(
  "takes %j of a book for its publisher",
  (brand) => {
    expect(textsOf(novels, "brand", { name: "L'été - Roman", brand })).toEqual([]);
    expect(textsOf(novels, "publisher", { name: "L'été - Roman", brand })).toEqual([brand]);
  },
);

it.each([
  ["Celebrations, Mars", "Celebrations"],
  ["Migros Sélection,Migros", "Migros Sélection"],
  ["Coop; Naturaplan", "Coop"],
  ["Barilla|Mulino Bianco", "Barilla"],
  ["Marks & Spencer", "Marks & Spencer"],
  ["Pasta Bros.", "Pasta Bros."],
  ["Mulino Secco S.p.A.", "Mulino Secco S.p.A."],
  ["Seifen Co.", "Seifen Co."],
  ["Garofalo.", "Garofalo"],
])("takes of the brands %j the first", (brand, first) => {
  expect(textsOf(pasta, "brand", { name: "Penne", brand })).toEqual([first]);
});

it.each([
  ["Dessert mix", "4 x 85 g", "4 x 85 g"],
  ["Backmischung", "2 x 500 g", "2 x 500 g"],
  ["Préparation gâteau", "3 x 150 g", "3 x 150 g"],
  ["Preparato per torte", "6x100 g", "6x100 g"],
  ["Cake mix", "85 g", "85 g"],
])("has the weight of all that is in a pack of %s: %s", (name, text, weight) => {
  expect(textsOf(mixes, "net_weight", { name, facts: [["Net weight", text]] })).toEqual([weight]);
});

it.each([
  [jumpers, "Women's jumper", "Size", "12"],
  [nappies, "Nappy pants", "Size", "5"],
  [nappies, "Windelhosen", "Größe", "5"],
  [nappies, "Couches-culottes", "Taille", "5"],
  [nappies, "Pannolini mutandina", "Taglia", "5"],
])("finds in %s of %s the column %s %s", (category, name, label, text) => {
  expect(textsOf(category, "size", { name, facts: [[label, text]] })).toEqual([text]);
});

it.each([
  ["Lavatrice 9KG 1400G inverter", ["9KG"]],
  ["Lave-linge 8 kg 1400 g", ["8 kg"]],
  ["Lavatrice 7 kg 1200G", ["7 kg"]],
  ["Waschmaschine 9 kg 1400 U", ["9 kg"]],
  ["Washing machine 10kg", ["10kg"]],
])("takes the turns a minute of %j for no load", (name, load) => {
  expect(textsOf(washers, "load_capacity", { name })).toEqual(load);
});

it.each(["Grams", "grams", "Variant Grams", "variant grams"])(
  "takes the parcel's %s for no net weight",
  (label) => {
    for (const text of ["500", "500 g"])
      expect(textsOf(pasta, "net_weight", { name: "Penne", facts: [[label, text]] })).toEqual([]);
  },
);

/** Identifiers of the attributes that are found where nobody asked for more than the required ones. */
function unaskedOf(category: string, name: string, columns: Readonly<Record<string, string>>) {
  const facts = Object.entries(columns).map(([label, text]) => ({ label, text }));
  const query = {
    ...{ sales_channel: "channel_a" as const, category_identifier: category },
    ...{ include_recommended: false, include_optional: false },
  };
  const body = { product_name: name, product_description: "" };
  const answer = extract({ query, body }, facts.length === 0 ? {} : { evidence: { facts } });
  return [...answer.recommended_attributes, ...answer.optional_attributes].map(
    ({ attribute, values }) =>
      `${attribute.identifier}=${values.map(({ value, text }) => value?.identifier ?? text)}`,
  );
}

it.each([
  ["Spinning reel", { Colour: "black", Weight: "295 g" }, ["color=black", "weight=295 g"]],
  ["Spinnrolle", { Farbe: "schwarz", Gewicht: "295 g" }, ["color=black", "weight=295 g"]],
  ["Moulinet", { Couleur: "noir", Poids: "295 g" }, ["color=black", "weight=295 g"]],
  ["Mulinello", { Colore: "nero", Peso: "295 g" }, ["color=black", "weight=295 g"]],
] as const)("gives of %j what the row's own columns state, whatever the level", (name, columns, expected) => {
  expect(unaskedOf("a-sports-outdoor-fishing-reels", name, columns)).toEqual(
    expect.arrayContaining([...expected]),
  );
});

it("gives of a text and of columns that only have an attribute's name in theirs what was asked for alone", () => {
  expect(unaskedOf("a-sports-outdoor-fishing-reels", "Black aluminium reel", {})).toEqual([]);
  expect(unaskedOf(laptops, "Notebook", { scenario_design_power: "4.5 W" })).toEqual([]);
});

it.each([
  ["Secateurs", { Material: "Carbon steel" }, "material=metal"],
  ["Gartenschere", { Material: "Kohlenstoffstahl" }, "material=metal"],
  ["Sécateur", { Matière: "Acier au carbone" }, "material=metal"],
  ["Forbici", { Materiale: "Acciaio al carbonio" }, "material=metal"],
  ["Secateurs", { Material: "Carbon" }, "material=carbon"],
  ["Rohrschelle", { Werkstoff: "1.4301" }, "material=stainless-steel"],
  ["Clamp", { Material: "AISI 316" }, "material=stainless-steel"],
] as const)("reads of %j the alloy in %j as %s", (name, columns, expected) => {
  expect(unaskedOf("a-garden-outdoor-watering-pruners", name, columns)).toContain(expected);
});

it.each([
  ["Allergens", "milk, may cont. nuts", ["milk"]],
  ["Allergene", "Milch, kann enth. Haselnüsse", ["Milch"]],
  ["Allergènes", "lait, peut cont. fruits à coque", ["lait"]],
  ["Allergeni", "latte, può cont. frutta a guscio", ["latte"]],
  ["Allergènes", "lait, fruits à coque", ["lait", "fruits à coque"]],
  ["Allergeni", "latte, frutta a guscio", ["latte", "frutta a guscio"]],
] as const)("a trace is no allergen contained: %s: %s", (label, text, allergens) => {
  expect(textsOf(biscuits, "allergens", { name: "Norda", facts: [[label, text]] })).toEqual(allergens);
});

it.each([
  ["Norda 14-q100 Laptop", ["Norda"]],
  ["Laptop 14-q100", ["Norda", "Intel"]],
] as const)("of two brands in columns the one that the name begins with: %s", (name, brands) => {
  const facts = [
    ["Brand", "Norda"],
    ["Brand", "Intel"],
  ] as const;
  expect(textsOf(laptops, "brand", { name, facts })).toEqual(brands);
});

it.each([
  ["Colore", "giallo, verde, rosa, arancio", ["giallo", "verde", "rosa", "arancio"]],
  ["Schreibfarbe", "gelb, grün, rosa", ["gelb", "grün", "rosa"]],
  ["Ink colour", "yellow, green, pink", ["yellow", "green", "pink"]],
  ["Couleur d'écriture", "jaune, vert, rose", ["jaune", "vert", "rose"]],
] as const)("all colours of a set of pens: %s: %s", (label, text, colors) => {
  expect(
    textsOf("a-office-writing-pens-highlighters", "ink_color", {
      name: "Norda",
      facts: [[label, text]],
    }),
  ).toEqual(colors);
});

it.each([
  ["internal_memory", "2 GB", []],
  ["Interner Speicher", "1,5 GB", []],
  ["Mémoire interne", "512 Mo", []],
  ["Memoria interna", "4 GB", []],
  ["internal_memory", "64 GB", ["64 GB"]],
  ["Interner Speicher", "32 GB", ["32 GB"]],
  ["Mémoire interne", "128 Go", ["128 Go"]],
  ["Memoria interna", "16 GB", ["16 GB"]],
  ["Storage capacity", "4 GB", ["4 GB"]],
] as const)("a small internal memory is no storage: %s: %s", (label, text, values) => {
  const row = { name: "Norda tablet", facts: [[label, text]] as const };
  expect(textsOf("a-computers-devices-tablets-tablets", "storage_capacity", row)).toEqual(values);
});

it.each([
  ["Size", '34"'],
  ["Größe", '34"'],
  ["Taille", '34"'],
  ["Taglia", '34"'],
  ["Size", "34"],
] as const)("a size in inches is a size: %s: %s", (label, text) => {
  const row = { name: "Norda leather belt", facts: [[label, text]] as const };
  expect(textsOf("a-fashion-accessories-belts-belts", "size", row)).toEqual([text]);
});
