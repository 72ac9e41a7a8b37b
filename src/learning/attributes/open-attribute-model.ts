import type { AttributeModel, CategorizedText, LearnedStatement } from "./attribute-model.ts";
import type { AttributeModelParts } from "./attribute-model-parts.ts";
import type { AttributeCandidates, ProductCandidates } from "./ranking/candidates.ts";
import { type CandidateFinder, findCandidates } from "./ranking/find-candidates.ts";
import { rank } from "./ranking/ranker.ts";
import { readSources } from "./reading/source-text.ts";
import { createLabelSpace } from "./tagger/label-space.ts";

/** Makes the learned parts answer; next to nothing is computed before the first product of a category comes. */
export function openAttributeModel(parts: AttributeModelParts): AttributeModel {
  const { vocabulary } = parts;
  const categories = new Map(vocabulary.categories.map((identifier, number) => [identifier, number]));
  const finders = new Map<number, CandidateFinder>();
  return {
    extract(product) {
      const category = categories.get(product.categoryIdentifier);
      if (category === undefined) return [];
      const finder = finders.get(category) ?? createFinder(parts, category);
      finders.set(category, finder);
      return extract(parts, finder, product);
    },
    write(_categoryIdentifier, _attribute, text) {
      return text;
    },
  };
}

export function createFinder(
  { vocabulary, lexicon, tagger }: Pick<AttributeModelParts, "vocabulary" | "lexicon" | "tagger">,
  category: number,
): CandidateFinder {
  const attributes = vocabulary.categoryAttributes[category] ?? [];
  return {
    category,
    space: createLabelSpace(attributes, vocabulary.attributes.length),
    lexicon,
    weights: tagger,
    write: (_attribute, text) => text,
  };
}

function extract(parts: AttributeModelParts, finder: CandidateFinder, product: CategorizedText): LearnedStatement[] {
  const candidates = findCandidates(finder, readSources(product));
  return candidates.attributes.flatMap((of) => statementOf(parts, finder, candidates, of));
}

function statementOf(
  { ranker, lexicon, vocabulary, leastScore }: AttributeModelParts,
  { category }: CandidateFinder,
  product: ProductCandidates,
  of: AttributeCandidates,
): LearnedStatement[] {
  if (of.groups.length === 0) return [];
  const probabilities = rank(ranker, { product, category, lexicon }, of).slice(1);
  const score = Math.max(...probabilities);
  const group = of.groups[probabilities.indexOf(score)];
  const member = group?.members[0];
  const source = product.texts[member?.text ?? -1];
  if (group === undefined || member === undefined || source === undefined || score < leastScore) return [];
  const start = source.pieces[member.start]?.start ?? 0;
  const end = source.pieces[member.end - 1]?.end ?? 0;
  const attribute = vocabulary.attributes[of.attribute] ?? "";
  const isCopied = group.value === source.text.slice(start, end);
  return [{ attribute, source: source.source, start, end, score, ...(!isCopied && { value: group.value }) }];
}
