import type { OperationRequest, OperationResponse } from "../api/operations.ts";
import { lintProduct } from "../lint/linter.ts";
import type { Language } from "../nlp/language.ts";
import { detectLanguage } from "../nlp/language-identification.ts";
import { scoreLinted } from "../scoring/scorer.ts";
import type { EscalationOptions } from "./tasks.ts";

/*
 * What an answer of the built-in engine is worth, in [0, 1]:
 * - a category: its own score
 * - a name, a description: how well it keeps the rules of the packs and how much it states, each 0 to 100 as the scores of
 *   `scoring/` reckon them for this one text, their mean divided by 100. A broken rule at error level, a proposal that says
 *   nothing, and one that is clearly in another language than was asked for are never good enough
 * - attributes: the mean of the values' scores; with a required attribute missing they are never good enough
 */

export function isCategoryGoodEnough(
  _: OperationRequest<"categorize">,
  { best_category }: OperationResponse<"categorize">,
  { below }: EscalationOptions,
): boolean {
  return !(best_category.score < below);
}

export function areAttributesGoodEnough(
  _: OperationRequest<"extractAttributes">,
  answer: OperationResponse<"extractAttributes">,
  { below }: EscalationOptions,
): boolean {
  return !(attributionScore(answer) < below || answer.missing_attributes.length > 0);
}

export function isNameGoodEnough(
  { query }: OperationRequest<"optimizeName">,
  { best_name: text }: OperationResponse<"optimizeName">,
  options: EscalationOptions,
): boolean {
  return isGoodEnough({ field: "name", text, language: query.translation_language }, options);
}

export function isDescriptionGoodEnough(
  { query }: OperationRequest<"optimizeDescription">,
  { best_description: text, language }: OperationResponse<"optimizeDescription">,
  options: EscalationOptions,
): boolean {
  const proposal = { field: "description", text, language: query.translation_language ?? language } as const;
  return isGoodEnough(proposal, options);
}

interface Proposal {
  readonly field: "name" | "description";
  readonly text: string;
  readonly language: Language;
}

function isGoodEnough(proposal: Proposal, { below, packs = [] }: EscalationOptions): boolean {
  const { field, text, language } = proposal;
  if (!/\p{L}/u.test(text) || isSurelyOther(text, language)) return false;
  const ofField = packs.map((pack) => ({
    ...pack,
    rules: pack.rules.filter((rule) => rule.field === field),
  }));
  const product = { fields: { [field]: text }, language };
  const findings = lintProduct(product, ofField);
  if (findings.some(({ rule }) => rule.level === "error")) return false;
  const { conformance, parts } = scoreLinted({ product, findings }, ofField);
  const part = parts.information.find((information) => information.field === field);
  const information = part === undefined ? 0 : (100 * part.facts) / part.usual;
  return (conformance + information) / 200 >= below;
}

const sureConfidence = 0.95;

function isSurelyOther(text: string, language: Language): boolean {
  const detected = detectLanguage(text);
  return (
    detected.language !== undefined && detected.language !== language && detected.confidence >= sureConfidence
  );
}

/** No value at all: 0 where an attribute was asked for, 1 where there was nothing to find. */
function attributionScore(answer: OperationResponse<"extractAttributes">): number {
  const values = [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes]
    .flat()
    .flatMap((attribute) => attribute.values);
  if (values.length === 0) return answer.missing_attributes.length > 0 ? 0 : 1;
  return values.reduce((sum, { score }) => sum + score, 0) / values.length;
}
