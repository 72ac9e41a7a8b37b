import { createInterface } from "node:readline";
import { fixProduct, lintProduct } from "../../../src/lint/linter.ts";
import { rulePacks } from "../../../src/lint/packs.ts";
import { checkFacts } from "../../../src/tasks/fact-check.ts";
import { keepRules } from "../../../src/tasks/rule-check.ts";
import { createBuiltinEngine } from "../../../src/tasks/rules-engine.ts";
import { createBuiltinStore } from "../builtin-store.ts";
import { cpuSeconds } from "../cpu-seconds.ts";
import { pathologicalTexts } from "../pathological-texts.ts";

/* Answers each line `{ work, text, length }` with `{ seconds }`. Without input it tells what there is to be measured. */

const engine = createBuiltinEngine({ catalogs: createBuiltinStore() });
const checked = checkFacts(engine);
const ruled = checkFacts(keepRules(engine, rulePacks));

const name = (task_type: "cleaned" | "detailed", by = checked, translation_language: "en" | "de" = "en") => {
  return (product_name: string) =>
    by.optimizeName({ query: { task_type, translation_language }, body: { product_name } }, {});
};
const description =
  (tone: "professional" | "casual", by = checked) =>
  (product_description: string) =>
    by.optimizeDescription(
      {
        query: { tone, length: "medium", bullet_points: true, seo: true },
        body: { product_description, product_name: "Red shirt" },
      },
      {},
    );
const category = { sales_channel: "channel_a", limit: 5, use_rag: false } as const;
const attributes = {
  sales_channel: "channel_a",
  category_identifier: "a-fashion-men-shirts-casual",
  include_recommended: true,
  include_optional: true,
} as const;

const works: Readonly<Record<string, (text: string) => unknown>> = {
  "name, cleaned": name("cleaned"),
  "name, detailed": name("detailed"),
  "name, in German": name("cleaned", checked, "de"),
  "name, by all rules": name("detailed", ruled),
  description: description("professional"),
  "description, casual, by all rules": description("casual", ruled),
  "category of a name": (product_name) =>
    checked.categorize({ query: category, body: { product_name, product_description: "" } }, {}),
  "category of a description": (product_description) =>
    checked.categorize({ query: category, body: { product_description } }, {}),
  "attributes of a name": (product_name) =>
    checked.extractAttributes({ query: attributes, body: { product_name, product_description: "" } }, {}),
  "attributes of a description": (product_description) =>
    checked.extractAttributes({ query: attributes, body: { product_description } }, {}),
  "lint of a name": (text) => lintProduct({ fields: { name: text } }, rulePacks),
  "lint of a description": (text) =>
    lintProduct({ fields: { name: "Red shirt", description: text } }, rulePacks),
  "fixes of a name": (text) => fixProduct({ fields: { name: text } }, rulePacks),
  "fixes of a description": (text) =>
    fixProduct({ fields: { name: "Red shirt", description: text } }, rulePacks),
};

/** Short calls are made again, for what else the machine does: with a text one longer, lest it be remembered. */
const enoughSeconds = 0.3;
const mostCalls = 3;

async function secondsOf(work: string, text: string, length: number): Promise<number> {
  let [least, all] = [Number.POSITIVE_INFINITY, 0];
  for (let call = 0; call < mostCalls && all < enoughSeconds; call += 1) {
    const made = pathologicalTexts[text]?.(length + call) ?? "";
    const start = cpuSeconds();
    await works[work]?.(made);
    const seconds = cpuSeconds() - start;
    least = Math.min(least, seconds);
    all += seconds;
  }
  return least;
}

for (const work of Object.values(works)) {
  for (const text of Object.values(pathologicalTexts)) await work(text(60));
}
process.stdout.write(
  `${JSON.stringify({ works: Object.keys(works), texts: Object.keys(pathologicalTexts) })}\n`,
);
for await (const line of createInterface({ input: process.stdin })) {
  const { work, text, length } = JSON.parse(line) as { work: string; text: string; length: number };
  process.stdout.write(`${JSON.stringify({ seconds: await secondsOf(work, text, length) })}\n`);
}
