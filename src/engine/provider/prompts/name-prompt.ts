import type { NameTaskType } from "../../../contract/vocabulary.ts";
import type { RulePack } from "../../../quality/rules/rule.ts";
import { type Language, languageNames } from "../../../text/language.ts";
import type { Prompt } from "../question.ts";
import { glossaryLines } from "./glossary-lines.ts";
import { namingLines, ruleLines } from "./rule-lines.ts";

const version = 2;

export interface NameWishes {
  readonly taskType: NameTaskType;
  readonly language: Language;
  readonly packs: readonly RulePack[];
  readonly hasGlossary: boolean;
  /** How many alternatives are asked for; 0: none, and no word of them. */
  readonly alternatives: number;
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

/** The instructions for names: alike for all products of a run. */
export function namePrompt({ taskType, language, packs, hasGlossary, alternatives }: NameWishes): Prompt {
  const lines = [
    ...tasks[taskType],
    `Write in ${languageNames[language]}, as shops there do; translate what is translated there. Brands, model names and product lines stay as they are.`,
    "Use no word that the record lacks, but translations and abbreviations spelt out.",
    ...namingLines(packs),
    ...ruleLines(packs, "name", language),
    ...(hasGlossary ? glossaryLines : []),
    '"best_name": the name.',
    ...(alternatives > 0
      ? [
          `"other_names": up to ${alternatives} good alternatives, best first, that differ in order or fullness; fewer where there are none.`,
        ]
      : []),
  ];
  return { name: `name-${taskType}`, version, system: lines.join("\n") };
}
