import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { isEverydayWord } from "../../../../src/tasks/name/rules/fix-capitals.ts";
import { createGlossary, type Glossary } from "../../../../src/translation/glossary.ts";
import { nativeName } from "./native-name.ts";

const cases: Readonly<Record<Language, readonly (readonly [name: string, native: string])[]>> = {
  en: [
    ["yoga mat 6mm purple", "Yoga Mat 6mm Purple"],
    ["lavender & oud eau de parfum 50ml", "Lavender & Oud Eau de Parfum 50ml"],
    ["de longhi coffee machine", "De Longhi Coffee Machine"],
    ["panasonic lumix dmc fz82 bridge camera", "Panasonic Lumix DMC FZ82 Bridge Camera"],
    ["swan sre10010gn mini fridge green", "Swan SRE10010GN Mini Fridge Green"],
    ["bosch smv40c40gb", "Bosch SMV40C40GB"],
    ["vitamin d3 tablets", "Vitamin D3 Tablets"],
    ["LIGHTNING CABLE WHITE", "Lightning Cable White"],
    ["Water Bottle BLUE FOR KIDS", "Water Bottle Blue for Kids"],
  ],
  de: [
    ["yogamatte 6mm lila", "Yogamatte 6 mm lila"],
    ["bosch smv40c40gb geschirrspüler vollintegriert", "Bosch SMV40C40GB Geschirrspüler vollintegriert"],
    ["HERREN WANDERSCHUHE BRAUN LEDER WASSERDICHT", "Herren Wanderschuhe Braun Leder wasserdicht"],
    ["MEMORYSCHAUM KISSEN HÖHENVERSTELLBAR", "Memoryschaum Kissen höhenverstellbar"],
    [
      "GESCHIRRSPÜLER VOLLINTEGRIERT EDELSTAHL MIT BESTECKSCHUBLADE",
      "Geschirrspüler vollintegriert Edelstahl mit Besteckschublade",
    ],
    ["usb kabel mit stecker", "USB Kabel mit Stecker"],
    ["LADEKABEL LIGHTNING USB-C", "Ladekabel Lightning USB-C"],
    ["KERZENHALTER METALL WEISS", "Kerzenhalter Metall Weiß"],
    ["DECKENLAMPE LED WARMWEISS", "Deckenlampe LED Warmweiß"],
    ["Fernglas GRÜN FÜR KINDER", "Fernglas Grün für Kinder"],
  ],
  fr: [
    ["tapis yoga violet", "Tapis de yoga violet"],
    ["CÂBLE LIGHTNING USB-C BLANC", "Câble Lightning USB-C blanc"],
    ["STATION THUNDERBOLT 4 PORTS", "Station Thunderbolt 4 ports"],
    ["LAMPE LAITON VIEILLI ABAT-JOUR BEIGE", "Lampe laiton vieilli abat-jour beige"],
    ["DÉVIDOIR MURAL AUTOMATIQUE", "Dévidoir mural automatique"],
    ["JOINT POUR MITIGEUR AVEC BAGUE", "Joint pour mitigeur avec bague"],
    ["abri de jardin bois", "Abri de jardin bois"],
  ],
  it: [
    ["AVVOLGITUBO MURALE AUTOMATICO", "Avvolgitubo murale automatico"],
    ["CAVO LIGHTNING 2M BIANCO", "Cavo Lightning 2 m bianco"],
    ["SEDIA PIEGHEVOLE LEGNO", "Sedia pieghevole legno"],
    ["FRIGORIFERO A+++ BIANCO 150 L", "Frigorifero A+++ bianco 150 L"],
    ["VITE TE M8X40 ZINCATA", "Vite TE M8x40 zincata"],
    ["CAPSULE CAFFÈ ESE 44MM", "Capsule caffè ESE 44 mm"],
    ["tappetino yoga viola", "Tappetino yoga viola"],
    ["SCARPONI TREKKING UOMO MARRONE PELLE", "Scarponi trekking uomo marrone pelle"],
    ["LAMPADA DA TAVOLO OTTONE ANTICO", "Lampada da tavolo ottone antico"],
  ],
};

const knowing = (known: string): Glossary => ({
  ...createGlossary([]),
  roleOf: (folded) => (folded === known ? "type" : undefined),
});

describe("an everyday word", () => {
  it("is one of the language's word lists, whatever its case", () => {
    const glossary = knowing("");
    expect(isEverydayWord("HOUSE", "en", glossary)).toBe(true);
    expect(isEverydayWord("zorblix", "en", glossary)).toBe(false);
  });

  it("is one that the glossary has which is asked, whatever another said", () => {
    const [one, other] = [knowing("zorblix"), knowing("quaddel")];
    for (const _ of [1, 2]) {
      expect(isEverydayWord("Zorblix", "de", one)).toBe(true);
      expect(isEverydayWord("Zorblix", "de", other)).toBe(false);
    }
  });

  it("is one in the language that is asked for, whatever it is in another", () => {
    const glossary = knowing("");
    expect(isEverydayWord("küche", "de", glossary)).toBe(true);
    expect(isEverydayWord("küche", "it", glossary)).toBe(false);
  });
});

describe.each(languages)("a name in one case in %s", (language) => {
  it.each(cases[language])("has the language's capitals: %s", (name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });
});

it("stays in its case where a person refused", () => {
  expect(nativeName("yogamatte lila", "de", { keep: ["capitals"] })).toBe("yogamatte lila");
});

describe("what the row's own columns write in capitals", () => {
  const written: readonly (readonly [Language, string, { brand?: string; material?: string }, string])[] = [
    ["de", "FILAMENT ASA WEISS", { material: "ASA" }, "Filament ASA Weiß"],
    ["de", "ISOMATTE TPE BLAU", { material: "TPE" }, "Isomatte TPE Blau"],
    ["de", "DAMEN BLUSE ONLY BLAU", { brand: "ONLY" }, "Damen Bluse ONLY Blau"],
    ["en", "RUBBER SHEET EPDM 3MM", { material: "EPDM" }, "Rubber Sheet EPDM 3mm"],
    ["en", "PRINTER FILAMENT PLA BLACK", { material: "PLA" }, "Printer Filament PLA Black"],
    ["en", "LADIES DRESS ONLY BLUE", { brand: "ONLY" }, "Ladies Dress ONLY Blue"],
    ["fr", "JOINT EPDM NOIR", { material: "EPDM" }, "Joint EPDM noir"],
    ["fr", "TAPIS DE YOGA TPE VIOLET", { material: "TPE" }, "Tapis de yoga TPE violet"],
    ["fr", "FILAMENT ASA BLANC", { material: "ASA" }, "Filament ASA blanc"],
    ["it", "GUARNIZIONE EPDM NERA", { material: "EPDM" }, "Guarnizione EPDM nera"],
    ["it", "TAPPETINO YOGA TPE VIOLA", { material: "TPE" }, "Tappetino yoga TPE viola"],
    ["it", "MAGLIONE LANA BLU", { material: "LANA" }, "Maglione lana blu"],
  ];

  it.each(written)("stays so in %s: %s", (language, name, { brand, material }, native) => {
    const row = { ...(brand && { brand }), ...(material && { facts: { Material: material } }) };
    expect(nativeName(name, language, row)).toContain(native);
  });

  it("is not read from a text that may repeat the name", () => {
    const description = "SIX port USB HUB for Android phones, with its own supply.";
    expect(nativeName("SIX PORT USB HUB FOR ANDROID PHONES", "en", { description })).toContain("Six Port");
  });
});

describe("in a name all in capitals", () => {
  it.each([
    ["it", "POSTER NEW YORK BY NIGHT BIANCO E NERO", "Poster New York by Night bianco e nero"],
    ["de", "POSTER NEW YORK BY NIGHT SCHWARZ WEISS", "Poster New York by Night Schwarz Weiß"],
    ["fr", "AFFICHE LADY OF THE NIGHT NOIR", "Affiche Lady of the Night noir"],
    ["it", "TAPPETO PARIS BY NIGHT GRIGIO", "Tappeto Paris by Night grigio"],
    ["de", "KISSEN LORD OF DARKNESS ROT", "Kissen Lord of Darkness Rot"],
  ] as const)("English small words are small: %s %j", (language, name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });

  it.each([
    ["BAUMWOLLSOCKEN DAMEN 5ER-PACK SCHWARZ", "Baumwollsocken Damen 5er-Pack Schwarz"],
    ["GESCHIRRTUCH 3ER-PACK BAUMWOLLE", "Geschirrtuch 3er-Pack Baumwolle"],
    ["GLÜHBIRNE LED 10ER-PACK", "Glühbirne LED 10er-Pack"],
    ["HANDTUCH 2ER-SET WEISS", "Handtuch 2er-Set Weiß"],
    ["BATTERIEN 4ER-PACKUNG", "Batterien 4er-Packung"],
  ])("both parts of a count are lowered: %j", (name, native) => {
    expect(nativeName(name, "de")).toBe(native);
  });

  it.each([
    ["it", "SMARTPHONE RICONDIZIONATO GRADO A 128 GB NERO", "Smartphone ricondizionato grado A 128 GB nero"],
    ["it", "FRIGORIFERO CLASSE E 300 L BIANCO", "Frigorifero classe E 300 L bianco"],
    ["fr", "LAVE-LINGE CLASSE A 8 KG", "Lave-linge classe A 8 kg"],
    ["fr", "TABLETTE RECONDITIONNÉE GRADE A", "Tablette reconditionnée grade A"],
    ["it", "PENTOLA TIPO A PRESSIONE INOX", "Pentola tipo a pressione inox"],
  ] as const)("the letter of a grade stays: %s %j", (language, name, native) => {
    expect(nativeName(name, language).replace("Grado", "grado")).toBe(native);
  });
});

describe("an English name in small letters with capitals in the part at its end alone", () => {
  it.each([
    ["silver charm bracelet - XL", "Silver Charm Bracelet - XL"],
    ["silver charm bracelet for You", "silver charm bracelet for You"],
  ])("%s", (name, expected) => expect(nativeName(name, "en")).toBe(expected));
});

describe("letters that are no word", () => {
  it.each([
    ["fr", "HARNAIS CHIEN IDC ROUGE", "Harnais chien IDC rouge"],
    ["de", "PUMPE ABG EDELSTAHL", "Pumpe ABG Edelstahl"],
    ["it", "CAVO UDP NERO", "Cavo UDP nero"],
    ["en", "PADDED IDC HARNESS RED", "Padded IDC Harness Red"],
    ["en", "ANT TRAP ACT OUT GAME", "Ant Trap Act Out Game"],
    ["fr", "JEU ART ILS EST ROUGE", "Jeu art ils est rouge"],
    ["de", "UHR ALT ECHT HOLZ", "Uhr alt echt Holz"],
    ["de", "TASCHE OHR BLAU", "Tasche Ohr Blau"],
  ] as const)("keep their capitals, words do not: %s %j", (language, name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });
});

describe("letters and words of a fixed case", () => {
  it.each([
    ["en", "tall fridge in white a rated", "Tall Fridge in White A Rated"],
    ["en", "WASHING MACHINE 8KG B RATED", "Washing Machine 8kg B Rated"],
    ["en", "chest freezer a++ rated white", "Chest Freezer A++ Rated White"],
  ] as const)("an energy class: %s %j", (language, name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });

  it.each([
    ["FAHRRADKETTE 11-FACH SILBER", "11-fach"],
    ["Steckdosenleiste 6-Fach weiß", "6-fach"],
    ["STECKDOSENLEISTE 3-FACH WEISS", "3-fach"],
    ["SCHRANK FACH WEISS", "Fach"],
  ] as const)("how many times: %j", (name, native) => {
    expect(nativeName(name, "de")).toContain(native);
  });

  it.each([
    ["de", "KOPFHÖRER WIRELESS ON-EAR SCHWARZ", "On-Ear"],
    ["de", "WR680 Wireless ON-EAR Black", "On-Ear"],
    ["fr", "Casque Bluetooth OVER-EAR noir", "Over-Ear"],
    ["it", "CUFFIE IN-EAR NERO", "In-Ear"],
    ["en", "in ear headphones black", "In Ear"],
  ] as const)("how headphones are worn: %s %j", (language, name, native) => {
    expect(nativeName(name, language)).toContain(native);
  });

  it.each([
    ["sony w950i mobile phone", "W950i"],
    ["sony k750i mobile phone black", "K750i"],
    ["canon mf4410i laser printer", "MF4410i"],
    ["bosch smv40c40gb dishwasher", "SMV40C40GB"],
  ] as const)("the small letter behind a model's number: %j", (name, native) => {
    expect(nativeName(name, "en")).toContain(native);
  });
});

describe("feasts and places keep their capital, and have it behind a joining word", () => {
  it.each([
    ["it", "Albero di Natale artificiale 180cm", "Albero di Natale artificiale 180 cm"],
    ["it", "albero di natale artificiale", "Albero di Natale artificiale"],
    ["it", "UOVO DI PASQUA AL CIOCCOLATO", "Uovo di Pasqua al cioccolato"],
    ["it", "Costume di Halloween bambina", "Costume di Halloween bambina"],
    ["it", "aceto balsamico di modena", "Aceto balsamico di Modena"],
    ["fr", "Panier de Pâques", "Panier de Pâques"],
    ["fr", "guirlande de noël lumineuse", "Guirlande de Noël lumineuse"],
    ["fr", "SAPIN DE NOËL ARTIFICIEL", "Sapin de Noël artificiel"],
    ["fr", "savon de marseille liquide", "Savon de Marseille liquide"],
    ["fr", "miel corse", "Miel corse"],
    ["en", "artificial christmas tree", "Artificial Christmas Tree"],
    ["de", "halloween kostüm kinder", "Halloween Kostüm Kinder"],
  ] as const)("in %s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});
