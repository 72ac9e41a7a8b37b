import { keepCompletions } from "../../answers/keep-completions.ts";
import type { KeepMode } from "../../answers/keeping.ts";
import { completionPending } from "../../language-model/completion-pending.ts";
import type { LanguageModel } from "../../language-model/language-model.ts";
import {
  type EstimatingModel,
  estimateCompletions,
} from "../../language-model/money/estimate-completions.ts";
import { openProvider } from "../../language-model/providers/open-provider.ts";
import { answersPlace } from "../open-kept-answers.ts";
import { readVersion } from "../version.ts";
import { chooseModel } from "./choose-model.ts";
import { type Opening, warn } from "./live-model.ts";
import { modelPrice } from "./model-price.ts";

/** Stands for a key where none is sent. */
const noKey = "none";

/**
 * The language model of the settings for a plan: it answers what is kept and reckons the rest. Nobody is asked, nothing is
 * written, and no key is needed.
 * @throws ProviderProblem, CliProblem, AnswersProblem
 */
export async function openPlannedModel(mode: KeepMode, opening: Opening): Promise<EstimatingModel> {
  const { resolved, world } = opening;
  const { settings } = resolved;
  const choice = await chooseModel(resolved, world, (sentence) => warn(sentence, opening));
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
  const kept = keepCompletions(nobody, { store, mode, now: world.now });
  const { price } = modelPrice(provider, opening);
  const rate = settings.batch ? "batch" : "live";
  const model = estimateCompletions({ identity: provider.identity, peek: kept.peek, price, rate });
  return { ...model, close: () => kept.close() };
}

/** @returns undefined where nothing was ever kept */
async function openStore({ resolved, world }: Opening) {
  const { openAnswersToRead } = await import("../../answers/answers-store.ts");
  return openAnswersToRead(answersPlace(resolved, world));
}
