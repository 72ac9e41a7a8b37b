import type { CatalogStore } from "../catalog/store.ts";
import { lazily } from "../lib/once.ts";
import type { RulePack } from "../lint/rule.ts";
import type { LanguageModel } from "../llm/language-model.ts";
import type { ExamplesStore } from "../ml/example-store.ts";
import type { Engine } from "../tasks/engine.ts";
import { cliError } from "./errors.ts";
import type { Settings } from "./settings.ts";
import type { World } from "./world.ts";

export interface EngineParts {
  readonly catalogs: CatalogStore;
  readonly openExamples: () => Promise<ExamplesStore>;
  /** Does the built-in engine's tasks elsewhere, such as in threads. */
  readonly elsewhere?: Engine | undefined;
}

/** The engines of one service, which share catalogs, examples, rules and glossary. */
export interface Engines {
  readonly builtin: Engine;
  /** Uses a language model, with the built-in engine as its fallback. */
  byModel(model: LanguageModel): Promise<Engine>;
}

/**
 * The engines of the embedded service with the requested rules applied, and the check against the source texts' facts
 * outermost, so that nothing after it can add a fact.
 */
export async function openEngines(
  { elsewhere, ...parts }: EngineParts,
  settings: Settings,
  world: World,
): Promise<Engines> {
  const { rules = [], glossary, keep, voice, fallback, escalateBelow, images: seesPictures } = settings;
  /** Not loaded where nothing is done here. */
  const openOwn = lazily(async () => {
    const words = glossary === undefined ? {} : { glossary: await readGlossary(glossary, world) };
    const { openChecks, openRulePacks } = await import("../library/engine.ts");
    const packs = rules.length === 0 ? [] : await openRulePacks(rules);
    return { words, packs, withChecks: await openChecks(packs) };
  });
  const openBuiltin = async () => {
    const { openBuiltinEngine } = await import("../library/engine.ts");
    const { words, packs } = await openOwn();
    return openBuiltinEngine({ ...parts, words, packs, keep });
  };
  // A glossary that cannot be read is reported at the start, wherever it is used.
  if (glossary !== undefined) await openOwn();
  const builtin = elsewhere ?? (await openBuiltin());
  return {
    builtin,
    byModel: async (model) => {
      const { createProviderEngine, escalate } = await import("../tasks/llm-engine.ts");
      const { words, packs, withChecks } = await openOwn();
      await refuseContradictions(packs);
      const own = voice === undefined ? {} : { voice: await readVoice(voice, world) };
      const engine = withChecks(
        createProviderEngine({ ...parts, ...words, ...own, model, builtin, packs, fallback, seesPictures }),
      );
      if (escalateBelow === undefined) return engine;
      return escalate(builtin, engine, { below: escalateBelow, packs });
    },
  };
}

/** In a prompt the model would keep the one or the other: which, nobody knows. @throws PdoError PDO_RULES_CONTRADICT */
async function refuseContradictions(packs: readonly RulePack[]): Promise<void> {
  if (packs.length < 2) return;
  const { findContradiction } = await import("../lint/contradictions.ts");
  const found = findContradiction(packs);
  if (found === undefined) return;
  throw cliError({
    code: "PDO_RULES_CONTRADICT",
    what: "--rules: a language model cannot keep all of these at once.",
    seen: `${found.one} ${found.other}`,
    nextStep: "Run it once for each of the two channels.",
  });
}

async function readGlossary(path: string, world: World) {
  const { openGlossary } = await import("./open-glossary.ts");
  return openGlossary(path, world);
}

async function readVoice(path: string, world: World) {
  const { openVoice } = await import("./open-voice.ts");
  return openVoice(path, world);
}
