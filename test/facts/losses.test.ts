import { describe, expect, it } from "vitest";
import { lostStatements } from "../../src/facts/losses.ts";

describe("what no answer states is named as the source writes it", () => {
  it.each([
    ["Oak chair. Weight: 3 kg. Seat height 42 – 52 cm.", "Oak chair.", ["Weight: 3 kg", "42 – 52 cm"]],
    ["Oak table, 120 x 80 cm.", "Oak table, 120 cm.", ["120 x 80 cm"]],
    ["Drill GSR-18 with 2 batteries", "Drill", ["GSR-18", "2 batteries"]],
    ["Sealed to IP67, 42°C at most.", "Sealed.", ["IP67", "42°C"]],
    ["Chair\nColour: Red\nMaterial: Oak", "Chair\nColour: Red", ["Material: Oak"]],
    ["Stuhl. Gewicht: 3 kg. Sitzhöhe 42 – 52 cm.", "Stuhl.", ["Gewicht: 3 kg", "42 – 52 cm"]],
    ["Farbe: Eiche\nBelastbar bis 120 kg", "Belastbar bis 120 kg", ["Farbe: Eiche"]],
    ["Leistung 110 W, 230 V", "Leistung 110 W", ["230 V"]],
    ["Dimensions : 25,5 × 25,5 × 3,8 cm", "Une lampe.", ["Dimensions : 25,5 × 25,5 × 3,8 cm"]],
    ["Poids 450 g, classe F, 15 W", "Poids 450 g", ["15 W"]],
    ["Acidifiant : acide citrique, sucre", "Sucre", ["Acidifiant : acide citrique, sucre"]],
    ["Sedia Kira, peso 3,5 kg, portata 120 kg", "Sedia Kira, peso 3,5 kg", ["120 kg"]],
    ["Materiale: Rovere\nAltezza: 45 cm", "Altezza: 45 cm", ["Materiale: Rovere"]],
    ["Monitor 24B35HM2, 23,8 pollici", "Monitor", ["24B35HM2", "23,8 pollici"]],
  ])("%s", (source, answer, lost) => expect(lostStatements(source, [answer])).toEqual(lost));
});

describe("nothing is lost where it is said in another way", () => {
  it.each([
    ["Kettle 1.7L 2200W", "Kettle, 1.7 l, 2200 W"],
    ["Tisch 120X80CM", "Tisch, 120 x 80 cm"],
    ["Kanne 1,5 Liter", "Jug, 1.5 l"],
    ["Set mit 2 Stück", "Set of 2 pieces"],
    ["Peso: 3 kg", "Pesa 3 kg."],
    ["Colour: Red", "A red chair."],
    ["A chair of oak.", "Oak chair"],
    ["Boots Gr.39", "Boots, Gr. 39"],
    ["Stiefel Gr.39", "Stiefel, Größe 39"],
    ["Bottes taille 39", "Bottes T. 39, taille 39"],
    ["Stivali tg. 39", "Stivali, taglia 39"],
    ["Shoes Size: 39", "Shoes, sz. 39"],
    ["Radio VSX 430 KR", "Radio VSX-430-KR"],
    ["Topf 12,5 cm hoch", "Topf, 12.5 cm hoch"],
    ["Casserole 12,5 x 8", "Casserole 12.5 x 8"],
    ["Pentola 12,5x8", "Pentola 12.5 × 8"],
  ])("%s", (source, answer) => expect(lostStatements(source, [answer])).toEqual([]));
});

it("names an article number without the words beside it", () => {
  expect(lostStatements("2029869 VSX 430 K SCHWARZ", ["VSX 430 K Schwarz"])).toEqual(["2029869"]);
});

it.each([
  ["Screw 12,5 mm", "Screw 5 mm", ["12,5 mm"]],
  ["Schraube 12,5 mm", "Schraube 125 mm", ["12,5 mm"]],
  ["Humidité 30%", "Humidité 30 cm", ["30%"]],
  ["Monitor 24B35", "Monitor 24 B", ["24B35"]],
])("does not take another number for the same: %s", (source, answer, lost) =>
  expect(lostStatements(source, [answer])).toEqual(lost),
);

it("does not take an equal measure with another number for the same", () => {
  expect(lostStatements("Screw 120 mm", ["Screw 12 cm"])).toEqual(["120 mm"]);
});

it("takes long texts of one kind of word or sign", () => {
  for (const part of ["1 ", "a: b ", "12 x ", "\n1", "a:", "IP67 ", "(", "1,"])
    expect(() => lostStatements(part.repeat(100_000 / part.length), ["1 cm"]), part).not.toThrow();
});
