import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { equivalents, measures, numbers, type Reading, removed, steels } from "./misread-statements.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

function stated(leaf: string, body: { product_name?: string; product_description: string }, wanted: string) {
  const answer = extract({
    query: {
      sales_channel: "channel_a",
      category_identifier: leaf,
      include_recommended: true,
      include_optional: true,
    },
    body,
  });
  return [...answer.required_attributes, ...answer.recommended_attributes, ...answer.optional_attributes]
    .filter(({ attribute }) => attribute.identifier === wanted)
    .flatMap(({ values }) => values.map(({ value, text }) => value?.identifier ?? text));
}

const listed = (readings: readonly Reading[]) =>
  readings.map(([leaf, text, attribute, ...values]) => [text, attribute, values, leaf] as const);

describe.each([
  ["what is removed", removed],
  ["numbers that go on", numbers],
  ["measures of other things", measures],
] as const)("%s", (_, readings) => {
  it.each(listed(readings))("of %j states %s %j", (text, attribute, values, leaf) => {
    expect(stated(leaf, { product_description: text }, attribute)).toEqual(values);
  });
});

describe("a coated steel", () => {
  it.each(listed(steels))("of %j is not stainless", (text, attribute, _, leaf) => {
    expect(stated(leaf, { product_description: text }, attribute)).not.toContain("stainless-steel");
  });
});

describe("a power that a lamp replaces", () => {
  it.each(listed(equivalents))("in %j is not its own", (text, attribute, values, leaf) => {
    expect(stated(leaf, { product_name: text, product_description: "" }, attribute)).toEqual(values);
  });
});

const drill = "a-garden-diy-tools-power-drills";
const tablet = "a-computers-devices-tablets-tablets";
const rugs = "a-home-textiles-rugs-rugs";
const bike = "a-sports-outdoor-cycling-mountain";
const covers = "a-home-textiles-cushions-cushion-covers";
const receiver = "a-electronics-audio-amplifiers-av";
const oil = "a-food-pantry-oils-olive";
const hub = "a-computers-peripherals-network-hubs";

const pots = "a-kitchen-cooking-pans-saucepans";

describe("the material of a part in a German compound", () => {
  it.each([
    ["Kochtopf 20 cm mit Edelstahlboden", "Topf aus Aluminium.", ["aluminium"]],
    ["Kochtopf 20 cm", "Topf aus Aluminium mit Glasdeckel.", ["aluminium"]],
    ["Kochtopf 20 cm", "Aus Aluminium. Holzgriff, Silikonrand.", ["aluminium"]],
    ["Stieltopf mit Holzstiel", "", []],
    ["Topf mit Glasdeckel", "Der Edelstahlboden ist dick.", []],
    ["Edelstahltopf 20 cm", "Mit Glasdeckel.", ["stainless-steel"]],
  ])("is not the thing's: %s, %s", (product_name, product_description, values) => {
    expect(stated(pots, { product_name, product_description }, "material")).toEqual(values);
  });
});

describe("another maker's technology", () => {
  it.each([
    ["RX 20 black", "AV receiver with HTC Connect and Bluetooth."],
    ["RX 20 black", "AV receiver that works with Samsung SmartThings."],
    ["RX 20 schwarz", "AV-Receiver, HTC Connect™ fähig."],
    ["RX 20 schwarz", "AV-Receiver, Google Assistant eingebaut."],
    ["RX 20 noir", "Ampli AV, HTC Connect et Bluetooth."],
    ["RX 20 noir", "Ampli AV, Google Cast intégré."],
    ["RX 20 nero", "Ricevitore AV, HTC Connect e Bluetooth."],
    ["RX 20 nero", "Ricevitore AV, Google Assistant integrato."],
  ])("is no brand: %s, %s", (product_name, product_description) => {
    expect(
      stated("a-electronics-audio-amplifiers-av", { product_name, product_description }, "brand"),
    ).toEqual([]);
  });
});

describe("a model", () => {
  it.each([
    [drill, "Akkuschrauber 2X2,0AH LI", []],
    [receiver, "1417001 AVR 2210 BKE2 SCHWARZ", ["AVR 2210 BKE2"]],
    [receiver, "SR 1406 N1SG SILBER", ["SR 1406 N1SG"]],
    [receiver, "DECK EXPRESS DJ SYSTEM MIT CD/MP3", []],
    [receiver, "Amplifier with CD/MP3", []],
    [receiver, "Ampli CD/MP3", []],
    [receiver, "Amplificatore CD/MP3/WMA", []],
    [tablet, "Samsung Galaxy Tab A SM-T550N", ["SM-T550N"]],
    [receiver, "Faretto LED IP68", []],
    [receiver, "Portable speaker waterproof IPX7", []],
    [receiver, "Fernseher Schwarz HDR400", []],
    [receiver, "Disque dur externe noir USB3.2", []],
    [receiver, "Altoparlante nero IPX5", []],
    [receiver, "2056250 MDX 1224 BLACK", ["MDX 1224"]],
  ])("of %s %j is a code", (leaf, name, models) => {
    expect(stated(leaf, { product_name: name, product_description: "" }, "model")).toEqual(models);
  });

  it.each([
    ["Model Name: SIX PORT USB HUB FOR ANDROID MOBILES", []],
    ["Model: Portable and Flexible", []],
    ["Modell: klein und handlich", []],
    ["Modèle : pratique et léger", []],
    ["Modello: pratico e leggero", []],
    ["Model: HX-20", ["HX-20"]],
  ])("of the line %j describes nothing", (line, models) => {
    expect(stated(hub, { product_description: line }, "model")).toEqual(models);
  });
});

describe("no brand", () => {
  it.each([
    [covers, "Kissenb. 40x40 Baumwolle grau"],
    [covers, "Kissenh. Baumwolle grau"],
    [rugs, "Teppich Kurzflor 160x230 cm grau"],
    [rugs, "Hochflor Teppich grau 160x230 cm"],
    [rugs, "Langflor Teppich 80x150 cm"],
    [receiver, "AVR-X 540 BT"],
    ["a-beauty-body-lotions-oils", "Juniper Berry Oil 10ml"],
    ["a-beauty-body-lotions-oils", "Juniperberry Oil 10ml"],
    [oil, "LATTA olio extravergine di oliva 5 L"],
    [oil, "Lattina olio extravergine di oliva 1 L"],
    [bike, "Mountain bike 26 cambio Shimano 21 velocità"],
    [bike, "Bicicletta da uomo con freni Shimano"],
    [bike, "Herren Mountainbike 29 Zoll Kettenschaltung Shimano"],
    [bike, "Mountain bike with gears by Shimano"],
    [bike, "VTT homme 27 dérailleur Shimano"],
  ])("of %s is in %j", (leaf, name) => {
    expect(stated(leaf, { product_name: name, product_description: "" }, "brand")).toEqual([]);
  });

  it.each([
    "Aluminium frame. 21-speed gears by Shimano.",
    "Rahmen aus Aluminium, Schaltung von Shimano.",
    "Cadre en aluminium, freins de Shimano.",
    "Telaio in alluminio, cambio Shimano.",
  ])("is the maker of a part in %j", (text) => {
    expect(stated(bike, { product_description: text }, "brand")).toEqual([]);
  });
});

it("quotes an age from the beginning of its range", () => {
  const query = {
    sales_channel: "channel_a",
    category_identifier: "a-toys-play-building-wooden-blocks",
    include_recommended: true,
    include_optional: true,
  } as const;
  const answer = extract({ query, body: { product_description: "Gioco per bambini da 3 a 12 anni" } });
  const all = [
    ...answer.required_attributes,
    ...answer.recommended_attributes,
    ...answer.optional_attributes,
  ];
  const texts = all
    .filter(({ attribute }) => attribute.identifier === "min_age")
    .flatMap(({ values }) => values.map(({ text }) => text));
  expect(texts).toEqual(["3 a 12 anni"]);
});

describe("a labelled power", () => {
  const bulb = "a-home-lighting-bulbs-led";
  it.each([
    "Power: 11 W, equivalent to 75 W",
    "Leistung: 11 W (entspricht 75 W)",
    "Leistung: 11 W, ersetzt 75 W",
    "Puissance : 11 W, équivalent 75 W",
    "Potenza: 11 W, equivalente a 75 W",
  ])("of %j is the lamp's own", (text) => {
    expect(stated(bulb, { product_description: text }, "power")).toEqual(["11 W"]);
  });
});

describe("a material that a surface or a part has", () => {
  const bed = "a-home-furniture-bedroom-beds-frames";
  it.each([
    [bed, "Bed in decor oak."],
    [bed, "Bett in Dekor Eiche."],
    [bed, "Bett mit Oberfläche Dekor Buche."],
    [pots, "Tappo in bambù."],
    [pots, "Cartuccia in ceramica."],
    [pots, "Bouchon en liège."],
    [pots, "Stopfen aus Silikon."],
    [pots, "Stopper in silicone."],
  ])("of %s is not the product's in %j", (leaf, text) => {
    expect(stated(leaf, { product_description: text }, "material")).toEqual([]);
  });
});

it.each([
  ["A-R 630 MK 2-B", "A-R 630 MK 2-B"],
  ["Receiver A-R 630 MK 2-B", "A-R 630 MK 2-B"],
  ["Verstärker X-P 210 SE 3-C", "X-P 210 SE 3-C"],
  ["Ampli X-P 210 SE 3-C", "X-P 210 SE 3-C"],
  ["Amplificatore X-P 210 SX 3-C", "X-P 210 SX 3-C"],
])("counts what a hyphen joins as one word of a model in %j", (name, model) => {
  expect(stated(receiver, { product_name: name, product_description: "" }, "model")).toEqual([model]);
});
