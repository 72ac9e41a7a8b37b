import { expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { seoTitle } from "../../../../src/tasks/description/rules/seo-title.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

it.each<readonly [Language, string, string | undefined, RegExp]>([
  // A line and its number stay together.
  [
    "en",
    "Nordholz Equipment Arctica III Sleeping Bag Regular Left-Hand Zip",
    "Nordholz Equipment",
    /Arctica III/,
  ],
  // A motif is whole or not there.
  [
    "fr",
    "CORVINO Coque rigide noire pour Google NEXUS 5 motif I LOVE OSLO + 3 Films",
    "CORVINO",
    /(?:NEXUS 5|LOVE OSLO)$/,
  ],
  // A count behind a plus is another thing's.
  [
    "it",
    "Corvin Assorbenti notte lunghi con ali 60 pezzi + Assorbenti extra con ali 18 pezzi",
    undefined,
    /60 pezzi$/,
  ],
  // A name with "&" is not cut before its last word.
  [
    "fr",
    "CORVINO Y ALBA Montre pour homme C & A DESTINO CASABLANCA VL044704",
    "CORVINO Y ALBA",
    /C & A DESTINO/,
  ],
  // The last of several goes before the maker.
  // A comma of the name stays.
  [
    "de",
    "Corvin 3000 Permanentmarker, schwarz, 1,5-3 mm Rundspitze, 10er Pack",
    undefined,
    /schwarz, 10er Pack$/,
  ],
])("a title is cut at whole phrases: %s, %s", (language, name, brand, title) => {
  const written = seoTitle(name, { language, glossary, brand });
  expect(written).toMatch(title);
  expect(written.length).toBeLessThanOrEqual(60);
});
