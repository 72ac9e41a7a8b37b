import { type OperationResponse, operations } from "../../src/api/operations.ts";
import { validateRequest } from "../../src/api/validation.ts";
import { createCatalogStore } from "../../src/catalog/store.ts";
import type { Engine, TaskContext } from "../../src/tasks/engine.ts";
import { enrichRecord } from "../../src/tasks/enrichment/enrich-record.ts";

/** What all tasks are tried with. */
export interface TriedProduct {
  readonly product_name: string;
  readonly product_description: string;
  readonly language: "en" | "de" | "fr" | "it";
}

export interface TriedTask {
  /** The product's texts that are sent. */
  texts(product: TriedProduct): readonly string[];
  /** Rejects with what the engine throws. */
  run(engine: Engine, product: TriedProduct, context?: TaskContext): Promise<TaskAnswer>;
  /** Whether an answer is of the contract's form. */
  isOfContract(answer: TaskAnswer): boolean;
}

export type TaskAnswer = Awaited<ReturnType<Engine[keyof Engine]>> | OperationResponse<"enrichRecord">;

const bothTexts = ({ product_name, product_description }: TriedProduct) => [
  product_name,
  product_description,
];

const catalogs = createCatalogStore();
const category = "a-appliances-kitchen-kettles-kettles";

/** Each task, asked for as much as it can give. */
export const triedTasks: Readonly<Record<string, TriedTask>> = {
  "cleaned name": {
    texts: ({ product_name }) => [product_name],
    run: (engine, { product_name, language }, context = {}) =>
      engine.optimizeName(
        { query: { task_type: "cleaned", translation_language: language }, body: { product_name } },
        context,
      ),
    isOfContract: (answer) => operations.optimizeName.response.safeParse(answer).success,
  },
  "detailed name": {
    texts: bothTexts,
    run: (engine, { product_name, product_description, language }, context = {}) =>
      engine.optimizeName(
        {
          query: { task_type: "detailed", translation_language: language },
          body: { product_name: `${product_name}. ${product_description}` },
        },
        context,
      ),
    isOfContract: (answer) => operations.optimizeName.response.safeParse(answer).success,
  },
  description: {
    texts: bothTexts,
    run: (engine, { product_name, product_description, language }, context = {}) =>
      engine.optimizeDescription(
        {
          query: {
            tone: "professional",
            length: "medium",
            bullet_points: true,
            seo: true,
            translation_language: language,
          },
          body: { product_name, product_description },
        },
        context,
      ),
    isOfContract: (answer) => operations.optimizeDescription.response.safeParse(answer).success,
  },
  category: {
    texts: bothTexts,
    run: (engine, { product_name, product_description }, context = {}) =>
      engine.categorize(
        {
          query: { sales_channel: "channel_a", limit: 5, use_rag: false },
          body: { product_name, product_description },
        },
        context,
      ),
    isOfContract: (answer) => operations.categorize.response.safeParse(answer).success,
  },
  attributes: {
    texts: bothTexts,
    run: (engine, { product_name, product_description }, context = {}) =>
      engine.extractAttributes(
        {
          query: {
            sales_channel: "channel_a",
            category_identifier: category,
            include_recommended: true,
            include_optional: true,
          },
          body: { product_name, product_description },
        },
        context,
      ),
    isOfContract: (answer) => operations.extractAttributes.response.safeParse(answer).success,
  },
  "a whole row": {
    texts: bothTexts,
    run: (engine, { product_name, product_description, language }, context = {}) => {
      const channel = { sales_channel: "channel_a" };
      const body = {
        record: { name: product_name, description: product_description, language },
        tasks: ["name", "description", "categorization", "attribution"],
        options: {
          name: { task_type: "detailed" },
          description: { bullet_points: true, seo: true },
          categorization: channel,
          attribution: {
            ...channel,
            category_identifier: category,
            include_recommended: true,
            include_optional: true,
          },
        },
      };
      const request = validateRequest("enrichRecord", { query: [], body });
      return enrichRecord({ engine, catalogs }, request, context);
    },
    isOfContract: (answer) => operations.enrichRecord.response.safeParse(answer).success,
  },
};

/** The texts of an answer that may be the model's: neither the message, nor the text that came, nor names of the catalog. */
export function textsSaid(answer: TaskAnswer): string[] {
  if ("sources" in answer) {
    const { name, description, attribution } = answer;
    return [name, description, attribution].flatMap((each) => (each === null ? [] : textsSaid(each)));
  }
  if ("best_name" in answer) return [answer.best_name, ...answer.other_names];
  if ("best_category" in answer) return [];
  if ("best_description" in answer) {
    const { best_description: best, other_descriptions: others, bullet_points: points, seo } = answer;
    return [best, ...others, ...points, ...(seo ? [seo.title, seo.meta_description, ...seo.keywords] : [])];
  }
  const { required_attributes, recommended_attributes, optional_attributes } = answer;
  return [...required_attributes, ...recommended_attributes, ...optional_attributes].flatMap(({ values }) =>
    values.map(({ text }) => text),
  );
}
