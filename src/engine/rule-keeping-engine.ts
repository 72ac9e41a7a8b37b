import type { OperationRequest, OperationResponse } from "../contract/operations.ts";
import type { Language } from "../contract/vocabulary.ts";
import type { Finding } from "../quality/rules/finding.ts";
import { mendProduct } from "../quality/rules/mend-product.ts";
import type { RulePack } from "../quality/rules/rule.ts";
import type { Engine } from "./engine.ts";

type NameAnswer = OperationResponse<"optimizeName">;
type DescriptionAnswer = OperationResponse<"optimizeDescription">;

/**
 * The engine with every name and description mended where it breaks a rule of the packs that a program can mend;
 * `message` names the rules. Answers that keep the rules are the engine's own objects; the other tasks are its own.
 */
export function keepRules(engine: Engine, packs: readonly RulePack[]): Engine {
  const ofNames = rulesAbout("name", packs);
  const ofDescriptions = rulesAbout("description", packs);
  return {
    ...engine,
    optimizeName: async (request, context) =>
      mendedName(request, await engine.optimizeName(request, context), ofNames),
    optimizeDescription: async (request, context) =>
      mendedDescription(await engine.optimizeDescription(request, context), ofDescriptions),
  };
}

function rulesAbout(field: "name" | "description", packs: readonly RulePack[]): readonly RulePack[] {
  return packs.map((pack) => ({ ...pack, rules: pack.rules.filter((rule) => rule.field === field) }));
}

function mendedName(
  { query }: OperationRequest<"optimizeName">,
  answer: NameAnswer,
  packs: readonly RulePack[],
): NameAnswer {
  const mender = createMender("name", query.translation_language, packs);
  const best = mender.mend(answer.best_name);
  const others = answer.other_names.map(mender.mend);
  if (mender.mended.length === 0) return answer;
  return {
    ...answer,
    message: withRules(answer.message, mender.mended),
    best_name: best,
    other_names: distinct(others, best),
  };
}

function mendedDescription(answer: DescriptionAnswer, packs: readonly RulePack[]): DescriptionAnswer {
  const mender = createMender("description", answer.language, packs);
  const best = mender.mend(answer.best_description);
  const others = answer.other_descriptions.map(mender.mend);
  if (mender.mended.length === 0) return answer;
  return {
    ...answer,
    message: withRules(answer.message, mender.mended),
    best_description: best,
    other_descriptions: distinct(others, best),
  };
}

function createMender(field: "name" | "description", language: Language, packs: readonly RulePack[]) {
  const mended: Finding[] = [];
  return {
    mended,
    mend(text: string): string {
      const result = mendProduct({ fields: { [field]: text }, language }, packs);
      mended.push(...result.mended);
      return result.product.fields[field] ?? text;
    },
  };
}

function distinct(texts: readonly string[], best: string): string[] {
  return [...new Set(texts)].filter((text) => text !== "" && text !== best);
}

function withRules(message: string, mended: readonly Finding[]): string {
  const rules = [...new Set(mended.map(({ rule }) => rule.identifier))];
  return `${message} Mended for ${rules.join(", ")}.`.trim();
}
