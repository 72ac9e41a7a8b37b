import type { Enrichment } from "../tasks/enrichment.ts";

/** What is to be known of a row to score it, besides its product: how much it stands for, and what was proposed. */
export interface RowToScore {
  /** How many rows it stands for, from 1; see `scoreWeight`. */
  readonly weight: number;
  readonly name?: string;
  readonly description?: string;
  /** One a line. */
  readonly bullet_points?: string;
  /** The channel's identifier. */
  readonly category?: string;
}

export function toRowToScore({ name, description, categorization }: Enrichment, weight: number): RowToScore {
  const bullets = description?.bullet_points ?? [];
  return {
    weight,
    ...(name && { name: name.best_name }),
    ...(description && { description: description.best_description }),
    ...(bullets.length > 0 && { bullet_points: bullets.join("\n") }),
    ...(categorization && { category: categorization.best_category.category.identifier }),
  };
}
