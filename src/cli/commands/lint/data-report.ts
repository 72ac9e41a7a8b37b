import { type CsvSafety, renderCsv } from "../../../feed/formats/delimited-cells.ts";
import type { LintedRow, LintForm, LintOutcome, LintStart, LocatedFinding } from "./outcome.ts";
import { countFindings, type FindingCounts, type RuleTally } from "./tally.ts";

/** A single JSON document: what is linted, one finding per line, then the summary. */
export function createJsonForm(indent?: number): LintForm {
  let separator = "\n";
  return {
    begin: (start) =>
      `${JSON.stringify(toStartAnswer(start), undefined, indent).replace(/\s*\}$/, "")},\n"findings":[`,
    rows: (rows) =>
      eachFinding(rows, (row, finding) => {
        const text = `${separator}${JSON.stringify(toFindingItem(row, finding))}`;
        separator = ",\n";
        return text;
      }),
    end: (outcome) => `\n],\n"summary":${JSON.stringify(toSummaryAnswer(outcome), undefined, indent)}}\n`,
  };
}

/** One JSON finding per line, and nothing else. */
export function createLinesForm(): LintForm {
  return {
    begin: () => "",
    rows: (rows) => eachFinding(rows, (row, finding) => `${JSON.stringify(toFindingItem(row, finding))}\n`),
    end: () => "",
  };
}

/** One finding per row. */
export function createTableForm(safety: CsvSafety): LintForm {
  return {
    begin: () => renderCsv([findingHeader], safety),
    rows: (rows) => {
      const cells = rows.flatMap((row) => row.findings.map((finding) => toFindingCells(row, finding)));
      return renderCsv(cells, safety);
    },
    end: () => "",
  };
}

function eachFinding(
  rows: readonly LintedRow[],
  render: (row: LintedRow, finding: LintedRow["findings"][number]) => string,
): string {
  let text = "";
  for (const row of rows) for (const finding of row.findings) text += render(row, finding);
  return text;
}

/** Longer excerpts of a finding's text are truncated. */
const longestExcerpt = 200;

function toFindingItem({ record, id }: LintedRow, finding: LocatedFinding) {
  const { rule, column, field, start, end, text, message, fix } = finding;
  return {
    /** 1-based, not counting the header. */
    row: record.index + 1,
    line: record.line,
    id: id ?? null,
    column: column ?? null,
    field,
    rule: rule.identifier,
    level: rule.level,
    span: [start, end],
    excerpt: text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text,
    message,
    fix: fix === undefined ? null : { span: [fix.start, fix.end], replacement: fix.replacement },
  };
}

const findingHeader = [
  ...["row", "line", "id", "column", "field", "rule", "level", "start", "end", "excerpt", "message"],
  ...["fix_start", "fix_end", "fix_replacement"],
];

function toFindingCells(row: LintedRow, finding: LocatedFinding): readonly string[] {
  const { fix, span, ...item } = toFindingItem(row, finding);
  const ofFix = fix === null ? ["", "", ""] : [...fix.span.map(String), fix.replacement];
  return [
    ...[
      String(item.row),
      String(item.line),
      item.id ?? "",
      item.column ?? "",
      item.field,
      item.rule,
      item.level,
    ],
    ...[...span.map(String), item.excerpt, item.message, ...ofFix],
  ];
}

/** Increases with every incompatible change. */
const lintSchemaVersion = 1;

function toStartAnswer({ feedName, packs, failOn, fixedName }: LintStart) {
  return {
    schema_version: lintSchemaVersion,
    feed: feedName,
    fixed: fixedName ?? null,
    fail_on: failOn,
    packs: packs.map(({ name, title, version, rules }) => ({ name, title, version, rules: rules.length })),
  };
}

/** A run's figures as JSON, including zeros. */
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
