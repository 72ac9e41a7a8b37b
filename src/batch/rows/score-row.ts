import type { LintedProduct } from "../../quality/rules/finding.ts";
import type { RulePack } from "../../quality/rules/rule.ts";
import { scoreProduct } from "../../quality/scores/score-product.ts";
import type { Enrichment } from "../tasks/enrichment.ts";
import type { Product } from "../tasks/product.ts";
import type { Figures, ScoredFigures } from "./scored-figures.ts";

/** Scores a product twice: as it came, and with its proposals in the place of its own texts. */
export function scoreRow(
  { language: stated, ...fields }: Product,
  enrichment: Enrichment,
  packs: readonly RulePack[],
): Omit<ScoredFigures, "weight"> {
  const { language } = enrichment;
  return {
    before: figuresOf({ fields, language }, packs),
    after: figuresOf({ fields: enrichedFields(fields, enrichment), language }, packs),
  };
}

function figuresOf(product: LintedProduct, packs: readonly RulePack[]): Figures {
  const { completeness, conformance, information, total } = scoreProduct(product, packs);
  return { completeness, conformance, information, total };
}

function enrichedFields(
  fields: LintedProduct["fields"],
  { name, description, categorization }: Enrichment,
): LintedProduct["fields"] {
  const bullets = description?.bullet_points ?? [];
  return {
    ...fields,
    ...(name && { name: name.best_name }),
    ...(description && { description: description.best_description }),
    ...(bullets.length > 0 && { bullet_points: bullets.join("\n") }),
    ...(categorization && { category: categorization.best_category.category.identifier }),
  };
}
