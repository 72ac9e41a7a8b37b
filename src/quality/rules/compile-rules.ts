import { oncePerObject } from "../../catalog/once-per-key.ts";
import type { CheckKind, CheckOf } from "./check.ts";
import { checks } from "./checks/checks.ts";
import type { Fault } from "./fault.ts";
import type { LintedProduct } from "./finding.ts";
import type { FieldReading } from "./read-field.ts";
import type { ProductReading } from "./read-product.ts";
import type { Rule, RulePack } from "./rule.ts";

/** A rule, and the number of its check: rules that ask the same of the same field share one. */
export interface CompiledRule {
  readonly rule: Rule;
  readonly check: number;
}

/** What is to be looked for in a field, once for all the rules that ask it. */
export interface CompiledCheck {
  readonly number: number;
  /** Whether the field must be there: all that the check asks. */
  readonly isRequirement: boolean;
  /** Languages whose texts it is about; absent: all. */
  readonly languages: Rule["languages"];
  find(reading: FieldReading, product: ProductReading): readonly Fault[];
}

interface CheckedField {
  readonly field: keyof LintedProduct["fields"];
  readonly checks: CompiledCheck[];
}

/** The rules of some packs that are about one text each. */
export interface CompiledRules {
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
    checked.checks.push({
      number,
      isRequirement: check.kind === "required",
      languages,
      find: finderOf(check),
    });
  }
  return { rules, fields: [...fields.values()], checkCount: numbers.size };
}

/** The table has for each kind the function that takes it, which a type cannot say of a kind not yet known. */
function finderOf<Kind extends CheckKind>(check: CheckOf<Kind>): CompiledCheck["find"] {
  const find = checks[check.kind as Kind];
  return (reading, product) => find(reading, check, product);
}
