import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/nlp/language.ts";
import { createGlossary } from "../../../src/translation/glossary.ts";
import { translate } from "../../../src/translation/translate.ts";
import { smallCatalogs } from "../small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);
const isWhole = (text: string, source: Language, target: Language) =>
  translate(text, { source, target }, glossary).isWhole;

describe("a word with several meanings leaves a translation uncertain", () => {
  it.each([
    ["Black wooden case", "en", "de"],
    ["Spring mattress", "en", "fr"],
    ["Red cotton cap", "en", "it"],
    ["Black light", "en", "de"],
    ["Silver bracelet", "en", "fr"],
    ["Ohrringe aus Gold, silber", "de", "en"],
    ["Weiße Birne", "de", "fr"],
    ["Rote Decke", "de", "en"],
    ["Schwarze Kette", "de", "it"],
    ["Große Taschen aus Leder", "de", "en"],
    ["Casque noir", "fr", "de"],
    ["Chaussons aux poires", "fr", "en"],
    ["Moule rond", "fr", "it"],
    ["Dévidoir mural", "fr", "de"],
    ["Polaire bleue", "fr", "en"],
    ["Tenda blu", "it", "de"],
    ["Pesca gialla", "it", "en"],
    ["Portatile nero", "it", "fr"],
    ["Bracciale argento", "it", "de"],
    ["Completo rosso", "it", "en"],
  ] as const)("%s", (text, source, target) => expect(isWhole(text, source, target)).toBe(false));
});

describe("a thing beside it decides", () => {
  it.each([
    ["Silver bluetooth speaker", "en", "de"],
    ["Hot pink dress", "en", "de"],
    ["Bluetooth-Lautsprecher, silber", "de", "en"],
    ["Hülle für Smartphone", "de", "fr"],
    ["Coque rigide noire pour Nokia Lumia 520", "fr", "de"],
    ["Tarte aux poires", "fr", "en"],
    ["Store vénitien argenté", "fr", "de"],
    ["Stampante argento", "it", "de"],
    ["Torta alle pesche", "it", "en"],
    ["Biscotti dolci", "it", "fr"],
  ] as const)("%s", (text, source, target) => expect(isWhole(text, source, target)).toBe(true));
});
