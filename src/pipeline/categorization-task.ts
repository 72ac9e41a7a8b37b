import type { OperationResponse } from "../api/operations.ts";
import type { Language } from "../api/vocabulary.ts";
import { withFieldLine } from "../nlp/labels.ts";
import { productName, type TaskOfRun, withFacts } from "./task.ts";

type Answer = OperationResponse<"categorize">;

export const categorizationTask: TaskOfRun<"categorize"> = {
  operation: "categorize",
  inRecord: "categorization",
  reads: ["name", "description", "category", "brand", "facts", "family"],
  toOptions: ({ options }) => ({
    sales_channel: options.channel,
    limit: options.limit,
    use_rag: options.rag,
  }),
  toInput: (tasks) => ({
    query: categorizationTask.toOptions(tasks),
    body: {
      product_description: withFieldLine(withFacts(tasks.product), "category", tasks.product.category),
      ...productName(tasks.product),
    },
  }),
  isGuess,
  review: (answer) => {
    if (isGuess(answer)) return { code: "PDO_REVIEW_WITHHELD", reason: answer.message };
    const { score } = answer.best_category;
    if (score >= reviewedBelow) return undefined;
    const reason = `The category is unsure (score ${score}, below ${reviewedBelow}): look at it.`;
    return { code: "PDO_REVIEW_SCORE", reason };
  },
  columns: [
    { name: "pdo_category_id", cell: ({ best_category }) => best_category.category.identifier },
    { name: "pdo_category", cell: toCategoryPath },
    { name: "pdo_category_score", cell: ({ best_category }) => best_category.score },
  ],
  proposal: { field: "category", column: "pdo_category", text: toCategoryPath },
  toScore: ({ best_category }) => ({ category: best_category.category.identifier }),
  toCategory: ({ best_category: { category } }, { language }) => ({
    identifier: category.identifier,
    name: category.languages[language].name,
  }),
};

/** A category with a lower score is written, and a person should look at it. */
const reviewedBelow = 0.5;

/**
 * A channel's category must be named in every answer, even where the texts point to none: then its score is 0, and
 * it is a guess that no feed should carry as a finding.
 */
function isGuess(answer: Answer): boolean {
  return answer.best_category.score === 0;
}

/** The identifier of the category that an answer found; undefined where it found none. */
export function categoryFound(answer: Answer | undefined): string | undefined {
  return answer === undefined || isGuess(answer) ? undefined : answer.best_category.category.identifier;
}

/** Root first, in the language of the product's results: `Home > Kitchen > Kettles`. */
function toCategoryPath({ best_category }: Answer, { language }: { readonly language: Language }): string {
  return best_category.path.map(({ languages }) => languages[language].name).join(" > ");
}
