import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const puzzles = "a-toys-games-puzzles-kids";
const notebooks = "a-office-writing-notebooks-notebooks";

describe("several ages in a row", () => {
  it.each([
    ["en", "Wooden Farm Puzzle 3 4 5 years", ["3-years"]],
    ["en", "Wooden Farm Puzzle 5 years", ["5-years"]],
    ["en", "Farm Puzzle, pack of 4, 5 years", ["5-years"]],
    ["de", "Holzpuzzle Bauernhof 3, 4, 5 Jahre", ["3-years"]],
    ["de", "Holzpuzzle Bauernhof ab 4 Jahren", ["4-years"]],
    ["fr", "Puzzle en bois ferme 2 3 4 ans", ["2-years"]],
    ["fr", "Puzzle en bois ferme 3/4 ans", ["3-years"]],
    ["fr", "Puzzle en bois ferme dès 4 ans", ["4-years"]],
    ["it", "Puzzle in legno fattoria 3, 4 e 5 anni", ["3-years"]],
    ["it", "Puzzle in legno fattoria 5 anni", ["5-years"]],
  ] as const)("are from the least, in %s: %s", (language, name, values) => {
    const found = valuesOf({ language, leaf: puzzles, attribute: "min_age", name });
    expect(found.map(({ value }) => value?.identifier)).toEqual(values);
  });
});

describe("several counts in a row", () => {
  it.each([
    ["en", "Wooden Farm Puzzle 9, 12 and 15 pieces", []],
    ["en", "Wooden Farm Puzzle 12 pieces", ["12 pieces"]],
    ["de", "Holzpuzzle Bauernhof 9 12 15 Teile", []],
    ["de", "Holzpuzzle Bauernhof 12 Teile", ["12 Teile"]],
    ["fr", "Puzzle ferme 9 12 15 20 pièces", []],
    ["fr", "Puzzle ferme 20 pièces", ["20 pièces"]],
    ["it", "Puzzle fattoria 24 o 48 pezzi", []],
    ["it", "Puzzle fattoria 48 pezzi", ["48 pezzi"]],
  ] as const)("are none of them, in %s: %s", (language, name, texts) => {
    const found = valuesOf({ language, leaf: puzzles, attribute: "number_of_pieces", name });
    expect(found.map(({ text }) => text)).toEqual(texts);
  });
});

it.each([
  ["mfg_minimum", "36", ["3-years"]],
  ["mfg_minimum", "72", ["6-years"]],
  ["mfg_part_number", "36", []],
])("reads %s %s as an age in months", (label, text, values) => {
  const asked = { language: "fr", leaf: puzzles, attribute: "min_age", name: "Puzzle en bois" } as const;
  expect(valuesOf({ ...asked, facts: [[label, text]] }).map(({ value }) => value?.identifier)).toEqual(
    values,
  );
});

it.each([
  ["en", "Notebook A5", "Number of sheets", "Number of pages"],
  ["de", "Notizbuch A5", "Blattzahl", "Seitenzahl"],
  ["fr", "Carnet A5", "Nombre de feuilles", "Nombre de pages"],
  ["it", "Taccuino A5", "Numero di fogli", "Numero di pagine"],
] as const)("takes sheets for no pages, in %s", (language, name, sheets, pages) => {
  const asked = { language, leaf: notebooks, attribute: "pages", name };
  expect(valuesOf({ ...asked, facts: [[sheets, "96"]] })).toEqual([]);
  expect(valuesOf({ ...asked, facts: [[pages, "96"]] }).map(({ text }) => text)).toEqual(["96"]);
});

describe("two sides of a bed", () => {
  it.each([
    ["de", "Spannbettlaken 90x200 Jersey", "single"],
    ["de", "Spannbettlaken 90 x 200 cm Jersey", "single"],
    ["de", "Spannbettlaken 180 x 200 grau", "double"],
    ["en", "Fitted sheet 150x200cm white", "king"],
    ["fr", "Drap housse 90x190", "single"],
    ["fr", "Drap housse 140x200 gris", "double"],
    ["it", "Lenzuolo con angoli 80x190", "single"],
    ["it", "Lenzuolo con angoli 160x200 cm", "double"],
  ] as const)("need no unit, in %s: %s", (language, name, size) => {
    const found = valuesOf({
      language,
      leaf: "a-home-textiles-bedlinen-fitted-sheets",
      attribute: "bed_size",
      name,
    });
    expect(found.map(({ value }) => value?.identifier)).toEqual([size]);
  });
});

describe("the length of a belt is its size, and not its width", () => {
  it.each([
    ["de", "Herren Ledergürtel braun 110 cm", ["cm-110"]],
    ["fr", "Ceinture cuir homme 95 cm", ["cm-95"]],
    ["it", "Cintura uomo pelle 115 cm", ["cm-115"]],
    ["en", "Men's leather belt 105cm", ["cm-105"]],
    ["de", "Gürtel Damen 3 cm breit", []],
  ] as const)("in %s: %s", (language, name, sizes) => {
    const of = (attribute: string) =>
      valuesOf({ language, leaf: "a-fashion-accessories-belts-belts", attribute, name });
    expect(of("size").map(({ value }) => value?.identifier)).toEqual(sizes);
    expect(of("width").length).toBe(sizes.length === 0 ? 1 : 0);
  });
});
