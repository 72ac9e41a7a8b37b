import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

function answerOf(leaf: string, name: string, description = "") {
  const answer = extract({
    query: {
      sales_channel: "channel_a",
      category_identifier: leaf,
      include_recommended: true,
      include_optional: true,
    },
    body: { product_name: name, product_description: description },
  });
  const all = [
    ...answer.required_attributes,
    ...answer.recommended_attributes,
    ...answer.optional_attributes,
  ];
  const stated = (identifier: string) =>
    all
      .find(({ attribute }) => attribute.identifier === identifier)
      ?.values.map(({ value, text }) => value?.identifier ?? text) ?? [];
  return { stated, missing: answer.missing_attributes.map(({ identifier }) => identifier) };
}

const leads = "a-pets-accessories-collars-leads";
const headphones = "a-electronics-audio-headphones-over-ear";

describe("a brand without a label", () => {
  it.each([
    [headphones, "Sennheiser over-ear headphones, black", "", "Sennheiser"],
    [headphones, "Brumwick HX-20 over-ear headphones", "", "Brumwick"],
    [headphones, "137044 ROC BLACK OVER-EAR", "Der Kopfhörer von Sennheiser klingt gut.", "Sennheiser"],
    [leads, "Guinzaglio per cani Trixie Premium", "", "Trixie"],
    [leads, "everwuff Leine für Hunde", "", "everwuff"],
    ["a-kitchen-dining-mugs-mugs", "Keramiktasse mit Blumenmuster", "", undefined],
    ["a-kitchen-dining-mugs-mugs", "Blue mug with handle", "", undefined],
    ["a-computers-printing-ink-cartridges", "Ink cartridge for Canon printers", "", undefined],
    ["a-media-books-fiction-literary", "Ombrelune, roman", "", undefined],
  ])("of %s named %j is read", (leaf, name, description, brand) => {
    expect(answerOf(leaf, name, description).stated("brand")).toEqual(brand === undefined ? [] : [brand]);
  });

  it("keeps its words from other attributes", () => {
    const { stated } = answerOf("a-beauty-body-lotions-oils", "Bio-Oil Hautpflegeöl 125 ml");
    expect([stated("brand"), stated("claims")]).toEqual([["Bio-Oil"], []]);
  });
});

describe("a model without a label", () => {
  it.each([
    ["Brumwick HX-20 over-ear headphones", ["HX-20"]],
    ["2056250 MDX 1224 BLACK", ["MDX 1224"]],
    ["Over-ear headphones, 2-in-1, 40 mm", []],
  ])("is read in %j", (name, models) => {
    expect(answerOf(headphones, name).stated("model")).toEqual(models);
  });
});

describe("a required attribute without a value", () => {
  it("is missing where no word may state it", () => {
    expect(answerOf(headphones, "Black headphones with microphone").missing).toEqual(
      expect.arrayContaining(["brand", "model"]),
    );
  });

  it("is not called missing where unknown words may", () => {
    const { missing } = answerOf(headphones, "ZARQUON MAXIMO headphones");
    expect(missing).not.toContain("brand");
    expect(missing).not.toContain("model");
  });
});

describe("a flavour", () => {
  it("is not what the product is", () => {
    expect(answerOf("a-food-fresh-dairy-cheese", "Formaggio duro italiano").stated("flavour")).toEqual([]);
  });
});

describe("a standard is no model", () => {
  it.each([
    ["a-electronics-audio-speakers-bluetooth", "Lautsprecher wasserfest IPX7"],
    ["a-computers-components-drives-external", "Externe Festplatte schwarz USB3.2"],
    ["a-computers-devices-monitors", "Monitor schwarz HDR400"],
    ["a-computers-devices-monitors", "Black monitor HDR400"],
    ["a-electronics-audio-speakers-bluetooth", "Waterproof speaker IPX7"],
    ["a-computers-devices-monitors", "Écran noir HDR400"],
    ["a-electronics-audio-speakers-bluetooth", "Enceinte étanche IPX7"],
    ["a-computers-devices-monitors", "Schermo nero HDR400"],
    ["a-electronics-audio-speakers-bluetooth", "Cassa impermeabile IPX7"],
  ])("%s: %s", (leaf, name) => {
    expect(answerOf(leaf, name).stated("model")).toEqual([]);
  });
});

describe("the width of a processor's words is no memory", () => {
  it.each([
    ["Smartphone", "Der Prozessor rechnet mit 64-bit.", []],
    ["Smartphone", "The processor works with 64 bits.", []],
    ["Smartphone", "Le processeur calcule en 64 bits.", []],
    ["Smartphone", "Il processore lavora a 64 bit.", []],
    ["Smartphone 64 GB", "Der Prozessor rechnet mit 64-bit.", ["64 GB"]],
  ])("%s: %s", (name, text, stated) => {
    expect(answerOf("a-electronics-phones-smartphones", name, text).stated("storage_capacity")).toEqual(
      stated,
    );
  });
});

describe("a sum of two volumes", () => {
  it.each([
    ["Trekkingrucksack Alva 45+10 Liter", "45+10 Liter"],
    ["Trekking backpack Alva 45 + 10 l", "45 + 10 l"],
    ["Sac à dos Alva 45+10 litres", "45+10 litres"],
    ["Zaino Alva 45+10 litri", "45+10 litri"],
  ])("is one value: %s", (name, volume) => {
    expect(answerOf("a-sports-outdoor-camping-backpacks", name).stated("volume")).toEqual([volume]);
  });
});
