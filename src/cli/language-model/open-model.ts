import { resolve } from "node:path";
import { type KeepingModel, keepCompletions } from "../../answers/keep-completions.ts";
import type { KeepMode } from "../../answers/keeping.ts";
import type { ModelFigures } from "../../batch/summary/model-figures.ts";
import { stopOnRefusals } from "../../language-model/calls/stop-on-refusals.ts";
import type { LanguageModel } from "../../language-model/language-model.ts";
import type { Provider } from "../../language-model/providers/provider.ts";
import { openAnswersBeside } from "../open-kept-answers.ts";
import { chooseModel } from "./choose-model.ts";
import { type CallManners, type Opening, openLiveModel, warn } from "./live-model.ts";
import { modelFigures, replayFigures } from "./model-figures.ts";
import type { ModelMoney } from "./model-price.ts";

/** How a command works with a language model. */
export interface ModelUse extends CallManners {
  readonly keep: KeepMode;
}

/** A language model with all that stands before it. */
export interface OpenedModel {
  /** Closing it closes everything. */
  readonly model: LanguageModel;
  readonly figures: () => ModelFigures;
  /** Awaited before rows are written: what was paid for them is safe then. */
  readonly durable: () => Promise<void>;
  /** Whether completions outlast the command. */
  readonly keepsAnswers: boolean;
  /** Absent: nobody is asked, answers come from a recording. */
  readonly asked?: AskedModel;
}

/** What is asked, beneath a recording. */
export interface AskedModel {
  readonly provider: Provider;
  readonly kept: KeepingModel;
  readonly money: ModelMoney;
}

/**
 * The language model of the settings: the provider's, paced and within its budget, its completions kept and, where that is
 * asked for, recorded; or a recording in its stead.
 * @throws ProviderProblem, CliProblem, AnswersProblem
 */
export async function openModel(use: ModelUse, opening: Opening): Promise<OpenedModel> {
  const { replay } = opening.resolved.settings;
  return replay === undefined ? openAsked(use, opening) : openReplay(replay, opening);
}

async function openAsked({ keep: mode, ...manners }: ModelUse, opening: Opening): Promise<OpenedModel> {
  const { resolved, world } = opening;
  const choice = await chooseModel(resolved, world, (sentence) => warn(sentence, opening));
  const live = await openLiveModel(choice, manners, opening);
  const calls = manners.outlivesFaults === true ? live.calls : stopOnRefusals(live.calls);
  const kept = await keep(calls, mode, opening);
  const { provider, money } = live;
  return {
    model: await record(kept, opening),
    figures: () => modelFigures({ ...live, kept }),
    durable: kept.durable,
    keepsAnswers: mode !== "off",
    asked: { provider, kept, money },
  };
}

/** @throws AnswersProblem; the model is closed then */
async function keep(calls: LanguageModel, mode: KeepMode, { resolved, world }: Opening) {
  const { now } = world;
  if (mode === "off") return keepCompletions(calls, { store: undefined, mode, now });
  return keepCompletions(calls, { ...(await openAnswersBeside(calls, { resolved, world })), mode, now });
}

/** @throws ProviderProblem PDO_RECORDING_UNUSABLE; the model is closed then */
async function record(model: LanguageModel, { resolved, world }: Opening): Promise<LanguageModel> {
  const { record: folder } = resolved.settings;
  if (folder === undefined) return model;
  const { recordCompletions } = await import("../../language-model/recording/record-completions.ts");
  try {
    return recordCompletions(model, resolve(world.workingDirectory, folder));
  } catch (problem) {
    await model.close();
    throw problem;
  }
}

async function openReplay(folder: string, { world }: Opening): Promise<OpenedModel> {
  const { replayCompletions } = await import("../../language-model/recording/replay-completions.ts");
  const model = replayCompletions(resolve(world.workingDirectory, folder));
  return {
    model,
    figures: () => replayFigures(model),
    durable: async () => {},
    keepsAnswers: false,
  };
}
