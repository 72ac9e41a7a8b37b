import type { JsonSchema } from "../../../language-model/completion.ts";
import { arraySchema, choiceSchema, objectSchema } from "../answer-schema.ts";
import { quoted } from "../quoted.ts";
import { AnswerFault } from "../reading/answer-fault.ts";
import { readFields } from "../reading/read-fields.ts";

export const confidences = ["high", "medium", "low"] as const;
/** How sure the model says it is. */
export type Confidence = (typeof confidences)[number];

/** What the model chose, by places among the candidates, from 0. */
export interface Choice {
  /** Undefined: none of them. */
  readonly best: number | undefined;
  readonly confidence: Confidence;
  /** Distinct, without the best. */
  readonly others: readonly number[];
}

export interface ChoiceLimits {
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
