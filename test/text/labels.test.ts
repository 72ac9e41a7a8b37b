import { expect, it } from "vitest";
import { isKnownLabel, mayBeginLabel, mayEndLabel } from "../../src/text/labels.ts";

const labels = ["Colour", "GRÖSSE", "Größe", "Âge", "Taille de l'écran", "Art.-Nr", "Fit", "Quantità", "Réf"];

it.each(labels)("%s is a known label, and its beginning and its end may be those of one", (label) => {
  expect(isKnownLabel(label)).toBe(true);
  expect(mayBeginLabel(`the ${label}`, 4)).toBe(true);
  expect(mayEndLabel(`the ${label}`)).toBe(true);
});

it("tells most other words by their first and last letters", () => {
  expect(mayBeginLabel("backpack", 0)).toBe(false);
  expect(mayEndLabel("a light bulb")).toBe(false);
});
