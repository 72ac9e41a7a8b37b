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
import { createRoleCheck } from "../../llm/judge-roles.ts";
import { createAdvertisingChecks, createContactCheck, createRuleChecks } from "../../llm/judge-rules.ts";
import { createStatementJudge } from "../../llm/judge-statements.ts";
import { createAnchorCheck, createSubjectCheck } from "../../llm/judge-subject.ts";
import { countWords, type WordLimits } from "./text-length.ts";

export interface DescriptionSource {
  /** Plain text. */
  readonly description: string;
  readonly name: string;
  /** What the product's own columns state. */
  readonly evidence?: readonly string[];
  /** Undefined where it is not recognised. */
  readonly sourceLanguage: Language | undefined;
  readonly language: Language;
  readonly limits: WordLimits;
  readonly packs: readonly RulePack[];
  readonly terms: OwnTerms | undefined;
}

export interface DescriptionJudges {
  readonly faults: Judge;
  readonly blemishes: Judge;
  /** For bullet points, keywords and SEO fields. */
  readonly ofLines: Judge;
}

/** The checks for a proposed description and its accompanying fields. */
export function createDescriptionJudges(source: DescriptionSource): DescriptionJudges {
  const { description, name, evidence = [], language, packs, terms } = source;
  const sources = [description, name, ...evidence];
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
    createRoleCheck(sources, source.sourceLanguage, language),
    createStatementJudge({ sources, sourceLanguage: source.sourceLanguage, language }),
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

/** Rejects texts much longer than the source, or too long to be cut to the requested length. */
function createExcessCheck({ description, name, limits }: DescriptionSource): Judge {
  const most = Math.min(3 * countWords(`${description} ${name}`) + 40, Math.round(1.5 * limits.max));
  return (text, field) => {
    const words = countWords(text);
    return words <= most
      ? []
      : [`${field} has ${words} words; at most ${Math.min(most, limits.max)} are wanted.`];
  };
}

/** Words of a source from which a description needs at least `fewestWords`. */
const detailedSource = 25;
const fewestWords = 8;

function createBrevityCheck({ description }: DescriptionSource): Judge {
  const isDetailed = countWords(description) >= detailedSource;
  return (text, field) =>
    isDetailed && countWords(text) < fewestWords
      ? [`${field} says next to nothing of what the record states.`]
      : [];
}

/** Factor over the requested minimum: a longer source makes a short answer incomplete. */
const fullness = 1.3;
/** Share of the requested minimum: a text that is a little shorter may hold all that is stated. */
const leastOfMinimum = 0.66;

function createWordCountCheck({ description, limits }: DescriptionSource): Judge {
  const isFull = countWords(description) >= fullness * limits.min;
  return (text, field) => {
    const words = countWords(text);
    if (words > limits.max) return [`${field} has ${words} words; at most ${limits.max} are wanted.`];
    return words < leastOfMinimum * limits.min && isFull
      ? [
          `${field} has ${words} words; the record says enough for ${limits.min}. Do not pad, tell more of it.`,
        ]
      : [];
  };
}

/** Share of source words; prose adds its own. */
const leastShare = 0.15;
/** Numbers and codes in the source from which a translation must contain at least one of its words. */
const fewestAnchors = 3;

function subjectCheck({ description, name, sourceLanguage, language }: DescriptionSource): Judge {
  const sources = [description, name];
  return sourceLanguage === undefined || sourceLanguage === language
    ? createSubjectCheck({ sources, language, leastShare })
    : createAnchorCheck(sources, fewestAnchors);
}
