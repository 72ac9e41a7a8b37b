import type { CatalogContent, CategoryContent } from "../../../src/catalog/model.ts";

type Row = readonly [identifier: string, parent: string, name: string, terms?: string];

function contentOf(rows: readonly Row[]): CatalogContent {
  const categories = rows.map(([identifier, parent, name, terms = ""]): CategoryContent => {
    return {
      record: {
        identifier,
        ...(parent === "" ? {} : { parentIdentifier: parent }),
        names: { it: name },
        terms: { it: terms.split(",").filter(Boolean) },
      },
      attributes: [],
    };
  });
  return { salesChannel: "channel_a", categories };
}

/** A catalog with words for what kinds of things there are. */
export const knowledgeContent = contentOf([
  ["k-pets", "", "Animali"],
  ["k-pets-dogs", "k-pets", "Cani"],
  ["k-pets-dogs-food", "k-pets-dogs", "Cibo per animali", "crocchette,bocconcini"],
  ["k-pets-dogs-leads", "k-pets-dogs", "Guinzagli", "pettorina"],
  ["k-food", "", "Alimentari"],
  ["k-food-sweet", "k-food", "Dolci", "dolciumi"],
  ["k-food-sweet-gum", "k-food-sweet", "Gomme da masticare", "chewing gum"],
  ["k-food-bread", "k-food", "Pane", "pagnotta"],
]);

/** A shop's sections, by bare names. */
export const bareContent = contentOf([
  ["shop", "", "Negozio"],
  ["friends", "shop", "Amici Animali"],
  ["crisps-sweets", "shop", "Patatine e Dolciumi"],
  ["bread", "shop", "Pane e Pasticceria"],
]);
