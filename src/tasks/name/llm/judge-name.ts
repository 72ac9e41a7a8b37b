import type { OperationQuery } from "../../../api/operations.ts";
import type { FactKind } from "../../../facts/fact.ts";
import { type NamePart, namingOf, type RulePack } from "../../../lint/rule.ts";
import type { Language } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { isSurely, textLanguage } from "../../../translation/text-language.ts";
import { translate } from "../../../translation/translate.ts";
import { createTermCheck, type OwnTerms } from "../../llm/glossary-terms.ts";
import {
  allOf,
  createChatterCheck,
  createLanguageCheck,
  type Judge,
  judgeLine,
  judgePlain,
} from "../../llm/judge.ts";
import {
  createInventionCheck,
  createLossCheck,
  createNumberCheck,
  createPriceCheck,
} from "../../llm/judge-facts.ts";
import { createDenialCheck, createLostDenialCheck } from "../../llm/judge-negation.ts";
import { createBrandCheck, createThingCheck } from "../../llm/judge-product.ts";
import { createAdvertisingChecks, createContactCheck, createRuleChecks } from "../../llm/judge-rules.ts";
import { createAnchorCheck, createEmptinessCheck, createSubjectCheck } from "../../llm/judge-subject.ts";
import { createNewWordCheck } from "./new-words.ts";

export interface NameSource {
  /** Plain text. */
  readonly source: string;
  /** What the product's own columns state. */
  readonly evidence?: readonly string[];
  readonly brand?: string | undefined;
  readonly query: OperationQuery<"optimizeName">;
  readonly packs: readonly RulePack[];
  readonly glossary: Glossary;
  readonly terms: OwnTerms | undefined;
}

export interface NameJudges {
  readonly faults: Judge;
  readonly blemishes: Judge;
  /** What a person should look at where the model keeps to it. */
  readonly doubts: Judge;
}

/** The checks for a proposed name. */
export function createNameJudges(name: NameSource): NameJudges {
  const { source, evidence = [], query, packs, terms } = name;
  const stated = [source, ...evidence];
  const language = query.translation_language;
  const rules = createRuleChecks({ field: "name", source, language, packs });
  const advertising = createAdvertisingChecks({ field: "name", source, language });
  const sourceLanguage = textLanguage(source, name.glossary, language);
  const unwanted = unwantedKinds(packs);
  const inLanguage = createLanguageCheck(language, stated);
  const isOfThing = createThingCheck({ name: source, sources: stated, language });
  // Languages divide things differently, so that a translation may name one in words that the glossary does not link.
  const doubts = sourceLanguage === language ? () => [] : isOfThing;
  const isUnchanged = createOwnWordsCheck(stated.join("\n"));
  return {
    doubts,
    faults: allOf([
      judgePlain,
      judgeLine,
      createLengthCheck(source),
      createEmptinessCheck(source),
      createContactCheck(stated),
      createPriceCheck(stated, language),
      createNumberCheck(stated, language),
      createChatterCheck(stated),
      advertising.faults,
      (text, field) => (isUnchanged(text) ? [] : inLanguage(text, field)),
      createInventionCheck(stated, language),
      createDenialCheck(stated, language),
      ...(sourceLanguage === language ? [] : [createLostDenialCheck(source)]),
      subjectCheck(name, sourceLanguage),
      ...(sourceLanguage === language ? [isOfThing] : []),
      createBrandCheck(name.brand, stated),
      rules.faults,
    ]),
    blemishes: allOf([
      doubts,
      (text, field) => (isUnchanged(text) ? inLanguage(text, field) : []),
      rules.blemishes,
      advertising.blemishes,
      createLossCheck({ source, sourceLanguage, language, unwanted }),
      ...(terms === undefined ? [] : [createTermCheck(terms, language)]),
    ]),
  };
}

/** UTF-16 units: translations are longer, and abbreviations are expanded; anything beyond is invented. */
function createLengthCheck(source: string): Judge {
  const longest = 2 * source.length + 60;
  return (text, field) =>
    text.length <= longest
      ? []
      : [`${field} has ${text.length} characters; the record has words for ${longest} at most.`];
}

/** Minimum share of source words in a name, by task type; one word suffices for a translation. */
const leastShares = { cleaned: 0.5, detailed: 0.4, translated: 0.01 } as const;
/** Words; for shorter names neither the language nor the translation is certain. */
const fewestWords = 4;

/** A translation is compared with the glossary's if that is complete; else it must keep something of a name with numbers. */
function subjectCheck(
  { source, evidence = [], query, glossary }: NameSource,
  written: Language | undefined,
): Judge {
  const language = query.translation_language;
  const isShort = readWords(source).tokens.filter(({ kind }) => kind === "word").length < fewestWords;
  if (written === language && !(isShort && !isSurely(source, language))) {
    return textLanguage(source, glossary) === language
      ? createNewWordCheck([source, ...evidence].join("\n"), language, evidence.length > 0)
      : createSubjectCheck({
          sources: [source, ...evidence],
          language,
          leastShare: leastShares[query.task_type],
        });
  }
  const direction = written === undefined || isShort ? undefined : { source: written, target: language };
  const translation = direction && translate(source, direction, glossary);
  if (translation?.isWhole !== true) return createAnchorCheck([source], 1);
  const sources = [source, translation.text];
  return createSubjectCheck({ sources, language, leastShare: leastShares.translated });
}

/** Whether all words of a name are in the source: titles and brand names may stay in another language. */
function createOwnWordsCheck(source: string): (text: string) => boolean {
  const known = new Set(readWords(source).folded);
  return (text) => readWords(text).folded.every((word) => known.has(word));
}

const kindsOfParts: Partial<Record<NamePart, FactKind>> = {
  color: "colour",
  material: "material",
  audience: "audience",
  size: "measure",
  measure: "measure",
};

/** Facts that the packs want in other fields than the name. */
function unwantedKinds(packs: readonly RulePack[]): readonly FactKind[] {
  return (namingOf(packs)?.forbids ?? []).flatMap((part) => kindsOfParts[part] ?? []);
}
