import type { CatalogStore } from "../catalog/store.ts";
import type { Engine } from "../engine/engine.ts";
import type { ExamplesStore } from "../examples/examples-store.ts";
import type { RulePack } from "../quality/rules/rule.ts";
import type { Settings } from "./settings.ts";

export interface EngineParts {
  readonly catalogs: CatalogStore;
  readonly openExamples: () => Promise<ExamplesStore>;
}

/**
 * The engine of the embedded service: the built-in one, held to the rules that were asked for, and at last to the facts
 * of the texts that came, so that nothing behind the check can add one.
 */
export async function openEngine(parts: EngineParts, { rules = [] }: Settings): Promise<Engine> {
  const { createBuiltinEngine } = await import("../engine/builtin/builtin-engine.ts");
  const { checkFacts } = await import("../engine/fact-checked-engine.ts");
  if (rules.length === 0) return checkFacts(createBuiltinEngine(parts));
  const packs = await openRulePacks(rules);
  const { keepRules } = await import("../engine/rule-keeping-engine.ts");
  const { namingOf } = await import("../quality/rules/naming-of.ts");
  const naming = namingOf(packs);
  return checkFacts(keepRules(createBuiltinEngine({ ...parts, ...(naming && { naming }) }), packs));
}

/** Loaded when they are asked for, in the order in which they are listed. */
export async function openRulePacks(names: readonly string[]): Promise<readonly RulePack[]> {
  const { rulePacks } = await import("../quality/rules/rule-packs.ts");
  return rulePacks.filter(({ name }) => names.includes(name));
}
