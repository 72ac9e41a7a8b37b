import { type Language, languages } from "../../../api/vocabulary.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import type { AttributeRecord, Names, Terms, ValueRecord } from "../../../catalog/model.ts";
import { findFacts } from "../../../facts/extractor.ts";
import { createFactCheck } from "../../../facts/verifier.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";

/**
 * How a quote bears a listed value out. `said`: it has the words of one of its names or terms, or states the same fact in other
 * words (cotton, Baumwolle); `meant`: it has some word of the value's or the attribute's ("with hood" for "Yes" of "Hood");
 * `read`: it has none, and only a reader can tell that it means the value; `unsaid`: it says another value of the list, or the
 * value states a fact that the quote does not state (a material, a number, a certificate) or denies.
 */
export type Support = "said" | "meant" | "read" | "unsaid";

interface ListedStatement {
  readonly attribute: AttributeRecord;
  readonly value: ValueRecord;
  readonly quote: string;
  /** In which the value's name is looked at where the quote has none of its names. */
  readonly language: Language;
}

export function supportOf({ attribute, value, quote, language }: ListedStatement): Support {
  const words = readQuotedWords(quote);
  const whole = words.findWhole(value);
  const told = whole ?? { text: localizedName(value.names, language), language };
  if (createFactCheck([quote], { language: told.language })(told.text).length > 0) return "unsaid";
  if (whole !== undefined) return "said";
  const saysOther =
    !isYesOrNo(attribute) && attribute.values.some((other) => words.findWhole(other) !== undefined);
  if (saysOther) return "unsaid";
  if (findFacts(told.text, { language }).length > 0) return "said";
  return words.hasAny(value) || words.hasAny(attribute) ? "meant" : "read";
}

const yesOrNo = /^(?:yes|no|ja|nein|oui|non|sì|si)$/iu;

/** "No added sugar" says "no", and yet "yes" of sugar-free. */
function isYesOrNo({ values }: AttributeRecord): boolean {
  return values.some(({ names }) => Object.values(names).some((name) => yesOrNo.test(name)));
}

/** A record of the catalog as far as it has words. */
interface Worded {
  readonly names: Names;
  readonly terms: Terms;
}

/** A name or term, and the language that it is of. */
interface WordedText {
  readonly text: string;
  readonly language: Language;
}

/** What a quote has of the catalog's words, in any of their forms and languages. */
interface QuotedWords {
  /** The first name or term all of whose words the quote has. */
  findWhole(record: Worded): WordedText | undefined;
  /** Whether it has a word of any name or term; function words are none. */
  hasAny(record: Worded): boolean;
}

/** Shorter words begin others that mean something else. */
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
