import { expect, test } from "vitest";
import { statedText } from "../../../src/batch/tasks/product.ts";

test.each([
  "AUCUNE",
  "n/a",
  "NaN",
  " - ",
  "Ohne Marke",
  "Non renseigné",
  "senza marca",
  "1423",
  "2399,2400",
  "12 > 14",
])("a brand that reads %j states nothing", (text) => {
  expect(statedText("brand", text)).toBeUndefined();
});

test.each(["Lumora", "3M", "4711 Echt", "Other Stories", "X-Bionic"])(
  "a brand that reads %j is a brand",
  (text) => {
    expect(statedText("brand", text)).toBe(text);
  },
);

test("a name or a description is taken as it is, even where it is a number or a filler", () => {
  expect(statedText("name", "4711")).toBe("4711");
  expect(statedText("description", "none")).toBe("none");
});

test("an empty cell states nothing", () => {
  expect(statedText("name", " \t")).toBeUndefined();
  expect(statedText("name", undefined)).toBeUndefined();
});
