import type { FactContext } from "../facts/fact.ts";
import type { LintedProduct } from "../lint/violation.ts";
import type { SoundnessPart } from "./scorer.ts";
import { findDisagreements } from "./text-agreement.ts";
import { findTextFaults } from "./text-faults.ts";

/** The faults of a product's texts that make all else they state doubtful; none where both texts are sound. */
export function soundnessParts(product: LintedProduct, context: FactContext): readonly SoundnessPart[] {
  return [...findTextFaults(product), ...findDisagreements(product, context)];
}

/** 100 times the product of what each fault leaves, in [0, 100]; removing a fault never lowers it. */
export function soundnessOf(parts: readonly SoundnessPart[]): number {
  return 100 * parts.reduce((left, { cost }) => left * (1 - cost / 100), 1);
}
