import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

type Case = readonly [language: Language, name: string, native: string, description?: string];

function each(cases: readonly Case[]): void {
  for (const [language, name, native, description] of cases)
    it(`in ${language}: ${name}`, () => {
      expect(nativeName(name, language, description === undefined ? {} : { description })).toBe(native);
    });
}

describe("a cut end is completed, stays where it is a whole word, and leaves no stump", () => {
  each([
    [
      "de",
      "Toner passend für Brother HL-L2350 Drucker Original Brother TN-24...",
      "Toner passend für Brother HL-L2350 Drucker Original Brother TN-2420",
      "Original Brother TN-2420, schwarz",
    ],
    [
      "de",
      "BREMSSCHEIBEN SATZ VA 280MM VW GOLF V VI AUDI A3 SKODA OCTAVIA...",
      "Bremsscheiben-Satz VA 280 mm VW Golf V VI Audi A3 Skoda Octavia",
    ],
    [
      "de",
      "Damenjacke mit Kapuze und Reißverschluss wasserabweisend atmungsakt...",
      "Damenjacke mit Kapuze und Reißverschluss wasserabweisend atmungsaktiv",
      "Eine atmungsaktive Jacke",
    ],
    [
      "fr",
      "Coque pour iPhone 5 rigide blanche avec motif (Sticker : Be h…",
      "Coque pour iPhone 5 rigide blanche avec motif (Sticker : Be happy)",
      "Une coque avec Sticker : Be happy",
    ],
    [
      "fr",
      "Couteau Abeille massive - 12 cm - lame ...",
      "Couteau Abeille massive - 12 cm - lame seule",
      "Couteau Abeille massive - 12 cm - lame seule Longueur du manche - 12 cm, Pieces - lame seule",
    ],
    [
      "it",
      "Coltello Ape massiccia - 12 cm - lama ...",
      "Coltello Ape massiccia - 12 cm - lama sola",
      "Coltello Ape massiccia - 12 cm - lama sola Lunghezza del manico - 12 cm, Pezzi - 1",
    ],
    [
      "de",
      "Taschenmesser Biene massiv - 12 cm - nur ...",
      "Taschenmesser Biene massiv - 12 cm - nur Klinge",
      "Taschenmesser Biene massiv - 12 cm - nur Klinge Länge - 12 cm, Teile - 1",
    ],
    [
      "fr",
      "Toner Canon IR Advance C 2230 i - Original Canon 3784…",
      "Toner Canon IR Advance C 2230 i - Original Canon 3784B002",
      "Original Canon 3784B002",
    ],
    [
      "it",
      'Smartphone Galaxy A54 5G 8/128GB 6,4" DS nero garanzia Ita...',
      'Smartphone Galaxy A54 5G 8/128 GB 6,4" DS nero',
    ],
    [
      "it",
      'Smartphone Galaxy A54 5G 8/128GB 6,4" DS nero garanzia Ita...',
      'Smartphone Galaxy A54 5G 8/128 GB 6,4" DS nero garanzia Italia',
      "Con garanzia Italia 24 mesi",
    ],
    [
      "it",
      "Pastiglie freno anteriori per Fiat Punto, Alfa Romeo Giulietta...",
      "Pastiglie freno anteriori per Fiat Punto, Alfa Romeo Giulietta",
    ],
    [
      "en",
      "Brake disc set front 280mm for VW Golf V VI Audi A3 Skoda Octavia...",
      "Brake disc set front 280mm for VW Golf V VI Audi A3 Skoda Octavia",
    ],
    [
      "en",
      "Garden hose with 30 m reel and fittings in green, warranty 5 ye...",
      "Garden hose with 30 m reel and fittings in green",
    ],
    [
      "en",
      "Ink cartridge for office printers, black, part number TN-24...",
      "Ink cartridge for office printers, black, part number TN-2420",
      "Part number TN-2420.",
    ],
  ]);
});

describe("a word that is written out agrees with the thing", () => {
  each([
    ["de", "Hundebett orthop. 90x70", "Hundebett orthopädisch 90x70", "Orthopädisches Hundebett mit Bezug"],
    ["de", "Jacke wasserabw. blau", "Jacke wasserabweisend blau", "Wasserabweisende Jacke"],
    ["de", "Zelt atmungsakt. 2 m", "Zelt atmungsaktiv 2 m", "Ein atmungsaktives Zelt"],
    ["fr", "Chemise femme BLC", "Chemise femme blanche"],
    ["fr", "CHEM. H. BLC COL FR. T.42", "Chemise homme blanche col français T. 42"],
    ["fr", "Robe BLC", "Robe blanche"],
    ["it", "MISCELATORE LAVABO CROM.", "Miscelatore lavabo cromato", "Finitura cromata"],
    ["it", "Bici bambino azz.", "Bici bambino azzurra"],
    ["it", "Rubinetto crom.", "Rubinetto cromato", "Con finitura cromata"],
  ]);
});

describe("a size is no weight, and an energy class no preposition", () => {
  each([
    ["de", "Laufschuh AIR Tempo 3 Gr.43", "Laufschuh AIR Tempo 3 Gr. 43"],
    ["de", "Sneaker Air 5 GR.42", "Sneaker Air 5 Gr. 42"],
    ["de", "HERREN JACKE MIT KAPUZE GR. L", "Herren Jacke mit Kapuze Gr. L"],
    ["de", "KÜHLSCHRANK KLASSE A 300L", "Kühlschrank Klasse A 300 L"],
    ["en", "WASHING MACHINE CLASS A 8KG WHITE", "Washing Machine Class A 8kg White"],
    ["fr", "LAVE-LINGE CLASSE A 8KG", "Lave-linge classe A 8 kg"],
    ["fr", "LAVE-LINGE CL. C 8KG", "Lave-linge classe C 8 kg"],
    ["it", "FRIGORIFERO CL. E 300LT BCO", "Frigorifero classe E 300 l bianco"],
    ["it", "LAVATRICE 9KG 1400G CL. A INVERTER BCA", "Lavatrice 9 kg 1400G classe A inverter bianca"],
    ["it", "CONDIZIONATORE 9000 BTU CLASSE A INVERTER", "Condizionatore 9000 BTU classe A inverter"],
  ]);
});

describe("accents and umlauts come back, but not in others' names", () => {
  each([
    ["de", "Küchenmaschine 1000 W Schuessel rot", "Küchenmaschine 1000 W Schüssel rot"],
    ["de", "Edelstahlschuessel mit Deckel", "Edelstahlschüssel mit Deckel"],
    ["de", "Kissenhuelle aus Leinen", "Kissenhülle aus Leinen"],
    ["de", "Steuerung neuer Mauer aus Quelle", "Steuerung neuer Mauer aus Quelle"],
    ["fr", "POLO HOMME ETE COTON PIQUE", "Polo homme été coton piqué"],
    ["fr", "PNEU 205/55 R16 91V ETE", "Pneu 205/55 R16 91V été"],
    ["fr", "CABLE HDMI 2M NOIR", "Câble HDMI 2 m noir"],
    ["fr", "Sac Synne Shop Pieces", "Sac Synne Shop Pieces"],
    ["it", "CREMA MANI RIGENER. C/BURRO KARITE 75ML", "Crema mani rigener. con burro karité 75 ml"],
    ["it", "Crema mani piu morbida", "Crema mani più morbida"],
    ["it", "Lavatrice alta qualita", "Lavatrice alta qualità"],
  ]);
});

describe("capitals: designations, acronyms, words in the middle of a sentence", () => {
  each([
    ["en", "BABY CAR SEAT I-SIZE 40-105CM GREY", "Baby Car Seat i-Size 40-105cm Grey"],
    ["en", "LAPTOP 15.6 FHD I5-1235U 16GB", "Laptop 15.6 FHD i5-1235U 16GB"],
    ["en", "IPH 15 PRO CASE CLEAR", "iPhone 15 Pro Case Clear"],
    ["de", "NOTEBOOK 15 ZOLL I7-1255U 16GB", "Notebook 15 Zoll i7-1255U 16 GB"],
    ["de", "KINDERSITZ I-SIZE GRAU", "Kindersitz i-Size Grau"],
    ["fr", "COLLIER CHAT NYLON REFL. CLOCHETTE", "Collier chat nylon refl. clochette"],
    ["fr", "SIEGE AUTO I-SIZE NOIR", "Siège auto i-Size noir"],
    ["it", "GUINZAGLIO CANE NYLON 20MM X 120CM ROSSO", "Guinzaglio cane nylon 20 mm x 120 cm rosso"],
    ["it", "cavo hdmi 2.1 8k 2mt nero", "Cavo HDMI 2.1 8K 2 m nero"],
    ["it", "La cucina in 300 ricette - COPERTINA RIGIDA", "La cucina in 300 ricette - Copertina rigida"],
  ]);
});

describe("quantities: the sign between two numbers, and units in capitals", () => {
  each([
    ["en", "CAT LITTER CLUMPING UNSCENTED 10L X2", "Cat Litter Clumping Unscented 10L x2"],
    ["en", "Cordless Drill 18V 2X2.0AH", "Cordless Drill 18V 2x2.0Ah"],
    ["en", "LED Bulb 9W 806LM", "LED Bulb 9W 806lm"],
    ["de", "Olivenöl 75CL X 6", "Olivenöl 75 cl x 6"],
    ["de", "Kissen Samt 45X45 grün", "Kissen Samt 45x45 grün"],
    ["de", "Hundeleine 20MM X 120CM rot", "Hundeleine 20 mm x 120 cm rot"],
    ["fr", "HUILE OLIVE VIERGE 75CL X 6", "Huile d'olive vierge 75 cl x 6"],
    ["fr", "COUSSIN DECO VELOURS 45X45 VERT", "Coussin déco velours 45x45 vert"],
    ["fr", "Shampooing 150ML X6", "Shampooing 150 ml x6"],
    ["it", "Olio di oliva 75CL X 6", "Olio di oliva 75 cl x 6"],
    ["it", "Cuscino velluto 45X45 verde", "Cuscino velluto 45x45 verde"],
    ["it", "Nastro 20MM X 10M rosso", "Nastro 20 mm x 10 m rosso"],
  ]);
});

describe("short forms with one meaning where they stand", () => {
  each([
    ["en", "Set/6 wine glss crystl 45cl d/w safe", "Set of 6 wine glass crystal 45cl dishwasher safe"],
    ["en", "CORDLESS DRILL DRV 18V", "Cordless Drill Driver 18V"],
    ["en", "OFF CHAIR ERGO MESH LUMB SUP", "Office Chair Ergo Mesh Lumbar Support"],
    ["de", "Laufschuh Hr. schw/neon", "Laufschuh Herren schwarz/neon"],
    ["de", "Holzeisenbahn Starterset 32-tlg.", "Holzeisenbahn Starterset 32-teilig"],
    ["de", "Bratpfanne Gusseisen Indukt.", "Bratpfanne Gusseisen Induktion"],
    ["fr", "PERCEUSE PERCUS. 850W", "Perceuse à percussion 850 W"],
    ["fr", "DISQ. TRONC. METAL 125X1,0", "Disque à tronçonner métal 125x1,0"],
    ["fr", "Robinet mitigeur lavabo bec ht", "Robinet mitigeur lavabo bec haut"],
    ["it", "T-SHIRT UOMO M/M GIROC. TG XL", "T-shirt uomo manica corta girocollo taglia XL"],
    ["it", "Bici bambino con rotelle 4-6a.", "Bici bambino con rotelle 4-6 anni"],
    ["it", "Trapano 750W + 40 acc.", "Trapano 750 W + 40 accessori"],
  ]);
});

it("reads an English name with French words as English", () => {
  expect(nativeName("DOUBLE DUVET COVER SET 200TC COT PERCALE SAGE", "en")).toMatch(
    /^Double Duvet Cover Set/,
  );
});

describe("a model of a list before three dots", () => {
  it.each([
    ["Wischerblatt Satz für BMW E87 MINI R56...", "de", /R56$/],
    ["Wiper set for BMW E87 MINI R56...", "en", /R56$/],
    ["Jeu de balais pour BMW E87 MINI R56...", "fr", /R56$/],
    ["Set spazzole per BMW E87 MINI R56...", "it", /R56$/],
    ["Hülle für Samsung Galaxy Tab schwarz S2...", "de", /^(?!.*S2)/],
  ] as const)("%s", (name, language, end) => {
    expect(nativeName(name, language)).toMatch(end);
  });
});

describe("shorthand of screws and tools is written out", () => {
  each([
    ["fr", "Vis tête hex. M6x30 inox", "Vis tête hexagonale M6x30 inox"],
    ["de", "Schraubendr.-Satz 6tlg. rot", "Schraubendreher-Satz 6-teilig rot"],
    ["de", "Schraubendr. PH2 100 mm", "Schraubendreher PH2 100 mm"],
    ["de", "REGAL METALL VERZ. 5 BÖDEN", "Regal Metall verzinkt 5 Böden", "Ein Regal aus verzinktem Metall."],
    ["de", "Gartentisch lack. 120 cm", "Gartentisch lackiert 120 cm", "Der lackierte Gartentisch."],
    ["de", "Pfanne besch. 28 cm", "Pfanne beschichtet 28 cm", "Eine gut beschichtete Pfanne."],
  ]);
});

describe("a short form agrees with what is counted", () => {
  each([
    ["fr", "Perceuse visseuse 18V x2 batt.", "Perceuse visseuse 18 V x2 batteries"],
    ["it", "Trapano 18V x2 batt.", "Trapano 18 V x2 batterie"],
    ["de", "Werkstattwagen m. 220 Werkz.", "Werkstattwagen mit 220 Werkzeugen"],
    ["de", "Kommode mit 3 Schubl. weiß", "Kommode mit 3 Schubladen weiß"],
    ["en", "Duvet hypoallerg. 10.5 tog", "Duvet hypoallergenic 10.5 tog"],
  ]);
});

describe("what only the row's own words explain", () => {
  each([
    ["en", "Slim Jeans Strtch Navy", "Slim Jeans Stretch Navy", "Made of stretch denim."],
    ["en", "Standing Fan 16in Dual Mtr", "Standing Fan 16in Dual Motor", "A dual-motor fan."],
    ["en", "Standing Fan 16in Mtr", "Standing Fan 16in Mtr", "A fan with a strong motor."],
    ["de", "Kreiss.blatt 190 mm", "Kreissägeblatt 190 mm", "Kreissägeblatt für Holz."],
    ["it", "Maglia m.lunga blu", "Maglia manica lunga blu", "Maglia a manica lunga in cotone."],
    ["fr", "Chemise m.longues bleue", "Chemise manches longues bleue", "Chemise à manches longues en coton."],
    ["de", "Gelstift 0,5 bl. 12 St.", "Gelstift 0,5 bl. 12 Stück", "Schreibt gut."],
    ["de", "Gelstift 0,5 bl. 12 St.", "Gelstift 0,5 blau 12 Stück", "blau"],
    ["de", "Stiefel Kinder Gr. 26", "Stiefel Kinder Gr. 26", "grün"],
  ]);

  it("does not count a size", () => {
    const facts = { Colore: "Denim scuro", Misura: "28" };
    expect(nativeName("Jeans skinny denim sc. 28", "it", { facts })).toBe("Jeans skinny denim scuro 28");
    expect(nativeName("Viti zincate sc. 200", "it", { facts })).toBe("Viti zincate scatola da 200");
  });
});

describe("short forms of wholesalers are written out all or stay", () => {
  each([
    [
      "de",
      "TOASTER ED.ST. 900W M. BROETCHENAUFS. 7 BRAEUNUNGSST., AUFTAUFKT.",
      "Toaster Edelstahl 900 W mit Brötchenaufsatz 7 Bräunungsstufen, Auftaufunktion",
    ],
    [
      "de",
      "WANDFARBE 10L DECKKR.KL.1 NASSABRIEBKL. 2, ERGIEB. CA. 70QM",
      "Wandfarbe 10 L Deckkraftklasse 1 Nassabriebklasse 2, Ergiebigkeit ca. 70 m²",
    ],
    ["de", "SNEAKER OBERMAT. LEDER", "Sneaker Obermaterial Leder"],
    ["de", "SCHULSET SCHLAMPERMAEPPCH., BRUSTBTL.", "Schulset Schlampermäppchen, Brustbeutel"],
    ["de", "RATSCHENKASTEN 94-TLG CRV", "Ratschenkasten 94-teilig CrV"],
    ["en", "COMBI SPANNER SET 12PC CRV", "Combi Spanner Set 12-Piece CrV"],
    ["en", "CAT LITTER CLUMP 10L LAV SCENT", "Clumping Cat Litter 10L Lavender Scent"],
    [
      "en",
      "STOCKPOT 24CM 7L S/S W/ GLS LID IND",
      "Stockpot 24cm 7L Stainless Steel with Glass Lid Induction",
    ],
    ["en", "LED BULB B22 9W NON DIM PK3", "LED Bulb B22 9W Non-Dimmable Pack of 3"],
    ["fr", "AMP LED E27 9W", "Ampoule LED E27 9 W"],
    ["fr", "AMP E14 40W", "Ampoule E14 40 W"],
    ["it", "TAPP. AUTO UNIV. GOMMA 4PZ", "Tappetini auto universali gomma 4 pezzi"],
    ["it", "TENDA CAMP. 3 POSTI", "Tenda da campeggio 3 posti"],
    ["it", "FERRO STIRO 2400W", "Ferro da stiro 2400 W"],
    ["it", "BATT. AUTO 60AH DX", "Batteria auto 60 Ah DX"],
    ["it", "RUBINETTO LAV. MISCEL. CROMATO", "Rubinetto miscelatore lavabo cromato"],
    ["it", "CHIAVE INGL. REG. 250MM", "Chiave inglese regolabile 250 mm"],
    ["it", "SEDIA UFFICIO ERG. NERA", "Sedia da ufficio ergonomica nera"],
    ["it", "MARMELLATA SENZA ZUCC. 300G", "Marmellata senza zuccheri 300 g"],
  ]);
});

describe("two letters stand for the colour of the row's column", () => {
  const colored: readonly (readonly [Language, string, string, string])[] = [
    ["en", "HAIR DRYER 2200W IONIC PK", "Hair Dryer 2200W Ionic Pink", "PINK"],
    ["en", "OFFICE CHAIR BK", "Office Chair Black", "BLACK"],
    ["fr", "CLASSEUR LEVIER A4 VT", "Classeur levier A4 vert", "VERT"],
    ["fr", "CLASSEUR LEVIER A4 VT", "Classeur levier A4 VT", "ROUGE"],
  ];
  it.each(colored)("in %s: %s", (language, name, native, color) => {
    expect(nativeName(name, language, { facts: { Color: color } })).toBe(native);
  });
});
