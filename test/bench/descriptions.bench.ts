import { Parser } from "htmlparser2";
import { describe, it } from "vitest";
import { createBuiltinEngine } from "../../src/engine/builtin/builtin-engine.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { checkFacts } from "../../src/engine/fact-checked-engine.ts";
import {
  hasRealDescriptions,
  type RealDescription,
  readRealDescriptions,
} from "../engine/builtin/description/real-descriptions.ts";
import { createBuiltinStore } from "./builtin-store.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
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

type Work = (product: RealDescription) => unknown;

function ours(engine: Engine, extras: boolean): Work {
  const query = { tone: "professional", length: "medium", bullet_points: extras, seo: extras } as const;
  return ({ description, name }) =>
    engine.optimizeDescription({ query, body: { product_description: description, product_name: name } }, {});
}

async function rateOf(work: Work, products: readonly RealDescription[]): Promise<number> {
  const start = cpuSeconds();
  for (const product of products) await work(product);
  return products.length / (cpuSeconds() - start);
}

describe.skipIf(!hasRealDescriptions)("descriptions of real feeds", () => {
  it("a second on one core, beside taking the first sentences", async () => {
    const products = readRealDescriptions();
    const engine = createBuiltinEngine({ catalogs: createBuiltinStore() });
    const candidates: Readonly<Record<string, Work>> = {
      text: ours(engine, false),
      "text, checked for added facts": ours(checkFacts(engine), false),
      "with bullet points and SEO fields": ours(engine, true),
      "first sentences": ({ description }) => firstSentences(description),
    };
    const rates = new Map<string, number>();
    for (const [label, work] of Object.entries(candidates)) {
      await rateOf(work, products);
      const measured: number[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await rateOf(work, products));
      rates.set(label, median(measured));
    }
    const peer = rates.get("first sentences") ?? 0;
    const lines = [...rates].map(
      ([label, rate]) =>
        `${label.padEnd(34)} ${Math.round(rate)} a second, ${(peer / rate).toFixed(1)} times the first sentences' time`,
    );
    process.stdout.write(
      `\n${products.length} descriptions, medium, median of ${rounds} rounds, processor time\n${lines.join("\n")}\n`,
    );
  });
});
