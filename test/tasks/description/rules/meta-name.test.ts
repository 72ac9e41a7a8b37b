import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { withProduct } from "../../../../src/tasks/description/rules/meta-name.ts";
import { answerTo } from "./native-description.ts";

type Case = readonly [language: Language, name: string, meta: string, wanted: string];
const write = (meta: string, name: string, language: Language) =>
  withProduct(meta, { name, noun: () => undefined, language });

describe("a text that says nowhere what it is about", () => {
  test.each<Case>([
    [
      "de",
      "RX-A 3070 Schwarz",
      "Dolby Atmos trägt Sie von einem gewöhnlichen Moment in eine andere Welt.",
      "RX-A 3070 Schwarz: Dolby Atmos trägt Sie von einem gewöhnlichen Moment in eine andere Welt.",
    ],
    [
      "en",
      "Veldo Edge 6 Smartphone",
      "Enjoy rich sound with accessories that support it.",
      "Veldo Edge 6 Smartphone: enjoy rich sound with accessories that support it.",
    ],
    [
      "fr",
      "Coffret Veldo 2 DVD",
      "La vie est un rêve et la mer est un miracle.",
      "Coffret Veldo 2 DVD : la vie est un rêve et la mer est un miracle.",
    ],
    [
      "it",
      "Veldo Goladoc",
      "Specifici per il benessere della gola e del tono di voce.",
      "Veldo Goladoc: specifici per il benessere della gola e del tono di voce.",
    ],
    [
      "fr",
      "Veldo XT 230",
      "Applications domestiques et agricoles : irrigation, eau potable.",
      "Veldo XT 230 – Applications domestiques et agricoles : irrigation, eau potable.",
    ],
    [
      "de",
      "Marantz CD 6005 Schwarz",
      "Die stabile Stromversorgung bedient die analogen Schaltkreise.",
      "Marantz CD 6005 Schwarz: Die stabile Stromversorgung bedient die analogen Schaltkreise.",
    ],
    [
      "de",
      "Veldo Puzzle Neuschwanstein",
      "1000 Teile, fertige Größe 70 x 50 cm. Ab 12 Jahren.",
      "Veldo Puzzle Neuschwanstein: 1000 Teile, fertige Größe 70 x 50 cm. Ab 12 Jahren.",
    ],
  ])("stands behind the name, in %s: %s", (language, name, meta, wanted) =>
    expect(write(meta, name, language)).toBe(wanted),
  );

  test.each<readonly [language: Language, name: string, meta: string]>([
    ["de", "AV-Receiver RX-V 579 Schwarz", "Der Receiver unterstützt WLAN, AirPlay und Bluetooth."],
    ["de", "TX-SR 343 B Schwarz", "Hinter der Frontplatte des TX-SR343 steckt viel Leistung."],
    ["de", "Nova DSC-W830", "Die Kamera bietet eine hohe Auflösung und viele Details."],
    ["en", "Veldo Retro Dial", "The dial is on the front and lights up."],
    ["en", "Veldo 20", "This device fits any table and folds flat."],
    ["fr", "Veldo 20", "Cet appareil se range sans peine dans un tiroir."],
    ["it", "Veldo 20", "Questo prodotto si ripone senza fatica in un cassetto."],
    ["it", "Bruciatore Veldo drago", "Il bruciatore fa scendere il fumo lungo la torre."],
  ])("one that does stays, in %s: %s", (language, name, meta) =>
    expect(write(meta, name, language)).toBe(meta),
  );

  test("has the sentence that fits behind the name, where all do not", () => {
    const long = `Große Räume füllt sie mit einem Klang, den ${"sehr ".repeat(20)}viele Menschen lieben.`;
    expect(write(`Kräftig, satt und leise. ${long}`, "Veldo 20", "de")).toMatch(/^Kräftig/u);
  });
});

describe("a sentence that names the product before a colon", () => {
  test.each([
    ["en", "Veldo eau de parfum 50ml", "A bright eau de parfum: bergamot, orange blossom and white musk."],
    ["de", "Veldo Parfum 50 ml", "Ein helles Parfum: Bergamotte, Orangenblüte und weißer Moschus."],
    [
      "fr",
      "Veldo - Eau de parfum 50ml",
      "Une eau de parfum lumineuse : bergamote, fleur d'oranger et musc blanc.",
    ],
    ["it", "Veldo profumo 50 ml", "Un profumo luminoso: bergamotto, fiori d'arancio e muschio bianco."],
  ] as const)("is one of search results, in %s", (language, name, text) =>
    expect(answerTo(`${text} 50 ml.`, language, { name }).seo?.meta_description).toContain(text),
  );
});

test.each([
  [
    "de",
    "Puzzle 1000 Teile Neuschwanstein",
    "Bauen Sie das Schloss. 1000 Teile, Größe ca. 70 x 50 cm. Ab 12 Jahren.",
  ],
  [
    "fr",
    "Puzzle 1000 pièces Neuschwanstein",
    "Montez le château. 1000 pièces, taille 70 x 50 cm. Dès 12 ans.",
  ],
  ["it", "Puzzle 1000 pezzi Neuschwanstein", "Monta il castello. 1000 pezzi, misura 70 x 50 cm. Da 12 anni."],
  [
    "en",
    "Puzzle 1000 pieces Neuschwanstein",
    "Build the castle. 1000 pieces, size 70 x 50 cm. From 12 years.",
  ],
] as const)("a count of parts does not say what the thing is, in %s", (language, name, text) =>
  expect(answerTo(text, language, { name }).seo?.meta_description).toMatch(/Puzzle/u),
);
