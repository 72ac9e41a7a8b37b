import { groupedBy } from "../lib/grouped.ts";
import { oncePerObject } from "../lib/once.ts";
import type { Language } from "../nlp/language.ts";
import type { CheckKind } from "./check.ts";
import { fixRank, kindOf } from "./checks.ts";
import { applyFixes, createWordKeeper } from "./fixes.ts";
import { type FieldReading, type ProductReading, readProduct } from "./product-reading.ts";
import type { Rule, RuleField, RulePack } from "./rule.ts";
import type { Fault, Finding, Fix, LintedProduct } from "./violation.ts";

/** Faults by check number; absent: none. */
type FoundFaults = (readonly Fault[] | undefined)[];

const none: readonly Fault[] = [];

/**
 * The violations of the packs' rules by a product, in the order of packs and rules, then of the text. A rule
 * about a text that the product lacks is not violated unless it requires the text. Of a text that is longer than
 * `longestOf` its field, the beginning is looked at, and no finding has a fix. Pure and deterministic.
 */
export function lintProduct(product: LintedProduct, packs: readonly RulePack[]): readonly Finding[] {
  const rules = compileRules(packs);
  const reading = readProduct(product);
  const found: FoundFaults = new Array(rules.checkCount);
  let isFaulty = false;
  for (const { field, checks } of rules.fields) {
    const text = reading.field(field);
    for (const check of checks) {
      const faults = text === undefined ? check.findAbsent(reading) : faultsOf(check, text, reading);
      if (faults.length === 0) continue;
      found[check.number] = faults;
      isFaulty = true;
    }
  }
  return isFaulty ? findingsOf(found, rules, reading) : [];
}

function faultsOf(check: CompiledCheck, text: FieldReading, product: ProductReading): readonly Fault[] {
  return check.languages === undefined || isAmong(check.languages, product)
    ? check.find(text, product)
    : none;
}

function isAmong(languages: readonly Language[], product: ProductReading): boolean {
  const language = product.language();
  return language !== undefined && languages.includes(language);
}

function findingsOf(
  found: FoundFaults,
  { rules }: CompiledRules,
  product: ProductReading,
): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { rule, check } of rules) {
    const faults = found[check];
    if (faults === undefined || rule.field === "product") continue;
    const source = product.product.fields[rule.field] ?? "";
    const keepsFix = keeperOf(rule, product, source);
    for (const fault of faults) findings.push(findingOf(rule, source, fault, keepsFix));
  }
  return findings;
}

/** Tells which fixes a finding keeps; undefined: all. */
function keeperOf(
  { field }: Rule,
  product: ProductReading,
  source: string,
): ((fix: Fix) => boolean) | undefined {
  if (field === "product") return undefined;
  if (product.field(field)?.isCut === true) return () => false;
  return field === "name" ? createWordKeeper(source) : undefined;
}

function findingOf(
  rule: Rule,
  source: string,
  { start, end, message, fix }: Fault,
  keepsFix: ((fix: Fix) => boolean) | undefined,
): Finding {
  const { field } = rule;
  const text = source.slice(start, end);
  const keeps = fix !== undefined && keepsFix?.(fix) !== false;
  return keeps ? { rule, field, start, end, text, message, fix } : { rule, field, start, end, text, message };
}

/** A rule with the number of its check: rules with the same check and field share one. */
interface CompiledRule {
  readonly rule: Rule;
  readonly check: number;
}

/** A check of a field, shared by all rules with the same one. */
interface CompiledCheck extends ReturnType<CheckKind["open"]> {
  readonly number: number;
  /** Languages of the texts to which it applies. Absent: all. */
  readonly languages: Rule["languages"];
}

interface CheckedField {
  readonly field: keyof LintedProduct["fields"];
  readonly checks: CompiledCheck[];
}

/** The rules of some packs that concern a single text. */
interface CompiledRules {
  /** In the order of the packs and their rules. */
  readonly rules: readonly CompiledRule[];
  readonly fields: readonly CheckedField[];
  readonly checkCount: number;
}

/** Compiles the packs' rules so that each distinct check runs once: packs have many in common. */
export const compileRules: (packs: readonly RulePack[]) => CompiledRules = oncePerObject(compile);

function compile(packs: readonly RulePack[]): CompiledRules {
  const rules: CompiledRule[] = [];
  const numbers = new Map<string, number>();
  const fields = new Map<string, CheckedField>();
  for (const rule of packs.flatMap((pack) => pack.rules)) {
    const { field, check, languages } = rule;
    if (field === "product") continue;
    const key = JSON.stringify([field, check, languages]);
    const number = numbers.get(key) ?? numbers.size;
    rules.push({ rule, check: number });
    if (numbers.has(key)) continue;
    numbers.set(key, number);
    const checked = fields.get(field) ?? { field, checks: [] };
    fields.set(field, checked);
    checked.checks.push({ number, languages, ...kindOf(check).open(check) });
  }
  return { rules, fields: [...fields.values()], checkCount: numbers.size };
}

interface FixedProduct {
  readonly product: LintedProduct;
  /** The applied findings, in order. */
  readonly applied: readonly Finding[];
}

type FixableFinding = Finding & { readonly fix: Fix };

/** Each round removes or settles something, so this is never reached in practice. */
const maxRounds = 200;

/**
 * The product with all available fixes applied, round by round, since a fix may reveal another fault:
 * afterwards no finding has a fix, so a second call changes nothing. Other fields are unchanged.
 */
export function fixProduct(product: LintedProduct, packs: readonly RulePack[]): FixedProduct {
  const allApplied: Finding[] = [];
  let current = product;
  for (let round = 0; round < maxRounds; round += 1) {
    const fixable = lintProduct(current, packs).filter(hasFix);
    if (fixable.length === 0) break;
    const applied = firstOfEachField(fixable);
    allApplied.push(...applied);
    current = withFixes(current, applied);
  }
  return { product: current, applied: allApplied };
}

function hasFix(finding: Finding): finding is FixableFinding {
  return finding.fix !== undefined;
}

/** For each field, the fixes of the kind of check that comes first, without overlaps. */
function firstOfEachField(findings: readonly FixableFinding[]): readonly FixableFinding[] {
  const chosen = new Map<RuleField, FixableFinding[]>();
  const inOrder = findings.toSorted((one, two) => rankOf(one) - rankOf(two) || one.fix.start - two.fix.start);
  for (const finding of inOrder) {
    const others = chosen.get(finding.field) ?? [];
    const last = others.at(-1);
    const isNext = last === undefined || (rankOf(last) === rankOf(finding) && isApart(last.fix, finding.fix));
    if (isNext) others.push(finding);
    chosen.set(finding.field, others);
  }
  return [...chosen.values()].flat();
}

function rankOf({ rule }: Finding): number {
  return fixRank(rule.check);
}

function isApart(one: Fix, two: Fix): boolean {
  return one.end < two.start || two.end < one.start;
}

function withFixes(product: LintedProduct, findings: readonly FixableFinding[]): LintedProduct {
  const fields: Record<string, string> = { ...product.fields };
  for (const [field, ofField] of groupedBy(findings, (finding) => finding.field)) {
    fields[field] = applyFixes(
      fields[field] ?? "",
      ofField.map(({ fix }) => fix),
      { keepsWord: field === "name" },
    );
  }
  return { ...product, fields };
}
