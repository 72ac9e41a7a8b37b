import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { answerTo } from "./native-description.ts";

type Case = readonly [language: Language, name: string, text: string, other: string];

function answer([language, name, text]: Case) {
  const { bullet_points: points, seo } = answerTo(text, language, { name });
  return { points, meta: seo?.meta_description ?? "" };
}

/** A text that a shop cut at 150 characters. */
function cut(text: string): string {
  return text.padEnd(150, text.slice(-20)).slice(0, 150);
}

describe("a text that a shop cut at a round number of characters", () => {
  const long = {
    en: "The bag is made of waxed cotton. It has two outer pockets and a padded sleeve for a laptop of up to fifteen inches, with a lining made of recycled bot",
    de: "Die Tasche besteht aus gewachster Baumwolle. Sie hat zwei Außentaschen und ein gepolstertes Fach für einen Laptop bis fünfzehn Zoll, dazu ein Futter au",
    fr: "Le sac est en coton ciré. Il a deux poches extérieures et une housse rembourrée pour un ordinateur de quinze pouces, avec une doublure en bouteilles rec",
    it: "La borsa è in cotone cerato. Ha due tasche esterne e uno scomparto imbottito per un portatile di quindici pollici, con una fodera fatta di bottiglie ric",
  } as const;
  test.each(Object.entries(long) as [Language, string][])(
    "has a whole first point only (%s)",
    (language, text) => {
      const { points, meta } = answer([language, "Nova", cut(text), ""]);
      const rest = text.split(". ")[1]?.slice(0, 20) ?? "";
      expect([...points, meta].join("\n")).not.toContain(rest);
    },
  );

  test("its last labelled value is none", () => {
    const text = cut(
      "Pack de trois paires de chaussettes en coton peigné pour le sport et la ville. Réf : AX4102-905, semelle bouclette renforcée, tenue parfaite. Couleur : Blanc, Gr",
    );
    expect(answer(["fr", "Chaussettes Nova", text, ""]).points.join("\n")).not.toMatch(/Gr$/u);
  });
});

describe("a bullet point is no", () => {
  test.each<Case>([
    [
      "fr",
      "Batterie Nova",
      "Batterie de rechange Nova, 7,2 V, 720 mAh, Li-Ion, Noir, 60 mm x 36 mm x 36 mm",
      "7,2 V",
    ],
    ["de", "Akku Nova", "Ersatzakku Nova mit Schutz, 7,2 V, 720 mAh, Li-Ion, Schwarz, 115 g", "115 g"],
    ["it", "Batteria Nova", "Batteria di ricambio Nova, 7,2 V, 720 mAh, ioni di litio, Nero, 115 g", "Nero"],
    ["en", "Battery Nova", "Spare battery Nova with case, 7.2 V, 720 mAh, Li-Ion, Black, 115 g", "Black"],
    ["fr", "Collier Nova", "Collier fin Nova en métal, 3 atm, 45 cm, Argent, 12 g", "Argent"],
  ])("value alone (%s: %s)", (...row) => {
    expect(answer(row).points).not.toContain(row[3]);
  });

  test.each<Case>([
    [
      "fr",
      "Coque Nova",
      "CompatibilitéiPhone 5S, CaractéristiquesEtuis du corps, MatérielCuir PU, StyleDesign spécial",
      "Matériel",
    ],
    [
      "fr",
      "Suspension Nova",
      "suspension: 1200mm diamètre: 100mm protection: IP20 puissance: 40 watt",
      "diamètre: 100mm protection",
    ],
    [
      "en",
      "Necklace Nova",
      "MaterialAlloy, StyleCasual look, ColourGold, OccasionParty and wedding",
      "MaterialAlloy",
    ],
    [
      "de",
      "Kette Nova",
      "MaterialLegierung, FarbeGold, AnlassHochzeit und Feier, StilKlassisch",
      "FarbeGold",
    ],
  ])("form whose parts ran together (%s: %s)", (...row) => {
    const { points, meta } = answer(row);
    expect([...points, meta].join("\n")).not.toContain(row[3]);
  });

  test.each<Case>([
    [
      "it",
      "Tavolo Nova",
      "Dimensioni: 180 x 120 x 75 cm, 75 cm\nMateriale: Teca",
      "Dimensioni: 180 x 120 x 75 cm",
    ],
    ["it", "Switch Nova", "Voltaggio: 100-240 V, 240 V, 100 - 240 V\nColore: Nero", "Voltaggio: 100-240 V"],
    ["de", "Tisch Nova", "Maße: 180 x 75 cm, 75 cm\nMaterial: Eiche", "Maße: 180 x 75 cm"],
    ["en", "Table Nova", "Size: 180 x 75 cm, 75 cm\nMaterial: Oak", "Size: 180 x 75 cm"],
    ["fr", "Table Nova", "Dimensions : 180 x 75 cm, 75 cm\nMatière : Chêne", "Dimensions : 180 x 75 cm"],
  ])("list that says a value again (%s: %s)", (...row) => {
    expect(answer(row).points).toContain(row[3]);
  });

  test.each<Case>([
    [
      "fr",
      "Escarpins Nova",
      "Escarpins rouges bi matière à talons - Escarpins rouges à talons de 13 cm, adoucis par un patin.",
      "",
    ],
    [
      "en",
      "Heels Nova",
      "Red heels in two materials - Red heels of 13 cm, softened by a pad at the front.",
      "",
    ],
    [
      "de",
      "Pumps Nova",
      "Rote Pumps mit Absatz - Rote Pumps mit 13 cm hohem Absatz und einem weichen Polster.",
      "",
    ],
    [
      "it",
      "Décolleté Nova",
      "Scarpe rosse con tacco - Scarpe rosse con tacco di 13 cm e morbida imbottitura.",
      "",
    ],
    ["fr", "Table Nova", "Table basse en teck - Table basse en bois de teck massif, pour le salon.", ""],
  ])("title with its text (%s: %s)", (...row) => {
    const { points, meta } = answer(row);
    expect([...points, meta].join("\n")).not.toMatch(/ - /u);
    expect(points).toHaveLength(1);
  });
});

describe("a short text is no", () => {
  test.each<Case>([
    [
      "de",
      "Receiver AX 20",
      "Das Interesse an Heimkino ist enorm. Der Receiver hat vier Eingänge.",
      "Interesse",
    ],
    ["en", "Receiver AX 20", "Nowadays everyone streams. The receiver has four inputs.", "Nowadays"],
    ["fr", "Ampli AX 20", "De nos jours, la musique est partout. L'ampli a quatre entrées.", "nos jours"],
    ["it", "Ampli AX 20", "Oggigiorno la musica è ovunque. L'ampli ha quattro ingressi.", "Oggigiorno"],
    ["de", "Box M 10", "Man kann Musik überall hören. Die Box spielt Musik von SD-Karten.", "Man kann"],
  ])("saying about the world (%s: %s)", (...row) => {
    const { points, meta } = answer(row);
    expect([...points, meta].join("\n")).not.toContain(row[3]);
  });

  test.each<Case>([
    [
      "de",
      "Receiver AX 20",
      "Der Receiver hat vier Eingänge. Er kostet im Fachhandel wenig, UVP 99 Euro.",
      "UVP",
    ],
    [
      "en",
      "Receiver AX 20",
      "The receiver has four inputs. The receiver comes at an unbeatable price.",
      "price",
    ],
    ["fr", "Ampli AX 20", "L'ampli a quatre entrées. L'ampli est proposé à un prix imbattable.", "prix"],
    ["it", "Ampli AX 20", "L'ampli ha quattro ingressi. L'ampli ha un prezzo imbattibile.", "prezzo"],
    [
      "de",
      "Receiver AX 20",
      "Der Receiver hat vier Eingänge. Der Receiver überzeugt zu einem attraktiven Preis.",
      "Preis",
    ],
  ])("word about prices (%s: %s)", (...row) => {
    const { points, meta } = answer(row);
    expect([...points, meta].join("\n")).not.toContain(row[3]);
  });

  test.each<Case>([
    [
      "de",
      "Uhr Nova",
      "Armband „Made in Alba“ Unsere stylische Edition wird mit Armband geliefert. Die Uhr ist leicht.",
      "“ Unsere",
    ],
    ["de", "Box M 10", "Die Box M 10 ist klein. Sie spielt Musik von Karten ab.", "Sie spielt"],
    [
      "fr",
      "Canapé Nova",
      "Canapé en tissu Le charme de ce canapé repose sur un style sobre. Il a trois places.",
      "tissu Le",
    ],
    ["fr", "Étui Nova", "Étui souple pour 4SEn cuir noir avec fermeture. L'étui est doublé.", "4SEn"],
    ["it", "Monitor Nova", "Display: 24, 23,8, 22\nColore: Nero", "Display"],
  ])("torn or glued piece (%s: %s)", (...row) => {
    const { points } = answer(row);
    expect(points.join("\n")).not.toContain(row[3]);
  });

  test("name of the device behind a short form", () => {
    const text = "Batterie pour type/réf. Nova PA33 avec protection.";
    expect(answer(["fr", "Batterie Alba 7", text, ""]).points).toEqual([text.slice(0, -1)]);
  });

  test("sentence without its first word at the end of a line", () => {
    const text =
      "Der Verstärker klingt rein und kräftig, und er bleibt dabei kühl. Für\nHörer ist er eine Freude, weil er leise Töne zeigt.";
    expect(answerTo(text, "de", { name: "Verstärker Nova" }).best_description).toContain("Für Hörer ist er");
  });
});

describe("a meta description says the name once", () => {
  test.each<Case>([
    ["en", "Brown Cushions", "Stylish round brown cushions.", "Brown Cushions:"],
    ["de", "CD-Boombox SCD 540 Pink", "CD-Boombox mit Kassettenspieler", "540"],
    ["fr", "Film de protection pour Nova G2", "Film de protection souple et clair pour Nova G2", "Nova G2 :"],
    ["it", "Vaso in ceramica bianco", "Vaso in ceramica fatto a mano", "bianco:"],
    ["en", "Wooden Fence", "Wooden garden fence of larch slats", "Fence:"],
  ])("%s: %s", (...row) => {
    expect(answer(row).meta).not.toContain(row[3]);
  });
});

describe("a text that only fills a place", () => {
  test.each<Language>(["en", "de", "fr", "it"])("makes no points (%s)", (language) => {
    const text =
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Class aptent taciti sociosqu ad litora torquent per conubia nostra, per inceptos himenaeos. Vestibulum sagittis orci ac odio dictum.";
    const {
      bullet_points: points,
      message,
      best_description: best,
    } = answerTo(text, language, { name: "Nova" });
    expect(points).toEqual([]);
    expect(message).toContain("Lorem ipsum");
    expect(best).toBe(text);
  });
});

describe("a part for another maker's device", () => {
  test.each<Case>([
    [
      "fr",
      "Chargeur pc samsung r728",
      "Alimentation haute qualité compatible avec votre ordinateur portable toshiba.",
      "",
    ],
    ["de", "Akku für HP 650", "Der Akku hält lange. Passend für Lenovo Notebooks.", ""],
    [
      "it",
      "Caricabatterie Asus 90 W",
      "Alimentatore sicuro, compatibile con notebook Acer. Adatto per Acer e altri.",
      "",
    ],
    ["en", "Laptop charger Dell 90 W", "A safe power supply. Fits your Lenovo notebook at once.", ""],
  ])("makes no points (%s: %s)", (...row) => {
    expect(answer(row).points).toEqual([]);
  });
  test.each<Case>([
    [
      "fr",
      "Câble de charge pour LG F5",
      "Câble compatible pour téléphone LG F5. Charge vite votre téléphone.",
      "",
    ],
    ["de", "Akku für HP 650", "Der Akku hält lange. Passend für HP und Compaq Notebooks.", ""],
  ])("is its own where the text has the maker (%s: %s)", (...row) => {
    expect(answer(row).points.length).toBeGreaterThan(0);
  });
});

describe("how a point and a search text begin", () => {
  test.each([
    [
      "de",
      "Natürlich kann der Empfänger auch Musik vom Telefon spielen.",
      "Der Empfänger kann auch Musik vom Telefon spielen",
    ],
    [
      "de",
      "Selbstverständlich bietet das Radio Platz für 40 Sender.",
      "Das Radio bietet Platz für 40 Sender",
    ],
  ] as const)("has the subject first (%s): %s", (language, text, point) => {
    const said = answerTo(`Ein Radio für die Küche mit großem Display. ${text}`, language, {
      name: "Radio Nova",
    });
    expect(said.bullet_points).toContain(point);
  });

  test.each([
    ["de", "Hiermit ist es möglich, Bilder auf den zweiten Fernseher zu bringen.", "Hiermit"],
    ["de", "Wieder einmal setzen die Lautsprecher ein Zeichen für guten Klang.", "Wieder"],
    ["en", "Of course the speakers set a sign for good sound at home.", "Of course"],
    ["en", "With nothing left, they walk the path along the sea to the south.", "With nothing"],
    ["fr", "Bien sûr, les enceintes donnent un bon son dans toute la maison.", "Bien sûr"],
    ["it", "Ovviamente le casse danno un buon suono in tutta la casa.", "Ovviamente"],
  ] as const)("is none that leans on the sentence before (%s): %s", (language, text, start) => {
    const { bullet_points, seo } = answerTo(text, language, { name: "Nova 20" });
    expect([...bullet_points, seo?.meta_description].join("\n")).not.toContain(start);
  });

  test.each([
    [
      "fr",
      "GaN fast charger 65W, dual USB-C and USB-A ports. Chargeur compact pour la table de chevet.",
      "GaN fast",
    ],
    ["en", "Cartouche d'encre noire à haut rendement. Black ink cartridge for 240 pages.", "Cartouche"],
    [
      "de",
      "Compact charger for the bedside table and travel. Ladegerät für das Bett und die Reise.",
      "Compact",
    ],
    [
      "it",
      "Compact charger for the bedside table and travel. Caricatore per il letto e il viaggio.",
      "Compact",
    ],
  ] as const)("is in the row's language (%s): %s", (language, text, foreign) => {
    const { bullet_points, seo } = answerTo(text, language, { name: "Nova 20" });
    expect([...bullet_points, seo?.meta_description].join("\n")).not.toContain(foreign);
  });

  test.each([
    ["de", "Massivholz-Tisch im Landhausstil. Tischplatte aus Eiche, geölt und massiv.", "Massivholz-Tisch"],
    ["en", "Solid table, country style. The table top is of oiled oak and solid.", "Solid table"],
    ["fr", "Table massive rustique. Plateau de table en chêne huilé et massif.", "Table massive"],
    ["it", "Tavolo massiccio rustico. Piano del tavolo in rovere oliato e massiccio.", "Tavolo massiccio"],
  ] as const)("is the sentence that names the thing, however short (%s): %s", (language, text, start) => {
    const name = { de: "Tisch Nova", en: "Nova table", fr: "Table Nova", it: "Tavolo Nova" }[language];
    expect(answerTo(text, language, { name }).seo?.meta_description).toMatch(new RegExp(`^${start}`, "u"));
  });
});
