import { describe, expect, test } from "vitest";
import { describeFeedLanguage, findFeedLanguage } from "../../src/pipeline/feed-language.ts";
import type { Product } from "../../src/pipeline/product.ts";
import { createLanguageOfRows } from "../../src/pipeline/row-language.ts";
import { otherFeeds } from "./other-language-feeds.ts";
import { recordOf } from "./record-of-product.ts";

const mapping = { columns: { name: "name", description: "description" }, why: {}, warnings: [] };

function languageOf(products: readonly Product[], stated?: "de") {
  const sample = products.slice(0, 200).map(recordOf);
  return findFeedLanguage(
    { sample, description: { columns: Object.keys(mapping.columns) } },
    mapping,
    stated,
  );
}

function rowsOf(products: readonly Product[], stated?: "de") {
  const tell = createLanguageOfRows(languageOf(products, stated));
  return products.map((product, index) => {
    const found = tell(product, index);
    return "foreign" in found ? found.foreign : found.language;
  });
}

const germanShop: readonly Product[] = [
  { name: "Damen Winterjacke mit Kapuze", description: "Warme Jacke aus Polyester für kalte Tage." },
  { name: "Wasserkocher 1,7 l Edelstahl", description: "Kocht in drei Minuten, mit Abschaltautomatik." },
  { name: "Schreibtischlampe mit Schalter", description: "Die Lampe ist dimmbar und passt auf jeden Tisch." },
  { name: "Kopfhörer kabellos schwarz", description: "Mit Mikrofon und weichen Ohrpolstern." },
  { name: "Bratpfanne 28 cm beschichtet", description: "Für alle Herdarten geeignet." },
];

describe("a feed in another language", () => {
  test.each(Object.entries(otherFeeds))(
    "is told from the four, row by row: %s",
    (_, { name, names, texts }) => {
      const products = Array.from({ length: 40 }, (_unused, row): Product => {
        const description = texts[(row + Math.floor(row / 20)) % texts.length] ?? "";
        return { name: names[row % names.length] ?? "", ...(description !== "" && { description }) };
      });
      expect(languageOf(products)).toMatchObject({ language: null, name, share: 1 });
      expect(new Set(rowsOf(products))).toEqual(new Set([name]));
    },
  );

  test("is described with what becomes of it", () => {
    const feed = languageOf([{ name: "Zapatos de cuero para mujer con cordones" }]);
    expect(describeFeedLanguage(feed)).toMatch(
      /^The texts are Spanish: 100 % of the first 1 rows, .* left as they are/,
    );
  });
});

describe("a feed in one language", () => {
  test("lends it to names that tell nothing or seem to be English", () => {
    const names = [
      "HDMI Cable Gold Plated",
      "DJ CONTROL AIR STREET ED.",
      "KDL 24 W 605",
      "Black Edition Remote Control",
    ];
    expect(rowsOf([...germanShop, ...germanShop, ...names.map((name) => ({ name }))]).slice(-4)).toEqual(
      names.map(() => "de"),
    );
  });

  test("has rows in another one where whole sentences are, and not English ones of the maker", () => {
    const english =
      "This lightweight jacket keeps you warm and dry on every walk. It is made from recycled fabric, has two zipped pockets with a " +
      "soft lining, and can be folded into its own hood when the weather gets better.";
    const french =
      "Cette veste légère vous garde au chaud et au sec pendant toutes vos promenades. Elle est faite de tissu recyclé, avec deux poches " +
      "zippées et une doublure douce, et se plie dans sa propre capuche quand le temps est plus beau.";
    expect(rowsOf([...germanShop, { name: "Veste de pluie pour femme", description: french }]).at(-1)).toBe(
      "fr",
    );
    expect(
      rowsOf([
        ...germanShop,
        ...germanShop,
        ...germanShop,
        { name: "Rain jacket for women", description: english },
      ]).at(-1),
    ).toBe("de");
    const spanish = "Zapatos de cuero negro para mujer, hechos a mano en España con suela de goma.";
    expect(rowsOf([...germanShop, { name: "Zapatos de mujer", description: spanish }]).at(-1)).toBe(
      "Spanish",
    );
  });

  test.each([
    ["a Slavic language", "Czajnik elektryczny 1,7 l stalowy"],
    ["a Slavic language", "Kurtka zimowa damska z kapturem"],
    ["a Slavic language", "Buty męskie skórzane czarne"],
    ["a Slavic language", "Patelnia z pokrywką 28 cm czarna"],
    ["a Slavic language", "Słuchawki bezprzewodowe czarne"],
    ["a Slavic language", "Rychlovarná konvice 1,7 l černá"],
  ])("has rows in %s: %s", (language, name) => {
    expect(rowsOf([...germanShop, { name }]).at(-1)).toBe(language);
  });

  test.each([
    ["a Slavic language", "Zegar ścienny drewniany", "Cichy zegar z naturalnego drewna, średnica 30 cm."],
    ["a Slavic language", "Wiertarka udarowa 800 W", "Mocna wiertarka z regulacją obrotów."],
    ["a Slavic language", "Nástěnné hodiny dřevěné", "Tiché hodiny z přírodního dřeva, průměr 30 cm."],
    ["a Slavic language", "Sada hrnců 5 ks", "Hrnce se skleněnými poklicemi."],
    ["Spanish", "Camiseta básica de hombre", "Camiseta de algodón suave con cuello redondo."],
    ["Spanish", "Juego de ollas 5 piezas", "Ollas con tapas de vidrio."],
    ["Dutch", "Eiken eettafel", "Stevige tafel voor zes personen."],
    ["Dutch", "Klopboormachine 800 W", "Krachtige boormachine met toerenregeling."],
    ["Portuguese", "Relógio de parede de madeira", "Relógio silencioso de madeira natural."],
    ["Portuguese", "Conjunto de panelas 5 peças", "Panelas com tampas de vidro."],
    ["a Scandinavian language", "Slagborrmaskin 800 W", "Kraftfull borrmaskin med varvtalsreglering."],
    ["a Scandinavian language", "Fuktgivande ansiktskräm", "Lätt dagkräm för torr hud."],
  ])("has a single row with a description in %s: %s", (language, name, description) => {
    const shop = Array.from({ length: 50 }, () => germanShop).flat();
    expect(rowsOf([...shop, { name, description }]).at(-1)).toBe(language);
  });

  test.each([
    ["Havana Club Añejo 7 Años 70 cl", "Kubanischer Rum, sieben Jahre gereift."],
    ["Fjällräven Kånken", "Der Rucksack für Schule und Alltag aus robustem Vinylon."],
    ["Dulce de Leche", "Karamellcreme nach argentinischem Rezept."],
    ["Żubrówka Bison Grass 0,7 l", "Polnischer Wodka mit Büffelgras."],
    ["Quinta do Crasto Douro Superior", "Trockener Rotwein aus Portugal."],
    ["Marimekko Räsymatto Teller", "Teller aus Steingut, spülmaschinenfest."],
  ])("keeps a foreign name with a description of its own: %s", (name, description) => {
    expect(rowsOf([...germanShop, { name, description }]).at(-1)).toBe("de");
  });

  test("may be sorted: where rows in another become frequent, short ones are believed too", () => {
    const french = Array.from({ length: 40 }, () => ({
      name: "Chaussures de sport pour homme avec semelle souple",
    }));
    const many = Array.from({ length: 40 }, () => germanShop).flat();
    const found = rowsOf([...many, ...french]);
    expect(found.slice(0, many.length)).not.toContain("fr");
    expect(found.slice(-30)).toEqual(french.slice(-30).map(() => "fr"));
  });

  test("is not left out for names of dishes, makers and loan words", () => {
    const names = [
      "Masala Dosa Mix",
      "El Paso Salsa",
      "Smörrebröd Box",
      "IKEA Kallax",
      "Fjällräven Kånken",
      "Paella Valenciana",
    ];
    expect(rowsOf([...germanShop, ...names.map((name) => ({ name }))]).slice(-6)).toEqual(
      names.map(() => "de"),
    );
  });
});

const fourShops: readonly Product[] = [
  { name: "Damen Winterjacke mit Kapuze", description: "Warme Jacke aus Polyester für kalte Tage." },
  { name: "Coque rigide pour téléphone portable", description: "Protège votre téléphone contre les chocs." },
  { name: "Sedia pieghevole in alluminio", description: "Leggera e resistente, per interni ed esterni." },
  {
    name: "Women's cotton dress with short sleeves",
    description: "A light dress for warm days in the city.",
  },
];

describe("a feed in several languages", () => {
  const rows = Array.from({ length: 5 }, () => fourShops).flat();

  test.each([
    ["de", "1609420 VSX 423 S SILBER", "VSX 423 S SILBER"],
    ["de", "1858255 PM 5005 SCHWARZ", "PM 5005 SCHWARZ"],
    ["de", "Herrenhemd Enzo Nucci XXL slim fit"],
    ["de", "SCYTHE GlideStream 120 PWM Gehäuselüfter"],
    ["de", "Backpapier"],
    ["de", "Kirchstorte"],
    ["de", "Hummercrèmesuppe"],
    ["de", "Les Mystères de Saint-Pétersbourg", "Roman, französisch. Bibliothèque du Rocambole"],
    ["de", "Santa is Coming to Nottingham - Steve Smallman (engl. Kinderbuch)"],
    ["de", "Landyachtz Longboard Komplettboard"],
    ["de", "Powerbank 10000mAh Sinoele Ladekabel"],
    ["it", "Libro The Unconscious as Infinite Sets (in inglese)"],
    ["it", "Les Mystères de Saint-Pétersbourg - romanzo storico in francese"],
    ["it", "Tappeto moderno, TIVOLI 25 beige 135x195, Les Tapis"],
    ["it", "longboard Skateboard completo Wolfshark"],
    ["it", "Berretto New Era Super Wide Point"],
    ["it", "Pennino touch screen per LG G Flex2"],
    ["it", "Sci Rossignol Experience 76 Carbon"],
    ["it", "MASSEY FERGUSON 6600 trattore"],
    ["en", "Le Livre de Pierre: Psychisme et cancer (French book)"],
    ["en", "Kennedy et la lutte contre le communisme (Grands Présidents) French book"],
    [
      "en",
      "Les Mystères de Saint-Pétersbourg",
      "Historical novel in French. Bibliothèque du Rocambole, Club Verne",
    ],
    ["en", "Trolls de Troy 5 - Les Maléfices de la Thaumaturge (comic, French)"],
    ["en", "Die Verwandlung - Franz Kafka (German edition)"],
    ["en", "Il nome della rosa, Italian edition"],
    ["en", "Apricot Tartlets"],
    ["en", "Matisse Jazz ou la peinture par le livre", "Ciel vague. French art book"],
    ["fr", "Patin auto-agrippant RC 93x185mm 8T SCID Grain 80"],
    ["fr", "The Law and Theory of Trade Secrecy - livre en anglais"],
    ["fr", "Die Verwandlung - Franz Kafka (texte allemand)"],
    ["fr", "Il nome della rosa, roman italien"],
    ["fr", "Harry Potter and the Chamber of Secrets (version anglaise)"],
    ["fr", "Kit Gros Freins K-Sport 8 Pistons SKODA OCTAVIA"],
    ["fr", "Télécommande Black Edition Smart Remote"],
    ["fr", "Franz Kafka - Lettre au père"],
  ])("has rows in %s: %s", (...[language, name, description]: readonly string[]) => {
    expect(rowsOf([...rows, { ...(name && { name }), ...(description && { description }) }]).at(-1)).toBe(
      language,
    );
  });

  test("has names without words in the language of the rows around", () => {
    const names = ["ORC 500-B", "SPK 5004", "REF 1200 S"].map((name) => ({ name }));
    const [german = {}, french = {}, italian = {}, english = {}] = fourShops;
    const blocks = [german, french, italian, english].map((product) => [
      ...Array.from({ length: 20 }, () => product),
      ...names,
    ]);
    const found = rowsOf([...rows, ...blocks.flat()]).slice(rows.length);
    const ends = blocks.map((block, place) =>
      found.slice((place + 1) * block.length - 3, (place + 1) * block.length),
    );
    expect(ends).toEqual(["de", "fr", "it", "en"].map((language) => names.map(() => language)));
  });
});

describe("what is stated", () => {
  test("by a row's own column goes before its texts", () => {
    const rows = rowsOf([
      ...germanShop,
      { name: "HX-40", language: "fr_CH" },
      { name: "HX-40", language: "Italiano" },
      { name: "HX-40", language: "pl-PL" },
      { name: "HX-40", language: "k. A." },
    ]);
    expect(rows.slice(-4)).toEqual(["fr", "it", "Polish", "de"]);
  });

  test("of a book in Spanish does not make its English description Spanish", () => {
    const description = "This collection of short stories is one of the best known works of the author.";
    expect(rowsOf([{ name: "Cuentos", description, language: "es" }])).toEqual(["en"]);
  });

  test("by --source-language goes before all", () => {
    expect(rowsOf([{ name: "Zapatos de cuero para mujer" }, { name: "A", language: "fr" }], "de")).toEqual([
      "de",
      "de",
    ]);
  });

  test.each([
    ["de", "name.de_DE", "description.de_DE"],
    ["it", "product_name_it", "ingredients_text_it"],
    ["fr", "title_fr", "body_fr"],
    ["en", "name-en_GB", "description-en_GB"],
  ])("by the name of the column holds for its rows: %s", (language, name, description) => {
    const feed = findFeedLanguage(
      { sample: [], description: { columns: [] } },
      { columns: { name, description }, why: {}, warnings: [] },
    );
    expect(feed).toMatchObject({ source: "column", language });
    const tell = createLanguageOfRows(feed);
    // What the record was first written in.
    expect(tell({ name: "HX-40", language: "fr" }, 0)).toEqual({ language });
    expect(tell({ name: "HX-40", language: "pl" }, 1)).toEqual({ language });
  });
});

describe("a small feed whose header is in its language", () => {
  const tell = (columns: readonly string[], names: readonly string[]) => {
    const own = { ...mapping, columns: { name: "name" } };
    const sample = names.map((name) => recordOf({ name }));
    const feed = findFeedLanguage({ sample, description: { columns } }, own);
    const of = createLanguageOfRows(feed);
    return names.map((name, index) => of({ name }, index));
  };

  test.each([
    [
      "de",
      ["Artikelnummer", "Bezeichnung", "Leistung (W)", "Lichtstrom (lm)", "Farbe", "Lebensdauer (h)"],
      [
        "Wandlampe mit Schalter",
        "Deckenleuchte rund weiß",
        "Spot up/down light 5W",
        "Einbauleuchte für Möbel",
      ],
    ],
    [
      "fr",
      ["Référence", "Désignation", "Puissance (W)", "Couleur", "Durée de vie (h)", "Prix HT"],
      [
        "Applique avec interrupteur",
        "Plafonnier rond blanc",
        "Spot up/down light 5W",
        "Lampe de bureau pliante",
      ],
    ],
    [
      "it",
      ["Codice articolo", "Descrizione", "Potenza (W)", "Colore", "Durata (h)", "Prezzo listino"],
      [
        "Applique con interruttore",
        "Plafoniera rotonda bianca",
        "Spot up/down light 5W",
        "Lampada da tavolo",
      ],
    ],
  ])("is %s in a row of English words too", (language, columns, names) => {
    expect(tell(columns, names)).toEqual(names.map(() => ({ language })));
  });

  test("has rows in another language where they have more words", () => {
    const columns = ["Artikelnummer", "Bezeichnung", "Leistung (W)", "Farbe", "Lebensdauer (h)"];
    const english = "Wall light with a switch and two lamps for the kitchen";
    const names = ["Wandlampe mit Schalter", english, "Deckenleuchte rund weiß", "Einbauleuchte für Möbel"];
    expect(tell(columns, names)[1]).toEqual({ language: "en" });
  });
});
