import { checks } from "./checks/checks.ts";
import type { Finding, Fix, LintedProduct } from "./finding.ts";
import { applyFix } from "./fixes/apply-fix.ts";
import { namesSomething } from "./fixes/names-something.ts";
import { lintProduct } from "./lint-product.ts";
import type { RuleField, RulePack } from "./rule.ts";

export interface MendedProduct {
  readonly product: LintedProduct;
  /** The findings whose fixes were applied, in the order in which they were. */
  readonly mended: readonly Finding[];
}

type FixedFinding = Finding & { readonly fix: Fix };

/** Each round takes something away or settles a case; a text has not so many faults. */
const mostRounds = 200;
const order: readonly string[] = Object.keys(checks);

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
  return order.indexOf(rule.check.kind);
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
