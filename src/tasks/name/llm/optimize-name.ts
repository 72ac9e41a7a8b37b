import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import type { NameTaskType } from "../../../api/vocabulary.ts";
import { lazily } from "../../../lib/once.ts";
import type { RulePack } from "../../../lint/rule.ts";
import { type Language, languageNames } from "../../../nlp/language.ts";
import { glossaryOf } from "../../../translation/glossary.ts";
import type { TaskContext } from "../../engine.ts";
import { ask } from "../../llm/ask.ts";
import { createTermFinder } from "../../llm/glossary-terms.ts";
import { allOf } from "../../llm/judge.ts";
import { hasLetters, type Prompt, type Question, shownDescription, shownName } from "../../llm/prompt.ts";
import { examplesOf } from "../../llm/prompt-examples.ts";
import { glossaryLines, namingLines, ruleLines } from "../../llm/prompt-rules.ts";
import {
  arraySchema,
  objectSchema,
  readFields,
  readText,
  readTexts,
  textSchema,
} from "../../llm/read-answer.ts";
import { evidenceTexts, shownEvidence } from "../../llm/row-evidence.ts";
import { createVoiceCheck, type Voice, voiceExamples, voiceLines } from "../../llm/voice.ts";
import type { ModelParts } from "../../tasks.ts";
import { createNameJudges, type NameJudges } from "./judge-name.ts";

type NameRequest = OperationRequest<"optimizeName">;
type NameResponse = OperationResponse<"optimizeName">;

interface Proposals {
  readonly best: string;
  readonly others: readonly string[];
}

const mostOthers = 3;
/** UTF-16 units; longer answers are not names. */
const longestName = 2_000;

/** Names by a language model; for a name without letters, the built-in engine's. */
export function createModelNamer(parts: ModelParts) {
  const { model, judge, builtin, catalogs, packs, glossary, voice } = parts;
  const findTerms = createTermFinder(glossary);
  const rehearse = createRehearsal();
  return async (request: NameRequest, context: TaskContext): Promise<NameResponse> => {
    const { query, body } = request;
    const source = shownName(body.product_name);
    if (!hasLetters(source)) return builtin.optimizeName(request, context);
    const terms = findTerms?.(source, query.translation_language);
    const evidence = shownEvidence(context.evidence);
    const { brand, facts } = evidence;
    // A name that is only cleaned takes nothing from a description.
    const description = query.task_type === "detailed" ? shownDescription(context.description ?? "") : "";
    const judges = lazily(() =>
      withVoice(
        createNameJudges({
          source,
          evidence: [...evidenceTexts(evidence), ...textsOf(context.description)],
          brand,
          query,
          packs,
          glossary: glossaryOf(catalogs, glossary),
          terms,
        }),
        voice,
      ),
    );
    const alternatives = context.isBestEnough ? 0 : mostOthers;
    const question: Question<Proposals> = {
      task: "optimizeName",
      prompt: namePrompt({
        taskType: query.task_type,
        language: query.translation_language,
        packs,
        hasGlossary: terms !== undefined,
        alternatives,
        voice,
        hasColumns: context.evidence !== undefined || context.seat !== undefined,
      }),
      ...(terms && { context: { ...terms } }),
      record: {
        ...(brand && { brand }),
        ...(facts && { facts }),
        product_name: source,
        ...(description !== "" && { product_description: description }),
      },
      ...answerForm(alternatives > 0),
      prepare: () => rehearse(judges(), source),
      judge: ({ best }) => judges().faults(best, "best_name"),
      judged: { judge, textsOf: ({ best }) => ({ best_name: best }) },
      blemishes: ({ best }) => judges().blemishes(best, "best_name"),
    };
    const { value, model: by } = await ask(model, question, context);
    for (const reason of judges().doubts(value.best, "The name")) context.onReview?.({ reason });
    return {
      message: `By ${by}.`,
      old_name: body.product_name,
      best_name: value.best,
      other_names: usableOthers(value, judges()),
    };
  };
}

/** Reads the tables of the checks at the first name: a source is judged for nothing. */
function createRehearsal(): (judges: NameJudges, source: string) => void {
  let isRehearsed = false;
  return ({ faults }, source) => {
    if (!isRehearsed) faults(source, "best_name");
    isRehearsed = true;
  };
}

/** What a product's description states may stand in its name. */
function textsOf(description = ""): readonly string[] {
  const text = shownDescription(description);
  return text === "" ? [] : [text];
}

function withVoice(judges: NameJudges, voice: Voice | undefined): NameJudges {
  return { ...judges, blemishes: allOf([judges.blemishes, createVoiceCheck(voice, "name")]) };
}

type AnswerForm = Pick<Question<Proposals>, "schema" | "schemaName" | "maxOutputTokens" | "read">;

function answerForm(hasOthers: boolean): AnswerForm {
  if (!hasOthers) {
    return {
      schema: objectSchema({ best_name: textSchema }),
      schemaName: "name",
      maxOutputTokens: 400,
      read: (json) => ({
        best: readText(readFields(json, ["best_name"]), "best_name", longestName),
        others: [],
      }),
    };
  }
  return {
    schema: objectSchema({ best_name: textSchema, other_names: arraySchema(textSchema) }),
    schemaName: "names",
    maxOutputTokens: 1_200,
    read: (json) => {
      const fields = readFields(json, ["best_name", "other_names"]);
      return {
        best: readText(fields, "best_name", longestName),
        others: readTexts(fields, "other_names", { most: 2 * mostOthers, longest: longestName }),
      };
    },
  };
}

/** The alternatives without faults; faulty ones do not justify a retry. */
function usableOthers({ best, others }: Proposals, { faults }: NameJudges): string[] {
  const usable = others.filter((name) => name !== best && faults(name, "other_names").length === 0);
  return [...new Set(usable)].slice(0, mostOthers);
}

const version = 4;

interface NamePromptOptions {
  readonly taskType: NameTaskType;
  readonly language: Language;
  readonly packs: readonly RulePack[];
  readonly hasGlossary: boolean;
  /** Number of alternatives; with 0 the prompt does not mention them. */
  readonly alternatives: number;
  /** Whether records may have a brand and facts beside their name. */
  readonly hasColumns?: boolean;
  readonly voice?: Voice | undefined;
}

const tasks: Readonly<Record<NameTaskType, readonly string[]>> = {
  cleaned: [
    "Clean the product name: take its faults out, and nothing else.",
    "Take out advertising, prices, discounts, shipping and shop notes, decoration, repeated words, and article numbers that only a shop knows. Mend broken characters, shouting capitals, spacing, and clear typing errors.",
    "Keep all the rest, in its order: brand, kind of product, model, and whatever tells variants apart (size, colour, material, quantity, audience). Write numbers and units as they are.",
  ],
  detailed: [
    "Compose the best product name from what the record states.",
    "Order: brand, kind of product, model or line, audience, then what tells variants apart (colour, material, size, quantity), the most telling first. Spell out abbreviations that are clear. Write numbers and units as they are.",
    "Lose no such detail; take out advertising, prices, shop notes, repeated words, and article numbers that only a shop knows. Write a name that people read, not a list of search words.",
  ],
};

const columnLines: Readonly<Record<NameTaskType, string>> = {
  cleaned:
    '"brand" and "facts" are the product\'s own columns. The brand belongs in the name, in front where it lacks it. Where the name is a model or codes alone and does not say what kind of product this is, put in the noun that the columns or the description call it by, behind brand and model as shops there do; take nothing else from them.',
  detailed:
    '"brand" and "facts" are the product\'s own columns: what they state of the product belongs in the name as if it stood there, and is right where the name says otherwise.',
};

const examples: Readonly<Record<NameTaskType, string>> = {
  cleaned: examplesOf("cleanedName"),
  detailed: examplesOf("detailedName"),
};

/** The instructions for names: identical for all products of a run with the same options. */
export function namePrompt({
  taskType,
  language,
  packs,
  hasGlossary,
  alternatives,
  hasColumns = false,
  voice,
}: NamePromptOptions): Prompt {
  const own = voice?.instructions.name;
  const lines = [
    ...(own === undefined ? tasks[taskType] : [own]),
    `Write in ${languageNames[language]}, as shops there do; translate what is translated there. Brands, model names and product lines stay as they are.`,
    ...(hasColumns ? [columnLines[taskType]] : []),
    "Use no word that the record lacks, but translations and abbreviations spelt out.",
    ...namingLines(packs),
    ...ruleLines(packs, "name", language),
    ...(hasGlossary ? glossaryLines : []),
    ...voiceLines(voice, "name"),
    '"best_name": the name.',
    ...(alternatives > 0
      ? [
          `"other_names": up to ${alternatives} good alternatives, best first, that differ in order or fullness; fewer where there are none.`,
        ]
      : []),
  ];
  return {
    name: `name-${taskType}`,
    version,
    system: lines.join("\n"),
    examples: examples[taskType],
    ownExamples: voiceExamples(voice, "name"),
  };
}
