import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { searchTerms } from "../../../../src/tasks/description/rules/search-terms.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

function termsOf(language: Language, name: string, brand = "", ...facts: string[]): string[] {
  const evidence = {
    ...(brand !== "" && { brand }),
    facts: facts.map((fact) => ({ label: fact.split("=")[0] ?? "", text: fact.split("=")[1] ?? "" })),
  };
  return searchTerms({ name, language, glossary, evidence });
}

describe("terms that the name itself has", () => {
  test.each<readonly [Language, string, string]>([
    ["en", "Halden Case for iPhone 15 Pro clear", "iPhone 15 Pro case"],
    ["fr", "Câble USB C vers USB C tressé 2 m gris", "câble USB C"],
    ["it", "Cavo USB C intrecciato 2 m grigio", "cavo USB C"],
    ["en", "Halden Phone Case for Samsung Galaxy S21 Ultra black", "Samsung Galaxy S21 Ultra phone case"],
    ["de", "Hülle für iPhone 15 Pro Max schwarz Silikon", "Hülle iPhone 15 Pro Max"],
    ["de", "Handyhülle für Samsung Galaxy S21 blau", "Handyhülle Samsung Galaxy S21"],
    ["fr", "Coque pour iPhone 15 Pro transparente", "coque iPhone 15 Pro"],
    ["fr", "Étui portefeuille pour Samsung Galaxy A15 noir", "étui portefeuille Samsung Galaxy A15"],
    ["it", "Custodia per iPhone 15 Pro trasparente", "custodia iPhone 15 Pro"],
    ["it", "Cover per Samsung Galaxy A15 nera", "cover Samsung Galaxy A15"],
    ["en", "Halden Summer Tyre 205/55R16 91V", "205/55 R16 summer tyre"],
    ["de", "Halden Sommerreifen 205/55 R16 91V", "Sommerreifen 205/55 R16"],
    ["fr", "Pneu Halden 205/55R16 91V", "pneu 205/55 R16"],
    ["it", "Pneumatico Halden 205/55 R16 91V", "pneumatico 205/55 R16"],
    ["fr", "Papier A4 80 g blanc 500 feuilles", "papier A4"],
    ["it", "Succo di goji bio 500 ml", "succo di goji"],
    ["it", "Olio extravergine di oliva latta 5 l", "olio extravergine di oliva"],
    ["it", "Vite per legno zincata 4 x 40 mm", "vite per legno"],
    ["fr", "Huile d'argan bio 50 ml", "huile d'argan"],
    ["fr", "Jus de pomme artisanal 1 l", "jus de pomme"],
  ])("in %s: %s", (language, name, term) => {
    expect(termsOf(language, name)).toContain(term);
  });

  test.each<readonly [Language, string, string, RegExp]>([
    ["en", "Barkley Dog Food Salmon & Potato 12kg", "Barkley", /^(?:Barkley )?potato/u],
    ["en", "Halden Soy Drink Strawberry & Banana 1l", "Halden", /^(?:Halden )?banana/u],
    ["en", "Halden Water/Juice Glass Tumbler", "Halden", /^(?:Halden )?(?:water|juice)$/u],
    ["en", "Halden Toothpaste Lemon & Mint", "Halden", /^(?:Halden )?(?:lemon|mint)$/u],
    ["de", "Halden Hundefutter Rind & Karotte 400 g", "Halden", /^(?:Halden )?Karotte/u],
    ["de", "Halden Kaubonbon Erdbeere & Banane", "Halden", /^(?:Halden )?Banane/u],
    ["de", "Kiepe Tomate 15 Korn", "Kiepe", /Paradeiser/u],
    ["de", "Halden Spanplattenschraube blau verzinkt", "Halden", /blau$/u],
    ["en", "Halden Galvanised Bucket blue galvanised", "Halden", /^blue/u],
    ["fr", "Halden Vis bleu zinguée 4 x 40", "Halden", /bleue?$/u],
    ["it", "Halden Alimentatore ATX 650 W 80 Plus Bronze", "Halden", /bronzo/u],
    ["en", "Halden Power Supply 650 W 80 Plus Gold", "Halden", /^gold/u],
    ["it", "Valigetta per Portatile Halden MTC15 Nero", "", /portatile portatile/iu],
    ["it", "Mascara per Ciglia Halden Deep Black 10 ml", "Halden", /Black|10/u],
    ["fr", "Soutien-gorge dentelle noire", "", /^soutien-gorge dentelle$/u],
    ["fr", "Barres de toit pour Subaru Justy 5 portes", "", /Justy 5/u],
    ["fr", "BEAR COUNTY Abri 506 x 446 cm", "BEAR COUNTY", /506/u],
    ["de", "Samsung Galaxy S6 edge 32 GB", "Samsung", /S6$/u],
  ])("and no flavour, treatment or size, in %s: %s", (language, name, brand, wrong) => {
    expect(termsOf(language, name, brand).filter((term) => wrong.test(term))).toEqual([]);
  });

  test.each<readonly [Language, string, string, string]>([
    ["en", "Halden Kombucha Ginger & Lemon", "Halden", "kombucha"],
    ["en", "Salt & Pepper Mill", "", "pepper mill"],
    ["en", "Halden Juice/Water Glass - Long Drink", "Halden", "water glass"],
    ["en", "Barkley's Grain Free Adult Dog Food Salmon & Potato 12kg", "Barkley's", "dog food"],
    ["en", "Halden Charger for Vaio VGN-CR540E/L 75 Adapter", "Halden", "Vaio VGN-CR540E/L charger"],
    ["en", "Halden Make Up And Jewellery Vanity Case", "Halden", "vanity case"],
    ["en", "Treated Timber Sleeper 2.4m", "", "timber sleeper"],
    ["en", "Blue Mug", "", "blue mug"],
    ["de", "Halden Tasse blau", "Halden", "Tasse blau"],
    ["de", "Samsung Galaxy S6 edge 32 GB", "Samsung", "Samsung Galaxy S6 edge"],
    ["fr", "Tasse bleue", "", "tasse bleue"],
    ["it", "Tazza blu", "", "tazza blu"],
  ])("but what the thing is and its own colour, in %s: %s", (language, name, brand, right) => {
    expect(termsOf(language, name, brand)).toContain(right);
  });

  test("a book is searched by its title", () => {
    expect(termsOf("en", "The Salt Road: A Novel (Paperback)")).toEqual(["The Salt Road"]);
    expect(termsOf("en", "The Long Summer (Hardback)")).toEqual(["The Long Summer"]);
  });

  test("a bottle on the shelf of wine cabinets is wine", () => {
    const evidence = { brand: "Halden", sourceCategory: "Cave à vin", facts: [] };
    const name = "Halden Bordeaux Supérieur AOC rouge 2020 75 cl";
    const terms = searchTerms({ name, language: "fr", glossary, evidence });
    expect(terms).toContain("bordeaux");
    expect(terms.join()).not.toContain("cave");
  });
});
