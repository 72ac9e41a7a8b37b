import { expect, it } from "vitest";
import { isDummyText } from "../../src/nlp/dummy-text.ts";
import { detectLanguage } from "../../src/nlp/language-identification.ts";
import { tokenize } from "../../src/nlp/tokenizer.ts";

const latin =
  "Pellentesque habitant morbi tristique senectus et netus et malesuada fames ac turpis egestas. Vestibulum tortor quam, feugiat vitae, ultricies eget, tempor sit amet, ante. Donec eu libero sit amet quam egestas semper.";

it.each([
  [latin],
  ["Lorem ipsum dolor sit amet, consectetur adipiscing elit."],
  ["Donec eu libero sit amet quam egestas semper. Aenean ultricies mi vitae est."],
  ["Sed ut lorem ipsum dolor, cursus nulla non."],
  ["Vivamus fermentum semper porta. Nunc diam velit, adipiscing ut tristique vitae."],
])("takes %j for a text that fills a place", (text) => {
  expect(isDummyText(tokenize(text))).toBe(true);
});

it.each([
  ["Kapuzenpullover aus Baumwolle, sehr weich und warm."],
  ["Aqua libera creme with libero extract and lorem"],
  ["Couches Libero taille 4, semper doux"],
  ["Pannolini Libero taglia 4 per bambini"],
  ["Curabitur album: songs of Rome"],
])("takes %j for a text", (text) => {
  expect(isDummyText(tokenize(text))).toBe(false);
});

it.each([
  ["Wireless headphones with microphone and charging case for your desk", "en"],
  ["Kapuzenpullover für Herren mit Tasche", "de"],
  ["Chemise en coton pour femme avec poche", "fr"],
  ["Camicia da donna in cotone con tasca", "it"],
] as const)("lets the name say the language: %j", (name, language) => {
  expect(detectLanguage(`${name}\n${latin}`).language).toBe(language);
});

it("says nothing of a language by itself", () => {
  expect(detectLanguage(latin).language).toBeUndefined();
});
