import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { withoutLooseMarks } from "../../../../src/tasks/description/rules/loose-marks.ts";
import { nativeDescription } from "./native-description.ts";

describe("dots between phrases", () => {
  it.each([
    ["Quick drying ... light as air ... easy to pack", "Quick drying. Light as air. Easy to pack"],
    ["Séchage rapide … très léger … se plie", "Séchage rapide. Très léger. Se plie"],
    [
      "Asciuga in fretta ... leggero ... si piega. Lavabile.",
      "Asciuga in fretta. Leggero. Si piega. Lavabile.",
    ],
    ["Trocknet schnell ... ganz leicht ... klein faltbar", "Trocknet schnell. Ganz leicht. Klein faltbar"],
  ])("%s", (text, wanted) => expect(withoutLooseMarks(text)).toBe(wanted));

  it.each([
    "She opened the door ... and then ... nothing was as before",
    "One pause ... and the end",
    "He had waited for this one day all the years of his life ... the door opened very slowly and without a sound ... a voice",
  ])("pauses of a story stay: %s", (text) => expect(withoutLooseMarks(text)).toBe(text));
});

describe("a star and its note", () => {
  it.each([
    ["Flat seams*, long back. Washable. *no rubbing", "Flat seams (no rubbing), long back. Washable."],
    ["Flachnähte*, langer Rücken. *kein Scheuern.", "Flachnähte (kein Scheuern), langer Rücken."],
  ])("%s", (text, wanted) => expect(withoutLooseMarks(text)).toBe(wanted));

  it.each([
    "Rolled OATS*, wheat. *from organic farming",
    "Flocons d'avoine*, sel. *issus de l'agriculture biologique",
    "Tested* and safe**. *in a laboratory",
  ])("what certifies, or is not the only one, stays: %s", (text) =>
    expect(withoutLooseMarks(text)).toBe(text),
  );
});

describe("stars around a statement", () => {
  it.each<[Language, string, string]>([
    [
      "en",
      "★ FREE SHIPPING over $50 ★ Soft blanket made of brushed cotton.",
      "Soft blanket made of brushed cotton.",
    ],
    [
      "de",
      "★ Gratis Versand ab 50 € ★ Weiche Decke aus gerauter Baumwolle.",
      "Weiche Decke aus gerauter Baumwolle.",
    ],
    [
      "fr",
      "★ Livraison gratuite dès 50 € ★ Couverture douce en coton gratté.",
      "Couverture douce en coton gratté.",
    ],
    [
      "it",
      "★ Spedizione gratuita sopra 50 € ★ Coperta morbida in cotone garzato.",
      "Coperta morbida in cotone garzato.",
    ],
  ])("%s: %s", (language, text, wanted) => expect(nativeDescription(text, language)).toBe(wanted));

  it("a class stays", () =>
    expect(withoutLooseMarks("Freezer 4 ★ with drawers")).toBe("Freezer 4 ★ with drawers"));
});

it("the heading of the page that a text was taken from goes", () =>
  expect(withoutLooseMarks(">Présentation         carte mémoire 32 Go")).toBe("\ncarte mémoire 32 Go"));
