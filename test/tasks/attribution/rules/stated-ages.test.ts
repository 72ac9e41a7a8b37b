import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const stacking = "a-toys-play-educational-stacking";
const puzzles = "a-toys-games-puzzles-kids";

const ageIn = (leaf: string, name: string, description: string) =>
  valuesOf({ leaf, attribute: "min_age", name, description }).map(
    ({ value, text }) => value?.identifier ?? text,
  );

describe("a range of ages", () => {
  it.each([
    ["Stapelbecher 6 bis 18 Monate", "6-months"],
    ["Stacking cups 6–18 months", "6-months"],
    ["Gobelets gigognes 6-18 mois", "6-months"],
    ["Gobelets gigognes 6 à 18 mois", "6-months"],
    ["Bicchierini impilabili da 6 a 18 mesi", "6-months"],
    ["Stacking rings 9 months to 3 years", undefined],
    ["Stapelringe 0-3 Jahre", "from-birth"],
  ])("begins with the least in the name %j", (name, age) => {
    expect(ageIn(stacking, name, "")).toEqual(age === undefined ? [] : [age]);
  });

  it.each([
    ["Holzpuzzle Zoo", "Geeignet für Kinder von 12 bis 36 Monaten.", "12-months"],
    ["Wooden puzzle Zoo", "Suitable for children 12 to 36 months.", "12-months"],
    ["Puzzle en bois Zoo", "Convient aux enfants de 12 à 36 mois.", "12-months"],
    ["Puzzle in legno Zoo", "Adatto a bambini da 12 a 36 mesi.", "12-months"],
  ])("is read behind children in the description of %j", (name, description, age) => {
    expect(ageIn(puzzles, name, description)).toEqual([age]);
  });

  it.each([
    ["Holzpuzzle Zoo", "Lieferzeit 1 bis 2 Monate."],
    ["Wooden puzzle Zoo", "The colours last 12 to 36 months."],
    ["Puzzle en bois Zoo", "Livraison sous 1 à 2 mois."],
    ["Puzzle in legno Zoo", "Garanzia da 12 a 36 mesi."],
  ])("is no age of %j without children: %j", (name, description) => {
    expect(ageIn(puzzles, name, description)).toEqual([]);
  });
});

describe("an age for children without a word for years", () => {
  const trains = "a-toys-play-vehicles-trains";
  it.each([
    ["Wooden train set for kids 3+", "", ["3-years"]],
    ["Train set for children 5+", "", ["5-years"]],
    ["Holzeisenbahn für Kinder 3+", "", ["3-years"]],
    ["Train en bois pour enfants 4+", "", ["4-years"]],
    ["Trenino in legno per bambini 3+", "", ["3-years"]],
    ["Train set 3+", "", []],
  ])("%s", (name, description, expected) => {
    expect(ageIn(trains, name, description)).toEqual(expected);
  });

  it.each([
    ["Wooden train set", "Not suitable for children under 36 months due to small parts.", ["3-years"]],
    ["Holzeisenbahn", "Achtung! Nicht für Kinder unter 3 Jahren geeignet.", ["3-years"]],
    ["Train en bois", "Ne convient pas aux enfants de moins de 36 mois.", ["3-years"]],
    ["Trenino in legno", "Non adatto a bambini di età inferiore a 36 mesi.", ["3-years"]],
    ["Train set, ages 5+", "Not suitable for children under 36 months.", ["5-years"]],
    ["Train set", "Delivered in under 3 years of care.", []],
  ])("the warning of the law: %s, %s", (name, description, expected) => {
    expect(ageIn(trains, name, description)).toEqual(expected);
  });
});
