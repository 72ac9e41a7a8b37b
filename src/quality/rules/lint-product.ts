import type { Check } from "./check.ts";
import { checks } from "./checks/checks.ts";
import { type CompiledRule, compileRules } from "./compile-rules.ts";
import type { Fault } from "./fault.ts";
import type { Finding, LintedProduct } from "./finding.ts";
import { applyFix } from "./fixes/apply-fix.ts";
import { namesSomething } from "./fixes/names-something.ts";
import type { FieldReading } from "./read-field.ts";
import { type ProductReading, readProduct } from "./read-product.ts";
import type { Rule, RulePack } from "./rule.ts";

/**
 * What of the packs' rules a product breaks, in the order of packs and rules, then of the text. A rule about a text that
 * the product lacks is not broken, but for one that requires it. Pure and deterministic.
 */
export function lintProduct(product: LintedProduct, packs: readonly RulePack[]): readonly Finding[] {
  const reading = readProduct(product);
  const findings: Finding[] = [];
  const faults: (readonly Fault[] | undefined)[] = [];
  for (const pack of packs) {
    for (const rule of compileRules(pack)) addFindings(findings, rule, reading, faults);
  }
  return findings;
}

/** @param known by slot, what checks have found in the product so far */
function addFindings(
  findings: Finding[],
  { rule, slot }: CompiledRule,
  product: ProductReading,
  known: (readonly Fault[] | undefined)[],
): void {
  if (rule.field === "product") return;
  const reading = product.field(rule.field);
  if (reading === undefined) {
    if (rule.check.kind === "required") findings.push(missing(rule));
    return;
  }
  if (rule.languages && !isAmong(rule, product)) return;
  const faults = known[slot] ?? faultsOf(rule.check, reading, product);
  known[slot] = faults;
  for (const fault of faults) findings.push(findingOf(rule, reading, fault));
}

function isAmong({ languages = [] }: Rule, product: ProductReading): boolean {
  const language = product.language();
  return language !== undefined && languages.includes(language);
}

/** The table has for each kind the function that takes it, which a type cannot say of a kind not yet known. */
function faultsOf<Kind extends Check["kind"]>(
  check: Extract<Check, { kind: Kind }>,
  reading: FieldReading,
  product: ProductReading,
): readonly Fault[] {
  return checks[check.kind as Kind](reading, check, product);
}

function missing(rule: Rule): Finding {
  return { rule, field: rule.field, start: 0, end: 0, text: "", message: "It is missing." };
}

function findingOf(rule: Rule, { source }: FieldReading, { start, end, message, fix }: Fault): Finding {
  const keeps = fix && (rule.field !== "name" || namesSomething(applyFix(source, fix)));
  const text = source.slice(start, end);
  return { rule, field: rule.field, start, end, text, message, ...(fix && keeps && { fix }) };
}
