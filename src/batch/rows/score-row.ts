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
  const before = figuresOf({ fields, language }, packs);
  const enriched = enrichedFields(fields, enrichment);
  const after = areAlike(fields, enriched) ? before : figuresOf({ fields: enriched, language }, packs);
  return { before, after };
}

/** Whether nothing was changed: fields are put in another's place, or added. */
function areAlike(fields: LintedProduct["fields"], enriched: LintedProduct["fields"]): boolean {
  for (const field in enriched) {
    const name = field as keyof LintedProduct["fields"];
    if (enriched[name] !== fields[name]) return false;
  }
  return true;
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
