import type { OperationRequest, OperationResponse, TaskName } from "../api/operations.ts";
import type { CatalogStore } from "../catalog/store.ts";
import { lazily } from "../lib/once.ts";
import type { NamePattern, RulePack } from "../lint/rule.ts";
import type { LanguageModel } from "../llm/language-model.ts";
import type { ExamplesStore } from "../ml/example-store.ts";
import type { GlossaryOptions } from "../translation/glossary.ts";
import type { Engine, TaskContext } from "./engine.ts";

/** What the built-in engine works with. */
export interface RulesParts {
  readonly catalogs: CatalogStore;
  /** What was learned from products that were categorized before; opened once for all tasks. */
  readonly openExamples: () => Promise<Pick<ExamplesStore, "learned">>;
  /** What the sales channel wants composed names to be. */
  readonly naming?: NamePattern;
  /** Words of the user, which win over all others. */
  readonly glossary?: GlossaryOptions;
}

/** What the engine by a language model works with. */
export interface ModelParts {
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
}

/** What an answer of the built-in engine must be worth for the model not to be asked. */
export interface EscalationOptions {
  /** In [0, 1]: what scores less goes to the model. 0: only what fails outright; 1: all but the perfect. */
  readonly below: number;
  /** Whose rules the proposals must keep. */
  readonly packs?: readonly RulePack[];
}

type Awaitable<T> = T | Promise<T>;

/** Does one task. */
export type Worker<N extends TaskName> = (
  request: OperationRequest<N>,
  context: TaskContext,
) => Awaitable<OperationResponse<N>>;

type IsGoodEnough<N extends TaskName> = (
  request: OperationRequest<N>,
  answer: OperationResponse<N>,
  options: EscalationOptions,
) => boolean;

/** How an engine does one task. Each worker is loaded at its first use, so that a single name waits for nothing else. */
interface Task<N extends TaskName> {
  /** Offline, by rules and the catalogs' words: no network, no clock, no chance. */
  readonly byRules: (parts: RulesParts) => Promise<Worker<N>>;
  /** By a language model. Absent: always by rules. */
  readonly byModel?: (parts: ModelParts) => Promise<Worker<N>>;
  /** Whether an answer by rules will do where a model could be asked instead. Absent: it always will. */
  readonly isGoodEnough?: () => Promise<IsGoodEnough<N>>;
}

/**
 * How each task is done. To add one: its operation (`api/operations.ts`), a folder here with its worker, and its entry. Names and
 * descriptions are checked besides, see `fact-check.ts` and `rule-check.ts`.
 */
export const tasks: { readonly [N in TaskName]: Task<N> } = {
  optimizeName: {
    byRules: async (parts) => (await import("./name/rules/optimize-name.ts")).createNameOptimizer(parts),
    byModel: async (parts) => (await import("./name/llm/optimize-name.ts")).createModelNamer(parts),
    isGoodEnough: async () => (await import("./escalation.ts")).isNameGoodEnough,
  },
  optimizeDescription: {
    byRules: async (parts) => {
      const { createDescriptionOptimizer } = await import("./description/rules/optimize-description.ts");
      return createDescriptionOptimizer(parts);
    },
    byModel: async (parts) => {
      const { createModelDescriber } = await import("./description/llm/optimize-description.ts");
      return createModelDescriber(parts);
    },
    isGoodEnough: async () => (await import("./escalation.ts")).isDescriptionGoodEnough,
  },
  categorize: {
    byRules: async ({ catalogs, openExamples }) => {
      const { createCategorizer } = await import("./categorization/rules/categorize.ts");
      const categorize = createCategorizer({ catalogs });
      const byExamples = lazily(async () => {
        const { createExampleCategorizer } = await import(
          "./categorization/rules/categorize-with-examples.ts"
        );
        return createExampleCategorizer({ catalogs, examples: await openExamples(), categorize });
      });
      return async (request) => (request.query.use_rag ? await byExamples() : categorize)(request);
    },
    byModel: async (parts) => {
      const { createModelCategorizer } = await import("./categorization/llm/categorize.ts");
      return createModelCategorizer(parts);
    },
    isGoodEnough: async () => (await import("./escalation.ts")).isCategoryGoodEnough,
  },
  extractAttributes: {
    byRules: async ({ catalogs, openExamples }) => {
      const { createAttributeExtractor } = await import("./attribution/rules/extract-attributes.ts");
      return createAttributeExtractor({ catalogs, examples: await openExamples() });
    },
    byModel: async (parts) => {
      const { createModelExtractor } = await import("./attribution/llm/extract-attributes.ts");
      return createModelExtractor(parts);
    },
    isGoodEnough: async () => (await import("./escalation.ts")).areAttributesGoodEnough,
  },
};
