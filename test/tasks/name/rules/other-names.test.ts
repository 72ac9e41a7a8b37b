import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  frontLoadedName,
  hasWords,
  haveSameWords,
  otherNames,
  withoutComplement,
  withoutLastPart,
} from "../../../../src/tasks/name/rules/other-names.ts";

describe("an alternative", () => {
  it.each([
    ["Set of 6 Wax Melts - Vanilla", "Wax Melts - Vanilla, Set of 6"],
    ["Lot de 3 bougies parfumées", "Bougies parfumées, Lot de 3"],
    ["10 ml Lavender Oil", "Lavender Oil, 10 ml"],
    ["Confezione da 12 bicchieri", "Bicchieri, Confezione da 12"],
  ])("names the thing before its amount: %s", (name, expected) =>
    expect(frontLoadedName(name)).toBe(expected),
  );

  it.each(["Wax Melts, Set of 6", "6 Chairs", "500 g Rice + 250 g Lentils", "3 x 2 m Tarpaulin"])(
    "does not take apart %s",
    (name) => expect(frontLoadedName(name)).toBe(name),
  );

  it.each([
    ["Steel Pressure Cooker - Silver, HSS10", "Steel Pressure Cooker - Silver"],
    ["Table lamp (oak, 40 cm)", "Table lamp (oak, 40 cm)"],
    ["Lamp - Red", "Lamp - Red"],
    ["Charger 19.5V,3.9A", "Charger 19.5V,3.9A"],
  ])("leaves the last part out where enough is left: %s", (name, expected) =>
    expect(withoutLastPart(name)).toBe(expected),
  );

  it.each([
    ["Coque rigide jaune pour Zorblix 6033", "Coque rigide jaune"],
    ["Steel Bottle with Handle for Kids", "Steel Bottle"],
    ["Coque pour Zorblix 6033", "Coque pour Zorblix 6033"],
    ["Müesli ohne Zucker", "Müesli ohne Zucker"],
  ])("leaves out what the thing is for: %s", (name, expected) =>
    expect(withoutComplement(name)).toBe(expected),
  );

  it("is offered twice where the name has parts and an amount", () =>
    expect(otherNames("Set of 6 Wax Melts - Midnight Jasmine", [], [])).toEqual([
      "Wax Melts - Midnight Jasmine, Set of 6",
      "Set of 6 Wax Melts",
    ]));

  it("is none where there is nothing to leave out or to move", () =>
    expect(otherNames("Wax Melts", ["wax melts!"], [])).toEqual([]));
});

const word = fc.constantFrom(
  "Set of 6",
  "Lampe",
  "rot",
  "-",
  ",",
  "(2 pcs)",
  "10 ml",
  "USB-C",
  "|",
  "+",
  "Ø 5",
);

it("says nothing that the name does not say", () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (parts) => {
      const name = parts.join(" ");
      const said = new Set(name.toLowerCase().match(/[\p{L}\p{N}-]+/gu));
      for (const other of otherNames(name, [], []))
        for (const part of other.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [])
          expect(said.has(part), part).toBe(true);
    }),
  );
});

describe("the words of two names", () => {
  it.each([
    ["Kettle, 1,7 L", "KETTLE 1.7 l"],
    ["(Kettle)", "kettle"],
    ["Kettle -", "Kettle"],
    ["Café crème", "CAFÉ - CRÈME"],
    ["", "- -"],
  ])("are the same but for case and punctuation: %s, %s", (one, other) => {
    expect(haveSameWords(one, other)).toBe(true);
    expect(haveSameWords(other, one)).toBe(true);
  });

  it.each([
    ["Kettle 1.7 l", "Kettle 17 l"],
    ["Kettle", "Kettles"],
    ["Tea pot", "Teapot"],
    ["Kettle", "Kettle red"],
    ["Café", "Cafe"],
  ])("are not: %s, %s", (one, other) => {
    expect(haveSameWords(one, other)).toBe(false);
    expect(haveSameWords(other, one)).toBe(false);
  });

  it("are compared as their small letters and digits are, one blank for all between them", () => {
    const words = (name: string) =>
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
    const name = fc.string({
      unit: fc.constantFrom("a", "A", "b", "1", " ", ",", "-", "é", "\u0301", "İ", "\u212A"),
      maxLength: 6,
    });
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(haveSameWords(one, other)).toBe(words(one) === words(other));
        expect(hasWords(one)).toBe(words(one) !== "");
      }),
    );
  });
});
