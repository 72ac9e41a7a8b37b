import type { CatalogStore } from "../catalog/store.ts";
import { lazily } from "../lib/once.ts";
import type { NamePattern } from "../lint/rule.ts";
import type { ExamplesStore } from "../ml/example-store.ts";
import type { GlossaryOptions } from "../translation/glossary.ts";
import type { Engine } from "./engine.ts";

export interface BuiltinEngineOptions {
  readonly catalogs: CatalogStore;
  /** Opens what was learned from products that were categorized before; absent: nothing. */
  readonly openExamples?: () => Promise<Pick<ExamplesStore, "learned">>;
  /** What the sales channel wants composed names to be. */
  readonly naming?: NamePattern;
  /** Words of the user, which win over all others. */
  readonly glossary?: GlossaryOptions;
}

/**
 * The engine that works offline, by rules and the catalogs' words: no network, no clock, no chance. Each
 * task's worker is loaded and made at its first use, so that a single name waits for nothing else.
 */
export function createBuiltinEngine(options: BuiltinEngineOptions): Engine {
  const examples = lazily(options.openExamples ?? (async () => ({ learned: () => undefined })));
  const name = lazily(async () => {
    const { createNameOptimizer } = await import("./name/rules/optimize-name.ts");
    return createNameOptimizer(options);
  });
  const description = lazily(async () => {
    const { createDescriptionOptimizer } = await import("./description/rules/optimize-description.ts");
    return createDescriptionOptimizer(options);
  });
  const categorization = lazily(async () => {
    const { createCategorizer } = await import("./categorization/rules/categorize.ts");
    return createCategorizer(options);
  });
  const learnedCategorization = lazily(async () => {
    const { createExampleCategorizer } = await import("./categorization/rules/categorize-with-examples.ts");
    const { catalogs } = options;
    return createExampleCategorizer({
      catalogs,
      examples: await examples(),
      categorize: await categorization(),
    });
  });
  const attribution = lazily(async () => {
    const { createAttributeExtractor } = await import("./attribution/rules/extract-attributes.ts");
    return createAttributeExtractor({ catalogs: options.catalogs, examples: await examples() });
  });
  return {
    optimizeName: async (request, context) => (await name())(request, context),
    optimizeDescription: async (request, context) => (await description())(request, context),
    categorize: async (request) =>
      (await (request.query.use_rag ? learnedCategorization : categorization)())(request),
    extractAttributes: async (request) => (await attribution())(request),
  };
}
