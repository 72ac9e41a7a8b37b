import { lazily } from "../../lib/once.ts";
import { membersBy, parseTable } from "../../lib/table.ts";
import type { Language } from "../../nlp/language.ts";
import { splitSentences } from "../../nlp/sentence-splitter.ts";
import { readWords, stem } from "../../nlp/stemmer.ts";
import { isStopWordInAnyLanguage } from "../../nlp/stop-words.ts";
import type { Token } from "../../nlp/tokenizer.ts";
import { otherWords } from "./glossary-terms.ts";
import type { Judge } from "./judge.ts";
import plainWords from "./plain-words.tsv";
import { quoted } from "./prompt.ts";

interface Statements {
  readonly sources: readonly string[];
  /** Undefined where it is not recognised. */
  readonly sourceLanguage: Language | undefined;
  readonly language: Language;
}

/**
 * Finds sentences that state what no source does, whatever it is: with none of their words; names of others in the middle of a
 * sentence; and what a product is said to fit without exception.
 */
export function createStatementJudge({ sources, sourceLanguage, language }: Statements): Judge {
  const own = lazily(() => createOwnWords(sources, sourceLanguage, language));
  const isTranslated = sourceLanguage !== undefined && sourceLanguage !== language;
  const { all } = universals()[sourceLanguage ?? language];
  const { fitting } = universals()[language];
  const isUniversal = lazily(() => sources.some((source) => all.test(source)));
  return (text, field) =>
    splitSentences(text, language).flatMap(({ text: sentence }) => {
      if (fitting.test(sentence) && !isUniversal())
        return [`${field} says that it fits more than the record states: ${quoted(sentence)}. Leave it out.`];
      const names =
        language === "de" || isTranslated ? [] : namesWithin(sentence).filter((name) => !own().has(name));
      if (names.length > 0)
        return [
          `${field} has names that the record lacks: ${names
            .slice(0, 3)
            .map(({ text: name }) => quoted(name))
            .join(", ")}.`,
        ];
      return own().isForeign(sentence)
        ? [`${field} states what the record does not: ${quoted(sentence)}. Leave it out.`]
        : [];
    });
}

/** Words for all of something, and for what is said to fit. */
const exceptionless: Readonly<Record<Language, readonly [all: string, fitting: string]>> = {
  en: ["all|every|any", "fits?|suits?|compatible|works? with|accepts?|suitable|for"],
  de: ["alle[nrs]?|jede[nrms]?|sämtliche[nr]?", "passt|passen|kompatibel|geeignet|eignet|bestimmt|für"],
  fr: [
    "tous|toutes|chaque|n['’]importe",
    "convient|conviennent|compatibles?|s['’]adaptent?|accepte|adaptée?s?|acceptée?s?|pour",
  ],
  it: [
    "tutt[ei]|ogni|qualsiasi|qualunque",
    "adatt[oaie]|compatibil[ei]|funziona con|accetta|predispost[oa]|per",
  ],
};
/** "Every morning" says when. */
const times =
  "\\d+ ?(?:h|hours?|Stunden|heures|ore|days|Tage|jours|giorni|min|weeks|Wochen|months|Monate)|morning|day|time|week|month|year|evening|night|use|wear|Tag|Morgen|Abend|Mal|Woche|Monat|Jahr|jours?|matins?|soirs?|fois|semaines?|mois|ans|giorn[oi]|mattin[ae]|ser[ae]|volt[ae]|settiman[ae]|mes[ei]|ann[oi]|or[ae]";

const universals = lazily(() => {
  const of = (language: Language) => {
    const [all, fitting] = exceptionless[language];
    const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
    return {
      all: new RegExp(whole(all), "iu"),
      fitting: new RegExp(
        `${whole(fitting)}(?:(?!\\.\\s).){0,60}?${whole(all)}\\s+(?!${times})(?=[\\p{L}\\d])`,
        "iu",
      ),
    };
  };
  return { en: of("en"), de: of("de"), fr: of("fr"), it: of("it") };
});

/** Capitalised words that do not begin anything. */
function namesWithin(sentence: string): readonly Token[] {
  const { tokens } = readWords(sentence);
  return tokens.filter(({ text, kind, start }, place) => {
    if (place === 0 || kind !== "word" || !/^\p{Lu}\p{Ll}{2,}$/u.test(text)) return false;
    return /[\p{L}\d,]\s$/u.test(sentence.slice(Math.max(0, start - 2), start));
  });
}

interface OwnWords {
  has(token: Token): boolean;
  /** Whether a sentence has several words of its own and none of the sources'. */
  isForeign(sentence: string): boolean;
}

/** Letters. */
const fewestLetters = 4;
/** Letters that two words of one root have in common. */
const commonRoot = 5;
const fewestForeign = 2;

const plainStems = lazily(() => {
  const wordsOf = membersBy(parseTable(plainWords), "language", "words");
  return (language: Language) => new Set([...wordsOf(language)].map((word) => stem(word, language)));
});

function createOwnWords(
  sources: readonly string[],
  sourceLanguage: Language | undefined,
  language: Language,
): OwnWords {
  const known = sources.flatMap((source) => readWords(source).folded.filter((word) => word.length > 2));
  const stems = new Set(known.flatMap((word) => [word, stem(word, language)]));
  const foreignStems = new Set(
    sourceLanguage === undefined ? [] : known.map((word) => stem(word, sourceLanguage)),
  );
  const plain = plainStems()(language);
  const isTranslated = sourceLanguage !== undefined && sourceLanguage !== language;
  const has = ({ folded }: Token) =>
    stems.has(folded) ||
    stems.has(stem(folded, language)) ||
    known.some((word) => isRelated(word, folded)) ||
    otherWords(folded, language).some((word) => stems.has(word) || foreignStems.has(word));
  return {
    has,
    isForeign: (sentence) => {
      if (isTranslated || /\d|[!?]$/.test(sentence)) return false;
      const content = readWords(sentence).tokens.filter(
        ({ kind, folded }) =>
          kind === "word" && folded.length >= fewestLetters && !isStopWordInAnyLanguage(folded),
      );
      const telling = content.filter(({ folded }) => !plain.has(stem(folded, language)));
      return telling.length >= fewestForeign && !telling.some(has);
    },
  };
}

/** Of one root, or one a part of the other. */
function isRelated(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter >= fewestLetters && (one.includes(other) || other.includes(one))) return true;
  return shorter >= commonRoot && one.slice(0, commonRoot) === other.slice(0, commonRoot);
}
