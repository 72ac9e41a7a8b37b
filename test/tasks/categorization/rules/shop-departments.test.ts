import { expect, it } from "vitest";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { departmentLeaves } from "../../../../src/tasks/categorization/rules/broad-words.ts";
import { createCategorizer } from "../../../../src/tasks/categorization/rules/categorize.ts";
import { createKnownCatalogs } from "../../../../src/tasks/categorization/rules/rank-by-knowledge.ts";

const categorize = createCategorizer({
  catalogs: createCatalogStore({ builtinFolder: builtinTargetFolder }),
  knowledge: createKnownCatalogs(() => loadKnowledge(builtinTargetFolder)),
});

interface Row {
  readonly language: Language;
  readonly name: string;
  readonly description?: string;
  readonly sourceCategory?: string;
}

function find({ language, name, description = "", sourceCategory }: Row) {
  const query = { sales_channel: "channel_a", limit: 3, use_rag: false } as const;
  const body = { product_name: name, product_description: description };
  const evidence = { language, facts: [], ...(sourceCategory !== undefined && { sourceCategory }) };
  const { best_category: best } = categorize({ query, body }, { evidence });
  return { leaf: best.category.identifier, score: best.score };
}

it.each([
  ["en", "Home & Kitchen", "a-kitchen-dining-mugs-mugs"],
  ["en", "Pets", "a-pets-food-dog-dry"],
  ["en", "Books", "a-media-books-fiction-crime"],
  ["en", "Menswear", "a-fashion-men-shirts-casual"],
  ["en", "Food supplements for joints", "a-health-wellness-vitamins-minerals"],
  ["de", "Haus & Küche", "a-kitchen-dining-mugs-mugs"],
  ["de", "Tierbedarf Hunde", "a-pets-food-dog-dry"],
  ["de", "Bücher", "a-media-books-fiction-crime"],
  ["de", "Herrenmode", "a-fashion-men-shirts-casual"],
  ["de", "Nahrungsergänzungsmittel für Gelenke", "a-health-wellness-vitamins-minerals"],
  ["fr", "Maison & Cuisine", "a-kitchen-dining-mugs-mugs"],
  ["fr", "Animalerie", "a-pets-food-dog-dry"],
  ["fr", "Librairie", "a-media-books-fiction-crime"],
  ["fr", "Cave à vins", "a-food-drinks-wine-red"],
  ["fr", "Compléments alimentaires pour les articulations", "a-health-wellness-vitamins-minerals"],
  ["it", "Casa & Cucina", "a-kitchen-dining-mugs-mugs"],
  ["it", "Animali", "a-pets-food-dog-dry"],
  ["it", "Libri", "a-media-books-fiction-crime"],
  ["it", "Abbigliamento uomo", "a-fashion-men-shirts-casual"],
  ["it", "Integratori naturali per articolazioni, tendini", "a-health-wellness-vitamins-minerals"],
] as const)("in %s %j is a department that holds %s, and no cash box", (language, step, leaf) => {
  const isHeld = departmentLeaves(step.split(/ & |, /), language);
  expect(isHeld?.(leaf)).toBe(true);
  expect(isHeld?.("a-office-equipment-machines-cash")).toBe(false);
});

it.each([
  ["en", "Screen protectors"],
  ["de", "Couchtische"],
  ["fr", "Tables basses"],
  ["it", "Tavolini da salotto"],
  ["en", "Home & Widgets"],
] as const)("in %s %j names no department", (language, step) => {
  expect(departmentLeaves(step.split(" & "), language)).toBeUndefined();
});

const devices = [
  ["en", "SGX512E1", "tablets", "a-computers-devices-tablets-tablets"],
  ["en", "LEGIA HF G25", "camcorders,summer-sale", "a-electronics-photo-camcorders-classic"],
  ["en", "TX 4410", "Routers", "a-computers-peripherals-network-routers"],
  ["en", "QX-71 N", "AV receivers", "a-electronics-audio-amplifiers-av"],
  ["en", "MB 33/2", "Dehumidifiers", "a-appliances-home-climate-dehumidifiers"],
  ["de", "SGX512E1", "Tablets", "a-computers-devices-tablets-tablets"],
  ["de", "LEGIA HF G25", "Camcorder", "a-electronics-photo-camcorders-classic"],
  ["de", "MB 33/2", "Luftentfeuchter", "a-appliances-home-climate-dehumidifiers"],
  ["de", "VK-20 SL", "Wasserkocher", "a-appliances-kitchen-kettles-kettles"],
  ["de", "QX-71 N", "AV-Receiver", "a-electronics-audio-amplifiers-av"],
  ["fr", "SGX512E1", "Tablettes tactiles", "a-computers-devices-tablets-tablets"],
  ["fr", "LEGIA HF G25", "Caméscopes", "a-electronics-photo-camcorders-classic"],
  ["fr", "MB 33/2", "Déshumidificateurs", "a-appliances-home-climate-dehumidifiers"],
  ["fr", "VK-20 SL", "Bouilloires", "a-appliances-kitchen-kettles-kettles"],
  ["fr", "TX 4410", "Smartphones", "a-electronics-phones-smartphones-smart"],
  ["it", "SGX512E1", "Tablet", "a-computers-devices-tablets-tablets"],
  ["it", "LEGIA HF G25", "Videocamere", "a-electronics-photo-camcorders-classic"],
  ["it", "MB 33/2", "Deumidificatori", "a-appliances-home-climate-dehumidifiers"],
  ["it", "VK-20 SL", "Bollitori", "a-appliances-kitchen-kettles-kettles"],
  ["it", "TX 4410", "Smartphone", "a-electronics-phones-smartphones-smart"],
] as const;

it.each(devices)(
  "in %s the name %j says nothing, and the shop's %j decides",
  (language, name, sourceCategory, leaf) => {
    const found = find({ language, name, sourceCategory });
    expect(found.leaf).toBe(leaf);
    expect(found.score).toBeGreaterThanOrEqual(0.7);
  },
);

it.each([
  ["en", "Leather case for tablet 10 inch", "Tablets"],
  ["de", "Lederhülle für Tablet 10 Zoll", "Tablets"],
  ["fr", "Étui en cuir pour tablette 10 pouces", "Tablettes tactiles"],
  ["it", "Custodia in pelle per tablet 10 pollici", "Tablet"],
] as const)("in %s a name that says what it is stays it: %j among %j", (language, name, sourceCategory) => {
  expect(find({ language, name, sourceCategory }).leaf).toBe(
    "a-computers-peripherals-laptop-bags-tablet-cases",
  );
});

it.each([
  ["en", "Silicone mould 6 cavities 70 mm", "Baking"],
  ["de", "Silikonform 6 Mulden 70 mm", "Konditorei"],
  ["fr", "Moule silicone 6 empreintes 70 mm", "Pâtisserie"],
  ["it", "Stampo silic. 6 semisfere 70 mm", "Pasticceria"],
] as const)("in %s the trade of %j is no book on it: %j", (language, name, sourceCategory) => {
  expect(find({ language, name, sourceCategory }).leaf).not.toMatch(/^a-media-books/);
});

it.each([
  ["en", "Front brake pads, organic", "Motorcycle parts"],
  ["de", "Bremsbeläge vorn organisch", "Motorradteile"],
  ["fr", "Plaquettes de frein avant organiques", "Pièces moto"],
  ["it", "Pastiglie freno anteriori organiche", "Ricambi moto"],
] as const)("in %s brake pads are a motorcycle's in its department: %j", (language, name, sourceCategory) => {
  expect(find({ language, name, sourceCategory }).leaf).toBe("a-automotive-parts-motorcycle-brakes");
});

it.each([
  ["en", "Front brake pads, organic", "Car parts"],
  ["de", "Bremsbeläge vorn organisch", "Autoteile"],
  ["fr", "Plaquettes de frein avant organiques", "Pièces auto"],
  ["it", "Pastiglie freno anteriori organiche", "Ricambi auto e moto"],
] as const)("in %s brake pads stay a car's elsewhere: %j", (language, name, sourceCategory) => {
  expect(find({ language, name, sourceCategory }).leaf).toBe("a-automotive-parts-spares-brake-pads");
});

it.each([["it", "Parabordo F2 bianco", "Nautica"]] as const)(
  "in %s a leaf of another trade is no more than proposed for %j in %j",
  (language, name, sourceCategory) => {
    const { leaf, score } = find({ language, name, sourceCategory });
    if (!/^a-food-breakfast/.test(leaf)) expect(score).toBeLessThan(0.7);
  },
);

it.each([
  ["en", "Concert ukulele koa", "Musical instruments", "a-hobby-instruments-guitars-ukuleles"],
  ["de", "Konzertukulele Koa", "Musikinstrumente", "a-hobby-instruments-guitars-ukuleles"],
  ["fr", "Ukulélé concert koa", "Instruments", "a-hobby-instruments-guitars-ukuleles"],
  ["it", "Ukulele concerto koa", "Strumenti musicali", "a-hobby-instruments-guitars-ukuleles"],
  ["de", "Lesehilfe +2,00", "Optik", "a-fashion-accessories-sunglasses-reading"],
  ["it", "Occhiali da lettura +2,00", "Ottica", "a-fashion-accessories-sunglasses-reading"],
] as const)("in %s the department and the noun of %j agree: %j", (language, name, sourceCategory, leaf) => {
  const found = find({ language, name, sourceCategory });
  expect(found.leaf).toBe(leaf);
  expect(found.score).toBeGreaterThanOrEqual(0.7);
});

it.each([
  [
    "en",
    "Drill bit chocolate",
    "Snacks, Desserts, Cakes, Drill-bit cakes",
    "a-garden-diy-tools-power-accessories",
  ],
  ["en", "Ballpoint pen cake topper", "Groceries", "a-office"],
  ["de", "Ringordner A4 blau", "Tiernahrung", "a-office"],
  ["fr", "Foret béton 8 mm", "Snacks, Desserts, Gâteaux, Pâtisseries, Forets", "a-garden"],
  ["it", "Penna a sfera blu", "Alimentari", "a-office"],
] as const)(
  "in %s %j in %j is never sure of a leaf of another trade",
  (language, name, sourceCategory, other) => {
    const { leaf, score } = find({ language, name, sourceCategory });
    if (leaf.startsWith(other)) expect(score).toBeLessThanOrEqual(0.5);
  },
);

it.each([
  ["en", "Black Forest gateau 800 g", "Snacks, Desserts, Cakes, Black forest"],
  ["de", "Schwarzwälder Kirschtorte 1,2 kg", "Kuchen"],
  ["fr", "Forêt noire 6 parts", "Snacks, Desserts, Gâteaux, Pâtisseries, Forêts-noires"],
  ["it", "Torta foresta nera 700 g", "Torte"],
] as const)("in %s the cake %j is none of the tools", (language, name, sourceCategory) => {
  const { leaf, score } = find({ language, name, sourceCategory });
  expect(leaf).toBe("a-food-sweet-cakes-cakes");
  expect(score).toBeGreaterThan(0.5);
});

it.each([
  ["en", "Dog poo bags 300 pack", "Pets > Dogs > Hygiene"],
  ["de", "Hundekotbeutel 300 Stück", "Haustierbedarf > Hunde > Hygiene"],
  ["fr", "Sacs à crottes pour chien lot de 300", "Animalerie > Chiens > Hygiène"],
  ["it", "Sacchetti igienici per cani 300 pezzi", "Animali > Cani > Igiene"],
] as const)("in %s any step's department may hold the leaf of %j in %j", (language, name, sourceCategory) => {
  const { leaf, score } = find({ language, name, sourceCategory });
  expect(leaf).toMatch(/^a-pets/);
  expect(score).toBeGreaterThanOrEqual(0.7);
});

it.each([
  ["en", "Women's perfume eau de parfum 50 ml", "Tech & Electronics"],
  ["it", "Profumo donna eau de parfum 50 ml", "Tech & Electronics"],
] as const)(
  "in %s a noun of several words outweighs another department: %j",
  (language, name, sourceCategory) => {
    expect(find({ language, name, sourceCategory }).leaf).toMatch(/^a-beauty-perfume/);
  },
);

it.each([
  ["en", "Snaffle bit loose ring 5 inch", "Bits", /drill-bits|saw/],
  ["de", "Bienensmoker Edelstahl mit Blasebalg", "Smoker", /barbecues/],
  ["fr", "Cordage tressé 10 mm", "Accastillage > Cordages", /tennis/],
  ["fr", "Écran sous-toiture HPV R3", "Écrans", /monitors/],
  ["fr", "Ardoise naturelle 40x24", "Couverture > Ardoises", /^a-office/],
  ["it", "Guaina sottotegola traspirante 50 m2", "Membrane", /shapewear/],
  ["it", "Armadio 2 ante con serratura", "Archivio", /bedroom/],
] as const)(
  "in %s a noun that another trade has too is no sure one: %j among %j",
  (language, name, sourceCategory, other) => {
    const { leaf, score } = find({ language, name, sourceCategory });
    expect(other.test(leaf) && score >= 0.7).toBe(false);
  },
);

it.each([
  ["en", "Tennis racket 27 inch strung", "Rackets", /tennis/],
  ["de", "Kleiderschrank 2-türig weiß", "Schlafzimmer", /bedroom/],
  ["fr", "Écran PC 27 pouces 4K HDMI", "Écrans", /monitors/],
  ["fr", "Ardoise à craie scolaire A4", "Ardoises", /^a-office/],
  ["it", "Armadio 2 ante camera da letto", "Armadi", /bedroom/],
] as const)(
  "in %s it stays sure where no word is of another trade: %j among %j",
  (language, name, sourceCategory, own) => {
    const { leaf, score } = find({ language, name, sourceCategory });
    expect(leaf).toMatch(own);
    expect(score).toBeGreaterThanOrEqual(0.7);
  },
);

it.each([
  [
    "fr",
    "Gâteau au citron",
    "sucre, farine de blé, huile de colza, eau, émulsifiant : E471, préparation aux abricots, sel, levure",
    "a-food-sweet-cakes-",
  ],
  [
    "de",
    "Zitronenkuchen",
    "Zucker, Weizenmehl, Rapsöl, Wasser, Emulgator: E471, Zitronensaft, Salz, Backmischung, Hefe",
    "a-food-sweet-cakes-",
  ],
  [
    "it",
    "Bastoncini alle nocciole",
    "Farina di frumento, zucchero, nocciole 11%, olio di palma, acqua, sale, emulsionante: E471",
    "a-food-",
  ],
  [
    "en",
    "Lemon cake",
    "Sugar, wheat flour, water, palm oil, salt, yeast, lemon juice",
    "a-food-sweet-cakes-",
  ],
] as const)(
  "takes the ingredients of food for no kind of it, in %s: %s",
  (language, name, description, leaf) => {
    expect(find({ language, name, description }).leaf.startsWith(leaf)).toBe(true);
  },
);

it.each([
  ["en", "Sanaos Forte", "Food supplements for athletes"],
  ["de", "Sanaos Forte", "Nahrungsergänzungsmittel für Sportler"],
  ["fr", "Sanaos Forte", "Compléments alimentaires pour les articulations"],
  ["it", "Sanaos Nuova Formula", "Integratori naturali per articolazioni, tendini"],
] as const)(
  "proposes a leaf of the department for a name that says nothing, in %s: %s",
  (language, name, sourceCategory) => {
    const { leaf, score } = find({ language, name, sourceCategory });
    expect(leaf.startsWith("a-health-wellness-")).toBe(true);
    expect(score).toBeLessThan(0.7);
  },
);
