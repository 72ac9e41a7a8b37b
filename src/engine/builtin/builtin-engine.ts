import type { CatalogStore } from "../../catalog/store.ts";
import type { Engine } from "../engine.ts";

/**
 * The engine that works offline, by rules and the catalogs' words: no network, no clock, no chance. Each
 * task's worker is loaded and made at its first use, so that a single name waits for nothing else.
 */
export function createBuiltinEngine(options: { readonly catalogs: CatalogStore }): Engine {
  const name = atFirstUse(async () => {
    const { createNameOptimizer } = await import("./name/optimize-name.ts");
    return createNameOptimizer(options);
  });
  const description = atFirstUse(async () => {
    const { createDescriptionOptimizer } = await import("./description/optimize-description.ts");
    return createDescriptionOptimizer(options);
  });
  const categorization = atFirstUse(async () => {
    const { createCategorizer } = await import("./categorization/categorize.ts");
    return createCategorizer(options);
  });
  const attribution = atFirstUse(async () => {
    const { createAttributeExtractor } = await import("./attribution/extract-attributes.ts");
    return createAttributeExtractor(options);
  });
  return {
    optimizeName: async (request) => (await name())(request),
    optimizeDescription: async (request) => (await description())(request),
    categorize: async (request) => (await categorization())(request),
    extractAttributes: async (request) => (await attribution())(request),
  };
}

function atFirstUse<Worker>(create: () => Promise<Worker>): () => Promise<Worker> {
  let worker: Promise<Worker> | undefined;
  return () => {
    worker ??= create();
    return worker;
  };
}
