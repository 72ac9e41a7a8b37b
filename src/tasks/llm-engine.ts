import type { OperationRequest, OperationResponse, TaskName } from "../api/operations.ts";
import type { CatalogStore } from "../catalog/store.ts";
import { lazily } from "../lib/once.ts";
import type { RulePack } from "../lint/rule.ts";
import type { LanguageModel } from "../llm/language-model.ts";
import type { ExamplesStore } from "../ml/example-store.ts";
import type { GlossaryOptions } from "../translation/glossary.ts";
import type { Engine, TaskContext } from "./engine.ts";
import { type FallbackName, orBuiltin } from "./fallback.ts";

export interface ProviderEngineOptions {
  readonly model: LanguageModel;
  /** Does what the model cannot, and what needs no model. */
  readonly builtin: Engine;
  readonly catalogs: CatalogStore;
  /** Opens what was learned from products that were categorized before; absent: nothing. */
  readonly openExamples?: () => Promise<Pick<ExamplesStore, "learned">>;
  /** What names and descriptions are held to. */
  readonly packs: readonly RulePack[];
  /** Words of the user, which the model is told. */
  readonly glossary?: GlossaryOptions;
  /** Who does a task where the model's answer cannot be had or used. */
  readonly fallback: FallbackName;
}

type Task<N extends TaskName> = (
  request: OperationRequest<N>,
  context: TaskContext,
) => Promise<OperationResponse<N>>;

/**
 * The engine that asks a language model, holds its answers to the contract and to what the request states, and has the built-in
 * engine behind it. Each task's worker is loaded at its first use.
 */
export function createProviderEngine(options: ProviderEngineOptions): Engine {
  const { builtin, fallback } = options;
  const task = <N extends TaskName>(name: N, open: () => Promise<Task<N>>): Task<N> => {
    const worker = lazily(open);
    return (request, context) =>
      orBuiltin({
        byModel: async () => (await worker())(request, context),
        byBuiltin: () => builtin[name](request, context),
        fallback,
        context,
      });
  };
  return {
    optimizeName: task("optimizeName", async () => {
      const { createModelNamer } = await import("./name/llm/optimize-name.ts");
      return createModelNamer(options);
    }),
    optimizeDescription: task("optimizeDescription", async () => {
      const { createModelDescriber } = await import("./description/llm/optimize-description.ts");
      return createModelDescriber(options);
    }),
    categorize: task("categorize", async () => {
      const { createModelCategorizer } = await import("./categorization/llm/categorize.ts");
      return createModelCategorizer(options);
    }),
    extractAttributes: task("extractAttributes", async () => {
      const { createModelExtractor } = await import("./attribution/llm/extract-attributes.ts");
      return createModelExtractor(options);
    }),
  };
}
