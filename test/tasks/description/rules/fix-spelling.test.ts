import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { fixSpelling } from "../../../../src/tasks/description/rules/fix-spelling.ts";

type Case = readonly [language: Language, text: string, wanted: string];

it.each<Case>([
  ["en", "A fl ask with a diff erent coating", "A flask with a different coating"],
  ["de", "Kartoff eln und Waff eln, auff ällig frisch", "Kartoffeln und Waffeln, auffällig frisch"],
  ["de", "Mit modifi zierten Spulen, effi zient und leise", "Mit modifizierten Spulen, effizient und leise"],
  ["fr", "Une fi nition mate et une diff usion douce", "Une finition mate et une diffusion douce"],
  ["it", "Superfi cie liscia e bordo fl essibile", "Superficie liscia e bordo flessibile"],
  [
    "de",
    "Griff leiste aus Stoff, Hi-Fi klar, hi fi anlage",
    "Griff leiste aus Stoff, Hi-Fi klar, hi fi anlage",
  ],
  [
    "en",
    "An off road tyre, a cuff length of 6 cm, staff only",
    "An off road tyre, a cuff length of 6 cm, staff only",
  ],
  ["it", "Tiragraffi per gatto", "Tiragraffi per gatto"],
  ["fr", "Chef friand, relief discret, un graffi nouveau", "Chef friand, relief discret, un graffi nouveau"],
  ["en", "Box of 10 x 76 CM, 2 KG", "Box of 10 x 76 cm, 2 kg"],
  ["en", "Battery 5000Mah, 2000 mah", "Battery 5000mAh, 2000 mAh"],
  ["de", "Drehzahl 0-1200 U/MIN", "Drehzahl 0-1200 U/min"],
  ["fr", "Tee-shirt à dos long. 150 g/m²", "Tee-shirt à dos long. 150 g/m²"],
  ["fr", "Câble, long. 150 cm. Larg. 2 x 3 mm", "Câble, longueur 150 cm. Largeur 2 x 3 mm"],
  ["fr", "Lavable en machine a 30°", "Lavable en machine à 30°"],
  [
    "it",
    "Ogni vaso e controllato. Il telo e cucito a mano",
    "Ogni vaso è controllato. Il telo è cucito a mano",
  ],
  [
    "it",
    "Il cotone e la lana. Il bordo bianco e rifinito",
    "Il cotone e la lana. Il bordo bianco e rifinito",
  ],
  ["de", "Zul. Gesamtgew. 60 kg. Standh. ca. 90 cm", "Zulässiges Gesamtgewicht 60 kg. Standhöhe ca. 90 cm"],
  ["de", "Klappbar, zul. Belastg. 150 kg", "Klappbar, zulässige Belastung 150 kg"],
  ["de", "Für Kinder v. 3-6 J. Kopfumf. max. 52 cm", "Für Kinder von 3-6 Jahren. Kopfumfang max. 52 cm"],
  [
    "de",
    "Ab 6 Monate, von 3 bis 5 Jahre, 2 Jahre Garantie",
    "Ab 6 Monaten, von 3 bis 5 Jahren, 2 Jahre Garantie",
  ],
  ["de", "Bis 12 Jahre, für 8 Monate alte Babys", "Bis 12 Jahre, für 8 Monate alte Babys"],
  ["de", "Inh. 250 g. Herk. Brasilien", "Inhalt 250 g. Herkunft Brasilien"],
  ["de", "Inh. Max Huber, ges. gesch.", "Inh. Max Huber, ges. gesch."],
  ["it", "Alim. 3 batterie AA. Mont. facile", "Alimentazione 3 batterie AA. Montaggio facile"],
  ["fr", "Mat. polyester. Dossier mat. Mat de 3 m", "Matière polyester. Dossier mat. Mat de 3 m"],
  [
    "en",
    "Max. user wt. 120 kg. Approx. dims. 60 x 60 cm",
    "Max. user weight 120 kg. Approx. dimensions 60 x 60 cm",
  ],
  ["de", "Antrieb: Sechskant SW 13 m. Bohrung", "Antrieb: Sechskant SW 13 mit Bohrung"],
  ["de", "Kabellänge 13 m. Bohrung 5 mm", "Kabellänge 13 m. Bohrung 5 mm"],
  ["de", "Mit Klemme, Dübel n. enth.", "Mit Klemme, Dübel nicht enthalten."],
  ["de", "Karton zu 6 St.", "Karton zu 6 Stück."],
  ["de", "Lampe für den Außenber. VPE 10 Stück", "Lampe für den Außenbereich. VPE 10 Stück"],
  ["de", "Lampe für den Außenber. IP65", "Lampe für den Außenbereich IP65"],
  ["fr", "Roue à revêt. PCB 12 pièces", "Roue à revêtement. PCB 12 pièces"],
  ["it", "Manico con impugnat. CONF 6 pezzi", "Manico con impugnatura. CONF 6 pezzi"],
  ["en", "Bracket with access. PK 10 pcs", "Bracket with accessories. PK 10 pcs"],
  ["de", "Lehne verstellb., Sitz waschb.", "Lehne verstellbar, Sitz waschbar."],
  ["de", "Mit abnehmb. Deckel", "Mit abnehmb. Deckel"],
  ["it", "Scatola con cop. a vite", "Scatola con coperchio a vite"],
  ["it", "Cop. moto 120/70", "Cop. moto 120/70"],
  ["de", "In 2 St. Gallen", "In 2 St. Gallen"],
  ["de", "Handwäsche od. Schonwäsche", "Handwäsche oder Schonwäsche"],
  ["de", "5 J. Garantie", "5 Jahre Garantie"],
  ["en", "Frame with 5-year g'tee on welds", "Frame with 5-year guarantee on welds"],
  ["it", "Peso: 2,1 Kg", "Peso: 2,1 kg"],
  ["fr", "Poids : 2,1 Kg", "Poids : 2,1 kg"],
  ["en", "Network of 250MHZ, drill of 2 KW", "Network of 250MHz, drill of 2 kW"],
  ["en", "Coverage up to 16m2 and 3 m3", "Coverage up to 16m² and 3 m³"],
  ["en", "Frame 30 X 40 cm", "Frame 30 x 40 cm"],
  ["en", "Cable AB12CM and 3 M", "Cable AB12CM and 3 M"],
  ["de", "Maße: 38,8 X 42,3 X 20 CM", "Maße: 38,8 x 42,3 x 20 cm"],
  ["de", "Gewicht: 4,14 KG", "Gewicht: 4,14 kg"],
  ["de", "Flasche 500 ML, Akku 5000 MAH", "Flasche 500 ml, Akku 5000 mAh"],
  ["de", "Ausreichend für 12 m2", "Ausreichend für 12 m²"],
  ["de", "Modell X10MM und 5 GB", "Modell X10MM und 5 GB"],
  ["fr", "Dimensions : 10 X 20 CM", "Dimensions : 10 x 20 cm"],
  ["fr", "Poids : 1,5 KG", "Poids : 1,5 kg"],
  ["fr", "Flacon 75 CL", "Flacon 75 cl"],
  ["fr", "Surface 40 m2", "Surface 40 m²"],
  ["fr", "Fréquence 50 HZ", "Fréquence 50 Hz"],
  ["it", "Dimensioni: 10 × 76 CM", "Dimensioni: 10 × 76 cm"],
  ["it", "Peso: 4,14 KG", "Peso: 4,14 kg"],
  ["it", "Lunghezza 25 mt, diametro 12 MM", "Lunghezza 25 m, diametro 12 mm"],
  ["it", "Superficie 20 m2", "Superficie 20 m²"],
  ["it", "Bottiglia 500 ML", "Bottiglia 500 ml"],
])("writes units as they are written, in %s: %s", (language, text, wanted) =>
  expect(fixSpelling(text, language)).toBe(wanted),
);

it.each<Case>([
  ["en", "Supplied c/w hoses.", "Supplied with hoses."],
  ["en", "Drill w/ 2 batts, 10 yrs of life", "Drill with 2 batteries, 10 years of life"],
  [
    "en",
    "Touch dry 1 hr, recoat 4 hrs. Coverage up to 16m2/ltr.",
    "Touch dry 1 hour, recoat 4 hours. Coverage up to 16m²/litre.",
  ],
  ["en", "Classic mens shirt and childrens socks", "Classic men's shirt and children's socks"],
  ["en", "5 yr guarantee", "5 year guarantee"],
  ["en", "Dulux w/shield paint", "Dulux w/shield paint"],
  ["de", "Kanister m. Ausgießer", "Kanister mit Ausgießer"],
  ["de", "Scherentüren u. funktionsfähiger Lenkung", "Scherentüren und funktionsfähiger Lenkung"],
  ["de", "Ersatz f. Kaffeemaschinen", "Ersatz für Kaffeemaschinen"],
  ["de", "Gesamthöhe 109 m. Mit Rad", "Gesamthöhe 109 m. Mit Rad"],
  ["de", "Tee, Kaffee u.a. Getränke", "Tee, Kaffee u.a. Getränke"],
  ["fr", "Perceuse avec 2 batt. 4 Ah", "Perceuse avec 2 batteries 4 Ah"],
  ["fr", "Coffret c/chargeur", "Coffret avec chargeur"],
  ["fr", "Perceuse s/fil légère", "Perceuse sans fil légère"],
  ["fr", "L?effet d?ensemble plaît", "L'effet d'ensemble plaît"],
  ["fr", "Livré avec 1 batt. et housse", "Livré avec 1 batterie et housse"],
  [
    "it",
    "Fornito con 2 batt. 4,0 Ah e caricabatt. rapido",
    "Fornito con 2 batterie 4,0 Ah e caricabatterie rapido",
  ],
  ["it", "Lavabo c/scarico cromato", "Lavabo con scarico cromato"],
  ["it", "Aspirapolvere s/filo leggero", "Aspirapolvere senza filo leggero"],
  ["it", "Guide cassetto s/close grigie", "Guide cassetto s/close grigie"],
  ["it", "Tubo di 25 mt. Resistente", "Tubo di 25 m Resistente"],
  ["it", "Filtro p/lavatrice nuova", "Filtro per lavatrice nuova"],
])("writes short forms in full where they mean one thing, in %s: %s", (language, text, wanted) =>
  expect(fixSpelling(text, language)).toBe(wanted),
);

describe("Italian accents and marks", () => {
  it.each<readonly [string, string]>([
    ["E' prodotto in Italia. Non e' tossico.", "È prodotto in Italia. Non è tossico."],
    ["Wi-Fi: si", "Wi-Fi: sì"],
    ["Bluetooth: Si\nColore: nero", "Bluetooth: Sì\nColore: nero"],
    ["Si apre da sola: si tratta di una novità.", "Si apre da sola: si tratta di una novità."],
    ["¡Acme ti rende la vita più facile ogni giorno!", "Acme ti rende la vita più facile ogni giorno!"],
    ["Gioco ¡Hola! per due", "Gioco ¡Hola! per due"],
  ])("%s", (text, wanted) => expect(fixSpelling(text, "it")).toBe(wanted));
});

it.each<Case>([
  [
    "en",
    "mens boots with panels. upper: leather. sole: rubber.",
    "Men's boots with panels. Upper: leather. Sole: rubber.",
  ],
  ["en", "soft towel. made of cotton. please wash first.", "Soft towel. Made of cotton. Please wash first."],
  [
    "en",
    "light lamp, e.g. for desks. with approx. two metres.",
    "Light lamp, e.g. for desks. With approx. two metres.",
  ],
  ["en", "iPhone case. fits well.", "iPhone case. Fits well."],
  ["en", "Soft towel. made of cotton.", "Soft towel. made of cotton."],
  ["de", "weiches handtuch. aus baumwolle. waschbar.", "Weiches handtuch. Aus baumwolle. Waschbar."],
  ["de", "leichte lampe. mit inkl. kabel. schwarz.", "Leichte lampe. Mit inkl. kabel. Schwarz."],
  ["de", "weiche socken. schnell trocknend.", "Weiche socken. Schnell trocknend."],
  ["de", "Weiche Socken. schnell trocknend.", "Weiche Socken. schnell trocknend."],
  ["de", "weiche Socken. Schnell trocknend.", "weiche Socken. Schnell trocknend."],
  ["fr", "serviette douce. en coton. lavable.", "Serviette douce. En coton. Lavable."],
  ["fr", "lampe légère. avec env. deux mètres. noire.", "Lampe légère. Avec env. deux mètres. Noire."],
  ["fr", "chaussures souples. semelle gomme.", "Chaussures souples. Semelle gomme."],
  ["fr", "Lampe légère. noire.", "Lampe légère. noire."],
  ["fr", "lampe légère. Noire.", "lampe légère. Noire."],
  ["it", "asciugamano morbido. in cotone. lavabile.", "Asciugamano morbido. In cotone. Lavabile."],
  ["it", "scarpe comode. suola in gomma.", "Scarpe comode. Suola in gomma."],
  ["it", "lampada leggera. con max. due metri. nera.", "Lampada leggera. Con max. due metri. Nera."],
  ["it", "Lampada leggera. nera.", "Lampada leggera. nera."],
  ["it", "lampada leggera. Nera.", "lampada leggera. Nera."],
])("gives sentences their capitals where the text has none, in %s: %s", (language, text, wanted) =>
  expect(fixSpelling(text, language)).toBe(wanted),
);

it.each<Case>([
  ["en", "Touch dry 1 hr. Low VOC.", "Touch dry 1 hour. Low VOC."],
  ["en", "Lifetime 15,000 hrs. Non-dimmable", "Lifetime 15,000 hours. Non-dimmable"],
  ["en", "Lasts 10 yrs. UV-resistant.", "Lasts 10 years. UV-resistant."],
  ["en", "Lamp life 20,000 hrs. 12-24V.", "Lamp life 20,000 hours. 12-24V."],
  ["en", "Runs 3 hrs. 20 mins per charge.", "Runs 3 hours 20 mins per charge."],
  ["de", "Max. Drehm. 40 Nm, Gew. 2,1 kg", "Max. Drehmoment 40 Nm, Gewicht 2,1 kg"],
  [
    "de",
    "Leerlaufdrehz. 0-600 min-1, Lief. ohne Koffer",
    "Leerlaufdrehzahl 0-600 min-1, Lieferung ohne Koffer",
  ],
  ["de", "Als er lief. Ohne Pause.", "Als er lief. Ohne Pause."],
  ["fr", "Condit. 12 rouleaux", "Conditionnement 12 rouleaux"],
  ["it", "Confez. 100 pezzi", "Confezione da 100 pezzi"],
  ["it", "Viti in confez. da 50", "Viti in confezione da 50"],
  ["en", "Up to 4 hrs. of light", "Up to 4 hours of light"],
])("keeps the full stop of a unit that ends a sentence, in %s: %s", (language, text, wanted) =>
  expect(fixSpelling(text, language)).toBe(wanted),
);

it.each([
  [
    "en",
    "Runs on two cells. Size 45x92 cm. assembly needed",
    "Runs on two cells. Size 45x92 cm. Assembly needed",
  ],
  ["fr", "Sans pile. Taille 45x92 cm . montage simple", "Sans pile. Taille 45x92 cm . Montage simple"],
  ["it", "Senza pile. Misura 45x92 cm . montaggio facile", "Senza pile. Misura 45x92 cm . Montaggio facile"],
] as const)("a sentence behind sides has its capital (%s): %s", (language, text, wanted) => {
  expect(fixSpelling(text, language)).toBe(wanted);
});

describe("English contractions that a program gave capitals", () => {
  it.each([
    ["en", "Say What You'Re Thinking And Don'T Wait", "Say What You're Thinking And Don't Wait"],
    ["en", "Womans padded coat.", "Women's padded coat."],
    ["en", "Rock'N'Roll T-shirt", "Rock'N'Roll T-shirt"],
    ["fr", "Qu'Elle est belle", "Qu'Elle est belle"],
  ] as const)("%s: %s", (language, text, fixed) => expect(fixSpelling(text, language)).toBe(fixed));
});
