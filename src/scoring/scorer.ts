import { lintProduct } from "../lint/linter.ts";
import type { RulePack } from "../lint/rule.ts";
import type { Finding, LintedProduct } from "../lint/violation.ts";
import { completenessOf, completenessParts } from "./completeness.ts";
import { conformanceOf, conformanceParts } from "./conformance.ts";
import { informationOf, informationParts, TextContext } from "./information.ts";
import { soundnessOf, soundnessParts } from "./soundness.ts";

/** Mean scores of many products, each in [0, 100] with one decimal. */
export interface MeanScores {
  readonly products: number;
  readonly completeness: number;
  readonly conformance: number;
  readonly information: number;
  readonly soundness: number;
  readonly total: number;
}

const figures = ["completeness", "conformance", "information", "soundness", "total"] as const;

/** Accumulates scores without storing them. */
export class ScoreSums {
  #products = 0;
  readonly #sums = { completeness: 0, conformance: 0, information: 0, soundness: 0, total: 0 };

  add(score: ProductScore): void {
    this.#products += 1;
    for (const figure of figures) this.#sums[figure] += score[figure];
  }

  /** Undefined if there were none. */
  mean(): MeanScores | undefined {
    if (this.#products === 0) return undefined;
    const mean = (figure: (typeof figures)[number]) =>
      Math.round((10 * this.#sums[figure]) / this.#products) / 10;
    return {
      products: this.#products,
      completeness: mean("completeness"),
      conformance: mean("conformance"),
      information: mean("information"),
      soundness: mean("soundness"),
      total: mean("total"),
    };
  }
}

/** A field that channels request, or a required attribute of the category. */
export interface CompletenessPart {
  /** A field name; `identifier` for the GTIN, or half of it for a manufacturer's part number; `attribute:color` for an attribute. */
  readonly asked: string;
  /** The share that is present, in [0, 1]. */
  readonly share: number;
  readonly weight: number;
}

/** The rules of one pack. */
export interface ConformancePart {
  readonly pack: string;
  readonly rules: number;
  /** Distinct violated rules. */
  readonly brokenErrors: number;
  readonly brokenWarnings: number;
  /** In [0, 100], not rounded. */
  readonly score: number;
}

/** The facts stated by one text of the product. */
export interface InformationPart {
  readonly field: keyof LintedProduct["fields"];
  /** Distinct facts, counted up to `usual`. */
  readonly facts: number;
  /** Number of facts in a detailed text of the kind. */
  readonly usual: number;
  readonly weight: number;
}

/** A fault of a text that makes all else it states doubtful. */
export interface SoundnessPart {
  readonly field: "name" | "description";
  /**
   * `stuffed`: search words in a row; `foreign`: of another product than the name; `contradictory`: another value than the name's;
   * `language`: in another language than the record's; `broken`: cut off or garbled; `cure`: claims to cure an illness.
   */
  readonly fault:
    | "promotion"
    | "contact"
    | "placeholder"
    | "repeated"
    | "stuffed"
    | "language"
    | "broken"
    | "capitals"
    | "cure"
    | "foreign"
    | "contradictory";
  /** The share of the soundness that it takes, in (0, 100). */
  readonly cost: number;
  /** Where it is, or what it says; may be empty. */
  readonly text: string;
}

/** Whole numbers in [0, 100]. */
interface ProductScore {
  readonly completeness: number;
  readonly conformance: number;
  readonly information: number;
  readonly soundness: number;
  /** The mean of completeness, conformance and information, of which soundness is the share that counts. */
  readonly total: number;
  readonly parts: {
    readonly completeness: readonly CompletenessPart[];
    readonly conformance: readonly ConformancePart[];
    readonly information: readonly InformationPart[];
    readonly soundness: readonly SoundnessPart[];
  };
}

/** Attributes of the product's category; absent: the category is unknown. */
export interface CategoryAttributes {
  /** Identifiers of the attributes that the category requires. */
  readonly requiredAttributes: readonly string[];
  /** Identifiers of the attributes that the product states. */
  readonly statedAttributes: readonly string[];
}

/**
 * Quality of a record from 0 to 100, with the parts that explain it: `completeness`, the requested fields that are present;
 * `conformance`, the packs' rules that hold; `information`, the facts that its texts state; `soundness`, what faults leave of the worth
 * of the texts; `total`, the mean of the first three times the soundness.
 * Pure and deterministic. Fixing a violation never lowers conformance, filling a field never lowers completeness.
 *
 * @param attributes the category's required attributes, if the category is known
 */
export function scoreProduct(
  product: LintedProduct,
  packs: readonly RulePack[],
  attributes?: CategoryAttributes,
): ProductScore {
  return scoreLinted({ product, findings: lintProduct(product, packs) }, packs, attributes);
}

/** A product with its lint findings. */
interface FoundProduct {
  readonly product: LintedProduct;
  /** The findings of `lintProduct` for the packs it is scored by. */
  readonly findings: readonly Finding[];
}

/** As `scoreProduct`, with given findings. */
export function scoreLinted(
  { product, findings }: FoundProduct,
  packs: readonly RulePack[],
  attributes?: CategoryAttributes,
): ProductScore {
  const parts = {
    completeness: completenessParts(product, packs, attributes),
    conformance: conformanceParts(findings, packs),
    information: informationParts(product),
    soundness: soundnessParts(product, new TextContext(product)),
  };
  const completeness = completenessOf(parts.completeness);
  const conformance = conformanceOf(parts.conformance);
  const information = informationOf(parts.information);
  const soundness = soundnessOf(parts.soundness);
  return {
    completeness: Math.round(completeness),
    conformance: Math.round(conformance),
    information: Math.round(information),
    soundness: Math.round(soundness),
    total: Math.round((((completeness + conformance + information) / 3) * soundness) / 100),
    parts,
  };
}
