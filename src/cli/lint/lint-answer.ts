import type { LintOutcome, LintStart } from "./lint-run.ts";
import { countFindings, type FindingCounts, type RuleTally } from "./lint-tally.ts";

/** Grows with every change that takes something away or gives it another meaning. */
const lintSchemaVersion = 1;

/** What is linted, as JSON says it. */
export function toStartAnswer({ feedName, packs, failOn, fixedName }: LintStart) {
  return {
    schema_version: lintSchemaVersion,
    feed: feedName,
    fixed: fixedName ?? null,
    fail_on: failOn,
    packs: packs.map(({ name, title, version, rules }) => ({ name, title, version, rules: rules.length })),
  };
}

/** A run's figures as JSON says them; zeros too. */
export function toSummaryAnswer(outcome: LintOutcome) {
  const { tally, packs, scores, scoresBefore, warnings, isFailed, counts } = outcome;
  return {
    is_failed: isFailed,
    rows: tally.rows,
    products: tally.products,
    products_with_findings: tally.productsWithFindings,
    products_fixed: tally.fixedProducts,
    rows_continued: tally.continuations,
    rows_unreadable: tally.unreadable,
    rows_undecodable: counts.undecodableRecords,
    ...toCounts(countFindings(tally)),
    by_pack: packs.map((pack) => ({ pack: pack.name, ...toCounts(countFindings(tally, pack)) })),
    by_rule: tally.rules.filter(({ findings, fixed }) => findings + fixed > 0).map(toRuleAnswer),
    scores: scores ?? null,
    ...(scoresBefore !== undefined && { scores_before: scoresBefore }),
    notes: warnings,
  };
}

function toCounts({ errors, warnings, fixable, fixed }: FindingCounts) {
  return { errors, warnings, fixable, fixed };
}

function toRuleAnswer({ pack, rule, findings, fixable, fixed, products }: RuleTally) {
  return {
    rule: rule.identifier,
    pack: pack.name,
    level: rule.level,
    field: rule.field,
    summary: rule.summary,
    source: rule.source,
    findings,
    products,
    fixable,
    fixed,
  };
}
