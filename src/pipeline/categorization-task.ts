import type { CategorySuggestion } from "../api/categorization.ts";
import { isGuess, isUnsure } from "../api/category-scores.ts";
import type { OperationResponse } from "../api/operations.ts";
import type { Language } from "../api/vocabulary.ts";
import { candidateText } from "../channels/added-values.ts";
import { theirCategory } from "../channels/crosswalk.ts";
import { withFieldLine } from "../nlp/labels.ts";
import { candidatesOf } from "./min-score.ts";
import { authorOf } from "./sources.ts";
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
  isUnsure: (answer, { minScore }) => isUnsure(answer, minScore),
  review: (answer, { minScore }) => {
    if (isGuess(answer)) return { code: "PDO_REVIEW_WITHHELD", reason: answer.message };
    if (!isUnsure(answer, minScore)) return undefined;
    const { score } = answer.best_category;
    const reason = `The category is unsure (score ${score}, below ${minScore}), so none is written: choose among the candidates.`;
    return { code: "PDO_REVIEW_SCORE", reason };
  },
  columns: [
    {
      name: "pdo_category_id",
      isFor: "written",
      cell: ({ best_category }) => best_category.category.identifier,
    },
    { name: "pdo_category", isFor: "written", cell: pathOfBest },
    { name: "pdo_category_score", cell: ({ best_category }) => best_category.score },
    {
      name: "pdo_category_candidates",
      isFor: "proposed",
      cell: (answer, row) => candidatesOf(answer).map((candidate) => toCandidate(candidate, row)),
      flatCell: (answer, row) =>
        candidatesOf(answer)
          .map((candidate) => toCandidate(candidate, row))
          .map(({ path, identifier, score }) => candidateText({ path, id: identifier, score }))
          .join(" | "),
    },
  ],
  proposal: {
    field: "category",
    column: "pdo_category",
    text: pathOfBest,
    textIn: ({ best_category: { path } }, taxonomy) =>
      theirCategory(
        path.map(({ identifier }) => identifier),
        taxonomy,
      )?.identifier,
  },
  sources: (_answer, _product, origin) => ({ category: authorOf(origin) }),
  toScore: ({ best_category }) => ({ category: best_category.category.identifier }),
  toCategory: ({ best_category: { category } }, { language }) => ({
    identifier: category.identifier,
    name: category.languages[language].name,
  }),
};

/** The identifier of the category that an answer found; undefined where it found none. */
export function categoryFound(answer: Answer | undefined): string | undefined {
  return answer === undefined || isGuess(answer) ? undefined : answer.best_category.category.identifier;
}

/** A category that a person may choose, as a feed carries it. */
interface CandidateCell {
  readonly path: string;
  readonly identifier: string;
  readonly score: number;
}

function toCandidate({ path, category, score }: CategorySuggestion, { language }: InLanguage): CandidateCell {
  return { path: categoryPathIn(path, language), identifier: category.identifier, score };
}

interface InLanguage {
  readonly language: Language;
}

function pathOfBest({ best_category }: Answer, { language }: InLanguage): string {
  return categoryPathIn(best_category.path, language);
}

/** Root first: `Home > Kitchen > Kettles`. */
function categoryPathIn(path: CategorySuggestion["path"], language: Language): string {
  return path.map(({ languages }) => languages[language].name).join(" > ");
}
