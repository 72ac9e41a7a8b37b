import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { composeDescription } from "../../../../src/tasks/description/compose/compose-description.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const glossary = glossaryOf(createSmallStore());

/** @param facts "label=text" */
function compose(language: Language, name: string, brand: string, ...facts: string[]) {
  const evidence = {
    ...(brand !== "" && { brand }),
    facts: facts.map((fact) => {
      const [label = "", text = ""] = fact.split("=");
      return { label, text };
    }),
  };
  return composeDescription({ name, language, glossary, evidence, labelled: [], said: "" });
}

/** Of a row that states a style besides. */
const sentencesOf = (...row: Parameters<typeof compose>) =>
  compose(...row, "style=Retro")?.sentences.join(" ");

describe("German sentences", () => {
  test.each([
    [
      ["Wanderschuh Trek", "Trekmate", "Farbe=braun", "Material=Leder", "Gewicht=640 g"],
      /^Der Wanderschuh Trek in Braun von Trekmate (?:besteht aus Leder|ist aus Leder gefertigt)\. Er wiegt 640 g\.$/,
    ],
    [
      ["Gartenschere", "Grünwerk", "Klinge=Stahl", "Länge=21 cm"],
      /^Die Gartenschere von Grünwerk hat eine Länge von 21 cm\. Die Klinge besteht aus Stahl\.$/,
    ],
    [
      ["Sofa Oslo", "Nordholz", "Breite=210 cm", "Höhe=85 cm", "Tiefe=92 cm", "Gewicht=45 kg"],
      /^Das Sofa Oslo von Nordholz ist 210 cm breit, 92 cm tief und 85 cm hoch und wiegt 45 kg\.$/,
    ],
    [
      ["Laufschuhe Runner", "Velox", "Geschlecht=Damen", "Farbe=weiß/pink"],
      /^Die Laufschuhe Runner für Damen von Velox sind in Weiß und Pink gehalten\.$/,
    ],
    [
      ["Herren Winterjacke", "Alpenor", "color=black", "material=polyester"],
      /^Die Herren-Winterjacke in Schwarz von Alpenor (?:besteht aus Polyester|ist aus Polyester gefertigt)\.$/,
    ],
    [
      ["Bohrmaschine Rapid", "Boltek", "Leistung=650 W", "Kabellänge=2.5 m"],
      /^Die Bohrmaschine Rapid von Boltek hat eine Leistung von 650 W und eine Kabellänge von 2,5 m\.$/,
    ],
    [
      ["Bettwäsche", "Träumer", "Material=100% Baumwolle"],
      /^Die Bettwäsche von Träumer (?:besteht aus Baumwolle|ist aus Baumwolle gefertigt)\.$/,
    ],
    [
      ["Esstisch", "Nordholz", "Material=Eiche", "Belastbarkeit=120 kg"],
      /^Der Esstisch von Nordholz .*Eiche.*\. Er ist bis 120 kg belastbar\.$/,
    ],
    [
      ["Kinder Gummistiefel", "Pfütz", "Farbe=gelb"],
      /^Die Kinder-Gummistiefel von Pfütz (?:sind in Gelb gehalten|haben die Farbe Gelb)\.$/,
    ],
  ] as const)("%j", ([name, brand, ...facts], expected) => {
    expect(sentencesOf("de", name, brand, ...facts)).toMatch(expected);
  });
});

describe("French sentences", () => {
  test.each([
    [
      ["Bouilloire sans fil", "Kesselkraft", "Puissance=2200 W", "Capacité=1.7 l"],
      /^La bouilloire sans fil de la marque Kesselkraft a une puissance de 2200 W et une capacité de 1,7 l\.$/,
    ],
    [
      ["Canapé 3 places Kira", "Wohnfein", "Couleur=gris", "Largeur=210 cm", "Hauteur=85 cm"],
      /^Le canapé 3 places Kira de la marque Wohnfein est de couleur grise\. Il mesure 210 cm de large et 85 cm de haut\.$/,
    ],
    [
      ["Veste d'hiver", "Alpenor", "color=black", "gender=men"],
      /^La veste d'hiver pour homme de la marque Alpenor est de couleur noire\.$/,
    ],
    [["Abat-jour", "Lumina", "Matière=lin"], /^L'abat-jour de la marque Lumina est en lin\.$/],
    [
      ["Bottes de pluie", "Plouf", "Couleur=jaune", "Poids=1.2 kg"],
      /^Les bottes de pluie de la marque Plouf sont de couleur jaune\. Elles pèsent 1,2 kg\.$/,
    ],
    [
      ["Pantalon femme slim", "Modessa", "Matière=coton"],
      /^Ce pantalon pour femme de la marque Modessa est en coton\.$/,
    ],
    [
      ["Robe", "Fernlea", "Couleur=noir/blanc"],
      /^La robe de la marque Fernlea associe les couleurs noir et blanc\.$/,
    ],
    [
      ["Enceinte Bluetooth Sona", "Klangwerk", "Autonomie=12 heures"],
      /^L'enceinte Bluetooth Sona de la marque Klangwerk a une autonomie de 12 heures\.$/,
    ],
  ] as const)("%j", ([name, brand, ...facts], expected) => {
    expect(sentencesOf("fr", name, brand, ...facts)).toMatch(expected);
  });
});

describe("Italian sentences", () => {
  test.each([
    [
      ["Scarpe da trekking Trek", "Trekmate", "Colore=marrone", "Peso=640 g"],
      /^Le scarpe da trekking Trek di Trekmate sono di colore marrone\. Pesano 640 g\.$/,
    ],
    [
      ["Zaino City", "Packmann", "Materiale=poliestere"],
      /^Lo zaino City di Packmann è (?:realizzato )?in poliestere\.$/,
    ],
    [
      ["Orecchini perla", "Aurelia", "Colore=bianco"],
      /^Gli orecchini perla di Aurelia sono di colore bianco\.$/,
    ],
    [
      ["Tappetino yoga", "Asana", "Lunghezza=183 cm", "Spessore=6 mm"],
      /^Il tappetino yoga di Asana ha una lunghezza di 183 cm e uno spessore di 6 mm\.$/,
    ],
    [
      ["Cassa Bluetooth Sona", "Klangwerk", "Potenza=20 W", "Autonomia=12 ore"],
      /^La cassa Bluetooth Sona di Klangwerk ha una potenza di 20 W e un'autonomia di 12 ore\.$/,
    ],
    [
      ["Orologio Classic", "Chronal", "Materiale cassa=acciaio inossidabile", "Diametro=40 mm"],
      /^L'orologio Classic di Chronal ha un diametro di 40 mm\. La cassa è in acciaio inossidabile\.$/,
    ],
    [
      ["Giacca invernale", "Alpenor", "gender=women", "color=black"],
      /^La giacca invernale da donna di Alpenor è di colore nero\.$/,
    ],
    [
      ["Pantaloni donna", "Modessa", "Materiale=cotone"],
      /^Questi pantaloni da donna di Modessa sono (?:realizzati )?in cotone\.$/,
    ],
  ] as const)("%j", ([name, brand, ...facts], expected) => {
    expect(sentencesOf("it", name, brand, ...facts)).toMatch(expected);
  });
});

describe("English sentences", () => {
  test.each([
    [
      ["Hiking Boots", "Trekmate", "Color=brown", "Weight=640 g"],
      /^The hiking boots by Trekmate come in brown\. They weigh 640 g\.$/,
    ],
    [
      ["Dining Table", "Nordholz", "Material=Oak", "Width=180 cm", "Height=75 cm"],
      /^The dining table by Nordholz is made of oak\. It is 180 cm wide and 75 cm high\.$/,
    ],
    [
      ["Winter Jacket", "Alpenor", "gender=Men", "color=Black"],
      /^The winter jacket for men by Alpenor comes in black\.$/,
    ],
    [
      ["Yoga Mat", "Asana", "Length=183 cm", "Thickness=6 mm"],
      /^The yoga mat by Asana has a length of 183 cm and a thickness of 6 mm\.$/,
    ],
    [
      ["Wrist Watch", "Chronal", "Strap material=leather strap", "Diameter=40 mm"],
      /^The wrist watch by Chronal has a diameter of 40 mm\. The strap is made of leather\.$/,
    ],
    [["Showpiece", "MA", "Material=Wooden", "Color=brown"], /made of wood/],
    [
      ["Laptop", "Novatek", "RAM=16 GB", "Storage capacity=512 GB"],
      /16 GB of RAM and a storage capacity of 512 GB/,
    ],
    [["Water Bottle - Orange", "Mastercook"], /^The water bottle by Mastercook comes in orange\.$/],
    [["Vase", "Casa", "Height=12.5 inch", "Colour=white"], /12\.5 inches/],
  ] as const)("%j", ([name, brand, ...facts], expected) => {
    expect(sentencesOf("en", name, brand, ...facts)).toMatch(expected);
  });
});

const languages = ["de", "fr", "it", "en"] as const;

/** Names with stumps and codes: no sentence may have them in it. */
const unfit = [
  ...["Lampe Lav. Oslo", "Lampe Oslo blc", "Lampe M/M Oslo", "Lampe WSTR Oslo", "Lampe Oslo 42"],
  ...["Lampe Oslo GX-200", "Lampe 12 cm Oslo", "Lampe 200tc Oslo", "Lampe GC4353 Oslo"],
  "Lampe Oslo Nord Süd Ost West Berg Tal See",
];

describe("a thing whose name no sentence may have in it is pointed at by its noun", () => {
  test.each(unfit)("%s", (name) => {
    expect(sentencesOf("de", name, "Lumina", "Material=Holz", "weight=2 kg")).toMatch(
      /^Diese Lampe von Lumina /,
    );
    expect(sentencesOf("fr", name, "Lumina", "matière=bois", "weight=2 kg")).toMatch(
      /^Cette lampe .*Lumina /,
    );
  });

  test.each([
    ["en", "Kettle 1.7L", "material=steel", /^This kettle by Lumina is made of steel\./],
    ["en", "T-shirt Basic", "material=cotton", /^This T-shirt by Lumina is made of cotton\./],
    ["de", "Schwarzer Tisch Kira", "Material=Holz", /^Dieser Tisch von Lumina /],
    ["de", "Sofa 3-Sitzer Kira", "Material=Holz", /^Dieses Sofa von Lumina /],
    ["fr", "Imperméable 80 cm", "matière=coton", /^Cet imperméable de la marque Lumina est en coton\./],
    ["it", "Zaino Urban 25", "materiale=cotone", /^Questo zaino di Lumina /],
    ["it", "Orologio 42 mm", "materiale=acciaio", /^Quest'orologio di Lumina /],
  ] as const)("%s: %s", (language, name, material, sentence) => {
    expect(sentencesOf(language, name, "Lumina", material, "weight=2 kg")).toMatch(sentence);
  });

  test.each(["Garden Hose Reel", "Tea Cup Holder", "Pizza Cutter 20 cm"])(
    "but not by a part of it: %s",
    (name) => {
      expect(sentencesOf("en", name, "Lumina", "material=steel", "weight=2 kg")).not.toMatch(
        /^This (?:garden hose|tea|tea cup|pizza) (?:by|is)/,
      );
    },
  );
});

describe("a name without a noun, with several, or of several things leaves a list", () => {
  const several = [
    "Lampe + Oslo",
    "Lampe Oslo 20x47",
    "Lampe Oslo Set",
    "Kit Lampe Oslo",
    "Fennel XR",
    "Oslo",
  ];

  test.each(languages.flatMap((language) => several.map((name) => [language, name] as const)))(
    "%s: %s",
    (language, name) => {
      const composed = compose(language, name, "Lumina", "material=oak", "style=Retro", "weight=2 kg");
      expect(composed?.sentences).toEqual([]);
      expect(composed?.lines).toHaveLength(3);
    },
  );

  test.each(["Ohrringe Perle", "Tasse Teller 6er-Set"])(
    "and so does a German name of two things: %s",
    (name) => {
      expect(sentencesOf("de", name, "Aurelia", "Material=Holz")).toBe("");
    },
  );

  test.each(["Ohrstecker Luna", "Kissen Luna", "Teller Luna", "Becher Luna", "Untersetzer Luna"])(
    "and a German noun that may be a plural: %s",
    (name) => {
      expect(compose("de", name, "Aurelia", "Material=Holz", "style=Retro")).toEqual({
        sentences: [],
        lines: ["Material: Holz", "Stil: Retro"],
        said: [],
      });
    },
  );
});

describe("what a thing is made of", () => {
  test.each([
    ["de", "Hose", "98% Baumwolle, 2% Polyester", "Material: 98 % Baumwolle, 2 % Polyester"],
    ["de", "Decke", "50% Wolle", "Material: 50 % Wolle"],
    ["de", "Jacke", "Leder, Wolle", "Material: Leder, Wolle"],
    ["fr", "Robe", "98% coton, 2% élasthanne", "Matière : 98 % coton, 2 % élasthanne"],
    ["fr", "Veste", "50% laine", "Matière : 50 % laine"],
    ["fr", "Chemise", "coton, lin", "Matière : Coton, lin"],
    ["it", "Gonna", "98% cotone, 2% elastan", "Materiale: 98% cotone, 2% elastan"],
    ["it", "Giacca", "50% lana", "Materiale: 50% lana"],
    ["it", "Camicia", "cotone, lino", "Materiale: Cotone, lino"],
    ["en", "Jacket", "98% cotton, 2% elastane", "Material: 98% cotton, 2% elastane"],
    ["en", "Blanket", "50% wool", "Material: 50% wool"],
    ["en", "Shirt", "cotton, linen", "Material: Cotton, linen"],
  ] as const)("is a line where it is several or a part: %s %s %s", (language, name, material, line) => {
    const composed = compose(language, name, "Modessa", `material=${material}`, "color=black");
    expect(composed?.lines).toContain(line);
    expect(composed?.sentences).toHaveLength(1);
  });

  test.each([
    ["de", "Bohrmaschine"],
    ["de", "Tastatur"],
    ["de", "Digitalkamera"],
    ["fr", "Perceuse"],
    ["fr", "Enceinte Bluetooth"],
    ["fr", "Imprimante"],
    ["it", "Stampante"],
    ["it", "Tastiera"],
    ["it", "Fotocamera"],
    ["en", "Keyboard"],
    ["en", "Printer"],
    ["en", "Laptop"],
  ] as const)("is a line of a device: %s %s", (language, name) => {
    const composed = compose(language, name, "Novatek", "material=nylon", "color=black");
    expect(composed?.lines.join()).toMatch(/[Nn]ylon/);
    expect(composed?.sentences.join()).not.toMatch(/nylon/i);
  });
});

describe("a sentence repeats and contradicts nothing", () => {
  test.each([
    ["de", "Lampe schwarz", "Schwarz"],
    ["de", "Hose blue", "Blau"],
    ["de", "Jacke rot", "Grün"],
    ["fr", "Lampe blanche", "blanc"],
    ["fr", "Robe noire", "noir"],
    ["fr", "Veste rouge", "vert"],
    ["it", "Lampada bianca", "bianco"],
    ["it", "Giacca nera", "nero"],
    ["it", "Gonna rossa", "verde"],
    ["en", "Red Jacket", "red"],
    ["en", "Black Lamp", "black"],
    ["en", "Blue Dress", "green"],
  ] as const)("of the name's colour: %s %s", (language, name, color) => {
    const composed = compose(language, name, "Modessa", `color=${color}`, "material=nylon", "style=Retro");
    const all = [...(composed?.sentences ?? []), ...(composed?.lines ?? [])].join("\n");
    expect(all).toMatch(/nylon/i);
    expect(composed?.sentences.join()).not.toMatch(/colou?r|Farbe/);
    expect(all).not.toMatch(/[Gg]rün|\bvert\b|[Vv]ert$|verde|green/);
  });

  test.each(languages)("of the source's own words: %s", (language) => {
    const labelled = [{ label: "color", text: "rose", isOwn: true }];
    const facts = ["color=black", "material=100% nylon", "style=Retro", "weight=2 kg"].map((fact) => ({
      label: fact.split("=")[0] ?? "",
      text: fact.split("=")[1] ?? "",
    }));
    const said = "Nylon, 500 g, retro";
    expect(
      composeDescription({ name: "Oslo", language, glossary, evidence: { facts }, labelled, said }),
    ).toBeUndefined();
  });
});

describe("a composed description", () => {
  test("is the same for a product whenever it is composed", () => {
    const row = ["de", "Decke Luna", "Aurelia", "Farbe=rot", "Material=Baumwolle"] as const;
    expect(compose(...row)).toEqual(compose(...row));
  });

  test("lists what no sentence says, and nothing twice", () => {
    const composed = compose("de", "Lampe", "Lumina", "color=white", "ip rating=IP44", "warranty=2 Jahre");
    expect(composed?.lines).toEqual(["Schutzart: IP44", "Garantie: 2 Jahre"]);
  });

  test.each([
    ["de", "Lampe"],
    ["fr", "Lampe"],
    ["it", "Lampada"],
    ["en", "Lamp"],
  ] as const)("needs two facts that describe, of which brand and weight are none: %s", (language, name) => {
    expect(compose(language, name, "Lumina", "weight=2 kg")).toBeUndefined();
    expect(compose(language, name, "Lumina", "color=white", "weight=2 kg", "pieces=3")).toBeUndefined();
    expect(
      compose(language, name, "Lumina", "color=white", "weight=0 kg", "size=n/a", "style=-"),
    ).toBeUndefined();
    expect(compose(language, name, "", "color=white", "style=Retro")).toBeDefined();
  });

  test("leaves out the shop's own business, denials, bare numbers and handles of brands", () => {
    const composed = compose(
      "en",
      "Lamp",
      "partners-demo",
      ...["Color=white", "Material=steel", "Tags=new", "SKU=123", "Foldable=No", "Fat=5", "Price=3 EUR"],
    );
    expect(composed).toEqual({
      sentences: [expect.stringMatching(/^The lamp/)],
      lines: [],
      said: ["Material: Steel", "Color: White"],
    });
    expect(composed?.sentences.join()).not.toContain("partners");
  });

  test.each([
    ["de", "Tasse", "Besonderheiten", "dishwasher safe and very large"],
    ["fr", "Tasse", "Caractéristiques", "spülmaschinenfest und sehr groß"],
    ["it", "Tazza", "Caratteristiche", "dishwasher safe and very large"],
  ] as const)("says nothing in another language: %s", (language, name, label, text) => {
    const composed = compose(language, name, "Lumina", "color=white", "material=nylon", `${label}=${text}`);
    expect([...(composed?.sentences ?? []), ...(composed?.lines ?? [])].join()).not.toContain(text);
  });

  test.each(["Toilet Paper", "Red Wine Glass"])("takes no part of %s for a material", (name) => {
    expect(sentencesOf("en", name, "Maylo", "Color=white")).toContain(name.toLowerCase());
  });

  test("takes no flavour or scent behind a separator for a colour", () => {
    expect(compose("en", "Wafer Biscuit - Orange", "Harveys")).toBeUndefined();
  });

  test("is for both where the name says both", () => {
    expect(sentencesOf("en", "Watch - For Men, Women", "Sonata", "Color=black")).toContain(
      "for men and women",
    );
    expect(sentencesOf("en", "Watch - For Boys, Men", "Sonata", "Color=black")).not.toContain("for men");
  });

  test("names the category's noun where the name has none", () => {
    const evidence = {
      sourceCategory: "digital-cameras",
      facts: [
        { label: "color", text: "red" },
        { label: "style", text: "Retro" },
      ],
    };
    const of = (language: Language) =>
      composeDescription({ name: "Canon IXUS 160", language, glossary, evidence, labelled: [], said: "" })
        ?.sentences[0];
    expect(of("de")).toMatch(/^Die Digitalkamera Canon IXUS 160 /);
    expect(of("fr")).toMatch(/^L'appareil photo numérique Canon IXUS 160 /);
    expect(of("it")).toMatch(/^La fotocamera digitale Canon IXUS 160 /);
    expect(of("en")).toMatch(/^The Canon IXUS 160 digital camera /);
  });
});

test.each<readonly [Language, readonly string[]]>([
  ["en", ["color=silver", "material=stainless steel", "power=2200 W"]],
  ["de", ["Farbe=Silber", "Material=Leder", "Gewicht=640 g"]],
  ["it", ["colore=argento", "materiale=pelle", "peso=640 g"]],
])("a colour that is a metal too stays a line, in %s", (language, facts) => {
  const names = { en: "Kettle Boil", de: "Wanderschuh Trek", fr: "Chaussures Trek", it: "Scarponi Trek" };
  const composed = compose(language, names[language], "Trekmate", ...facts);
  expect(composed?.sentences.join(" ")).not.toMatch(/silver|silber|argent/iu);
  expect(composed?.lines.join(" ")).toMatch(/silver|silber|argent/iu);
});

test("a French colour is said by its adjective, which is no metal", () => {
  const facts = ["couleur=argent", "matière=cuir", "poids=640 g"];
  const composed = compose("fr", "Chaussures Trek", "Trekmate", ...facts);
  expect(composed?.sentences[0]).toContain("de couleur argentée");
});

describe("what is counted behind another word is no subject", () => {
  test.each<[Language, string, string[]]>([
    ["de", "Rollkorpus 4 Schubladen", ["Breite=42 cm", "Tiefe=58 cm", "Höhe=60 cm"]],
    ["en", "Tallboy 4 drawers", ["Width=42 cm", "Depth=58 cm", "Height=60 cm"]],
    ["fr", "ROLLBOX 4 tiroirs", ["Largeur=42 cm", "Profondeur=58 cm", "Hauteur=60 cm"]],
    ["it", "ROLLBOX 4 cassetti", ["Larghezza=42 cm", "Profondità=58 cm", "Altezza=60 cm"]],
  ])("%s, %s", (language, name, facts) => {
    const composed = compose(language, name, "", ...facts);
    expect(composed?.sentences).toEqual([]);
    expect(composed?.lines.length).toBeGreaterThan(1);
  });

  test("but behind the number of a model it is: Serie 6 Bettdecke", () => {
    expect(sentencesOf("de", "Halden 6 Bettdecke", "Halden", "Breite=135 cm", "Tiefe=200 cm")).toMatch(
      /Bettdecke/u,
    );
  });
});

describe("a name without the prepositions of its language is not put into a sentence", () => {
  test.each<[Language, string, string, RegExp]>([
    ["it", "Padella alluminio antiaderente", "Spessore=4 mm", /^Questa padella di Norda ha/u],
    ["it", "Bottiglia vetro", "Altezza=24 cm", /^Questa bottiglia di Norda/u],
    ["it", "Casseruola alta 2 manici", "Capacità=17 L", /^Questa casseruola di Norda ha/u],
    ["fr", "Poêle aluminium", "Épaisseur=4 mm", /^Cette poêle de la marque Norda a/u],
    ["it", "Padella in alluminio", "Spessore=4 mm", /^La padella in alluminio di Norda ha/u],
    ["fr", "Poêle en aluminium", "Épaisseur=4 mm", /^La poêle en aluminium de la marque Norda a/u],
    ["it", "Divano 3 posti", "Larghezza=210 cm", /^Il divano 3 posti di Norda/u],
    ["fr", "Canapé 3 places", "Largeur=210 cm", /^Le canapé 3 places de la marque Norda/u],
  ])("%s, %s", (language, name, fact, wanted) => {
    expect(sentencesOf(language, name, "Norda", fact, "Garantie=2 J")).toMatch(wanted);
  });
});

describe("a name with its words out of order, or without those a text has, is pointed at by its noun", () => {
  test.each<[Language, string, string, RegExp]>([
    ["de", "Liegestuhl verstellbar", "Material=Holz", /^Dieser Liegestuhl von Norda /u],
    ["de", "Lampe mit Schirm dimmbar", "Material=Holz", /^Diese Lampe von Norda /u],
    ["de", "Lampe mit weißem Schirm", "Material=Holz", /^Die Lampe mit weißem Schirm von Norda /u],
    ["de", "Kinder Fahrradkorb", "Material=Holz", /^Dieser Fahrradkorb von Norda /u],
    ["de", "Damen Handtasche", "Material=Leder", /^Die Damen-Handtasche von Norda /u],
    ["de", "Hocker Modell Oslo", "Material=Holz", /^Dieser Hocker von Norda /u],
    ["en", "Kids bike basket", "material=steel", /^This bike basket by Norda is made of steel\./u],
    ["en", "Men watch", "color=black", /^This watch for men by Norda comes in black\./u],
    ["en", "Dog bowl 0.8l non-slip", "material=steel", /^This dog bowl by Norda is made of steel\./u],
    ["en", "Yoga mat non slip", "material=cotton", /^This yoga mat by Norda is made of cotton\./u],
    ["en", "Women's watch", "color=black", /^The women's watch by Norda comes in black\./u],
    ["fr", "Montre homme", "couleur=noir", /^Cette montre pour homme de la marque Norda est de/u],
    ["fr", "Montre pour homme", "couleur=noir", /^La montre pour homme de la marque Norda est de/u],
    ["fr", "Plafonnier LED 24 W", "matière=acier", /^Ce plafonnier de la marque Norda est en acier/u],
    ["fr", "Table grande", "couleur=noir", /^Cette table de la marque Norda est de couleur noire/u],
    ["it", "Tiragraffi gatto", "colore=nero", /^Questo tiragraffi di Norda è di colore nero/u],
    ["it", "Orologio uomo", "colore=nero", /^Quest'orologio da uomo di Norda è di colore nero/u],
    ["it", "Orologio da uomo", "colore=nero", /^L'orologio da uomo di Norda è di colore nero/u],
  ])("%s, %s", (language, name, fact, wanted) => {
    expect(sentencesOf(language, name, "Norda", fact)).toMatch(wanted);
  });
});

describe("what has no works is of the material that a column states", () => {
  test.each<[Language, string, string, RegExp]>([
    ["en", "Bike basket", "material=steel", /is made of steel/u],
    ["de", "Werkzeugkoffer", "Material=Stahl", /aus Stahl/u],
    ["fr", "Boîte à outils", "matière=acier", /en acier/u],
    ["it", "Cestino bici", "materiale=acciaio", /in acciaio/u],
  ])("%s, %s", (language, name, fact, wanted) => {
    expect(sentencesOf(language, name, "Norda", fact, "color=black")).toMatch(wanted);
  });
});

describe("what a name says in two words, or in a word of another language, for a material", () => {
  test("is contradicted by a column", () => {
    const composed = compose("en", "Cast iron pan", "Norda", "material=steel", "color=black", "style=Retro");
    expect([...(composed?.sentences ?? []), ...(composed?.lines ?? [])].join()).not.toMatch(/steel/iu);
  });

  test("is none where it is another thing in the language of the text", () => {
    const composed = compose("it", "Ciotola cane", "Norda", "materiale=acciaio", "color=black");
    expect(composed?.sentences.join()).toMatch(/acciaio/u);
  });
});

test.each([
  ["ceramic", /ceramic/u, /ngredients/u],
  ["scented simmering granules", /ngredients/u, /Material:/u],
] as const)(
  "a column for materials or ingredients states a material where it is a known one: %s",
  (text, wanted, not) => {
    const composed = compose(
      "en",
      "Lamp",
      "Lumina",
      `Materials/Ingredients=${text}`,
      "color=white",
      "style=Retro",
    );
    const all = [...(composed?.sentences ?? []), ...(composed?.lines ?? [])].join("\n");
    expect(all).toMatch(wanted);
    expect(all).not.toMatch(not);
  },
);

describe("whom a child's thing is for is not said by a column for the sex", () => {
  test.each([
    ["en", "Girls' Bike 16 inch", "gender=female", "colour=pink", "age=kids"],
    ["de", "Kinderfahrrad 16 Zoll", "Geschlecht=female", "Farbe=pink", "Altersgruppe=Kinder"],
    ["fr", "Vélo enfant 16 pouces fille", "genre=female", "couleur=rose", "âge=enfant"],
    ["it", "Bicicletta bambina 16 pollici", "genere=female", "colore=rosa", "età=bambina"],
  ] as const)("%s: %s", (language, name, ...facts) => {
    const said = compose(language, name, "Rouletta", ...facts, "style=Retro")?.sentences.join(" ") ?? "";
    expect(said).not.toMatch(/women|Damen|femme|donna/u);
  });
});

test.each([
  ["en", "Cotton T-Shirt", "colour=Rose", "Colour: Rose"],
  ["en", "Cotton T-Shirt", "colour=Marine", "Colour: Marine"],
  ["de", "Sofa Oslo", "Farbe=Rose", "Farbe: Rose"],
  ["it", "Tappeto Oslo", "colore=Rose", "Colore: Rose"],
  ["fr", "Tapis Oslo", "couleur=Rose", "Couleur : Rose"],
] as const)("%s: a shade by its own name stays: %s, %s", (language, name, color, line) => {
  const composed = compose(language, name, "Norda", color, "style=Retro", "weight=2 kg");
  expect([...(composed?.lines ?? []), ...(composed?.said ?? [])]).toContain(line);
});

test("a German compound says its material already", () => {
  const said = compose("de", "Keramikvase Oslo", "Norda", "material=Keramik", "farbe=Blau", "höhe=30 cm");
  expect(said?.sentences.join(" ")).toMatch(/Keramikvase/);
  expect(said?.sentences.join(" ")).not.toMatch(/aus Keramik/);
});
