import { describe, expect, it } from "vitest";
import {
  detailsOfCell,
  labelledStatements,
  statementsOfCell,
  withCodeOf,
  withUnitOf,
} from "../../src/feed/fact-cells.ts";
import { isFiller } from "../../src/nlp/fillers.ts";

describe("statementsOfCell", () => {
  it.each([
    ["Blue", [{ text: "Blue" }]],
    ['["red","blue"]', [{ text: "red, blue" }]],
    [
      '{"color":"blue","width":12}',
      [
        { label: "color", text: "blue" },
        { label: "width", text: "12" },
      ],
    ],
    ['[{"name":"Colour","value":"blue"}]', [{ label: "Colour", text: "blue" }]],
    ['[{"name":"Size","options":["S","M"]}]', [{ label: "Size", text: "S, M" }]],
    ['{"weight":{"value":2,"unit":"kg"}}', [{ label: "weight", text: "2 kg" }]],
    ['{"Display":{"Size":"55 in"}}', [{ label: "Size", text: "55 in" }]],
    [
      "color=Blue,size=XL",
      [
        { label: "color", text: "Blue" },
        { label: "size", text: "XL" },
      ],
    ],
    [
      "color=Blue|Red,note=a, b and c",
      [
        { label: "color", text: "Blue, Red" },
        { label: "note", text: "a, b and c" },
      ],
    ],
    [
      'note="say ""hi""",size=M',
      [
        { label: "note", text: 'say "hi"' },
        { label: "size", text: "M" },
      ],
    ],
    [
      '{"product_specification"=>[{"key"=>"Colour", "value"=>"Red"}, {"value"=>"1 Year"}]}',
      [{ label: "Colour", text: "Red" }],
    ],
    ['{"product_specification"=>[]}', []],
    ['{"product_specification"=>nil}', []],
    ["[Sale] Blue", [{ text: "[Sale] Blue" }]],
    ['[{"name":"Colour","val', []],
    ["{curly} text", [{ text: "{curly} text" }]],
  ])("reads %s", (text, expected) => {
    expect(statementsOfCell(text)).toEqual(expected);
  });
});

it.each([
  ["General:Display:OLED", [{ label: "Display", text: "OLED" }]],
  [
    "General:Ratio:16\\:9,:Colour:red",
    [
      { label: "Ratio", text: "16:9" },
      { label: "Colour", text: "red" },
    ],
  ],
  [
    '[{"section_name":"General","attribute_name":"Colour","attribute_value":"red"}]',
    [{ label: "Colour", text: "red" }],
  ],
])("reads the details %s", (text, expected) => {
  expect(detailsOfCell(text)).toEqual(expected);
});

it("reads a list of labelled statements, and no prose", () => {
  expect(labelledStatements("Farbe: rot; Breite: 20 cm")).toEqual([
    { label: "Farbe", text: "rot" },
    { label: "Breite", text: "20 cm" },
  ]);
  expect(labelledStatements("With argan oil: soft hair; gentle")).toBeUndefined();
});

it("gives a bare number the column's unit, and leaves others alone", () => {
  expect(withUnitOf("210", "cm")).toBe("210 cm");
  expect(withUnitOf("2,10", "m")).toBe("2,10 m");
  expect(withUnitOf("210 mm", "cm")).toBe("210 mm");
  expect(withUnitOf("wide", "cm")).toBe("wide");
  expect(withUnitOf("Ø85 x 52", "mm")).toBe("Ø85 x 52 mm");
  expect(withUnitOf("Ø 82, ET 45", "mm")).toBe("Ø 82, ET 45 mm");
});

it.each([
  ["Ø85 x 52", "mm", "Ø85 x 52 mm"],
  ["Ø90, perçage 75", "mm", "Ø90 mm, perçage 75 mm"],
  ["Ø90, Bohrung 75", "mm", "Ø90 mm, Bohrung 75 mm"],
  ["Ø90, scasso 75", "mm", "Ø90 mm, scasso 75 mm"],
  ["Ø90, cutout 75", "mm", "Ø90 mm, cutout 75 mm"],
  ["Ø90, Serie 5", "mm", "Ø90, Serie 5"],
  ["Ø90 mm, perçage 75", "mm", "Ø90 mm, perçage 75"],
  ["Ø60x118", "mm", "Ø60x118 mm"],
  ["Ø 82, ET 45", "mm", "Ø 82, ET 45 mm"],
  ["B 30 x H 40 x T 20", "cm", "B 30 x H 40 x T 20 cm"],
  ["3000/4000/6500", "K", "3000/4000/6500 K"],
  ["18,5 / 20", "cm", "18,5 / 20 cm"],
  ["110", "°", "110°"],
  ["30 je Regalboden", "kg", "30 kg je Regalboden"],
  ["30 per shelf", "kg", "30 kg per shelf"],
  ["max 75", "W", "max 75 W"],
  ["up to 75", "W", "up to 75 W"],
  ["bis zu 12", "bar", "bis zu 12 bar"],
  ["jusqu'à 12", "bar", "jusqu'à 12 bar"],
  ["fino a 12", "bar", "fino a 12 bar"],
  ["12,5 par tablette", "kg", "12,5 kg par tablette"],
  ["30 per ripiano", "kg", "30 kg per ripiano"],
  ["30 each", "kg", "30 kg each"],
  ["420 dia x 95", "mm", "420 mm dia x 95 mm"],
  ["80 wide x 45 deep", "cm", "80 cm wide x 45 cm deep"],
  ["60 breit x 40 hoch", "mm", "60 mm breit x 40 mm hoch"],
  ["28 de diamètre x 6", "cm", "28 cm de diamètre x 6 cm"],
  ["90 largo x 200 alto", "cm", "90 cm largo x 200 cm alto"],
])("writes %s in %s as %s", (text, unit, expected) => {
  expect(withUnitOf(text, unit)).toBe(expected);
});

it.each([
  ["40 cm x 20", "mm"],
  ["14,4 W/m", "W"],
  ["30 kg je Regalboden", "kg"],
  ["ein Paar je Karton", "kg"],
  ["30 000 h", "h"],
  ["1:18", "mm"],
  ['40" x 20', "cm"],
  ["E27 / E14", "W"],
  ["max 75 VA", "W"],
  ["max E27", "W"],
  ["Typ 2", "A"],
  ["42 M x 7", "mm"],
  ["300 mm dia x 68", "mm"],
  ["2 adults x 1", "m"],
])("leaves %s of a column in %s", (text, unit) => {
  expect(withUnitOf(text, unit)).toBe(text);
});

it("writes a code before its number", () => {
  expect(withCodeOf("65", "IP")).toBe("IP65");
  expect(withCodeOf("08", "IK")).toBe("IK08");
  expect(withCodeOf("IP65", "IP")).toBe("IP65");
  expect(withCodeOf("65", "Index")).toBe("65");
});

it.each(["n/a", "-", "keine Angabe", "0", "0,00", "N/C", "Default Title", "#NV"])(
  "%s states nothing",
  (text) => {
    expect(isFiller(text)).toBe(true);
  },
);

it("reads PrestaShop's features", () => {
  expect(statementsOfCell("Age:3 ans et plus:1,Longueur:30 cm:2,Piles:LR44:3")).toEqual([
    { label: "Age", text: "3 ans et plus" },
    { label: "Longueur", text: "30 cm" },
    { label: "Piles", text: "LR44" },
  ]);
  expect(statementsOfCell("Colour:black, white:1,Scale:1:18:2")).toEqual([
    { label: "Colour", text: "black, white" },
    { label: "Scale", text: "1:18" },
  ]);
  expect(statementsOfCell("12:30")).toEqual([{ text: "12:30" }]);
});
