import type { RulePack } from "../../../lint/rule.ts";
import type { Language } from "../../../nlp/language.ts";
import { createTermCheck, type OwnTerms } from "../../llm/glossary-terms.ts";
import {
  allOf,
  createChatterCheck,
  createLanguageCheck,
  type Judge,
  judgeLine,
  judgePlain,
} from "../../llm/judge.ts";
import { createInventionCheck, createNumberCheck, createPriceCheck } from "../../llm/judge-facts.ts";
import { createDenialCheck } from "../../llm/judge-negation.ts";
import { createAdvertisingChecks, createContactCheck, createRuleChecks } from "../../llm/judge-rules.ts";
import { createAnchorCheck, createSubjectCheck } from "../../llm/judge-subject.ts";
import { countWords, type WordLimits } from "./text-length.ts";

export interface DescriptionSource {
  /** As readers see them. */
  readonly description: string;
  readonly name: string;
  /** Undefined where the texts do not tell it. */
  readonly sourceLanguage: Language | undefined;
  readonly language: Language;
  readonly limits: WordLimits;
  readonly packs: readonly RulePack[];
  readonly terms: OwnTerms | undefined;
}

export interface DescriptionJudges {
  readonly faults: Judge;
  readonly blemishes: Judge;
  /** Of bullet points, search words and SEO fields. */
  readonly ofLines: Judge;
}

/** What a description and what stands beside it are held to. */
export function createDescriptionJudges(source: DescriptionSource): DescriptionJudges {
  const { description, name, language, packs, terms } = source;
  const sources = [description, name];
  const rules = createRuleChecks({ field: "description", source: description, language, packs });
  const advertising = createAdvertisingChecks({
    field: "description",
    source: `${name}\n${description}`,
    language,
  });
  const always: readonly Judge[] = [
    judgePlain,
    createContactCheck(sources, name),
    createPriceCheck(sources, language),
    createNumberCheck(sources, language),
    createChatterCheck(sources),
    createLanguageCheck(language, sources),
    createInventionCheck(sources, language),
    createDenialCheck(sources, language),
  ];
  return {
    faults: allOf([
      ...always,
      judgeEmpty,
      createBrevityCheck(source),
      createExcessCheck(source),
      subjectCheck(source),
      advertising.faults,
      rules.faults,
    ]),
    blemishes: allOf([
      createWordCountCheck(source),
      rules.blemishes,
      advertising.blemishes,
      ...(terms === undefined ? [] : [createTermCheck(terms, language)]),
    ]),
    ofLines: allOf([...always, judgeLine]),
  };
}

const judgeEmpty: Judge = (text, field) => (/\p{L}/u.test(text) ? [] : [`${field} says nothing.`]);

/** A source of few words cannot be told in many; and what is far beyond the length asked for cannot be cut to it. */
function createExcessCheck({ description, name, limits }: DescriptionSource): Judge {
  const most = Math.min(3 * countWords(`${description} ${name}`) + 40, Math.round(1.5 * limits.max));
  return (text, field) => {
    const words = countWords(text);
    return words <= most
      ? []
      : [`${field} has ${words} words; at most ${Math.min(most, limits.max)} are wanted.`];
  };
}

/** From a source of so many words more than these can be told. */
const tellingSource = 25;
const fewestWords = 8;

function createBrevityCheck({ description }: DescriptionSource): Judge {
  const isTelling = countWords(description) >= tellingSource;
  return (text, field) =>
    isTelling && countWords(text) < fewestWords
      ? [`${field} says next to nothing of what the record states.`]
      : [];
}

/** How much more a source must say than is asked for, before a short answer has left something out. */
const fullness = 1.3;

function createWordCountCheck({ description, limits }: DescriptionSource): Judge {
  const isFull = countWords(description) >= fullness * limits.min;
  return (text, field) => {
    const words = countWords(text);
    if (words > limits.max) return [`${field} has ${words} words; at most ${limits.max} are wanted.`];
    return words < limits.min && isFull
      ? [
          `${field} has ${words} words; the record says enough for ${limits.min}. Do not pad, tell more of it.`,
        ]
      : [];
  };
}

/** Prose has words of its own. */
const leastShare = 0.15;
/** So many numbers and codes of the source, and a translation that has no word of it is another product's. */
const fewestAnchors = 3;

function subjectCheck({ description, name, sourceLanguage, language }: DescriptionSource): Judge {
  const sources = [description, name];
  return sourceLanguage === undefined || sourceLanguage === language
    ? createSubjectCheck({ sources, language, leastShare })
    : createAnchorCheck(sources, fewestAnchors);
}
