import { expect, it } from "vitest";
import { openSectionFile, renderSectionFile, SectionWriter } from "../../../src/lib/section-file.ts";
import {
  createBrandTable,
  findListedBrands,
  readBrandTable,
  writeBrandTable,
} from "../../../src/ml/titles/listed-brands.ts";
import { partsOfText } from "../../../src/nlp/tokenizer.ts";

const table = createBrandTable([
  { spellings: ["De'Longhi", "Delonghi"], departments: ["appliances", "home"], isCommon: false },
  { spellings: ["Polo"], departments: ["food"], isCommon: true },
  { spellings: ["Polo Ralph Lauren"], departments: ["fashion"], isCommon: false },
  { spellings: ["Polo"], departments: ["automotive"], isCommon: false },
]);

const named = (text: string) =>
  findListedBrands(table, partsOfText(text)).map(({ brand, first, last }) => [brand.name, first, last]);

it("finds a brand by each spelling, whatever stands between its parts", () => {
  expect(named("Kaffeemaschine DE LONGHI Magnifica")).toEqual([["De'Longhi", 1, 2]]);
  expect(named("delonghi Magnifica")).toEqual([["De'Longhi", 0, 0]]);
});

it("takes the longest at each place, and not a mere beginning", () => {
  expect(named("Polo Ralph Lauren Hemd")).toEqual([["Polo Ralph Lauren", 0, 2]]);
  expect(named("Polo Ralph Hemd")).toEqual([["Polo", 0, 0]]);
  expect(named("De Luxe Hemd")).toEqual([]);
});

it("joins what several lines say of one name", () => {
  const [found] = findListedBrands(table, partsOfText("Polo"));
  expect(found?.brand.departments).toEqual(new Set(["food", "automotive"]));
  expect(found?.brand.isCommon).toBe(true);
});

it("finds the same in its file", () => {
  const writer = new SectionWriter();
  writeBrandTable("brands", table, writer);
  const format = { format: "test", formatVersion: 1 };
  const opened = openSectionFile(Buffer.from(renderSectionFile(format, {}, writer)), format);
  if ("kind" in opened) throw new Error("not opened");
  const read = readBrandTable("brands", opened.sections);
  const parts = partsOfText("Polo Ralph Lauren, De'Longhi");
  expect(findListedBrands(read, parts)).toEqual(findListedBrands(table, parts));
});

it("has the lines of a brand, of several entries together", () => {
  const lined = createBrandTable([
    { spellings: ["Acme"], departments: [], isCommon: false, lines: ["Blue Star"] },
    { spellings: ["Acme"], departments: [], isCommon: false, lines: ["Moon"] },
    { spellings: ["Bolt"], departments: [], isCommon: false },
  ]);
  const linesIn = (text: string) =>
    findListedBrands(lined, partsOfText(text)).flatMap(({ brand }) => brand.lines);
  expect(linesIn("Acme Moon")).toEqual(["Blue Star", "Moon"]);
  expect(linesIn("Bolt")).toEqual([]);
});
