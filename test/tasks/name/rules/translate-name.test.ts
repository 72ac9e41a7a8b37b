import { expect, it } from "vitest";
import { proofsOf } from "../../../../src/tasks/name/rules/translate-name.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { smallCatalogs } from "../../../translation/small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);

it("counts the words that a name's language has alone, and those of the asked one", () => {
  const proofs = proofsOf("Chemise noire pour homme", { source: "fr", target: "de" }, glossary);
  expect(proofs.words).toBeGreaterThanOrEqual(3);
  expect(proofs.joining).toBe(1);
  expect(proofs.contrary).toBe(0);
});

it("finds the contrary in a mixed name", () =>
  expect(proofsOf("Skin sticker pour homme", { source: "en", target: "fr" }, glossary).contrary).toBe(2));

it("takes nothing from words that both have, from sizes and codes", () =>
  expect(proofsOf("Radio Mini XL 12 MP3", { source: "en", target: "de" }, glossary)).toEqual({
    words: 0,
    joining: 0,
    contrary: 0,
  }));
