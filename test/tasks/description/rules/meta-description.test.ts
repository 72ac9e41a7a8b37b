import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";

const optimize = createDescriptionOptimizer({ catalogs: createCatalogStore() });

function metaOf(name: string, text: string, facts: readonly string[] = []): string | undefined {
  const query = { tone: "professional", length: "medium", bullet_points: false, seo: true } as const;
  const evidence = {
    facts: facts.map((line) => {
      const [label = "", value = ""] = line.split(": ");
      return { label, text: value };
    }),
  };
  return optimize({ query, body: { product_description: text, product_name: name } }, { evidence }).seo
    ?.meta_description;
}

describe("whole sentences, the first one about the product", () => {
  test.each([
    [
      "Halden rucksack",
      "Made for long days in the mountains. The rucksack has two compartments and padded straps. Our model is 1.80 m tall.",
      "Made for long days in the mountains. The rucksack has two compartments and padded straps.",
    ],
    [
      "Trinkflasche Nord",
      "Trinkflasche, doppelwandig, vakuumisoliert. Hält 12 Std. heiß und 24 Std. kalt. Nicht spülmaschinengeeignet.",
      "Trinkflasche, doppelwandig, vakuumisoliert. Hält 12 Std. heiß und 24 Std. kalt.",
    ],
    [
      "Robe longue",
      "Robe longue fluide à imprimé fleuri, col V et manches courtes. Le mannequin mesure 1m76. Ceinture à nouer.",
      "Robe longue fluide à imprimé fleuri, col V et manches courtes. Ceinture à nouer.",
    ],
    [
      "Felpa uomo",
      "Felpa da uomo con cappuccio e zip intera. Tasche a marsupio, polsini a costine. Veste piccolo.",
      "Felpa da uomo con cappuccio e zip intera. Tasche a marsupio, polsini a costine.",
    ],
  ])("%s", (name, text, expected) => {
    expect(metaOf(name, text)).toBe(expected);
  });
});

describe("no notice, promotion or heading", () => {
  test.each([
    ["Dessert mix", "A fine dessert mix with vanilla. May contain traces of nuts."],
    [
      "Bauklötze",
      "50 Bauklötze aus unbehandeltem Ahornholz. Kleine Teile. Erstickungsgefahr. Jetzt Probierpaket sichern!",
    ],
    ["Canapé", "Canapé confortable en tissu gris clair. Éco-participation incluse. Payez en 4x sans frais."],
    ["Costruzioni", "Scatola con 250 mattoncini colorati. Contiene piccole parti, pericolo di soffocamento."],
    ["Kettle", "Key Features of Acme Kettle Steel Body. The kettle boils 1.7 litres in four minutes."],
  ])("%s", (name, text) => {
    const meta = metaOf(name, text) ?? "";
    expect(meta).not.toBe("");
    expect(meta).not.toMatch(/traces|Kleine|Erstickung|Probier|participation|Payez|piccole|Key Features/u);
  });
});

describe("where no sentence names the product, the name with its facts", () => {
  test.each([
    [
      "HP 305 Druckerpatrone schwarz",
      "Original HP Tinte. Reichweite ca. 240 Seiten.",
      /^HP 305 .*: Original HP Tinte, /,
    ],
    [
      "Regenjacke Nord",
      "- Nähte verschweißt\n- PFC-frei\n- zwei Taschen mit Reißverschluss",
      /^Regenjacke Nord: Nähte verschweißt, /,
    ],
    [
      "Sérum éclat 30 ml",
      "- vegan\n- non testé sur les animaux\n- fabriqué en France",
      /^Sérum éclat 30 ml : vegan, /,
    ],
    [
      "Lavatrice Candy",
      "- carica frontale\n- motore inverter\n- partenza ritardata",
      /^Lavatrice Candy: carica frontale, /,
    ],
  ])("%s", (name, text, expected) => {
    expect(metaOf(name, text)).toMatch(expected);
  });
});

test.each(["Pfanne", "Lippenstift", "Plüschtier", "VSX 430 K"])(
  "a text that repeats the name is none: %s",
  (name) => {
    expect(metaOf(`${name} Nord`, name)).toBe("");
  },
);

test("a long sentence ends with a clause, or openly", () => {
  const clause = "The tent for two people is made of ripstop nylon and stands in five minutes";
  expect(
    metaOf("Tent", `${clause}, while ${"the poles of light aluminium are easy to carry ".repeat(4)}.`),
  ).toBe(`${clause}.`);
  expect(metaOf("Tent", `The tent is made of nylon ${"with poles of aluminium ".repeat(9)}.`)).toMatch(
    /^.{60,159}…$/u,
  );
});

describe("what decides comes before weight and colour", () => {
  test.each<readonly [string, string, readonly string[], string]>([
    [
      "Halden tablet 10",
      "",
      ["Color: black", "Weight: 480 g", "Screen size: 10 inch", "Storage: 64 GB"],
      "This tablet has a screen size of 10 inches and a storage capacity of 64 GB",
    ],
    [
      "Halden smart TV",
      "",
      [
        "Color: black",
        "Weight: 15.8 kg",
        "Resolution: 3840 x 2160",
        "Refresh rate: 120 Hz",
        "Connections: 4 HDMI",
      ],
      "Halden smart TV: resolution 3840 x 2160, refresh rate 120 Hz, connections 4 HDMI",
    ],
    [
      "Halden Kaffeevollautomat - B-Ware",
      "Generalüberholtes Gerät, optisch einwandfrei. Wassertank 1,8 l, 15 bar, 1450 W.",
      ["Farbe: Schwarz"],
      "Generalüberholtes Gerät, optisch einwandfrei. Wassertank 1,8 l, 15 bar, 1450 W. B-Ware.",
    ],
    [
      "Tomate Ochsenherz",
      "Fleischtomate mit bis zu 500 g schweren Früchten. Aussaat im März.",
      ["Farbe: Rot"],
      "Fleischtomate mit bis zu 500 g schweren Früchten.",
    ],
    [
      "Pneu Halden 205/55 R16",
      "Pneu tourisme été, adhérence sur sol mouillé A, consommation B, bruit 69 dB.",
      ["Couleur: Noir"],
      "Pneu tourisme été, adhérence sur sol mouillé A, consommation B, bruit 69 dB.",
    ],
    [
      "Téléviseur Halden 55",
      "",
      ["Couleur: Noir", "Poids: 15 kg", "Résolution: 3840 x 2160", "Connectique: 4 HDMI"],
      "Téléviseur Halden 55 : résolution 3840 x 2160, connectique 4 HDMI",
    ],
    [
      "Monitor Halden 27",
      "",
      ["Colore: Nero", "Peso: 5 kg", "Risoluzione: 2560 x 1440", "Connessioni: HDMI"],
      "Monitor Halden 27: risoluzione 2560 x 1440, connessioni HDMI",
    ],
  ])("%s", (name, text, facts, expected) => {
    expect(metaOf(name, text, facts)).toContain(expected);
  });

  test.each<readonly [string, readonly string[]]>([
    ["Halden smart TV", ["Color: black", "Weight: 15 kg", "Resolution: 3840 x 2160"]],
    ["Halden Smart-TV", ["Farbe: Schwarz", "Gewicht: 15 kg", "Auflösung: 3840 x 2160"]],
    ["Téléviseur Halden", ["Couleur: Noir", "Poids: 15 kg", "Résolution: 3840 x 2160"]],
    ["Televisore Halden", ["Colore: Nero", "Peso: 15 kg", "Risoluzione: 3840 x 2160"]],
  ])("and never stand alone: %s", (name, facts) => {
    expect(metaOf(name, "", facts)).toContain("3840 x 2160");
  });
});

describe("no answer to a question that was left out", () => {
  test.each([
    [
      "Halden printer",
      "Looking for a printer that saves ink? With the Halden you've found it. The printer has large tanks.",
    ],
    [
      "Halden Drucker",
      "Suchen Sie einen sparsamen Drucker? Mit dem Halden haben Sie ihn gefunden. Der Drucker hat große Tanks.",
    ],
    [
      "Imprimante Halden",
      "Vous cherchez une imprimante économe ? Avec Halden vous l'avez trouvée. L'imprimante a de grands réservoirs.",
    ],
    [
      "Stampante Halden",
      "Cerchi una stampante economica? Con Halden l'hai trovata. La stampante ha grandi serbatoi.",
    ],
  ])("%s", (name, text) => {
    const meta = metaOf(name, text) ?? "";
    expect(meta).not.toMatch(/found it|gefunden|trouvée|trovata/u);
    expect(meta).toMatch(/large tanks|große Tanks|grands réservoirs|grandi serbatoi/u);
  });
});

describe("what the name says that the thing lacks", () => {
  test.each([
    [
      "Halden drill without battery",
      "The Halden drill has a torque of 50 Nm and a keyless chuck.",
      "Without battery.",
    ],
    [
      "Halden Bohrschrauber ohne Akku",
      "Der Bohrschrauber hat ein Drehmoment von 50 Nm und ein Schnellspannfutter.",
      "Ohne Akku.",
    ],
    [
      "Perceuse Halden sans batterie",
      "La perceuse a un couple de 50 Nm et un mandrin automatique.",
      "Sans batterie.",
    ],
    [
      "Trapano Halden senza batteria",
      "Il trapano ha una coppia di 50 Nm e un mandrino autoserrante.",
      "Senza batteria.",
    ],
    [
      "Halden Kamera generalüberholt",
      "Die Kamera hat einen Sensor mit 24 Megapixeln und ein Klappdisplay.",
      "Generalüberholt.",
    ],
  ])("is said behind the sentences: %s", (name, text, end) => {
    expect(metaOf(name, text)).toBe(`${text} ${end}`);
  });

  test("but not twice", () => {
    const text = "Der Bohrschrauber kommt ohne Akku und Ladegerät und hat ein Drehmoment von 50 Nm.";
    expect(metaOf("Halden Bohrschrauber ohne Akku", text)).toBe(text);
  });
});

test.each([
  [
    "fr",
    "Chaussures de running Halden",
    "Running shoes for men. Breathable mesh upper. Cushioned midsole and rubber outsole.",
  ],
  [
    "it",
    "Scarpe da corsa Halden",
    "Running shoes for men. Breathable mesh upper. Cushioned midsole and rubber outsole.",
  ],
  [
    "de",
    "Halden Laufschuhe",
    "Running shoes for men. Breathable mesh upper. Cushioned midsole and rubber outsole.",
  ],
  [
    "en",
    "Halden running shoes",
    "Chaussures de running pour homme. Tige en mesh respirant. Semelle en caoutchouc.",
  ],
] as const)("no text of another language on a page in %s", (language, name, text) => {
  const query = { tone: "professional", length: "medium", bullet_points: false, seo: true } as const;
  const evidence = { language, facts: [{ label: "Material", text: "Mesh" }] };
  const answer = optimize({ query, body: { product_description: text, product_name: name } }, { evidence });
  expect(answer.seo?.meta_description).not.toMatch(/upper|midsole|respirant/u);
});

describe("features that do not name the product stand behind its name", () => {
  test.each([
    [
      "Halden Yoga Mat Non-Slip",
      "Double sided non slip texture. Latex free. Wipe clean.",
      /^Halden Yoga Mat Non-Slip: double sided/,
    ],
    [
      "Halden Yogamatte rutschfest",
      "Beidseitig rutschfeste Textur. Frei von Latex. Mit Tragegurt.",
      /^Halden Yogamatte rutschfest: /,
    ],
    [
      "Bouilloire Halden rétro",
      "Grand cadran rétro en façade. Filtre anticalcaire amovible. Base pivotante.",
      /^Bouilloire Halden rétro : /,
    ],
    [
      "Bollitore Halden retrò",
      "Grande quadrante retrò sul davanti. Filtro anticalcare rimovibile. Base girevole.",
      /^Bollitore Halden retrò: /,
    ],
  ])("%s", (name, text, expected) => expect(metaOf(name, text)).toMatch(expected));

  test.each([
    ["Halden yoga mat", "Non slip yoga mat with two sides. Latex free. Wipe clean."],
    ["Halden Kettle Retro Dial", "The dial is on the front and shows the temperature. Limescale filter."],
    ["Halden Wasserkocher Retro", "Wasserkocher im Retro-Stil mit großer Skala. Kalkfilter herausnehmbar."],
    ["Bouilloire Halden rétro", "Bouilloire rétro avec grand cadran. Filtre anticalcaire amovible."],
    ["Bollitore Halden retrò", "Bollitore retrò con grande quadrante. Filtro anticalcare rimovibile."],
  ])("but sentences that name it stay: %s", (name, text) => {
    expect(metaOf(name, text)).toMatch(new RegExp(`^${text.slice(0, 20)}`, "u"));
  });

  test.each([
    ["Halden sun cream SPF 50", ["Weight: 70 g", "Net content: 50 ml"]],
    ["Halden Sonnencreme LSF 50", ["Gewicht: 70 g", "Inhalt: 50 ml"]],
    ["Crème solaire Halden SPF 50", ["Poids: 70 g", "Contenu net: 50 ml"]],
    ["Crema solare Halden SPF 50", ["Peso: 70 g", "Contenuto netto: 50 ml"]],
  ])("no sentences of weight and amount alone: %s", (name, facts) => {
    expect(metaOf(name, "", facts)).not.toMatch(/weighs|wiegt|pèse|pesa/u);
  });
});

describe("the name stands in front where the text does not say what the thing is", () => {
  test.each([
    [
      "Halden Shampoo 250 ml",
      "Repariert trockene Spitzen. Mit Arganöl.",
      "Halden Shampoo 250 ml: repariert trockene Spitzen, mit Arganöl.",
    ],
    [
      "Halden knife 20 cm",
      "Forged from one piece of steel. Stays sharp for long.",
      "Halden knife 20 cm: forged from one piece of steel, stays sharp for long.",
    ],
  ])("%s", (name, text, expected) => expect(metaOf(name, text)).toBe(expected));

  test.each([
    ["Halden rucksack 30 l", "Rucksack with two compartments and padded straps. Weighs 900 g."],
    ["Halden Messer 20 cm", "Das Messer bleibt lange scharf. Der Griff ist aus Esche."],
  ])("not %s: %s", (name, text) => expect(metaOf(name, text)).toBe(text));
});

describe("a sentence that says that the product is for others", () => {
  test.each([
    [
      "Halden Eau de Parfum for women Rosa 50 ml",
      "This unisex scent is made for both. A floral scent of rose and peony.",
    ],
    [
      "Halden Damen Eau de Parfum Rosa 50 ml",
      "Dieser Unisex-Duft passt zu Herren. Der Duft hat Noten von Rose und Pfingstrose.",
    ],
    [
      "Halden parfum femme Rosa 50 ml",
      "Ce parfum mixte convient aux hommes. Le parfum a des notes de rose et de pivoine.",
    ],
    [
      "Halden profumo donna Rosa 50 ml",
      "Questo profumo unisex è ideale per uomo. Il profumo ha note di rosa e di peonia.",
    ],
  ])("is not in the meta of %s", (name, text) => {
    const meta = metaOf(name, text);
    expect(meta).not.toMatch(/unisex|mixte|Herren|hommes|uomo/iu);
    expect(meta).toMatch(/ros[ea]/iu);
  });

  test("stays where the name names both", () => {
    expect(
      metaOf("Halden unisex scent for women and men", "This unisex scent is made for both, with rose."),
    ).toContain("unisex");
  });
});

describe("a text that begins with how many there are", () => {
  test.each([
    ["Nozzle set with bag", "5 nozzles: 3 plain, 2 star. Cotton bag 28 cm, machine washable."],
    ["Set Spritztüllen mit Beutel", "5 Tüllen: 3 glatt, 2 gezackt. Beutel aus Baumwolle, 28 cm, waschbar."],
    [
      "Lot de douilles avec poche",
      "5 douilles : 3 unies, 2 étoiles. Poche en coton 28 cm, lavable en machine.",
    ],
    ["Set bocchette con sacchetto", "5 bocchette: 3 lisce, 2 a stella. Sacchetto in cotone 28 cm, lavabile."],
  ])("is said whole, and not what comes with them alone: %s", (name, text) => {
    expect(metaOf(name, text)).toBe(text);
  });
});

describe("a list of parts in the language, where no sentence fits", () => {
  test.each([
    [
      "Receiver VX 20",
      "Stereo-Receiver, 80 Watt/Kanal, Bluetooth, DAB+/FM Tuner, Phono (MM), A/B-Umschaltung, Timerfunktion.",
    ],
    [
      "Lampadina goccia E14",
      "Lampadina LED goccia opale, sostituisce 40W, 15.000 ore, 220-240V, angolo 180°.",
    ],
  ])("is the meta: %s", (name, text) => expect(metaOf(name, text)).toBe(text));
});

test.each([
  [
    "Rohan Riding Hat (EN 1384:2023, Kitemarked)",
    "The riding hat has a padded liner. Certified to EN 1384:2023.",
  ],
  [
    "Rohan Reithelm (EN 1384:2023, geprüft)",
    "Der Reithelm hat ein gepolstertes Futter. Zertifiziert nach EN 1384:2023.",
  ],
])("a standard that is said is not said again: %s", (name, text) => {
  expect(metaOf(name, text)?.match(/EN 1384:2023/gu)).toHaveLength(1);
});

describe("the name stands before a few words of a price list that do not say what the thing is", () => {
  test.each([
    [
      "Handbrause Lido 110",
      "4 Strahlarten (Regen, Massage, Mono, Mix), Antikalk-Noppen",
      ["Material: ABS-Kunststoff", "Breite: 110 mm"],
    ],
    [
      "Towel rail Lido, two arms",
      "Wall mounting, to be screwed, swivels by 180°, arms of 40 cm",
      ["Material: Steel", "Width: 60 mm"],
    ],
  ])("%s", (name, text, facts) => {
    expect(metaOf(name, text, facts)).toMatch(new RegExp(`^${name}: `, "u"));
  });
});

describe("a line of the row's own says more than composed measures", () => {
  test.each([
    ["Recessed Spotlight 6W", "Short Spec: 60 min fire rated, push-fit terminals, 70mm cut-out", "6 W"],
    ["Einbaustrahler 6W", "Kurzdaten: 60 min Brandschutz, Steckklemmen, Ausschnitt 70 mm", "6 W"],
  ])("%s", (name, line, power) => {
    const meta = metaOf(name, "", [line, `Power: ${power}`, "Dimensions: 82 x 44 mm"]);
    expect(meta).toMatch(/60 min/u);
  });

  test("the lid that a box comes with is not the product", () => {
    const text = "Coperchio a vite 1/4 giro, pareti lisce, grigio RAL7035.";
    expect(metaOf("Cassetta stagna 150x110 con coperchio", text)).toMatch(/^Cassetta stagna/u);
  });
});

describe("what opens a sentence is not cut from its main clause", () => {
  test.each([
    [
      "Notebook Halden 14",
      "Egal, ob Sie unterwegs Texte schreiben, abends Filme ansehen oder am Wochenende Bilder bearbeiten wollen – dieses Notebook Halden 14 macht alles mit und bleibt dabei leise.",
      /wollen\.$/u,
    ],
    [
      "Halden 14 laptop",
      "Whether you write texts on the road, watch films at night or want to edit your pictures at the weekend – this Halden 14 laptop does all of it and stays quiet while it does.",
      /weekend\.$/u,
    ],
    [
      "Ordinateur Halden 14",
      "Que vous écriviez en voyage, regardiez des films le soir ou vouliez retoucher vos photos le week-end – cet ordinateur Halden 14 suit le rythme et reste toujours silencieux.",
      /week-end\.$/u,
    ],
    [
      "Computer Halden 14",
      "Che tu scriva testi in viaggio, guardi film la sera o voglia ritoccare le tue foto nel fine settimana – questo computer Halden 14 tiene il passo e resta sempre silenzioso.",
      /settimana\.$/u,
    ],
  ])("%s", (name, text, torn) => {
    expect(metaOf(name, text)).not.toMatch(torn);
  });
});

describe("the name with something in brackets", () => {
  test.each([
    [
      "Halden ceramic mug",
      "Halden ceramic mug (350 g). The mug has a wide handle and holds a large coffee.",
      "The mug has a wide handle and holds a large coffee.",
    ],
    [
      "Halden Keramiktasse",
      "Halden Keramiktasse (350 g). Die Tasse hat einen breiten Henkel und fasst einen großen Kaffee.",
      "Die Tasse hat einen breiten Henkel und fasst einen großen Kaffee.",
    ],
    [
      "Halden tasse céramique",
      "Halden tasse céramique (350 g). La tasse a une anse large et contient un grand café.",
      "La tasse a une anse large et contient un grand café.",
    ],
    [
      "Halden tazza ceramica",
      "Halden tazza ceramica (350 g). La tazza ha un manico largo e contiene un caffè grande.",
      "La tazza ha un manico largo e contiene un caffè grande.",
    ],
  ])("is none where a sentence says more of %s", (name, text, expected) => {
    expect(metaOf(name, text)).toBe(expected);
  });
});
