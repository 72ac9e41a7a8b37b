import type { PdoError } from "../../lib/errors.ts";
import type { Decision } from "../../pipeline/decisions.ts";
import type { VoiceExample } from "../../tasks/llm/voice.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { readDecisionStore } from "../decision-store.ts";
import { cliError } from "../errors.ts";
import { voiceExampleLimits } from "../open-voice.ts";
import { homeFolder } from "../paths.ts";
import { printAnswer } from "../render/answer.ts";
import { openSession } from "../session.ts";

/** `pdo prompts examples`: names and descriptions that people have decided, as the examples of a voice's file. */
export async function runPromptExamples(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const decisions = [...readDecisionStore(homeFolder(session.resolved, session.world))];
  const examples = (["name", "description"] as const).flatMap((task) => chooseExamples(decisions, task));
  if (examples.length === 0) throw nothingDecided();
  const text = `${JSON.stringify({ examples }, undefined, 2)}\n`;
  await printAnswer(
    {
      answer: { examples },
      text: () => text,
      rows: () => [
        ["task", "before", "after"],
        ...examples.map(({ task, before, after }) => [task, before, after]),
      ],
      items: () => examples,
    },
    session,
  );
}

/** Of each task: enough to show a style, and few enough to be read with every product. */
const wanted = 5;

/**
 * Texts that people wrote or accepted, with what they were made from: those first that they wrote themselves, and short and long ones. None
 * where there are fewer than a voice's file takes.
 */
export function chooseExamples(
  decisions: readonly Decision[],
  task: VoiceExample["task"],
): readonly VoiceExample[] {
  const { fewest, longest } = voiceExampleLimits;
  const fit = decisions.filter(
    ({ field, decision, before, value }) =>
      field === task &&
      (decision === "edit" || decision === "accept") &&
      [before, value].every((text) => text.trim() !== "" && text.length <= longest) &&
      before.trim() !== value.trim(),
  );
  const byText = new Map(fit.map((decision) => [decision.before.trim(), decision]));
  const distinct = [...byText.values()].toSorted(
    (one, other) => one.value.length - other.value.length || (one.before < other.before ? -1 : 1),
  );
  const written = distinct.filter(({ decision }) => decision === "edit");
  const first = spread(written, wanted);
  const others = distinct.filter(({ decision }) => decision === "accept");
  const chosen = [...first, ...spread(others, wanted - first.length)];
  return chosen.length < fewest
    ? []
    : chosen.map(({ before, value }) => ({ task, before: before.trim(), after: value.trim() }));
}

/** So many of a sorted list, evenly over it. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  const places = Array.from({ length: count }, (_, place) =>
    Math.round((place * (items.length - 1)) / Math.max(1, count - 1)),
  );
  return places.flatMap((place) => items[place] ?? []);
}

function nothingDecided(): PdoError {
  return cliError({
    code: "PDO_EXAMPLES_UNDECIDED",
    what: "There are too few decided texts to make examples of.",
    seen: `It takes ${voiceExampleLimits.fewest} names or descriptions that somebody has accepted or edited, and that differ from the feed's.`,
    nextStep: "Decide some first: pdo review OUTPUT, or pdo report OUTPUT and pdo apply.",
  });
}
