import { type Language, languages } from "../../../api/vocabulary.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import type { AttributeRecord, Names, Terms, ValueRecord } from "../../../catalog/model.ts";
import { findFacts } from "../../../facts/extractor.ts";
import { createFactCheck } from "../../../facts/verifier.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";

/**
 * How a quote supports a listed value. `said`: it has the words of a name or term, or states the same fact in other words (cotton,
 * Baumwolle). `meant`: it has some word of the value or the attribute ("with hood" for "Yes" of "Hood"). `read`: it has none, so
 * that the support cannot be verified. `unsaid`: it names another listed value, or it denies or lacks a fact of the value (a
 * material, number or certificate).
 */
export type Support = "said" | "meant" | "read" | "unsaid";

interface ListedStatement {
  readonly attribute: AttributeRecord;
  readonly value: ValueRecord;
  readonly quote: string;
  /** The language of the value's name, if the quote contains none of its names. */
  readonly language: Language;
}

export function supportOf({ attribute, value, quote, language }: ListedStatement): Support {
  const words = readQuotedWords(quote);
  const whole = words.findWhole(value);
  const stated = whole ?? { text: localizedName(value.names, language), language };
  if (createFactCheck([quote], { language: stated.language })(stated.text).length > 0) return "unsaid";
  if (whole !== undefined) return "said";
  const namesOther =
    !isYesOrNo(attribute) && attribute.values.some((other) => words.findWhole(other) !== undefined);
  if (namesOther) return "unsaid";
  if (findFacts(stated.text, { language }).length > 0) return "said";
  return words.hasAny(value) || words.hasAny(attribute) ? "meant" : "read";
}

const yesOrNo = /^(?:yes|no|ja|nein|oui|non|sì|si)$/iu;

/** Yes/no lists: "No added sugar" contains "no", but means "yes" for sugar-free. */
function isYesOrNo({ values }: AttributeRecord): boolean {
  return values.some(({ names }) => Object.values(names).some((name) => yesOrNo.test(name)));
}

/** A catalog record with words. */
interface Worded {
  readonly names: Names;
  readonly terms: Terms;
}

/** A name or term with its language. */
interface WordedText {
  readonly text: string;
  readonly language: Language;
}

/** Which of the catalog's words a quote contains, in any form and language. */
interface QuotedWords {
  /** The first name or term whose words are all in the quote. */
  findWhole(record: Worded): WordedText | undefined;
  /** Whether the quote has a word of any name or term, function words excluded. */
  hasAny(record: Worded): boolean;
}

/** Letters; shorter words are prefixes of unrelated ones. */
const shortestBeginning = 4;

function readQuotedWords(quote: string): QuotedWords {
  const quoted = tokenize(quote).map(({ folded }) => folded);
  const readings = languages.map((language) => {
    const stems = new Set(quoted.map((word) => stem(word, language)));
    const hasWord = (word: string) =>
      stems.has(stem(word, language)) ||
      (word.length >= shortestBeginning && quoted.some((other) => other.startsWith(word)));
    return { language, hasWord };
  });
  return {
    findWhole: (record) => {
      for (const { language, hasWord } of readings) {
        const text = textsOf(record, language).find((each) => {
          const words = wordsOf(each);
          return words.length > 0 && words.every(hasWord);
        });
        if (text !== undefined) return { text, language };
      }
      return undefined;
    },
    hasAny: (record) =>
      readings.some(({ language, hasWord }) =>
        textsOf(record, language)
          .flatMap(wordsOf)
          .some((word) => !isStopWord(word, language) && hasWord(word)),
      ),
  };
}

function textsOf({ names, terms }: Worded, language: Language): readonly string[] {
  return [names[language] ?? "", ...(terms[language] ?? [])];
}

function wordsOf(text: string): readonly string[] {
  return tokenize(text).map(({ folded }) => folded);
}
