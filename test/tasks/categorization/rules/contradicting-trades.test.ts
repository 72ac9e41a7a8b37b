import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { withoutContradicted } from "../../../../src/tasks/categorization/rules/contradicting-words.ts";
import { readProductQuery } from "../../../../src/tasks/categorization/rules/product-query.ts";

const catalog = createCatalogStore().catalog("channel_a");

/** What is left of a sure score of one leaf, by the row's words. */
function scoreOf(leaf: string, name: string, description = ""): number {
  const number = catalog.categories.findIndex(({ identifier }) => identifier.endsWith(`-${leaf}`));
  const query = readProductQuery({ product_name: name, product_description: description });
  return withoutContradicted(catalog, query, { numbers: [number], scores: [0.95] }).scores[0] ?? 0;
}

describe("a word of another trade contradicts the leaf that it is called like", () => {
  it.each([
    ["face-foundation", "Foundation DN wired worker premium", "Pure beeswax for the brood box"],
    ["face-foundation", "Cire fond de ruche", "Pour le corps de ruche, 10 cadres"],
    ["face-foundation", "Foundation Mittelwand", "Bienenwachs für den Imker"],
    ["painting-canvases", "Chevalet violoncelle 3/4 érable"],
    ["painting-canvases", "Chevalet de guitare classique palissandre"],
    ["painting-canvases", "Cavalletto per violino acero"],
    ["care-eye-earplugs", "Tappi sughero agglomerato 24x38"],
    ["care-eye-earplugs", "Bouchons liège pour bouteilles 24x44"],
    ["care-eye-earplugs", "Wine bottle corks 100 plugs"],
    ["shaving-blades", "Skalpellklingen Fig. 10 steril"],
    ["shaving-blades", "Scalpel blades no. 15 sterile"],
    ["shaving-blades", "Lames de bistouri n° 11"],
    ["watering-hoses", "Hydraulikschlauch 2SN DN10 330 bar"],
    ["watering-hoses", "Hydraulic hose 1/2 inch 2SN 5 m"],
    ["watering-hoses", "Tubo idraulico 2SN raccordo 90°"],
    ["camping-lights", "Torchio idraulico a gabbia 50 cm"],
    ["vitamins-minerals", "Metabisolfito di potassio 1 kg", "Per uso enologico"],
    ["vitamins-minerals", "Calcium + D3 powder", "For reptiles and tortoises"],
    ["vitamins-minerals", "Calcium Pulver 170 g", "Für Reptilien im Terrarium"],
  ])("%s: %s", (leaf, name, description = "") => {
    expect(scoreOf(leaf, name, description)).toBeLessThan(0.5);
  });

  it.each([
    ["face-foundation", "Fond de teint fluide beige", "Pour le visage, à la cire d'abeille"],
    ["painting-canvases", "Chevalet de peintre en hêtre"],
    ["care-eye-earplugs", "Tappi per orecchie antirumore 10 paia"],
    ["shaving-blades", "Rasierklingen Edelstahl 100 Stück"],
    ["watering-hoses", "Gartenschlauch 25 m 1/2 Zoll"],
    ["camping-lights", "Torcia frontale LED ricaricabile"],
    ["vitamins-minerals", "Magnesium 400 mg Kapseln", "Nahrungsergänzung"],
  ])("but %s stays for: %s", (leaf, name, description = "") => {
    expect(scoreOf(leaf, name, description)).toBe(0.95);
  });
});
