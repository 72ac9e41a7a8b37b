import type { CacheMode } from "../../../cache/answer-cache.ts";
import { createCachingModel } from "../../../cache/caching-model.ts";
import { completionPending } from "../../../llm/errors.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import { openProvider } from "../../../llm/providers/open-provider.ts";
import { type EstimatingModel, estimateCompletions } from "../../../llm/usage-estimate.ts";
import { chooseModel, type ModelChoice, modelPrice } from "../../model-choice.ts";
import { readModelNames } from "../../model-names.ts";
import { answersPlace } from "../../open-answer-cache.ts";
import { type Opening, warn } from "../../open-model.ts";
import { readVersion } from "../../paths.ts";
import { joinEstimatingModels, openEach } from "../../several-models.ts";

/** A model, or one for each of several tasks. */
interface PlannedModel extends EstimatingModel {
  /** Provider and model of each that is asked. */
  readonly names: readonly string[];
}

/** A placeholder where no request is sent. */
const noKey = "none";

/**
 * The language model from the settings for a plan: it replays cached answers and estimates the rest. Nothing is sent or
 * written, and no key is needed.
 * @throws LlmError, PdoError
 */
export async function openPlannedModel(mode: CacheMode, opening: Opening): Promise<PlannedModel> {
  const { resolved, world } = opening;
  const choice = await chooseModel(resolved, world, (sentence) => warn(sentence, opening));
  const names = readModelNames(resolved.settings);
  const { planned, name } = await openOne(choice, mode, opening);
  const shown = (model: string) => `${choice.provider} ${model}`;
  if (Object.keys(names.byTask).length === 0 && names.judge === undefined)
    return { ...planned, names: [shown(name)] };
  const several = await openEach(names, { name, opened: planned }, async (model) => {
    return (await openOne({ ...choice, model }, mode, opening)).planned;
  });
  const others = Object.values(names.byTask).filter((other) => other !== name);
  return { ...joinEstimatingModels(several), names: [...new Set([name, ...others])].map(shown) };
}

async function openOne(
  choice: ModelChoice,
  mode: CacheMode,
  opening: Opening,
): Promise<{ readonly planned: EstimatingModel; readonly name: string }> {
  const { resolved, world } = opening;
  const { settings } = resolved;
  const provider = await openProvider({
    ...choice,
    key: choice.key ?? noKey,
    connections: 1,
    connectTimeoutMs: settings.connectTimeout,
    userAgent: `pdo/${readVersion()}`,
  });
  const nobody: LanguageModel = {
    identity: provider.identity,
    complete: async (request) => {
      throw completionPending(request.task);
    },
    close: provider.close,
  };
  const store = mode === "use" ? await openStore(opening) : undefined;
  const cached = createCachingModel(nobody, { store, mode, now: world.now });
  const { price } = modelPrice(provider, opening);
  const rate = settings.batch ? "batch" : "live";
  const model = estimateCompletions({ identity: provider.identity, peek: cached.peek, price, rate });
  return { planned: { ...model, close: () => cached.close() }, name: provider.model };
}

/** @returns undefined where no cache was ever written */
async function openStore({ resolved, world }: Opening) {
  const { openAnswersToRead } = await import("../../../cache/store.ts");
  return openAnswersToRead(answersPlace(resolved, world));
}
