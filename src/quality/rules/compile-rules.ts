import type { Rule, RulePack } from "./rule.ts";

/** A rule, and the place where what its check finds in a product is kept: rules alike in field and check share one. */
export interface CompiledRule {
  readonly rule: Rule;
  readonly slot: number;
}

const compiled = new WeakMap<RulePack, readonly CompiledRule[]>();
const slots = new Map<string, number>();

/** The pack's rules; those that other packs have too are to be checked once. */
export function compileRules(pack: RulePack): readonly CompiledRule[] {
  const held = compiled.get(pack);
  if (held) return held;
  const rules = pack.rules.map((rule) => ({
    rule,
    slot: slotOf(`${rule.field} ${JSON.stringify(rule.check)}`),
  }));
  compiled.set(pack, rules);
  return rules;
}

function slotOf(key: string): number {
  const slot = slots.get(key) ?? slots.size;
  slots.set(key, slot);
  return slot;
}
