import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { isDecisive } from "../../../../src/tasks/description/rules/notices.ts";
import { answerTo } from "./native-description.ts";

function pointsOf(text: string, language: Language, name = "Halden 5"): readonly string[] {
  return answerTo(text, language, { name }).bullet_points;
}

describe("what decides whether a thing can be used", () => {
  test.each([
    "Not for vehicles with ceramic discs",
    "Choking hazard: small parts",
    "Not suitable for children under 3 years",
    "Do not exceed two capsules a day",
    "Contains sulphites",
    "CONTAINS GLUTEN",
    "Dangerous for the environment",
    "Always wear an acid gas respirator",
    "Enthält Milch und Soja",
    "Allergens: MILK, SOYA",
    "Allergene: MILCH, SOJA, HASELNÜSSE",
    "Allergènes : LAIT, SOJA",
    "Allergeni: LATTE, SOIA",
    "May contain traces of nuts",
    "Kann Spuren von Nüssen enthalten",
    "Peut contenir des traces de lait",
    "Traces éventuelles de gluten",
    "Può contenere tracce di soia",
    "Not a genuine Acme part",
    "Kein Originalteil von Acme",
    "Pièce non d'origine",
    "Ricambio non originale",
    "Provoque une sévère irritation des yeux",
    "Provoca grave irritazione oculare",
    "Kein Spielzeug",
    "Contient du gluten",
    "Contient des fruits à coque",
    "Contiene frutta a guscio",
    "Provoca gravi lesioni oculari",
    "12 year guarantee",
    "Not suitable for enclosed luminaires",
    "Nicht für Fahrzeuge mit Keramikbremse",
    "Erstickungsgefahr durch Kleinteile",
    "Nicht für Kinder unter 36 Monaten geeignet",
    "Die Tagesdosis nicht überschreiten",
    "Enthält Sulfite",
    "10 Jahre Garantie",
    "Ne convient pas aux véhicules à frein électrique",
    "Risque d'étouffement par petites pièces",
    "Danger d'étouffement",
    "Ne pas dépasser deux gélules par jour",
    "Contient des sulfites",
    "Garantie : 5 ans",
    "Non compatibile con freni in ceramica",
    "Rischio di soffocamento",
    "Non superare due capsule al giorno",
    "Contiene solfiti",
    "Garanzia 10 anni",
  ])("is said in %s", (text) => expect(isDecisive(text)).toBe(true));

  test.each([
    "Allergens: none",
    "May contain up to 12 bottles",
    "2 years warranty",
    "3 year guarantee when registered",
    "Do not bleach",
    "Contains no gluten",
    "Does not contain milk",
    "Enthält kein Gluten",
    "Ne contient pas de gluten",
    "Non contiene glutine",
    "Nicht umweltgefährlich",
    "2 Jahre Garantie",
    "Nicht bleichen",
    "Garantie 2 ans",
    "Ne pas repasser",
    "Garanzia 2 anni",
    "Non candeggiare",
    "Free of sulphites",
    "Ohne Sulfite",
    "Sans sulfites ajoutés",
    "Senza solfiti aggiunti",
  ])("is not said in %s", (text) => expect(isDecisive(text)).toBe(false));

  test.each<readonly [Language, string, RegExp]>([
    [
      "en",
      "Front pads with wear indicator. Low dust. Quiet. Height 50 mm. Set of 4. Made in a foundry of our own. Not for vehicles with ceramic discs.",
      /^Not for vehicles with ceramic discs$/m,
    ],
    [
      "en",
      "Wooden blocks in a bag. Choking hazard: small parts. Colour: red",
      /^Choking hazard: small parts$/m,
    ],
    [
      "de",
      "Beläge mit Verschleißanzeige. Staubarm. Leise. Höhe 50 mm. Satz mit 4 Stück. Aus eigener Fertigung. Nicht für Fahrzeuge mit Keramikbremse.",
      /^Nicht für Fahrzeuge mit Keramikbremse$/m,
    ],
    ["de", "Trockener Rotwein mit Noten von Kirsche. Enthält Sulfite. Gutsabfüllung.", /^Enthält Sulfite$/m],
    ["de", "Dinkelmehl aus der Region.\n• fein gemahlen\n• DE-ÖKO-037", /^DE-ÖKO-037$/m],
    [
      "fr",
      "Plaquettes avec témoin d'usure. Peu de poussière. Silencieuses. Hauteur 50 mm. Jeu de 4. Ne convient pas aux véhicules à frein électrique.",
      /^Ne convient pas aux véhicules à frein électrique$/m,
    ],
    [
      "fr",
      "Vin rouge sec aux notes de cerise. Contient des sulfites. Mis en bouteille au domaine.",
      /^Contient des sulfites$/m,
    ],
    [
      "it",
      "Vino rosso secco con note di ciliegia. Contiene solfiti. Imbottigliato all'origine.",
      /^Contiene solfiti$/m,
    ],
    [
      "it",
      "Integratore di magnesio in capsule. Non superare due capsule al giorno. Senza glutine.",
      /^Non superare due capsule al giorno$/m,
    ],
  ])("is a point in %s: %s", (language, text, point) =>
    expect(pointsOf(text, language).join("\n")).toMatch(point),
  );

  test.each<readonly [Language, string, string]>([
    [
      "en",
      "Running jacket of light fabric. Taped seams. Two zip pockets. Reflective details. Packs into itself. Weight 240 g. Adjustable hem.",
      "Weight 240 g",
    ],
    [
      "de",
      "Laufjacke aus leichtem Stoff. Nähte verklebt. Zwei Taschen. Reflektierende Details. Klein faltbar. Gewicht 240 g. Saum verstellbar.",
      "Gewicht 240 g",
    ],
    [
      "fr",
      "Veste de course en tissu léger. Coutures soudées. Deux poches. Détails réfléchissants. Se replie dans sa poche. Poids 240 g. Ourlet réglable.",
      "Poids 240 g",
    ],
    [
      "it",
      "Giacca da corsa in tessuto leggero. Cuciture nastrate. Due tasche. Dettagli riflettenti. Si ripiega in tasca. Peso 240 g. Orlo regolabile.",
      "Peso 240 g",
    ],
  ])("goes before trifles in %s: %s", (language, text, trifle) => {
    const points = pointsOf(text, language);
    expect(points).toHaveLength(6);
    expect(points).not.toContain(trifle);
  });
});

describe("a point", () => {
  test.each<readonly [Language, string, readonly string[]]>([
    [
      "en",
      "Train set with engine, 3 carriages, bridge, 2 signals & 30 pieces of track.",
      ["Train set with engine, 3 carriages, bridge, 2 signals & 30 pieces of track"],
    ],
    [
      "en",
      "Tool kit including hammer, 2 pliers, tape, 3 files and 20 screws.",
      ["Tool kit including hammer, 2 pliers, tape, 3 files and 20 screws"],
    ],
    [
      "de",
      "Bahn mit Lok, 3 Wagen, Brücke, 2 Signalen und 30 Schienen.",
      ["Bahn mit Lok, 3 Wagen, Brücke, 2 Signalen und 30 Schienen"],
    ],
    [
      "de",
      "Durch seine 64-Bit-Architektur, LPDDR4 und schnelle Grafik steht es für Leistung, Spiele und Filme der neuen Generation.",
      [
        "Durch seine 64-Bit-Architektur, LPDDR4 und schnelle Grafik steht es für Leistung, Spiele und Filme der neuen Generation",
      ],
    ],
    [
      "fr",
      "Train avec locomotive, 3 wagons, pont, 2 signaux et 30 rails.",
      ["Train avec locomotive, 3 wagons, pont, 2 signaux et 30 rails"],
    ],
    [
      "fr",
      "Avec ses 8 cœurs, 16 threads et 32 Go, ce poste reste rapide, silencieux, sobre.",
      ["Avec ses 8 cœurs, 16 threads et 32 Go, ce poste reste rapide, silencieux, sobre"],
    ],
    [
      "it",
      "Treno con locomotiva, 3 vagoni, ponte, 2 segnali e 30 binari.",
      ["Treno con locomotiva, 3 vagoni, ponte, 2 segnali e 30 binari"],
    ],
    [
      "it",
      "Con 8 core, 16 thread e 32 GB, questo computer è rapido, silenzioso, parco.",
      ["Con 8 core, 16 thread e 32 GB, questo computer è rapido, silenzioso, parco"],
    ],
  ])("is not torn at commas in %s: %s", (language, text, wanted) => {
    expect(
      pointsOf(
        `${text} ${{ en: "Made of wood.", de: "Aus Holz.", fr: "En bois massif.", it: "In legno massello." }[language]}`,
        language,
      ).slice(0, 1),
    ).toEqual(wanted);
  });

  test.each<readonly [Language, string, number]>([
    ["en", "Cordless drill with case, 18 V, 60 Nm, 2 gears, 1.4 kg and soft grip.", 3],
    ["de", "Bohrschrauber mit Koffer, 18 V, max. 60 Nm, 2 Gänge, Gewicht 1,4 kg.", 3],
    ["fr", "Perceuse avec coffret, 18 V, 60 Nm, 2 vitesses, poids 1,4 kg.", 2],
    ["it", "Trapano con valigetta, 18 V, 60 Nm, 2 velocità, peso 1,4 kg.", 2],
  ])("is each entry of a list of the thing's data in %s: %s", (language, text, fewest) =>
    expect(pointsOf(text, language).length).toBeGreaterThanOrEqual(fewest),
  );

  test.each<readonly [Language, string, string]>([
    ["en", "Black plastic case. Screen of 32 inches. HDMI: 4 (2x HDMI 2.1)", "HDMI: 4 (2x HDMI 2.1)"],
    ["de", "Schwarzes Gehäuse. Bildschirm mit 32 Zoll. HDMI: 3 (1x HDMI 2.1)", "HDMI: 3 (1x HDMI 2.1)"],
    ["fr", "Boîtier noir. Écran de 32 pouces. HDMI : 3 (1 x HDMI 2.1)", "HDMI : 3 (1 x HDMI 2.1)"],
    ["it", "Scocca nera. Schermo da 32 pollici. HDMI: 3 (1x HDMI 2.1)", "HDMI: 3 (1x HDMI 2.1)"],
  ])("has its label in %s: %s", (language, text, wanted) =>
    expect(pointsOf(text, language)).toContain(wanted),
  );

  test.each<readonly [Language, string, string]>([
    ["en", "Steel frame\nWidth: 150 mm, 15 cm", "Width: 150 mm"],
    ["de", "Rahmen aus Stahl\nBreite: 1,5 m, 150 cm", "Breite: 1,5 m"],
    ["fr", "Cadre en acier\nLargeur : 15 cm, 150 mm", "Largeur : 15 cm"],
    ["it", "Telaio in acciaio\nLarghezza: 150 mm, 15 cm", "Larghezza: 150 mm"],
    ["it", "Telaio in acciaio\nLarghezza: 15 cm, 160 mm", "Larghezza: 15 cm, 160 mm"],
  ])("has each measure once in %s: %s", (language, text, wanted) =>
    expect(pointsOf(text, language)).toContain(wanted),
  );

  test.each<readonly [Language, string, RegExp]>([
    [
      "de",
      "Der Spieler misst 30 cm. Selbstverständlich gibt er auch alte Platten wieder. Mit zwei Ausgängen.",
      /gibt er/,
    ],
    [
      "de",
      "Die Kamera filmt rundum. Mit der Kamera geschieht das direkt am Telefon. Mit 8 GB Speicher.",
      /geschieht das/,
    ],
    ["it", "Stampante a colori. Per le copie, mantiene la stessa velocità. Vassoio da 250 fogli.", /stessa/],
    ["en", "Colour printer. For copies it keeps the same speed. Tray for 250 sheets.", /same/],
    ["fr", "Imprimante couleur. Pour les copies, elle garde la même vitesse. Bac de 250 feuilles.", /même/],
  ])("needs no other sentence in %s: %s", (language, text, torn) =>
    expect(pointsOf(text, language).join("\n")).not.toMatch(torn),
  );

  test.each<readonly [Language, string, string]>([
    [
      "fr",
      "Trail shoes for women. Breathable mesh upper. Cushioned midsole foam. Poids : 270 g",
      "Poids : 270 g",
    ],
    [
      "de",
      "Trail shoes for women. Breathable mesh upper. Cushioned midsole foam. Gewicht: 270 g",
      "Gewicht: 270 g",
    ],
    [
      "it",
      "Trail shoes for women. Breathable mesh upper. Cushioned midsole foam. Peso: 270 g",
      "Peso: 270 g",
    ],
  ])("is in the language of the feed, %s", (language, text, wanted) =>
    expect(pointsOf(text, language)).toEqual([wanted]),
  );
});

test.each<readonly [Language, string, RegExp]>([
  [
    "en",
    "Pair of flat wiper blades. Push button fitting. RIGHT HAND DRIVE ONLY.",
    /^Right Hand Drive Only$/m,
  ],
  [
    "en",
    "Four steel burners. Cast iron grill. Gas bottle & regulator not included.",
    /^Gas bottle & regulator not included$/m,
  ],
  ["en", "Braided cable with two plugs. Data 480 Mbps. Does not support video.", /^Does not support video$/m],
  [
    "en",
    "Slow flow teat for bottles. Sterilise before first use. Height 12 cm.",
    /^Sterilise before first use$/m,
  ],
  [
    "de",
    "Vier Brenner aus Edelstahl. Rost aus Gusseisen. Gasflasche nicht enthalten.",
    /^Gasflasche nicht enthalten$/m,
  ],
  [
    "de",
    "Sauger mit langsamem Fluss. Vor dem ersten Gebrauch sterilisieren. Höhe 12 cm.",
    /^Vor dem ersten Gebrauch sterilisieren$/m,
  ],
  [
    "fr",
    "Quatre brûleurs en inox. Grille en fonte. Bouteille de gaz non fournie.",
    /^Bouteille de gaz non fournie$/m,
  ],
  [
    "it",
    "Smerigliatrice con impugnatura antivibrazioni. Potenza 850 W. Disco non compreso.",
    /^Disco non compreso$/m,
  ],
])("what a buyer must know first is a point in %s: %s", (language, text, point) =>
  expect(pointsOf(text, language).join("\n")).toMatch(point),
);

describe("a restriction of use", () => {
  test.each<readonly [Language, string, string]>([
    ["en", "Do not use on puppies. For dogs from 20 kg. Pipette of 2 ml.", "Do not use on puppies"],
    ["en", "Warms up to 60 °C. Never leave unattended. Cable of 2 m.", "Never leave unattended"],
    [
      "de",
      "Nicht für den Außenbereich geeignet. Stärke 17 mm. Kokosfaser.",
      "Nicht für den Außenbereich geeignet",
    ],
    ["fr", "Ne pas utiliser sous la pluie. Couple 50 Nm. Mandrin 13 mm.", "Ne pas utiliser sous la pluie"],
    ["it", "NON adatto al fornello. Diametro 70 mm. Lavabile in lavastoviglie.", "NON adatto al fornello"],
  ])("is the last point, and stays in the description (%s: %s)", (language, text, last) => {
    expect(pointsOf(text, language).at(-1)).toBe(last);
    expect(pointsOf(text, language).length).toBeGreaterThan(1);
    expect(answerTo(text, language, { name: "Halden 5" }).best_description).toContain(last);
  });

  test.each<readonly [Language, string, RegExp]>([
    ["en", "Cotton with a zip of 20 cm. Do not bleach. Two pockets.", /bleach/u],
    ["de", "Baumwolle mit Zip von 20 cm. Nicht bleichen. Zwei Taschen.", /bleichen/u],
    ["fr", "Coton avec un zip de 20 cm. Ne pas repasser. Deux poches.", /repasser/u],
    ["it", "Cotone con zip da 20 cm. Non candeggiare. Due tasche.", /candeggiare/u],
  ])("is no advice on care (%s: %s)", (language, text, care) => {
    expect(pointsOf(text, language).join("\n")).not.toMatch(care);
  });

  test("takes the place of a weight where there is no room", () => {
    const text = "Zoom 4x. Range 20 m. Field 8°. Prism BK7. Lens 32 mm. Not suitable for looking at the sun.";
    const { bullet_points: points } = answerTo(text, "en", {
      name: "Halden 5",
      facts: { Weight: "400 g" },
    });
    expect(points.at(-1)).toBe("Not suitable for looking at the sun");
    expect(points.join("\n")).not.toContain("400 g");
  });
});

describe("a warning leads neither the points nor the search text", () => {
  test.each<readonly [Language, string, string, string]>([
    [
      "en",
      "Halden marble run",
      "Run to build, 120 pieces. Two loops of clear track. Small parts. Choking hazard.",
      "Choking hazard",
    ],
    [
      "de",
      "Halden Kugelbahn",
      "Bahn zum Bauen, 120 Teile. Zwei Schleifen aus Holz. Kleinteile. Erstickungsgefahr.",
      "Erstickungsgefahr",
    ],
    [
      "fr",
      "Halden circuit à billes",
      "Circuit à construire, 120 pièces. Deux boucles en bois. Petites pièces. Danger d'étouffement.",
      "Danger d'étouffement",
    ],
    [
      "it",
      "Halden pista per biglie",
      "Pista da costruire, 120 pezzi. Due anelli di legno. Piccole parti. Pericolo di soffocamento.",
      "Pericolo di soffocamento",
    ],
  ])("in %s: %s", (language, name, text, warning) => {
    const { bullet_points: points, seo } = answerTo(text, language, { name });
    expect(points.indexOf(warning)).toBe(points.length - 1);
    expect(points.length).toBeGreaterThan(1);
    expect(seo?.meta_description.toLowerCase()).not.toContain(warning.toLowerCase());
  });

  test.each<readonly [Language, string, string]>([
    ["en", "Halden knife block", "Reduces the risk of cuts. Beech, 25 cm high."],
    ["fr", "Halden bloc couteaux", "Réduit le risque de coupures. Hêtre, hauteur 25 cm."],
  ])("and what lessens a danger stays where it is, in %s: %s", (language, name, text) => {
    const [first = ""] = text.split(". ");
    expect(answerTo(text, language, { name }).bullet_points[0]).toBe(first);
  });
});

describe("a restriction with the thing as its subject", () => {
  test.each<readonly [Language, string, string]>([
    [
      "en",
      "The Halden 5 is not suitable for induction hobs. Steel handle of 20 cm. Lid of glass.",
      "The Halden 5 is not suitable for induction hobs",
    ],
    [
      "de",
      "Die Pfanne ist nicht geeignet für Induktion. Stahlgriff mit 20 cm. Deckel aus Glas.",
      "Die Pfanne ist nicht geeignet für Induktion",
    ],
    [
      "fr",
      "La poêle ne convient pas à l'induction. Manche en acier de 20 cm. Couvercle en verre.",
      "La poêle ne convient pas à l'induction",
    ],
    [
      "it",
      "Non è adatto a piani a induzione. Manico in acciaio da 20 cm. Coperchio in vetro.",
      "Non è adatto a piani a induzione",
    ],
  ])("is the last point, and never the meta description (%s: %s)", (language, text, last) => {
    const { bullet_points: points, seo } = answerTo(text, language, { name: "Halden 5" });
    expect(points.at(-1)).toBe(last);
    expect(points.length).toBeGreaterThan(1);
    expect(seo?.meta_description).not.toContain(last);
  });
});

describe("what the law has people told of a food is a point", () => {
  test.each<readonly [Language, string, readonly string[]]>([
    [
      "en",
      "24 pralines in a box. Allergens: MILK, SOYA. May contain traces of nuts.",
      ["Allergens: MILK, SOYA", "May contain traces of nuts"],
    ],
    [
      "de",
      "24 handgemachte Pralinen in einer Schachtel mit Satinband. Allergene: MILCH, SOJA, HASELNÜSSE, MANDELN.",
      ["Allergene: MILCH, SOJA, HASELNÜSSE, MANDELN"],
    ],
    [
      "fr",
      "24 chocolats dans une boîte. Allergènes : LAIT, SOJA, AMANDES.",
      ["Allergènes : LAIT, SOJA, AMANDES"],
    ],
    ["it", "24 cioccolatini in una scatola. Allergeni: LATTE, SOIA, NOCI.", ["Allergeni: LATTE, SOIA, NOCI"]],
  ])("%s: %s", (language, text, wanted) =>
    expect(pointsOf(text, language)).toEqual(expect.arrayContaining([...wanted])),
  );
});
