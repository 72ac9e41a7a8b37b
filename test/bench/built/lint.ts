import { lintProduct } from "../../../src/lint/linter.ts";
import { rulePacks } from "../../../src/lint/packs.ts";
import type { LintedProduct } from "../../../src/lint/violation.ts";
import { plainText } from "../../../src/nlp/html.ts";
import { scoreProduct } from "../../../src/scoring/scorer.ts";
import { readRealDescriptions } from "../../tasks/real-descriptions.ts";
import { measure } from "./measure.ts";

const words = 60;
const google = rulePacks.filter(({ name }) => name === "google");

/** The checks that a shop writes first: two lengths, capitals, and a pattern of advertising. */
function plainChecks({ fields }: LintedProduct): boolean[] {
  const { name = "", description = "" } = fields;
  return [
    name.length > 150,
    description.length > 5_000,
    name === name.toUpperCase(),
    /free shipping|best price|sale|gratis|versandkostenfrei|livraison gratuite|offerta/i.test(name),
  ];
}

await measure<LintedProduct>({
  items: readRealDescriptions().map(({ name, description }) => ({
    fields: { name, description: plainText(description).text.split(/\s+/u).slice(0, words).join(" ") },
  })),
  candidates: {
    "all packs": (product) => lintProduct(product, rulePacks),
    "google alone": (product) => lintProduct(product, google),
    "scores, google": (product) => scoreProduct(product, google),
    "four checks by hand": plainChecks,
  },
  rounds: 5,
});
