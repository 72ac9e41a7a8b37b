import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createNameOptimizer } from "../../../../src/tasks/name/rules/optimize-name.ts";
import { nativeName } from "./native-name.ts";

const optimize = createNameOptimizer({ catalogs: createCatalogStore() });

/** A name, the row's description, and what the name is then. */
type Case = readonly [language: Language, name: string, description: string, expected: string];

function answerTo(language: Language, name: string, description: string, brand?: string) {
  return optimize(
    {
      query: { task_type: "cleaned", translation_language: language },
      body: { product_name: name },
    },
    { isBestEnough: true, description, evidence: { language, facts: [], ...(brand && { brand }) } },
  );
}

function check(title: string, cases: readonly Case[]): void {
  describe(title, () => {
    it.each(cases)("%s: %s", (language, name, description, expected) => {
      expect(answerTo(language, name, description).best_name).toBe(expected);
    });
  });
}

check("a short form of a noun agrees with its number, and a container says of what", [
  ["fr", "VIS BOIS 4X40 BTE 150", "", "Vis bois 4x40 boîte de 150"],
  ["fr", "PERCEUSE 18V 2 BAT. 4AH", "Avec une batterie de rechange.", "Perceuse 18 V 2 batteries 4 Ah"],
  ["fr", "PERCEUSE 12V 3 BATT. LI-ION", "", "Perceuse 12 V 3 batteries Li-Ion"],
  ["fr", "CHEVILLES NYLON 8 MM SACH. 25", "", "Chevilles nylon 8 mm sachet de 25"],
  ["fr", "LOT 4 SERV. TABLE COT. BLEU", "", "Lot de 4 serviettes de table coton bleu"],
  ["fr", "MEUBLE VASQUE + MIROIR + ARMOIRE BLC", "", "Meuble vasque + miroir + armoire blanche"],
  ["it", "SET 6 CUSC. SEDIA", "", "Set 6 cuscini sedia"],
  ["it", "SET 5 PENT. INOX", "Pentola in acciaio.", "Set 5 pentole inox"],
  ["it", "VITI LEGNO 4X40 CONF. 50", "", "Viti per legno 4x40 confezione da 50"],
  ["it", "TRAPANO 12V 2 BATT. 2AH", "", "Trapano 12 V 2 batterie 2 Ah"],
  ["it", "LAMPADA DA TERRA 1 BATT.", "", "Lampada da terra 1 batteria"],
  ["en", "CORDLESS DRILL 12V 2 BATT", "Each battery holds 2Ah.", "Cordless Drill 12V 2 Batteries"],
  ["en", "DRILL WITH 2X4.0AH BATT", "The battery charges fast.", "Drill with 2x4.0Ah Batteries"],
  ["en", "Garden table 4 shlf", "", "Garden table 4 shelves"],
  ["en", "Blackboard chalk 12 pcs", "", "Blackboard chalk 12 pieces"],
  ["en", "Spice jars 6 btl", "", "Spice jars 6 bottles"],
]);

check("what the row spells out is what a short form means", [
  [
    "de",
    "AKKU-SCHLAGBOHRSCHR. 18V",
    "Ein Schlagbohrschrauber mit zwei Gängen.",
    "Akku-Schlagbohrschrauber 18 V",
  ],
  ["de", "Sechskantschr. M10x60", "Sechskantschrauben nach DIN 933.", "Sechskantschraube M10x60"],
  [
    "de",
    "Waschtischarmatur Linea 110 m. Ablaufgarn.",
    "Mit Ablaufgarnitur.",
    "Waschtischarmatur Linea 110 mit Ablaufgarnitur",
  ],
  [
    "de",
    "Esstisch Buche 160x90 cm o. Stühle",
    "Stühle nicht im Lieferumfang.",
    "Esstisch Buche 160 x 90 cm ohne Stühle",
  ],
  ["de", "AKKU-SCHLAGBOHRER 12V LI-ION O.AKKU", "", "Akku-Schlagbohrer 12 V Li-Ion ohne Akku"],
  ["de", "Gartenschlauch 19 mm 25 m, o. Armaturen", "", "Gartenschlauch 19 mm 25 m, ohne Armaturen"],
  ["de", "Becher Kaffee o. Tee", "", "Becher Kaffee o. Tee"],
  ["de", "T-Shirt Gr. M o. L schwarz", "", "T-Shirt Gr. M o. L schwarz"],
  [
    "en",
    "Northcoat w/shield masonry paint white",
    "Weathershield masonry paint.",
    "Northcoat Weathershield masonry paint white",
  ],
  ["en", "Jacket w/proof navy", "A waterproof jacket.", "Jacket waterproof navy"],
  ["en", "Storage box w/lid", "A storage box with lid.", "Storage box with lid"],
  ["en", "Storage jar w/ lid", "", "Storage jar with lid"],
  ["en", "Bosch elec rotary mower", "An electric mower.", "Bosch electric rotary mower"],
  ["fr", "Pack WC cuvette S/bride", "Cuvette sans bride.", "Pack WC cuvette sans bride"],
  ["fr", "Robe longue S/manches", "Robe longue sans manches.", "Robe longue sans manches"],
  ["fr", "Cuvette S/bride blanche", "Cuvette suspendue sans bride.", "Cuvette sans bride blanche"],
  ["fr", "Perceuse av. coffret", "Perceuse livrée avec coffret.", "Perceuse avec coffret"],
  ["fr", "Sac p/ordinateur", "Un sac pour ordinateur.", "Sac pour ordinateur"],
  ["it", "Tubo C/raccordi", "Tubo con raccordi.", "Tubo con raccordi"],
  ["it", "Felpa C/cappuccio", "Felpa con cappuccio.", "Felpa con cappuccio"],
  ["it", "Scarpa da lavoro punt. ALU", "Puntale in alluminio.", "Scarpa da lavoro puntale alluminio"],
  ["it", "Vaso S/coperchio", "Vaso in vetro senza coperchio.", "Vaso senza coperchio"],
  ["it", "Borsa P/portatile", "Borsa per portatile.", "Borsa per portatile"],
]);

check("codes and models keep their capitals, things and short forms their small letters", [
  ["en", "CAT6 UTP PATCH LEAD RJ45 3M", "Length 3 m.", "CAT6 UTP Patch Lead RJ45 3m"],
  ["en", "cat5e ftp patch cable 10m", "", "Cat5e FTP Patch Cable 10m"],
  ["en", "TOOL CASE TSTAK DEEP", "Fits all TSTAK cases and their trolley.", "Tool Case TSTAK Deep"],
  ["en", "DRILL 18V LI-ION", "", "Drill 18V Li-Ion"],
  ["en", 'MIXER TAP WITH 1/2" BSP TAIL', "", 'Mixer Tap with 1/2" BSP Tail'],
  ["de", "ordner 1080 a4 8cm rt pappe m. schlitz", "", "Ordner 1080 A4 8 cm rt Pappe mit Schlitz"],
  ["de", "kissen 40x40 bl baumwolle", "", "Kissen 40x40 bl Baumwolle"],
  ["de", "BREMSSCHEIBEN 5-LOCH 312X25MM", "", "Bremsscheiben 5-Loch 312 x 25 mm"],
  ["de", "CREME 75ML 2ER PACK", "", "Creme 75 ml 2er-Pack"],
  ["de", "CAT7 UTP PATCHKABEL 3M", "", "CAT7 UTP Patchkabel 3 m"],
  [
    "de",
    "damen softshelljacke wassersäule 8000 mm Gr. XL",
    "",
    "Damen Softshelljacke Wassersäule 8000 mm Gr. XL",
  ],
  ["fr", "MITIGEUR LAVABO C3 CHROME", "", "Mitigeur lavabo C3 chrome"],
  ["fr", "PLAQUETTES FREIN RENAULT CLIO IV 1.5 DCI", "", "Plaquettes de frein Renault Clio IV 1.5 dCi"],
  ["fr", "CROQUETTES CHIEN MOY ADULTE", "", "Croquettes chien moyen adulte"],
  ["fr", "HUILE OLIVE 1ERE PRESSION A FROID", "", "Huile d'olive 1re pression à froid"],
  ["fr", "Voiture 905 pièces des 9 ans", "", "Voiture 905 pièces dès 9 ans"],
  ["it", "CAVO CAT6 UTP 3M GRIGIO", "", "Cavo CAT6 UTP 3 m grigio"],
  ["it", "PASTIGLIE FRENO FIAT PUNTO", "", "Pastiglie freno Fiat Punto"],
  ["it", "VITE TE 8.8 DIN933 M8X40", "", "Vite TE 8.8 DIN933 M8x40"],
  ["it", "MISCELATORE LAVABO C2 NERO", "", "Miscelatore lavabo C2 nero"],
  ["it", "TRAPANO 18V LI-ION", "", "Trapano 18 V Li-Ion"],
]);

check("a colour that would not agree keeps its capital", [
  ["it", "Custodia per Portatile Hama SLEEVE Grigio", "", "Custodia per portatile Hama SLEEVE Grigio"],
  ["it", "Lampada da Tavolo Bianco", "", "Lampada da tavolo Bianco"],
  ["it", "Borsa per Portatile Hama Nero", "", "Borsa per portatile Hama Nero"],
  ["it", "Zaino per Portatile Nero", "", "Zaino per portatile nero"],
  ["it", "Lampada da Tavolo Bianca", "", "Lampada da tavolo bianca"],
  ["fr", "Housse pour Tablette Hama T400 Noir", "", "Housse pour tablette Hama T400 Noir"],
  ["fr", "Sac pour Ordinateur Noir", "", "Sac pour ordinateur noir"],
]);

check("a cut end is completed from the row, or goes with what it leaves open", [
  [
    "fr",
    "Chargeur auto voiture blanc OZZZO pour…",
    "Chargeur auto voiture blanc OZZZO pour NOKIA Lumia 720 - robuste",
    "Chargeur auto voiture blanc OZZZO pour Nokia Lumia 720",
  ],
  [
    "fr",
    "Robe longue fluide à nouer - écru/t…",
    "Couleur : écru/terracotta",
    "Robe longue fluide à nouer - écru/terracotta",
  ],
  [
    "fr",
    "Coque souple pour Nokia Lumia 625 motif I LOVE…",
    "Coque pour Nokia Lumia 625 motif I LOVE LISBOA - fine",
    "Coque souple pour Nokia Lumia 625 motif I LOVE LISBOA",
  ],
  ["fr", "Chargeur auto voiture blanc pour…", "", "Chargeur auto voiture blanc"],
  [
    "it",
    "Caricatore da auto bianco per…",
    "Caricatore da auto bianco per Nokia Lumia 720 - robusto",
    "Caricatore da auto bianco per Nokia Lumia 720",
  ],
  [
    "it",
    "Cover per Samsung Galaxy S22 fantasia I LOVE…",
    "Cover fantasia I LOVE PARMA, in silicone.",
    "Cover per Samsung Galaxy S22 fantasia I LOVE PARMA",
  ],
  [
    "de",
    "Ladekabel weiß für…",
    "Ladekabel weiß für Nokia Lumia 720, robust.",
    "Ladekabel weiß für Nokia Lumia 720",
  ],
  [
    "de",
    "BREMSSCHEIBEN SATZ AUDI A3 VW GOLF PASSAT SKODA OCT...",
    "",
    "Bremsscheiben-Satz Audi A3 VW Golf Passat",
  ],
  [
    "en",
    "Car charger white Ozzzo for…",
    "Car charger white Ozzzo for Nokia Lumia 720, robust.",
    "Car charger white Ozzzo for Nokia Lumia 720",
  ],
]);

check("promotion goes as a whole", [
  ["en", "Galaxy A55 256GB Navy *** BLACK FRIDAY SAVE £50 ***", "", "Galaxy A55 256GB Navy"],
  ["en", "Garden chair SAVE £20", "", "Garden chair"],
  ["en", "Kettle 1.7L - CYBER MONDAY DEAL", "", "Kettle 1.7L"],
  ["en", "Save the Date cards 20 pack", "", "Save the Date cards 20 pack"],
  ["en", "Black Friday Novel Paperback", "", "Black Friday Novel Paperback"],
  ["de", "Gartenstuhl Teak SPAREN SIE 20 €", "", "Gartenstuhl Teak"],
  ["de", "Wasserkocher 1,7 l - BLACK FRIDAY", "", "Wasserkocher 1,7 l"],
  ["fr", "Bouilloire 1,7 L ÉCONOMISEZ 20 €", "", "Bouilloire 1,7 L"],
  ["fr", "Chaise de jardin BLACK FRIDAY", "", "Chaise de jardin"],
  ["it", "Bollitore 1,7 l RISPARMI 20 €", "", "Bollitore 1,7 l"],
  ["it", "Sedia da giardino *BLACK FRIDAY*", "", "Sedia da giardino"],
]);

check("a phrase at the end and a power are not said twice", [
  [
    "it",
    "Mascara per ciglia Velora Dark Brown 10 ml Marrone dark brown",
    "",
    "Mascara per ciglia Velora Dark Brown 10 ml Marrone",
  ],
  ["it", "Alimentatore Velox 500 W SFX 500 W modulare", "", "Alimentatore Velox 500 W SFX modulare"],
  ["en", "Oak Dining Table Natural 180cm Dining Table", "", "Oak Dining Table Natural 180cm"],
  ["en", "Charging Cable to Charging Cable", "", "Charging Cable to Charging Cable"],
  ["de", "Kaffeemaschine 1000 W schwarz 1000 W", "", "Kaffeemaschine 1000 W schwarz"],
  ["fr", "Bouilloire sans fil 2200 W inox 2200 W", "", "Bouilloire sans fil 2200 W inox"],
  ["fr", "Shampoing 250 ml + soin 250 ml", "", "Shampoing 250 ml + soin 250 ml"],
]);

check("a short form that begins a name is what the row's own text begins with", [
  ["fr", "CAH 24X32 96P SEYES", "CAHIER 24X32 96 PAGES GRANDS CARREAUX", "Cahier 24x32 96 pages seyès"],
  ["fr", "CASQ. VELO M", "Casquette vélo légère. Casque non fourni.", "Casquette vélo M"],
  ["it", "QUAD. A4 MAXI", "Quaderno maxi A4 quadretti", "Quaderno A4 maxi"],
  ["it", "TOV 38X38 BIANCHI", "TOVAGLIOLI 38X38 BIANCHI", "Tovaglioli 38x38 bianchi"],
  ["en", "CUSH. 40X40 VELVET", "Cushion cover in velvet", "Cushion 40x40 Velvet"],
  ["de", "KISSENB. 40X40 SAMT", "Kissenbezug und Kissenbär aus Samt.", "Kissenb. 40x40 Samt"],
]);

check("a count behind its letters is written out", [
  ["en", "GEL PEN BLUE PK12", "", "Gel Pen Blue Pack of 12"],
  ["en", "WOOD SCREWS 4.0X40 BX200", "", "Wood Screws 4.0x40 Box of 200"],
  ["en", "PK12 HOLDER", "", "PK12 Holder"],
  ["it", "QUADERNO RIGATO PZ10", "", "Quaderno rigato 10 pezzi"],
  ["fr", "CAHIER 24X32 PQ5", "Paquet de 5 cahiers", "Cahier 24x32 paquet de 5"],
  ["fr", "CAHIER 24X32 PQ5", "Cahier", "Cahier 24x32 PQ5"],
]);

check("one letter behind a number is what the row counts so", [
  ["fr", "MEUBLE TV 2P 1T", "Meuble TV 2 portes 1 tiroir", "Meuble TV 2 portes 1 tiroir"],
  ["fr", "MEUBLE TV 2P 1T", "Meuble TV", "Meuble TV 2P 1T"],
]);

check("less than two is one in French", [
  ["fr", "BAGUE OR DIAMANT 0,15 CT", "", "Bague or diamant 0,15 carat"],
  ["fr", "BAGUE OR DIAMANT 1,50 CT", "", "Bague or diamant 1,50 carat"],
  ["fr", "BAGUE OR DIAMANT 2,10 CT", "", "Bague or diamant 2,10 carats"],
]);

describe("what is left", () => {
  it.each([
    ["de", "Waschtisch WT-Einhebelmischer Ablaufgarn.", "“Ablaufgarn.” stayed short"],
    ["en", "Blender jug blndrx.", "“blndrx.” stayed short"],
    ["fr", "Couette lavable anti acarx.", "“acarx.” stayed short"],
    ["it", "Passata di pomodoro rustx. 700 g", "“rustx.” stayed short"],
  ] as const)("is said: %s %s", (language, name, message) => {
    expect(answerTo(language, name, "").message.toLowerCase()).toContain(message.toLowerCase());
  });

  it.each([
    ["fr", "Bureau Catena.", "Bureau Catena"],
    ["fr", "6x_Le Dauphin 2011", "6x Le Dauphin 2011"],
    ["fr", "Écran |LG| 15,6 LED", "Écran LG 15,6 LED"],
  ] as const)("is no stop, bar or underscore: %s %s", (language, name, expected) => {
    expect(answerTo(language, name, "").best_name).toBe(expected);
  });

  it("is one brand where a number is added to it", () => {
    expect(answerTo("fr", "JEANS KAPORAL FEMME", "", "KAPORAL 5").best_name).toBe("Jeans Kaporal femme");
    expect(answerTo("fr", "JEANS FEMME", "", "KAPORAL 5").best_name).toBe("KAPORAL 5 Jeans femme");
  });

  it("is said where a cut end was completed", () => {
    expect(
      answerTo("fr", "Chargeur blanc pour…", "Chargeur blanc pour Nokia 720 - robuste").message,
    ).toContain("Completed the cut-off end from the row");
  });
});

check("a bare w between two everyday words of an English name is with", [
  ["en", "Garden bench w cushion", "", "Garden bench with cushion"],
  ["en", "Dash cam 1080p w GPS", "A dash cam with GPS and sensor.", "Dash cam 1080p with GPS"],
  ["en", "Leather Wallet W Zip", "", "Leather Wallet with Zip"],
  ["en", "STORAGE BASKET W HANDLES", "", "Storage Basket with Handles"],
  ["en", "Desk lamp 9 W black", "", "Desk lamp 9 W black"],
  ["en", "Gold ring size W", "", "Gold ring size W"],
  ["en", "Ring Size W Silver", "", "Ring Size W Silver"],
  ["en", "Plug Type W White", "", "Plug Type W White"],
  ["en", "Toner Cartridge W Black", "", "Toner Cartridge W Black"],
  ["en", "George W Bush Mug", "", "George W Bush Mug"],
]);

describe("what was left that may be a fault is said", () => {
  it.each<readonly [Language, string, string]>([
    ["en", "Lovely Jewellery Vanity Jewellery", "“Jewellery” stands twice and stayed"],
    ["de", "Tischlampe Lampenschirm Tischlampe", "“Tischlampe” stands twice and stayed"],
    ["fr", "Cordon audio vidéo - C", "“- C” at the end may be cut off and stayed"],
  ])("%s: %s", (language, name, clause) => {
    expect(answerTo(language, name, "").message.toLowerCase()).toContain(clause.toLowerCase());
  });

  it.each<readonly [Language, string]>([
    ["en", "Steel Kettle and Glass Kettle"],
    ["de", "Kaffee ganze Bohne, Kaffee gemahlen"],
  ])("%s: not of %s", (language, name) => {
    expect(answerTo(language, name, "").message).not.toContain("stands twice");
  });
});

describe("the name of a shade is no short form", () => {
  it.each([
    ["de", "Wolle 50 g Fb. 130 royal", "royalblau", "Farbe 130 royal"],
    ["de", "Garn 50 g Farbe 12 marin", "marineblau", "Farbe 12 marin"],
    ["fr", "Laine 50 g coloris 12 royal", "royalbleu", "12 royal"],
    ["it", "Filato 50 g colore 12 marin", "marinblu", "12 marin"],
  ] as const)("%s: %s of %s", (language, name, color, part) => {
    expect(nativeName(name, language, { facts: { color } })).toContain(part);
  });
});

it.each([
  ["Deckfarbkasten K12 735K/12 m. Deckweiß", "mit Deckweiß"],
  ["Bohrer S-500/10 m. Koffer", "mit Koffer"],
  ["Kabel 12 m. Stecker", "12 m"],
])("a German m. behind a code's number is no metre: %s", (name, part) => {
  expect(nativeName(name, "de")).toContain(part);
});
