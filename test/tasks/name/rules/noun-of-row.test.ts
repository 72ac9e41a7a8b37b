import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { nounOfRow } from "../../../../src/tasks/name/rules/noun-of-row.ts";
import { withNoun } from "../../../../src/tasks/name/rules/noun-place.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

interface Row {
  readonly brand?: string;
  readonly description?: string;
  readonly facts?: readonly { readonly label: string; readonly text: string }[];
  readonly sourceCategory?: string;
  readonly score?: number;
}

const recordOf = (language: Language, identifier: string, row: Row) => {
  const { description, score = 0.9, facts = [], brand, sourceCategory } = row;
  const category = { identifier, score };
  return {
    ...{ language, glossary, description },
    evidence: { facts, category, ...(brand && { brand }), ...(sourceCategory && { sourceCategory }) },
  };
};

function named(language: Language, name: string, identifier: string, row: Row): string {
  const record = recordOf(language, identifier, row);
  const noun = nounOfRow(name, record);
  return noun === undefined ? name : withNoun(name, noun, record);
}

const receivers = "a-electronics-audio-amplifiers-av";
const phones = "a-electronics-phones-smartphones-smart";

describe("a name that is a model alone says what the row says that it is", () => {
  it.each([
    [
      "de",
      "SR 6011 Schwarz",
      receivers,
      { description: "Ein hochwertiger AV-Receiver mit 9 Kanälen." },
      "AV-Receiver SR 6011 Schwarz",
    ],
    [
      "de",
      "Marantz NR 1608 Silbergold",
      receivers,
      { brand: "Marantz", facts: [{ label: "Produkttyp", text: "AV-Receiver" }] },
      "Marantz NR 1608 AV-Receiver Silbergold",
    ],
    [
      "en",
      "Nokia 3310 Blue",
      phones,
      { description: "A smartphone with two cameras." },
      "Nokia 3310 Smartphone Blue",
    ],
    [
      "fr",
      "Samsung Galaxy S6",
      phones,
      { description: "<p>Ce smartphone a un écran de 5 pouces.</p>" },
      "Smartphone Samsung Galaxy S6",
    ],
    [
      "it",
      "Samsung Galaxy S6",
      phones,
      { sourceCategory: "Telefonia > Smartphone" },
      "Smartphone Samsung Galaxy S6",
    ],
    [
      "de",
      "Samsung Galaxy S6 edge",
      phones,
      { brand: "Samsung", sourceCategory: "smartphones" },
      "Samsung Galaxy S6 edge Smartphone",
    ],
  ] as const)("%s: %j", (language, name, identifier, row, expected) => {
    expect(named(language, name, identifier, row)).toBe(expected);
  });
});

describe("a name stays where", () => {
  it.each([
    ["it has a noun", "de", "AV-Receiver SR 6011", receivers, { description: "Ein AV-Receiver." }],
    ["no text says what it is", "de", "SR 6011 Schwarz", receivers, { description: "Satter Klang." }],
    [
      "a text only says what it is for",
      "de",
      "HA 10",
      receivers,
      { description: "Passend für jeden AV-Receiver." },
    ],
    ["the noun is in the plural", "en", "Nokia 3310", phones, { description: "Smartphones are small." }],
    [
      "the category is unsure",
      "de",
      "SR 6011",
      receivers,
      { description: "Viel Klang. Ein AV-Receiver.", score: 0.5 },
    ],
    ["it may be a title", "fr", "Les 7 boules de cristal", phones, { description: "Un smartphone." }],
    [
      "the noun is that of a part",
      "de",
      "DAB-P 150",
      receivers,
      { description: "Satter Klang, und mit AV-Receiver." },
    ],
    [
      "its category is a shelf",
      "en",
      "BB12 Light",
      "a-beauty-skin",
      { sourceCategory: "Beauty > Skin Care" },
    ],
    ["its category is a shelf", "de", "BB12", "a-beauty-skin", { sourceCategory: "Gesichtspflege" }],
    ["its category is a shelf", "fr", "BB12", "a-beauty-skin", { sourceCategory: "Soins" }],
    ["it has no model", "de", "Marantz Schwarz", receivers, { description: "Ein AV-Receiver." }],
  ] as const)("%s", (_, language, name, identifier, row) => {
    expect(named(language, name, identifier, row)).toBe(name);
  });
});

describe("a text that calls the model a thing needs no category", () => {
  const unsure = { score: 0.05 };
  it.each([
    [
      "de",
      "QX 397 Titan",
      "Der Yamoto QX-397 ist ein leistungsstarker Stereo-Receiver mit Fernbedienung.",
      "Stereo-Receiver QX 397 Titan",
    ],
    ["de", "PM 1600 NE", "Denox PM-1600NE – Vollverstärker mit USB-D/A-Wandler", "Vollverstärker PM 1600 NE"],
    [
      "de",
      "QN 602 Silber",
      "Dieser Plattenspieler liefert einen warmen Ton.",
      "Plattenspieler QN 602 Silber",
    ],
    ["de", "TG 75 Pink", "TG75 – tragbare Boombox mit externem Mikrofon in Pink.", "Boombox TG 75 Pink"],
    [
      "en",
      "ZB 650 Red",
      "The ZB650 is a compact bluetooth speaker for the beach.",
      "ZB 650 Bluetooth Speaker Red",
    ],
    ["en", "KT-90 White", "This kettle boils a litre in three minutes.", "KT-90 Kettle White"],
    ["fr", "ZB 650", "La ZB650 est une enceinte bluetooth compacte.", "Enceinte bluetooth ZB 650"],
    ["fr", "KT-90 B", "Cette bouilloire chauffe un litre en trois minutes.", "Bouilloire KT-90 B"],
    ["it", "ZB 650", "Il modello ZB650 è una stampante compatta.", "Stampante ZB 650"],
    ["it", "KT-90 B", "Questo bollitore scalda un litro in tre minuti.", "Bollitore KT-90 B"],
    [
      "de",
      "QN 1010 B",
      "Dank der Leistung des QN1010 Netzwerk-AV-Receivers klingt alles.",
      "Netzwerk-AV-Receiver QN 1010 B",
    ],
    [
      "de",
      "QN 40",
      "Satter Klang. Der neue Einstiegs-Vollverstärker QN40 bricht Regeln.",
      "Vollverstärker QN 40",
    ],
    ["de", "QN 41", "Satter Klang. Mit diesem neuen Plattenspieler klingt alles.", "Plattenspieler QN 41"],
    [
      "de",
      "RT 9 Red & Creme",
      "Unterwegs? Dieser tragbare Plattenspieler hilft.",
      "Plattenspieler RT 9 Red & Creme",
    ],
    ["en", "QN 42", "Bold sound. The QN-42 amplifier with Bluetooth.", "QN 42 Amplifier"],
    ["en", "QN 43", "Boil in a minute: with this small kettle.", "QN 43 Kettle"],
    ["fr", "QN 44", "Un son clair. La bouilloire QN44 chauffe vite.", "Bouilloire QN 44"],
    ["fr", "QN 45", "Du thé en une minute : avec cette bouilloire, c'est fait.", "Bouilloire QN 45"],
    ["it", "QN 46", "Tè subito. Il bollitore QN46 scalda in fretta.", "Bollitore QN 46"],
    ["it", "QN 47", "Tè in un minuto: con questo bollitore si fa.", "Bollitore QN 47"],
  ] as const)("%s: %j", (language, name, description, expected) => {
    expect(named(language, name, "a-home-decor", { description, ...unsure })).toBe(expected);
  });

  it.each([
    ["de", "HK 10", "Die HK 10 ist mit jedem Receiver kombinierbar."],
    ["de", "SR 501", "Damit ist das Gerät für Blu-ray-Player und Receiver bereit."],
    ["en", "CS-40", "The CS-40 is for any kettle."],
    ["en", "CS-40", "The CS-40 is a kettle lid."],
    ["fr", "CS-40", "La CS-40 est compatible avec toute bouilloire."],
    ["it", "CS-40", "Il CS-40 è adatto a ogni bollitore."],
    ["de", "AB 12", "Kabel, Netzteil, Fernbedienung."],
    ["de", "AB 13", "Satter Klang. Passend für diesen Receiver."],
    ["de", "AB 14", "Satter Klang. Für den Receiver AB140 gemacht."],
    ["de", "AB 15", "Satter Klang. Dieses Gerät kann alles, dieses Feature auch."],
    ["de", "AB 16", "Satter Klang. Mit diesem Verstärker und mit diesem Plattenspieler."],
    ["de", "AB 17 W", "Ohne Limit: der AB17 iPhone, iPod und Mac lädt."],
    ["en", "AB 18", "Bold sound. It fits this kettle."],
    ["en", "AB 19", "Bold sound. With this kettle lid you hear it."],
    ["fr", "AB 20", "Un son clair. Pour cette bouilloire."],
    ["it", "AB 21", "Un suono chiaro. Per questo bollitore."],
    ["de", "WG 5 Silber", "Zoomobjektiv mit besonders großem Weitwinkel. Die WG 5 macht scharfe Bilder."],
  ] as const)("but not another thing: %s %j %j", (language, name, description) => {
    expect(named(language, name, "a-home-decor", { description, ...unsure })).toBe(name);
  });
});

describe("a line of the row that is a phrase for the thing", () => {
  const short = (label: string, text: string) => ({ facts: [{ label, text }], score: 0.1 });
  it.each([
    ["de", "AB 20 B Schwarz", short("Short Description", "Vollverstärker"), "Vollverstärker AB 20 B Schwarz"],
    [
      "de",
      "AB 21 Silber",
      short("Kurzbeschreibung", "Hochwertiger Premium-CD-Player als Partner für den XY 9 Netzwerk-Player"),
      "CD-Player AB 21 Silber",
    ],
    ["de", "AB 22", short("Untertitel", "Tragbares FM Radio mit CD-Spieler"), "FM Radio AB 22"],
    ["en", "AB 23 Black", short("Subtitle", "Compact CD player with Bluetooth"), "AB 23 CD Player Black"],
    [
      "fr",
      "AB 24 Noir",
      short("Description courte", "Lecteur CD portable avec radio"),
      "Lecteur CD AB 24 Noir",
    ],
    [
      "it",
      "AB 25 Nero",
      short("Descrizione breve", "Amplificatore integrato stereo"),
      "Amplificatore integrato AB 25 Nero",
    ],
    ["de", "AB 26", { description: "Eine Boombox mit AV-Receiver." }, "Boombox AB 26"],
  ] as const)("is heard: %s %j", (language, name, row, expected) => {
    expect(named(language, name, receivers, row)).toBe(expected);
  });

  it.each([
    ["de", "AB 30 Schwarz", "Aufwendiger Verstärkerschaltkreis mit verlustfreier Signalverarbeitung"],
    ["de", "AB 31 Schwarz", "Machen Sie Ihre HiFi-Anlage fit für Streaming!"],
    ["en", "AB 32 Black", "Pairs with your CD player in seconds"],
    ["fr", "AB 33 Noir", "Pour votre lecteur CD et votre radio"],
    ["it", "AB 34 Nero", "Per il tuo amplificatore integrato"],
  ] as const)("but not one that speaks of something else: %s %j %j", (language, name, text) => {
    expect(named(language, name, receivers, short("Short Description", text))).toBe(name);
  });
});

describe("a noun is not said twice", () => {
  it.each([
    ["en", "Managed Switch X8", "Network switch", "Managed Switch X8"],
    ["de", "Router AX 30", "WLAN-Router", "Router AX 30"],
    ["fr", "Switch 8P", "Switch réseau", "Switch 8P"],
    ["it", "Switch gestito 8P", "Switch di rete", "Switch gestito 8P"],
    ["en", "Speaker 300 Black", "Bluetooth Speaker", "Speaker 300 Black"],
  ] as const)("%s: %j", (language, name, text, expected) => {
    const row = { facts: [{ label: "Product type", text }], score: 0.9 };
    expect(named(language, name, "a-electronics", row)).toBe(expected);
  });
});

describe("a German compound of the name has its noun", () => {
  const fixings = "a-garden-diy-hardware-fixings-plugs";
  it.each([
    ["Langschaftdübel SX 10x80", "Dübel", "Langschaftdübel SX 10x80"],
    ["Stangenscharnier 40x40x1,2 roh", "Scharnier", "Stangenscharnier 40x40x1,2 roh"],
    ["Scharnierband 60x60 roh", "Scharnier", "Scharnierband 60x60 roh"],
    ["SX 10x80", "Dübel", "Dübel SX 10x80"],
  ])("%s of %s", (name, text, expected) => {
    const row = { facts: [{ label: "Produkttyp", text }], sourceCategory: text, description: text };
    expect(named("de", name, fixings, row)).toBe(expected);
  });
});

describe("no noun stands inside a number", () => {
  it.each([
    ["de", "GAH 40x40x1,2 roh", "Scharnier", "GAH Scharnier 40x40x1,2 roh"],
    ["en", "GAH 40x40x1,2 raw", "hinge", "GAH 40x40x1,2 raw Hinge"],
    ["en", "GAH 40x40, raw", "hinge", "GAH 40x40 Hinge, raw"],
    ["en", "GAH X4,black", "hinge", "GAH X4 Hinge,black"],
    ["fr", "GAH 40x40x1,2 brut", "charnière", "Charnière GAH 40x40x1,2 brut"],
    ["it", "GAH 40x40x1,2 grezza", "cerniera", "Cerniera GAH 40x40x1,2 grezza"],
  ] as const)("%s: %s", (language, name, noun, expected) => {
    expect(withNoun(name, noun, recordOf(language, receivers, {}), "GAH")).toBe(expected);
  });
});

describe("what a product has is not what it is", () => {
  it.each([
    ["de", "ZX 25", "Zoomobjektiv mit großem Weitwinkel. Die ZX 25 verfügt über ein optisches Zoomobjektiv."],
    ["de", "KR 5", "Akku für lange Tage. Das KR 5 ist ausgestattet mit einem Akku."],
    ["en", "ZX 25", "Zoom lens for the far. The ZX 25 features an optical zoom lens."],
    ["fr", "ZX 25", "Appareil photo ? Le ZX 25 est équipé d'un appareil photo de 12 Mpx."],
    ["it", "ZX 25", "Fotocamera da 12 Mpx. Lo ZX 25 è dotato di una fotocamera."],
  ] as const)("%s: %j", (language, name, description) => {
    expect(named(language, name, "a-electronics", { description, score: 0.9 })).toBe(name);
  });
});

describe("a noun stands behind the model that follows its maker in German", () => {
  it.each([
    ["Marantz SR 6010 N1SG Silbergold", "AV-Receiver", "Marantz SR 6010 N1SG AV-Receiver Silbergold"],
    ["Marantz NR 16 Premium-Silber", "AV-Receiver", "Marantz NR 16 AV-Receiver Premium-Silber"],
    ["Marantz NR 16 Titan", "AV-Receiver", "Marantz NR 16 AV-Receiver Titan"],
    ["Marantz NR 16 Red & Creme", "AV-Receiver", "Marantz NR 16 AV-Receiver Red & Creme"],
    ["Marantz NR 16", "AV-Receiver", "Marantz NR 16 AV-Receiver"],
    ["Marantz Cinema 50 Remix", "AV-Receiver", "Marantz Cinema 50 Remix AV-Receiver"],
    ["Marantz Cinema 50 Wohnzimmer", "AV-Receiver", "Marantz AV-Receiver Cinema 50 Wohnzimmer"],
    ["NR 16 Schwarz", "AV-Receiver", "AV-Receiver NR 16 Schwarz"],
  ])("%s", (name, noun, expected) => {
    expect(withNoun(name, noun, recordOf("de", receivers, {}), "Marantz")).toBe(expected);
  });
});

describe("the gender that a text gives the model tells what it is not", () => {
  const camcorders = "a-electronics-photo-camcorders-classic";
  it.each([
    ["de", "KX-20 Rot", camcorders, "Camcorder", "Die KX-20 liegt gut in der Hand.", "KX-20 Rot"],
    ["de", "KX-20 Rot", camcorders, "Camcorder", "Der KX-20 liegt gut in der Hand.", "Camcorder KX-20 Rot"],
    ["de", "KX-20 Rot", camcorders, "Camcorder", "Die KX-20 sind überall dabei.", "Camcorder KX-20 Rot"],
    ["de", "KX-20 Rot", camcorders, "Camcorder", "Die KX-20 ist ein Camcorder.", "Camcorder KX-20 Rot"],
    ["de", "RX 300 Blau", receivers, "AV-Receiver", "Das RX-300 vereint alles.", "RX 300 Blau"],
    ["de", "RX 300 Blau", receivers, "AV-Receiver", "Die RX 300 klingt satt.", "RX 300 Blau"],
    ["de", "RX 300 Blau", receivers, "AV-Receiver", "Der RX 300 klingt satt.", "AV-Receiver RX 300 Blau"],
    ["fr", "KX-20", phones, "Smartphone", "La KX-20 tient dans la poche.", "KX-20"],
    ["fr", "KX-20", phones, "Smartphone", "Le KX-20 tient dans la poche.", "Smartphone KX-20"],
    ["fr", "Samsung KX-20", phones, "Smartphone", "La KX-20 filme en 4K.", "Samsung KX-20"],
    ["fr", "Samsung KX-20", phones, "Smartphone", "La batterie dure.", "Smartphone Samsung KX-20"],
    ["fr", "Samsung KX-20", phones, "Smartphone", "La KX-20, un smartphone.", "Smartphone Samsung KX-20"],
    ["it", "KX-20", phones, "Smartphone", "La KX-20 sta in tasca.", "KX-20"],
    ["it", "KX-20", phones, "Smartphone", "Il KX-20 sta in tasca.", "Smartphone KX-20"],
    ["it", "Samsung KX-20", phones, "Smartphone", "La KX-20 filma in 4K.", "Samsung KX-20"],
    ["it", "Samsung KX-20", phones, "Smartphone", "La batteria dura.", "Smartphone Samsung KX-20"],
    ["it", "Samsung KX-20", phones, "Smartphone", "La KX-20, uno smartphone.", "Smartphone Samsung KX-20"],
    ["en", "Nokia 3310", phones, "Smartphone", "The 3310 fits any pocket.", "Nokia 3310 Smartphone"],
    [
      "de",
      "SL-D 930",
      "a-electronics-audio-hifi-systems",
      "HiFi > Kompaktanlagen",
      "",
      "Kompaktanlage SL-D 930",
    ],
    [
      "de",
      "SL-D 930",
      "a-electronics-audio-hifi-systems",
      "HiFi > Kompaktanlagen & Boxen",
      "",
      "Kompaktanlage SL-D 930",
    ],
  ] as const)("%s: %s, %s, %s, %s", (language, name, identifier, sourceCategory, description, expected) => {
    expect(named(language, name, identifier, { sourceCategory, description })).toBe(expected);
  });
});

describe("what a text begins with and the shop's category has of several", () => {
  const systems = "a-electronics-audio-soundbars-systems";
  it.each([
    [
      "de",
      "KTP 310",
      systems,
      "Audio > Heimkino Systeme > 5.1",
      "5.1 Heimkino-System mit Bluetooth.",
      "Heimkino-System KTP 310",
    ],
    [
      "de",
      "KTP 310",
      systems,
      "Audio > Heimkino Systeme > 5.1",
      "Heimkino-Systeme mit Bluetooth.",
      "KTP 310",
    ],
    ["de", "KTP 310", systems, "Audio > Weitere", "Zubehör-System mit Bluetooth.", "KTP 310"],
    [
      "de",
      "ZX-T 40",
      "a-electronics-audio-headphones-over-ear",
      "Audio > HiFi-Kopfhörer",
      "",
      "HiFi-Kopfhörer ZX-T 40",
    ],
  ] as const)("%s: %s, %s, %s, %s", (language, name, identifier, sourceCategory, description, expected) => {
    expect(named(language, name, identifier, { sourceCategory, description })).toBe(expected);
  });
});

describe("a heading, or a line in capitals, says what the model is", () => {
  it.each([
    ["de", "KR 4375 Schwarz", "KR 4375 STEREORADIO BT/CD/USB SCHWARZ", "Stereoradio KR 4375 Schwarz"],
    ["de", "KR 1350 PI", "KR 1350 PI CD/MP3/USB RADIO", "Radio KR 1350 PI"],
    ["de", "KR 20", "HOCHWERTIGER CD/SACD-PLAYER MIT USB", "CD/SACD-Player KR 20"],
    [
      "de",
      "KR 21",
      "<h2>Ein Plattenspieler der Extraklasse!</h2><p>Satter Klang.</p>",
      "Plattenspieler KR 21",
    ],
    ["de", "KR 22", "<h2>Denon CD-Player der Mittelklasse</h2><p>Satter Klang.</p>", "CD-Player KR 22"],
    ["de", "KR 23", "Der KR 23 3D High Definition-AV-Receiver ist da.", "AV-Receiver KR 23"],
    ["en", "KR 24", "<h2>Compact CD player with radio</h2><p>Bold sound.</p>", "KR 24 CD Player"],
    ["en", "KR 25", "COMPACT CD PLAYER WITH RADIO", "KR 25 CD Player"],
    ["fr", "KR 26", "<h2>Lecteur CD compact</h2><p>Un son clair.</p>", "Lecteur CD KR 26"],
    ["fr", "KR 27", "BOUILLOIRE AVEC FILTRE", "Bouilloire KR 27"],
    ["it", "KR 28", "<h2>Il bollitore compatto</h2><p>Acqua calda subito.</p>", "Bollitore KR 28"],
    ["it", "KR 29", "BOLLITORE CON FILTRO", "Bollitore KR 29"],
  ] as const)("%s: %s, %s", (language, name, description, expected) => {
    expect(named(language, name, "a-electronics-accessories", { description, score: 0.4 })).toBe(expected);
  });

  it.each([
    ["de", "KR 30", "PASSEND FÜR JEDEN PLATTENSPIELER"],
    ["de", "KR 31", "<h2>Kompakt und leicht</h2><p>Für Ihren CD-Player.</p>"],
    ["en", "KR 32", "FITS ANY CD PLAYER"],
    ["fr", "KR 33", "POUR VOTRE BOUILLOIRE"],
    ["it", "KR 34", "PER IL TUO BOLLITORE"],
  ] as const)("but not what it is for: %s: %s, %s", (language, name, description) => {
    expect(named(language, name, "a-electronics-accessories", { description, score: 0.4 })).toBe(name);
  });
});

describe("what a text says outright counts where records and books are only likely", () => {
  const likely = { score: 0.4 };
  it.each([
    ["de", "KR 108", "Dieses Radio spielt auch CDs.", "Radio KR 108"],
    ["en", "KR 108", "This radio plays discs as well.", "KR 108 Radio"],
    ["fr", "KR 108", "Cette radio lit aussi les CD.", "Radio KR 108"],
    ["it", "KR 108", "Questa radio legge anche i CD.", "Radio KR 108"],
  ] as const)("%s: %s, %s", (language, name, description, expected) => {
    expect(named(language, name, "a-media-books-children", { description, ...likely })).toBe(expected);
    expect(named(language, name, "a-media-books-children", { description, score: 0.9 })).toBe(name);
  });
});

describe("a shop's category may begin with the maker", () => {
  const routers = "a-computers-peripherals-network-routers";
  it.each([
    ["en", '["Computers >> Network >> Acme Routers"]', "Acme BR-62 Router"],
    ["de", "Computer > Acme Router", "Router Acme BR-62"],
    ["fr", "Informatique > Acme Routeurs", "Routeur Acme BR-62"],
    ["it", "Informatica > Acme Router", "Router Acme BR-62"],
  ] as const)("%s: %s", (language, sourceCategory, expected) => {
    expect(named(language, "Acme BR-62", routers, { sourceCategory })).toBe(expected);
    expect(named(language, "Acme BR-62", "a-home-decor", { sourceCategory })).toBe("Acme BR-62");
  });
});

describe("what a text says of a name without a number", () => {
  const controllers = "a-hobby-instruments-dj-controllers";
  it.each([
    ["de", "Mixo Edge", "Mixo Edge ist ein handlicher DJ-Controller mit Pads.", "DJ-Controller Mixo Edge"],
    ["de", "MIXO", "Der Acme Mixo ist ein DJ-Controller für Einsteiger.", "DJ-Controller MIXO"],
    ["de", "Mixo Jog", "Der leichteste DJ-Controller mit Displays", "DJ-Controller Mixo Jog"],
    ["en", "Mixo Edge", "The Mixo Edge is a compact DJ controller with pads.", "Mixo Edge DJ Controller"],
    ["fr", "Mixo Edge", "Le Mixo Edge est un contrôleur DJ compact.", "Contrôleur DJ Mixo Edge"],
    ["it", "Mixo Edge", "Il Mixo Edge è un controller DJ compatto.", "Controller DJ Mixo Edge"],
  ] as const)("is heard: %s: %s, %s", (language, name, description, expected) => {
    expect(named(language, name, controllers, { description, score: 0.95 })).toBe(expected);
  });

  it.each([
    ["de", "Mixo Edge", "Mixo Edge ist mit jedem DJ-Controller kombinierbar. Passt zum DJ-Controller."],
    ["de", "Mixo", "Mixo Edge ist ein DJ-Controller. Er passt zu Mixo-Geräten."],
    ["en", "Mixo Edge", "The Mixo Edge is at home with a DJ controller."],
    ["en", "Mixo Edge", "The Mixo Edge is a DJ controller bag."],
    ["fr", "Mixo Edge", "Le Mixo Edge est fait pour un contrôleur DJ."],
    ["it", "Mixo Edge", "Il Mixo Edge è adatto a un controller DJ."],
  ] as const)("but not of another thing: %s: %s, %s", (language, name, description) => {
    expect(named(language, name, controllers, { description, score: 0.95 })).toBe(name);
  });

  it("is not heard of a maker alone", () => {
    const description = "Mixo ist ein DJ-Controller.";
    expect(named("de", "Mixo", controllers, { brand: "Mixo", description })).toBe("Mixo");
  });
});

describe("a thing that a text points at", () => {
  it.each([
    [
      "de",
      "QX 50",
      "Satter Klang. Dieser Receiver kann viel, und dieses Gerät lernt dazu.",
      "Receiver QX 50",
      "Satter Klang. Dieser Receiver passt dazu, und dieser Plattenspieler auch.",
    ],
    [
      "en",
      "QX 50",
      "Bold sound. This receiver is for all, and this device learns.",
      "QX 50 Receiver",
      "Bold sound. With this receiver and with this turntable.",
    ],
    [
      "fr",
      "QX 50",
      "Un son clair. Ce récepteur fait tout, et ce système apprend.",
      "Récepteur QX 50",
      "Un son clair. Ce récepteur convient, et cette bouilloire aussi.",
    ],
    [
      "it",
      "QX 50",
      "Un suono chiaro. Questo ricevitore fa tutto, e questo sistema impara.",
      "Ricevitore QX 50",
      "Un suono chiaro. Questo ricevitore va bene, e questo bollitore anche.",
    ],
  ] as const)("is one, whatever is no thing: %s", (language, name, description, expected, ofTwo) => {
    const wires = "a-garden-diy-hardware-electrical-wiring";
    expect(named(language, name, wires, { description, score: 0.3 })).toBe(expected);
    expect(named(language, name, wires, { description, score: 0.9 })).toBe(name);
    expect(named(language, name, wires, { description: ofTwo, score: 0.3 })).toBe(name);
  });
});

describe("a name whose words for the thing a text has in small letters gets no other", () => {
  const ovens = "a-appliances-kitchen-cookers-ovens";
  it.each([
    ["en", "6 Burner Gas Range G506D", "900mm gas range static oven."],
    ["en", "Double Wall Range G508", "This wall range is an oven with castors."],
    ["fr", "Piano gaz G506D", "Ce four est un piano gaz de 90 cm."],
    ["it", "Blocco gas G506D", "Questo forno è un blocco gas di 90 cm."],
  ] as const)("%s: %s", (language, name, description) => {
    expect(named(language, name, ovens, { description })).toBe(name);
  });

  it.each([
    ["en", "Samsung Galaxy S6", "A smartphone with two cameras.", "Samsung Galaxy S6 Smartphone"],
    ["de", "Samsung Galaxy S6", "Ein Smartphone mit zwei Kameras.", "Smartphone Samsung Galaxy S6"],
    ["fr", "Samsung Galaxy S6", "Smartphone avec deux caméras.", "Smartphone Samsung Galaxy S6"],
    ["it", "Samsung Galaxy S6", "Smartphone con due fotocamere.", "Smartphone Samsung Galaxy S6"],
  ] as const)("but one of a maker and a line does: %s: %s", (language, name, description, expected) => {
    expect(named(language, name, phones, { description })).toBe(expected);
  });
});

describe("German words of praise and kinds before the noun", () => {
  it.each([
    ["KR 60", "Ein guter, solider CD-Player in edlem Gewand", 0.5, "CD-Player KR 60"],
    [
      "KR 61",
      "Satter Klang. Dieser starke Netzwerk-HiFi-Receiver hört zu.",
      0.3,
      "Netzwerk-HiFi-Receiver KR 61",
    ],
    ["KR 62", "Satter Klang. Damit ist dieser 5.1-Kanal AV-Receiver bereit.", 0.3, "AV-Receiver KR 62"],
    ["KR 63", "Guter Klang, solider Bau, kein CD-Player", 0.5, "KR 63"],
    ["KR 64", "Satter Klang. Passt für diesen 5.1-Kanal AV-Receiver.", 0.3, "KR 64"],
  ] as const)("%s: %s", (name, description, score, expected) => {
    expect(named("de", name, "a-electronics-accessories", { description, score })).toBe(expected);
  });

  it("stand in a short description of any length", () => {
    const text =
      "7.2-Kanal-AV-Netzwerk-Receiver, 135 Watt je Kanal, 4 HDMI-Eingänge und 1 Ausgang, Decoder, Bluetooth und WLAN";
    const facts = [{ label: "Short Description", text }];
    expect(named("de", "KR 575E-S", "a-electronics-accessories-av-cables-hdmi", { facts, score: 0.7 })).toBe(
      "7.2-Kanal-AV-Netzwerk-Receiver KR 575E-S",
    );
  });
});

describe("the noun whose first word a name has stands behind that word", () => {
  it.each([
    ["Chateau Musar Red 2016 75cl", "red wine", "Chateau Musar Red Wine 2016 75cl"],
    ["Domaine Cazes White 2020 75cl", "white wine", "Domaine Cazes White Wine 2020 75cl"],
    ["Ridge Rowing 500", "rowing machine", "Ridge Rowing Machine 500"],
    ["Ridge Rower 500", "rowing machine", "Ridge Rower 500 Rowing Machine"],
  ])("%s with %s", (name, noun, expected) => {
    expect(withNoun(name, noun, recordOf("en", receivers, {}))).toBe(expected);
  });
});

describe("a name that is its maker alone takes what the shop calls things of the sure category", () => {
  const pralines = "a-food-sweet-chocolate-pralines";
  const named = (language: Language, name: string, sourceCategory: string, score: number) => {
    const facts = { language, facts: [], brand: name, sourceCategory };
    const record = {
      language,
      glossary,
      description: undefined,
      evidence: { ...facts, category: { identifier: pralines, score } },
    };
    return nounOfRow(name, record);
  };
  it.each<readonly [Language, string, string, number, string | undefined]>([
    ["de", "Anna Zuckmann", "Süßwaren, Kekse, Pralinen", 0.95, "Pralinen"],
    ["en", "Anna Zuckmann", "Sweets, Biscuits, Pralines", 0.95, "Pralines"],
    ["de", "Anna Zuckmann", "Süßwaren, Kekse, Pralinen", 0.5, undefined],
    ["de", "Anna Zuckmann", "Süßwaren, Kekse", 0.95, undefined],
  ])("%s: %s under %s (%d)", (language, name, category, score, noun) => {
    expect(named(language, name, category, score)).toBe(noun);
  });
});
