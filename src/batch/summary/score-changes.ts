import type { LintedProduct } from "../../quality/rules/finding.ts";
import type { RulePack } from "../../quality/rules/rule.ts";
import { type MeanScores, ScoreSums } from "../../quality/scores/mean-scores.ts";
import { scoreProduct } from "../../quality/scores/score-product.ts";
import type { Enrichment } from "../tasks/enrichment.ts";
import type { Product } from "../tasks/product.ts";

/** How good a feed's records were and are, in the mean; see `scoreProduct`. */
export interface ScoreChange {
  /** The packs whose rules were looked at. */
  readonly packs: readonly string[];
  readonly before: MeanScores;
  readonly after: MeanScores;
}

/** Scores each product twice: as it came, and with its proposals in the place of its own texts. */
export class ScoreChanges {
  readonly #packs: readonly RulePack[];
  readonly #before = new ScoreSums();
  readonly #after = new ScoreSums();

  constructor(packs: readonly RulePack[]) {
    this.#packs = packs;
  }

  add({ language: stated, ...fields }: Product, enrichment: Enrichment): void {
    const { language } = enrichment;
    this.#before.add(scoreProduct({ fields, language }, this.#packs));
    this.#after.add(scoreProduct({ fields: enrichedFields(fields, enrichment), language }, this.#packs));
  }

  /** Null where there was no product. */
  change(): ScoreChange | null {
    const [before, after] = [this.#before.mean(), this.#after.mean()];
    if (before === undefined || after === undefined) return null;
    return { packs: this.#packs.map(({ name }) => name), before, after };
  }
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
