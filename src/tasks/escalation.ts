import type { AttributionResponse } from "../api/attribution.ts";
import type { OperationRequest, OperationResponse } from "../api/operations.ts";
import { lintProduct } from "../lint/linter.ts";
import type { RulePack } from "../lint/rule.ts";
import type { Language } from "../nlp/language.ts";
import { detectLanguage } from "../nlp/language-identification.ts";
import { scoreLinted } from "../scoring/scorer.ts";
import type { Engine } from "./engine.ts";

export interface EscalationOptions {
  /** In [0, 1]: what scores less goes to the model. 0: only what fails outright; 1: all but the perfect. */
  readonly below: number;
  /** Whose rules the proposals must keep. */
  readonly packs?: readonly RulePack[];
}

/**
 * The built-in engine first, and the model for what that does not do well enough; an answer that is kept is returned as
 * it was. What the score of an answer is:
 * - a category: its own score
 * - a name, a description: how well it keeps the rules of the packs and how much it states, each 0 to 100 as the scores of
 *   `quality/` reckon them for this one text, their mean divided by 100. A broken rule at error level, a proposal that says
 *   nothing, and one that is clearly in another language than was asked for always go to the model
 * - attributes: the mean of the values' scores; a required attribute that is missing always goes to the model
 */
export function escalate(builtin: Engine, model: Engine, options: EscalationOptions): Engine {
  const { below, packs = [] } = options;
  return {
    categorize: async (request, context) => {
      const answer = await builtin.categorize(request, context);
      return answer.best_category.score < below ? model.categorize(request, context) : answer;
    },
    extractAttributes: async (request, context) => {
      const answer = await builtin.extractAttributes(request, context);
      return attributionScore(answer) < below || answer.missing_attributes.length > 0
        ? model.extractAttributes(request, context)
        : answer;
    },
    optimizeName: async (request, context) => {
      const answer = await builtin.optimizeName(request, context);
      const proposal = nameProposal(request, answer);
      return isGoodEnough(proposal, { below, packs }) ? answer : model.optimizeName(request, context);
    },
    optimizeDescription: async (request, context) => {
      const answer = await builtin.optimizeDescription(request, context);
      const proposal = descriptionProposal(request, answer);
      return isGoodEnough(proposal, { below, packs }) ? answer : model.optimizeDescription(request, context);
    },
  };
}

interface Proposal {
  readonly field: "name" | "description";
  readonly text: string;
  readonly language: Language;
}

function nameProposal(
  { query }: OperationRequest<"optimizeName">,
  { best_name: text }: OperationResponse<"optimizeName">,
): Proposal {
  return { field: "name", text, language: query.translation_language };
}

function descriptionProposal(
  { query }: OperationRequest<"optimizeDescription">,
  { best_description: text, language }: OperationResponse<"optimizeDescription">,
): Proposal {
  return { field: "description", text, language: query.translation_language ?? language };
}

function isGoodEnough(proposal: Proposal, { below, packs }: Required<EscalationOptions>): boolean {
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
function attributionScore(answer: AttributionResponse): number {
  const values = [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes]
    .flat()
    .flatMap((attribute) => attribute.values);
  if (values.length === 0) return answer.missing_attributes.length > 0 ? 0 : 1;
  return values.reduce((sum, { score }) => sum + score, 0) / values.length;
}
