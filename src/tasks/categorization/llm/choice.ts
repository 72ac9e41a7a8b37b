import { roundedScore } from "../../../api/category-scores.ts";
import type { JsonSchema } from "../../../llm/language-model.ts";
import { quoted } from "../../llm/prompt.ts";
import {
  AnswerFault,
  arraySchema,
  choiceSchema,
  objectSchema,
  readFields,
  textSchema,
} from "../../llm/read-answer.ts";

interface ChoiceSummary {
  /** As named by the provider. */
  readonly model: string;
  readonly confidence: Confidence;
  /** Number of categories to choose from. */
  readonly candidates: number;
  readonly isNone: boolean;
}

/** States the model, and whether the choice should be reviewed. */
export function choiceMessage({ model, confidence, candidates, isNone }: ChoiceSummary): string {
  if (isNone) {
    return `By ${model}: none of the ${candidates} categories to choose from fits; the best category is a mere guess.`;
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
  return roundedScore((1 - shareOfBuiltin) * correctness[confidence] + shareOfBuiltin * likelihood);
}

/** Scores of the further categories in the model's order: each gets half of the remaining probability, and at most the previous score. */
export function scoresOfOthers(best: number, count: number): readonly number[] {
  let [remaining, highest] = [1 - best, best];
  return Array.from({ length: count }, () => {
    remaining /= 2;
    highest = Math.min(highest, roundedScore(remaining));
    return highest;
  });
}

export const confidences = ["high", "medium", "low"] as const;
/** The confidence stated by the model. */
type Confidence = (typeof confidences)[number];

/** The model's choice by places from 0. */
export interface Choice {
  /** Undefined for "none". */
  readonly best: number | undefined;
  readonly confidence: Confidence;
  /** Distinct, without `best`. */
  readonly others: readonly number[];
  /** Of branches in which a category may stand that was not offered. Distinct, the likeliest first. */
  readonly branches: readonly number[];
}

interface ChoiceLimits {
  /** Number of categories to choose from. */
  readonly candidates: number;
  /** Number of further categories wanted. */
  readonly others: number;
  /** Number of branches that may be named instead. Absent: none. */
  readonly branches?: number;
}

const none = "none";
/** Choices that a schema lists: more are dear to send, and are checked afterwards. */
const mostListed = 50;
/** Branches that are looked into for one product. */
const mostBranches = 3;

/** @param limits `candidates`: the maximum for any record, so that all records share one schema */
export function choiceAnswerSchema({ candidates, others, branches }: ChoiceLimits): JsonSchema {
  const isListed = candidates <= mostListed;
  const numbers = Array.from({ length: isListed ? candidates : 0 }, (_, place) => String(place + 1));
  return objectSchema({
    category: isListed ? choiceSchema([...numbers, none]) : textSchema,
    ...(branches !== undefined && { branches: arraySchema(textSchema) }),
    confidence: choiceSchema(confidences),
    ...(others > 0 && { other_categories: arraySchema(isListed ? choiceSchema(numbers) : textSchema) }),
  });
}

/** Ignores further numbers and codes that were not offered, which do not justify a retry. @throws AnswerFault */
export function readChoice(json: unknown, limits: ChoiceLimits): Choice {
  const hasOthers = limits.others > 0;
  const hasBranches = limits.branches !== undefined;
  const names = [
    "category",
    ...(hasBranches ? ["branches"] : []),
    "confidence",
    ...(hasOthers ? ["other_categories"] : []),
  ];
  const fields = readFields(json, names);
  const best = readBest(fields.category, limits);
  const confidence = confidences.find((each) => each === fields.confidence);
  if (confidence === undefined) throw new AnswerFault("confidence must be high, medium or low.");
  const others = hasOthers
    ? listOf(fields, "other_categories").map((each) => placeOf(each, limits.candidates))
    : [];
  const branches = hasBranches
    ? listOf(fields, "branches").map((each) => placeOf(withoutLetter(each), limits.branches ?? 0))
    : [];
  return {
    best,
    confidence,
    others: distinct(others)
      .filter((place) => place !== best)
      .slice(0, limits.others),
    branches: distinct(branches).slice(0, mostBranches),
  };
}

function listOf(fields: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const list = fields[name];
  if (!Array.isArray(list)) throw new AnswerFault(`${name} is no array.`);
  return list;
}

function distinct(places: readonly (number | undefined)[]): readonly number[] {
  return [...new Set(places.filter((place) => place !== undefined))];
}

/** The number of a branch's code. */
function withoutLetter(code: unknown): unknown {
  return typeof code === "string" ? code.replace(/^B/i, "") : code;
}

function readBest(written: unknown, { candidates }: ChoiceLimits): number | undefined {
  if (written === none) return undefined;
  const place = placeOf(written, candidates);
  if (place !== undefined) return place;
  const seen = typeof written === "string" ? ` ${quoted(written)} is none of them.` : "";
  throw new AnswerFault(`category must be one of the numbers that were given, or none, as a string.${seen}`);
}

/** The place of a number as shown. */
function placeOf(written: unknown, count: number): number | undefined {
  if (typeof written !== "string" || !/^[1-9]\d{0,5}$/.test(written)) return undefined;
  const place = Number(written) - 1;
  return place < count ? place : undefined;
}
