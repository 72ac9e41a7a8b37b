import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeDescription } from "./native-description.ts";

type Case = readonly [language: Language, text: string, wanted: string];

describe("questions to the reader and their answer", () => {
  it.each<Case>([
    [
      "en",
      "Tired of cold feet? Our slippers are the answer! Felt sole, lined with wool.",
      "Felt sole, lined with wool.",
    ],
    [
      "en",
      "Cold tea again? Sound familiar? Say goodbye to lukewarm drinks! Steel mug, 350 ml.",
      "Steel mug, 350 ml.",
    ],
    ["de", "Suchen Sie warme Hausschuhe? Filzsohle, mit Wolle gefüttert.", "Filzsohle, mit Wolle gefüttert."],
    [
      "de",
      "Kalte Füße am Abend? Schluss mit dem Frieren! Filzsohle, mit Wolle gefüttert.",
      "Filzsohle, mit Wolle gefüttert.",
    ],
    [
      "fr",
      "Vous cherchez des pantoufles chaudes ? Semelle en feutre, doublées de laine.",
      "Semelle en feutre, doublées de laine.",
    ],
    [
      "fr",
      "Envie de douceur ? Finis les pieds froids ! Semelle en feutre, doublées de laine.",
      "Semelle en feutre, doublées de laine.",
    ],
    [
      "it",
      "Cerchi pantofole calde? Le nostre sono la soluzione! Suola in feltro, fodera in lana.",
      "Suola in feltro, fodera in lana.",
    ],
    [
      "it",
      "Vuoi piedi caldi? Allora con queste pantofole sarà possibile. Suola in feltro, fodera in lana.",
      "Suola in feltro, fodera in lana.",
    ],
  ])("%s: %s", (language, text, wanted) => expect(nativeDescription(text, language)).toBe(wanted));

  it.each<[Language, string]>([
    ["en", "Who stole the key? A novel about three sisters on an island. 240 pages."],
    ["en", "What is in the box? One lamp, one cable and a manual."],
    ["de", "Was ist enthalten? Eine Lampe, ein Kabel und eine Anleitung."],
    ["de", "Haben Sie Angst vor der Wahrheit? Ein Roman über drei Schwestern. 240 Seiten."],
    ["fr", "Que contient la boîte ? Une lampe, un câble et une notice."],
    ["it", "Cosa contiene la scatola? Una lampada, un cavo e un manuale."],
  ])("other questions stay: %s: %s", (language, text) =>
    expect(nativeDescription(text, language)).toBe(text),
  );
});

describe("what a wholesaler says of all products", () => {
  it.each<Case>([
    [
      "it",
      "Sfrutta i benefici e i vantaggi dei prodotti Talvera, tutti 100% originali. Crema idratante per il viso, 50 ml.",
      "Crema idratante per il viso, 50 ml.",
    ],
    [
      "it",
      "Scopri i Talvera 100% originali! Crema idratante per il viso, 50 ml.",
      "Crema idratante per il viso, 50 ml.",
    ],
  ])("%s: %s", (language, text, wanted) => expect(nativeDescription(text, language)).toBe(wanted));

  it("what says where a taste is from stays", () => {
    const text = "Scopri i sapori originali della Sardegna con questo pane croccante.";
    expect(nativeDescription(text, "it")).toBe(text);
  });
});
