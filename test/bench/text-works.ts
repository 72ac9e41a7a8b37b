import { fixProduct, lintProduct } from "../../src/lint/linter.ts";
import { rulePacks } from "../../src/lint/packs.ts";
import { checkFacts } from "../../src/tasks/fact-check.ts";
import { keepRules } from "../../src/tasks/rule-check.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { createBuiltinStore } from "./builtin-store.ts";

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

/** What is done with a text, by its name: the four tasks and lint. */
export const textWorks: Readonly<Record<string, (text: string) => unknown>> = {
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
