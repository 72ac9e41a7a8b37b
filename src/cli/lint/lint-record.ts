import type { Finding, LintedProduct } from "../../quality/rules/finding.ts";
import { lintProduct } from "../../quality/rules/lint-product.ts";
import { mendProduct } from "../../quality/rules/mend-product.ts";
import type { RulePack } from "../../quality/rules/rule.ts";
import { type LocatedFinding, locateFinding } from "./locate-finding.ts";
import type { FieldCell, LintedField, ReadProduct } from "./read-product.ts";

/** What the rules say of one record. */
export interface LintedRecord {
  /** The product that the findings are of. */
  readonly product: LintedProduct;
  readonly findings: readonly LocatedFinding[];
}

export interface MendedRecord extends LintedRecord {
  /** The findings whose fixes were applied. */
  readonly mended: readonly Finding[];
  /** Columns with their new texts. */
  readonly replaced: Readonly<Record<string, string>>;
}

export function lintRecord(read: ReadProduct, packs: readonly RulePack[]): LintedRecord {
  const found = lintProduct(read.product, packs);
  if (found.length === 0) return { product: read.product, findings: [] };
  const findings = found.map((finding) => locateFinding(finding, read));
  return { product: read.product, findings: findings.map(createFixFilter(read, packs)) };
}

/**
 * Every fix applied that stands in a cell that can be written. The findings are those that are left: none of them has
 * a fix. Each cell of a field that several make is mended by itself.
 */
export function mendRecord(read: ReadProduct, packs: readonly RulePack[]): MendedRecord {
  const before = lintRecord(read, packs);
  if (!before.findings.some(({ fix }) => fix !== undefined)) return { ...before, mended: [], replaced: {} };
  const whole = mendProduct(read.product, packs);
  const mended: Finding[] = [];
  const replaced: Record<string, string> = {};
  const cells = new Map<LintedField, readonly FieldCell[]>();
  for (const [field, old] of read.cells) {
    const isOne = old.length === 1;
    const texts = old.map((cell): string => {
      if (!cell.isWritable) return cell.text;
      const { product, mended: done } = isOne ? whole : mendProduct(alone(field, cell.text, read), packs);
      mended.push(...done.filter((finding) => finding.field === field));
      return product.fields[field] ?? cell.text;
    });
    cells.set(field, placed(old, texts));
    for (const [place, { column, text }] of old.entries()) {
      const next = texts[place] ?? text;
      if (next !== text) replaced[column] = next;
    }
  }
  const fields = Object.fromEntries([...cells].map(([field, parts]) => [field, joined(parts)]));
  return { ...lintRecord({ product: { ...read.product, fields }, cells }, packs), mended, replaced };
}

function alone(field: LintedField, text: string, { product: { language } }: ReadProduct): LintedProduct {
  return { fields: { [field]: text }, ...(language && { language }) };
}

function placed(cells: readonly FieldCell[], texts: readonly string[]): readonly FieldCell[] {
  let start = 0;
  return cells.map((cell, place) => {
    const text = texts[place] ?? cell.text;
    const next = { ...cell, text, start };
    start += text.length + 1;
    return next;
  });
}

function joined(cells: readonly FieldCell[]): string {
  return cells.map(({ text }) => text).join("\n");
}

/** Of a field that several cells make, a fix counts only where its cell alone has it too: so it is mended. */
function createFixFilter(read: ReadProduct, packs: readonly RulePack[]) {
  const found = new Map<FieldCell, ReadonlySet<string>>();
  const fixesOf = (field: LintedField, cell: FieldCell): ReadonlySet<string> => {
    const known = found.get(cell) ?? new Set(lintProduct(alone(field, cell.text, read), packs).map(fixKey));
    found.set(cell, known);
    return known;
  };
  return (finding: LocatedFinding): LocatedFinding => {
    const field = finding.field as LintedField;
    const cells = read.cells.get(field) ?? [];
    const cell = cells.find(({ column }) => column === finding.column);
    if (finding.fix === undefined || cells.length < 2 || cell === undefined) return finding;
    if (fixesOf(field, cell).has(fixKey(finding))) return finding;
    const { fix: _, ...rest } = finding;
    return rest;
  };
}

function fixKey({ rule, fix }: Finding): string {
  return `${rule.identifier} ${fix?.start} ${fix?.end} ${fix?.replacement}`;
}
