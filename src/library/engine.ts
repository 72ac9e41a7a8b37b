import type { CatalogStore } from "../catalog/store.ts";
import type { RulePack } from "../lint/rule.ts";
import type { ExamplesStore } from "../ml/example-store.ts";
import type { Engine } from "../tasks/engine.ts";
import type { NameChange } from "../tasks/name/rules/cleaning-step.ts";
import type { createBuiltinEngine } from "../tasks/rules-engine.ts";

export interface BuiltinEngineParts {
  readonly catalogs: CatalogStore;
  readonly openExamples: () => Promise<ExamplesStore>;
  /** The rules that its texts keep. */
  readonly packs: readonly RulePack[];
  /** Kinds of changes that are not made in names. */
  readonly keep?: readonly NameChange[] | undefined;
  readonly words?: Pick<Parameters<typeof createBuiltinEngine>[0], "glossary">;
}

/** The engine that works on this machine and asks nobody, with its answers held against the source texts' facts. */
export async function openBuiltinEngine({
  packs,
  keep,
  words,
  ...parts
}: BuiltinEngineParts): Promise<Engine> {
  const { createBuiltinEngine } = await import("../tasks/rules-engine.ts");
  const withChecks = await openChecks(packs);
  const naming = await openNaming(packs);
  return withChecks(
    createBuiltinEngine({ ...parts, ...words, ...(keep && { keep }), ...(naming && { naming }) }),
  );
}

type EngineWrapper = (engine: Engine) => Engine;

/** The check against the source's facts is outermost, so that nothing after it can add a fact. */
export async function openChecks(packs: readonly RulePack[]): Promise<EngineWrapper> {
  const { checkFacts } = await import("../tasks/fact-check.ts");
  if (packs.length === 0) return checkFacts;
  const { keepRules } = await import("../tasks/rule-check.ts");
  return (engine) => checkFacts(keepRules(engine, packs));
}

async function openNaming(packs: readonly RulePack[]) {
  if (packs.length === 0) return undefined;
  const { namingOf } = await import("../lint/rule.ts");
  return namingOf(packs);
}

/** Imported on demand, returned in the given order. */
export async function openRulePacks(names: readonly string[]): Promise<readonly RulePack[]> {
  const { rulePacks } = await import("../lint/packs.ts");
  return rulePacks.filter(({ name }) => names.includes(name));
}
