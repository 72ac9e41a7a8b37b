import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";

const optimize = createDescriptionOptimizer({ catalogs: createCatalogStore() });

function answerOf(name: string, description: string, facts: readonly string[], language?: Language) {
  return optimize(
    {
      query: { tone: "professional", length: "medium", bullet_points: true, seo: false },
      body: { product_description: description, product_name: name },
    },
    {
      evidence: {
        ...(language && { language }),
        facts: facts.map((line) => {
          const [label = "", text = ""] = line.split(": ");
          return { label, text };
        }),
      },
    },
  );
}

const pointsOf = (...row: Parameters<typeof answerOf>) => answerOf(...row).bullet_points;

describe("bullet points take from the row what the text lacks", () => {
  it.each([
    ["A fine bag for every day.", "Material: Leather", "Material: Leather"],
    ["A fine bag for every day.", "color_name: navy", "Colour: Navy"],
    ["A fine bag for every day.", "Closure: zip", "Closure: Zip"],
    ["A fine game for every day.", "mfg minimum: 6 years", "Age: From 6 years"],
    ["Ein schönes Spiel für jeden Tag.", "mfg minimum: 6 Jahre", "Altersempfehlung: Ab 6 Jahren"],
    ["Un beau jeu pour tous les jours.", "mfg minimum: 6 ans", "Âge : Dès 6 ans"],
    ["Un bel gioco per tutti i giorni.", "mfg minimum: 6 anni", "Età: Da 6 anni"],
    ["Une belle assiette pour tous les jours.", "Ø: 27 cm", "Diamètre : 27 cm"],
    ["Eine schöne Schale für jeden Tag.", "Ø: 27 cm", "Durchmesser: 27 cm"],
    [
      "Un bel piatto per tutti i giorni.",
      "L x P x H: 60 x 45 x 16 cm",
      "Dimensioni (L x P x H): 60 x 45 x 16 cm",
    ],
    ["Une belle assiette pour tous les jours.", "micro ondes: Oui", "Micro-ondes : Oui"],
    ["Un bel irrigatore per il giardino.", "Pressione: 1-4 bar", "Pressione: 1-4 bar"],
    ["A fine valve for every garden.", "Pressure: 1-4 bar", "Pressure: 1-4 bar"],
    ["A fine bag for every day.", "Width: 30 cm", "Width: 30 cm"],
    ["A fine bag for every day.", "Country of origin: Italy", "Country of origin: Italy"],
    ["Eine schöne Tasche für jeden Tag.", "Material: Leder", "Material: Leder"],
    ["Eine schöne Tasche für jeden Tag.", "Farbe: schwarz", "Farbe: Schwarz"],
    ["Eine schöne Tasche für jeden Tag.", "color: schwarz", "Farbe: Schwarz"],
    ["Eine schöne Tasche für jeden Tag.", "Verschluss: Reißverschluss", "Verschluss: Reißverschluss"],
    ["Eine schöne Tasche für jeden Tag.", "Breite: 30 cm", "Breite: 30 cm"],
    ["Un beau sac pour tous les jours.", "Matière: cuir", "Matière : Cuir"],
    ["Un beau sac pour tous les jours.", "Couleur: noir", "Couleur : Noir"],
    ["Un beau sac pour tous les jours.", "Fermeture: zip", "Fermeture : Zip"],
    ["Un beau sac pour tous les jours.", "Largeur: 30 cm", "Largeur : 30 cm"],
    ["Un beau sac pour tous les jours.", "Motif: fleurs", "Motif : Fleurs"],
    ["Una bella borsa per tutti i giorni.", "Materiale: pelle", "Materiale: Pelle"],
    ["Una bella borsa per tutti i giorni.", "Colore: nero", "Colore: Nero"],
    ["Una bella borsa per tutti i giorni.", "Chiusura: zip", "Chiusura: Zip"],
    ["Una bella borsa per tutti i giorni.", "Larghezza: 30 cm", "Larghezza: 30 cm"],
    ["Una bella borsa per tutti i giorni.", "Origine: Italia", "Paese di origine: Italia"],
  ])("%j, %j", (description, fact, expected) => {
    expect(pointsOf("", description, [fact])).toContain(expected);
  });

  it("and not what it says, nor what is of no use to readers", () => {
    const description = "A fine bag of black leather for every day.";
    const facts = ["Colour: black", "Material: leather", "SKU: A-11", "Gender: women", "Size: One Size"];
    expect(pointsOf("", description, [...facts, "Colour: n/a", "Shelf: B 12"])).toEqual(
      pointsOf("", description, []),
    );
  });
});

describe("a size is called what it is", () => {
  it.each([
    ["Fresh coffee for every day.", "Size: 500 g", "Weight: 500 g"],
    ["Fresh coffee for every day.", "Size: 250 ml", "Volume: 250 ml"],
    ["Frischer Kaffee für jeden Tag.", "Größe: 500 g", "Gewicht: 500 g"],
    ["Frischer Kaffee für jeden Tag.", "Größe: 250 ml", "Volumen: 250 ml"],
    ["Un café frais pour tous les jours.", "Taille: 500 g", "Poids : 500 g"],
    ["Un café frais pour tous les jours.", "Taille: 250 ml", "Volume : 250 ml"],
    ["Un café frais pour tous les jours.", "Taille: 4 x 50 cm", "Dimensions : 4 x 50 cm"],
    ["Un buon caffè per tutti i giorni.", "Taglia: 500 g", "Peso: 500 g"],
    ["Un buon caffè per tutti i giorni.", "Taglia: 250 ml", "Volume: 250 ml"],
    ["Un buon caffè per tutti i giorni.", "Taglia: Ø 30 x h 28 cm", "Misura: Ø 30 x h 28 cm"],
    ["Una bella borsa per tutti i giorni.", "Taglia: M", "Taglia: M"],
  ])("%j, %j", (description, fact, expected) => {
    expect(pointsOf("", description, [fact])).toContain(expected);
  });
});

describe("a value of another language is translated or left out", () => {
  it.each([
    ["Eine schöne Tasche für jeden Tag.", "color: black", "Farbe: Schwarz"],
    ["Eine schöne Tasche für jeden Tag.", "material: cotton", "Material: Baumwolle"],
    ["Un beau sac pour tous les jours.", "color: black", "Couleur : Noir"],
    ["Un beau sac pour tous les jours.", "material: leather", "Matière : Cuir"],
    ["Una bella borsa per tutti i giorni.", "color: black", "Colore: Nero"],
  ])("%j, %j", (description, fact, expected) => {
    expect(pointsOf("", description, [fact])).toContain(expected);
  });

  it("with its label", () => {
    const points = pointsOf("", "Eine schöne Tasche für jeden Tag.", [
      "Wireless Speed: 150 Mbps",
      "weight: 168 g",
    ]);
    expect(points.join()).not.toMatch(/Wireless|weight/u);
    expect(points).toContain("Gewicht: 168 g");
  });
});

describe("what a row states is not missing", () => {
  const text = "Eine schöne Handtasche für jeden Tag. Die Handtasche passt zu allem.";
  it.each([["Farbe: schwarz"], ["color: navy"], ["Colour: Zirkon"]])("%j", (fact) => {
    expect(answerOf("Handtasche Luisa", text, []).message).toMatch(/Not stated.*colour/u);
    expect(answerOf("Handtasche Luisa", text, [fact]).message).not.toMatch(/Not stated.*colour/u);
  });
});

it("takes the language of the row for the text's", () => {
  expect(answerOf("Shorts", "Shorts Classic Basic", [], "de").language).toBe("de");
  expect(answerOf("Shorts", "Shorts Classic Basic", []).language).toBe("en");
});

describe("a pack is no size", () => {
  it.each([
    ["fr", "Eau", "Taille: 6 x 1 L"],
    ["fr", "Jus de pomme", "Dimensions: 12 x 25 cl"],
    ["it", "Acqua", "Dimensioni: 6 x 1,5 l"],
  ] as const)("in %s: %s, %s", (language, name, fact) => {
    expect(pointsOf(name, "", [fact], language).join("\n")).not.toMatch(/\d x \d/u);
  });

  it("but two sides are one", () => {
    expect(pointsOf("Tapis", "", ["Dimensions: 60 x 90 cm"], "fr").join("\n")).toContain("60 x 90 cm");
  });
});

describe("a weight", () => {
  it.each([
    [
      "Aufstrich aus Haselnüssen und Kakao für das Brot.",
      ["Größe: 350 g", "Gewicht: 4,2 kg"],
      "Gewicht: 4,2 kg",
    ],
    ["A spread of hazelnuts and cocoa for your bread.", ["Size: 350 g", "Weight: 4.2 kg"], "Weight: 4.2 kg"],
    [
      "Une pâte aux noisettes et au cacao pour le pain.",
      ["Taille: 350 g", "Poids: 4,2 kg"],
      "Poids : 4,2 kg",
    ],
    ["Una crema di nocciole e cacao per il pane.", ["Taglia: 350 g", "Peso: 4,2 kg"], "Peso: 4,2 kg"],
  ])("is the column's and not the size of one pack: %s", (text, facts, point) => {
    const points = pointsOf("Halden 12 x 350 g", text, facts);
    expect(points).toContain(point);
    expect(points.join()).not.toContain(": 350");
  });

  it.each(["EPS", "ABS", "PVC"])("leaves initials of a material in capitals: %s", (material) => {
    const points = pointsOf("Halden", "Ein Helm mit Rücklicht und Netz.", [
      `Material: ${material}/Polycarbonat`,
    ]);
    expect(points.join()).toContain(material);
  });
});

describe("a label says what its value is", () => {
  it.each<readonly [Language, string, string, string]>([
    ["en", "A fine dress for every day.", "Dimensions: UK 14", "Size: UK 14"],
    ["en", "Fine trousers for every day.", "Dimensions: W32 L34", "Size: W32 L34"],
    ["en", "A fine bottle for every day.", "Dimensions: 260 ml", "Capacity: 260 ml"],
    ["en", "A fine litter for every day.", "Dimensions: 10 L", "Volume: 10 L"],
    ["en", "A fine bag for every day.", "Dimensions: 30 x 20 cm", "Dimensions: 30 x 20 cm"],
    ["de", "Eine schöne Flasche für jeden Tag.", "Abmessungen: 260 ml", "Fassungsvermögen: 260 ml"],
    ["de", "Ein schönes Kleid für jeden Tag.", "Abmessungen: XL", "Größe: XL"],
    ["de", "Eine schöne Tasche für jeden Tag.", "Abmessungen: 30 x 20 cm", "Maße: 30 x 20 cm"],
    ["fr", "Une belle bouteille pour tous les jours.", "Dimensions: 260 ml", "Capacité : 260 ml"],
    ["fr", "Une belle robe pour tous les jours.", "Dimensions: XL", "Taille : XL"],
    ["fr", "Un beau sac pour tous les jours.", "Dimensions: 30 x 20 cm", "Dimensions : 30 x 20 cm"],
    ["it", "Una bella bottiglia per ogni giorno.", "Dimensioni: 260 ml", "Capacità: 260 ml"],
    ["it", "Un bel vestito per ogni giorno.", "Dimensioni: XL", "Taglia: XL"],
    ["it", "Una bella borsa per ogni giorno.", "Dimensioni: 30 x 20 cm", "Dimensioni: 30 x 20 cm"],
    ["en", "A fine mascara for every day.", "Features: vegan", "Vegan"],
    ["de", "Eine schöne Creme für jeden Tag.", "Besonderheiten: vegan", "Vegan"],
    [
      "fr",
      "Une belle crème pour tous les jours.",
      "Caractéristiques: avec pompe doseuse",
      "Avec pompe doseuse",
    ],
    ["it", "Una bella crema per ogni giorno.", "Caratteristiche: con erogatore", "Con erogatore"],
  ])("in %s: %s %s", (language, text, fact, point) => {
    expect(pointsOf("Halden", text, [fact], language)).toContain(point);
  });

  it("is not the letters of a model", () => {
    const text = "Wiederaufbereitete Patrone für Drucker im Büro. Reicht für 240 Seiten. Keine Originalware.";
    expect(pointsOf("Halden Patrone 305XL", text, ["Größe: XL"], "de")).not.toContain("Größe: XL");
    expect(pointsOf("Halden Hemd", "Ein Hemd für jeden Tag.", ["Größe: XL"], "de")).toContain("Größe: XL");
  });

  it("and one material is said once", () => {
    const points = pointsOf(
      "Halden Sägeblatt",
      "Werkstoff: HCS\nZahnabstand: 4 mm",
      ["Material: HCS-Stahl"],
      "de",
    );
    expect(points.filter((point) => /HCS/u.test(point))).toHaveLength(1);
  });
});

describe("bullet points that would say nothing", () => {
  it.each([
    ["Ein Band für den Boden. Rolle 1,20 x 25 m = 30", "de", "= 30"],
    ["A tape for the floor. Roll 1.20 x 25 m = 30", "en", "= 30"],
    ["Un nastro per il pavimento. Numero di pezzi: 1 Pezzi", "it", "1 Pezzi"],
    ["Un ruban pour le sol. Nombre de pièces : 1 pièces", "fr", "1 pièces"],
    ["Un alimentatore per il computer.\nVentilatore: Ø 14 cm, x 1", "it", "x 1"],
  ] as const)("%j", (text, language, silent) => {
    for (const point of pointsOf("Halden", text, [], language)) expect(point).not.toContain(silent);
  });

  it("keeps a result with its unit, and several of a size", () => {
    expect(pointsOf("Halden", "Ein Band für den Boden. Rolle 1,20 x 25 m = 30 m²", [], "de")).toContain(
      "Rolle 1,20 x 25 m = 30 m²",
    );
  });
});

describe("the sides of a thing are one point", () => {
  it.each<[Language, string, readonly string[], string]>([
    [
      "en",
      "A fine desk for every office.",
      ["Width: 120 cm", "Depth: 60 cm", "Height: 74 cm"],
      "Dimensions (W x D x H): 120 x 60 x 74 cm",
    ],
    [
      "de",
      "Ein schöner Tisch für jedes Büro.",
      ["Höhe: 74 cm", "Breite: 120 cm", "Tiefe: 60 cm"],
      "Maße (B x T x H): 120 x 60 x 74 cm",
    ],
    [
      "fr",
      "Un beau bureau pour tous les jours.",
      ["Largeur: 120 cm", "Hauteur: 74 cm"],
      "Dimensions (L x H) : 120 x 74 cm",
    ],
    [
      "it",
      "Un bel tavolo per tutti i giorni.",
      ["Larghezza: 120 cm", "Profondità: 60 cm", "Altezza: 74 cm"],
      "Dimensioni (L x P x H): 120 x 60 x 74 cm",
    ],
  ])("where columns state them in one unit (%s)", (language, text, facts, point) => {
    const points = pointsOf("Halden 12", text, facts, language);
    expect(points).toContain(point);
    expect(points.join()).not.toMatch(/Width|Breite|Largeur|Larghezza|Höhe:|Altezza:/u);
  });

  it.each([
    [["Width: 120 cm"], "Width: 120 cm"],
    [["Width: 120 cm", "Height: 740 mm"], "Width: 120 cm"],
    [["Width: 120 cm", "Height: 70-110 cm"], "Width: 120 cm"],
  ])("and stay as they are else: %s", (facts, point) => {
    expect(pointsOf("Halden 12", "A fine desk for every office.", facts)).toContain(point);
  });

  it("and are no point of a sheet whose format the name has", () => {
    const facts = ["Width: 210 mm", "Depth: 297 mm", "Pack size: 5 x 500", "Colour: White"];
    const points = pointsOf("Halden A4 paper 80 gsm", "", facts, "en");
    expect(points).toEqual(expect.arrayContaining(["Pack: 5 x 500"]));
    expect(points.join()).not.toMatch(/210|297|Pieces/u);
  });
});

describe("columns of a price list", () => {
  it.each([
    ["en", "A fine mug for every day.", "Unit: pair"],
    ["de", "Ein schöner Becher für jeden Tag.", "Einheit: Stk"],
    ["fr", "Une belle tasse pour tous les jours.", "Unité: pièce"],
    ["it", "Una bella tazza per tutti i giorni.", "Unità di misura: pezzo"],
    ["de", "Ein schöner Becher für jeden Tag.", "Größe: 3-teilig"],
    ["de", "Ein schöner Becher für jeden Tag.", "Größe: 50 Stück"],
    ["fr", "Une belle tasse pour tous les jours.", "Taille: 6 pièces"],
    ["it", "Una bella tazza per tutti i giorni.", "Taglia: 6 pezzi"],
    ["en", "A fine mug for every day.", "Size: 6 pieces"],
  ] as const)("%s: units and counts are no points: %s %s", (language, text, fact) => {
    const points = pointsOf("Halden 12", text, [fact, "Material: Stoneware"], language);
    expect(points.join()).not.toContain(fact.slice(fact.indexOf(" ") + 1));
  });
});
