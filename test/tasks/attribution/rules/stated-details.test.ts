import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { valuesOf } from "./values-of.ts";

type Fact = readonly [label: string, text: string];
interface Row {
  readonly language: Language;
  readonly name?: string;
  readonly description?: string;
  readonly facts?: readonly Fact[];
}

function textsOf(leaf: string, attribute: string, { name = "", ...row }: Row) {
  return valuesOf({ leaf, attribute, name, ...row }).map(({ text }) => text);
}

const bricks = "a-toys-play-building-bricks";
const phones = "a-electronics-phones-smartphones-smart";
const switches = "a-computers-peripherals-network-switches";
const hubs = "a-computers-peripherals-network-hubs";
const towers = "a-computers-devices-desktops-towers";
const shoes = "a-sports-fitness-shoes-running";
const tables = "a-home-furniture-dining-tables-dining";
const dresses = "a-fashion-women-dresses-casual";
const catFood = "a-pets-food-cat-wet";
const cases = "a-computers-components-cases-cases";
const bags = "a-fashion-bags-messenger";
const percussion = "a-hobby-instruments-keyboards-percussion";
const novels = "a-media-books-fiction-literary";
const pads = "a-automotive-parts-spares-brake-pads";
const nappies = "a-toys-baby-diapers-nappies";

describe("an age that the list lacks", () => {
  it.each([
    ["de", "Bausteine – 905 Teile – ab 9 Jahren", "ab 9 Jahren"],
    ["de", "Bauset ab 11 Jahren", "ab 11 Jahren"],
    ["de", "Bauset für Tüftler, ab 9 Jahre", "ab 9 Jahre"],
    ["de", "Bauset 9+ Jahre", "9+ Jahre"],
    ["de", "Bauset mit 9 Jahren Garantie ab 19 Euro", undefined],
    ["en", "Building set 1492pcs age 11+", "age 11+"],
    ["en", "Building set, ages 9+", "ages 9+"],
    ["en", "Building set from 9 years", "from 9 years"],
    ["en", "Building set from age 9 years", "from age 9 years"],
    ["en", "Building set 11+ years", "11+ years"],
    ["fr", "Voiture à construire 905 pièces dès 9 ans", "dès 9 ans"],
    ["fr", "Voiture à construire des 9 ans", "des 9 ans"],
    ["fr", "Briques à partir de 9 ans", "à partir de 9 ans"],
    ["fr", "Briques 11+ ans", "11+ ans"],
    ["fr", "Briques avec garantie 9 ans", undefined],
    ["it", "Costruzioni dai 9 anni in su", "dai 9 anni"],
    ["it", "Costruzioni da 11 anni", "da 11 anni"],
    ["it", "Costruzioni a partire da 9 anni", "a partire da 9 anni"],
    ["it", "Costruzioni +9 anni", "+9 anni"],
    ["it", "Costruzioni 9+ anni", "9+ anni"],
  ] as const)("in %s: %s", (language, name, age) => {
    expect(textsOf(bricks, "min_age", { language, name })).toEqual(age === undefined ? [] : [age]);
  });
});

describe("two memories", () => {
  it.each([
    ["en", "Galaxy A55 5G 8GB/256GB navy", ["8GB"], ["256GB"]],
    ["en", "Phone 6GB + 128GB black", ["6GB"], ["128GB"]],
    ["en", "Phone 12/512GB black", [], ["512GB"]],
    ["en", "Phone 128GB black", [], ["128GB"]],
    ["en", "Phone 8 GB/1 TB", ["8 GB"], ["1 TB"]],
    ["de", "Smartphone 8GB/256GB schwarz", ["8GB"], ["256GB"]],
    ["de", "Smartphone 4 GB + 64 GB blau", ["4 GB"], ["64 GB"]],
    ["de", "Smartphone 12/256GB blau", [], ["256GB"]],
    ["de", "Smartphone 16 GB / 1 TB", ["16 GB"], ["1 TB"]],
    ["de", "Smartphone 64 GB blau", [], ["64 GB"]],
    ["fr", "Smartphone 4 Go + 128 Go bleu", ["4 Go"], ["128 Go"]],
    ["fr", "Smartphone 8Go/256Go noir", ["8Go"], ["256Go"]],
    ["fr", "Smartphone 6/128 Go noir", [], ["128 Go"]],
    ["fr", "Smartphone 128 Go noir", [], ["128 Go"]],
    ["fr", "Smartphone 12 Go / 512 Go", ["12 Go"], ["512 Go"]],
    ["it", "Smartphone 8GB/256GB nero", ["8GB"], ["256GB"]],
    ["it", "Smartphone 4 GB + 128 GB nero", ["4 GB"], ["128 GB"]],
    ["it", "Smartphone 6/128GB nero", [], ["128GB"]],
    ["it", "Smartphone 128 GB nero", [], ["128 GB"]],
    ["it", "Smartphone 16GB/1TB nero", ["16GB"], ["1TB"]],
  ] as const)("in %s: %s", (language, name, working, storage) => {
    expect(textsOf(phones, "memory", { language, name })).toEqual(working);
    expect(textsOf(phones, "storage_capacity", { language, name })).toEqual(storage);
  });

  it.each([
    ["en", "internal_memory"],
    ["de", "Interner Speicher"],
    ["fr", "Mémoire interne"],
    ["it", "Memoria interna"],
  ] as const)("inside a computer are its RAM, inside a phone its storage: %s %s", (language, label) => {
    const row = { language, name: "Fujitsu E920", facts: [[label, "32 GB"]] } as const;
    expect([textsOf(towers, "memory", row), textsOf(towers, "storage_capacity", row)]).toEqual([
      ["32 GB"],
      [],
    ]);
    expect([textsOf(phones, "memory", row), textsOf(phones, "storage_capacity", row)]).toEqual([
      [],
      ["32 GB"],
    ]);
  });
});

describe("a number of ports", () => {
  it.each([
    ["it", "", "<ul><li>Porte: <ul><li>2</li><li>16</li><li>8</li></ul></li></ul>", []],
    ["it", "", "Switch con 24 porte RJ45 Gigabit", ["24"]],
    ["it", "", "Ha 24 porte RJ45 e 2 porte SFP", []],
    ["it", "Switch 8 porte", "", ["8"]],
    ["it", "Switch", "Porte: 16", ["16"]],
    ["de", "8-Port Switch", "", ["8"]],
    ["de", "Switch 16 Ports", "", ["16"]],
    ["de", "Switch", "Mit 24 Ports und 4 Ports für Glasfaser", []],
    ["de", "Switch", "Ports: 8", ["8"]],
    ["de", "Switch", "Ein Switch mit 5 Ports", ["5"]],
    ["en", "TP 16 Port Gigabit Switch", "", ["16"]],
    ["en", "8-port switch", "", ["8"]],
    ["en", "Switch", "24 ports and 2 ports for fibre", []],
    ["en", "Switch", "Ports: 5", ["5"]],
    ["en", "Switch with 48 ports", "", ["48"]],
    ["fr", "Switch 8 ports", "", ["8"]],
    ["fr", "Switch 16 ports Gigabit", "", ["16"]],
    ["fr", "Switch", "24 ports RJ45 et 2 ports SFP", []],
    ["fr", "Switch", "Ports : 5", ["5"]],
    ["fr", "Switch de 24 ports", "", ["24"]],
  ] as const)("in %s: %s %s", (language, name, description, count) => {
    expect(textsOf(switches, "port_count", { language, name, description })).toEqual(count);
  });

  it("is no number of pieces", () => {
    expect(textsOf(hubs, "port_count", { language: "it", name: "Hub USB nero (1 Unità)" })).toEqual([]);
  });

  it.each([
    ["de", "Windeln Gr. 4", "Anzahl: 82 Stück", "82 Stück"],
    ["fr", "Couches taille 4", "Nombre de pièces : 82 pièces", "82 pièces"],
    ["it", "Pannolini taglia 4", "Numero pezzi: 46 pezzi", "46 pezzi"],
    ["en", "Nappies size 4", "Number of pieces: 66 pieces", "66 pieces"],
  ] as const)(
    "of a pack that has to say it is one of pieces: %s %s",
    (language, name, description, count) => {
      expect(textsOf(nappies, "number_of_pieces", { language, name, description })).toEqual([count]);
    },
  );
});

describe("a size with a fraction", () => {
  it.each(["42 2/3", "38 1/3", "44 ⅔", "40.5", "39 ½"])("%s is no whole one", (size) => {
    for (const [language, label] of [
      ["de", "Größe"],
      ["en", "Size"],
      ["fr", "Pointure"],
      ["it", "Taglia"],
    ] as const)
      expect(textsOf(shoes, "size", { language, name: "Runner", facts: [[label, size]] })).toEqual([size]);
  });
});

describe("the colours of a column", () => {
  it.each([
    ["de", "Farbe", "marine/pink", ["marine", "pink"]],
    ["de", "Farbe", "zimt/weiß", ["zimt", "weiß"]],
    ["de", "Farbe", "schwarz/weiß", ["schwarz", "weiß"]],
    ["de", "Farbe", "schwarz/2024", ["schwarz"]],
    ["de", "Farbe", "rot, matt", ["rot"]],
    ["en", "Colour", "saffron/black", ["saffron", "black"]],
    ["en", "Colour", "black/white", ["black", "white"]],
    ["en", "Colour", "heather | grey", ["heather", "grey"]],
    ["en", "Colour", "red+saffron", ["red", "saffron"]],
    ["en", "Colour", "black/42", ["black"]],
    ["fr", "Couleur", "Écru/safran", ["Écru", "safran"]],
    ["fr", "Couleur", "noir/blanc", ["noir", "blanc"]],
    ["fr", "Couleur", "vert / ardoise", ["vert", "ardoise"]],
    ["fr", "Couleur", "noir+ocre", ["noir", "ocre"]],
    ["fr", "Couleur", "noir/1", ["noir"]],
    ["it", "Colore", "zafferano/nero", ["zafferano", "nero"]],
    ["it", "Colore", "nero/bianco", ["nero", "bianco"]],
    ["it", "Colore", "rosso / zucca", ["rosso", "zucca"]],
    ["it", "Colore", "nero+mattone", ["nero", "mattone"]],
    ["it", "Colore", "nero/38", ["nero"]],
  ] as const)("in %s: %s %s", (language, label, text, colors) => {
    expect(textsOf(dresses, "color", { language, name: "Alva", facts: [[label, text]] })).toEqual(colors);
  });
});

describe("what is not the product's own", () => {
  it.each([
    [tables, "color", "de", "Esstisch aus Eiche, geölt. Gestell: Stahl schwarz. Belastbar bis 120 kg."],
    [tables, "color", "de", "Esstisch aus Eiche.\nBeine: weiß lackiert"],
    [tables, "color", "de", "Esstisch aus Eiche.\nGriffe: silber"],
    [tables, "color", "en", "Oak dining table.\nLegs: black metal"],
    [tables, "color", "en", "Oak dining table.\nFrame: white"],
    [tables, "color", "fr", "Table en chêne.\nPieds : métal noir"],
    [tables, "color", "fr", "Table en chêne.\nPiètement : blanc"],
    [tables, "color", "it", "Tavolo in rovere.\nGambe: metallo nero"],
    [tables, "color", "it", "Tavolo in rovere.\nStruttura: bianco"],
    [percussion, "material", "fr", "Mélange cuivre (80%) et étain (20%)"],
    [percussion, "material", "de", "Legierung Kupfer (80%), Zinn (20%)"],
    [percussion, "material", "en", "Alloy copper (80%) and tin (20%)"],
    [percussion, "material", "it", "Lega rame (80%) e stagno (20%)"],
  ] as const)("%s: %s in %s: %s", (leaf, attribute, language, description) => {
    expect(textsOf(leaf, attribute, { language, name: "Alva", description })).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /schwarz|wei|silber|black|white|noir|blanc|nero|bianco|cuivre|Kupfer|copper|rame/,
        ),
      ]),
    );
  });

  it.each([
    ["fr", "Sac besace en toile nylon", ["nylon"]],
    ["fr", "Sac besace en toile polyester", ["polyester"]],
    ["fr", "Sac besace en toile", ["toile"]],
    ["it", "Borsa in tela poliestere", ["poliestere"]],
    ["it", "Borsa in tela", ["tela"]],
  ] as const)("the cloth is not the fibre: %s %s", (language, description, materials) => {
    expect(textsOf(bags, "material", { language, name: "Alva", description })).toEqual(materials);
  });

  it.each([
    ["schede madri Micro-ATX e ATX", ["Micro-ATX", "ATX"]],
    ["schede Mini-ITX e ATX", ["Mini-ITX", "ATX"]],
    ["formato E-ATX", ["E-ATX"]],
    ["supporta ATX e Micro-ATX", ["ATX", "Micro-ATX"]],
    ["schede madri ITX o ATX", ["ATX"]],
  ] as const)("an Italian and is no letter: %s", (description, formats) => {
    expect(
      textsOf(cases, "motherboard_format", { language: "it", name: "Case", description }).toSorted(),
    ).toEqual(expect.arrayContaining([...formats]));
    if (!formats.includes("E-ATX" as never))
      expect(
        textsOf(cases, "motherboard_format", { language: "it", name: "Case", description }),
      ).not.toContain("e ATX");
  });
});

describe("a content behind what it is for", () => {
  it.each([
    ["it", "Paté di pollo per gatti senior 85 g", "85 g"],
    ["it", "Alimento per gatti 400 g", "400 g"],
    ["de", "Nassfutter für Katzen 85 g", "85 g"],
    ["de", "Pastete mit Huhn für ältere Katzen 100 g", "100 g"],
    ["fr", "Pâtée au poulet pour chats 85 g", "85 g"],
    ["fr", "Terrine pour chat senior 100 g", "100 g"],
    ["en", "Chicken pate for cats 85 g", "85 g"],
    ["en", "Wet food for senior cats 100 g", "100 g"],
  ] as const)("in %s: %s", (language, name, weight) => {
    expect(textsOf(catFood, "net_weight", { language, name })).toEqual([weight]);
  });
});

describe("a book", () => {
  it.each([
    ["De Pascal Bruckner aux éditions LGF", ["Pascal Bruckner"], ["LGF"]],
    ["De Jose Wendum aux éditions FRISON ROCHE", ["Jose Wendum"], ["FRISON ROCHE"]],
    ["De Collectif aux éditions HATIER", [], ["HATIER"]],
    ["De Anne-Marie Duval aux éditions Tilleul", ["Anne-Marie Duval"], ["Tilleul"]],
    ["Un roman de chez nous", [], []],
  ] as const)("has the author and publisher of its byline: %s", (description, author, publisher) => {
    const row = { language: "fr", name: "L'été", description } as const;
    expect([textsOf(novels, "author", row), textsOf(novels, "publisher", row)]).toEqual([author, publisher]);
  });

  it.each([
    ["fr", "Cahier d'exercices anglais 4ème", []],
    ["fr", "L'été, roman en anglais", ["en anglais"]],
    ["de", "Vokabeltrainer Englisch Klasse 5", []],
    ["de", "Der Garten (Englisch)", ["Englisch"]],
    ["de", "Der Garten, englische Ausgabe", ["englische Ausgabe"]],
    ["en", "Learn German grammar", []],
    ["en", "The Garden, German edition", ["German edition"]],
    ["it", "Grammatica inglese per tutti", []],
    ["it", "Il giardino, edizione inglese", ["edizione inglese"]],
    ["it", "Il giardino in inglese", ["in inglese"]],
  ] as const)("is in no language that it is about: %s %s", (language, name, languages) => {
    expect(textsOf(novels, "language", { language, name })).toEqual(languages);
  });
});

describe("the vehicles of a part", () => {
  it.each([
    ["fr", "JEU 4 PLAQ. FREIN AV RENAULT CLIO IV 1.5 DCI 90CV", ["RENAULT CLIO IV 1.5 DCI"]],
    ["fr", "Plaquettes de frein Peugeot 208 avant", ["Peugeot 208"]],
    ["fr", "Tapis Renault Clio Noir", ["Renault Clio"]],
    ["de", "BREMSBELÄGE AUDI A3 8P VW GOLF V SKODA OCT...", ["AUDI A3 8P", "VW GOLF V"]],
    ["de", "Bremsbeläge Opel Corsa D vorne", ["Opel Corsa D"]],
    ["it", "PAST. FRENO ANT. FIAT PANDA 1.2 (169)", ["FIAT PANDA 1.2"]],
    ["it", "Pastiglie freno Fiat Punto anteriori", ["Fiat Punto"]],
    ["en", "Front brake pads Ford Focus Mk2", ["Ford Focus Mk2"]],
    ["en", "Brake pads for Vauxhall Astra", ["Vauxhall Astra"]],
    ["en", "Bosch brake pads front", []],
  ] as const)("in %s: %s", (language, name, vehicles) => {
    expect(textsOf(pads, "compatible_with", { language, name })).toEqual(vehicles);
  });
});

const tops = "a-fashion-women-tops-tshirts";
const costumes = "a-toys-play-costumes-adults";

describe("a unit behind a number", () => {
  it.each([
    ["en", "Size", "2.5 L"],
    ["de", "Größe", "10 m"],
    ["fr", "Taille", "1,5 L"],
    ["it", "Taglia", "2,5 L"],
  ] as const)("is no size in %s: %s %s", (language, label, text) => {
    expect(textsOf(tops, "size", { language, name: "Thing", facts: [[label, text]] })).not.toContain(
      text.slice(-1),
    );
  });

  it.each([
    ["en", "Size", "L"],
    ["de", "Größe", "M"],
    ["fr", "Taille", "L"],
    ["it", "Taglia", "M"],
  ] as const)("leaves the letter that stands alone, in %s: %s %s", (language, label, text) => {
    expect(textsOf(tops, "size", { language, name: "Thing", facts: [[label, text]] })).toEqual([text]);
  });
});

describe("a size of two numbers", () => {
  it.each([
    ["en", "Pirate costume black size 40/42", "40/42"],
    ["de", "Piratenkostüm schwarz Gr. 48/50", "48/50"],
    ["fr", "Déguisement pirate noir - Taille 52/54", "52/54"],
    ["it", "Costume da pirata nero taglia 46/48", "46/48"],
  ] as const)("is stated whole in %s: %s", (language, name, size) => {
    expect(textsOf(costumes, "size", { language, name })).toEqual([size]);
  });

  it.each([
    ["de", "Piratenkostüm schwarz Gr. 48", "Gr. 48"],
    ["fr", "Déguisement pirate noir - Taille 52", "52"],
  ] as const)("leaves a single one in %s: %s", (language, name, size) => {
    expect(textsOf(costumes, "size", { language, name })).toEqual([size]);
  });
});

it.each([
  ["it", "Olio extra vergine di oliva 750 ml"],
  ["it", "Olio di oliva 1 l"],
  ["en", "Extra virgin olive oil 750 ml"],
  ["de", "Natives Olivenöl extra 750 ml"],
  ["fr", "Huile d'olive vierge extra 75 cl"],
] as const)("in %s the kind of oil is stated by %j", (language, name) => {
  const asked = { language, leaf: "a-food-pantry-oils-olive", name };
  expect(valuesOf({ ...asked, attribute: "cooking_oil_type" })[0]?.value?.identifier).toBe("olive-oil");
});

it.each([
  ["de", "Nassfutter für Katzen", "Fleisch, Fisch und Fischnebenerzeugnisse."],
  ["en", "Wet food for cats", "Meat, fish and fish derivatives."],
  ["fr", "Pâtée pour chats", "Viandes, poissons et sous-produits de poissons."],
  ["it", "Cibo umido per gatti", "Carni, pesci e sottoprodotti dei pesci."],
] as const)("in %s fish in %j is no animal that it is for", (language, name, description) => {
  const asked = { language, leaf: "a-pets-food-cat-wet", name, description };
  expect(valuesOf({ ...asked, attribute: "animal" }).map(({ value }) => value?.identifier)).toEqual(["cat"]);
});
