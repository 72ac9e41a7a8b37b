import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { answerTo } from "./native-description.ts";

interface Sold {
  readonly name: string;
  readonly text?: string;
  readonly bullets: readonly string[];
  readonly facts?: Readonly<Record<string, string>>;
}

function answerOf(language: Language, { name, text = "", bullets, facts = {} }: Sold) {
  const numbered = Object.fromEntries(bullets.map((bullet, place) => [`bullet point ${place + 1}`, bullet]));
  return answerTo(text, language, { name, facts: { ...numbered, ...facts } });
}

const pointsOf = (language: Language, sold: Sold) => answerOf(language, sold).bullet_points;

describe("the seller's own bullet points", () => {
  test.each<[Language, Sold, readonly string[]]>([
    [
      "en",
      {
        name: "Halden Yoga Mat Blue",
        text: "The Halden yoga mat lies flat on any floor. It comes with a carry strap.",
        bullets: [
          "★ EXTRA THICK - 8mm foam protects knees and wrists",
          "✅ EASY TO CLEAN: wipe with a damp cloth",
          "Rolls up to 12cm across",
          "BUY WITH CONFIDENCE - 30 day money back guarantee",
        ],
        facts: { Material: "TPE", "Item weight": "900 g" },
      },
      [
        "Extra thick: 8mm foam protects knees and wrists",
        "Easy to clean: wipe with a damp cloth",
        "Rolls up to 12cm across",
        "Material: TPE",
      ],
    ],
    [
      "de",
      {
        name: "Halden Trinkflasche 750 ml",
        text: "Die Halden Trinkflasche hält Getränke lange kalt. Der Deckel schließt dicht.",
        bullets: [
          "【AUSLAUFSICHER】Deckel mit Silikonring, auch für Kohlensäure",
          "【LEICHT ZU REINIGEN】Weite Öffnung, spülmaschinenfest",
          "✔ Edelstahl 18/8, ohne BPA",
          "【100% ZUFRIEDENHEIT】Nicht zufrieden? Geld zurück innerhalb 30 Tagen!",
        ],
      },
      [
        "Auslaufsicher: Deckel mit Silikonring, auch für Kohlensäure",
        "Leicht zu reinigen: Weite Öffnung, spülmaschinenfest",
        "Edelstahl 18/8, ohne BPA",
      ],
    ],
    [
      "fr",
      {
        name: "Halden lampe de bureau LED",
        text: "La lampe de bureau Halden éclaire sans éblouir. Son bras se règle d’une main.",
        bullets: [
          "✅ BRAS ARTICULÉ - hauteur réglable de 20 à 45 cm",
          "3 intensités, de 200 à 600 lm",
          "Alimentation USB, câble de 1,5 m",
          "SERVICE CLIENT - satisfait ou remboursé 30 jours",
        ],
      },
      [
        "Bras articulé : hauteur réglable de 20 à 45 cm",
        "3 intensités, de 200 à 600 lm",
        "Alimentation USB, câble de 1,5 m",
      ],
    ],
    [
      "it",
      {
        name: "Halden zaino trekking 30 L",
        text: "Lo zaino Halden accompagna le escursioni di un giorno. La schiena lascia passare l'aria.",
        bullets: [
          "⭐ CAPACITÀ 30 LITRI: spazio per una giornata in montagna",
          "Spallacci REGOLABILI e cintura in vita",
          "2 tasche laterali per borracce da 1 L",
          "GARANZIA SODDISFATTI O RIMBORSATI: scrivici, rispondiamo subito!",
        ],
      },
      [
        "Capacità 30 litri: spazio per una giornata in montagna",
        "Spallacci regolabili e cintura in vita",
        "2 tasche laterali per borracce da 1 L",
      ],
    ],
  ])(
    "are the product's, in their order and without decoration and promises: %s",
    (language, sold, points) => {
      expect(pointsOf(language, sold).slice(0, points.length)).toEqual(points);
      expect(pointsOf(language, sold).join(" ")).not.toMatch(/900 g|guarantee|zurück|remboursé|rimborsati/u);
    },
  );

  test.each<[Language, Sold]>([
    [
      "en",
      {
        name: "Halden Cat Tunnel",
        bullets: [
          "Three exits for two cats up to 5kg each",
          "Folds flat to 4cm",
          "Crinkle paper in the lining",
        ],
      },
    ],
    [
      "de",
      {
        name: "Halden Katzentunnel",
        bullets: [
          "Drei Ausgänge für zwei Katzen bis 5 kg",
          "Flach gefaltet nur 4 cm hoch",
          "Futter mit Knisterpapier",
        ],
      },
    ],
    [
      "fr",
      {
        name: "Halden tunnel pour chat",
        bullets: [
          "Trois sorties pour deux chats de 5 kg",
          "Plié, il mesure 4 cm",
          "Doublure en papier froissé",
        ],
      },
    ],
    [
      "it",
      {
        name: "Halden tunnel per gatti",
        bullets: [
          "Tre uscite per due gatti fino a 5 kg",
          "Ripiegato è alto 4 cm",
          "Fodera con carta che scricchiola",
        ],
      },
    ],
  ])("are the description where there is none, and the meta has the first one: %s", (language, sold) => {
    const { best_description, seo } = answerOf(language, sold);
    for (const bullet of sold.bullets) expect(best_description).toContain(bullet);
    expect(seo?.meta_description.toLowerCase()).toContain(sold.bullets[0]?.toLowerCase());
    expect(seo?.meta_description).toMatch(/^Halden .*\.$/u);
  });

  test("keep acronyms, makers and the capitals of names", () => {
    const points = pointsOf("en", {
      name: "Halden Camera",
      text: "The Halden camera films in the dark.",
      bullets: ["USB-C and HDMI sockets", "Works with GOPRO mounts", "LED light, IP67"],
    });
    expect(points.slice(0, 3)).toEqual([
      "USB-C and HDMI sockets",
      "Works with GoPro mounts",
      "LED light, IP67",
    ]);
  });

  test("end with a sentence where they are too long for a point", () => {
    const [first, second] = pointsOf("en", {
      name: "Halden Tent",
      text: "The Halden tent stands in five minutes.",
      bullets: [
        "The flysheet is made of ripstop polyester with a water column of 3000 mm and taped seams all round. The inner tent has two doors with fine mesh and four pockets.",
        "Packed size 40 x 15 cm",
      ],
    });
    expect(first).toBe(
      "The flysheet is made of ripstop polyester with a water column of 3000 mm and taped seams all round",
    );
    expect(second).toBe("The inner tent has two doors with fine mesh and four pockets");
  });

  test("leave room for the description's points where there are few", () => {
    const points = pointsOf("en", {
      name: "Halden Tent",
      text: "The Halden tent stands in five minutes. The poles are made of aluminium.",
      bullets: ["Packed size 40 x 15 cm"],
    });
    expect(points).toEqual([
      "Packed size 40 x 15 cm",
      "The Halden tent stands in five minutes",
      "The poles are made of aluminium",
    ]);
  });
});

describe("columns of a lamp", () => {
  test.each<[Language, string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      "en",
      "Lumo Downlight Round",
      {
        Power: "9 W",
        "Light output": "810 lm",
        "Colour Temp": "3000 K",
        IP: "44",
        Dimmable: "No",
        Weight: "180 g",
      },
      ["Luminous flux: 810 lm", "Colour temperature: 3000 K", "IP rating: IP44", "Dimmable: No"],
    ],
    [
      "de",
      "Lumo Einbaustrahler rund",
      {
        Leistung: "9 W",
        Lichtstrom: "810 lm",
        Farbtemperatur: "3000 K",
        IP: "44",
        Dimmbar: "nein",
        Gewicht: "180 g",
      },
      ["Lichtstrom: 810 lm", "Farbtemperatur: 3000 K", "Schutzart: IP44", "Dimmbar: Nein"],
    ],
    [
      "fr",
      "Lumo spot encastrable rond",
      { Puissance: "9 W", Flux: "810 lm", "T° couleur": "3000 K", IP: "44", Gradable: "Non", Poids: "180 g" },
      ["Flux lumineux : 810 lm", "Indice de protection : IP44", "Dimmable : Non"],
    ],
    [
      "it",
      "Lumo faretto da incasso tondo",
      {
        Potenza: "9 W",
        Flusso: "810 lm",
        "Temp. colore": "3000 K",
        IP: "44",
        Dimmerabile: "No",
        Peso: "180 g",
      },
      [
        "Flusso luminoso: 810 lm",
        "Temperatura di colore: 3000 K",
        "Grado di protezione: IP44",
        "Dimmerabile: No",
      ],
    ],
  ])("are all in the description, the weight last: %s", (language, name, facts, lines) => {
    const { best_description, bullet_points } = answerTo("", language, { name, facts });
    for (const line of lines) expect(best_description).toContain(line);
    expect(best_description.indexOf("9 W")).toBeLessThan(best_description.indexOf("180 g"));
    expect(bullet_points[0]).not.toMatch(/180/u);
  });
});

describe("how long the maker answers for a thing", () => {
  test.each<[Language, string, string]>([
    ["en", "✅ 2 YEAR GUARANTEE - shop with confidence!", "2 year guarantee"],
    ["de", "✅ 3 JAHRE GARANTIE - kaufen ohne Risiko!", "3 Jahre Garantie"],
    ["de", "2 JAHRE GARANTIE", "2 Jahre Garantie"],
    ["fr", "✅ GARANTIE 2 ANS - achetez sans risque !", "Garantie 2 ans"],
    ["it", "✅ GARANZIA 2 ANNI - acquista senza rischi!", "Garanzia 2 anni"],
  ])("stays without what is said of the sale: %s, %s", (language, bullet, wanted) => {
    const bullets = [bullet, "Cotton 100%", "Öko-Tex 100", "60 °C"];
    expect(pointsOf(language, { name: "Halden 200", bullets })[0]).toBe(wanted);
  });

  test.each<[Language, string]>([
    ["en", "SATISFACTION GUARANTEE - 30 days money back"],
    ["de", "ZUFRIEDENHEITSGARANTIE - 30 Tage Geld zurück"],
    ["fr", "SATISFAIT OU REMBOURSÉ - 30 jours"],
    ["it", "RIMBORSO GARANTITO - reso gratuito entro 30 giorni"],
  ])("but not whether money is paid back: %s", (language, bullet) => {
    const bullets = [bullet, "Cotton 100%", "Öko-Tex 100", "60 °C"];
    const points = pointsOf(language, { name: "Halden 200", bullets });
    expect(points.length).toBeGreaterThan(0);
    expect(points.join("\n")).not.toMatch(/money|geld|rembours|rimbors|guarantee|garantie/iu);
  });
});

test.each<[Language, string]>([
  ["en", "UP TO 9 HOURS - after one full charge in the sun"],
  ["de", "BIS ZU 9 STUNDEN - nach einer vollen Ladung"],
  ["fr", "JUSQU'À 9 HEURES - après une charge complète"],
  ["it", "FINO A 9 ORE - dopo una carica completa"],
])("a phrase that goes on behind a dash gets no colon: %s, %s", (language, bullet) => {
  const bullets = [bullet, "Cotton 100%", "Öko-Tex 100", "60 °C"];
  expect(pointsOf(language, { name: "Halden 200", bullets })[0]).toMatch(
    /^(?:Up to|Bis zu|Jusqu|Fino a)[^A-Z]* (?:hours|Stunden|heures|ore) - (?:after|nach|après|dopo) /u,
  );
});

describe("a warranty behind its label stays, a template that nobody filled in goes", () => {
  test.each<[Language, string, string, string, string]>([
    ["en", "Clip lamp", "WARRANTY: 2 years", "HEIGHT: NA cm", "Warranty: 2 years"],
    ["de", "Klemmleuchte", "GARANTIE: 3 Jahre", "HÖHE: k.A.", "Garantie: 3 Jahre"],
    ["fr", "Lampe à pince", "GARANTIE : 2 ans", "HAUTEUR : n.c.", "Garantie : 2 ans"],
    ["it", "Lampada a pinza", "GARANZIA: 2 anni", "ALTEZZA: NA cm", "Garanzia: 2 anni"],
  ])("%s", (language, name, warranty, unfilled, expected) => {
    const points = pointsOf(language, { name, bullets: ["Ø 14 cm", warranty, unfilled, "LED 5 W"] });
    expect(points).toContain(expected);
    const [label = ""] = unfilled.toLowerCase().split(/[: ]/u);
    expect(points.join("\n").toLowerCase()).not.toContain(label);
  });

  test.each<[Language, string, string, string]>([
    ["en", "POWER: 75 W", "size_name", "Size"],
    ["de", "LEISTUNG: 75 W", "Größe", "Größe"],
    ["fr", "PUISSANCE : 75 W", "Taille", "Taille"],
    ["it", "POTENZA: 75 W", "Taglia", "Taglia"],
  ])("and a power is no size: %s", (language, bullet, column, label) => {
    const sold = { name: "Heater X", bullets: [bullet, "IP68", "Ø 2 cm"], facts: { [column]: "75 W" } };
    const points = pointsOf(language, sold);
    expect(points.some((point) => point.startsWith(label))).toBe(false);
    expect(points.filter((point) => point.includes("75 W"))).toHaveLength(1);
  });
});

describe("what a thing may not be used for", () => {
  test.each<[Language, string, readonly string[]]>([
    [
      "en",
      "A charger for acid batteries. Not suitable for lithium batteries.",
      ["Seven stages", "UK plug, 2 m", "Spark proof"],
    ],
    [
      "de",
      "Ein Lader für Säurebatterien. Nicht für Lithiumbatterien geeignet.",
      ["Sieben Stufen", "Kabel 2 m", "Ohne Funken"],
    ],
    [
      "fr",
      "Un chargeur pour batteries acides. Ne convient pas aux batteries au lithium.",
      ["Sept étapes", "Câble de 2 m", "Sans étincelles"],
    ],
    [
      "it",
      "Un caricatore per batterie acide. Non adatto a batterie al litio.",
      ["Sette fasi", "Cavo da 2 m", "Senza scintille"],
    ],
  ])("stands last behind the seller's points in %s", (language, text, bullets) => {
    const points = pointsOf(language, { name: "Halden 5", text, bullets });
    expect(points).toHaveLength(bullets.length + 1);
    expect(points.at(-1)).toMatch(/^(?:Not suitable|Nicht für|Ne convient|Non adatto)/);
  });

  test("has no room behind six of them", () => {
    const bullets = ["Seven stages", "UK plug, 2 m", "Spark proof", "Weighs 500 g", "Steel case", "For 12 V"];
    const text = "A charger for acid batteries. Not suitable for lithium batteries.";
    expect(pointsOf("en", { name: "Halden 5", text, bullets }).join()).not.toContain("lithium");
  });
});

describe("how long the maker answers for a thing, beside something else", () => {
  test.each<[Language, string]>([
    ["en", "Made in Leeds – 3 year warranty"],
    ["de", "Aus Kiel – 3 Jahre Garantie"],
    ["fr", "Fait à Lyon – 3 ans de garantie"],
    ["it", "Fatto a Como – 3 anni di garanzia"],
  ])("stays in %s: %s", (language, bullet) => {
    const bullets = ["18 V, 2 Ah", "1,2 kg", bullet];
    expect(pointsOf(language, { name: "Halden 20", bullets })).toContain(bullet);
  });

  test("goes beside what the shop promises", () => {
    const bullets = ["18 V, 2 Ah", "1.2 kg", "Money back guarantee – 3 year warranty"];
    expect(pointsOf("en", { name: "Halden 20", bullets }).join()).not.toContain("Money back");
  });
});

describe("a search text of a row whose description is about the sale", () => {
  const sale: Readonly<Record<Language, string>> = {
    en: "Fully tested, 12 month warranty. Delivery to ground floor only.",
    de: "Lieferung frei Haus. Rückgabe innerhalb von 30 Tagen.",
    fr: "Livraison gratuite dès 50 €..",
    it: "Spedizione gratuita da 50 €. Pagamento alla consegna.",
  };

  test.each<[Language, readonly string[], string]>([
    ["en", ["8kg drum for large families", "1400rpm spin speed", "Quick wash 28 minutes"], "1400rpm"],
    ["de", ["Trommel 8 kg für große Familien", "Schleudert mit 1400 U/min", "Kurzwäsche 28 min"], "1400"],
    ["fr", ["Tambour 8 kg pour familles", "Essorage à 1400 tr/min", "Lavage rapide 28 min"], "1400"],
    ["it", ["Cestello 8 kg per famiglie", "Centrifuga a 1400 giri/min", "Lavaggio rapido 28 min"], "1400"],
  ])("has the seller's points in %s", (language, bullets, said) => {
    expect(
      answerOf(language, { name: "Halden WM 84", text: sale[language], bullets }).seo?.meta_description,
    ).toContain(said);
  });
});
