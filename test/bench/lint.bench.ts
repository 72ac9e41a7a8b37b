import { describe, it } from "vitest";
import type { LintedProduct } from "../../src/quality/rules/finding.ts";
import { lintProduct } from "../../src/quality/rules/lint-product.ts";
import { rulePacks } from "../../src/quality/rules/rule-packs.ts";
import { scoreProduct } from "../../src/quality/scores/score-product.ts";
import { plainText } from "../../src/text/html.ts";
import {
  hasRealDescriptions,
  readRealDescriptions,
} from "../engine/builtin/description/real-descriptions.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import { median } from "./median.ts";

const rounds = 5;
const words = 60;

type Work = (product: LintedProduct) => unknown;

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

function rateOf(work: Work, products: readonly LintedProduct[]): number {
  const start = cpuSeconds();
  for (const product of products) work(product);
  return products.length / (cpuSeconds() - start);
}

describe.skipIf(!hasRealDescriptions)("linting real records (where PDO_SHARED has feeds)", () => {
  it("records a second on one core, beside four checks by hand", () => {
    const products = readRealDescriptions().map(
      ({ name, description }): LintedProduct => ({
        fields: { name, description: plainText(description).text.split(/\s+/u).slice(0, words).join(" ") },
      }),
    );
    const candidates: Readonly<Record<string, Work>> = {
      "all packs": (product) => lintProduct(product, rulePacks),
      "google alone": (product) => lintProduct(product, google),
      "scores, google": (product) => scoreProduct(product, google),
      "four checks by hand": plainChecks,
    };
    const rates = new Map<string, number>();
    for (const [label, work] of Object.entries(candidates)) {
      rateOf(work, products);
      rates.set(label, median(Array.from({ length: rounds }, () => rateOf(work, products))));
    }
    const peer = rates.get("four checks by hand") ?? 0;
    const lines = [...rates].map(
      ([label, rate]) =>
        `${label.padEnd(20)} ${Math.round(rate)} records/s, ${(peer / rate).toFixed(1)} times the time of four checks`,
    );
    process.stdout.write(
      `\n${products.length} names with ${words} words of description, median of ${rounds} rounds, processor time\n${lines.join("\n")}\n`,
    );
  });
});
