import type { PdoError } from "../lib/errors.ts";
import { nearestWord } from "../nlp/edit-distance.ts";
import { type RunTask, runTasks } from "../pipeline/run-options.ts";
import { cliError } from "./errors.ts";

/** The models of a run. */
export interface ModelNames {
  /** For all tasks that none is named for. Absent: the provider's default. */
  readonly model?: string;
  readonly byTask: Readonly<Partial<Record<RunTask, string>>>;
  /** Absent: nobody judges. */
  readonly judge?: string;
}

/**
 * Reads `--model`: a name, or names by task (`name=gpt-6-luna,description=gpt-6.2-sol`), or both, and `--judge`.
 * @throws PdoError PDO_MODEL_UNCLEAR
 */
export function readModelNames(settings: {
  readonly model?: string | undefined;
  readonly judge?: string | undefined;
}): ModelNames {
  const { judge } = settings;
  const byTask: Partial<Record<RunTask, string>> = {};
  let model: string | undefined;
  for (const part of (settings.model ?? "").split(",").map((each) => each.trim())) {
    const [, written, name] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
    if (name === undefined) {
      if (part === "") continue;
      if (model !== undefined) throw modelUnclear(`Both ${model} and ${part} are to do all other tasks.`);
      model = part;
      continue;
    }
    const task = runTasks.find((each) => each === written?.trim());
    if (task === undefined) throw modelUnclear(unknownTask(written?.trim() ?? ""));
    if (name.trim() === "") throw modelUnclear(`No model stands behind ${task}=.`);
    if (byTask[task] !== undefined) throw modelUnclear(`Two models are named for ${task}.`);
    byTask[task] = name.trim();
  }
  const isEveryTask = runTasks.every((task) => byTask[task] !== undefined);
  const first = model ?? (isEveryTask ? byTask[runTasks[0]] : undefined);
  return { ...(first !== undefined && { model: first }), byTask, ...(judge !== undefined && { judge }) };
}

function unknownTask(written: string): string {
  const nearest = nearestWord(written, runTasks);
  const known = nearest === undefined ? `The tasks are ${runTasks.join(", ")}` : `Did you mean ${nearest}`;
  return `There is no task ${JSON.stringify(written.slice(0, 40))}. ${known}${nearest === undefined ? "." : "?"}`;
}

function modelUnclear(seen: string): PdoError {
  return cliError({
    code: "PDO_MODEL_UNCLEAR",
    what: "--model: it is not clear which model does what.",
    seen,
    nextStep:
      "Name one model, or one for each task and one for the rest, for example --model gpt-6-luna,description=gpt-6.2-sol",
  });
}

/** What works with one model alone. */
const ofOneModel = {
  "--batch": "A batch has one model; the answers of one would be questions to another.",
  "--record": "A recording is one model's.",
} as const;

/** @throws PdoError PDO_MODELS_SEVERAL where several are named */
export function refuseSeveralModels(
  settings: Parameters<typeof readModelNames>[0],
  flag: keyof typeof ofOneModel,
): void {
  const { byTask, judge } = readModelNames(settings);
  if (Object.keys(byTask).length === 0 && judge === undefined) return;
  throw cliError({
    code: "PDO_MODELS_SEVERAL",
    what: `${flag} works with one model, and several are named.`,
    seen: ofOneModel[flag],
    nextStep: `Leave out ${flag}, or name one model with --model and none with --judge.`,
  });
}
