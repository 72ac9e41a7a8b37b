import { oncePerObject } from "../lib/once.ts";
import type { Language } from "../nlp/language.ts";
import type { CheckKind } from "./check.ts";
import { fixRank, kindOf } from "./checks.ts";
import { applyFix, namesSomething } from "./fixes.ts";
import { type FieldReading, type ProductReading, readProduct } from "./product-reading.ts";
import type { Rule, RuleField, RulePack } from "./rule.ts";
import type { Fault, Finding, Fix, LintedProduct } from "./violation.ts";

/** By the number of a check what it found; absent: nothing. */
type FoundFaults = (readonly Fault[] | undefined)[];

const none: readonly Fault[] = [];

/**
 * What of the packs' rules a product breaks, in the order of packs and rules, then of the text. A rule about a text that
 * the product lacks is not broken, but for one that requires it. Pure and deterministic.
 */
export function lintProduct(product: LintedProduct, packs: readonly RulePack[]): readonly Finding[] {
  const rules = compileRules(packs);
  const reading = readProduct(product);
  const found: FoundFaults = new Array(rules.checkCount);
  let isFaulty = false;
  for (const { field, checks } of rules.fields) {
    const text = reading.field(field);
    for (const check of checks) {
      const faults = text === undefined ? check.findAbsent() : faultsOf(check, text, reading);
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
    const source = product.field(rule.field)?.source ?? "";
    for (const fault of faults) findings.push(findingOf(rule, source, fault));
  }
  return findings;
}

function findingOf(rule: Rule, source: string, { start, end, message, fix }: Fault): Finding {
  const { field } = rule;
  const text = source.slice(start, end);
  const keeps = fix !== undefined && (field !== "name" || namesSomething(applyFix(source, fix)));
  return keeps ? { rule, field, start, end, text, message, fix } : { rule, field, start, end, text, message };
}

/** A rule, and the number of its check: rules that ask the same of the same field share one. */
interface CompiledRule {
  readonly rule: Rule;
  readonly check: number;
}

/** What is to be looked for in a field, once for all the rules that ask it. */
interface CompiledCheck extends ReturnType<CheckKind["open"]> {
  readonly number: number;
  /** Languages whose texts it is about; absent: all. */
  readonly languages: Rule["languages"];
}

interface CheckedField {
  readonly field: keyof LintedProduct["fields"];
  readonly checks: CompiledCheck[];
}

/** The rules of some packs that are about one text each. */
interface CompiledRules {
  /** In the order of the packs and their rules. */
  readonly rules: readonly CompiledRule[];
  readonly fields: readonly CheckedField[];
  readonly checkCount: number;
}

/** The packs' rules with each check once: packs have many in common. */
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

interface MendedProduct {
  readonly product: LintedProduct;
  /** The findings whose fixes were applied, in the order in which they were. */
  readonly mended: readonly Finding[];
}

type FixedFinding = Finding & { readonly fix: Fix };

/** Each round takes something away or settles a case; a text has not so many faults. */
const mostRounds = 200;

/**
 * The product with every fix applied that its findings carry, round by round, since one may uncover the next: afterwards
 * no finding carries one, so that mending again changes nothing. Other fields stay byte for byte.
 */
export function mendProduct(product: LintedProduct, packs: readonly RulePack[]): MendedProduct {
  const mended: Finding[] = [];
  let current = product;
  for (let round = 0; round < mostRounds; round += 1) {
    const fixable = lintProduct(current, packs).filter(hasFix);
    if (fixable.length === 0) break;
    const applied = firstOfEachField(fixable);
    mended.push(...applied);
    current = withFixes(current, applied);
  }
  return { product: current, mended };
}

function hasFix(finding: Finding): finding is FixedFinding {
  return finding.fix !== undefined;
}

/** Per field the fixes of the kind of check that comes first, none overlapping another. */
function firstOfEachField(findings: readonly FixedFinding[]): readonly FixedFinding[] {
  const chosen = new Map<RuleField, FixedFinding[]>();
  const inOrder = findings.toSorted((one, two) => rankOf(one) - rankOf(two) || one.fix.start - two.fix.start);
  for (const finding of inOrder) {
    const others = chosen.get(finding.field) ?? [];
    const isOfKind = others.every((other) => rankOf(other) === rankOf(finding));
    if (isOfKind && others.every(({ fix }) => isApart(fix, finding.fix))) others.push(finding);
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

function withFixes(product: LintedProduct, findings: readonly FixedFinding[]): LintedProduct {
  const fields: Record<string, string> = { ...product.fields };
  for (const { field, fix } of findings.toSorted((one, two) => two.fix.start - one.fix.start)) {
    const text = fields[field] ?? "";
    const next = applyFix(text, fix);
    if (field !== "name" || namesSomething(next)) fields[field] = next;
  }
  return { ...product, fields };
}
