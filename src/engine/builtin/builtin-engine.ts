import type { CatalogStore } from "../../catalog/store.ts";
import type { Engine } from "../engine.ts";
import { createAttributeExtractor } from "./attribution/extract-attributes.ts";
import { createCategorizer } from "./categorization/categorize.ts";
import { createDescriptionOptimizer } from "./description/optimize-description.ts";
import { createNameOptimizer } from "./name/optimize-name.ts";

/**
 * The engine that works offline, by rules and the catalogs' words: no network, no clock, no chance. Each
 * task's worker is made at its first use.
 */
export function createBuiltinEngine(options: { readonly catalogs: CatalogStore }): Engine {
  const optimizeName = atFirstUse(() => createNameOptimizer(options));
  const optimizeDescription = atFirstUse(() => createDescriptionOptimizer(options));
  const categorize = atFirstUse(() => createCategorizer(options));
  const extractAttributes = atFirstUse(() => createAttributeExtractor(options));
  return {
    optimizeName: async (request) => optimizeName()(request),
    optimizeDescription: async (request) => optimizeDescription()(request),
    categorize: async (request) => categorize()(request),
    extractAttributes: async (request) => extractAttributes()(request),
  };
}

function atFirstUse<Worker>(create: () => Worker): () => Worker {
  let worker: { readonly made: Worker } | undefined;
  return () => {
    worker ??= { made: create() };
    return worker.made;
  };
}
