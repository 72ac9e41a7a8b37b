import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { systemReason } from "../lib/errors.ts";
import { type Voice, voicedTasks } from "../tasks/llm/voice.ts";
import { cliError } from "./errors.ts";
import type { World } from "./world.ts";

/** Characters of a sentence, of an example's text, and of a task's instructions: they are read with every product. */
const longest = { sentence: 300, word: 60, example: 3_000, instructions: 6_000 } as const;
/** Of each task: fewer show no style, more are paid for with every product. */
const [fewestExamples, mostExamples] = [3, 10];
export const voiceExampleLimits = { fewest: fewestExamples, longest: longest.example } as const;

const sentence = z.string().trim().min(1).max(longest.sentence);
const word = z.string().trim().min(1).max(longest.word);

const voiceFile = z
  .strictObject({
    version: z.literal(1, "It must be 1: the form of this file"),
    do: z.array(sentence).max(20).default([]),
    dont: z.array(sentence).max(20).default([]),
    words: z
      .array(
        z.strictObject({ say: z.string().trim().max(longest.word), not: z.array(word).max(20).default([]) }),
      )
      .max(100)
      .default([]),
    length: z
      .strictObject({
        name: z.int().min(20).max(300).optional(),
        description: z
          .tuple([z.int().min(0), z.int().min(10).max(1_000)])
          .refine(([fewest, most]) => fewest < most, "The first number is the smaller one")
          .optional(),
      })
      .default({}),
    examples: z
      .array(
        z.strictObject({
          task: z.enum(["name", "description"]),
          before: z.string().trim().min(1).max(longest.example),
          after: z.string().trim().min(1).max(longest.example),
        }),
      )
      .default([])
      .refine(
        (examples) =>
          (["name", "description"] as const).every((task) => {
            const { length } = examples.filter((example) => example.task === task);
            return length === 0 || (length >= fewestExamples && length <= mostExamples);
          }),
        `It takes ${fewestExamples} to ${mostExamples} examples of a task, or none`,
      ),
    instructions: z
      .partialRecord(z.enum(voicedTasks), z.string().trim().min(1).max(longest.instructions))
      .default({}),
  })
  .refine(({ words }) => words.every(({ say, not }) => say !== "" || not.length > 0), {
    message: "A word needs something to say or not to say",
    path: ["words"],
  });

/**
 * A shop's voice from its file, JSON.
 * @throws PdoError PDO_VOICE_UNREADABLE, PDO_VOICE_FAULTY with the first fault and its place
 */
export async function openVoice(
  path: string,
  { workingDirectory }: Pick<World, "workingDirectory">,
): Promise<Voice> {
  const json = parseVoice(path, await readVoice(resolve(workingDirectory, path), path));
  const result = voiceFile.safeParse(json);
  if (result.success) return result.data;
  const [fault] = result.error.issues;
  throw cliError({
    code: "PDO_VOICE_FAULTY",
    what: `${path}: the voice is not as it must be.`,
    seen: `${fault?.path.length ? `${fault.path.join(".")}: ` : ""}${fault?.message ?? "It cannot be read"}.`,
    nextStep:
      'For example {"version": 1, "do": ["Speak to the reader as du."], "words": [{"say": "Turnschuh", "not": ["Sneaker"]}], "length": {"name": 80}}; pdo prompts show has what comes of it.',
  });
}

async function readVoice(path: string, named: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw cliError({
      code: "PDO_VOICE_UNREADABLE",
      what: `${named}: the voice cannot be read.`,
      seen: systemReason(cause).replace(/\.?$/, "."),
      nextStep: "Name a file that is there with --voice.",
      cause,
    });
  }
}

function parseVoice(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw cliError({
      code: "PDO_VOICE_FAULTY",
      what: `${path}: the voice is no JSON.`,
      seen: cause instanceof Error ? `${cause.message}.` : "It cannot be parsed.",
      nextStep: "Check commas, quotation marks and brackets.",
      cause,
    });
  }
}
