import type { Language } from "../../../../src/api/vocabulary.ts";
import type { NameChange } from "../../../../src/tasks/name/rules/cleaning-step.ts";
import { createNameOptimizer } from "../../../../src/tasks/name/rules/optimize-name.ts";
import { createBuiltinStore } from "../../../bench/builtin-store.ts";

const catalogs = createBuiltinStore();
const optimizers = new Map<string, ReturnType<typeof createNameOptimizer>>();

interface Row {
  readonly brand?: string;
  readonly description?: string;
  /** The row's other columns, by their labels. */
  readonly facts?: Readonly<Record<string, string>>;
  /** The row's own category. */
  readonly category?: string;
  /** The identifier of the category that was found for sure. */
  readonly found?: string;
  readonly keep?: readonly NameChange[];
}

/** The whole answer to a name of a record in this language, with the built-in catalogs' words. */
export function answerTo(
  name: string,
  language: Language,
  { brand, description, facts = {}, category, found, keep = [] }: Row = {},
) {
  const key = keep.join();
  const optimize = optimizers.get(key) ?? createNameOptimizer({ catalogs, keep });
  optimizers.set(key, optimize);
  const stated = Object.entries(facts).map(([label, text]) => ({ label, text }));
  return optimize(
    { query: { task_type: "cleaned", translation_language: language }, body: { product_name: name } },
    {
      evidence: {
        language,
        facts: stated,
        ...(brand && { brand }),
        ...(category && { sourceCategory: category }),
        ...(found && { category: { identifier: found, score: 0.95 } }),
      },
      ...(description && { description }),
    },
  );
}

export function nativeName(name: string, language: Language, row: Row = {}): string {
  return answerTo(name, language, row).best_name;
}
