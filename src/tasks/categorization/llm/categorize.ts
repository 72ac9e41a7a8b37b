import type { CategorySuggestion } from "../../../api/categorization.ts";
import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import { placeOf } from "../../../catalog/localized-names.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import type { Evidence, TaskContext } from "../../engine.ts";
import { ask } from "../../llm/ask.ts";
import type { Answered, Prompt, Question } from "../../llm/prompt.ts";
import { shownEvidence } from "../../llm/row-evidence.ts";
import { shownRecord } from "../product-record.ts";
import {
  type CandidateSources,
  candidateCount,
  createCandidateFinder,
  type FoundCandidates,
  renderCandidates,
} from "./candidates.ts";
import {
  type Choice,
  choiceAnswerSchema,
  choiceMessage,
  readChoice,
  scoreOfBest,
  scoresOfOthers,
} from "./choice.ts";

type Request = OperationRequest<"categorize">;
type Response = OperationResponse<"categorize">;

export interface ModelCategorizerOptions extends CandidateSources {
  readonly model: LanguageModel;
}

/**
 * Lets a language model choose among the candidates from the catalog and the examples, and no others. If it finds none suitable,
 * the answer is the built-in engine's best category with score 0. Without candidates the model is not called.
 * @throws LlmError from the returned function
 */
export function createModelCategorizer(options: ModelCategorizerOptions) {
  const findCandidates = createCandidateFinder(options);
  return async (request: Request, context: TaskContext): Promise<Response> => {
    const found = await findCandidates(request, context);
    if (found.candidates.length === 0) return found.suggested;
    const others = context.isBestEnough === true ? 0 : request.query.limit - 1;
    const question = toQuestion(found, others, context.evidence);
    const answered = await ask(options.model, question, context);
    return toResponse(found, answered);
  };
}

function toQuestion(
  found: FoundCandidates,
  others: number,
  evidence: Evidence | undefined,
): Question<Choice> {
  return {
    task: "categorize",
    prompt: categorizationPrompt(others, evidence !== undefined),
    context: { candidates: renderCandidates(found, found.product.language ?? "en") },
    record: { ...shownRecord(found.product), ...shownEvidence(evidence) },
    schema: choiceAnswerSchema({ candidates: candidateCount, others }),
    schemaName: "category_choice",
    maxOutputTokens: others === 0 ? 400 : 600,
    read: (json) => readChoice(json, { candidates: found.candidates.length, others }),
    judge: () => [],
  };
}

function toResponse(found: FoundCandidates, { value, model }: Answered<Choice>): Response {
  const { candidates, suggested } = found;
  const { best, confidence, others } = value;
  const message = choiceMessage({
    ...{ model, confidence, candidates: candidates.length },
    isNone: best === undefined,
  });
  if (best === undefined) {
    return { message, best_category: { ...suggested.best_category, score: 0 }, other_categories: [] };
  }
  const score = scoreOfBest(confidence, candidates[best]?.likelihood ?? 0);
  const scores = scoresOfOthers(score, others.length);
  return {
    message,
    best_category: toSuggestion(found, best, score),
    other_categories: others.map((place, rank) => toSuggestion(found, place, scores[rank] ?? 0)),
  };
}

function toSuggestion(
  { catalog, candidates }: FoundCandidates,
  place: number,
  score: number,
): CategorySuggestion {
  const category = catalog.findCategory(candidates[place]?.identifier ?? "");
  if (category === undefined)
    throw new Error(`Candidate ${place} is no category of ${catalog.salesChannel}.`);
  return { ...placeOf(catalog, category), score };
}

/** @param others number of further categories; with 0 the answer has no such field */
function categorizationPrompt(others: number, hasColumns: boolean): Prompt {
  const system = [...lines, ...othersLines(others), hint, ...(hasColumns ? [columnsLine] : [])].join("\n");
  return { name: "categorization", version: 1, system };
}

const lines = [
  "Task: choose the category of a sales channel in which a shopper looks for this product.",
  '"candidates" has the categories by number, each under the path that leads to it. They were found by their words: a lower number is likelier, and none of them need be right.',
  "- best: the number of the category for the very thing that is sold, not for what it fits, contains, is made of, comes with or is used on: a case for a phone is a case, a filter for a coffee machine is a filter. Take the most specific category that the texts bear out. Answer none only where no candidate could hold such a product.",
  "- confidence: high where the texts leave no doubt, medium where another candidate fits nearly as well, low where it is a guess.",
];

function othersLines(others: number): readonly string[] {
  if (others === 0) return [];
  return [
    `- others: at most ${others} further numbers, the likeliest first; only such as may be right instead, [] where there are none.`,
  ];
}

const hint =
  "\"suppliers_category\" is where the supplier's own list has the product: a hint, in other words than the channel's, at times wrong.";

const columnsLine =
  '"facts" are the product\'s own columns: whom it is for and what kind of thing it is as they say binds you, even where the texts say otherwise.';
