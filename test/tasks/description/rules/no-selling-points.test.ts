import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { answerTo } from "./native-description.ts";

type Case = readonly [language: Language, name: string, text: string, lost: string];

function shortTexts([language, name, text]: Case) {
  const { bullet_points: points, seo } = answerTo(text, language, { name });
  return [...points, seo?.meta_description ?? ""].join("\n");
}

describe("no bullet point and no meta description says", () => {
  test.each<Case>([
    ["en", "Label printer", "The printer has a metal case. System requirements: PC with 1.5 GHz.", "1.5"],
    [
      "de",
      "Etikettendrucker",
      "Der Drucker hat ein Gehäuse aus Metall. Minimalkonfiguration: 1.5 GHz CPU.",
      "1.5",
    ],
    [
      "de",
      "Verstärker",
      "Der Verstärker hat ein Gehäuse aus Metall. Genug der Worte, hören Sie selbst.",
      "Worte",
    ],
    [
      "fr",
      "Imprimante",
      "L'imprimante a un boîtier en métal. Configuration minimale : PC de 1.5 GHz.",
      "1.5",
    ],
    ["it", "Stampante", "La stampante ha un involucro in metallo. Requisiti minimi: PC da 1.5 GHz.", "1.5"],
  ])("what another device must have, or that the text ends (%s: %s)", (...row) => {
    expect(shortTexts(row)).not.toContain(row[3]);
  });

  test.each<Case>([
    ["en", "Desk lamp", "The lamp has a metal shade. Discover also our floor lamps.", "floor"],
    [
      "de",
      "Tischlampe",
      "Die Lampe hat einen Schirm aus Metall. Passend dazu finden Sie bei uns Stehlampen.",
      "Steh",
    ],
    [
      "fr",
      "Lampe de bureau",
      "La lampe a un abat-jour en métal. Découvrez aussi nos lampadaires.",
      "lampadaires",
    ],
    [
      "it",
      "Lampada da tavolo",
      "La lampada ha un paralume in metallo. Abbiamo anche piantane da terra.",
      "piantane",
    ],
    [
      "en",
      "Wax melts rose",
      "The wax melts in a burner. You could pair it up with a burner of glass.",
      "pair",
    ],
  ])("what else there is to buy (%s: %s)", (...row) => {
    expect(shortTexts(row)).not.toContain(row[3]);
    expect(shortTexts(row).trim()).not.toBe("");
  });

  test.each<Case>([
    ["de", "Handcreme Rose", "Die Handcreme zieht schnell ein und fettet nicht. MHD: 05/2027.", "2027"],
    ["en", "Oat biscuits", "The biscuits are baked with oats and honey. Best before 05/2027.", "2027"],
    ["fr", "Biscuits à l'avoine", "Les biscuits sont cuits avec du miel. DDM : 05/2027.", "2027"],
    ["it", "Biscotti all'avena", "I biscotti sono cotti con miele e avena. TMC 05/2027.", "2027"],
    ["it", "Sciarpa di lana", "La sciarpa è morbida e calda. Guarda le foto.", "foto"],
  ])("dates of a batch and pictures (%s: %s)", (...row) => {
    expect(shortTexts(row)).not.toContain(row[3]);
    expect(shortTexts(row).trim()).not.toBe("");
  });

  test.each<Case>([
    [
      "en",
      "Sage oil 10 ml",
      "The oil smells fresh and green. It helps those suffering from asthma.",
      "asthma",
    ],
    ["de", "Salbeiöl 10 ml", "Das Öl duftet frisch und grün. Das Öl stärkt das Immunsystem.", "Immun"],
    [
      "fr",
      "Huile de sauge 10 ml",
      "L'huile sent bon le frais. L'huile renforce le système immunitaire.",
      "immunitaire",
    ],
    [
      "it",
      "Olio di salvia 10 ml",
      "L'olio profuma di fresco. L'olio rinforza il sistema immunitario.",
      "immunitario",
    ],
    [
      "en",
      "Clove oil 10 ml",
      "The oil smells warm and sweet. The oil relieves symptoms of rheumatism.",
      "rheumatism",
    ],
  ])("that it heals (%s: %s)", (...row) => {
    expect(shortTexts(row)).not.toContain(row[3]);
    expect(shortTexts(row).trim()).not.toBe("");
  });
});

describe("a bullet point", () => {
  test.each<Case>([
    [
      "en",
      "Nova cushion cover",
      "Nova cushion cover (Pack of 4, green).\nThe cover has a hidden zip.",
      "Pack of 4, green",
    ],
    [
      "de",
      "Nova Kissenbezug",
      "Nova Kissenbezug (4er-Pack, grün).\nDer Bezug hat einen Reißverschluss.",
      "4er-Pack, grün",
    ],
    [
      "fr",
      "Housse de coussin Nova",
      "Housse de coussin Nova (lot de 4, vert).\nLa housse a une fermeture.",
      "Lot de 4, vert",
    ],
    [
      "it",
      "Federa per cuscino Nova",
      "Federa per cuscino Nova (4 pezzi, verde).\nLa federa ha una cerniera.",
      "4 pezzi, verde",
    ],
    [
      "en",
      "Acme mug blue",
      "Acme mug blue - Holds half a litre of tea.\nThe mug has a wide handle.",
      "Holds half a litre of tea",
    ],
  ])("has only what the name in front of it lacks (%s: %s)", (language, name, text, point) => {
    expect(answerTo(text, language, { name }).bullet_points).toContain(point);
  });

  test.each<Case>([
    [
      "it",
      "Filtro olio Tecno",
      "Filtro per motori diesel. Rif. orig. 1109AY. Altezza 85 mm.",
      "Rif. orig. 1109AY",
    ],
    [
      "en",
      "Camphor oil",
      "Latin name: Cinnamomum camphora var. Linaloolifera. The oil smells clear.",
      "Linaloolifera",
    ],
    ["fr", "Lampe murale Vela", "Applique en laiton. Rif. orig. 77A12. Hauteur 30 cm.", "Rif. orig. 77A12"],
    ["de", "Ölfilter Tecno", "Filter für Dieselmotoren. Ref. orig. 1109AY. Höhe 85 mm.", "Ref. orig. 1109AY"],
    [
      "en",
      "Fern green",
      "A fern for shady rooms. Nephrolepis exaltata cv. Boston grows to 60 cm.",
      "cv. Boston",
    ],
  ])("is not torn behind a short form (%s: %s)", (language, name, text, whole) => {
    const points = answerTo(text, language, { name }).bullet_points;
    expect(
      points.every((point) => !/(?:orig|var|cv)\.?$/u.test(point) && point !== whole.replace(/^\w+\. /u, "")),
    ).toBe(true);
  });

  test.each<Case>([
    [
      "en",
      "Brake pads",
      "Brake pads for the front axle. Fits all models 1988-2007 -. Bearing with seal.",
      "",
    ],
    ["de", "Bremsbeläge", "Bremsbeläge für die Vorderachse. Passend ab 1988 –. Mit Dichtung.", ""],
    ["fr", "Filtre mousse", "Filtre en mousse verte pour aspirateur -", ""],
    ["it", "Filtro aria", "Filtro aria lavabile per aspirapolvere -.", ""],
    ["fr", "Coque rouge", "Coque en silicone souple -. Compatible avec la charge sans fil.", ""],
  ])("and its description end in no dash (%s: %s)", (language, name, text) => {
    const { bullet_points: points, best_description: best } = answerTo(text, language, { name });
    expect([...points, best].join("\n")).not.toMatch(/\s[-–](?:\.|$)/mu);
  });
});

describe("a description", () => {
  test.each<Case>([
    ["de", "Bohrer 500 W", "Produktbeschreibung\nDer Bohrer hat zwei Gänge.", "Der Bohrer hat zwei Gänge."],
    ["en", "Drill 500 W", "Product description:\nThe drill has two gears.", "The drill has two gears."],
    ["fr", "Perceuse 500 W", "Description\nLa perceuse a deux vitesses.", "La perceuse a deux vitesses."],
    [
      "it",
      "Trapano 500 W",
      "Descrizione prodotto\nIl trapano ha due velocità.",
      "Il trapano ha due velocità.",
    ],
    [
      "fr",
      "Perceuse 500 W",
      "La perceuse a deux vitesses.\nCaractéristiques :",
      "La perceuse a deux vitesses.",
    ],
  ])("has no heading that says only that it follows (%s: %s)", (language, name, text, best) => {
    expect(answerTo(text, language, { name }).best_description).toBe(best);
  });

  test.each<Case>([
    [
      "it",
      "Sciarpa di lana grigia",
      "Ti presentiamo la nostra sciarpa di lana grigia. La sciarpa è morbida.",
      "La sciarpa è morbida.",
    ],
    ["en", "Grey scarf", "We proudly present the new grey scarf. The scarf is soft.", "The scarf is soft."],
    [
      "fr",
      "Écharpe grise",
      "Nous vous présentons l'écharpe grise. L'écharpe est douce.",
      "L'écharpe est douce.",
    ],
    [
      "de",
      "Graue Mütze",
      "Wir präsentieren stolz: die neue graue Mütze. Die Mütze ist weich.",
      "Die Mütze ist weich.",
    ],
    [
      "en",
      "Grey scarf",
      "We proudly present the grey scarf. It is soft.",
      "We proudly present the grey scarf. It is soft.",
    ],
  ])("begins with the product, if that stands alone (%s: %s)", (language, name, text, best) => {
    expect(answerTo(text, language, { name }).best_description).toBe(best);
  });

  test.each<Case>([
    ["en", "Wool scarf", "Wool scarf. Wool scarf with long fringes.", "Wool scarf with long fringes."],
    [
      "de",
      "Wollschal grau",
      "Wollschal grau. Wollschal grau mit langen Fransen.",
      "Wollschal grau mit langen Fransen.",
    ],
    [
      "fr",
      "Écharpe grise",
      "Écharpe grise. Écharpe grise à longues franges.",
      "Écharpe grise à longues franges.",
    ],
    [
      "it",
      "Sciarpa grigia",
      "Sciarpa grigia. Sciarpa grigia con lunghe frange.",
      "Sciarpa grigia con lunghe frange.",
    ],
    ["en", "Oak table", "Oak table. Oak table for six people.", "Oak table for six people."],
  ])("says the name once (%s: %s)", (language, name, text, best) => {
    expect(answerTo(text, language, { name }).best_description).toBe(best);
  });

  test.each<Case>([
    [
      "de",
      "Receiver AX 20",
      "Der Receiver bietet vier HDMI-®-Anschlüsse und Dolby®® Atmos.",
      "HDMI®-Anschlüsse und Dolby® Atmos",
    ],
    ["de", "Jacke Alp", "Die Jacke hat eine GORE-TEX-®-Membran und Taschen.", "GORE-TEX®-Membran"],
    ["en", "Receiver AX 20", "The receiver has Dolby™™ sound and four inputs.", "Dolby™ sound"],
    ["fr", "Ampli AX 20", "L'ampli offre le son Dolby® ® et quatre entrées.", "Dolby® et"],
    ["it", "Ampli AX 20", "L'ampli offre il suono Dolby®® e quattro ingressi.", "Dolby® e"],
  ])("has each trade mark once (%s: %s)", (language, name, text, part) => {
    expect(answerTo(text, language, { name }).best_description).toContain(part);
  });

  test("goes on behind a model's number at the end of a wide line", () => {
    const text =
      "Mit seinen elf Kanälen und der neuen Technik liefert der Verstärker mit dem Namen TX 3030\nbei Filmen einen Klang, der den Raum füllt.";
    expect(answerTo(text, "de", { name: "TX 3030" }).best_description).toContain("TX 3030 bei Filmen");
  });
});
