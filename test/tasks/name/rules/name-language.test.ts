import { expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createNameOptimizer } from "../../../../src/tasks/name/rules/optimize-name.ts";

const optimize = createNameOptimizer({ catalogs: createCatalogStore() });

/** The cleaned name of a row that is in a language. */
function cleanedIn(language: "en" | "de" | "fr" | "it", name: string): string {
  const query = { task_type: "cleaned", translation_language: language } as const;
  return optimize({ query, body: { product_name: name } }, { evidence: { language, facts: [] } }).best_name;
}

test.each([
  ["it", "REPERTOIRE DES BANQUES DE DONNEES", "Répertoire des Banques de données"],
  ["en", "LES MEILLEURS TOURS DE MAGIE POUR ENFANTS", "Les meilleurs tours de magie pour enfants"],
  ["fr", "DIE GESCHICHTE VON DEM KLEINEN MAULWURF", "Die Geschichte von dem kleinen Maulwurf"],
  ["it", "DER KLEINE PRINZ UND DIE ROSE", "Der kleine Prinz und die Rose"],
  ["fr", "IL NOME DELLA ROSA E ALTRI RACCONTI", "Il nome della rosa e altri racconti"],
  [
    "de",
    "THE LORD OF THE RINGS AND THE RETURN OF THE KING",
    "The Lord of the Rings and the Return of the King",
  ],
] as const)("in %s, %s has the capitals of its own language, untranslated", (language, name, expected) => {
  expect(cleanedIn(language, name)).toBe(expected);
});

test.each([
  ["de", "DAMEN WINTERJACKE MIT KAPUZE", "Damen Winterjacke mit Kapuze"],
  ["it", "DIVANO DUE POSTI IN PELLE", "Divano due posti in pelle"],
  ["de", "DJ CONTROL AIR STREET", "DJ Control Air Street"],
] as const)("in %s, %s keeps those of the row", (language, name, expected) => {
  expect(cleanedIn(language, name)).toBe(expected);
});
