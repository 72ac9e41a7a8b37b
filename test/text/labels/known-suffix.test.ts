import { expect, it } from "vitest";
import { knownSuffix } from "../../../src/text/labels/known-suffix.ts";

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

it("looks no further back than a label may be long", () => {
  expect(knownSuffix(`${"colour ".repeat(20)}weight`)).toBe("weight");
});
