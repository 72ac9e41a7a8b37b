import { describe, expect, it } from "vitest";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { createCategorizer } from "../../../../src/tasks/categorization/rules/categorize.ts";
import { createKnownCatalogs } from "../../../../src/tasks/categorization/rules/rank-by-knowledge.ts";
import { witnessesOf } from "../../../../src/tasks/categorization/rules/shop-category.ts";

const categorize = createCategorizer({
  catalogs: createCatalogStore({ builtinFolder: builtinTargetFolder }),
  knowledge: createKnownCatalogs(() => loadKnowledge(builtinTargetFolder)),
});

function find(language: Language, title: string, sourceCategory: string) {
  const query = { sales_channel: "channel_a", limit: 3, use_rag: false } as const;
  const body = { product_name: title, product_description: "" };
  const answer = categorize({ query, body }, { evidence: { language, sourceCategory, facts: [] } });
  return {
    score: answer.best_category.score,
    message: answer.message,
    candidates: [answer.best_category, ...answer.other_categories].map(({ category }) => category.identifier),
  };
}

const disputed = [
  ["de", "Kaffeebohnen", "Beleuchtung > Nachtlichter"],
  ["de", "Rasenmäher", "Spielwaren > Plüschtiere"],
  ["de", "Schokolade", "Parfum > Damendüfte"],
  ["de", "Gitarre", "Schmuck > Ohrringe"],
  ["de", "Laserdrucker", "Bücher > Romane"],
  ["en", "Strawberry cheesecake", "Home > Candles"],
  ["en", "Golf balls", "Gourmet > Sweets > Chewing gum"],
  ["en", "Kebab platter", "Frozen food > Frozen snacks > Kebabs"],
  ["en", "Green apple", "Stationery > Erasers"],
  ["fr", "Imprimante laser", "Librairie > Romans"],
  ["fr", "Café en grains", "Luminaires > Veilleuses"],
  ["fr", "Tondeuse à gazon", "Jouets > Peluches"],
  ["fr", "Guitare", "Bijoux > Boucles d'oreilles"],
  ["it", "Fragola", "Casa > Decorazione > Candele"],
  ["it", "Stampante laser", "Libri > Romanzi"],
  ["it", "Caffè in grani", "Illuminazione > Luci notturne"],
  ["it", "Tagliaerba", "Giocattoli > Peluche"],
  ["it", "Cioccolato fondente", "Profumi > Profumi da donna"],
  ["it", "Chitarra", "Gioielli > Orecchini"],
] as const;

const agreed = [
  ["de", "Duftkerze Vanille", "Wohnen > Kerzen", "a-home-decor-candles-scented"],
  ["de", "Lippenbalsam Minze", "Beauty > Lippen", "a-beauty-face-masks-lips"],
  ["de", "Keramikbecher", "Geschenke > Geschenkideen", "a-kitchen-dining-mugs-mugs"],
  ["de", "Zartbitterschokolade Tafel", "Schokolade & Kekse", "a-food-sweet-chocolate-bars"],
  ["de", "Akustikgitarre", "Neuheiten", "a-hobby-instruments-guitars-acoustic"],
  ["en", "Scented soy candle vanilla", "Home > Candles", "a-home-decor-candles-scented"],
  ["en", "Lip balm mint", "Beauty > Lips", "a-beauty-face-masks-lips"],
  ["en", "Ceramic mug", "Gifts > Gift ideas", "a-kitchen-dining-mugs-mugs"],
  ["en", "Dark chocolate bar", "Chocolates & Biscuits", "a-food-sweet-chocolate-bars"],
  ["en", "Acoustic guitar", "New arrivals", "a-hobby-instruments-guitars-acoustic"],
  ["fr", "Bougie parfumée vanille", "Maison > Bougies", "a-home-decor-candles-scented"],
  ["fr", "Baume à lèvres menthe", "Beauté > Lèvres", "a-beauty-face-masks-lips"],
  ["fr", "Mug en céramique", "Cadeaux > Idées cadeaux", "a-kitchen-dining-mugs-mugs"],
  ["fr", "Tablette de chocolat noir", "Chocolats & Biscuits", "a-food-sweet-chocolate-bars"],
  ["fr", "Guitare acoustique", "Nouveautés", "a-hobby-instruments-guitars-acoustic"],
  ["it", "Candela profumata alla vaniglia", "Casa > Candele", "a-home-decor-candles-scented"],
  ["it", "Balsamo labbra alla menta", "Bellezza > Labbra", "a-beauty-face-masks-lips"],
  ["it", "Tazza mug in ceramica", "Regali > Idee regalo", "a-kitchen-dining-mugs-mugs"],
  ["it", "Tavoletta di cioccolato fondente", "Cioccolato & Biscotti", "a-food-sweet-chocolate-bars"],
  ["it", "Chitarra acustica", "Novità", "a-hobby-instruments-guitars-acoustic"],
] as const;

describe("a shop's own category", () => {
  it.each(disputed)("in %s makes %s unsure, which it has in %s", (language, title, place) => {
    const { score, message } = find(language, title, place);
    expect(score).toBeLessThanOrEqual(0.5);
    expect(message).toContain("is about other things");
  });

  it.each(agreed)("in %s leaves %s alone, which it has in %s", (language, title, place, leaf) => {
    const { score, candidates } = find(language, title, place);
    expect(candidates[0]).toBe(leaf);
    expect(score).toBeGreaterThanOrEqual(0.7);
  });
});

it.each([
  ["en", "Acoustic guitar", "Grocery"],
  ["de", "Gitarre", "Lebensmittel"],
  ["de", "Laserdrucker", "Schmuck"],
  ["fr", "Guitare", "Bijoux"],
  ["fr", "Imprimante laser", "Épicerie"],
  ["it", "Chitarra", "Gioielli"],
  ["it", "Tagliaerba", "Alimentari"],
] as const)("%s %j takes no leaf from the department %j", (language, title, department) => {
  const alone = find(language, title, "");
  expect(find(language, title, department).candidates).toEqual(alone.candidates);
});

it("is not sure of tea among the things of a kitchen", () => {
  expect(find("en", "Chai/Tea/Coffee mug 300 ml", "Home > Kitchen & Dining > Mugs").score).toBeLessThan(0.7);
});

it.each([
  ["de", "Retro Radio rot", "TV & Audio > Kopfhörer > In-Ear-Kopfhörer"],
  ["en", "Retro radio red", "Audio > Headphones > In-ear headphones"],
  ["fr", "Radio rétro rouge", "Audio > Casques > Écouteurs intra-auriculaires"],
  ["it", "Radio retrò rossa", "Audio > Cuffie > Auricolari in-ear"],
] as const)("in %s leaves %s for a person, which the shop alone has in %s", (language, title, place) => {
  expect(find(language, title, place).score).toBeLessThan(0.7);
});

it.each([
  ["en", "Jar candle vanilla", "Candles (except birthday)", "birthday"],
  ["de", "Duftkerze Vanille", "Kerzen (außer Geburtstag)", "birthday"],
  ["fr", "Bougie vanille", "BOUGIE (HORS ANNIVERSAIRE)", "birthday"],
  ["it", "Candela vaniglia", "Candele (escluso compleanno)", "birthday"],
] as const)("in %s does not take %s of %s for what the shop leaves out", (language, title, place, left) => {
  expect(find(language, title, place).candidates[0]).not.toContain(left);
});

/** What a word alone would name, which the shop's own department holds none of. */
it.each([
  ["en", "Telescopic pole 2.5 m", "Window cleaning > Poles", "a-sports-outdoor-camping-poles"],
  ["de", "Teleskopstange 2 m", "Reinigung > Fensterreinigung", "a-electronics-phones-holders-selfie"],
  ["fr", "Zinc 2 kg", "Peintures > Sous-couches", "a-health-wellness-vitamins-minerals"],
  ["it", "Zinco 2 kg", "Vernici > Fondi", "a-health-wellness-vitamins-minerals"],
] as const)("in %s %j is not sure of what the words alone name in %j", (language, title, place, leaf) => {
  const { score, candidates } = find(language, title, place);
  expect(candidates[0] === leaf && score >= 0.7).toBe(false);
});

it.each([
  ["en", "Trekking pole carbon", "Hiking > Poles", "a-sports-outdoor-camping-poles"],
  ["de", "Glasreiniger Spray 500 ml", "Reinigung > Fensterreinigung", "a-cleaning-products-surfaces-glass"],
  ["fr", "Zinc 15 mg gélules", "Santé > Compléments alimentaires", "a-health-wellness-vitamins-minerals"],
  ["it", "Smalto per ferro bianco", "Vernici > Smalti", "a-garden-diy-hardware-paint-metal"],
] as const)("in %s %j stays what it is in %j", (language, title, place, leaf) => {
  expect(find(language, title, place).candidates[0]).toBe(leaf);
});

it("reads columns of the shop's categories as the steps above the deepest one", () => {
  const facts = ["Auto - Moto", "Equipement pilote"].map((text) => ({ label: "shop category", text }));
  const [deepest] = witnessesOf({ facts, sourceCategory: "Blouson" });
  expect(deepest).toMatchObject({ name: "Blouson", above: "Auto - Moto > Equipement pilote" });
  const [ofPath] = witnessesOf({ facts, sourceCategory: "Moto > Blouson" });
  expect(ofPath).toMatchObject({ name: "Moto", above: "" });
});

it.each([
  ["en", "Merino Crew Neck Jumper", "Knitwear", "mens, knitwear"],
  ["de", "Merino Pullover Rundhals", "Strickwaren", "herren, merino"],
  ["fr", "Pull col rond mérinos", "Maille", "homme, laine"],
  ["it", "Maglione girocollo merino", "Maglieria", "uomo, lana"],
] as const)("in %s the shop's word brings back nothing for others than its tags say: %s", (...row) => {
  const [language, product_name, sourceCategory, keywords] = row;
  const query = { sales_channel: "channel_a", limit: 5, use_rag: false } as const;
  const evidence = { language, sourceCategory, facts: [], page: { keywords } };
  const answer = categorize({ query, body: { product_name, product_description: "" } }, { evidence });
  const found = [answer.best_category, ...answer.other_categories];
  expect(found.filter(({ category }) => category.identifier.startsWith("a-fashion-kids"))).toEqual([]);
});
