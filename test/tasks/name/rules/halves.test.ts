import { describe, expect, it } from "vitest";
import { nativeName } from "./native-name.ts";

describe("a remark that stars set apart at the end has a dash in their place", () => {
  it.each([
    ["en", "Enamel 2.5L White *UK ONLY - HAZARDOUS*", "Enamel 2.5L White - UK ONLY - HAZARDOUS"],
    ["en", "Oak Chair *collection only*", "Oak Chair - collection only"],
    ["de", "Stuhl Eiche *nur Abholung im Lager*", "Stuhl Eiche - nur Abholung im Lager"],
    ["fr", "Chaise chêne *retrait en magasin seulement*", "Chaise chêne - retrait en magasin seulement"],
    ["it", "Sedia rovere *ritiro in negozio*", "Sedia rovere - ritiro in negozio"],
    ["de", "Stuhl *massiv* Eiche", "Stuhl massiv Eiche"],
    ["en", "Rope 6mm *sold per metre*", "Rope 6mm - sold per metre"],
    ["en", "Paint 5L *trade customers only*", "Paint 5L - trade customers only"],
    ["en", "Glass Shelf *handle with care*", "Glass Shelf - handle with care"],
    ["de", "Seil 6 mm *Verkauf pro Meter*", "Seil 6 mm - Verkauf pro Meter"],
    ["de", "Farbe 5 l **nur für Gewerbe**", "Farbe 5 l - nur für Gewerbe"],
    ["de", "Regal Glas *ohne Montage*", "Regal Glas - ohne Montage"],
    ["de", "Lampe Holz *ohne Leuchtmittel*", "Lampe Holz - ohne Leuchtmittel"],
    ["fr", "Corde 6 mm *vendue au mètre*", "Corde 6 mm - vendue au mètre"],
    ["fr", "Peinture 5 l **pour professionnels**", "Peinture 5 l - pour professionnels"],
    ["fr", "Étagère verre *sans montage*", "Étagère verre - sans montage"],
    ["fr", "Lampe bois *sans ampoule*", "Lampe bois - sans ampoule"],
    ["it", "Corda 6 mm *venduta al metro*", "Corda 6 mm - venduta al metro"],
    ["it", "Vernice 5 l **solo per professionisti**", "Vernice 5 l - solo per professionisti"],
    ["it", "Mensola vetro *senza montaggio*", "Mensola vetro - senza montaggio"],
    ["it", "Lampada legno *senza lampadina*", "Lampada legno - senza lampadina"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("stars behind a code or what has grades are a grade", () => {
  it.each([
    ["fr", "Chevalet violon Despiau C3 *** en bois séché"],
    ["fr", "Hôtel *** coffret week-end"],
    ["fr", "Cognac *** 70 cl"],
    ["fr", "Camping **** coffret week-end"],
    ["fr", "Chevalet alto B2 ** en érable"],
    ["it", "Hotel **** buono regalo"],
    ["it", "Ponticello violino C3 *** in acero"],
    ["it", "Brandy *** 70 cl"],
    ["it", "Albergo *** cofanetto"],
    ["it", "Camping *** cofanetto"],
    ["de", "Hotel *** Gutschein"],
    ["de", "Steg Geige C3 *** aus Ahorn"],
    ["de", "Cognac *** 70 cl"],
    ["de", "Pension ** Gutschein"],
    ["de", "Brandy *** 70 cl"],
    ["en", "Hotel **** Voucher"],
    ["en", "Violin Bridge C3 *** in Maple"],
    ["en", "Cognac *** 70cl"],
    ["en", "Brandy *** 70cl"],
    ["en", "Camping *** Voucher"],
  ] as const)("%s: %s", (language, name) => expect(nativeName(name, language)).toBe(name));

  it("others are decoration", () => expect(nativeName("Stuhl *** blau", "de")).toBe("Stuhl blau"));
});

describe("a question with its answer keeps its mark", () => {
  it.each([
    ["de", "Nagelspange inkl. Kleber??? NEIN separat bestellen", "Kleber? NEIN"],
    ["en", "Table with Chairs??? NO, Sold Apart", "Chairs? NO"],
    ["fr", "Lampe avec ampoule??? NON", "ampoule? NON"],
    ["it", "Lampada con lampadina??? NO", "lampadina? NO"],
    ["de", "Stuhl??? blau", "Stuhl blau"],
    ["de", "Lampe mit Leuchtmittel?? ja", "Leuchtmittel? ja"],
    ["de", "Regal inkl. Schrauben??? Nein", "Schrauben? Nein"],
    ["de", "Drucker inkl. Kabel?? NEIN", "Kabel? NEIN"],
    ["de", "Tisch mit Stühlen??? NEIN", "Stühlen? NEIN"],
    ["en", "Lamp with Bulb?? Yes", "Bulb? Yes"],
    ["en", "Shelf incl. Screws??? No", "Screws? No"],
    ["en", "Printer with Cable?? NO", "Cable? NO"],
    ["en", "Radio with Batteries??? NO", "Batteries? NO"],
    ["fr", "Table avec chaises?? oui", "chaises? oui"],
    ["fr", "Étagère avec vis??? non", "vis? non"],
    ["fr", "Imprimante avec cartouche?? NON", "cartouche? NON"],
    ["fr", "Radio avec piles??? NON", "piles? NON"],
    ["it", "Tavolo con sedie?? sì", "sedie? sì"],
    ["it", "Mensola con viti??? no", "viti? no"],
    ["it", "Stampante con cartuccia?? NO", "cartuccia? NO"],
    ["it", "Radio con pile??? NO", "pile? NO"],
  ] as const)("%s: %s", (language, name, part) => expect(nativeName(name, language)).toContain(part));
});

describe("half of a phrase is no promotion", () => {
  it.each([
    ["en", "Lifejacket Navy DEMO STOCK", "Lifejacket Navy Demo Stock"],
    ["en", "Oak Table OLD STOCK", "Oak Table OLD STOCK"],
    ["en", "Oak Table STOCK", "Oak Table"],
    ["en", "Garden Chair TRIAL STOCK", "Garden Chair Trial Stock"],
    ["en", "Steel Lamp RETURN STOCK", "Steel Lamp Return Stock"],
    ["en", "Road Bike SHOW STOCK", "Road Bike Show Stock"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("a German m. behind a code is mit, and series behind a model English", () => {
  it.each([
    ["de", "GELENKWELLE W2300 M. SCHMIERNIPPEL", "Gelenkwelle W2300 mit Schmiernippel"],
    ["de", "LAMPE L200 M. SCHALTER", "Lampe L200 mit Schalter"],
    ["de", "RADIO DR50 M. NETZTEIL", "Radio DR50 mit Netzteil"],
    ["de", "PUMPE P300 M. FILTER", "Pumpe P300 mit Filter"],
    ["de", "SÄGE MS180 M. KETTE", "Säge MS180 mit Kette"],
    ["fr", "Batterie ordinateur Travelmate 3270 series", "Batterie ordinateur Travelmate 3270 series"],
    ["fr", "Batterie HP Pavilion DV6 series", "Batterie HP Pavilion DV6 series"],
    ["fr", "Téléviseur Samsung 7000 series", "Téléviseur Samsung 7000 series"],
    ["fr", "Cartouche Epson XP-800 series", "Cartouche Epson XP-800 series"],
    ["fr", "Coque Lumia 925 series", "Coque Lumia 925 series"],
    ["fr", "Livre 12 series", "Livre 12 séries"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});
