import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { seoTitle } from "../../../../src/tasks/description/rules/seo-title.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

/** Long names, and what their titles are. */
const titles: Readonly<
  Record<Language, readonly (readonly [name: string, title: string, brand?: string | undefined])[]>
> = {
  en: [
    [
      "Marlow & Finch Fitted Sheet Egyptian Cotton 600 Thread Count King Size Ivory",
      "Marlow & Finch Fitted Sheet Egyptian Cotton King Size Ivory",
      "Marlow & Finch",
    ],
    [
      "Marlow & Finch Extra Deep Fitted Sheet Double 40cm Forest Green",
      "Marlow & Finch Deep Fitted Sheet Double 40cm Forest Green",
      "Marlow & Finch",
    ],
    [
      "Marlow & Finch Extra Deep Fitted Sheet Double Polycotton Anti Pilling 40cm",
      "Extra Deep Fitted Sheet Double Polycotton Anti Pilling 40cm",
      "Marlow & Finch",
    ],
    [
      "Golden Ember Home Motu Patlu Sippy Style Long Plastic Lunch Box - With Fork",
      "Golden Ember Home Motu Patlu Long Plastic Lunch Box",
      "Golden Ember Home",
    ],
    [
      "Velora Homes Polyester Navyblue Striped Eyelet Door Curtain Long",
      "Velora Homes Navyblue Striped Eyelet Door Curtain Long",
      "Velora Homes",
    ],
    [
      "Rista Rugs Latex Free Bath Mat Classic Loop Shag Bathmat_RX-517",
      "Rista Rugs Bath Mat Classic Loop Shag Bathmat_RX-517",
      "Rista Rugs",
    ],
    [
      "Nordholz Non Stick Frying Pan 30cm Aluminium Induction Lid Not Included",
      "Nordholz Non Stick Frying Pan 30cm Lid Not Included",
    ],
    [
      "Corvin Replacement Charger for Lenovo Series LNV-20V45A/B 45W Adapter",
      "Corvin Charger for Lenovo Series LNV-20V45A/B 45W Adapter",
    ],
    [
      "Nordholz NX450 18V Brushless Combi Drill with 2x4.0Ah Batteries & Charger in Case",
      "Nordholz NX450 18V Brushless Combi Drill",
    ],
    [
      "Gardenor Rotary Electric Lawnmower 1600W 38cm cut 45L box 12m cable",
      "Gardenor Rotary Lawnmower 1600W 38cm cut 45L box 12m cable",
    ],
    [
      "Maison Verte Lavender Honey Almond Oat Hand Poured Bath Soap Gift Set",
      "Maison Verte Honey Almond Oat Hand Poured Bath Soap Gift Set",
      "Maison Verte",
    ],
    [
      "Alpenor Polyester Blue Striped Eyelet Blackout Curtain Pair for Bedroom",
      "Alpenor Polyester Blue Striped Eyelet Blackout Curtain Pair",
    ],
    [
      "Nordholz Gaming PC Tower with Power Supply Unit 650 W 80 Plus Bronze Certified",
      "Nordholz Gaming PC Tower with Power Supply Unit 650 W",
    ],
  ],
  de: [
    [
      "Brunnthal Waschtisch-Einhebelmischer Linea E 120 mit Ablaufgarnitur G 1 1/4 chrom",
      "Brunnthal Waschtisch-Einhebelmischer Linea E 120",
    ],
    [
      "Visora 55VX900 139 cm 4K UHD LED Smart TV mit Triple Tuner und WLAN anthrazit",
      "Visora 55VX900 139 cm 4K UHD LED Smart TV anthrazit",
    ],
    [
      "Alpenor Damen Laufschuhe Rapido 12 mit Dämpfung für Asphalt schwarz Gr. 39",
      "Alpenor Damen Laufschuhe Rapido 12 schwarz Gr. 39",
    ],
    [
      "Schraubenwerk Sechskantschraube mit Gewinde bis Kopf DIN 933 M10x60 A2 VE 50",
      "Schraubenwerk Sechskantschraube mit Gewinde bis Kopf DIN 933",
    ],
    [
      "Alpenor Winterjacke mit abnehmbarer Kapuze geeignet für Temperaturen von minus 20 bis plus 5 Grad",
      "Alpenor Winterjacke mit abnehmbarer Kapuze",
    ],
    [
      "Nordholz Akku-Bohrschrauber NX450 18 V mit Koffer ohne Akku und ohne Ladegerät",
      "Nordholz Akku-Bohrschrauber NX450 18 V mit Koffer ohne Akku",
    ],
  ],
  fr: [
    [
      "La Cirerie Kervel Bougie parfumée Lait d'amande & Figue 180 g",
      "La Cirerie Kervel Bougie parfumée Lait d'amande & Figue",
      "La Cirerie Kervel",
    ],
    [
      "Rétroviseur extérieur DX Renault Clio IV 12>19 électrique dégivrant avec apprêt",
      "Rétroviseur extérieur DX Renault Clio IV avec apprêt",
    ],
    [
      "Maison Ostremi Lot de 2 taies d’oreiller en gaze de coton – Terracotta",
      "Maison Ostremi Lot de 2 taies d’oreiller – Terracotta",
      "Maison Ostremi",
    ],
    [
      "Alpenor Coque rigide noire pour téléphone MINI motif drapeau de Géorgie",
      "Alpenor Coque rigide noire motif drapeau de Géorgie",
    ],
    [
      "Corvin Jeu de 4 plaquettes de frein avant Renault Mégane III 1.5 dCi 110",
      "Corvin Jeu de 4 plaquettes de frein avant Renault Mégane III",
    ],
    [
      'Visora TV LED 50" 4K UHD Smart TV HDR10+ 3 HDMI 2 USB 50VX700 noir',
      'TV LED 50" 4K UHD Smart TV HDR10+ 3 HDMI 2 USB 50VX700 noir',
    ],
    [
      "Alpenor Chaussure de sécurité basse S3 SRC embout composite cuir noir 43",
      "Alpenor Chaussure de sécurité basse S3 SRC embout composite",
    ],
    [
      "Moulin Doré Huile d'olive vierge extra 75 cl verre 1re pression à froid",
      "Moulin Huile d'olive vierge extra 75 cl verre 1re pression",
    ],
    [
      "Nordholz Coque souple bleue pour Samsung Galaxy S22 motif fleurs des champs",
      "Nordholz Coque souple bleue pour Samsung Galaxy S22",
    ],
    [
      "Filtre à air sport lavable pour Volkswagen Golf 1 et Scirocco 1.5 et 1.8 à carburateur",
      "Filtre à air sport lavable pour Volkswagen Golf 1",
    ],
  ],
  it: [
    [
      "Profumi di Valdoro Diffusore per ambienti Fiore di loto 90 ml con bastoncini",
      "Diffusore per ambienti Fiore di loto 90 ml con bastoncini",
      "Profumi di Valdoro",
    ],
    [
      "Specchietto esterno DX Fiat Panda III 12>20 elettrico riscaldato con primer 5 pin",
      "Specchietto esterno DX Fiat Panda III con primer 5 pin",
    ],
    [
      "Ortobello Set terrazzo 2 poltrone impilabili e tavolino in alluminio antracite",
      "Ortobello Set terrazzo 2 poltrone antracite",
      "Ortobello",
    ],
    [
      "Tovaglioli carta 2 veli 38x38 bordeaux confezione da 40 pezzi x 24 confezioni",
      "Tovaglioli carta 2 veli 38x38 bordeaux",
    ],
    [
      "Fonte di alimentazione Visora PSU010 ATX 750 W 80 Plus Bronze modulare nera",
      "Fonte di alimentazione Visora PSU010 ATX 750 W nera",
    ],
    [
      "Nordholz Trapano avvitatore a batteria professionale con motore senza spazzole",
      "Nordholz Trapano avvitatore a batteria professionale",
    ],
    [
      "Crema viso da giorno con acido ialuronico a basso peso molecolare 50 ml",
      "Crema viso da giorno con acido ialuronico 50 ml",
    ],
    [
      "Completo letto matrimoniale in puro cotone 100% composto da lenzuola e federe",
      "Completo letto matrimoniale in puro cotone",
    ],
    [
      "Pistola di massaggio relax e recupero muscolare Vitalis VX5608EU nera",
      "Pistola di massaggio Vitalis VX5608EU nera",
      "Vitalis",
    ],
    [
      "Custodia rigida per Nintendo Switch con porta giochi e pellicola in vetro temperato",
      "Custodia rigida per Nintendo Switch con porta giochi",
    ],
  ],
};

describe("a title of at most 60 characters", () => {
  for (const language of ["en", "de", "fr", "it"] as const)
    test.each(titles[language].map(([name, title, brand]) => ({ name, title, brand })))(
      `has the product, the model and whole phrases: ${language} $name`,
      ({ name, title, brand }) => {
        const found = seoTitle(name, { language, glossary, brand });
        expect(found.length).toBeLessThanOrEqual(60);
        if (title.startsWith("^")) expect(found).toMatch(new RegExp(title));
        else expect(found).toBe(title);
      },
    );

  test.each([
    ["en", "for"],
    ["en", "with"],
    ["de", "bis"],
    ["de", "mit"],
    ["fr", "avec"],
    ["fr", "de"],
    ["it", "con"],
    ["it", "per"],
  ] as const)("never ends with a joining word: %s %s", (language, word) => {
    const name = `${"Wunder ".repeat(7)}Lampe ${word} ${"Zubehör ".repeat(4)}`.trim();
    expect(seoTitle(name, { language, glossary })).not.toMatch(new RegExp(` ${word}$`));
  });

  test.each([
    ["en", "Nordholz Cereal Bars Honey and Oat with Fitness & Almond Butter Pieces", /& Almond$/],
    ["fr", "Dormeo Matelas mousse à mémoire de forme 140x190 épaisseur 22 cm ferme", /épaisseur$/],
    ["de", "Paulmann Einbauleuchten für das Bad und die Küche chrom matt 3er Set", /3er$/],
    ["it", "Nordholz Alimentatore modulare per computer ATX 750 W 80 Plus Bronze", /\d$/],
  ] as const)("never ends within a phrase: %s %s", (language, name, half) => {
    expect(seoTitle(name, { language, glossary })).not.toMatch(half);
  });

  test("is the name where that is short enough", () => {
    expect(seoTitle("Wanderschuh Trek", { language: "de", glossary })).toBe("Wanderschuh Trek");
  });

  test.each([
    ["Babyboum - 558STARE61TU - doudou à tétine - Sta", "Babyboum - 558STARE61TU - doudou à tétine"],
    ["Sac à main bandoulière Disney Cend", "Sac à main bandoulière Disney"],
  ])("is without the last part of a name that the feed cut: %s", (name, expected) => {
    expect(seoTitle(name, { language: "fr", glossary, isCut: true })).toBe(expected);
  });

  test("takes linear time", () => {
    for (const unit of ["a", "a ", "- ", "( ", "12 ", ", "])
      expect(
        seoTitle(unit.repeat(100_000 / unit.length), { language: "en", glossary }).length,
      ).toBeLessThanOrEqual(60);
  });
});

describe("a short form that everybody knows", () => {
  test.each([
    [
      "en",
      "Maison Corvin Nuit Claire Intense eau de parfum for women 100 ml",
      "Maison Corvin Nuit Claire Intense EDP for women 100 ml",
    ],
    [
      "de",
      "Maison Corvin Nuit Claire Intense Eau de Toilette Damen 100 ml",
      "Maison Corvin Nuit Claire Intense EDT Damen 100 ml",
    ],
    [
      "fr",
      "Parfum Maison Corvin Nuit Claire Intense eau de parfum 100 ml",
      "Parfum Maison Corvin Nuit Claire Intense EDP 100 ml",
    ],
    [
      "it",
      "Profumo donna Maison Corvin Nuit Claire eau de toilette 100 ml",
      "Profumo donna Maison Corvin Nuit Claire EDT 100 ml",
    ],
  ] as const)("saves the size: %s %s", (language, name, title) => {
    expect(seoTitle(name, { language, glossary })).toBe(title);
  });

  test.each([
    ["fr", "Alpenor T-shirt manches courtes col rond fille imprimé papillon 4A/6A/8A", /imprimé$/],
    ["it", "Alpenor Set 6 bicchieri da acqua in vetro resistente CL 40 infrangibile lavabile", /CL$/],
    ["it", "Alpenor T-shirt maniche corte girocollo bambina stampata farfalla 4A/6A/8A", /stampata$/],
  ] as const)("no word waits for its complement: %s %s", (language, name, half) => {
    expect(seoTitle(name, { language, glossary })).not.toMatch(half);
  });
});

/** Long names whose ends say what a buyer must know. */
const essentials: Readonly<Record<Language, readonly (readonly [name: string, title: string])[]>> = {
  en: [
    [
      "Kettlo Cordless Kettle 1.7L Stainless Steel without Base Plate, Auto Shut-Off, 2200W",
      "Kettlo Cordless Kettle 1.7L without Base Plate, 2200W",
    ],
    [
      "Corvin Laser Printer A4 with Duplex Unit and 250 Sheet Paper Tray, Refurbished",
      "Corvin Laser Printer A4 with Duplex Unit, Refurbished",
    ],
    [
      "Maison Verte Solid Shampoo Bar with Rosemary and Nettle for Oily Hair, Pack of 3",
      "Maison Verte Solid Shampoo Bar with Rosemary, Pack of 3",
    ],
    [
      "Rosalba Concentrated Oriental Perfume Oil for Women and Men Free From Alcohol 10ml",
      "Rosalba Perfume Oil for Women and Men Free From Alcohol 10ml",
    ],
    [
      "Alpenor LED Fairy Lights Warm White 10m Outdoor Waterproof (Batteries Not Included)",
      "Alpenor LED Fairy Lights Warm White (Batteries Not Included)",
    ],
    [
      "Alpenor Neck Massager 4 in 1 Rechargeable Shiatsu with Heat Function and Remote Control",
      "Alpenor Neck Massager 4 in 1 Rechargeable Shiatsu",
    ],
  ],
  de: [
    [
      "Nordholz Akku-Fenstersauger mit Sprühflasche und Mikrofasertuch 30 Minuten Laufzeit ohne Ladegerät",
      "Nordholz Akku-Fenstersauger mit Sprühflasche ohne Ladegerät",
    ],
    [
      "Corvin Notebook 15,6 Zoll Core i5 16 GB RAM 512 GB SSD mattes Display generalüberholt",
      "Corvin Notebook 15,6 Zoll Core i5 generalüberholt",
    ],
    [
      "Webor Handtuch anthrazit 100% Baumwolle Frottee 500 g/m² mit Aufhänger und Bordüre 2er-Set",
      "Webor Handtuch anthrazit 100% Baumwolle Frottee 500 g/m²",
    ],
    [
      "Gardenor LED-Solarleuchte für Garten und Terrasse mit Bewegungsmelder, Erdspieß nicht enthalten",
      "Gardenor LED-Solarleuchte, Erdspieß nicht enthalten",
    ],
    [
      "Corvin Ladegerät für Miralo X550 Notebook mit Netzkabel und Klettband (kein Original, Nachbau)",
      "Corvin Ladegerät für Miralo X550 (kein Original, Nachbau)",
    ],
    [
      "Kocho Schmortopf Gusseisen 28 cm rund emailliert für alle Herdarten und den Backofen, ohne Deckel",
      "Kocho Schmortopf Gusseisen 28 cm rund, ohne Deckel",
    ],
  ],
  fr: [
    [
      "Dromo Aspirateur balai 400 W avec brosse motorisée et station de charge murale, reconditionné",
      "Dromo Aspirateur balai 400 W, reconditionné",
    ],
    [
      "Linea Serviette de bain en coton 500 g/m² coloris gris anthracite avec liteau brodé, lot de 3",
      "Linea Serviette de bain en coton 500 g/m², lot de 3",
    ],
    [
      "Kuiso Sauteuse 28 cm induction antiadhésive avec manche amovible et poignée en bois sans couvercle",
      "Kuiso Sauteuse 28 cm induction antiadhésive sans couvercle",
    ],
    [
      "Corvin Guirlande lumineuse blanc chaud 10 m pour extérieur et jardin (piles non incluses)",
      "Corvin Guirlande lumineuse blanc chaud (piles non incluses)",
    ],
    [
      "Corvin Ordinateur portable 15,6 pouces 16 Go RAM 512 Go SSD écran mat d'occasion",
      "Corvin Ordinateur portable d'occasion",
    ],
  ],
  it: [
    [
      "Dromo Scopa elettrica 400 W con spazzola motorizzata e stazione di ricarica a parete ricondizionata",
      "Dromo Scopa elettrica 400 W ricondizionata",
    ],
    [
      "Corvin Accessorio per gabbia in metallo e plastica estensibile con ganci di fissaggio (4 pezzi)",
      "Corvin Accessorio per gabbia in metallo (4 pezzi)",
    ],
    [
      "Kuiso Padella 28 cm induzione antiaderente con manico removibile e impugnatura in legno senza coperchio",
      "Kuiso Padella 28 cm induzione antiaderente senza coperchio",
    ],
    [
      "Corvin Ghirlanda luminosa bianco caldo 10 m per esterno e giardino (batterie non incluse)",
      "Corvin Ghirlanda luminosa bianco (batterie non incluse)",
    ],
    [
      "Corvin Smartphone 128 GB 5G nero doppia SIM ricondizionato con caricatore e custodia protettiva",
      "Corvin Smartphone 128 GB 5G nero doppia SIM ricondizionato",
    ],
    [
      "Bicio Bicicletta da corsa 28 pollici nera, telaio leggero e cambio 21 velocità, usata",
      "Bicio Bicicletta da corsa 28 pollici nera, usata",
    ],
  ],
};

describe("a title says what is missing, that a thing is not new, and how many there are", () => {
  for (const [language, names] of Object.entries(essentials) as [Language, (typeof essentials)["en"]][])
    test.each(names)(`${language} %j`, (name, title) => {
      const found = seoTitle(name, { language, glossary });
      expect(found).toBe(title);
      expect(found.length).toBeLessThanOrEqual(60);
    });

  test.each([
    ["fr", "Corvin Clé HDMI M2 - linux - 128 Mo RAM - 128 Mo de", "Corvin Clé HDMI M2 - linux - 128 Mo RAM"],
    ["de", "Corvin Stehlampe Bogen schwarz - Metall und Leinen mit", "Corvin Stehlampe Bogen schwarz"],
    [
      "it",
      "Corvin Lampada da terra nera - metallo e lino, altezza con",
      "Corvin Lampada da terra nera - metallo e lino",
    ],
    ["en", "Corvin Floor Lamp Arc Black - Metal and Linen Shade with", "Corvin Floor Lamp Arc Black"],
    [
      "fr",
      "Corvin Coque souple bleue pour téléphone - motif fleurs et",
      "Corvin Coque souple bleue pour téléphone",
    ],
  ] as const)("and no joining word at its end: %s %j", (language, name, title) => {
    expect(seoTitle(name, { language, glossary })).toBe(title);
  });
});

describe("a title goes on while the next whole phrase fits", () => {
  test.each([
    [
      "de",
      "Thermoflasche Edelstahl 500 ml doppelwandig auslaufsicher BPA-frei mit Becher",
      "Thermoflasche Edelstahl 500 ml doppelwandig auslaufsicher",
    ],
    [
      "de",
      "Wanderrucksack Nordholz Alpina 30 l wasserdicht reißfest atmungsaktiv mit Regenhülle",
      "Wanderrucksack Nordholz Alpina 30 l wasserdicht",
    ],
    [
      "de",
      "Schreibtisch Alpenor elektrisch höhenverstellbar 140x70 Tischplatte Eiche massiv Gestell schwarz",
      "Schreibtisch Alpenor elektrisch höhenverstellbar 140x70",
    ],
    [
      "de",
      "Nordholz Gartenliege klappbar 190x60 wetterfest Aluminium mit Kissen und Sonnendach grau",
      "Nordholz Gartenliege klappbar 190x60 wetterfest grau",
    ],
    [
      "de",
      "Taucheruhr Nordholz Edelstahl Automatik Datum 50 m wasserdicht leuchtend mit Armband",
      "Taucheruhr Nordholz Edelstahl Automatik Datum 50 m",
    ],
    [
      "it",
      "Alpenor Seggiolino auto gruppo 1/2/3 9-36 kg senza isofix nero lavabile",
      "Alpenor Seggiolino auto gruppo 1/2/3 9-36 kg senza isofix",
    ],
    [
      "it",
      "Montelago Seggiolino auto gruppo 2/3 15-36 kg senza schienale alto blu",
      "Montelago Seggiolino auto gruppo 2/3 senza schienale blu",
    ],
    [
      "it",
      "Massaggiatore Elettrico Cervicale con Vibrazione e Calore Relaxor Alpenor",
      "Massaggiatore Elettrico Cervicale con Vibrazione Alpenor",
    ],
    [
      "fr",
      "Alpenor Siège auto groupe 1/2/3 9-36 kg sans isofix noir lavable",
      "Alpenor Siège auto groupe 1/2/3 9-36 kg sans isofix",
    ],
    [
      "fr",
      "Montlac Rehausseur voiture groupe 2/3 15-36 kg sans dossier amovible gris",
      "Montlac Rehausseur voiture groupe 2/3 15-36 kg sans dossier",
    ],
  ] as const)("%s %j", (language, name, title) => {
    const brand = name.includes("Massaggiatore") ? "Alpenor" : undefined;
    expect(seoTitle(name, { language, glossary, brand })).toBe(title);
  });
});

describe("a title keeps a label with its value, and all that a buyer must know", () => {
  test.each([
    [
      "de",
      "Corvin Smartphone Nova 12 128 GB Schwarz refurbished, Akku >85%, ohne OVP",
      "refurbished ohne OVP",
    ],
    [
      "de",
      "Notebook 15 Zoll i5 8 GB RAM 256 GB SSD, refurbished, Akku >85%, ohne OVP",
      "refurbished ohne OVP",
    ],
    [
      "en",
      "Corvin Smartphone Nova 12 128GB Black refurbished, battery >85%, without box",
      "refurbished without box",
    ],
    [
      "fr",
      "Corvin Smartphone Nova 12 128 Go Noir reconditionné, batterie >85 %, sans boîte",
      "reconditionné sans boîte",
    ],
    [
      "fr",
      "Corvin Tablette 10 pouces 64 Go grise reconditionnée, batterie >80 %, sans chargeur",
      "reconditionnée sans chargeur",
    ],
  ] as const)("%s %j", (language, name, end) => {
    const title = seoTitle(name, { language, glossary });
    expect(title.replaceAll(",", "").endsWith(` ${end}`)).toBe(true);
    expect(title.length).toBeLessThanOrEqual(60);
  });

  test.each([
    ["de", "Nordholz Spanplattenschrauben Torx Senkkopf verzinkt Packungsgröße 1000 St. im Karton"],
    ["de", "Nordholz Kabelbinder schwarz 200 mm robust Verpackungseinheit 1000 St. im Beutel"],
    ["fr", "Nordholz Colliers de serrage noirs très résistants conditionnement 1000 pièces en sachet"],
    ["it", "Nordholz Fascette nere molto resistenti ai raggi solari confezione 1000 pezzi in busta"],
    ["en", "Nordholz Cable Ties Black Extra Strong UV Resistant Long Contents 1000 Pieces in Bag"],
  ] as const)("%s %j", (language, name) => {
    const title = seoTitle(name, { language, glossary });
    expect(title).not.toMatch(/(?:größe|einheit|conditionnement|confezione|Contents)$/u);
    expect(title.length).toBeGreaterThan(20);
  });
});

describe("a title does not deny without saying what", () => {
  test.each([
    [
      "de",
      "Nordholz USB-C Ladekabel 2 m 100 W geflochten schwarz kein Thunderbolt bis 20 Gbit",
      "kein Thunderbolt",
    ],
    ["de", "Nordholz LED-Leuchtmittel E27 8 W 806 lm 2700 K warmweiß matt nicht dimmbar", "nicht dimmbar"],
    ["en", "Corvin LED Bulb E27 8 W 806 lm 2700 K Warm White Frosted not dimmable Glass", "not dimmable"],
    ["fr", "Corvin Ampoule LED E27 8 W 806 lm 2700 K blanc chaud dépolie non dimmable verre", "non dimmable"],
    [
      "it",
      "Corvin Lampadina LED E27 8 W 806 lm 2700 K bianco caldo non dimmerabile vetro",
      "non dimmerabile",
    ],
  ] as const)("%s %j", (language, name, denied) => {
    const title = seoTitle(name, { language, glossary });
    expect(title).toContain(denied);
    expect(title.length).toBeLessThanOrEqual(60);
  });
});

describe("a maker that nobody knows gives way to the device or the motif", () => {
  test.each([
    [
      "fr",
      "ZANDAROL Coque souple violette pour Sony Xperia M motif Paris",
      "Coque souple violette pour Sony Xperia M motif Paris",
    ],
    [
      "fr",
      "ZANDAROL Chargeur pour COMPAQ BUSINESS NOTEBOOK NX9010-DG078AR",
      "Chargeur pour COMPAQ BUSINESS NOTEBOOK NX9010-DG078AR",
    ],
    [
      "en",
      "Zandarol Happy Birthday Gift For Starting Letter Q Ceramic Mug",
      "Happy Birthday Gift For Starting Letter Q Ceramic Mug",
    ],
  ] as const)("%s %j", (language, name, title) => {
    expect(seoTitle(name, { language, glossary, brand: "Zandarol" })).toBe(title);
  });

  test.each([
    ["it is listed", "fr", "Samsung Coque souple violette pour Galaxy Xcover 5 motif Paris", "Samsung"],
    ["the row states none", "fr", "ZANDAROL Coque souple violette pour Sony Xperia M motif Paris", undefined],
    ["it is not in front", "fr", "Coque souple violette pour Sony Xperia M motif Zandarol Paris", "Zandarol"],
  ] as const)("but not where %s", (_, language, name, brand) => {
    const [first = ""] = name.split(" ");
    expect(seoTitle(name, { language, glossary, brand }).startsWith(first)).toBe(true);
  });
});

describe("a title keeps what tells variants apart", () => {
  test.each<readonly [Language, string, string]>([
    [
      "en",
      "Halden 3 Seater Corner Sofa in Crushed Velvet with Storage - Bottle Green",
      "Halden 3 Seater Corner Sofa in Crushed Velvet - Bottle Green",
    ],
    [
      "en",
      "Halden Smart Speaker with Alarm Clock and Wireless Charging Pad black",
      "Halden Smart Speaker with Alarm Clock black",
    ],
    [
      "en",
      "Halden Facial Cleanser with Aloe Vera for oily and mixed skin types 200 ml",
      "Halden Facial Cleanser with Aloe Vera 200 ml",
    ],
    [
      "en",
      "Halden Analog Watch with Leather Strap and Date Window - For Boys, Men, Girls",
      "Halden Analog Watch with Leather Strap and Date Window",
    ],
    [
      "en",
      "Halden Upper Arm Blood Pressure Monitor with Large Cuff and Case M3 Comfort",
      "Halden Upper Arm Blood Pressure Monitor with Large Cuff",
    ],
    [
      "de",
      "Halden Spanplattenschraube SEKO TX20 4,0x40/24 Teilgewinde verzinkt 500 Stück",
      "Halden Spanplattenschraube SEKO TX20 4,0x40/24 500 Stück",
    ],
    [
      "de",
      "Halden Taschenschirm mit Automatik und doppeltem Dach windfest dunkelgrün",
      "Halden Taschenschirm mit Automatik dunkelgrün",
    ],
    [
      "de",
      "Halden Gesichtscreme mit Hyaluron und einem Extrakt aus Kamille 50 ml",
      "Halden Gesichtscreme mit Hyaluron und einem Extrakt 50 ml",
    ],
    [
      "de",
      "Halden Sofa 3-Sitzer mit Schlaffunktion und Bettkasten Cordbezug - Petrol",
      "Halden Sofa 3-Sitzer mit Schlaffunktion - Petrol",
    ],
    [
      "de",
      "Halden Kaffeemaschine mit Mahlwerk und Thermoskanne programmierbar schwarz",
      "Halden Kaffeemaschine mit Mahlwerk schwarz",
    ],
    [
      "fr",
      "Smartphone Halden Galaxie A15 128 Go Noir Double SIM Écran 6.5'' 4 Go RAM Android 14",
      "Smartphone Halden Galaxie A15 128 Go Noir Double SIM Écran",
    ],
    [
      "fr",
      "Halden Canapé convertible 3 places avec coffre de rangement en velours - vert",
      "Halden Canapé convertible 3 places - vert",
    ],
    [
      "fr",
      "Halden Crème de jour hydratante pour peaux sèches à l'acide hyaluronique 50 ml",
      "Halden Crème de jour hydratante pour peaux sèches 50 ml",
    ],
    [
      "fr",
      "Halden Sac à dos de randonnée avec housse de pluie et poche latérale bleu",
      "Halden Sac à dos de randonnée avec housse de pluie",
    ],
    [
      "it",
      "Halden Misuratore di pressione da braccio automatico con bracciale M3 Comfort",
      "Halden Misuratore di pressione da braccio automatico",
    ],
    [
      "it",
      "Halden Divano letto 3 posti con contenitore e penisola in velluto - verde",
      "Halden Divano letto 3 posti con contenitore - verde",
    ],
    [
      "it",
      "Halden Crema viso giorno anti-età per pelli mature con acido ialuronico 50 ml",
      "Halden Crema viso giorno anti-età per pelli mature 50 ml",
    ],
    [
      "it",
      "Halden Zaino da trekking con coprizaino e tasche laterali da viaggio nero",
      "Halden Zaino da trekking con coprizaino",
    ],
    [
      "it",
      "Tagliabordi elettrico Halden GT550 da 550 W taglio 30 cm filo 1,6 mm",
      "Tagliabordi elettrico Halden GT550 da 550 W taglio 30 cm",
    ],
  ])("in %s: %s", (language, name, title) => {
    expect(seoTitle(name, { language, glossary })).toBe(title);
  });

  test("and its device and pattern before a maker whom nobody knows", () => {
    const name = "ZORBANO Coque souple Rouge pour Sony Xperia Z2 motif Drapeau Libye + 3 Films";
    expect(seoTitle(name, { language: "fr", glossary, brand: "Zorbano" })).toBe(
      "Coque souple Rouge pour Sony Xperia Z2 motif Drapeau Libye",
    );
  });

  test.each<readonly [Language, string, string]>([
    ["en", "Halden Body Lotion for very dry and sensitive skin with Vitamin C, E & B5", "B5"],
    ["de", "Halden Winterjacke mit abnehmbarer Kapuze und warmem Futter bis -5 Grad", "5 Grad"],
    [
      "fr",
      "ZORBANO Coque souple Blanche pour APPLE IPHONE 6 PLUS en silicone motif Chahada",
      "Blanche motif",
    ],
    ["it", "Halden Decespugliatore a batteria con testina inclinabile a 180° e filo 1,6 mm", "1,6"],
  ])("but no word of something else, in %s: %s", (language, name, torn) => {
    expect(seoTitle(name, { language, glossary })).not.toContain(torn);
  });
});

describe("a shorter title says nothing else", () => {
  test.each<readonly [Language, string, string]>([
    ["it", "Halden Orologio uomo acciaio cronografo 43 mm 10ATM cinturino pelle marrone", "marrone"],
    ["fr", "Halden Montre homme acier chronographe 43 mm 10 ATM bracelet cuir marron", "marron"],
    ["de", "Halden Herrenuhr Edelstahl Chronograph 43 mm 10 ATM Armband Leder braun", "braun"],
    ["en", "Halden Mens Stainless Steel Chronograph Watch 43mm 10ATM Strap Leather Brown", "Brown"],
  ])("without the colour of a part, in %s: %s", (language, name, color) => {
    expect(seoTitle(name, { language, glossary })).not.toMatch(
      new RegExp(`(?<!Leather |pelle |cuir |Leder )${color}$`, "u"),
    );
  });

  test.each<readonly [Language, string, RegExp]>([
    [
      "en",
      "Set of 2 Mushroom Flip Dinner Candle / Tealight Holder - Vampire Red",
      /Candle \/ Tealight Holder/,
    ],
    ["de", "Halden Kinder Bademantel mit Kapuze Frottee kuschelig Gr 116 - 122", /^(?!.*Gr 116$)/],
    ["en", "Halden Kids Bathrobe with Hood in Soft Terry Cotton Size 116 - 122", /^(?!.*116$)/],
    ["fr", "Halden Peignoir enfant à capuche éponge douce rose taille 116 - 122", /^(?!.*116$)/],
    ["it", "Halden Accappatoio bambino con cappuccio spugna morbida taglia 116 - 122", /^(?!.*116$)/],
    ["de", "Halden Waschtischarmatur Nord E 110 chr. mit Zugstangen-Ablaufgarnitur", /110$/],
    ["it", 'Halden Bici elettrica pieghevole 20" 250 W batteria 36 V 10 Ah bianca', /(?<!batteria)$/],
  ])("whole, and with what fits, in %s: %s", (language, name, expected) => {
    expect(seoTitle(name, { language, glossary })).toMatch(expected);
  });

  test("with the shade that identifies it", () => {
    const name = "L'Alba Paris Haarfarbe 5.35 Helles Goldbraun Mahagoni Creme Coloration 60 ml";
    expect(seoTitle(name, { language: "de", glossary, brand: "L'Alba Paris" })).toContain("Haarfarbe 5.35");
  });

  test("with the maker behind it", () => {
    const name = "Casque Bluetooth Noise Cancelling WH-CH720N Blanc Halden Wireless Headphones";
    expect(seoTitle(name, { language: "fr", glossary, brand: "Halden" })).toContain("Halden");
  });
});

describe("a title leaves no word out of a phrase and ends with a whole one", () => {
  const wholePhrases: readonly (readonly [Language, name: string, title: string, brand?: string])[] = [
    [
      "en",
      "Harrow 200 Peacock Shape Handcarved Wooden Round Stool Showpiece 20 cm",
      "Harrow 200 Peacock Shape Wooden Round Stool Showpiece 20 cm",
      "Harrow 200",
    ],
    [
      "en",
      "Norrland Peacock Shape Handcarved Wooden Round Decorative Showpiece",
      "Norrland Peacock Shape Wooden Round Decorative Showpiece",
      "Norrland",
    ],
    [
      "en",
      "Glowmere Fruit Cleansing Cream With Vitamin-C & Honey Under Eye Repair Care",
      "Glowmere Fruit Cleansing Cream",
      "Glowmere",
    ],
    [
      "en",
      "Glowmere Cosmetics Atelier Brow Kit Ash Brow Makeup Brush Mirror Glam Fun",
      "Glowmere Brow Kit Ash Brow Makeup Brush Mirror Glam Fun",
    ],
    [
      "en",
      "Sleepwell Duvet Cover Set Double Teal Geometric Reversible 180 Thread Count",
      "Sleepwell Duvet Cover Set Double Teal Geometric Reversible",
      "Sleepwell",
    ],
    [
      "en",
      "Bosch Kh Gefrier Kombi Exquisit Klassik Edelstahl Optik KGX33AB31 EEK A",
      "Bosch Kh Gefrier Kombi Exquisit Klassik Edelstahl Optik",
    ],
    [
      "fr",
      "Coque Sony Xperia Z Douce nuit Noir Citation Victor Hugo rigide 100% made in France",
      "Coque Sony Xperia Z Douce nuit Noir",
    ],
    [
      "fr",
      "CUISIPRO Casserole professionnelle haute cylindrique, queue inox standard soudée",
      "CUISIPRO Casserole professionnelle haute cylindrique",
      "CUISIPRO",
    ],
    [
      "fr",
      "Harnais pour chien Corvin Premium Grande Balade Graphite gris XL",
      "Harnais pour chien Graphite gris XL",
    ],
    [
      "fr",
      "Nordal Lessive liquide concentrée lavande & iris 72 lavages 1,8 l x 4",
      "Nordal Lessive liquide concentrée lavande & iris 72 lavages",
      "Nordal",
    ],
    [
      "fr",
      "Décoration Noël Alpenor blanc vert rose Maison illuminée 20 x 12 x 55 cm Musique",
      "Décoration Noël Alpenor blanc vert rose Maison illuminée",
    ],
    [
      "it",
      "Blanchor Ammorbidente concentrato lavanda & iris 72 lavaggi 1,8 l x 4",
      "Ammorbidente concentrato lavanda & iris 72 lavaggi 1,8 l x 4",
      "Blanchor",
    ],
    [
      "it",
      "Pettorina per Cani Corvin Premium Trekking Grafite Ghiaccio XL",
      "Pettorina per Cani Corvin Premium Trekking XL",
    ],
    [
      "it",
      "Decorazione Natalizia Alpenor Bianco Marrone Verde Rosa Casa Natale 20 x 12 x 55 cm",
      "Decorazione Natalizia Alpenor Bianco Marrone Verde Rosa",
    ],
    [
      "it",
      "Agenda staff Note Righe Copertina Rigida Elastico 160 Fogli 15 x 11 cm",
      "Agenda staff Note Righe Copertina Rigida Elastico",
    ],
    [
      "it",
      "Tovaglia antimacchia rettangolare in cotone, bordo ricamato a mano con fiori",
      "Tovaglia antimacchia rettangolare, bordo ricamato a mano",
    ],
    [
      "de",
      "Glanzor Weichspüler Konzentrat Lavendel & Iris 72 Waschladungen 1,8 l x 4",
      "Weichspüler Konzentrat Lavendel & Iris 72 Waschladungen",
      "Glanzor",
    ],
    [
      "de",
      "Alpenor Kochtopf rostfrei mit Schüttrand, Griff aus Edelstahl vernietet hochglänzend",
      "Alpenor Kochtopf rostfrei mit Schüttrand",
    ],
    [
      "de",
      "Alpenor Handyhülle stoßfest für Sportler Zitat Johann Wolfgang von Goethe",
      "Alpenor Handyhülle stoßfest für Sportler",
    ],
    [
      "de",
      "Alpenor Weihnachtsdeko Dorf handbemalt weiß braun grün rosa 20 x 12 x 55 cm",
      "Alpenor Weihnachtsdeko Dorf handbemalt weiß braun grün rosa",
    ],
    [
      "de",
      "Alpenor Notizbuch liniert Hardcover Gummiband 160 Blatt 15 x 11 cm dunkelblau",
      "Alpenor Notizbuch liniert Hardcover Gummiband dunkelblau",
    ],
  ];

  test.each(wholePhrases.map(([language, name, title, brand]) => ({ language, name, title, brand })))(
    "$language: $name",
    ({ language, name, title, brand }) => {
      const found = seoTitle(name, { language, glossary, brand });
      expect(found).toBe(title);
      expect(found.length).toBeLessThanOrEqual(60);
    },
  );
});

describe("a title breaks off within no amount, no limit and no company", () => {
  test.each<readonly [Language, string, string]>([
    [
      "de",
      "Ostsee Gummiköder Shad Sortiment 12-teilig 9 cm mit Bleikopf 12 g und 16 g Raubfischköder",
      "Ostsee Gummiköder Shad Sortiment 12-teilig 9 cm 12 g",
    ],
    [
      "it",
      "MARINEX Cima ormeggio poliestere blu D.16 m 14 con redancia car. rott. 3100 kg",
      "MARINEX Cima ormeggio poliestere blu D.16 m 14",
    ],
    [
      "it",
      "Vaska Silent 900 2301 Filtro Esterno per Vasche fino a 900 L con Masse Filtranti",
      "Vaska Silent 900 2301 Filtro Esterno per Vasche fino a 900 L",
    ],
    [
      "it",
      "NAUTEK Pompa sentina automatica 24 V 1500 GPH port. max 95 l/min attacco 32 mm",
      "NAUTEK Pompa sentina automatica",
    ],
    [
      "en",
      "Millrace Spod Rod 12ft 4.50lb TC 3-Piece with Tapered Cork Handle",
      "Millrace Spod Rod 12ft 4.50lb TC 3-Piece with Tapered",
    ],
  ])("in %s: %s", (language, name, title) => {
    const brand = name.split(" ")[0];
    expect(seoTitle(name, { glossary, language, brand })).toBe(title);
  });
});

describe("a title does not end within a class, a compound or a name", () => {
  test.each<readonly [Language, string, string, string | undefined]>([
    [
      "de",
      "RFX Arbeitswelt Warnschutz Softshelljacke EN ISO 20471 Klasse 2 gelb XXL mit abnehmbarer Kapuze",
      "Warnschutz Softshelljacke EN ISO 20471 Klasse 2 gelb XXL",
      "RFX Arbeitswelt",
    ],
    [
      "de",
      "RFX Welt Warnschutz Softshelljacke EN ISO 20471 Klasse 2 gelb XXL mit abnehmbarer Kapuze",
      "RFX Welt Softshelljacke EN ISO 20471 Klasse 2 gelb XXL",
      "RFX Welt",
    ],
    [
      "fr",
      "MONTALOR Fauteuil pliant camping avec porte gobelet max 130 kg",
      "Fauteuil pliant camping avec porte gobelet max 130 kg",
      "MONTALOR",
    ],
    [
      "fr",
      "VELTIC Hublot LED carré 14 W 1300 lm 4000K IP65 détecteur HF Ø300 BLC",
      "Hublot LED carré 14 W 1300 lm 4000K IP65 détecteur Ø300 BLC",
      "VELTIC",
    ],
    [
      "it",
      "Velora New York Mascara Ciglia Sensazionali Sky High, Volumizzante e Allungante, Black 7,2 ml",
      "Velora New York Mascara Ciglia, Black 7,2 ml",
      undefined,
    ],
    [
      "it",
      "Case computer desktop Micro ATX / Mini ITX Vex-Tower VXLITE040 Nero",
      "Case computer desktop Micro ATX Nero",
      undefined,
    ],
  ])("%s %j", (language, name, title, brand) => {
    expect(seoTitle(name, { language, glossary, brand })).toBe(title);
  });

  test.each<readonly [Language, string, string, string | undefined]>([
    [
      "it",
      "Pompa sommersa acque nere Altamira 750 W in acciaio inox port. max 230 l/min",
      "Pompa sommersa acque nere Altamira 750 W",
      undefined,
    ],
    [
      "fr",
      "Nacelle pliante pour chantier Montalor en aluminium brossé poids max 150 kg",
      "Nacelle pliante pour chantier Montalor",
      undefined,
    ],
  ])("but a limit without its number goes: %s %j", (language, name, title, brand) => {
    expect(seoTitle(name, { language, glossary, brand })).toBe(title);
  });
});

test.each([
  [
    "de",
    "Corvin FI-Schutzschalter 40A/0,03A 4-polig Typ A 10 kA Kurzzeitverz.",
    "Corvin FI-Schutzschalter 40A/0,03A",
  ],
  ["en", "Corvin Circuit Breaker 40A 30mA 4 Pole Type A 10kA Short Delay Adjust.", undefined],
  [
    "fr",
    "Corvin Disjoncteur différentiel 40 A 30 mA 4 pôles type A encliquet.",
    "Corvin Disjoncteur différentiel 40 A 30 mA 4 pôles type A",
  ],
  [
    "it",
    "Corvin Interruttore differenziale 40 A 30 mA 4 poli tipo A ritard.",
    "Corvin Interruttore differenziale 40 A 30 mA 4 poli tipo A",
  ],
] as const)(
  "a word that is cut at the end of a name goes before its facts (%s): %s",
  (language, name, title) => {
    const written = seoTitle(name, { language, glossary, brand: "Corvin" });
    if (title === undefined) expect(written.length).toBeLessThanOrEqual(60);
    else expect(written).toBe(title);
  },
);

test.each([
  [
    "en",
    "Corvin Blackout Eyelet Curtains Pair Thermal Insulated Textured Weave Charcoal Grey 66x90",
    /Curtains.*Charcoal Grey 66x90$/u,
  ],
  [
    "de",
    "Corvin Verdunkelungsvorhang Ösen Thermo isoliert strukturiert gewebt Anthrazit 140x245",
    /Verdunkelungsvorhang.*Anthrazit 140x245$/u,
  ],
] as const)("the colour and the dimensions at the end of a name stay (%s): %s", (language, name, title) => {
  expect(seoTitle(name, { language, glossary, brand: "Corvin" })).toMatch(title);
});

describe("a title is filled with the next whole phrase, and drops nothing that makes the kind", () => {
  test.each([
    [
      "en",
      "Corvin Fabric Shears 9 Inch Upholstery Cutting Right Handed Comfort Grips",
      "Corvin Fabric Shears 9 Inch Upholstery Cutting Right Handed",
    ],
    [
      "de",
      "Corvin Puzzle 1500 Teile Burg Eltz im Morgennebel über der Elz 80 x 60 cm",
      "Corvin Puzzle 1500 Teile Burg Eltz",
    ],
    [
      "fr",
      "Corvinia Litière végétale agglomérante pour chien et lapin 12 L fibres de bois",
      "Corvinia Litière végétale agglomérante pour chien",
    ],
  ] as const)("%s: %s", (language, name, title) => {
    const written = seoTitle(name, { language, glossary, brand: name.split(" ")[0] });
    if (typeof title === "string") expect(written).toBe(title);
    else expect(written).toMatch(title);
  });

  test.each([
    ["fr", "Corvin Croquettes chien adulte saumon de Norvège sans céréales sac 12 kg", /\ssac$/u],
    ["it", "Corvin Crocchette cane adulto salmone di Norvegia senza cereali sacco 12 kg", /\ssacco$/u],
    ["de", "Corvin Trockenfutter Hund erwachsen Lachs aus Norwegen getreidefrei Beutel 12 kg", /\sBeutel$/u],
  ] as const)("no container without what is in it (%s): %s", (language, name, end) => {
    expect(seoTitle(name, { language, glossary, brand: "Corvin" })).not.toMatch(end);
  });

  test("a French noun stays with what it is of", () => {
    const options = { language: "fr", glossary, brand: "Corvin" } as const;
    expect(
      seoTitle(
        "Corvin Crème de marrons vanillée à la vanille Bourbon de Madagascar pot en verre 325 g",
        options,
      ),
    ).toMatch(/^Corvin Crème de marrons/u);
  });

  test("what a device fits stays", () => {
    const name =
      "Corvin Coque de protection souple transparente pour Samsung Galaxy A54 5G avec film en verre";
    expect(seoTitle(name, { language: "fr", glossary, brand: "Corvin" })).toContain(
      "pour Samsung Galaxy A54",
    );
  });
});

test.each([
  [
    "fr",
    "Les Grands Merles Lot de 3 culottes taille haute - écru, vert, rayé",
    "Les Grands Merles",
    "Lot de 3 culottes taille haute - écru, vert, rayé",
  ],
  [
    "de",
    "Familie Kostopoulos Olivenöl nativ extra Manaki - Peloponnes - 750 ml",
    "Familie Kostopoulos",
    "nativ extra",
  ],
  [
    "it",
    "Caseificio Valle Chiara Pecorino Toscano DOP stagionato 8 mesi - 1 kg ca.",
    "Caseificio Valle Chiara",
    "DOP",
  ],
  [
    "en",
    "Corvo Walnut/Akhrot Chilean 500g + Pistachio/Pista Salted 500g",
    "Corvo",
    "Pistachio/Pista Salted 500g",
  ],
] as const)(
  "what belongs together stays whole, and the maker goes for it: %s, %s",
  (language, name, brand, kept) => {
    const title = seoTitle(name, { language, glossary, brand });
    expect(title).toContain(kept);
    expect(title.length).toBeLessThanOrEqual(60);
  },
);

test.each([
  ["en", "Torvex Drill Cordless 18V 2x2.0Ah Li-Ion with Case Brushless 13mm Chuck 60Nm 2 Speed", "Torvex"],
  ["en", "Korvant SSD Internal 1TB M.2 NVME PCIE4.0 X4 R 5000MB/S W 4500MB/S 5 Year Warranty", "Korvant"],
  ["de", "Lumena LED-Leuchtmittel E27 8,5 W 806 lm warmweiß 2700K 3er nicht dimmbar klar Filament", "Lumena"],
] as const)(
  "the maker stays before what is said of the product further on: %s, %s",
  (language, name, brand) => {
    expect(seoTitle(name, { language, glossary, brand })).toContain(`${brand} `);
  },
);

describe("a maker's name in front", () => {
  test.each([
    ["fr", "Torréfacteurs du Port", "Café en grains Moka d'Éthiopie BIO 1 kg"],
    ["it", "Casa del Caffè", "Macchina da caffè automatica con macinacaffè integrato nera"],
    ["it", "Sonera", "Cuffie bluetooth over ear con cancellazione del rumore"],
  ] as const)("is none of the product, and goes before what says which one it is (%s): %s", (...row) => {
    const [language, brand, product] = row;
    expect(seoTitle(`${brand} ${product}`, { language, glossary, brand })).toBe(product);
  });

  test.each([
    [
      "fr",
      "Maison de la Guitare",
      "Housse rembourrée pour guitare classique 4/4 noire",
      "Maison de la Guitare Housse pour guitare classique 4/4 noire",
    ],
    [
      "de",
      "Lampen Meier",
      "Deckenleuchte rund dimmbar mit Fernbedienung 24 W weiß 40 cm",
      "Lampen Meier Deckenleuchte mit Fernbedienung 24 W weiß 40 cm",
    ],
    [
      "en",
      "The Lamp Shed",
      "Desk Light Brass Dimmable with Weighted Base and USB Port 45cm Warm White",
      "Desk Light with Weighted Base",
    ],
  ] as const)("has no noun of the product (%s): %s %s", (language, brand, product, title) => {
    expect(seoTitle(`${brand} ${product}`, { language, glossary, brand })).toContain(title);
  });
});

test.each([
  [
    "en",
    "Clearway Wiper Blades 24/19 PR Ford Focus 11-18 Flat Push Button Fit",
    "Clearway Wiper Blades 24/19 PR Ford Focus 11-18",
  ],
  [
    "en",
    "Brakeright Brake Pads Front Ventilated Vauxhall Astra 2009-2015 Set Fitting Kit",
    "Vauxhall Astra 2009-2015",
  ],
  ["de", "Bremtec Bremsscheibe VA Bel. 288x25 Golf VI / A3 8P (2 Stück) Satz", "Golf VI / A3 8P"],
  [
    "fr",
    "Frenauto Plaquettes de frein Renault Clio 1.5 dCi épaisseur 17,3 mm système Bosch",
    "Renault Clio 1.5 dCi",
  ],
  [
    "it",
    "Frenok Pastiglie freno anteriori Fiat Panda 1.2 2003-2012 con sensore di usura",
    "Fiat Panda 1.2 2003-2012",
  ],
] as const)("the vehicle that a part fits stays whole (%s): %s", (language, name, vehicle) => {
  expect(seoTitle(name, { language, glossary, brand: name.split(" ")[0] })).toContain(vehicle);
});

test("how many there are stands by itself", () => {
  const name = "Tinycare Baby Wipes Fragrance Free Pack of 56 x 12 99% Water. Derm Tested";
  expect(seoTitle(name, { language: "en", glossary, brand: "Tinycare" })).toContain(
    "Baby Wipes Fragrance Free Pack of 56 x 12",
  );
});

test("a colour is not put behind a part whose material had no room", () => {
  const name = "Cahier broché 24x32 96 pages Seyès 90 g couverture polypropylène vert";
  expect(seoTitle(name, { language: "fr", glossary })).not.toContain("couverture vert");
});

test.each<readonly [Language, name: string, title: string, brand: string]>([
  [
    "de",
    "Samsung Galaxy A55 5G 128 GB Dual-SIM Awesome Navy (ohne Vertrag)",
    "Samsung Galaxy A55 5G 128 GB Awesome Navy (ohne Vertrag)",
    "Samsung",
  ],
  [
    "en",
    "Kestrel Roasters Colombian Single Origin Ground Coffee 227g x 6",
    "Colombian Single Origin Ground Coffee 227g x 6",
    "Kestrel Roasters",
  ],
  [
    "fr",
    "Visiodirect Batterie pour PACKARD BELL EasyNote TS11-HR-002FR",
    "Batterie pour PACKARD BELL EasyNote TS11-HR-002FR",
    "Visiodirect",
  ],
  [
    "it",
    "Decorazione pensile Gift Decor Azzurro Rame Dorato Metallo Fiori Astratto 63 x 121 x 9,5 cm Muro",
    "Decorazione pensile Gift Decor Azzurro Rame Dorato Metallo",
    "Gift Decor",
  ],
  [
    "de",
    "Laufwerk Herren-Sneaker Leder Weiß Gr. 43, Obermaterial Leder, Futter Textil, Sohle Gummi",
    "Laufwerk Herren-Sneaker Leder Weiß Gr. 43",
    "Laufwerk",
  ],
])("a title in %s keeps shade, kind, model and noun whole: %s", (language, name, title, brand) => {
  expect(seoTitle(name, { language, glossary, brand })).toBe(title);
});

describe("a scent loses its sprayer before its kind is written in letters", () => {
  test.each([
    [
      "Aurélie Daumont Eau de parfum Nuit de Jasmin 50 ml vaporisateur",
      "Aurélie Daumont Eau de parfum Nuit de Jasmin 50 ml",
    ],
    [
      "Aurélie Daumont Eau de toilette Vent du Large du Nord 100 ml spray",
      "Aurélie Daumont Eau de toilette Vent du Large du Nord 100 ml",
    ],
    [
      "Aurélie de Montrésor Eau de parfum Nuit de Jasmin Intense Noir 50 ml",
      "Aurélie de Montrésor EDP Nuit de Jasmin Intense Noir 50 ml",
    ],
  ])("%s", (name, title) => {
    expect(seoTitle(name, { language: "fr", glossary })).toBe(title);
  });
});
