import { Parser } from "htmlparser2";
import { describe, it } from "vitest";
import { createDescriptionOptimizer } from "../../src/engine/builtin/description/optimize-description.ts";
import {
  hasRealDescriptions,
  type RealDescription,
  readRealDescriptions,
} from "../engine/builtin/description/real-descriptions.ts";
import { createSmallStore } from "../glossary/small-catalogs.ts";
import { median } from "./median.ts";

const rounds = 3;
/** Of a medium description. */
const mostWords = 150;

/** What a shop's own script does: the text of the HTML, and its first sentences up to the length. */
function firstSentences(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onclosetag: () => {
      text += " ";
    },
  });
  parser.end(html);
  let words = 0;
  const kept: string[] = [];
  for (const sentence of text.split(/(?<=[.!?])\s+/u)) {
    words += sentence.split(/\s+/u).length;
    if (words > mostWords) break;
    kept.push(sentence);
  }
  return kept.join(" ");
}

function ours(extras: boolean): (product: RealDescription) => void {
  const optimize = createDescriptionOptimizer({ catalogs: createSmallStore() });
  const query = { tone: "professional", length: "medium", bullet_points: extras, seo: extras } as const;
  return ({ description, name }) =>
    void optimize({ query, body: { product_description: description, product_name: name } });
}

function rateOf(run: (product: RealDescription) => void, products: readonly RealDescription[]): number {
  const start = performance.now();
  for (const product of products) run(product);
  return products.length / ((performance.now() - start) / 1000);
}

describe.skipIf(!hasRealDescriptions)("descriptions of real feeds", () => {
  it("a second, against taking the first sentences", () => {
    const products = readRealDescriptions();
    const [plain, full] = [ours(false), ours(true)];
    const peer = ({ description }: RealDescription) => void firstSentences(description);
    for (const run of [plain, full, peer]) rateOf(run, products);
    const rates = Array.from({ length: rounds }, () => ({
      plain: rateOf(plain, products),
      full: rateOf(full, products),
      peer: rateOf(peer, products),
    }));
    const rate = (of: keyof (typeof rates)[number]) => median(rates.map((round) => round[of]));
    const line = (what: string, of: "plain" | "full") =>
      `${what}: ${Math.round(rate(of))} a second, the first sentences ${(rate("peer") / rate(of)).toFixed(1)} times as fast`;
    process.stdout.write(
      `\n${products.length} descriptions, medium\n${line("text", "plain")}\n${line("with bullet points and SEO fields", "full")}\n`,
    );
  });
});
