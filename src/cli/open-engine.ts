import type { CatalogStore } from "../catalog/store.ts";
import type { Engine } from "../engine/engine.ts";
import type { ExamplesStore } from "../examples/examples-store.ts";
import type { RulePack } from "../quality/rules/rule.ts";
import type { Settings } from "./settings.ts";
import type { World } from "./world.ts";

export interface EngineParts {
  readonly catalogs: CatalogStore;
  readonly openExamples: () => Promise<ExamplesStore>;
}

/**
 * The engine of the embedded service: the built-in one, held to the rules that were asked for, and at last to the facts
 * of the texts that came, so that nothing behind the check can add one.
 */
export async function openEngine(
  parts: EngineParts,
  { rules = [], glossary }: Settings,
  world: World,
): Promise<Engine> {
  const { createBuiltinEngine } = await import("../engine/builtin/builtin-engine.ts");
  const { checkFacts } = await import("../engine/fact-checked-engine.ts");
  const words = glossary === undefined ? {} : { glossary: await readGlossary(glossary, world) };
  if (rules.length === 0) return checkFacts(createBuiltinEngine({ ...parts, ...words }));
  const packs = await openRulePacks(rules);
  const { keepRules } = await import("../engine/rule-keeping-engine.ts");
  const { namingOf } = await import("../quality/rules/naming-of.ts");
  const naming = namingOf(packs);
  const engine = createBuiltinEngine({ ...parts, ...words, ...(naming && { naming }) });
  return checkFacts(keepRules(engine, packs));
}

async function readGlossary(path: string, world: World) {
  const { openGlossary } = await import("./open-glossary.ts");
  return openGlossary(path, world);
}

/** Loaded when they are asked for, in the order in which they are listed. */
export async function openRulePacks(names: readonly string[]): Promise<readonly RulePack[]> {
  const { rulePacks } = await import("../quality/rules/rule-packs.ts");
  return rulePacks.filter(({ name }) => names.includes(name));
}
