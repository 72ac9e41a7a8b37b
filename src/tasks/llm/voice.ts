import { foldText } from "../../nlp/normalizer.ts";
import { readWords } from "../../nlp/stemmer.ts";
import type { Judge } from "./judge.ts";
import { quoted } from "./prompt.ts";

/** The tasks whose instructions a shop may write itself. */
export const voicedTasks = ["name", "description", "category", "attributes"] as const;
export type VoicedTask = (typeof voicedTasks)[number];

/** A shop's own voice, as its file has it. All texts are the user's: instructions to a model, and not a product's data. */
export interface Voice {
  /** What a writer is to do, and not to do: a sentence each. */
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Words that the shop uses, each with those that it stands for; an empty word: these are left out. */
  readonly words: readonly { readonly say: string; readonly not: readonly string[] }[];
  readonly length: {
    /** Characters at most. */
    readonly name?: number | undefined;
    /** Words: fewest and most. */
    readonly description?: readonly [fewest: number, most: number] | undefined;
  };
  readonly examples: readonly VoiceExample[];
  /** Instead of a task's own instructions. The frame around them, the schema, and the checks of the answer stay. */
  readonly instructions: Readonly<Partial<Record<VoicedTask, string>>>;
}

/** A text as it came, and as the shop would have it. */
export interface VoiceExample {
  readonly task: "name" | "description";
  readonly before: string;
  readonly after: string;
}

/** The prompt's lines on the shop's voice, for a name or a description; empty without a voice. */
export function voiceLines(voice: Voice | undefined, task: VoiceExample["task"]): readonly string[] {
  if (voice === undefined) return [];
  const lines = [
    ...voice.do.map((sentence) => `- ${sentence}`),
    ...voice.dont.map((sentence) => `- Not: ${sentence}`),
    ...voice.words.map(wordLine),
    ...(task === "name" && voice.length.name !== undefined
      ? [`- A name has at most ${voice.length.name} characters.`]
      : []),
  ];
  return lines.length === 0 ? [] : [heading, ...lines];
}

const heading =
  "The shop's own voice. It comes before what is said above of style, and never before what the record states:";

function wordLine({ say, not }: Voice["words"][number]): string {
  const words = not.map((word) => `"${word}"`).join(", ");
  return say === "" ? `- Leave out ${words}.` : `- Say "${say}"${not.length === 0 ? "" : `, not ${words}`}.`;
}

/** The shop's examples of a task; undefined where there are none. */
export function voiceExamples(voice: Voice | undefined, task: VoiceExample["task"]): string | undefined {
  const examples = voice?.examples.filter((example) => example.task === task) ?? [];
  if (examples.length === 0) return undefined;
  const pairs = examples.map(({ before, after }) => `${JSON.stringify(before)}\n=> ${JSON.stringify(after)}`);
  return [`The shop's own examples of a ${task}, as it came and as it is to be:`, ...pairs].join("\n");
}

/** Finds words that the shop does not use, in any case and without accents, and names that are too long for it. */
export function createVoiceCheck(voice: Voice | undefined, task: VoiceExample["task"]): Judge {
  const avoided = (voice?.words ?? []).flatMap(({ say, not }) =>
    not.map((word) => ({ word, say, folded: ` ${readWords(word).folded.join(" ")} ` })),
  );
  const longest =
    task === "name" ? (voice?.length.name ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  return (text, field) => {
    const folded = ` ${readWords(foldText(text)).folded.join(" ")} `;
    const found = avoided.filter((each) => folded.includes(each.folded));
    return [
      ...found.map(({ word, say }) =>
        say === ""
          ? `${field} has ${quoted(word)}: leave it out.`
          : `${field} has ${quoted(word)}: say ${quoted(say)}.`,
      ),
      ...(text.length > longest
        ? [`${field} has ${text.length} characters; at most ${longest} are wanted.`]
        : []),
    ];
  };
}
