import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import { loadBuiltinCatalog } from "../../../../src/catalog/compiled-catalog.ts";
import { withThesaurus } from "../../../../src/catalog/search/thesaurus.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import { createCategorizer } from "../../../../src/tasks/categorization/rules/categorize.ts";
import { withKinds } from "../../../../src/tasks/categorization/rules/leaf-kinds.ts";
import { createKnownCatalogs } from "../../../../src/tasks/categorization/rules/rank-by-knowledge.ts";

const builtin = loadBuiltinCatalog(builtinTargetFolder, "channel_a");
const knowledge = createKnownCatalogs(() => loadKnowledge(builtinTargetFolder));

/** A shop's tree as it would import it: names in its own language, and nothing else. */
function categorizerOf(names: readonly string[], language: Language) {
  const categories = names.map((name) => ({
    record: { identifier: name, names: { [language]: name }, terms: {} },
    attributes: [],
  }));
  const payload = compileContent({ salesChannel: "shop", categories, aliases: [] });
  const catalog = createCatalog(withThesaurus(payload, builtin), "imported");
  const categorize = createCategorizer({ catalogs: { catalog: () => catalog }, knowledge });
  return (product_name: string) => {
    const query = { sales_channel: "channel_a", limit: 3, use_rag: false } as const;
    const body = { product_name, product_description: "" };
    const { best_category } = categorize({ query, body }, { evidence: { language, facts: [] } });
    return best_category.category.identifier;
  };
}

const groceries = {
  en: categorizerOf(
    ["Pantry", "Salty Snacks", "Confectionery", "Spirits & Wines", "Household", "Pet Supplies", "Stationery"],
    "en",
  ),
  de: categorizerOf(
    [
      "Grundnahrungsmittel",
      "Knabbereien",
      "Süßwaren",
      "Spirituosen",
      "Haushalt",
      "Tierbedarf",
      "Schreibwaren",
    ],
    "de",
  ),
  fr: categorizerOf(
    ["Épicerie", "Snacks salés", "Confiseries", "Spiritueux", "Entretien", "Animalerie", "Papeterie"],
    "fr",
  ),
  it: categorizerOf(
    ["Alimentari", "Snack salati", "Dolciumi", "Liquori", "Cura della casa", "Animali", "Cancelleria"],
    "it",
  ),
};

describe("a shop's section that is called by a broad word", () => {
  it.each([
    ["en", "Red lentil soup 400 g", "Pantry"],
    ["en", "Paprika crisps 150 g", "Salty Snacks"],
    ["en", "Fruit gummies 200 g", "Confectionery"],
    ["en", "Single malt whisky 0.7 l", "Spirits & Wines"],
    ["en", "Toilet cleaner 750 ml", "Household"],
    ["en", "Cat litter 10 l", "Pet Supplies"],
    ["en", "Ballpoint pen blue", "Stationery"],
    ["de", "Spaghetti 500 g", "Grundnahrungsmittel"],
    ["de", "Paprikachips 150 g", "Knabbereien"],
    ["de", "Fruchtgummi 200 g", "Süßwaren"],
    ["de", "Wodka 0,7 l", "Spirituosen"],
    ["de", "WC-Reiniger 750 ml", "Haushalt"],
    ["de", "Katzenstreu 10 l", "Tierbedarf"],
    ["de", "Kugelschreiber blau", "Schreibwaren"],
    ["fr", "Spaghetti 500 g", "Épicerie"],
    ["fr", "Chips au paprika 150 g", "Snacks salés"],
    ["fr", "Bonbons gélifiés 200 g", "Confiseries"],
    ["fr", "Vodka 70 cl", "Spiritueux"],
    ["fr", "Nettoyant WC 750 ml", "Entretien"],
    ["fr", "Litière pour chat 10 l", "Animalerie"],
    ["fr", "Stylo bille bleu", "Papeterie"],
    ["it", "Spaghetti 500 g", "Alimentari"],
    ["it", "Patatine alla paprika 150 g", "Snack salati"],
    ["it", "Caramelle gommose 200 g", "Dolciumi"],
    ["it", "Vodka 70 cl", "Liquori"],
    ["it", "Detergente WC 750 ml", "Cura della casa"],
    ["it", "Lettiera per gatti 10 l", "Animali"],
    ["it", "Penna a sfera blu", "Cancelleria"],
  ] as const)("takes what it stands for, in %s: %s", (language, title, leaf) => {
    expect(groceries[language](title)).toBe(leaf);
  });

  it.each([
    ["en", ["Breakfast", "Honey", "Coffee & Tea"], "Blossom honey 500 g", "Honey"],
    ["en", ["Pantry", "Olive Oil", "Vinegar"], "Extra virgin olive oil 1 l", "Olive Oil"],
    ["de", ["Getränke", "Orangensaft", "Bier"], "Orangensaft 1 l", "Orangensaft"],
    ["de", ["Haushalt", "Spülmittel", "Müllbeutel"], "Spülmittel Zitrone 500 ml", "Spülmittel"],
    ["fr", ["Produits laitiers", "Yaourts", "Beurre"], "Yaourt nature 4 x 125 g", "Yaourts"],
    ["it", ["Surgelati", "Gelati", "Pizze surgelate"], "Gelato alla vaniglia 500 g", "Gelati"],
  ] as const)(
    "leaves to a leaf with the very name its own, in %s: %j, %s",
    (language, names, title, leaf) => {
      expect(categorizerOf(names, language)(title)).toBe(leaf);
    },
  );
});

const toiletries = {
  en: categorizerOf(["Face Care", "Hair Care", "Shaving", "Oral Care", "Glassware", "Garden"], "en"),
  de: categorizerOf(["Gesichtspflege", "Haarpflege", "Rasur", "Mundpflege", "Gläser", "Garten"], "de"),
  fr: categorizerOf(["Soins du visage", "Soins capillaires", "Rasage", "Soins dentaires", "Verrerie"], "fr"),
  it: categorizerOf(["Cura del viso", "Cura dei capelli", "Rasatura", "Igiene orale", "Vetreria"], "it"),
};

describe("a shop's section that is called by what it cares for", () => {
  it.each([
    ["en", "Peel-off mask charcoal", "Face Care"],
    ["en", "Anti-ageing serum 30 ml", "Face Care"],
    ["en", "Three blade razor", "Shaving"],
    ["en", "Whisky tumblers set of 6", "Glassware"],
    ["de", "Tagescreme 50 ml", "Gesichtspflege"],
    ["de", "Nassrasierer mit 3 Klingen", "Rasur"],
    ["de", "Zahnpasta 75 ml", "Mundpflege"],
    ["fr", "Crème de jour 50 ml", "Soins du visage"],
    ["fr", "Après-shampooing 200 ml", "Soins capillaires"],
    ["fr", "Lames de rasoir x 4", "Rasage"],
    ["it", "Crema giorno 50 ml", "Cura del viso"],
    ["it", "Collutorio 500 ml", "Igiene orale"],
    ["it", "Schiuma da barba 200 ml", "Rasatura"],
  ] as const)("takes it, in %s: %s", (language, title, leaf) => {
    expect(toiletries[language](title)).toBe(leaf);
  });
});

describe("a tree of one department", () => {
  const audio = {
    en: categorizerOf(["Radio Recorders", "In-Ear Headphones", "Soundbars", "Care & Protection"], "en"),
    de: categorizerOf(["Radiorecorder", "In-Ear-Kopfhörer", "Soundbars", "Pflege & Schutz"], "de"),
    fr: categorizerOf(
      ["Radios CD", "Écouteurs intra-auriculaires", "Barres de son", "Soin et protection"],
      "fr",
    ),
    it: categorizerOf(["Radioregistratori", "Auricolari in-ear", "Soundbar", "Cura e protezione"], "it"),
  };

  it.each([
    ["en", "RX 40 Boombox CREAM", "Radio Recorders"],
    ["en", "EP-12 Earphones ORANGE", "In-Ear Headphones"],
    ["de", "RX 40 Boombox CREME", "Radiorecorder"],
    ["de", "EP-12 Ohrhörer ORANGE", "In-Ear-Kopfhörer"],
    ["fr", "RX 40 Boombox CRÈME", "Radios CD"],
    ["fr", "EP-12 Écouteurs ORANGE", "Écouteurs intra-auriculaires"],
    ["it", "RX 40 Boombox CREMA", "Radioregistratori"],
    ["it", "EP-12 Auricolari ARANCIONE", "Auricolari in-ear"],
  ] as const)("holds no fruit or skin care, whatever a word means, in %s: %s", (language, title, leaf) => {
    expect(audio[language](title)).toBe(leaf);
  });
});

describe("kinds of products and leaves by words", () => {
  const byWords = { numbers: [7, 3], scores: [5, 4] };
  const kinds = { numbers: [1, 2], scores: [0.5, 0.001] };
  const leavesOf = new Map([
    [1, new Map([[3, 0.1]])],
    [2, new Map([[9, 1]])],
  ]);

  it("are added, and the ranking is sorted again", () => {
    expect(withKinds(byWords, kinds, { leavesOf, factorOf: () => 1 })).toEqual({
      numbers: [3, 7],
      scores: [6, 5],
    });
  });

  it("add nothing to a leaf that the audience rules out, nor for an unlikely kind", () => {
    expect(withKinds(byWords, kinds, { leavesOf, factorOf: () => 0 })).toEqual(byWords);
  });
});
