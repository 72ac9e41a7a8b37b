import { isTooLong } from "../../../lint/product-reading.ts";
import { type Rule, type RulePack, type TextField, textFields } from "../../../lint/rule.ts";
import type { Finding, LintedProduct } from "../../../lint/violation.ts";
import type { LocatedFinding } from "./outcome.ts";

/** A located finding, retained for display. */
export interface Example {
  readonly finding: LocatedFinding;
  /** 1-based line of the uncompressed feed on which the record starts. */
  readonly line: number;
  /** The whole text of the cell. */
  readonly text: string;
}

export interface RuleTally {
  readonly pack: RulePack;
  readonly rule: Rule;
  findings: number;
  /** Number of these findings with a fix. */
  fixable: number;
  /** Fixes applied; their findings are not counted. */
  fixed: number;
  /** Products with a finding. */
  products: number;
  /** The first findings. */
  readonly examples: Example[];
}

/** Counts a feed's findings; memory does not grow with the feed. */
export class LintTally {
  /** All rows of the feed. */
  rows = 0;
  products = 0;
  /** Rows that continue the product above them. */
  continuations = 0;
  /** Broken rows. */
  unreadable = 0;
  productsWithFindings = 0;
  fixedProducts = 0;
  /** Rows by the field whose text is too long to be checked whole and fixed. */
  readonly tooLong = new Map<TextField, number>();
  readonly rules: readonly RuleTally[];
  readonly #byRule: ReadonlyMap<Rule, RuleTally>;
  readonly #mostExamples: number;

  constructor(packs: readonly RulePack[], mostExamples: number) {
    this.rules = packs.flatMap((pack) =>
      pack.rules.map((rule) => ({
        pack,
        rule,
        findings: 0,
        fixable: 0,
        fixed: 0,
        products: 0,
        examples: [],
      })),
    );
    this.#byRule = new Map(this.rules.map((tally) => [tally.rule, tally]));
    this.#mostExamples = mostExamples;
  }

  add(findings: readonly LocatedFinding[], line: number, textOf: (finding: LocatedFinding) => string): void {
    this.products += 1;
    if (findings.length > 0) this.productsWithFindings += 1;
    const seen = new Set<Rule>();
    for (const finding of findings) {
      const tally = this.#byRule.get(finding.rule);
      if (tally === undefined) continue;
      tally.findings += 1;
      if (finding.fix !== undefined) tally.fixable += 1;
      if (!seen.has(finding.rule)) tally.products += 1;
      seen.add(finding.rule);
      if (tally.examples.length < this.#mostExamples)
        tally.examples.push({ finding, line, text: textOf(finding) });
    }
  }

  addTooLong({ fields }: LintedProduct): void {
    for (const field of textFields) {
      if (isTooLong(field, fields[field] ?? "")) this.tooLong.set(field, (this.tooLong.get(field) ?? 0) + 1);
    }
  }

  addFixed(applied: readonly Finding[]): void {
    if (applied.length > 0) this.fixedProducts += 1;
    for (const { rule } of applied) {
      const tally = this.#byRule.get(rule);
      if (tally !== undefined) tally.fixed += 1;
    }
  }
}

export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly fixable: number;
  readonly fixed: number;
}

/** Of all rules, or of one pack's. */
export function countFindings({ rules }: LintTally, pack?: RulePack): FindingCounts {
  const counted = rules.filter((tally) => pack === undefined || tally.pack === pack);
  const sum = (figure: (tally: RuleTally) => number) =>
    counted.reduce((total, tally) => total + figure(tally), 0);
  return {
    errors: sum(({ rule, findings }) => (rule.level === "error" ? findings : 0)),
    warnings: sum(({ rule, findings }) => (rule.level === "warning" ? findings : 0)),
    fixable: sum(({ fixable }) => fixable),
    fixed: sum(({ fixed }) => fixed),
  };
}
