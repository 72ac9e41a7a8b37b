import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { readPlainText } from "../../../../src/tasks/description/rules/plain-text.ts";
import { nativeDescription } from "./native-description.ts";

describe("a heading in bold inside a paragraph", () => {
  it.each([
    [
      "<p>Prints without a PC.<b>Low cost</b>Our tank saves ink.</p>",
      "Prints without a PC.\nLow cost\nOur tank saves ink.",
    ],
    [
      "<p>Stampa senza PC.<b>Ultraconveniente</b>EcoTank riduce i costi.</p>",
      "Stampa senza PC.\nUltraconveniente\nEcoTank riduce i costi.",
    ],
    [
      "<p>Stampa senza PC.<b>Stampa ovunque</b> Con EcoTank è semplice.</p>",
      "Stampa senza PC.\nStampa ovunque\nCon EcoTank è semplice.",
    ],
    [
      "<p>Druckt ohne PC.<strong>Sehr sparsam</strong>Der Tank hält lange.</p>",
      "Druckt ohne PC.\nSehr sparsam\nDer Tank hält lange.",
    ],
    [
      "<p>Imprime sans PC. <b>Économique</b>Le réservoir dure.</p>",
      "Imprime sans PC.\nÉconomique\nLe réservoir dure.",
    ],
    [
      "Druckt ohne PC.<b>Sehr sparsam</b>Der Tank hält lange.",
      "Druckt ohne PC.\nSehr sparsam\nDer Tank hält lange.",
    ],
  ])("has lines of its own: %s", (source, plain) => expect(readPlainText(source)).toBe(plain));

  it.each([
    "<p>Druckt ohne PC. <b>Unser Tank</b> Nova hält lange.</p>",
    "<p>A lamp with <b>two switches</b> and a base.</p>",
    "<p>La lampe <b>Nova</b> éclaire.</p>",
    "<p>Un interruttore. <b>Nova</b> è di legno.</p>",
    "<p>It has <b>WiFi</b>, a screen and more.</p>",
  ])("is none elsewhere: %s", (source) => expect(readPlainText(source)).not.toContain("\n"));
});

describe("what ran together", () => {
  it.each([
    [
      "Tension:10,8VCapacite:4400mAhType batterie:Li-IonCouleur:Noir",
      "Tension: 10,8V\nCapacite: 4400mAh\nType batterie: Li-Ion\nCouleur: Noir",
    ],
    ["Spannung:12VFarbe:SchwarzGewicht:2 kg", "Spannung: 12V\nFarbe: Schwarz\nGewicht: 2 kg"],
    ["Voltage:12VColour:BlackWeight:2 kg", "Voltage: 12V\nColour: Black\nWeight: 2 kg"],
    ["Tensione:12VColore:NeroPeso:2 kg", "Tensione: 12V\nColore: Nero\nPeso: 2 kg"],
    [
      "Chiots de plus de 8 mois.protéines 27%,graisses 16%,cendres 6% .Sac refermable",
      "Chiots de plus de 8 mois. Protéines 27%, graisses 16%, cendres 6%. Sac refermable",
    ],
    [
      "Für Welpen ab acht Monaten.protein zu 27%,fett 16%",
      "Für Welpen ab acht Monaten. Protein zu 27%, fett 16%",
    ],
    [
      "Per cuccioli oltre otto mesi.proteine al 27%,grassi 16%",
      "Per cuccioli oltre otto mesi. Proteine al 27%, grassi 16%",
    ],
    [
      "For puppies over eight months.protein of 27%,fat 16%",
      "For puppies over eight months. Protein of 27%, fat 16%",
    ],
    [
      "Auteur : A. Roux;Éditeur : Nova;Collection : Bleue;Pages : 112",
      "Auteur : A. Roux\nÉditeur : Nova\nCollection : Bleue\nPages : 112",
    ],
    ["Autor: A. Roux; Verlag: Nova; Reihe: Blau", "Autor: A. Roux\nVerlag: Nova\nReihe: Blau"],
    ["Author: A. Roux; Publisher: Nova; Pages: 112", "Author: A. Roux\nPublisher: Nova\nPages: 112"],
    ["Autore: A. Roux; Editore: Nova; Pagine: 112", "Autore: A. Roux\nEditore: Nova\nPagine: 112"],
    ["Durchmesser [mm]: 280", "Durchmesser: 280 mm"],
    ["Lochkreis-Ø [mm]: 112", "Lochkreis-Ø: 112 mm"],
    ["Width (cm): 80", "Width: 80 cm"],
    ["Puissance [W] : 60", "Puissance : 60 W"],
    ["Peso [kg]: 1,5", "Peso: 1,5 kg"],
    ["Lampe ÔÇô Métal", "Lampe – Métal"],
    ["CÔÇÖest une lampe ├á poser", "C’est une lampe à poser"],
    ["Gr├╝ner St├╝hl", "Grüner Stühl"],
  ])("is apart: %s", (source, plain) => expect(readPlainText(source)).toBe(plain));

  it.each([
    "The set contains: a sheet; two pillowcases",
    "Visit lampen.nova-store today, or ask",
    "Dimensions (L x l x H) : 110 x 60 x 42 cm",
    "Diagonal (cm): 35,8 cm",
    "With iPhone: yes, and a MacBook: no",
    "Ein Text; noch einer; und ein dritter",
    "Fichier lampes.nova est lu",
  ])("was apart before: %s", (source) => expect(readPlainText(source)).toBe(source));

  it.each<readonly [Language, string, string]>([
    ["fr", "Ceinture femme à sequinsBoucle ronde en métal. Se porte avec une robe.", "sequins\nBoucle"],
    ["de", "Gürtel mit feinem lederSchnalle aus Metall. Passt zu jedem Kleid.", "leder"],
    ["it", "Cintura donna in pelle neraFibbia tonda in metallo. Si porta con un vestito.", "nera\nFibbia"],
  ])("in the middle of words is apart in %s: %s", (language, source, wanted) =>
    expect(nativeDescription(source, language)).toContain(wanted),
  );

  it.each<readonly [Language, string]>([
    ["fr", "Support pour microSD et pochette fitBag avec rabat."],
    ["de", "Halter für microSD und Tasche fitBag mit Klappe."],
    ["it", "Supporto per microSD e custodia fitBag con patta."],
  ])("but no name in %s: %s", (language, source) => expect(nativeDescription(source, language)).toBe(source));
});

describe("decoration", () => {
  it.each([
    ["✅ Strong ✅ Light", "- Strong\n- Light"],
    ["Dès 6 ans. ⭐⭐⭐ Vu à la TV !", "Dès 6 ans.\nVu à la TV !"],
    ["Schöne Lampe ⭐⭐⭐⭐⭐", "Schöne Lampe"],
    ["Lampada 🔥 Nuova base", "Lampada\nNuova base"],
    ["Freezer of 4★ with two drawers", "Freezer of 4★ with two drawers"],
  ])("goes: %s", (source, plain) => expect(readPlainText(source)).toBe(plain));
});

describe("sentences that were joined at a number", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "Longueur 120 cm en taille 40.Doublée et zippée.", "40. Doublée"],
    ["fr", "Gilet neuf sous blister .2 poches de chaque côté.40 % laine et coton.", "blister. 2 poches"],
    ["fr", "Deux poches de chaque côté.40 % laine et coton.", "côté. 40 % laine"],
    ["it", "Lunghezza 120 cm nella taglia 40.Foderata e con zip.", "40. Foderata"],
    ["it", "Due tasche per ogni lato.40 % lana e cotone.", "lato. 40 % lana"],
    ["de", "Länge 120 cm in Größe 40.Gefüttert und mit Reißverschluss.", "40. Gefüttert"],
    ["de", "Zwei Taschen auf jeder Seite.40 % recycelt und neu.", "Seite. 40 % recycelt"],
    ["en", "Length 120 cm in size 40.Lined and with a zip.", "40. Lined"],
    ["en", "Two pockets on each side.40 % wool and cotton.", "side. 40 % wool"],
  ])("are apart (%s): %s", (language, text, joint) => {
    expect(nativeDescription(text, language)).toContain(joint);
  });

  it.each(["Modell V2.Pro mit Tasche", "Motor 1.6 TDI", "Messer 0.40 mm dick", "Version 2.0b", "DIN 912.M8"])(
    "stay as they are where they are codes and decimals: %s",
    (text) => expect(readPlainText(text)).toBe(text),
  );
});

describe("a measure right behind the word that announces it", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "Plume souple, dimension environ68 cm, vendue seule.", "environ 68 cm"],
    ["de", "Weiche Feder, etwa68 cm lang, einzeln verkauft.", "etwa 68 cm"],
    ["it", "Piuma morbida, circa68 cm, venduta singola.", "circa 68 cm"],
    ["en", "Soft feather, approx68 cm long, sold singly.", "approx 68 cm"],
  ])("stands apart in %s: %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toContain(wanted);
  });

  it.each(["Halter für Modell Circa20 aus Holz.", "Lampe Breite20 mit Schirm."])(
    "but no name: %s",
    (text) => {
      expect(readPlainText(text)).toBe(text);
    },
  );
});

describe("a label glued to what stands before it", () => {
  it.each([
    [
      "Fiche femelle RCAConnecteur A : femelle RCAConnecteur B : fiche BNCCouleur : argent",
      "Fiche femelle RCA\nConnecteur A : femelle RCA\nConnecteur B : fiche BNC\nCouleur : argent",
    ],
    [
      "Lunettes solaires intégrées : OuiÉcran anti-buée : NonÉcran anti-rayures : Oui",
      "Lunettes solaires intégrées : Oui\nÉcran anti-buée : Non\nÉcran anti-rayures : Oui",
    ],
    [
      "Material: EdelstahlSpülmaschinenfest: JaInduktion geeignet: Nein",
      "Material: Edelstahl\nSpülmaschinenfest: Ja\nInduktion geeignet: Nein",
    ],
    [
      "Waterproof: YesAnti-slip sole: NoLining: Textile",
      "Waterproof: Yes\nAnti-slip sole: No\nLining: Textile",
    ],
    [
      "Impermeabile: SìSuola antiscivolo: NoFodera: Tessuto",
      "Impermeabile: Sì\nSuola antiscivolo: No\nFodera: Tessuto",
    ],
  ])("has a line of its own: %s", (text, wanted) => expect(readPlainText(text)).toBe(wanted));

  it.each([
    "Die McLaren Edition: rot und schwarz",
    "Works with YouTube Music: yes, and more",
    "Câble pour iPad Mini : noir, 2 m",
  ])("is none inside a name: %s", (text) => expect(readPlainText(text)).toBe(text));
});

it("labels that each follow the number of the one before have lines of their own", () => {
  const source = "Diamètre en pouces 8Nombre de haut-parleurs 1Puissance en W 20Impédance en ohms 4";
  expect(readPlainText(source)).toBe(
    "Diamètre en pouces 8\nNombre de haut-parleurs 1\nPuissance en W 20\nImpédance en ohms 4",
  );
  expect(readPlainText("Casque Sony 8Hi Sound pour la maison")).toBe("Casque Sony 8Hi Sound pour la maison");
});

describe("sentences and labels without the blank between them", () => {
  it.each<[Language, string, string]>([
    [
      "en",
      "A dress for rain.Tight to 3000 mm.Warm lining.",
      "A dress for rain. Tight to 3000 mm. Warm lining.",
    ],
    [
      "de",
      "Anzeige bis 200 °C.Durchmesser 5 cm.Nicht für den Herd.",
      "Anzeige bis 200 °C. Durchmesser 5 cm. Nicht für den Herd.",
    ],
    [
      "fr",
      "Étanche à 3000 mm.Doublure chaude.Capuche large.",
      "Étanche à 3000 mm. Doublure chaude. Capuche large.",
    ],
    [
      "it",
      "Impermeabile a 3000 mm.Fodera calda.Cappuccio ampio.",
      "Impermeabile a 3000 mm. Fodera calda. Cappuccio ampio.",
    ],
  ])("%s: %s", (language, text, wanted) => expect(nativeDescription(text, language)).toBe(wanted));

  it("labels in title case, and the sentence behind the last value", () =>
    expect(
      readPlainText(
        "Latin Name : Mentha LongaPart Of Plant Used : LeafSource : PeruExtraction Method : Cold PressMint oil is fresh.",
      ),
    ).toBe(
      "Latin Name : Mentha Longa\nPart Of Plant Used : Leaf\nSource : Peru\nExtraction Method : Cold Press\nMint oil is fresh.",
    ));

  it("a sentence behind a comma", () =>
    expect(readPlainText("A wide casual top, This piece has a letter.")).toBe(
      "A wide casual top. This piece has a letter.",
    ));
});
