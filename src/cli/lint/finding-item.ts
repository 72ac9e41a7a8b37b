import type { LintedRow } from "./lint-run.ts";
import type { LocatedFinding } from "./locate-finding.ts";

/** A finding of a text of any length is shown by its beginning. */
const longestExcerpt = 200;

/** A finding as JSON says it. */
export function toFindingItem({ record, id }: LintedRow, finding: LocatedFinding) {
  const { rule, column, field, start, end, text, message, fix } = finding;
  return {
    /** 1-based; the header is no row. */
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

export const findingHeader = [
  ...["row", "line", "id", "column", "field", "rule", "level", "start", "end", "excerpt", "message"],
  ...["fix_start", "fix_end", "fix_replacement"],
];

export function toFindingCells(row: LintedRow, finding: LocatedFinding): readonly string[] {
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
