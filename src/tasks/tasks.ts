import type { OperationRequest, OperationResponse, TaskName } from "../api/operations.ts";
import type { CatalogStore } from "../catalog/store.ts";
import { lazily } from "../lib/once.ts";
import type { NamePattern, RulePack } from "../lint/rule.ts";
import type { LanguageModel } from "../llm/language-model.ts";
import type { ExamplesStore } from "../ml/example-store.ts";
import type { GlossaryOptions } from "../translation/glossary.ts";
import type { Engine, TaskContext } from "./engine.ts";
import type { Voice } from "./llm/voice.ts";
import type { NameChange } from "./name/rules/cleaning-step.ts";

/** The resources of the built-in engine. */
export interface RulesParts {
  readonly catalogs: CatalogStore;
  /** Opens the models learned from categorized products, once for all tasks. */
  readonly openExamples: () => Promise<Pick<ExamplesStore, "learned">>;
  /** The sales channel's pattern for composed names. */
  readonly naming?: NamePattern;
  /** The user's own words, which take precedence over all others. */
  readonly glossary?: GlossaryOptions;
  /** Kinds of change that nobody wants in a name. */
  readonly keep?: readonly NameChange[];
}

/** The resources of the engine by a language model. */
export interface ModelParts {
  readonly model: LanguageModel;
  /** A second model, which reads names and descriptions for what their records do not state. Absent: nobody does. */
  readonly judge?: LanguageModel;
  /** The fallback, also for tasks that need no model. */
  readonly builtin: Engine;
  readonly catalogs: CatalogStore;
  /** Opens the models learned from categorized products; absent: none. */
  readonly openExamples?: () => Promise<Pick<ExamplesStore, "learned">>;
  /** Whether the model is shown products' pictures. Absent: no. */
  readonly seesPictures?: boolean;
  /** Rules for names and descriptions. */
  readonly packs: readonly RulePack[];
  /** The user's own words, which are part of the prompt. */
  readonly glossary?: GlossaryOptions;
  /** The shop's own voice, which is part of the prompt. */
  readonly voice?: Voice;
}

/** When an answer of the built-in engine is good enough that the model is not called. */
export interface EscalationOptions {
  /** Threshold in [0, 1]: lower scores go to the model. 0: only failures; 1: everything below the maximum. */
  readonly below: number;
  /** The packs whose rules proposals must satisfy. */
  readonly packs?: readonly RulePack[];
}

type Awaitable<T> = T | Promise<T>;

/** The implementation of one task. */
export type Worker<N extends TaskName> = (
  request: OperationRequest<N>,
  context: TaskContext,
) => Awaitable<OperationResponse<N>>;

type IsGoodEnough<N extends TaskName> = (
  request: OperationRequest<N>,
  answer: OperationResponse<N>,
  options: EscalationOptions,
) => boolean;

/** The implementations of one task. Each worker is loaded at its first use, for a short start-up. */
interface Task<N extends TaskName> {
  /** Offline, by rules and the catalogs' words: no network, clock or randomness. */
  readonly byRules: (parts: RulesParts) => Promise<Worker<N>>;
  /** By a language model. Absent: always by rules. */
  readonly byModel?: (parts: ModelParts) => Promise<Worker<N>>;
  /** Whether an answer by rules is good enough not to call a model. Absent: always. */
  readonly isGoodEnough?: () => Promise<IsGoodEnough<N>>;
}

/**
 * The table of tasks. To add one: its operation (`api/operations.ts`), a folder here with its worker, and its entry. Names and
 * descriptions are also checked by `fact-check.ts` and `rule-check.ts`.
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
      const { createAttributeExtractor } = await import("./attribution/rules/extract-attributes.ts");
      return createDescriptionOptimizer({
        ...parts,
        readAttributes: createAttributeExtractor({ catalogs: parts.catalogs }),
      });
    },
    byModel: async (parts) => {
      const { createModelDescriber } = await import("./description/llm/optimize-description.ts");
      return createModelDescriber(parts);
    },
    isGoodEnough: async () => (await import("./escalation.ts")).isDescriptionGoodEnough,
  },
  categorize: {
    byRules: async ({ catalogs, openExamples, glossary }) => {
      const { createCategorizer } = await import("./categorization/rules/categorize.ts");
      const { createKnownCatalogs } = await import("./categorization/rules/rank-by-knowledge.ts");
      const { builtinKnowledge } = await import("../ml/titles/knowledge-file.ts");
      const knowledge = createKnownCatalogs(builtinKnowledge);
      const { createNameSpelling } = await import("./name/rules/spelled-name.ts");
      const spell = createNameSpelling(catalogs, glossary);
      const categorize = createCategorizer({ catalogs, knowledge, spell });
      const byExamples = lazily(async () => {
        const { createExampleCategorizer } = await import(
          "./categorization/rules/categorize-with-examples.ts"
        );
        return createExampleCategorizer({ catalogs, examples: await openExamples(), categorize });
      });
      return async (request, context) =>
        (request.query.use_rag ? await byExamples() : categorize)(request, context);
    },
    byModel: async (parts) => {
      const { createModelCategorizer } = await import("./categorization/llm/categorize.ts");
      return createModelCategorizer(parts);
    },
    isGoodEnough: async () => (await import("./escalation.ts")).isCategoryGoodEnough,
  },
  extractAttributes: {
    byRules: async ({ catalogs, glossary, openExamples }) => {
      const { createAttributeExtractor } = await import("./attribution/rules/extract-attributes.ts");
      const { createNameReader } = await import("./name/rules/name-reader.ts");
      const readName = createNameReader({ catalogs, ...(glossary && { glossary }) });
      return createAttributeExtractor({ catalogs, examples: await openExamples(), readName });
    },
    byModel: async (parts) => {
      const { createModelExtractor } = await import("./attribution/llm/extract-attributes.ts");
      return createModelExtractor(parts);
    },
    isGoodEnough: async () => (await import("./escalation.ts")).areAttributesGoodEnough,
  },
};
