import { describe, expect, it } from "vitest";
import {
  isKnownLabel,
  knownSuffix,
  mayBeginLabel,
  mayEndLabel,
  splitFieldLines,
  valueInRun,
  valueOfLine,
  withFieldLine,
} from "../../src/nlp/labels.ts";

const labels = ["Colour", "GRÖSSE", "Größe", "Âge", "Taille de l'écran", "Art.-Nr", "Fit", "Quantità", "Réf"];

it.each(labels)("%s is a known label, and its beginning and its end may be those of one", (label) => {
  expect(isKnownLabel(label)).toBe(true);
  expect(mayBeginLabel(`the ${label}`, 4)).toBe(true);
  expect(mayEndLabel(`the ${label}`)).toBe(true);
});

it("rules out most other words by their first and last letters", () => {
  expect(mayBeginLabel("backpack", 0)).toBe(false);
  expect(mayEndLabel("a light bulb")).toBe(false);
});

describe("a field's line", () => {
  it("follows the text, or is alone if there is none", () => {
    expect(withFieldLine("A kettle.", "brand", "Acme")).toBe("A kettle.\nBrand: Acme");
    expect(withFieldLine("", "category", "Kettles")).toBe("Category: Kettles");
    expect(withFieldLine("A kettle.", "brand", undefined)).toBe("A kettle.");
  });

  it("is removed again, whichever were added", () => {
    const text = withFieldLine(
      withFieldLine("Line one\nline two", "category", "A > B"),
      "brand",
      "Acme & Co",
    );
    expect(splitFieldLines(text)).toEqual({
      text: "Line one\nline two",
      fields: { brand: "Acme & Co", category: "A > B" },
    });
    expect(splitFieldLines("Brand: Acme")).toEqual({ text: "", fields: { brand: "Acme" } });
  });

  it("is not removed from the middle of a text", () => {
    const text = "Brand: Acme\nMade of steel.";
    expect(splitFieldLines(text)).toEqual({ text, fields: {} });
  });
});

it.each([
  ["Key Features of X Color", "Color"],
  ["solid oak. Weight", "Weight"],
  ["4mmCouleur", "Couleur"],
  ["Gris-Clair, Taille de l'écran", "Taille de l'écran"],
  ["Country of Origin", "Country of Origin"],
  ["Größe", "Größe"],
  ["12 Größe", "Größe"],
])("finds the longest known label at the end of %s", (head, label) => {
  expect(knownSuffix(head)).toBe(label);
});

it.each(["the watercolor", "Made for every day", "Colors 12", "", "xColo", "𝐂olor 𝐒ize"])(
  "finds none at the end of %s",
  (head) => {
    expect(knownSuffix(head)).toBeUndefined();
  },
);

it("looks back no further than the maximum length of a label", () => {
  expect(knownSuffix(`${"colour ".repeat(20)}weight`)).toBe("weight");
});

describe("the value of a label that fills its line", () => {
  it.each([
    [" solid oak. ", "solid oak"],
    [" approx. 2 kg (incl. case)", "approx. 2 kg (incl. case)"],
    ["- Leder", "Leder"],
    ["-20 °C", "-20 °C"],
    ["Washed by hand. Dried flat.", "Washed by hand. Dried flat."],
    ["", ""],
  ])("of %j is %j", (raw, value) => {
    expect(valueOfLine(raw)).toBe(value);
  });
});

describe("the value of a label in a run", () => {
  it.each([
    [" cotton. ", true, "cotton"],
    [" Red, ", true, "Red"],
    [" 2590 g.\tBlue", false, "2590 g"],
    [" leather | steel", false, "leather"],
    [" leather. Comes with a case.", false, "leather"],
    [" 4.5 cm. comes with a case", false, "4.5 cm. comes with a case"],
    [" ( ", true, ""],
  ])("of %j, if another pair follows: %j, is %j", (raw, isFollowed, value) => {
    expect(valueInRun(raw, isFollowed)).toBe(value);
  });
});
