import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, textLanguages } from "../../../../src/nlp/language.ts";
import { cleaningSteps, cleanName } from "../../../../src/tasks/name/rules/clean-name.ts";
import { type CleaningContext, NameReading } from "../../../../src/tasks/name/rules/cleaning-step.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { propertyRuns } from "../../../property-runs.ts";
import { smallCatalogs } from "../../../translation/small-catalogs.ts";
import { hasRealNames, readRealNames } from "../../real-names.ts";

const glossary = createGlossary(smallCatalogs);
const clean = (name: string, language: Language = "en") => cleanName(name, { language, glossary }).name;

describe("promotion", () => {
  it.each([
    ["★★★ Best Price!!! ★★★ Wireless Mouse", "en", "Wireless Mouse"],
    ["NEU! Sony TV 55 Zoll *** TOP ANGEBOT *** versandkostenfrei", "de", "Sony TV 55 Zoll"],
    ["Robe d'été - SOLDES -50%", "fr", "Robe d'été"],
    ["Lampada (offerta speciale!) in legno", "it", "Lampada in legno"],
    ["Kabel nur 9,99 € schwarz", "de", "Kabel schwarz"],
    ["ROBE D'ÉTÉ FEMME TAILLE 38 PROMO", "fr", "Robe d'été femme taille 38"],
    ["Scarpe da corsa blu offerta", "it", "Scarpe da corsa blu"],
    ["[NEW] Lamp", "en", "Lamp"],
  ] as const)("goes from %s", (name, language, expected) => expect(clean(name, language)).toBe(expected));

  it.each([
    ["New Balance 574", "en"],
    ["Sale marino 1 kg", "it"],
    ["Sale - Himalaya 1 kg", "it"],
    ["Top - Rot - Gr. M", "de"],
    ["Super Mario Bros", "en"],
    ["Orange Essential Oil - 100% Pure", "en"],
    ["Chocolate -70% Cocoa", "en"],
    ["Grandes Exitos [Limited]", "en"],
    ["Free Willy DVD", "en"],
    ["Hot Wheels Track", "en"],
    ["Der Bestseller der Woche", "de"],
    ["Storia di uno sconto", "it"],
  ] as const)("is not seen in %s", (name, language) => expect(clean(name, language)).toBe(name));

  it("stays where the name would be empty without it", () =>
    expect(clean("Free shipping")).toBe("Free shipping"));
});

describe("numbers before a name", () => {
  it.each([
    ["2123977 0010/4990 DIGITRADIO 360 CD IR SCHWARZ", "de", "Digitradio 360 CD IR Schwarz"],
    ["1479760 4780722 DJ CONTROL AIR", "en", "DJ Control Air"],
    ["5901234123457 Lampe", "de", "Lampe"],
    ["Art.-Nr. 12345 Tischlampe", "de", "Tischlampe"],
    ["Winkel Art.-Nr. 1010004-DN15 verzinkt", "de", "Winkel DN15 verzinkt"],
    ["Corps équerre Réf. 1010004-DN15 à visser", "fr", "Corps équerre DN15 à visser"],
    ["Raccordo cod. 55012-M8 ottone", "it", "Raccordo M8 ottone"],
    ["Elbow item no. 1010004-DN20 brass", "en", "Elbow DN20 brass"],
    ["4021177 0815/23 SOUNDBAR KLANGWERK SB 210", "de", "Soundbar Klangwerk SB 210"],
    ["B00X-7003 / phone case transparent", "en", "Phone Case Transparent"],
  ] as const)("go from %s", (name, language, expected) => expect(clean(name, language)).toBe(expected));

  it.each([
    "3M Scotch 19 mm",
    "4711 Echt Kölnisch Wasser",
    "7 For All Mankind Jeans",
    "501 Levi's Jeans",
    "1000 Piece Puzzle",
    "100000 Pieces Confetti",
    "1500 W / Black Heater",
    "1984",
  ])("stay in %s", (name) => expect(clean(name)).toBe(name));
});

describe("repetition", () => {
  it.each([
    ["Pavilion DV6 12 Cell 12 Cell Laptop Battery", "Pavilion DV6 12 Cell Laptop Battery"],
    ["Integratore Leotron Leotron Vitaminas", "Integratore Leotron Vitaminas"],
    ["PSU ATX 750W 750 W", "PSU ATX 750 W"],
    ["Nike Nike Nike Air Max", "Nike Air Max"],
    ["Lampe - Rot - Lampe", "Lampe - Rot"],
  ])("goes from %s", (name, expected) => expect(clean(name)).toBe(expected));

  it.each([
    "Ylang Ylang Oil",
    "Six Six One Gloves",
    "Wild Wild West",
    "Box 10 x 10 x 10 cm",
    "LED Bulb 9 W + 9 W",
    "Basmati Rice/Basmati Akki",
    "Chicken & Chicken Liver",
  ])("is not seen in %s", (name) => expect(clean(name)).toBe(name));
});

describe("leftovers and cut ends", () => {
  it.each([
    ["Loup tricolore pvc… Voir la présentation", "Loup tricolore PVC"],
    [
      "Casque audio sans fil Bluetooth noir SonoVia SV12 … Voir la présentation",
      "Casque audio sans fil Bluetooth noir SonoVia SV12",
    ],
    [
      "Casque audio sans fil Bluetooth noir SonoVia SV12 Voir le produit",
      "Casque audio sans fil Bluetooth noir SonoVia SV12",
    ],
    [
      "Soundbar mit kabellosem Subwoofer Klangwerk SB 210 … mehr lesen",
      "Soundbar mit kabellosem Subwoofer Klangwerk SB 210",
    ],
    [
      "Cordless drill driver with two batteries Borex D18 ... read more",
      "Cordless drill driver with two batteries Borex D18",
    ],
    [
      "Aspirapolvere senza filo con due batterie Ventor V10 … leggi tutto",
      "Aspirapolvere senza filo con due batterie Ventor V10",
    ],
    ["Allergisan (Copia)", "Allergisan"],
    ["Sony Receiver ACTIVE", "Sony Receiver"],
    ["Chargeur pour HP PAVILION DM4-1265DX - Allume-c…", "Chargeur pour HP PAVILION DM4-1265DX"],
    ["Table basse de salon en bois massif mobilier en…", "Table basse de salon en bois massif mobilier"],
    ["Coque souple Blanche pour APPLE IPHONE 6 PLUS m…", "Coque souple blanche pour Apple iPhone 6 Plus"],
    ["Echarpe...", "Écharpe"],
    ["Coque rigide blanche pour MOTOROLA MOTO G motif…", "Coque rigide blanche pour MOTOROLA MOTO G"],
    ["Batterie pour COMPAQ G42-474TX - 8800mAh | 10.8…", "Batterie pour COMPAQ G42-474TX - 8800 mAh"],
    ["Batterie pour TOSHIBA SATELLITE P100-JR - 6600m…", "Batterie pour TOSHIBA SATELLITE P100-JR"],
    ["Attelage pour SERIE 4 5 portes - Faisceau : Sans fai…", "Attelage pour SERIE 4 5 portes"],
    ["Stickers pour telephone modele ace (Sticker : Fl…", "Stickers pour téléphone modèle ace"],
    ["Autocollant Circulaire en vinyle 150 x 1…", "Autocollant Circulaire en vinyle"],
    ["Bague de Chakra Svadisthana sacree Ø 19 mm...", "Bague de Chakra Svadisthana sacrée Ø 19 mm"],
    ["Ceinture ALTAMONT Boucle Le… M", "Ceinture ALTAMONT Boucle M"],
    ["Bloc de jonction pour C.I 5 pôles Contenu: 50 p…", "Bloc de jonction pour C.I 5 pôles"],
    ["Chargeur pour MIRALO NOTEBOOK 14XL250-182531-08…", "Chargeur pour MIRALO NOTEBOOK 14XL250-182531"],
    ["Coque de Karnobi / Coque pour Miralo Galax S2/...", "Coque de Karnobi / Coque pour Miralo Galax S2"],
    ["Pneu de tourisme CAZADOR 195/70 R15 104/102R…", "Pneu de tourisme CAZADOR 195/70 R15"],
    ["Lot de 8 films pour tablette P5200 + 4 style…", "Lot de 8 films pour tablette P5200"],
    ["Sticker pour ordinateur portable PC - H22 x ...", "Sticker pour ordinateur portable PC - H22"],
    ["Coque souple Bleue pour MIRALO 525 motif I LOVE…", "Coque souple bleue pour MIRALO 525"],
    [
      "Coque Housse Plastique MIRALO 525 « Effet métallique…",
      "Coque Housse Plastique MIRALO 525 Effet métallique",
    ],
    ["Sticker mural pour chambre d'enfant 120 X 59…", "Sticker mural pour chambre d'enfant"],
    ["Tasse à café Karnobi avec moustache noire (9 …", "Tasse à café Karnobi avec moustache noire"],
    ["Radiateur pour moto MIRALO VARADERO 125 ( 2000 ...", "Radiateur pour moto MIRALO VARADERO 125 2000"],
  ])("go from %s", (name, expected) => expect(clean(name, "fr")).toBe(expected));
});

describe("spelling", () => {
  it.each([
    ["M&amp;M&#39;s 500G", "M&M's 500g"],
    ["<b>Chaise</b> bois&nbsp;massif", "Chaise bois massif"],
    ["Pantalon  Samuel , bleu", "Pantalon Samuel, bleu"],
    ["Smartphone 64GB (black", "Smartphone 64GB (black)"],
    ["T\u200Beapot\u00A0white", "Teapot white"],
    ["Lamp - ", "Lamp"],
    ["Funky Lamp 😀🔥", "Funky Lamp"],
    ["Boite 1151WMTD-D(THOMSON", "Boite 1151WMTD-D (THOMSON)"],
    ["What'S Your Superpower Mug", "What's Your Superpower Mug"],
    ["women's maxi dress", "Women's Maxi Dress"],
    ["t-shirt homme", "T-Shirt Homme"],
    ["SCD 300 PURPLE 8 cm nice", "SCD 300 Purple 8 cm nice"],
    ["Zorblix Kabel fÃ¼r Lampen", "Zorblix Kabel für Lampen"],
    ["Rice 5 Kg, 30 CM bowl and 75G bar", "Rice 5 kg, 30 cm bowl and 75g bar"],
    ["Zorblix SMOOTH SILK SCARF 12", "Zorblix Smooth Silk Scarf 12"],
    ["Case for tablet ~ Zorblix", "Case for tablet - Zorblix"],
    ["Cookies 300g 1.69€ 1kg 5.63€", "Cookies 300g"],
  ])("is mended in %s", (name, expected) => expect(clean(name)).toBe(expected));

  it.each([
    "C++ Primer",
    "M&M's",
    "Yamaha RX-V575",
    "iPhone 15 Pro",
    "4K UHD TV",
    "Production(s) du populaire",
    "A+++ Fridge",
    "SCD 5100 GR",
    "Signer 681GM_WHT",
    "PD 501 HR-S Silber",
    "Lightning 272017A USB Cable",
    "Kit distribution Nissan Kubistar 1.2 16V",
    "GOODYEAR 245/40R18 97W Performance",
    "palito PLO 169 Analog Watch",
    "Diviniti MDF Wall Hanging",
    "Rice 500g, Milk 1 L",
    "Adapter 9104LM, 13220DB and MM-GP 8A",
    "Router 300 Mbps",
    "Fan for 4G and 5G routers",
    "Box 114x112x66 cm and 10 × 76 cm",
    "Stand for bikes 1998-",
    "Where are you ?",
    "Kids - Kids and swing",
    "Zorblix DL 2300 DL",
  ])("is left alone in %s", (name) => expect(clean(name)).toBe(name));
});

it("tells what was done in the order of the steps", () => {
  const { done } = cleanName("NEW! LEATHER  HANDBAG WITH LONG STRAP ***", { language: "en", glossary });
  expect(done).toEqual([
    "mended spaces",
    "removed promotional words",
    "removed decoration",
    "fixed capitals",
  ]);
});

const plainWord = fc.constantFrom(
  "Lampe",
  "Kabel",
  "Tisch",
  "rot",
  "Sony",
  "WH-1000XM4",
  "Walkman",
  "aus",
  "Holz",
  "für",
  "HDMI",
  "M",
  "XL",
  "3",
  "42",
  "500 ml",
  "10 cm",
);
const words = fc.array(plainWord, { minLength: 1, maxLength: 8 }).map((list) => [...new Set(list)]);

it("keeps every word and every number of a name that advertises nothing", () => {
  fc.assert(
    fc.property(words, (list) => {
      const cleaned = clean(list.join(" "), "de").toLowerCase();
      for (const part of list.join(" ").toLowerCase().split(" ")) expect(cleaned).toContain(part);
    }),
  );
});

describe("a name that was cut", () => {
  it.each([
    [
      "loses a torn word that nobody knows",
      "Souple coque blanche pour téléphone Karnobi zirco…",
      "Souple coque blanche pour téléphone Karnobi",
    ],
    [
      "keeps a last word that is known",
      "Souple coque blanche pour téléphone noir et chaise…",
      "Souple coque blanche pour téléphone noir et chaise",
    ],
    [
      "loses the label that nothing follows, behind a number too",
      "Coque souple blanche pour MIRALO 525 motif D…",
      "Coque souple blanche pour MIRALO 525",
    ],
    [
      "keeps a whole measure",
      "Batterie de rechange pour MIRALO 3150 - 6600mAh…",
      "Batterie de rechange pour MIRALO 3150 - 6600 mAh",
    ],
  ] as const)("%s", (_, name, expected) => expect(clean(name, "fr")).toBe(expected));
});

it("leaves the letters of models alone that look like units", () => {
  expect(clean("Mirand Aspira 8942G 334 15w", "en")).toContain("8942G");
  expect(clean("mirand satello c650/01w 250GB", "en")).toContain("c650/01w");
});

it("finds a cleaned name clean", () => {
  const part = fc.oneof(
    plainWord,
    fc.constantFrom(
      "NEU!",
      "***",
      "-",
      "(",
      ")",
      "…",
      "gratis",
      ",",
      "!!!",
      "Versandkostenfrei",
      "2123977",
      "&amp;",
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const once = clean(parts.join(" "), "de");
      expect(clean(once, "de")).toBe(once);
    }),
  );
});

it("takes any text without failing and answers a blank one with nothing", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => void clean(text)));
  expect(clean(" \t ")).toBe("");
});

it("comes to an end with a long name of one kind of character", () => {
  for (const sign of ["a", "1", "!", "(", " ", "-", "a ", "1 ", "… ", "<"]) {
    expect(() => clean(sign.repeat(40_000)), JSON.stringify(sign)).not.toThrow();
  }
});

describe("a name that breaks no rule", () => {
  it.each([
    ["wexbrand GT-G-06", "en"],
    ["wexbrand Tapis Bergen marron 240 x 340 cm", "fr"],
    ["WEXBRAND - KT-H100", "fr"],
    ["Hibiscus Tea 150 g", "en"],
    ["Barres pour Wexcar 11-", "fr"],
    ["cherry wexberry kids Baby Boy's Dungaree", "en"],
    ["good-night-angel-pics Paper Print", "en"],
    ["Liseuse Wexreader Canal +", "fr"],
    ["Eintrittskarte für Besucher(innen)", "de"],
  ] as const)("keeps its own way of writing: %s", (name, language) =>
    expect(clean(name, language)).toBe(name),
  );

  it.each([
    ["lampe de table en bois", "fr", "Lampe de table en bois"],
    ["dress with pockets", "en", "Dress with Pockets"],
  ] as const)("has a capital where its first word is an everyday one: %s", (name, language, expected) =>
    expect(clean(name, language)).toBe(expected),
  );
});

it("leaves several shouted words as they are where others would stay shouted beside them", () =>
  expect(clean("Wexphone 208 BLACK LEATHER + WEXTRONIC pour homme", "en")).toBe(
    "Wexphone 208 BLACK LEATHER + WEXTRONIC pour homme",
  ));

const contexts: readonly CleaningContext[] = textLanguages.map((language) => ({ language, glossary }));

/** What the steps look for, and what stands beside it. */
const pieces = [
  ..." -–—|/&+:;,.()[]{}!?*~%€'’\"…•_=5Xxgé²™Ã🎁\u00a0\u200b\u0301",
  ...["  ", "...", "++", "lamp", "Lamp", "LAMP", "lampe", "Rot", "USB", "LED", "iphone", "l'", "d’", "'S"],
  ...["10", "123456", "750W 750 W", "5 KG", "20 Cm", "10X20", "5G", "12v", "AB-100", "B00X-7003 / ", "a_5"],
  ...["SKU: A1", "Art.-Nr. 12345", "réf. 7", "ref", "NEW", "neu", "SALE", "-20%", "20% off", "free shipping"],
  ...["5,99 €", "9.99 EUR", "Rs.500", "en", "stock", "in", "promo", "(copy)", "Kopie", "ACTIVE", "DRAFT"],
  ...["<b>", "&amp;", "&nbsp", "Ã¼", "Â ", "avec", "mit", "\ud835\udc1a", "\u017fale", "\u212aG"],
];
const names = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom("", " ")), { minLength: 1, maxLength: 10 })
  .map((parts) => parts.flat().join(""));

/** The steps that would change a name to which their prefilter says they do not apply. */
function wronglySkipped(name: string): readonly string[] {
  const reading = new NameReading(name);
  return cleaningSteps
    .filter(({ applies, apply }) =>
      contexts.some((context) => applies?.(reading, context) === false && apply(reading, context) !== name),
    )
    .map(({ done }) => done);
}

describe("the prefilter of a cleaning step", () => {
  it("skips no name that the step would change", () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(wronglySkipped(name)).toEqual([]);
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it.skipIf(!hasRealNames)(
    "skips no real name that the step would change (where PDO_SHARED has feeds)",
    () => {
      for (const { name } of readRealNames()) expect(wronglySkipped(name)).toEqual([]);
    },
    60_000,
  );
});
