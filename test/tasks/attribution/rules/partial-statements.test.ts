import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const chairs = "a-home-furniture-dining-chairs-dining";
const locks = "a-garden-diy-hardware-fixings-locks";
const pumps = "a-garden-diy-hardware-plumbing-pumps";

const textsOf = (...row: Parameters<typeof valuesOf>) => valuesOf(...row).map(({ text }) => text);

describe("one of two finishes is no colour", () => {
  it.each([
    ["en", "Classroom chair", "Finish", "Oiled / anthracite"],
    ["de", "Stuhl für Klassenräume", "Ausführung", "Buche geölt / anthrazit"],
    ["fr", "Chaise de classe", "Finition", "Hêtre / anthracite"],
    ["it", "Sedia da aula", "Finitura", "Laccato / antracite"],
  ] as const)("%s", (language, name, label, text) => {
    expect(valuesOf({ language, leaf: chairs, attribute: "color", name, facts: [[label, text]] })).toEqual(
      [],
    );
  });

  it.each([
    ["en", "Chair", "Colour", "White / silver", 2],
    ["de", "Stuhl", "Farbe", "weiß / grau", 2],
    ["fr", "Chaise", "Couleur", "Noir / gris", 2],
    ["it", "Sedia", "Colore", "bianco / nero", 2],
  ] as const)("but a column of colours has both: %s", (language, name, label, text, count) => {
    const row = { language, leaf: chairs, attribute: "color", name, facts: [[label, text]] } as const;
    expect(valuesOf(row)).toHaveLength(count);
  });
});

describe("the halves of a cylinder are not its length", () => {
  it.each([
    ["en", "Euro cylinder 30/40", "Length outside", "Length inside"],
    ["de", "Doppelzylinder 30/40", "Länge außen", "Länge innen"],
    ["fr", "Cylindre européen 30/40", "Longueur extérieure", "Longueur intérieure"],
    ["it", "Cilindro europeo 30/40", "Lunghezza esterna", "Lunghezza interna"],
  ] as const)("%s", (language, name, outer, inner) => {
    const facts = [
      [outer, "30 mm"],
      [inner, "40 mm"],
    ] as const;
    expect(valuesOf({ language, leaf: locks, attribute: "length", name, facts })).toEqual([]);
  });

  it("but a length is", () => {
    const facts = [["Länge", "70 mm"]] as const;
    expect(textsOf({ leaf: locks, attribute: "length", name: "Doppelzylinder", facts })).toEqual(["70 mm"]);
  });
});

describe("one of two to choose from is no metal", () => {
  it.each([
    ["en", "Anchor bracelet", "Leather bracelet with gold or silver anchor.", []],
    ["de", "Armband Anker", "Lederarmband mit Anker in Gold oder Silber.", []],
    ["fr", "Bracelet ancre", "Bracelet en cuir, ancre en or ou argent.", []],
    ["it", "Bracciale ancora", "Bracciale in pelle con ancora in oro o argento.", []],
    ["en", "Anchor bracelet", "Leather bracelet with silver anchor.", ["silver"]],
  ] as const)("%s: %s, %s", (language, name, description, expected) => {
    const leaf = "a-jewellery-pieces-bracelets-leather";
    expect(textsOf({ language, leaf, attribute: "metal", name, description })).toEqual(expected);
  });
});

describe("one of two golds is no metal", () => {
  const necklaces = "a-jewellery-pieces-necklaces-chains";
  const metals = (name: string) =>
    valuesOf({ leaf: necklaces, attribute: "metal", name }).map(({ value }) => value?.identifier);

  it.each([
    "Chain 9 ct white and yellow gold 45 cm",
    "Chaîne or blanc et jaune 18 ct 45 cm",
    "Catenina in oro bianco e giallo 45 cm",
  ])("%s", (name) => {
    expect(metals(name)).not.toContain("white-gold");
    expect(metals(name)).not.toContain("yellow-gold");
  });
});

it.each([
  ["en", "Bilge pump 800GPH 12V"],
  ["de", "Bilgepumpe 800GPH 12V"],
  ["fr", "Pompe de cale 800GPH 12V"],
  ["it", "Pompa di sentina 800GPH 12V"],
] as const)("a flow is no model: %s", (language, name) => {
  expect(valuesOf({ language, leaf: pumps, attribute: "model", name })).toEqual([]);
});

describe("a country is called as the language calls it", () => {
  it.each([
    ["de", "Wasserpumpe", "Herkunftsland", "France", "Frankreich"],
    ["fr", "Pompe à eau", "Pays d'origine", "DEU", "Allemagne"],
    ["it", "Pompa per acqua", "Paese di origine", "Germany", "Germania"],
    ["en", "Water pump", "Country of origin", "ITA", "Italy"],
    ["de", "Wasserpumpe", "Herkunftsland", "Italien", undefined],
  ] as const)("%s, %s, %s: %s", (language, name, label, text, written) => {
    const row = {
      ...{ language, leaf: pumps, attribute: "country_of_origin", name },
      facts: [[label, text]],
    } as const;
    expect(valuesOf(row).map((one) => one.written)).toEqual([written]);
  });
});

it.each([
  ["Biscuits au beurre", "e", "Nutriscore, Nutriscore D", "d"],
  ["Butterkekse", "d", "Nutriscore, Nutriscore C", "c"],
  ["Butter biscuits", "c", "Palm oil free", "c"],
] as const)("the score on the pack of %s goes before a computed one", (name, computed, labels, expected) => {
  const facts = [
    ["nutriscore", computed],
    ["labels", labels],
  ] as const;
  const found = valuesOf({ leaf: "a-food-sweet-biscuits", attribute: "nutri_score", name, facts });
  expect(found.map(({ value }) => value?.identifier)).toEqual([expected]);
});

describe("the shade of a column of colours is no material beside another one", () => {
  const planters = "a-garden-outdoor-pots-planters";
  it.each([
    ["en", "Round plastic planter 30 cm terracotta", "Colour"],
    ["de", "Pflanztopf Kunststoff 30 cm Terracotta", "Farbe"],
    ["fr", "Pot en plastique 30 cm terracotta", "Couleur"],
    ["it", "Vaso in plastica 30 cm terracotta", "Colore"],
  ] as const)("%s", (language, name, label) => {
    const row = {
      language,
      leaf: planters,
      attribute: "material",
      name,
      facts: [[label, "Terracotta"]],
    } as const;
    expect(valuesOf(row).map(({ value }) => value?.identifier)).toEqual(["plastic"]);
  });

  it("but it is one where it is the only one", () => {
    const facts = [["Colour", "Terracotta"]] as const;
    const row = {
      language: "en",
      leaf: planters,
      attribute: "material",
      name: "Terracotta planter 30 cm",
      facts,
    } as const;
    expect(valuesOf(row)).toHaveLength(1);
  });
});

describe("a steel's grade in a column", () => {
  it.each([
    ["Material", "Stainless steel AISI 304", "Stainless steel AISI 304"],
    ["Material", "Edelstahl 18/10", "Edelstahl 18/10"],
    ["Matière", "Acier inoxydable 316L", "Acier inoxydable 316L"],
    ["Materiale", "Acciaio inox AISI 430", "Acciaio inox AISI 430"],
    ["Material", "Steel, 304 parts", "Steel"],
    ["Materiale", "Acciaio inox, plastica", "Acciaio inox"],
  ])("%s: %s is told", (label, text, shown) => {
    const found = textsOf({ leaf: chairs, attribute: "material", name: "Norda", facts: [[label, text]] });
    expect(found).toContain(shown);
  });
});

const puzzles = "a-toys-games-puzzles-jigsaws";
const pillows = "a-home-textiles-duvets-pillows";
const wallLights = "a-home-lighting-fairy-outdoor-wall";

describe("of a column of players and pieces the cell says which it counts", () => {
  it.each([
    ["de", "Puzzle Schloss", "Spieler / Teile", "1000 Teile", []],
    ["de", "Puzzle Schloss 1000 Teile", "Spieler / Teile", "1000", []],
    ["en", "Castle jigsaw", "Players / Pieces", "1000 pieces", []],
    ["fr", "Puzzle château", "Joueurs / Pièces", "1000 pièces", []],
    ["it", "Puzzle castello", "Giocatori / Pezzi", "1000 pezzi", []],
    ["de", "Puzzle Duell", "Spieler / Teile", "2-4 Spieler", ["2-4 Spieler"]],
    ["de", "Puzzle Duell", "Spieler", "2", ["2"]],
  ] as const)("%s: %s, %s %s", (language, name, label, text, expected) => {
    const row = {
      language,
      leaf: puzzles,
      attribute: "number_of_players",
      name,
      facts: [[label, text]],
    } as const;
    expect(textsOf(row)).toEqual(expected);
  });
});

describe("the material of a pillow is not its cover's", () => {
  it.each([
    ["en", "Memory foam pillow", "Material", "memory foam, cover bamboo", []],
    ["de", "Nackenkissen 60x40", "Material", "Viskoschaum, Bezug Bambus", []],
    ["fr", "Oreiller ergonomique", "Matière", "mousse viscoélastique, housse bambou", []],
    ["it", "Cuscino ergonomico", "Materiale", "schiuma memory, fodera bambù", []],
    ["fr", "Housse d'oreiller", "Matière", "housse bambou", ["bambou"]],
    ["fr", "Oreiller", "Matière", "bambou", ["bambou"]],
  ] as const)("%s: %s, %s %s", (language, name, label, text, expected) => {
    const row = { language, leaf: pillows, attribute: "material", name, facts: [[label, text]] } as const;
    expect(textsOf(row)).toEqual(expected);
  });
});

describe("a column's steel is given with its kind", () => {
  it.each([
    ["en", "Outdoor wall light", "Material", "Stainless Steel", ["Stainless Steel"]],
    ["en", "Outdoor wall light", "Material", "Stainless steel 304", ["Stainless steel 304"]],
    ["en", "Outdoor wall light", "Material", "Steel", ["Steel"]],
    ["fr", "Applique extérieure", "Matière", "Acier inoxydable", ["Acier inoxydable"]],
    ["it", "Applique da esterno", "Materiale", "Acciaio inossidabile", ["Acciaio inossidabile"]],
  ] as const)("%s: %s, %s %s", (language, name, label, text, expected) => {
    const row = { language, leaf: wallLights, attribute: "material", name, facts: [[label, text]] } as const;
    expect(textsOf(row)).toEqual(expected);
  });
});

describe("beads are no pearls", () => {
  const bracelets = "a-jewellery-pieces-bracelets-beaded";
  it.each([
    ["fr", "Bracelet élastique en perles d'amazonite 8 mm", []],
    ["fr", "Bracelet perles de bois", []],
    ["it", "Bracciale elastico in perle di legno", []],
    ["fr", "Bracelet perles de culture", ["pearl"]],
    ["it", "Bracciale perle di fiume", ["pearl"]],
    ["en", "Freshwater pearl bracelet", ["pearl"]],
  ] as const)("%s: %s", (language, name, expected) => {
    const found = valuesOf({ language, leaf: bracelets, attribute: "gemstone", name });
    expect(found.map(({ value }) => value?.identifier)).toEqual(expected);
  });
});
