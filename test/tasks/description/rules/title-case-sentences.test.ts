import { expect, test } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeDescription } from "./native-description.ts";

test.each<readonly [Language, string, string]>([
  [
    "en",
    "This Handcrafted Mobile Stand Is Made Of Wood And Decorated With Rajasthani Painting.",
    "This handcrafted mobile stand is made of wood and decorated with Rajasthani painting.",
  ],
  [
    "en",
    "The Bag Has A Pocket For Your Phone And A Strap Of Italian Leather.",
    "The bag has a pocket for your phone and a strap of Italian leather.",
  ],
  [
    "fr",
    "Cette Lampe Est Faite De Bois Et Convient Pour La Chambre.",
    "Cette lampe est faite de bois et convient pour la chambre.",
  ],
  [
    "it",
    "Questa Borsa È Fatta Di Pelle E Ha Una Tasca Per Il Telefono.",
    "Questa borsa è fatta di pelle e ha una tasca per il telefono.",
  ],
])("%s: a sentence in title case: %s", (language, text, wanted) => {
  expect(nativeDescription(text, language)).toBe(wanted);
});

test.each<readonly [Language, string]>([
  ["en", "A novel by the author of The Girl With The Dragon Tattoo and other books."],
  ["en", "Works with Google Home, Amazon Alexa and Apple HomeKit at any time."],
  ["en", "Round Dial, Buckle Clasp, Blue Strap."],
  ["de", "Die Lampe Ist Aus Holz Und Passt In Jedes Zimmer Mit Stil."],
])("%s: other capitals stay: %s", (language, text) => {
  expect(nativeDescription(text, language)).toBe(text);
});
