import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import type { Evidence } from "../../../../src/tasks/engine.ts";
import { brandInFront } from "../../../../src/tasks/name/rules/brand-in-front.ts";
import { nativeName } from "./native-name.ts";

const front = (name: string, brand: string, row: Partial<Evidence> = {}, description?: string) =>
  brandInFront(name, { brand, facts: [], ...row }, { language: row.language ?? "en", description });

describe("the row's maker stands in front of a name that lacks it", () => {
  it.each([
    ["Bohrmaschine 500 W", "BOSCH", "Bosch"],
    ["Wasserwaage Alu", "Lot & Co", "Lot & Co"],
    ["Coussin pour chien", "Ouaf & Co", "Ouaf & Co"],
    ["Sedia in legno", "Gatto & Figli", "Gatto & Figli"],
    ["Running Leggings", "Stride & Co", "Stride & Co"],
    ["Galaxy Case", "Apple Inc.", "Apple"],
    ["Jacket", "The North Face", "The North Face"],
    ["Sunglasses", "ray-ban", "Ray-Ban"],
    ["Sofa", "Modern Inc.", "Modern Inc."],
    ["Lip Balm", "Mill Lane Soap Co.", "Mill Lane Soap Co."],
  ])("%j of %j", (name, brand, written) => expect(front(name, brand)).toBe(written));

  it.each([
    ["Case for Nokia", "Acme, Bolt"],
    ["Acme Case", "ACME"],
    ["Kaercher Reiniger", "Kärcher"],
    ["—", "Acme"],
  ])("but not of %j with %j", (name, brand) => expect(front(name, brand)).toBeUndefined());
});

describe("a title with its article stands alone", () => {
  it.each<readonly [Language, string, string]>([
    ["en", "The Weekend Hamper", "Oakley Fold"],
    ["de", "Das Wollpaket", "Oakley Fold"],
    ["fr", "Le coffret du barbier", "Oakley Fold"],
    ["it", "La cassetta del contadino", "Oakley Fold"],
  ])("%s: %j of %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBeUndefined();
  });

  it.each<readonly [Language, string, string]>([
    ["en", "Thermal Hamper", "Oakley Fold"],
    ["de", "Dashcam", "Oakley Fold"],
    ["fr", "Lessive liquide", "Oakley Fold"],
    ["it", "Lametta", "Oakley Fold"],
  ])("but not %s: %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBe(brand);
  });
});

describe("what a part is for is not its maker", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "Silencieux arrière Torsport MITSUBISHI Colt", "LANCIA"],
    ["it", "Filtro aria per OPEL Corsa", "Fiat"],
    ["de", "Spiegelglas passend für Skoda Fabia", "VW"],
    ["en", "Tow Bar for Nissan Juke", "Alfa Romeo"],
    ["en", "Charger for Lenovo 65W", "Apple"],
    ["fr", "Joint de hublot lave-linge Indesit", "Ariston"],
    ["de", "Tonerkartusche für Brother Drucker", "Samsung"],
    ["it", "Sacchetti per aspirapolvere Miele", "Rowenta"],
  ])("%s: %j of %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBeUndefined();
  });

  it.each<readonly [Language, string, string]>([
    ["en", "Wiper Blade 55cm", "Toyota"],
    ["fr", "Chargeur secteur 65 W", "Lenovo"],
    ["de", "Staubbeutel 5 Stück", "Miele"],
    ["it", "Cartuccia nera", "Canon"],
    ["de", "Hülle für Nokia", "Kettner"],
  ])("but it may be: %s: %j of %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBe(brand);
  });

  it.each<readonly [Language, string, string]>([
    ["en", "adidas Duramo 39", "ADIDAS SPORTSWEAR"],
    ["fr", "Présentoir en velours", "PRESENTOIRS DU SUD"],
    ["de", "puma Laufshirt", "PUMA RUNNING"],
    ["it", "nike Revolution", "NIKE SPORT"],
  ])("nor is its first word said twice: %s: %j of %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBeUndefined();
  });
});

describe("a book, a record or a film goes by its title", () => {
  it.each([
    ["Das Haus am Deich", "Kranich Verlag"],
    ["Backen ohne Zucker: 60 Rezepte", "Küchenbuch Verlag"],
    ["Die Wand", "dtv"],
    ["Am Deich - Roman, TB", "Kranich"],
    ["L'Été des cigales", "Éditions du Tilleul"],
    ["L'Étranger", "Gallimard"],
    ["La Pluie - Broché", "Tilleul"],
    ["Intouchables [DVD]", "Pathé"],
    ["Il commissario e la notte", "Edizioni Vento"],
    ["Il nome della rosa", "Bompiani"],
    ["La cucina - Copertina rigida", "Vento"],
    ["The Salt Path - paperback", "Penguin"],
    ["A Gardener's Year", "Hedgerow Press"],
    ["Blue Train (Vinyl)", "Quantor"],
  ])("by its name or its publisher: %j of %j", (name, brand) => {
    expect(front(name, brand)).toBeUndefined();
  });

  it.each([
    ["Bücher > Romane"],
    ["Musik > CDs & Vinyl"],
    ["Livres > Jeunesse"],
    ["Libri > Narrativa"],
    ["Books > Cookery"],
  ])("by its category: %j", (sourceCategory) => {
    expect(front("Zora", "Quantor", { sourceCategory })).toBeUndefined();
  });

  it.each(["Autor", "ISBN-13", "Nombre de pages", "Autore", "Author"])("by a column %j", (label) => {
    expect(front("Zora", "Quantor", { facts: [{ label, text: "x" }] })).toBeUndefined();
  });

  it.each([
    "A crime novel by A. Writer. 400 pages.",
    "Gebundene Ausgabe, 160 Seiten.",
    "Premier roman, 288 pages.",
    "Romanzo, brossura, 312 pagine.",
    "Paperback. ISBN 9780000000000",
  ])("by its text: %j", (text) => expect(front("Zora", "Quantor", {}, text)).toBeUndefined());

  it.each([
    ["Stratocaster", "Fender", "Music > Guitars"],
    ["LX-5", "Sony", "Electronics > DVD players"],
    ["Regal Eiche", "Quantor", "Möbel > Bücherregale"],
    ["Lampe de lecture", "Quantor", "Luminaires"],
    ["Scaffale noce", "Quantor", "Scaffali per libri"],
  ])("but not %j of %j in %j", (name, brand, sourceCategory) => {
    expect(front(name, brand, { sourceCategory })).toBe(brand);
  });
});

describe("a maker that would read as a claim, a handle or nothing stays off", () => {
  it.each([
    ["en", "Galaxy Earrings", "Sterling Ltd"],
    ["en", "Wooden Outdoor Table", "Rustic LTD"],
    ["en", "Sofa", "Modern Ltd"],
    ["en", "Soap", "Fresh & Pure"],
    ["de", "Stuhl Eiche", "Rustikal GmbH"],
    ["de", "Bett", "Edel"],
    ["de", "Seife", "Natur GmbH"],
    ["fr", "Fauteuil cuir", "Classique SARL"],
    ["fr", "Savon", "Naturel SAS"],
    ["fr", "Table", "Moderne"],
    ["it", "Divano letto", "Moderno Srl"],
    ["it", "Sapone", "Naturale S.r.l."],
    ["it", "Lampada", "Classica"],
  ] as const)("in %s: %j of %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBeUndefined();
  });

  it.each([
    ["Dark Denim Top", "partners-demo"],
    ["Choker", "Company 123"],
    ["Choker", "generic"],
    ["Choker", "mystore.com"],
    ["Stuhl", "muster-shop"],
    ["Stuhl", "Marke 1"],
    ["Stuhl", "moebel-welt.de"],
    ["Chaise", "boutique_demo"],
    ["Chaise", "Fournisseur 12"],
    ["Chaise", "meubles.fr"],
    ["Sedia", "negozio-prova"],
    ["Sedia", "Fornitore 3"],
    ["Sedia", "mobili.it"],
  ])("%j of %j", (name, brand) => expect(front(name, brand)).toBeUndefined());
});

describe("a maker that is abbreviated at the start of its product's name is written whole", () => {
  it.each([
    ["de", "SAMS. GALAXY A15 LTE", "Samsung", /^Samsung Galaxy A15/],
    ["de", "SIEM. WASCHMASCHINE 8KG", "Siemens", /^Siemens Waschmaschine/],
    ["de", "BOSCH. AKKUSCHRAUBER", "Bosch", /^Bosch Akkuschrauber/],
    ["en", "SAMS. GALAXY CASE", "Samsung", /^Samsung Galaxy Case/],
    ["en", "Phil. Toothbrush", "Philips", /^Philips Toothbrush/],
    ["en", "Bosch. Dishwasher", "Bosch", /^Bosch Dishwasher/],
    ["fr", "SAMS. GALAXY A15 NOIR", "Samsung", /^Samsung Galaxy/],
    ["fr", "Moul. Robot multifonction", "Moulinex", /^Moulinex Robot/],
    ["fr", "BOSCH. PERCEUSE", "Bosch", /^Bosch perceuse/],
    ["it", "SAMS. GALAXY A15 NERO", "Samsung", /^Samsung Galaxy/],
    ["it", "Whirl. Lavatrice 9 kg", "Whirlpool", /^Whirlpool Lavatrice/],
    ["it", "BOSCH. TRAPANO", "Bosch", /^Bosch trapano/],
  ] as const)("%s: %j of %s", (language, name, brand, native) => {
    expect(nativeName(name, language, { brand })).toMatch(native);
  });
});

it.each([
  ["MAISON LAUZE", true, "Maison Lauze"],
  ["ARMANVILLE", true, "Armanville"],
  ["MAISON LAUZE", false, "Maison Lauze"],
  ["CORVIN LA NUIT EST BLEUE", true, "Corvin La Nuit Est Bleue"],
  ["LEGO", true, "LEGO"],
  ["BRXTC", true, "BRXTC"],
])("writes %j of a row in capitals (%s) as %j", (brand, isShouted, written) => {
  expect(brandInFront("Sofa", { brand, facts: [] }, { language: "fr", isShouted })).toBe(written);
});

describe("a maker with a capital inside", () => {
  it.each(["AquaPur", "PondMax", "ecoLUX"])("stays as its column has it: %s", (brand) => {
    expect(front("Filter 20 W", brand)).toBe(brand);
  });
});

describe("a product's own noun stays behind a maker that ends with it", () => {
  it.each([
    ["it", "La Bottega della Pasta", "Pasta fresca 250 g", "La Bottega della Pasta Pasta fresca 250 g"],
    ["it", "Casa del Caffè", "Caffè in grani 1 kg", "Casa del Caffè Caffè in grani 1 kg"],
    ["it", "Il Mulino del Pane", "Pane integrale 400 g", "Il Mulino del Pane Pane integrale 400 g"],
    ["it", "Terra dell'Olio", "Olio di oliva 1 l", "Terra dell'Olio Olio di oliva 1 l"],
    ["it", "Oro Latte", "Latte di mandorla 1 l", "Oro Latte Latte di mandorla 1 l"],
    ["fr", "Maison du Café", "Café moulu 250 g", "Maison du Café Café moulu 250 g"],
    ["fr", "Atelier du Savon", "Savon noir 1 l", "Atelier du Savon Savon noir 1 l"],
    ["fr", "Le Comptoir du Vin", "Vin rouge 75 cl", "Le Comptoir du Vin Vin rouge 75 cl"],
    ["fr", "La Ferme du Lait", "Lait entier 1 l", "La Ferme du Lait Lait entier 1 l"],
    ["fr", "Bel Sucre", "Sucre en poudre 1 kg", "Bel Sucre Sucre en poudre 1 kg"],
    ["de", "Haus der Seife", "Seife Lavendel 100 g", "Haus der Seife Seife Lavendel 100 g"],
    ["de", "Welt der Musik", "Musik Box Holz", "Welt der Musik Musik Box Holz"],
    ["de", "Alles aus Holz", "Holz Regal 80 cm", "Alles aus Holz Holz Regal 80 cm"],
    ["de", "Reich der Spiele", "Spiele Sammlung 100 Teile", "Reich der Spiele Spiele Sammlung 100 Teile"],
    ["de", "Hof am Wasser", "Wasser still 1 l", "Hof am Wasser Wasser still 1 l"],
    ["en", "House of Cards", "Cards 54 pcs", "House of Cards Cards 54 Pieces"],
    ["en", "World of Tea", "Teas from Kenya", "World of Tea Teas from Kenya"],
    ["en", "Art of Sleep", "Sleep mask black", "Art of Sleep Sleep Mask Black"],
    ["en", "Kingdom of Light", "Light bulb E27", "Kingdom of Light Light Bulb E27"],
    ["en", "Land of Water", "Water bottle 1 l", "Land of Water Water Bottle 1 l"],
    // A part of the maker's name alone gives way to the whole.
    ["de", "Hugo Boss", "Boss Hemd slim", "Hugo Boss Hemd slim"],
    ["en", "Organic Fernhill", "Organic - Red Lentils 500 g", "Organic Fernhill - Red Lentils 500 g"],
    ["en", "White Fernhill", "White - Cotton Tee", "White Fernhill White - Cotton Tee"],
    ["de", "Bio Fernhain", "Bio - Rote Linsen 500 g", "Bio Fernhain - Rote Linsen 500 g"],
    ["en", "Organic Fernhill", "Organic Red Lentils 500 g", "Organic Fernhill Organic Red Lentils 500 g"],
    ["en", "Kiko Milano", "Milano lipstick", "Kiko Milano Lipstick"],
  ] as const)("%s: %s, %s", (language, brand, name, expected) => {
    expect(nativeName(name, language, { brand })).toBe(expected);
  });
});

describe("the beginning of a maker's name in capitals is the maker", () => {
  it.each([
    ["en", "Logitech", "LOGI MX KEYS KEYBOARD", "Logitech MX Keys Keyboard"],
    ["de", "Samsonite", "SAMSO KOFFER GROSS BLAU", "Samsonite Koffer groß Blau"],
    ["fr", "Rowenta", "ROWEN ASPIRATEUR BALAI", "Rowenta aspirateur balai"],
    ["it", "Imetec", "IMET ASCIUGACAPELLI VIOLA", "Imetec asciugacapelli viola"],
    // Words, other makers and lines are none.
    ["en", "Naturalia", "NATURAL SOAP BAR", "Naturalia Natural Soap Bar"],
    ["en", "Vedapure", "Veda Keto Slim", "Vedapure Veda Keto Slim"],
    ["fr", "Solaris", "SOLO LAMPE JARDIN", "Solaris Solo lampe jardin"],
    ["it", "Fruttagel", "FRUTTA MISTA 500G", "Fruttagel Frutta mista 500 g"],
    ["de", "Kinderkraft", "KINDER WAGEN BLAU", "Kinderkraft Kinder Wagen Blau"],
  ] as const)("%s: %s, %s", (language, brand, name, expected) => {
    expect(nativeName(name, language, { brand })).toBe(expected);
  });
});

describe("a publisher stays off a title that only its code or its author's place tells from a thing", () => {
  it.each([
    ["en", "Penguin", "The Quiet Shore PB Moore, Anna", {}, "The Quiet Shore PB Moore, Anna"],
    ["en", "Penguin", "The Quiet Shore", { Barcode: "9780141000001" }, "The Quiet Shore"],
    ["de", "Fischer", "Der stille Hafen TB", {}, "Fischer Der stille Hafen TB"],
    ["fr", "Gallimard Jeunesse", "Le port tranquille", { EAN: "9782070000001" }, "Le port tranquille"],
    ["it", "Giunti", "Il porto tranquillo", { EAN: "9788809000001" }, "Il porto tranquillo"],
    ["en", "Penguin", "Polo shirt navy", {}, "Penguin Polo Shirt Navy"],
    [
      "en",
      "Moleskine",
      "Notebook large black",
      { Barcode: "9788866130001" },
      "Moleskine Notebook Large Black",
    ],
  ] as const)("%s: %s, %s", (language, brand, name, facts, expected) => {
    expect(nativeName(name, language, { brand, facts })).toBe(expected);
  });
});

describe("a maker of devices does not stand in front of what fits them", () => {
  const cases = { category: { identifier: "a-electronics-phones-cases", score: 0.9 } } as Partial<Evidence>;
  it.each<readonly [Language, string, string, string]>([
    ["en", "Clear Wallet Case", "Apple", "A slim case for your iPhone 12."],
    ["de", "Schutzhülle klar", "Samsung", "Hülle passend für das Galaxy S21."],
    ["fr", "Étui portefeuille", "Apple", "Étui de marque XPLO pour votre iPhone 6."],
    ["it", "Custodia a libro", "Huawei", "Custodia adatta per Huawei P30."],
    ["en", "Glass Protector for iPhone 13", "Apple", ""],
    ["de", "Ladekabel für iPad", "Apple", ""],
  ])("%s: %j of %j", (language, name, brand, text) => {
    expect(front(name, brand, { ...cases, language }, text)).toBeUndefined();
  });

  it.each<readonly [Language, string, string, string]>([
    ["en", "Wireless Buds", "Samsung", "Pairs fast. Made for music."],
    ["de", "Original Schutzhülle für iPhone 13", "Apple", ""],
    ["fr", "Étui portefeuille", "Spigen", "Étui pour iPhone 6."],
    ["it", "Custodia a libro", "Samsung", "Custodia morbida per tutti i giorni."],
  ])("but %s: %j of %j", (language, name, brand, text) => {
    expect(front(name, brand, { ...cases, language }, text)).toBe(brand);
  });
});

describe("a bag is no paperback", () => {
  it.each([
    ["Lot de 6 douilles inox + poche silicone", "Mallard"],
    ["Couteau de poche 8 cm", "Opinel"],
  ])("%j of %j", (name, brand) => expect(front(name, brand, { language: "fr" })).toBe(brand));

  it("but a paperback goes by its title", () => {
    expect(front("Un été sans fin - Poche", "Mallard", { language: "fr" })).toBeUndefined();
  });
});

describe("a maker in capitals stands calm in front of a calm name", () => {
  it.each([
    ["fr", "Cordon audio 2 m", "NEKLAN", "Neklan"],
    ["fr", "Montre homme acier", "VICTORIO Y LUCCHINO", "Victorio y Lucchino"],
    ["de", "Gürtel schwarz", "ZORANDI", "Zorandi"],
    ["it", "Scarpe da corsa", "ASICS", "ASICS"],
    ["en", "Router black", "TPQK", "TPQK"],
  ] as const)("%s: %s of %s", (language, name, brand, written) => {
    expect(front(name, brand, { language })).toBe(written);
  });
});

describe("a company with its legal form and its seat or trade is no brand", () => {
  it.each([
    ["de", "Mondkuchen Obst", "Wong Food Company (Shanghai) LTD."],
    ["en", "Bamboo Steamer", "Golden River Trading Co., Ltd."],
    ["it", "Vassoio legno", "Rossi Import Export S.r.l."],
  ] as const)("%s: %s of %s", (language, name, brand) => {
    expect(front(name, brand, { language })).toBeUndefined();
  });
});

describe("initials of a maker in front of a name", () => {
  it.each<readonly [Language, string, string]>([
    ["de", "f.a.n. Kopfkissen 80x80 cm", "f.a.n. Frankenstolz"],
    ["fr", "A.P.C. Jean droit bleu", "A.P.C. Paris"],
    ["it", "F.lli. B.G. Borsa in pelle", "B.G. Bianchi"],
    ["en", "T.M. Lewin Shirt White", "T.M. Lewin & Sons"],
  ])("are not said twice: %s %j", (language, name, brand) => {
    const isFirst = name.startsWith(brand.slice(0, 4));
    expect(front(name, brand, { language })).toBe(isFirst ? undefined : brand);
  });
});

it.each([
  ["jowa migros", "Jowa Migros"],
  ["studio nord", "Studio Nord"],
  ["moonbeam", "moonbeam"],
])("a maker of several words in small letters has capitals: %s", (brand, written) => {
  expect(brandInFront("Sofa", { brand, facts: [] }, { language: "it" })).toBe(written);
});
