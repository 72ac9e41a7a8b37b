import type { JsonSchema } from "../../../llm/language-model.ts";
import { quoted } from "../../llm/prompt.ts";
import { AnswerFault, arraySchema, choiceSchema, objectSchema, readFields } from "../../llm/read-answer.ts";

interface ChoiceSummary {
  /** As named by the provider. */
  readonly model: string;
  readonly confidence: Confidence;
  /** Number of candidates. */
  readonly candidates: number;
  readonly isNone: boolean;
}

/** States the model, and whether the choice should be reviewed. */
export function choiceMessage({ model, confidence, candidates, isNone }: ChoiceSummary): string {
  if (isNone) {
    return `By ${model}: none of the ${candidates} likeliest categories fits; the best category is a mere guess.`;
  }
  return confidence === "low"
    ? `By ${model}. Unsure: little in the texts points to one category.`
    : `By ${model}.`;
}

/**
 * Estimated probability that a choice is correct, by the stated confidence. Models tend to be overconfident (Tian et al., "Just
 * Ask for Calibration", 2023, https://arxiv.org/abs/2305.14975), so it stays below 1.
 */
const correctness: Readonly<Record<Confidence, number>> = { high: 0.92, medium: 0.7, low: 0.4 };

/** Weight of the built-in engine's probability, out of 1. */
const shareOfBuiltin = 0.3;

/**
 * Score of the model's best category: the weighted mean of the probability of such a choice and the built-in engine's probability
 * (a linear opinion pool, Stone, "The opinion pool", Annals of Mathematical Statistics 32, 1961). Comparable between calls, as
 * both estimate correctness. The weights are estimated, not fitted, as fitting needs recorded answers of a model.
 * @param likelihood in [0, 1]
 * @returns in (0, 1), three decimals
 */
export function scoreOfBest(confidence: Confidence, likelihood: number): number {
  return rounded((1 - shareOfBuiltin) * correctness[confidence] + shareOfBuiltin * likelihood);
}

/** Scores of the further categories in the model's order: each gets half of the remaining probability, and at most the previous score. */
export function scoresOfOthers(best: number, count: number): readonly number[] {
  let [remaining, highest] = [1 - best, best];
  return Array.from({ length: count }, () => {
    remaining /= 2;
    highest = Math.min(highest, rounded(remaining));
    return highest;
  });
}

function rounded(score: number): number {
  return Math.round(score * 1_000) / 1_000;
}

export const confidences = ["high", "medium", "low"] as const;
/** The confidence stated by the model. */
type Confidence = (typeof confidences)[number];

/** The model's choice as candidate indices from 0. */
export interface Choice {
  /** Undefined for "none". */
  readonly best: number | undefined;
  readonly confidence: Confidence;
  /** Distinct, without `best`. */
  readonly others: readonly number[];
}

interface ChoiceLimits {
  /** Number of candidates. */
  readonly candidates: number;
  /** Number of further categories wanted. */
  readonly others: number;
}

const none = "none";

/** @param candidates the maximum for any record, so that all records share one schema */
export function choiceAnswerSchema({ candidates, others }: ChoiceLimits): JsonSchema {
  const numbers = Array.from({ length: candidates }, (_, place) => String(place + 1));
  return objectSchema({
    best: choiceSchema([...numbers, none]),
    confidence: choiceSchema(confidences),
    ...(others > 0 && { others: arraySchema(choiceSchema(numbers)) }),
  });
}

/** Ignores further numbers that are no candidates, which do not justify a retry. @throws AnswerFault */
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

function readBest(written: unknown, limits: ChoiceLimits): number | undefined {
  if (written === none) return undefined;
  const place = placeOf(written, limits);
  if (place !== undefined) return place;
  const seen = typeof written === "string" ? ` ${quoted(written)} is none of them.` : "";
  throw new AnswerFault(`best must be one of the numbers under candidates, or none, as a string.${seen}`);
}

/** The index of a candidate by its number as shown. */
function placeOf(written: unknown, { candidates }: ChoiceLimits): number | undefined {
  if (typeof written !== "string" || !/^[1-9]\d{0,2}$/.test(written)) return undefined;
  const place = Number(written) - 1;
  return place < candidates ? place : undefined;
}
