import { lintProduct } from "../lint/linter.ts";
import type { RulePack } from "../lint/rule.ts";
import type { Finding, LintedProduct } from "../lint/violation.ts";
import { completenessOf, completenessParts } from "./completeness.ts";
import { conformanceOf, conformanceParts } from "./conformance.ts";
import { informationOf, informationParts } from "./information.ts";

/** The scores of many products in the mean, each in [0, 100] with one decimal. */
export interface MeanScores {
  readonly products: number;
  readonly completeness: number;
  readonly conformance: number;
  readonly information: number;
  readonly total: number;
}

const figures = ["completeness", "conformance", "information", "total"] as const;

/** Counts scores without keeping them. */
export class ScoreSums {
  #products = 0;
  readonly #sums = { completeness: 0, conformance: 0, information: 0, total: 0 };

  add(score: ProductScore): void {
    this.#products += 1;
    for (const figure of figures) this.#sums[figure] += score[figure];
  }

  /** Undefined where there was none. */
  mean(): MeanScores | undefined {
    if (this.#products === 0) return undefined;
    const mean = (figure: (typeof figures)[number]) =>
      Math.round((10 * this.#sums[figure]) / this.#products) / 10;
    return {
      products: this.#products,
      completeness: mean("completeness"),
      conformance: mean("conformance"),
      information: mean("information"),
      total: mean("total"),
    };
  }
}

/** A field that channels ask for, or a required attribute of the category. */
export interface CompletenessPart {
  /** A field; `identifier`: GTIN, or half of it for a manufacturer's number; `attribute:color`: an attribute. */
  readonly asked: string;
  /** How much of it is there, in [0, 1]. */
  readonly share: number;
  readonly weight: number;
}

/** The rules of one pack. */
export interface ConformancePart {
  readonly pack: string;
  readonly rules: number;
  /** Broken rules, however often each is broken. */
  readonly brokenErrors: number;
  readonly brokenWarnings: number;
  /** In [0, 100], not rounded. */
  readonly score: number;
}

/** What one text of the product states. */
export interface InformationPart {
  readonly field: keyof LintedProduct["fields"];
  /** Different facts, counted up to `usual`. */
  readonly facts: number;
  /** So many a text of its kind states where it says much. */
  readonly usual: number;
  readonly weight: number;
}

/** Each in [0, 100], a whole number. */
interface ProductScore {
  readonly completeness: number;
  readonly conformance: number;
  readonly information: number;
  /** Their mean. */
  readonly total: number;
  readonly parts: {
    readonly completeness: readonly CompletenessPart[];
    readonly conformance: readonly ConformancePart[];
    readonly information: readonly InformationPart[];
  };
}

/** What is known of the product's category; absent: nothing. */
export interface AskedAttributes {
  /** Identifiers of the attributes that the category requires. */
  readonly requiredAttributes: readonly string[];
  /** Identifiers of those that the product states. */
  readonly statedAttributes: readonly string[];
}

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
interface FoundProduct {
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
