import type { JsonSchema } from "../../../llm/language-model.ts";
import { quoted } from "../../llm/prompt.ts";
import { AnswerFault, arraySchema, choiceSchema, objectSchema, readFields } from "../../llm/read-answer.ts";

interface ToldChoice {
  /** As the provider names it. */
  readonly model: string;
  readonly confidence: Confidence;
  /** How many categories there were to choose from. */
  readonly candidates: number;
  readonly isNone: boolean;
}

/** Who chose, and whether a person should look. */
export function choiceMessage({ model, confidence, candidates, isNone }: ToldChoice): string {
  if (isNone) {
    return `By ${model}: none of the ${candidates} likeliest categories fits; the best category is a mere guess.`;
  }
  return confidence === "low"
    ? `By ${model}. Unsure: little in the texts points to one category.`
    : `By ${model}.`;
}

/**
 * How often a choice is taken to be right by what the model says of it. Models say too much rather than too little (Tian et al.,
 * "Just Ask for Calibration", 2023, https://arxiv.org/abs/2305.14975): so none is certain.
 */
const rightness: Readonly<Record<Confidence, number>> = { high: 0.92, medium: 0.7, low: 0.4 };

/** What the built-in engine's own likelihood counts, of 1. */
const shareOfBuiltin = 0.3;

/**
 * How sure the model's best category is: the weighted mean of how often such a choice is right and of how likely the built-in
 * engine holds that category (a linear opinion pool, Stone, "The opinion pool", Annals of Mathematical Statistics 32, 1961).
 * Both are chances of being right, so scores compare between calls. The weights are judged, not fitted: a fit needs a model's answers.
 * @param likelihood in [0, 1]
 * @returns in (0, 1), three decimals
 */
export function scoreOfBest(confidence: Confidence, likelihood: number): number {
  return rounded((1 - shareOfBuiltin) * rightness[confidence] + shareOfBuiltin * likelihood);
}

/**
 * The scores of the further categories in the model's order: each has half of the chance that is left before it, and no more than
 * the one before.
 */
export function scoresOfOthers(best: number, count: number): readonly number[] {
  let [left, highest] = [1 - best, best];
  return Array.from({ length: count }, () => {
    left /= 2;
    highest = Math.min(highest, rounded(left));
    return highest;
  });
}

function rounded(score: number): number {
  return Math.round(score * 1_000) / 1_000;
}

export const confidences = ["high", "medium", "low"] as const;
/** How sure the model says it is. */
type Confidence = (typeof confidences)[number];

/** What the model chose, by places among the candidates, from 0. */
export interface Choice {
  /** Undefined: none of them. */
  readonly best: number | undefined;
  readonly confidence: Confidence;
  /** Distinct, without the best. */
  readonly others: readonly number[];
}

interface ChoiceLimits {
  /** How many candidates there are. */
  readonly candidates: number;
  /** How many further ones are wanted. */
  readonly others: number;
}

const none = "none";

/** @param candidates the most that any record has: the schema is alike for all */
export function choiceAnswerSchema({ candidates, others }: ChoiceLimits): JsonSchema {
  const numbers = Array.from({ length: candidates }, (_, place) => String(place + 1));
  return objectSchema({
    best: choiceSchema([...numbers, none]),
    confidence: choiceSchema(confidences),
    ...(others > 0 && { others: arraySchema(choiceSchema(numbers)) }),
  });
}

/** Further numbers that are no candidates are passed over: they are not worth asking again. @throws AnswerFault */
export function readChoice(json: unknown, limits: ChoiceLimits): Choice {
  const hasOthers = limits.others > 0;
  const fields = readFields(json, ["best", "confidence", ...(hasOthers ? ["others"] : [])]);
  const best = readBest(fields.best, limits);
  const confidence = confidences.find((each) => each === fields.confidence);
  if (confidence === undefined) throw new AnswerFault("confidence must be high, medium or low.");
  if (hasOthers && !Array.isArray(fields.others)) throw new AnswerFault("others is no array.");
  const listed = hasOthers ? (fields.others as readonly unknown[]) : [];
  const others = listed.map((each) => placeOf(each, limits)).filter((place) => place !== undefined);
  return {
    best,
    confidence,
    others: [...new Set(others)].filter((place) => place !== best).slice(0, limits.others),
  };
}

function readBest(said: unknown, limits: ChoiceLimits): number | undefined {
  if (said === none) return undefined;
  const place = placeOf(said, limits);
  if (place !== undefined) return place;
  const seen = typeof said === "string" ? ` ${quoted(said)} is none of them.` : "";
  throw new AnswerFault(`best must be one of the numbers under candidates, or none, as a string.${seen}`);
}

/** The place of a candidate by its number, written as it is shown. */
function placeOf(said: unknown, { candidates }: ChoiceLimits): number | undefined {
  if (typeof said !== "string" || !/^[1-9]\d{0,2}$/.test(said)) return undefined;
  const place = Number(said) - 1;
  return place < candidates ? place : undefined;
}
