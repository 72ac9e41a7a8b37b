import type { Language } from "../api/vocabulary.ts";
import { canonicalJson } from "../lib/json.ts";
import { lazily } from "../lib/once.ts";
import type { RulePack } from "../lint/rule.ts";
import type { LintedProduct } from "../lint/violation.ts";
import type { MeanScores } from "../scoring/scorer.ts";
import { scoreProduct } from "../scoring/scorer.ts";
import type { RowToScore } from "./enrichment.ts";
import { keyOfText, type RowAnswers } from "./history/unchanged-rows.ts";
import { packProducts } from "./packed-rows.ts";
import { isEmptyProduct, languageOfProduct, type Product } from "./product.ts";

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
  const { completeness, conformance, information, soundness, total } = scoreProduct(product, packs);
  return { completeness, conformance, information, soundness, total };
}

/** Scores of one product, each in [0, 100]; see `scoreProduct`. */
export interface Figures {
  readonly completeness: number;
  readonly conformance: number;
  readonly information: number;
  readonly soundness: number;
  readonly total: number;
}

/** How good a record was, and how good it is with its proposals in the place of its own texts. */
export interface ScoredFigures {
  /** How many rows it stands for, from 1; see `scoreWeight`. */
  readonly weight: number;
  readonly before: Figures;
  readonly after: Figures;
}

interface RowScoresOptions extends RowScoring {
  /** In the order in which they were asked for. */
  readonly packNames: readonly string[];
  /**
   * Whether rows wait until the scores are asked for: what scores need is then first run and compiled when the tasks of this process
   * are done, and not amid them. Where the tasks are done elsewhere, rows are scored while this process waits.
   */
  readonly isDeferred: boolean;
  /** What rows scored in the last run, and what that depends on besides a row. Absent: all are scored. */
  readonly last?: { readonly answers: RowAnswers; readonly identity: string } | undefined;
  /** Told what each row scored, in the order of the rows. */
  readonly onScored?: (figures: ScoredFigures) => void;
}

/** UTF-16 units of the products that wait: about 8 MB at most. */
const mostWaiting = 4 * 1024 * 1024;

/** Scores rows and adds up what they come to, sooner or later: the figures are the same. */
export class RowScores {
  readonly #options: RowScoresOptions;
  readonly #changes: ScoreChanges;
  #waiting: { readonly product: Product; readonly row: RowToScore }[] = [];
  #waitingUnits = 0;

  constructor(options: RowScoresOptions) {
    this.#options = options;
    this.#changes = new ScoreChanges(options.packNames);
  }

  add(product: Product, row: RowToScore): void {
    if (this.#options.isDeferred) this.#defer(product, row);
    else this.#score(product, row);
  }

  /** Null where there was no product. */
  change(): ScoreChange | null {
    this.#scoreWaiting();
    return this.#changes.change();
  }

  #defer(product: Product, row: RowToScore): void {
    // Copied, for a cell is a slice of the chunk that was read, and would keep all of it.
    // A score asks for the row's own facts and fields; the family's are the same for many rows.
    const { family: _, ...own } = product;
    this.#waiting.push(structuredClone({ product: own, row }));
    for (const part of Object.values(own)) this.#waitingUnits += part.length;
    if (this.#waitingUnits > mostWaiting) this.#scoreWaiting();
  }

  #scoreWaiting(): void {
    for (const { product, row } of this.#waiting) this.#score(product, row);
    this.#waiting = [];
    this.#waitingUnits = 0;
  }

  #score(product: Product, row: RowToScore): void {
    const figures = this.#find(product, row);
    this.#options.onScored?.(figures);
    this.#changes.add(figures);
  }

  /** As in the last run where the row and what was proposed are as they were. */
  #find(product: Product, { weight, ...proposed }: RowToScore): ScoredFigures {
    const { last, packNames, language } = this.#options;
    if (last === undefined) return scoreRow(product, { weight, ...proposed }, this.#options);
    const { family: _, ...own } = product;
    const asked = ["score", last.identity, packNames, language ?? null, packProducts([own]), proposed];
    const key = keyOfText(canonicalJson(asked));
    const known = last.answers.find(key) as Omit<ScoredFigures, "weight"> | undefined;
    if (known !== undefined) {
      last.answers.carryOver(key);
      return { ...known, weight };
    }
    const { before, after } = scoreRow(product, { weight, ...proposed }, this.#options);
    last.answers.keep(key, { before, after });
    return { weight, before, after };
  }
}

/** How good a feed's records were and are, in the mean; see `scoreProduct`. */
export interface ScoreChange {
  /** The packs whose rules were looked at. */
  readonly packs: readonly string[];
  /** Rows that were looked at, of a long feed a sample; see `scoreWeight`. */
  readonly scored_rows: number;
  readonly before: MeanScores;
  readonly after: MeanScores;
}

const figureNames = ["completeness", "conformance", "information", "soundness", "total"] as const;

/** Adds up what products scored as they came, and with their proposals. */
export class ScoreChanges {
  readonly #packs: readonly string[];
  readonly #before = { completeness: 0, conformance: 0, information: 0, soundness: 0, total: 0 };
  readonly #after = { completeness: 0, conformance: 0, information: 0, soundness: 0, total: 0 };
  #rows = 0;
  #weights = 0;

  /** @param packs the names of the rule packs that the products are scored by */
  constructor(packs: readonly string[]) {
    this.#packs = packs;
  }

  add({ weight, before, after }: ScoredFigures): void {
    this.#rows += 1;
    this.#weights += weight;
    for (const name of figureNames) {
      this.#before[name] += weight * before[name];
      this.#after[name] += weight * after[name];
    }
  }

  /** Null where there was no product. */
  change(): ScoreChange | null {
    if (this.#rows === 0) return null;
    return {
      packs: this.#packs,
      scored_rows: this.#rows,
      before: this.#mean(this.#before),
      after: this.#mean(this.#after),
    };
  }

  /** With one decimal. */
  #mean(sums: Figures): MeanScores {
    const mean = (name: (typeof figureNames)[number]) => Math.round((10 * sums[name]) / this.#weights) / 10;
    return {
      products: this.#rows,
      completeness: mean("completeness"),
      conformance: mean("conformance"),
      information: mean("information"),
      soundness: mean("soundness"),
      total: mean("total"),
    };
  }
}
