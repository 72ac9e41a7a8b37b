import type { Language } from "../../../../src/api/vocabulary.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { createBuiltinStore } from "../../../bench/builtin-store.ts";

const optimize = createDescriptionOptimizer({ catalogs: createBuiltinStore() });

interface Row {
  readonly name?: string;
  readonly brand?: string;
  /** The row's other columns, by their labels. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** The answer to a description of a record in this language, with the built-in catalogs' words. */
export function answerTo(text: string, language: Language, { name, brand, facts = {} }: Row = {}) {
  const stated = Object.entries(facts).map(([label, value]) => ({ label, text: value }));
  return optimize(
    {
      query: { tone: "professional", length: "medium", bullet_points: true, seo: true },
      body: { product_description: text, ...(name && { product_name: name }) },
    },
    { evidence: { language, facts: stated, ...(brand && { brand }) } },
  );
}

export function nativeDescription(text: string, language: Language, row: Row = {}): string {
  return answerTo(text, language, row).best_description;
}
