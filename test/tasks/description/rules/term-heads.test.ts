import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { type Row, termsOf } from "./terms-of.ts";

type Case = readonly [language: Language, name: string, row: Row, wanted: string];

describe("the noun that a name has, and no list,", () => {
  it.each<Case>([
    ["de", "Korrfisch Grundrute 3,60 m 80 g Barsch Hecht", { brand: "Korrfisch" }, "Grundrute"],
    ["de", "Nordholz Erdanker 60 cm Verpackungseinheit 10 Stück", { brand: "Nordholz" }, "Erdanker"],
    ["de", "Fahrrad-Schutzhaube 200x110 grau", {}, "Fahrrad-Schutzhaube"],
    ["de", "Wollensticker Hemd Business Langarm bügelfrei", { brand: "Wollensticker" }, "Hemd"],
    // What stands beside a known noun says something of it.
    ["de", "Massivholz Esstisch Eiche 180 cm", {}, "Esstisch"],
    ["de", "Korrfisch Angelrute 3,60 m Barsch Hecht", { brand: "Korrfisch" }, "Angelrute"],
  ])("begins the terms: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row)[0]).toBe(wanted);
  });
});

describe("a noun with the one behind it", () => {
  it.each<Case>([
    ["it", "Vedobene Occhiale lettura unisex +1,50", { brand: "Vedobene" }, "occhiali da lettura Vedobene"],
    ["fr", "Frenor Plaquettes frein arrière 125 cm³", { brand: "Frenor" }, "plaquettes de frein Frenor"],
    ["fr", "Selnor Bottes équitation cuir noir", { brand: "Selnor" }, "bottes d'équitation Selnor"],
    // Joined otherwise, or not at all in the lists.
    ["it", "Acquor Tubo irrigazione 20 m", { brand: "Acquor" }, "tubo irrigazione"],
    ["fr", "Selnor Tapis gym 10 mm", { brand: "Selnor" }, "tapis de gym Selnor"],
  ])("is joined as the language does: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row).join("; ")).toContain(wanted);
  });
});

describe("a short form", () => {
  it.each<Case>([
    [
      "en",
      "Plumor CMP Elbow 22mm",
      { brand: "Plumor", text: "Compression elbow 22mm in brass." },
      "compression elbow",
    ],
    ["en", "Plumor THK Bleach 2x5L", { brand: "Plumor", text: "A thick bleach for drains." }, "thick bleach"],
    ["it", "Marenostro Cima ORM.MM.14 poliestere", { brand: "Marenostro" }, "cima"],
  ])("is spelled out or left out: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row)[0]).toBe(wanted);
  });
  it.each<readonly [Language, string, Row]>([
    ["it", "Collafort Colla Piastr.C2TE bianca 25 kg", { brand: "Collafort" }],
    ["it", "Vinalto Montepulciano d'abr.DOC 2022", { brand: "Vinalto", leaf: "a-food-drinks-wine-red" }],
    ["fr", "Editor tech.expres.5e", {}],
    ["de", "Nordholz Schr.M8x40 verzinkt", { brand: "Nordholz" }],
  ])("is no term: %s, %s", (language, name, row) => {
    expect(termsOf(language, name, row).join("; ")).not.toMatch(/\p{L}{2}\.\p{L}|d'abr/u);
  });
});

describe("what is no product of its own", () => {
  it.each<Case>([
    [
      "en",
      "Cleanor Toilet Brush - Round With Holder",
      { leaf: "a-home-storage-bathroom-toilet-brushes" },
      "toilet brush",
    ],
    [
      "it",
      "Salutex Integratore Magnesio 20 bustine",
      { leaf: "a-health-wellness-vitamins-minerals" },
      "integratore",
    ],
    [
      "de",
      "Sony Cyber-shot DSC-W810",
      { brand: "Sony", leaf: "a-electronics-photo-cameras-compact" },
      "Kompaktkamera",
    ],
    [
      "de",
      "Samsung Galaxy Tab Active",
      { brand: "Samsung", leaf: "a-computers-devices-tablets-tablets" },
      "Tablet",
    ],
    [
      "fr",
      "Clos Berteau Crozes rouge 75 cl",
      { brand: "Clos Berteau", leaf: "a-food-drinks-wine-red" },
      "vin rouge",
    ],
  ])("is not the head: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row)[0]?.toLowerCase()).toBe(wanted.toLowerCase());
  });
});

describe("the device that an accessory is for", () => {
  it.each<Case>([
    ["fr", "Coque HTC Desire 10 Renard rigide", {}, "coque HTC Desire 10"],
    ["fr", "Coque Samsung Galaxy Mega 6.3 Astrologie", {}, "coque Samsung Galaxy Mega 6.3"],
    ["fr", "Batterie 4400 mAh pour Medion", {}, "batterie Medion"],
    ["it", "Batteria 4400 mAh per Toshiba", {}, "batteria Toshiba"],
    ["en", "Spare battery 4400 mAh for Toshiba", {}, "Toshiba battery"],
  ])("is searched with it: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row).join("; ")).toContain(wanted);
  });
  it.each<readonly [Language, string]>([
    ["fr", "Coussin de sol pour Bébé"],
    ["it", "Custodia Rigida 15 pollici"],
    ["de", "Hülle für Reisende schwarz"],
    ["en", "Case for Spectacles"],
  ])("is no other word: %s, %s", (language, name) => {
    expect(termsOf(language, name).join("; ")).not.toMatch(/Bébé|Rigida|Reisende|Spectacles/u);
  });
});

describe("the name that a maker gives a thing", () => {
  it.each<Case>([["de", "Over-Ear-Kopfhörer BeoPlay H6 Leder", {}, "BeoPlay Over-Ear-Kopfhörer"]])(
    "stands where the language has it: %s, %s",
    (language, name, row, wanted) => {
      expect(termsOf(language, name, row).join("; ")).toContain(wanted);
    },
  );
});

describe("what a thing is, and not its animal, its cut stuff or half a name,", () => {
  it.each<Case>([
    [
      "de",
      "Trial Fußballtor 3 x 2 m Aluminium",
      { brand: "Trial", leaf: "a-sports-ball-football-balls" },
      "Fußballtor",
    ],
    ["en", "Guinea Pig Hide Pine 30x20cm", {}, "guinea pig hide"],
    ["de", "Heunor Bergwiesenheu 5 kg Kaninchen Meerschweinchen", { brand: "Heunor" }, "Bergwiesenheu"],
    ["it", "Lavabicchieri cesto 40x40 con pompa scarico", {}, "lavabicchieri"],
  ])("begins the terms: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row)[0]).toBe(wanted);
  });

  it.each<Case>([
    ["it", "Liquore al limone di Reggio Calabria 50 cl", {}, "reggio"],
    ["fr", "Robe Margot à col Claudine", {}, "à col"],
    ["it", "Pennellessa 50 mm setola", { facts: { materiale: "Legn" } }, "legn"],
    ["en", "Floplor Drainage Pipe 110mm Terracotta PVCU", {}, "terracotta"],
    ["it", "Reti proteggi reggiseni 2 pezzi", {}, "reggiseni in"],
  ])("ends no term: %s, %s", (language, name, row, unwanted) => {
    expect(termsOf(language, name, row).filter((term) => term.includes(unwanted))).toEqual([]);
  });

  it("leaves an animal that is sold, and a name that is whole", () => {
    expect(termsOf("de", "Kaninchen Stofftier 20 cm").join(" ")).toContain("Kaninchen");
    expect(termsOf("fr", "Gigoteuse en mousseline Lune").join("; ")).toContain("gigoteuse en mousseline");
  });
});

describe("a term of one property", () => {
  it.each<Case>([
    ["de", "Pullover Kaschmir-Mix Damen", {}, "Kaschmir"],
    ["fr", "Pull mélange cachemire", {}, "en cachemire"],
    ["it", "Maglione dolcevita misto cashmere", {}, "in cashmere"],
  ])("leaves out what is only blended in: %s, %s", (language, name, row, unwanted) => {
    expect(termsOf(language, name, row).filter((term) => term.includes(unwanted))).toEqual([]);
  });

  it.each<Case>([
    ["en", "Yellow Wool Jumper", { text: "Yellow Wool Jumper. A warm wool blend yarn." }, "wool jumper"],
    ["en", "Cashmere Jumper Oat", {}, "cashmere jumper"],
    ["it", "Maglione dolcevita cashmere", {}, "in cashmere"],
  ])("has the stuff of the whole: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row).join("; ")).toContain(wanted);
  });

  it.each<Case>([
    ["fr", "Poussette compacte", { facts: { color: "Gris chiné" } }, "poussette compacte gris chiné;"],
  ])("has a colour of several words as it is: %s, %s", (language, name, row, wanted) => {
    const terms = termsOf(language, name, row);
    expect(`${terms.join("; ")};`).toContain(wanted);
  });

  it.each<Case>([
    ["en", "Male Doll Showpiece Brown", {}, "men's"],
    ["it", "Statua uomo in resina", {}, "statua uomo uomo"],
  ])("is for nobody whom the thing shows: %s, %s", (language, name, row, unwanted) => {
    expect(termsOf(language, name, row).filter((term) => term.includes(unwanted))).toEqual([]);
  });
});

describe("a term goes through no phrase of the name", () => {
  it.each<Case>([
    ["en", "Coldmaster CM500 2 Door 500 Litre Upright Freezer", {}, "litre upright"],
    ["en", "Ocean Drift Wild & Free 4 Men Combo Set", { brand: "Ocean Drift" }, "Wild & Free"],
    ["de", "WasserWelt Innenfilter 200 für Aquarien 40-90 l", {}, "Aquarien 40"],
    [
      "it",
      "Fornello a gas portatile per cartucce CP250 con valigetta",
      { text: "Cartuccia gas non inclusa." },
      "cartuccia",
    ],
  ])("%s, %s", (language, name, row, unwanted) => {
    expect(
      termsOf(language, name, row).filter((term) => term.toLowerCase().includes(unwanted.toLowerCase())),
    ).toEqual([]);
  });

  it.each<Case>([
    ["en", "Coldmaster CM500H 1 Door 500 Litre Cabinet Fridge", {}, "; cabinet fridge"],
    ["it", "Cappelli uomo in lana con paraorecchie", {}, "cappelli"],
    ["fr", "Coque pour Galaxy S21", {}, "Galaxy S21"],
    ["it", "Fornello a gas portatile per cartucce CP250 con valigetta", {}, "fornello a gas portatile"],
    ["de", "MIXPAD", { brand: "Relaxo" }, "Relaxo MIXPAD"],
  ])("but has the whole one: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row).join("; ")).toContain(wanted);
  });

  it("is no variety of it", () => {
    expect(termsOf("it", "Pastificio Rolli Senatore varietà Cappelli 500 g")).not.toContain("cappelli");
  });
});
