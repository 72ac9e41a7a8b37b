import type { Finding, LintedProduct } from "../rules/finding.ts";
import { lintProduct } from "../rules/lint-product.ts";
import type { RulePack } from "../rules/rule.ts";
import { completenessOf, completenessParts } from "./completeness.ts";
import { conformanceOf, conformanceParts } from "./conformance.ts";
import { informationOf, informationParts } from "./information.ts";
import type { AskedAttributes, ProductScore } from "./product-score.ts";

/**
 * How good a record is, 0 to 100, with the parts that explain it: `completeness`, what channels ask for and is there;
 * `conformance`, the packs' rules that are kept; `information`, the facts that its texts state; `total`, their mean.
 * Pure and deterministic. Mending a fault never lowers conformance, filling a field never lowers completeness.
 *
 * @param asked the category's required attributes, where the category is known
 */
export function scoreProduct(
  product: LintedProduct,
  packs: readonly RulePack[],
  asked?: AskedAttributes,
): ProductScore {
  return scoreLinted({ product, findings: lintProduct(product, packs) }, packs, asked);
}

/** A product whose findings are known already. */
export interface FoundProduct {
  readonly product: LintedProduct;
  /** What `lintProduct` says of it and of the packs that it is scored by. */
  readonly findings: readonly Finding[];
}

/** As `scoreProduct`, without looking for the findings once more. */
export function scoreLinted(
  { product, findings }: FoundProduct,
  packs: readonly RulePack[],
  asked?: AskedAttributes,
): ProductScore {
  const parts = {
    completeness: completenessParts(product, packs, asked),
    conformance: conformanceParts(findings, packs),
    information: informationParts(product),
  };
  const completeness = completenessOf(parts.completeness);
  const conformance = conformanceOf(parts.conformance);
  const information = informationOf(parts.information);
  return {
    completeness: Math.round(completeness),
    conformance: Math.round(conformance),
    information: Math.round(information),
    total: Math.round((completeness + conformance + information) / 3),
    parts,
  };
}
