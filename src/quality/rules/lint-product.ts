import type { Language } from "../../text/language.ts";
import { type CompiledCheck, type CompiledRules, compileRules } from "./compile-rules.ts";
import type { Fault } from "./fault.ts";
import type { Finding, LintedProduct } from "./finding.ts";
import { applyFix } from "./fixes/apply-fix.ts";
import { namesSomething } from "./fixes/names-something.ts";
import type { FieldReading } from "./read-field.ts";
import { type ProductReading, readProduct } from "./read-product.ts";
import type { Rule, RulePack } from "./rule.ts";

/** By the number of a check what it found; absent: nothing. */
type FoundFaults = (readonly Fault[] | undefined)[];

const none: readonly Fault[] = [];
const missing: readonly Fault[] = [{ start: 0, end: 0, message: "It is missing." }];

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
      const faults = text === undefined ? faultsOfAbsent(check) : faultsOf(check, text, reading);
      if (faults.length === 0) continue;
      found[check.number] = faults;
      isFaulty = true;
    }
  }
  return isFaulty ? findingsOf(found, rules, reading) : [];
}

function faultsOfAbsent({ isRequirement }: CompiledCheck): readonly Fault[] {
  return isRequirement ? missing : none;
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
