import { expect, it } from "vitest";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { createCategorizer } from "../../../../src/tasks/categorization/rules/categorize.ts";
import { createKnownCatalogs } from "../../../../src/tasks/categorization/rules/rank-by-knowledge.ts";

const categorize = createCategorizer({
  catalogs: createCatalogStore({ builtinFolder: builtinTargetFolder }),
  knowledge: createKnownCatalogs(() => loadKnowledge(builtinTargetFolder)),
});
/** From this score on a category is written. */
const written = 0.7;

/** The category that is written; undefined where none is. */
function writtenFor(language: Language, name: string, sourceCategory?: string): string | undefined {
  const query = { sales_channel: "channel_a", limit: 3, use_rag: false } as const;
  const body = { product_name: name, product_description: "" };
  const evidence = { language, facts: [], ...(sourceCategory !== undefined && { sourceCategory }) };
  const { category, score } = categorize({ query, body }, { evidence }).best_category;
  return score >= written ? category.identifier : undefined;
}

it.each([
  ["de", "Geschenkset Weißwein mit Pralinen", undefined],
  ["en", "Gift set red wine with chocolates", undefined],
  ["it", "Confezione regalo vino rosso e cioccolatini", undefined],
  ["it", "Cesto natalizio gastronomico", undefined],
  ["fr", "Panier cadeau gourmand", undefined],
  ["en", "Violin strings", undefined],
  ["de", "Violinsaiten Satz", undefined],
  ["fr", "Rail", "Placard > Quincaillerie"],
  ["en", "Cello bow carbon fibre", undefined],
  ["de", "Bratschenbogen Fernambuk", undefined],
  ["fr", "Archet pour alto", undefined],
  ["it", "Archetto per violoncello", undefined],
  ["en", "Ride-on mower deck belt", undefined],
  ["de", "Keilriemen Rasentraktor", undefined],
  ["fr", "Courroie trapézoïdale tondeuse", undefined],
  ["it", "Cinghia trapezoidale tosaerba", undefined],
  ["fr", "Vase d'expansion sanitaire 8 L", undefined],
  ["fr", "VASE EXP. 24 L", undefined],
  ["it", "Vaso di espansione caldaia 10 l", undefined],
  ["en", "Tropical Orange 500 ml", undefined],
  ["fr", "Banane fraise 25 cl", undefined],
  ["it", "Pera 3 x 200 ml", undefined],
] as const)("in %s no leaf is written for %s, which has none", (language, name, place) => {
  expect(writtenFor(language, name, place)).toBeUndefined();
});

it.each([
  ["en", "Telescopic pole", "Window cleaning > Poles", "a-cleaning-tools-mops-window"],
  ["de", "Teleskopstange 3 m", "Fensterreinigung > Stangen", "a-cleaning-tools-mops-window"],
  ["fr", "Perche télescopique", "Nettoyage vitres > Perches", "a-cleaning-tools-mops-window"],
  ["it", "Asta telescopica", "Pulizia vetri > Aste", "a-cleaning-tools-mops-window"],
  ["en", "Telescopic trekking pole", "Camping > Poles", "a-sports-outdoor-camping-poles"],
  ["de", "Rotwein Geschenkset", undefined, "a-food-drinks-wine-red"],
  ["en", "Chocolates with white wine filling", undefined, "a-food-sweet-chocolate-pralines"],
  ["it", "Cesto vimini", undefined, "a-home-storage-boxes-baskets"],
  ["fr", "Rail de spots", "Luminaires", "a-home-lighting-ceiling-spots"],
  ["de", "Geige mit Koffer", undefined, "a-hobby-instruments-guitars-violins"],
  ["it", "Violino 3/4 con archetto e custodia", undefined, "a-hobby-instruments-guitars-violins"],
  ["de", "Rasenmäher mit Keilriemen", undefined, "a-garden-outdoor-tools-mowers"],
  ["fr", "Vase soliflore en verre 20 cm", undefined, "a-home-decor-vases-vases"],
  ["fr", "Courroie appareil photo cuir", undefined, "a-electronics-photo-lenses-straps"],
  ["de", "Mitnehmer Waschmaschine", undefined, "a-appliances-large-parts-washing"],
  ["fr", "Manette de cuisinière", undefined, "a-appliances-large-parts-kitchen"],
  ["fr", "Manette PS4 sans fil", undefined, "a-media-entertainment-consoles-controllers"],
  ["de", "Äpfel 1 kg", undefined, "a-food-fresh-produce-fruit"],
] as const)("in %s %s in %s is written as what it is", (language, name, place, leaf) => {
  expect(writtenFor(language, name, place)).toBe(leaf);
});
