import type { Language } from "../api/vocabulary.ts";
import { lazily } from "../lib/once.ts";
import type { RulePack } from "../lint/rule.ts";
import type { LintedProduct } from "../lint/violation.ts";
import { scoreProduct } from "../scoring/scorer.ts";
import { isEmptyProduct } from "./enrich-product.ts";
import type { RowToScore } from "./enrichment.ts";
import { languageOfProduct, type Product } from "./product.ts";

/** What rows are scored by. */
export interface RowScoring {
  readonly packs: readonly RulePack[];
  /** The language that results were asked for in. Absent: each product's own. */
  readonly language?: Language | undefined;
}

/** Scores a product twice: as it came, and with its proposals in the place of its own texts. */
export function scoreRow(
  product: Product,
  { weight, ...proposed }: RowToScore,
  scoring: RowScoring,
): ScoredFigures {
  const { language: stated, ...fields } = product;
  const { packs } = scoring;
  const language = lazily(() => languageOf(product, scoring));
  const before = figuresOf(new TextsOf(fields, language), packs);
  const enriched = { ...fields, ...proposed };
  const after = areAlike(fields, enriched) ? before : figuresOf(new TextsOf(enriched, language), packs);
  return { weight, before, after };
}

/** That of the row's results; see `Enrichment`. */
function languageOf(product: Product, { language }: RowScoring): Language {
  return isEmptyProduct(product) ? "en" : (language ?? languageOfProduct(product));
}

/** A class, for its language is found when it is asked for: scores seldom ask. */
class TextsOf implements LintedProduct {
  readonly fields: LintedProduct["fields"];
  private readonly findLanguage: () => Language;

  constructor(fields: LintedProduct["fields"], findLanguage: () => Language) {
    this.fields = fields;
    this.findLanguage = findLanguage;
  }

  get language(): Language {
    return this.findLanguage();
  }
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

/** Scores of one product, each in [0, 100]; see `scoreProduct`. */
export interface Figures {
  readonly completeness: number;
  readonly conformance: number;
  readonly information: number;
  readonly total: number;
}

/** How good a record was, and how good it is with its proposals in the place of its own texts. */
export interface ScoredFigures {
  /** How many rows it stands for, from 1; see `scoreWeight`. */
  readonly weight: number;
  readonly before: Figures;
  readonly after: Figures;
}
