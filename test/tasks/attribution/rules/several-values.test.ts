import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const dumbbells = "a-sports-fitness-equipment-weights";
const blouses = "a-fashion-women-blouses-shirts";
const pads = "a-automotive-parts-spares-brake-pads";
const kettles = "a-appliances-kitchen-kettles-kettles";
const dehumidifiers = "a-appliances-home-climate-dehumidifiers";
const shoes = "a-sports-fitness-shoes-running";
const honey = "a-food-breakfast-spreads-honey";

function textsOf(asked: Parameters<typeof valuesOf>[0]): readonly string[] {
  return valuesOf(asked).map(({ text }) => text);
}

describe("a column of materials", () => {
  it.each([
    ["en", "Material", "Cast iron, neoprene", ["Cast iron", "neoprene"]],
    ["en", "Material", "Cast iron, painted", ["Cast iron"]],
    ["de", "Material", "Gusseisen, Neopren", ["Gusseisen", "Neopren"]],
    ["de", "Material", "Gusseisen, lackiert", ["Gusseisen"]],
    ["fr", "Matière", "Fonte, néoprène", ["Fonte", "néoprène"]],
    ["fr", "Matière", "Fonte, laquée", ["Fonte"]],
    ["it", "Materiale", "Ghisa, neoprene", ["Ghisa", "neoprene"]],
    ["it", "Materiale", "Ghisa, verniciata", ["Ghisa"]],
  ] as const)("states all of several, in %s: %s %s", (language, label, text, texts) => {
    const facts = [[label, text]] as const;
    expect(textsOf({ language, leaf: dumbbells, attribute: "material", name: "XR 12", facts })).toEqual(
      texts,
    );
  });
});

describe("a size beside a length", () => {
  it.each([
    ["en", "Length in UK 12: 64 cm", []],
    ["de", "Länge in Gr. 40: 66 cm", []],
    ["de", "Größe 40. Länge: 66 cm", ["Größe 40"]],
    ["fr", "Longueur en taille 40 : 66 cm", []],
    ["fr", "Taille 40. Longueur : 66 cm", ["40"]],
    ["it", "Lunghezza in taglia 44: 66 cm", []],
  ] as const)("is the one that was measured, in %s: %s", (language, description, texts) => {
    expect(textsOf({ language, leaf: blouses, attribute: "size", name: "Mara", description })).toEqual(texts);
  });
});

describe("vehicles joined by a stroke", () => {
  it.each([
    ["de", "Bremsbeläge vorn CLIO IV/CAPTUR 1.5 DCI", ["CLIO IV", "CAPTUR 1.5 DCI"]],
    ["de", "Bremsbeläge A3/GOLF VII 1.6-2.0 TDI", ["A3", "GOLF VII 1.6-2.0 TDI"]],
    ["fr", "Plaquettes CLIO IV/CAPTUR 1.5 DCI", ["CLIO IV", "CAPTUR 1.5 DCI"]],
    ["fr", "Plaquettes CLIO IV/NOIR", ["CLIO IV"]],
    ["en", "Brake pads GOLF VII 1.6 TDI", ["GOLF VII 1.6 TDI"]],
    ["en", "Brake pads VAUXHALL ASTRA COATED", ["VAUXHALL ASTRA"]],
    ["it", "Pastiglie A3/GOLF VII 1.6-2.0 TDI", ["A3", "GOLF VII 1.6-2.0 TDI"]],
  ] as const)("are several, in %s: %s", (language, name, texts) => {
    const found = textsOf({ language, leaf: pads, attribute: "compatible_with", name });
    expect(new Set(found)).toEqual(new Set(texts));
  });
});

describe("a number in a column of power", () => {
  it.each([
    ["en", "Kettle 1.7 l 2200W", "wattage", "2200", ["2200 W"]],
    ["en", "Kettle 1.7 l 2200W", "power", "2200", ["2200 W"]],
    ["de", "Wasserkocher 1,7 l 2200 W", "Leistung", "2200", ["2200 W"]],
    ["fr", "Bouilloire 1,7 l 2200w", "puissance", "2200", ["2200 W"]],
    ["it", "Bollitore 1,7 l 2200 W", "potenza", "2200", ["2200 W"]],
    ["it", "Bollitore 1,7 l", "potenza", "2200", ["2200"]],
  ] as const)(
    "has the unit of its name or of the row, in %s: %s, %s",
    (language, name, label, text, texts) => {
      const facts = [[label, text]] as const;
      const found = valuesOf({ language, leaf: kettles, attribute: "power", name, facts });
      expect(found.map(({ text, written = text }) => written)).toEqual(texts);
    },
  );
});

describe("an amount per time", () => {
  it.each([
    ["en", "Nordic 20L dehumidifier", "Capacity", "20 L/day"],
    ["de", "Nordic Luftentfeuchter 20 l", "Leistung", "20 l/Tag"],
    ["fr", "Nordic déshumidificateur 20 l", "Capacité", "20 l/jour"],
    ["it", "Nordic deumidificatore 20 l", "Capacità", "20 l/giorno"],
  ] as const)("is no content, in %s: %s", (language, name, label, text) => {
    const facts = [[label, text]] as const;
    expect(textsOf({ language, leaf: dehumidifiers, attribute: "volume", name, facts })).toEqual([]);
    expect(textsOf({ language, leaf: dehumidifiers, attribute: "volume", name })).toHaveLength(1);
  });
});

it.each([
  ["en", "Road shoe for running, for daily training", "running"],
  ["de", "Laufschuh für Running und das tägliche Training", "running"],
  ["fr", "Chaussure de running pour l'entraînement quotidien", "running"],
  ["it", "Scarpa da running per allenamenti quotidiani", "running"],
] as const)("takes training for no sport, in %s: %s", (language, name, sport) => {
  const found = valuesOf({ language, leaf: shoes, attribute: "sport", name });
  expect(found.map(({ value }) => value?.identifier)).toEqual([sport]);
});

it.each([
  ["en", "Organic acacia honey"],
  ["de", "Bio Akazienhonig"],
  ["fr", "Miel d'acacia bio"],
  ["it", "Miele di acacia bio"],
] as const)("reads the flower of a honey, in %s: %s", (language, name) => {
  const found = valuesOf({ language, leaf: honey, attribute: "honey_type", name });
  expect(found.map(({ value }) => value?.identifier)).toEqual(["acacia-honey"]);
});
