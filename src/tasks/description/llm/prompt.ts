import { maxMetaDescriptionLength, maxSeoTitleLength } from "../../../api/optimization.ts";
import type { DescriptionLength, TargetAudience, Tone } from "../../../api/vocabulary.ts";
import type { RulePack } from "../../../lint/rule.ts";
import { type Language, languageNames } from "../../../nlp/language.ts";
import type { Prompt } from "../../llm/prompt.ts";
import { examplesOf } from "../../llm/prompt-examples.ts";
import { glossaryLines, ruleLines } from "../../llm/prompt-rules.ts";
import { type Voice, voiceExamples, voiceLines } from "../../llm/voice.ts";
import { type WordLimits, wordLimits } from "./text-length.ts";

const version = 2;

export interface DescriptionPromptOptions {
  readonly tone: Tone;
  readonly audience: TargetAudience | undefined;
  readonly length: DescriptionLength;
  readonly hasBulletPoints: boolean;
  readonly hasSeo: boolean;
  readonly language: Language;
  readonly packs: readonly RulePack[];
  readonly hasGlossary: boolean;
  /** Whether records may have a brand and facts beside their texts. */
  readonly hasColumns?: boolean;
  /** Number of alternatives; with 0 the prompt does not mention them. */
  readonly alternatives: number;
  readonly voice?: Voice | undefined;
}

const tones: Readonly<Record<Tone, string>> = {
  professional: "factual and clear, no exclamation marks; readers are addressed formally or not at all",
  casual: "relaxed and friendly, as one tells a friend; readers are addressed informally",
  playful: "lively, with a wink, at most one exclamation mark; readers are addressed informally",
};

const audiences: Readonly<Record<TargetAudience, string>> = {
  men: "men who buy for themselves",
  women: "women who buy for themselves",
  children: "children and those who buy for them, in simple words",
};

/** The instructions for descriptions: identical for all products of a run with the same options. */
export function descriptionPrompt(wishes: DescriptionPromptOptions): Prompt {
  const own = wishes.voice?.instructions.description;
  const lines = [
    ...(own === undefined ? craftLines : [own]),
    lengthLine(limitsFor(wishes)),
    `Tone: ${tones[wishes.tone]}.`,
    ...audienceLines(wishes.audience),
    `Write in ${languageNames[wishes.language]}, as shops there do. Brands, model names and product lines stay as they are; numbers and units too.`,
    'Work in the words of "keywords" of the record, if it has any, where the rest of the record states the same; leave out the others.',
    ...(wishes.hasColumns ? [columnsLine] : []),
    ...ruleLines(wishes.packs, "description", wishes.language),
    ...(wishes.hasGlossary ? glossaryLines : []),
    ...voiceLines(wishes.voice, "description"),
    ...fieldLines(wishes),
  ];
  return {
    name: "description",
    version,
    system: lines.join("\n"),
    examples: examplesOf("description"),
    ownExamples: voiceExamples(wishes.voice, "description"),
  };
}

const craftLines = [
  "Write the product's description anew from what the record states.",
  "Keep every statement about the product that helps to choose it: what it is, what it is for, materials, measures, contents, care. Leave out advertising without content, prices, shipping, shop and contact notes, repetitions. Say most useful things first.",
];

const columnsLine =
  '"brand" and "facts" are the product\'s own columns: what they state of the product is part of the record, and is right where the description says otherwise.';

/** The voice's length, with a margin, as models count imprecisely; else that of the request. */
export function limitsFor({ length, voice }: Pick<DescriptionPromptOptions, "length" | "voice">): WordLimits {
  const own = voice?.length.description;
  if (own === undefined) return wordLimits[length];
  const [min, max] = own;
  const margin = Math.round((max - min) / 6);
  return { min, max, aim: [min + margin, max - margin] };
}

function lengthLine({ aim, max }: WordLimits): string {
  return `Length: ${aim[0]} to ${aim[1]} words, never more than ${max}; fewer where the record says too little. Never pad.`;
}

function audienceLines(audience: TargetAudience | undefined): readonly string[] {
  if (audience === undefined) return [];
  return [
    `Readers: ${audiences[audience]}. Choose what matters to them; do not claim that the product is made for them.`,
  ];
}

function fieldLines({ hasBulletPoints, hasSeo, alternatives }: DescriptionPromptOptions): readonly string[] {
  return [
    '"best_description": sentences in short paragraphs, a blank line between two of them; no headings, no lists.',
    ...(alternatives > 0
      ? [
          `"other_descriptions": up to ${alternatives} alternatives that differ in what stands first or in fullness.`,
        ]
      : []),
    ...(hasBulletPoints
      ? [
          '"bullet_points": 3 to 6, fewer where little is stated; each one fact or benefit in at most 15 words, no full stop, no mark before it.',
        ]
      : []),
    ...(hasSeo
      ? [
          `"seo": "title" at most ${maxSeoTitleLength} characters, kind of product and brand first; "meta_description" at most ${maxMetaDescriptionLength} characters, one or two whole sentences; "keywords" 3 to 8 search words that the record states.`,
        ]
      : []),
  ];
}
