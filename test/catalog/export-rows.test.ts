import { describe, expect, it } from "vitest";
import { placeValues } from "../../src/catalog/export-rows.ts";
import { attribute, contentOf, type Shelf, value } from "./contents.ts";

const color = (...identifiers: string[]) =>
  attribute("color", { kind: "closed", values: identifiers.map((identifier) => value(identifier)) });

function placed(...shelves: readonly Shelf[]) {
  return placeValues(contentOf(...shelves)).map(({ categoryIdentifier = "*", values }) => [
    categoryIdentifier,
    values.map(({ identifier }) => identifier),
  ]);
}

describe("placeValues", () => {
  it("says a list that all categories have in common once, were it twenty thousand of them", () => {
    const shared = [color("red", "blue")];
    const shelves = Array.from({ length: 20_000 }, (_, number) => [`c${number}`, undefined, shared] as const);
    expect(placed(...shelves)).toEqual([["*", ["red", "blue"]]]);
  });

  it("says for every category what the lists begin with, and for each what follows", () => {
    expect(
      placed(
        ["a", undefined, [color("red", "blue", "pink")]],
        ["b", undefined, [color("red", "blue")]],
        ["c", undefined, [color("red", "blue", "green", "pink")]],
      ),
    ).toEqual([
      ["*", ["red", "blue"]],
      ["a", ["pink"]],
      ["c", ["green", "pink"]],
    ]);
  });

  it("says nothing for every category where one gives nothing to choose from", () => {
    expect(placed(["a", undefined, [color("red")]], ["b", undefined, [color()]])).toEqual([["a", ["red"]]]);
  });

  it("does not count a category that asks for the attribute as free text", () => {
    expect(placed(["a", undefined, [color("red")]], ["b", undefined, [attribute("color")]])).toEqual([
      ["*", ["red"]],
    ]);
  });

  it("keeps values apart that have the same identifier and other names", () => {
    const scarlet = attribute("color", {
      kind: "closed",
      values: [value("red", { names: { en: "Scarlet" } })],
    });
    expect(placed(["a", undefined, [color("red")]], ["b", undefined, [scarlet]])).toEqual([
      ["a", ["red"]],
      ["b", ["red"]],
    ]);
  });
});
