import { expect, it } from "vitest";
import { frontLoaded, partInFront } from "../../../../../src/engine/builtin/name/composing/front-load.ts";
import { createGlossary } from "../../../../../src/glossary/glossary.ts";
import { smallCatalogs } from "../../../../glossary/small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);

it.each([
  ["en", "Summer Breeze - Backpack, 12 l", "Backpack - Summer Breeze, 12 l"],
  ["de", "Nordlicht | Teekanne | 1 l", "Teekanne | Nordlicht | 1 l"],
  ["fr", "Collection d'hiver - robe longue", "Robe longue - Collection d'hiver"],
] as const)("sets the part in front that names the thing: %s %s", (language, name, expected) =>
  expect(frontLoaded(name, language, glossary)).toBe(expected),
);

it.each([
  ["en", "Backpack - Summer Breeze"],
  ["en", "Summer Breeze"],
  ["en", "Summer Breeze (small - Backpack)"],
] as const)(
  "leaves a name as it is whose thing is in front, unknown or in brackets: %s %s",
  (language, name) => expect(frontLoaded(name, language, glossary)).toBe(name),
);

it("keeps every part and every separator", () => {
  expect(partInFront("a, b - c | d", 7)).toBe("c - a, b | d");
  expect(partInFront("a, b", 40)).toBe("a, b");
});
