import { placeOf } from "../../../catalog/category-place.ts";
import type { CategorySuggestion } from "../../../contract/categorization.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import type { LanguageModel } from "../../../language-model/language-model.ts";
import type { TaskContext } from "../../engine.ts";
import { ask } from "../ask.ts";
import type { Answered, Question } from "../question.ts";
import { renderCandidates } from "./candidate-tree.ts";
import { categorizationPrompt } from "./categorization-prompt.ts";
import { choiceMessage } from "./choice-message.ts";
import { scoreOfBest, scoresOfOthers } from "./choice-scores.ts";
import {
  type CandidateSources,
  candidateCount,
  createCandidateFinder,
  type FoundCandidates,
} from "./find-candidates.ts";
import { shownRecord } from "./product-record.ts";
import { type Choice, choiceAnswerSchema, readChoice } from "./read-choice.ts";

type Request = OperationRequest<"categorize">;
type Response = OperationResponse<"categorize">;

export interface ModelCategorizerOptions extends CandidateSources {
  readonly model: LanguageModel;
}

/**
 * Lets a language model choose among the categories that the catalog and the examples offer; it can name no other one. Where it
 * finds none of them fit, the built-in engine's best category is answered with the score 0. Where nothing in the texts points
 * to any category, the model is not asked.
 * @throws ProviderProblem from the returned function
 */
export function createModelCategorizer(options: ModelCategorizerOptions) {
  const findCandidates = createCandidateFinder(options);
  return async (request: Request, context: TaskContext): Promise<Response> => {
    const found = await findCandidates(request, context);
    if (found.candidates.length === 0) return found.suggested;
    const others = context.isBestEnough === true ? 0 : request.query.limit - 1;
    const { signal, item } = context;
    const answered = await ask(options.model, toQuestion(found, others), { signal, item });
    return toResponse(found, answered);
  };
}

function toQuestion(found: FoundCandidates, others: number): Question<Choice> {
  return {
    task: "categorize",
    prompt: categorizationPrompt(others),
    context: { candidates: renderCandidates(found, found.product.language ?? "en") },
    record: shownRecord(found.product),
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
