import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

/** The reasons why a person should look at a product with one column. */
function reasonsFor(category: string, [label, text]: readonly [string, string], name: string): string[] {
  const reasons: string[] = [];
  extract(
    {
      query: {
        sales_channel: "channel_a",
        category_identifier: category,
        include_recommended: true,
        include_optional: true,
      },
      body: { product_name: name, product_description: "" },
    },
    { evidence: { facts: [{ label, text }] }, onReview: ({ reason }) => reasons.push(reason) },
  );
  return reasons;
}

const shirts = "a-fashion-men-tshirts-tshirts";
const kidsShoes = "a-fashion-shoes-kids-trainers";
const jackets = "a-fashion-men-jackets-puffer";
const sofas = "a-home-furniture-living-sofas-sofas";
const pans = "a-kitchen-cooking-pans-frying";
const covers = "a-home-textiles-bedlinen-duvet-covers";

describe("no contradiction are", () => {
  it.each([
    [shirts, "Material", "Cotton", "Jersey T-shirt"],
    [kidsShoes, "Genere", "Bambino", "Scarpa bimbo primi passi"],
    [kidsShoes, "Genere", "Bambina", "Sandalo bimba"],
    [kidsShoes, "Genre", "Enfant", "Baskets garçon scratch"],
    [kidsShoes, "Genre", "Enfant", "Bottines fille"],
    [kidsShoes, "Geschlecht", "Kinder", "Hausschuhe Jungen Dino"],
    [kidsShoes, "Geschlecht", "Mädchen", "Kinder Gummistiefel"],
    [kidsShoes, "Gender", "Kids", "Boys' trainers"],
    [kidsShoes, "Gender", "Unisex", "Girls' trainers"],
    [jackets, "Materiale", "Poliammide", "Piumino uomo"],
    ["a-fashion-accessories-belts-belts", "Colore", "marrone", "Cintura pelle uomo fibbia argento"],
    ["a-sports-outdoor-cycling-locks", "Matière", "Acier", "Antivol U GRANIT 460"],
    [jackets, "Matière", "Polyester", "Doudoune homme"],
    [shirts, "Material", "Linen", "Denim shirt"],
    [covers, "Material", "Cotton", "Bed linen set"],
    [covers, "Material", "Cotton", "Flannel duvet cover"],
    [covers, "Material", "Polyester", "Satin duvet cover"],
    [pans, "Material", "Copper", "Glass lid pan"],
    [shirts, "Colour", "Grey", "T-shirt anthracite"],
    [sofas, "Material", "Fabric", "Velvet sofa"],
    [shirts, "Material", "Baumwolle", "Jersey T-Shirt"],
    [covers, "Material", "Baumwolle", "Bettwäsche Flanell"],
    [covers, "Material", "Baumwolle", "Bettwäsche Satin"],
    [sofas, "Material", "Stoff", "Cord Sofa"],
    [shirts, "Farbe", "Beige", "T-Shirt creme"],
    [shirts, "Matière", "Coton", "T-shirt en jersey"],
    [covers, "Matière", "Coton", "Housse de couette en satin"],
    [covers, "Matière", "Coton", "Housse de couette en flanelle"],
    [sofas, "Matière", "Tissu", "Canapé en velours"],
    [shirts, "Couleur", "Gris", "T-shirt anthracite"],
    [shirts, "Materiale", "Cotone", "T-shirt in jersey"],
    [covers, "Materiale", "Cotone", "Copripiumino in raso"],
    [covers, "Materiale", "Cotone", "Copripiumino in flanella"],
    [sofas, "Materiale", "Tessuto", "Divano in velluto"],
    [shirts, "Colore", "Nero", "T-shirt nero e bianco"],
  ])("%s: %s %s and %j", (category, label, text, name) => {
    expect(reasonsFor(category, [label, text], name)).toEqual([]);
  });
});

describe("contradictions are still", () => {
  it.each([
    [sofas, "Material", "Leather", "Velvet sofa"],
    [shirts, "Material", "Cotton", "Silk T-shirt"],
    [shirts, "Farbe", "Blau", "T-Shirt rot"],
    [sofas, "Matière", "Cuir", "Canapé en velours"],
    [shirts, "Colore", "Nero", "T-shirt rossa"],
  ])("%s: %s %s and %j", (category, label, text, name) => {
    expect(reasonsFor(category, [label, text], name)).toHaveLength(1);
  });
});
