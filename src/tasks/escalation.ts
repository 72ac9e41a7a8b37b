import type { OperationRequest, OperationResponse } from "../api/operations.ts";
import { lintProduct } from "../lint/linter.ts";
import type { Language } from "../nlp/language.ts";
import { detectLanguage } from "../nlp/language-identification.ts";
import { scoreLinted } from "../scoring/scorer.ts";
import type { EscalationOptions } from "./tasks.ts";

/*
 * The score of a built-in engine's answer, in [0, 1]:
 * - category: its own score
 * - name, description: the mean of its conformance to the packs' rules and its information, as `scoring/` computes them for the one
 *   text, divided by 100. A violation at error level, a text without letters and a text that is certainly in another language
 *   than requested are never good enough
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
  if (!/\p{L}/u.test(text) || isOtherLanguage(text, language)) return false;
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

function isOtherLanguage(text: string, language: Language): boolean {
  const detected = detectLanguage(text);
  return (
    detected.language !== undefined && detected.language !== language && detected.confidence >= sureConfidence
  );
}

/** The mean score of the values; without values 0 if a required attribute is missing, else 1. */
function attributionScore(answer: OperationResponse<"extractAttributes">): number {
  const values = [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes]
    .flat()
    .flatMap((attribute) => attribute.values);
  if (values.length === 0) return answer.missing_attributes.length > 0 ? 0 : 1;
  return values.reduce((sum, { score }) => sum + score, 0) / values.length;
}
