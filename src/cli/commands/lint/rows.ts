import { continuesProduct } from "../../../feed/columns.ts";
import type { Feed } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import { createFeedWriter, type FeedWriter, type RowToWrite } from "../../../feed/writer.ts";
import { fixProduct, lintProduct } from "../../../lint/linter.ts";
import type { RulePack } from "../../../lint/rule.ts";
import type { Finding, LintedProduct } from "../../../lint/violation.ts";
import type { Language } from "../../../nlp/language.ts";
import { type ScoreSums, scoreLinted } from "../../../scoring/scorer.ts";
import {
  createProductReader,
  type FieldCell,
  type LintedColumns,
  type LintedField,
  type ReadProduct,
} from "./columns.ts";
import { type LintedRow, type LocatedFinding, locateFinding } from "./outcome.ts";
import type { LintTally } from "./tally.ts";

/** How a feed is linted. */
interface RowLinting {
  readonly feed: Feed;
  readonly columns: LintedColumns;
  readonly packs: readonly RulePack[];
  /** The language of the texts; absent: each row's own. */
  readonly language: Language | undefined;
  readonly isFixing: boolean;
  /** Whether the report includes scores, which take as long as a pack's rules. */
  readonly isScored: boolean;
  readonly tally: LintTally;
}

export interface ScoreMeans {
  readonly now: ScoreSums;
  /** Of the original products; grows only where they are fixed. */
  readonly before: ScoreSums;
}

type Images = LintedProduct["images"];

/** Creates a function that lints records in the feed's order and adds to its tally and sums. */
export function createRowLinter(
  linting: RowLinting,
  sums: ScoreMeans,
): (record: FeedRecord, images?: Images) => LintedRow {
  const { feed, columns, packs, isFixing, isScored, tally } = linting;
  const read = createProductReader(columns, { format: feed.description.format, language: linting.language });
  const [idColumn] = columns.columns.id ?? [];
  let previous: FeedRecord | undefined;
  return (record, images) => {
    const isContinued = continuesProduct(previous, record, columns.mapping, feed.description);
    previous = record;
    tally.rows += 1;
    if (record.problem !== undefined || isContinued) {
      if (isContinued) tally.continuations += 1;
      else tally.unreadable += 1;
      return { record, id: undefined, findings: [], replaced: {} };
    }
    const product = withImages(read(record), images);
    tally.addTooLong(product.product);
    const result = lintOrFix(product);
    const textOf = ({ column }: LocatedFinding) => result.replaced[column ?? ""] ?? textIn(product, column);
    tally.add(result.findings, record.line, textOf);
    const id = idColumn === undefined ? "" : (record.text(idColumn)?.trim() ?? "");
    return {
      record,
      id: id === "" ? undefined : id,
      findings: result.findings,
      replaced: result.replaced,
    };
  };

  function lintOrFix(product: ReadProduct): FixedRecord {
    if (!isFixing) {
      const linted = lintRecord(product, packs);
      score(sums.now, linted);
      return { ...linted, applied: [], replaced: {} };
    }
    const fixed = fixRecord(product, packs);
    tally.addFixed(fixed.applied);
    score(sums.now, fixed);
    score(sums.before, fixed.applied.length === 0 || !isScored ? fixed : lintRecord(product, packs));
    return fixed;
  }

  function score(into: ScoreSums, linted: LintedRecord): void {
    if (isScored) into.add(scoreLinted(linted, packs));
  }
}

function withImages(read: ReadProduct, images: Images): ReadProduct {
  return images === undefined ? read : { ...read, product: { ...read.product, images } };
}

function textIn({ cells }: ReadProduct, column: string | undefined): string {
  for (const parts of cells.values()) for (const cell of parts) if (cell.column === column) return cell.text;
  return "";
}

/** A writer in the feed's own format; fixed cells are escaped against formulas as `--csv-safe` says. */
export function createFixWriter({ description }: Feed, csvSafe: "generated" | "all" | "off"): FeedWriter {
  return createFeedWriter(description, { format: description.format, addedColumns: [], csvSafe });
}

export function toRowToWrite({ record, replaced }: LintedRow): RowToWrite {
  return { record, change: { replaced } };
}

/** The result of linting one record. */
interface LintedRecord {
  /** The product that the findings refer to. */
  readonly product: LintedProduct;
  readonly findings: readonly LocatedFinding[];
}

interface FixedRecord extends LintedRecord {
  /** The findings whose fixes were applied. */
  readonly applied: readonly Finding[];
  /** Columns with their new texts. */
  readonly replaced: Readonly<Record<string, string>>;
}

function lintRecord(read: ReadProduct, packs: readonly RulePack[]): LintedRecord {
  const found = lintProduct(read.product, packs);
  if (found.length === 0) return { product: read.product, findings: [] };
  const findings = found.map((finding) => locateFinding(finding, read));
  return { product: read.product, findings: findings.map(createFixFilter(read, packs)) };
}

/**
 * Applies every fix in a writable cell; the returned findings are the remaining ones, without fixes. Where several
 * cells make a field, each is fixed separately.
 */
function fixRecord(read: ReadProduct, packs: readonly RulePack[]): FixedRecord {
  const before = lintRecord(read, packs);
  if (!before.findings.some(({ fix }) => fix !== undefined)) return { ...before, applied: [], replaced: {} };
  const whole = fixProduct(read.product, packs);
  const applied: Finding[] = [];
  const replaced: Record<string, string> = {};
  const cells = new Map<LintedField, readonly FieldCell[]>();
  for (const [field, old] of read.cells) {
    const isOne = old.length === 1;
    const texts = old.map((cell): string => {
      if (!cell.isWritable) return cell.text;
      const { product, applied: done } = isOne ? whole : fixProduct(alone(field, cell.text, read), packs);
      applied.push(...done.filter((finding) => finding.field === field));
      return product.fields[field] ?? cell.text;
    });
    cells.set(field, placed(old, texts));
    for (const [place, { column, text }] of old.entries()) {
      const next = texts[place] ?? text;
      if (next !== text) replaced[column] = next;
    }
  }
  const fields = Object.fromEntries([...cells].map(([field, parts]) => [field, joined(parts)]));
  return {
    ...lintRecord({ product: { ...read.product, fields }, cells }, packs),
    applied,
    replaced,
  };
}

function alone(
  field: LintedField,
  text: string,
  { product: { language, images } }: ReadProduct,
): LintedProduct {
  return { fields: { [field]: text }, ...(language && { language }), ...(images && { images }) };
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

/** Where several cells make a field, a fix is applied only if linting its cell alone finds it too. */
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
