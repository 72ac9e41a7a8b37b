import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

describe("colours, materials, persons and things behind a preposition are written small", () => {
  it.each([
    ["it", "Custodia per Tablet TCL Y39466X-2ALCEU11 Nero", "Custodia per tablet TCL Y39466X-2ALCEU11 Nero"],
    ["it", "Guinzaglio per Cani Trixie Premium 1,2 m", "Guinzaglio per cani Trixie Premium 1,2 m"],
    ["it", "Massaggiatore da Mano Elettrico Beurer MG79", "Massaggiatore da mano elettrico Beurer MG79"],
    ["it", "Profumo Uomo Lacoste Noir Intense 100 ml", "Profumo uomo Lacoste Noir Intense 100 ml"],
    [
      "it",
      "Carta Fotografica Lucida TP-Link TL-SG3428X-M2",
      "Carta fotografica lucida TP-Link TL-SG3428X-M2",
    ],
    ["fr", "Housse pour Tablette TCL Y39466X Noir", "Housse pour tablette TCL Y39466X Noir"],
    ["fr", "Collier pour Chien Trixie Premium 1,2 m", "Collier pour chien Trixie Premium 1,2 m"],
    ["fr", "Parfum Homme Lacoste Intense 100 ml", "Parfum homme Lacoste Intense 100 ml"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));

  it.each([
    ["it", "Borsa Terra Rossa Zorax in pelle"],
    ["it", "Pasta Rosso-Nero 500 g"],
    ["fr", "Rouge à lèvres mat 05 Bois de Rose"],
    ["it", "Rossetto opaco 12 Rosso Fuoco"],
    ["fr", "Sac Synne Shop Pieces"],
    ["fr", "Vin Rouge-Gorge 75 cl"],
    ["it", "Sedia Pieghevole 5 Posizioni Alluminio Acquamarina Spiaggia e Piscina"],
    ["it", "Poltrona Gonfiabile Gigante Basket +6 Anni Interno e Giardino"],
    ["it", "Immuno Bimbi"],
    ["it", "Profumo Donna Acqua di Gioia Armani 50 ml"],
    ["fr", "Chaise Pliante 5 Positions Aluminium Plage et Piscine"],
    ["fr", "Parfum Femme Eau de Joie Zorax 50 ml"],
    ["fr", "Immuno Enfant"],
    ["en", "Leather Bag in Black for Women"],
    ["de", "Tasche in Schwarz für Herren"],
  ] as const)("but not in %s: %s", (language, name) => expect(nativeName(name, language)).toBe(name));

  it("nor where they are the maker", () => {
    expect(nativeName("Borsa per Donna Rosso", "it", { brand: "Rosso" })).toBe("Borsa per donna Rosso");
  });
});

describe("the words of the product's phrase are written small, as titles write them", () => {
  it.each([
    ["it", "Stampante Laser Zorax M234", "Stampante laser Zorax M234"],
    ["it", "Scheda Grafica Zorax 90YV0MP0-M0NA00", "Scheda grafica Zorax 90YV0MP0-M0NA00"],
    [
      "it",
      "Epilatore Elettrico a Luce Pulsata Philips BG3017/01",
      "Epilatore elettrico a luce pulsata Philips BG3017/01",
    ],
    ["it", "Salsa di Soia Zorax 143 ml", "Salsa di soia Zorax 143 ml"],
    ["fr", "Chaîne de Distribution Zorax 71931", "Chaîne de distribution Zorax 71931"],
    ["fr", "Poêle à Granulés Zorax 6,3 kW", "Poêle à granulés Zorax 6,3 kW"],
    ["fr", "Disque Dur Externe Zorax 500 Go", "Disque dur externe Zorax 500 Go"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));

  it("behind the row's maker too", () => {
    expect(nativeName("Zorax Pasta Mista Fiordaliso 500 g", "it", { brand: "Zorax" })).toBe(
      "Zorax Pasta mista Fiordaliso 500 g",
    );
  });

  it.each([
    ["it", "Mare Aperto Totano alla Marinara 115 g"],
    ["it", "Prosciutto Toscano DOP 100 g"],
    ["it", "Palette da Spiaggia Atlético Madrid"],
    ["fr", "Contes des Indiens d'Amérique"],
    ["fr", "La Conquête de la Chine"],
    ["fr", "Poêle en céramique Manche rouge"],
    ["fr", "Encre de Chine noire"],
  ] as const)("but not what may be a name in %s: %s", (language, name) => {
    expect(nativeName(name, language)).toMatch(/Aperto|Toscano|Atlético|Indiens|Chine|Manche/);
  });
});

describe("one capital of a word that is common by its ending alone is a name's", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "Feuille gaufrée Dadant pour hausse", "Feuille gaufrée Dadant pour hausse"],
    ["fr", "Lampe de bureau Pliable noire", "Lampe de bureau pliable noire"],
    ["it", "Arnia Zadante 10 telaini", "Arnia Zadante 10 telaini"],
    ["it", "Lampada da tavolo Pieghevole nera", "Lampada da tavolo pieghevole nera"],
  ])("%s: %s", (language, name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });
});

describe("acronyms that are no word have their capitals in any name", () => {
  it.each([
    ["en", "Wireless charger usb-c", "Wireless charger USB-C"],
    ["de", "Adapter Hdmi auf vga", "Adapter HDMI auf VGA"],
    ["fr", "Coque Tpu noire", "Coque TPU noire"],
    ["it", "Lampada Led da tavolo", "Lampada LED da tavolo"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));

  it("as a noun before another one in a title", () => {
    expect(nativeName("Kids scooter foldable led lights", "en", { brand: "Zorax" })).toBe(
      "Zorax Kids Scooter Foldable LED Lights",
    );
  });

  it.each([
    ["en", "The man who led the army"],
    ["fr", "Lampe led rechargeable"],
    ["it", "Poster Led Zeppelin"],
    ["de", "Aufkleber www.usb.de"],
  ] as const)("but not in %s: %s", (language, name) => expect(nativeName(name, language)).toBe(name));
});

describe("the name of a motif keeps the one capital that it has", () => {
  it.each([
    ["fr", "Coque Galaxy S5 Femme masquée 2 rigide", "Femme masquée 2"],
    ["fr", "Coque Blackberry Z10 Homme oiseau 1 rigide", "Homme oiseau 1"],
    ["it", "Cover iPhone X5 Donna velata 3 rigida", "Donna velata 3"],
  ] as const)("%s: %s", (language, name, part) => {
    expect(nativeName(name, language)).toContain(part);
  });
});

describe("what a scent is called behind a dash keeps its capitals", () => {
  it.each([
    ["fr", "Eau de parfum femme 50 ml - NOUVEAU - Fleur de Nuit"],
    ["fr", "Eau de toilette homme 100 ml - EXCLU - Bois de Table"],
    ["it", "Profumo donna 50 ml - Fiore di Notte"],
  ] as const)("%s: %s", (language, name) => expect(nativeName(name, language)).toBe(name));

  it("but the thing that a part behind a dash is for is small", () => {
    expect(nativeName("Ampoule LED blanche - Douille pour Lampe", "fr")).toBe(
      "Ampoule LED blanche - Douille pour lampe",
    );
  });
});
