import type { CategorySuggestion } from "../../../api/categorization.ts";
import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import { placeOf } from "../../../catalog/localized-names.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import { leastTokensOf, promptCacheOf } from "../../../llm/prompt-cache.ts";
import type { TaskContext } from "../../engine.ts";
import { ask } from "../../llm/ask.ts";
import { type Answered, type Question, systemText } from "../../llm/prompt.ts";
import { shownEvidence } from "../../llm/row-evidence.ts";
import type { Voice } from "../../llm/voice.ts";
import { shownRecord } from "../product-record.ts";
import {
  type CandidateSources,
  candidateCounts,
  createCandidateFinder,
  type FoundCandidates,
} from "./candidates.ts";
import { branchTree } from "./catalog-tree.ts";
import {
  type Choice,
  choiceAnswerSchema,
  choiceMessage,
  readChoice,
  scoreOfBest,
  scoresOfOthers,
} from "./choice.ts";
import {
  isOfferedWhole,
  mostTokens,
  type Offer,
  type OfferedCatalog,
  offerCandidates,
  offerWhole,
} from "./offer.ts";

type Request = OperationRequest<"categorize">;
type Response = OperationResponse<"categorize">;

export interface ModelCategorizerOptions extends CandidateSources {
  readonly model: LanguageModel;
  readonly voice?: Voice;
}

/**
 * Lets a language model choose a category of the catalog, and no other: of a catalog that is small enough among all, else among
 * candidates, and where it finds none of these right and names branches, among their leaves. If it finds none suitable, the answer is
 * the built-in engine's best category with score 0. Without candidates and branches the model is not called.
 * @throws LlmError from the returned function
 */
export function createModelCategorizer(options: ModelCategorizerOptions) {
  const findCandidates = createCandidateFinder(options);
  const cache = promptCacheOf(options.model.identity);
  return async (request: Request, context: TaskContext): Promise<Response> => {
    const catalog = options.catalogs.catalog(request.query.sales_channel);
    const others = context.isBestEnough === true ? 0 : request.query.limit - 1;
    const found = await findCandidates(request, context, countFor(request));
    const language = context.evidence?.language ?? found.product.language ?? "en";
    const asked = { found, others, context, own: options.voice?.instructions.category };
    const offer = offerOf({ catalog, language, cache }, asked);
    if (offer.numbers === 0 && offer.branches === undefined) return found.suggested;
    const chosen = await ask(options.model, toQuestion(offer, asked), context);
    const named = chosen.value.branches.flatMap((place) => offer.branches?.[place] ?? []);
    if (chosen.value.best !== undefined || named.length === 0) return toResponse(offer, found, chosen);
    const below = { ...found, candidates: leavesOf(named, found) };
    const leaves = offerCandidates({ catalog, language, cache }, below, { isOfBranches: true });
    const { seat: _, ...alone } = context;
    const leaf = await ask(options.model, toQuestion(leaves, { ...asked, found: below }), alone);
    return toResponse(leaves, below, leaf);
  };

  /** Many candidates are shown only where neither branches nor examples stand beside them. */
  function countFor({ query }: Request): number {
    const catalog = options.catalogs.catalog(query.sales_channel);
    const hasBranches = branchTree(catalog, "en", mostTokens(cache)) !== undefined;
    return hasBranches || query.use_rag ? candidateCounts.helped : candidateCounts.alone;
  }
}

/**
 * What is listed for all records is as long as is paid for at the lower price: where it is asked for alone, and stays below what the
 * provider caches, as for one that caches nothing.
 */
function offerOf(offered: OfferedCatalog, asked: Asked): Offer {
  const offer = isOfferedWhole(offered)
    ? offerWhole(offered, asked.found)
    : offerCandidates(offered, asked.found);
  const { cache } = offered;
  if (cache === undefined || asked.context.seat !== undefined || offer.reference === undefined) return offer;
  const question = toQuestion(offer, asked);
  const shared = [systemText([question], cache), offer.reference.text].join("\n\n");
  return leastTokensOf(shared) < cache.minimumTokens
    ? offerOf({ ...offered, cache: undefined }, asked)
    : offer;
}

/** Leaves of three of the largest branches. */
const mostLeaves = 300;

/** The leaves of branches as candidates, those first that the built-in engine suggests. */
function leavesOf(
  identifiers: readonly string[],
  { likelihoods }: FoundCandidates,
): FoundCandidates["candidates"] {
  return identifiers
    .slice(0, mostLeaves)
    .map((identifier) => ({ identifier, likelihood: likelihoods.get(identifier) ?? 0 }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
}

interface Asked {
  readonly found: FoundCandidates;
  /** Number of further categories wanted; with 0 the answer has no such field. */
  readonly others: number;
  readonly context: TaskContext;
  /** The shop's own instructions. */
  readonly own: string | undefined;
}

function toQuestion(offer: Offer, { found, others, context, own }: Asked): Question<Choice> {
  const { reference, context: ofRecord, lines, prompt, branches } = offer;
  const limits = { others, ...(branches && { branches: branches.length }) };
  const hasColumns = context.evidence !== undefined || context.seat !== undefined;
  const system = [own ?? firstLine, ...lines, confidenceLine, ...othersLines(others), hint];
  return {
    task: "categorize",
    prompt: { ...prompt, system: [...system, ...(hasColumns ? [columnsLine] : [])].join("\n") },
    ...(reference && { reference }),
    ...(ofRecord && { context: ofRecord }),
    record: { ...shownRecord(found.product), ...shownEvidence(context.evidence) },
    schema: choiceAnswerSchema({ ...limits, candidates: offer.listed }),
    schemaName: "category_choice",
    maxOutputTokens: others === 0 ? 400 : 600,
    read: (json) => readChoice(json, { ...limits, candidates: offer.numbers }),
    judge: () => [],
  };
}

function toResponse(
  offer: Offer,
  { catalog, likelihoods, suggested }: FoundCandidates,
  { value, model }: Answered<Choice>,
): Response {
  const { best, confidence, others } = value;
  const message = choiceMessage({
    ...{ model, confidence, candidates: offer.numbers },
    isNone: best === undefined,
  });
  if (best === undefined) {
    return { message, best_category: { ...suggested.best_category, score: 0 }, other_categories: [] };
  }
  const suggestionAt = (place: number, score: number): CategorySuggestion => {
    const category = catalog.findCategory(offer.identifierAt(place) ?? "");
    if (category === undefined)
      throw new Error(`The number ${place + 1} is no category of ${catalog.salesChannel}.`);
    return { ...placeOf(catalog, category), score };
  };
  const score = scoreOfBest(confidence, likelihoods.get(offer.identifierAt(best) ?? "") ?? 0);
  const scores = scoresOfOthers(score, others.length);
  return {
    message,
    best_category: suggestionAt(best, score),
    other_categories: others.map((place, rank) => suggestionAt(place, scores[rank] ?? 0)),
  };
}

const firstLine = "Task: choose the category of a sales channel in which a shopper looks for this product.";

const confidenceLine =
  "- confidence: high where the texts leave no doubt, medium where another category fits nearly as well, low where it is a guess.";

function othersLines(others: number): readonly string[] {
  if (others === 0) return [];
  return [
    `- other_categories: at most ${others} further numbers, the likeliest first; only such as may be right instead, [] where there are none.`,
  ];
}

const hint =
  "\"suppliers_category\" is where the supplier's own list has the product: a hint, in other words than the channel's, at times wrong.";

const columnsLine =
  '"facts" are the product\'s own columns: whom it is for and what kind of thing it is as they say binds you, even where the texts say otherwise.';
