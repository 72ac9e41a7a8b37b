import { Parser } from "htmlparser2";
import type { Engine } from "../../../src/tasks/engine.ts";
import { checkFacts } from "../../../src/tasks/fact-check.ts";
import { createBuiltinEngine } from "../../../src/tasks/rules-engine.ts";
import { type RealDescription, readRealDescriptions } from "../../tasks/real-descriptions.ts";
import { createBuiltinStore } from "../builtin-store.ts";
import { measure } from "./measure.ts";

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

function ours(engine: Engine, extras: boolean) {
  const query = { tone: "professional", length: "medium", bullet_points: extras, seo: extras } as const;
  return ({ description, name }: RealDescription) =>
    engine.optimizeDescription({ query, body: { product_description: description, product_name: name } }, {});
}

const engine = createBuiltinEngine({ catalogs: createBuiltinStore() });

await measure<RealDescription>({
  items: readRealDescriptions(),
  candidates: {
    text: ours(engine, false),
    "text, checked for added facts": ours(checkFacts(engine), false),
    "with bullet points and SEO fields": ours(engine, true),
    "first sentences": ({ description }) => firstSentences(description),
  },
  rounds: 5,
});
