import { describe, expect, it } from "vitest";
import {
  countWords,
  enumeratedParts,
  isEnumeration,
} from "../../../../src/tasks/description/rules/passage.ts";

const isList = (text: string) => isEnumeration(text, countWords(text));

describe("an enumeration", () => {
  it("names one thing after the other", () => {
    expect(isList("Zucker, Weizenmehl, Kakaobutter 13%, Salz, Aromen.")).toBe(true);
    expect(isList("Sucre, farine de blé, beurre de cacao, sel, arômes.")).toBe(true);
  });

  it("is no sentence that holds a list, and no row of decimal commas", () => {
    expect(
      isList(
        "The lamp comes with a cable, a switch and a shade, so that it can be used at once in any room.",
      ),
    ).toBe(false);
    expect(isList("Maße 1,5 x 2,5 x 3,5 x 4,5 cm")).toBe(false);
  });

  it("is divided outside of brackets and numbers", () => {
    expect(enumeratedParts("Sugar, margarine (palm oil, water), milk 1,5 %; salt")).toEqual([
      "Sugar",
      "margarine (palm oil, water)",
      "milk 1,5 %",
      "salt",
    ]);
  });
});
