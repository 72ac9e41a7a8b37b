import type { OperationRequest } from "../../../api/operations.ts";
import { lazily } from "../../../lib/once.ts";
import type { Language } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import { textLanguage } from "../../../translation/text-language.ts";
import { cleanName } from "../../name/rules/clean-name.ts";
import { isStated } from "./keywords.ts";
import { dropLeadingTitle } from "./leading-title.ts";
import { readPlainText } from "./plain-text.ts";
import { readPassages, type SourcePassage } from "./read-passages.ts";
import { inSameAddress } from "./same-address.ts";
import { type ScoredPassage, type ScoringContext, scorePassages } from "./score-passages.ts";
import { type KeptPassages, keepPassages, lengthBands } from "./select-passages.ts";
import { type ReadTexts, readTexts } from "./source-words.ts";

/** What a request's texts say, ready to choose from. */
export interface DescribedSource {
  /** Undefined where the text does not tell. */
  readonly stated: Language | undefined;
  /** The text's language; where it does not tell, the asked one. */
  readonly language: Language;
  /** The product's name, cleaned when first asked for; empty where none was given. */
  readonly name: () => string;
  /** Both texts' words; read when first asked for. */
  readonly reading: () => WordReading;
  /** Likewise, without their places. */
  readonly texts: () => ReadTexts;
  /** The name that was given, with its blanks normalized. */
  readonly givenName: string;
  /** The phrases of the glossary in the name, as it was sent but for its blanks, and in both texts; looked for when first asked for. */
  readonly nameMatches: () => readonly GlossaryMatch[];
  readonly matches: () => readonly GlossaryMatch[];
  /** The caller's keywords that the texts state, and those they don't. */
  readonly keywords: readonly string[];
  readonly unstatedKeywords: readonly string[];
  readonly kept: KeptPassages;
  /** How many passages were left out, since they are in another language than the rest. */
  readonly otherLanguageCount: number;
  /** The kept passages in the tone that was asked for. */
  readonly passages: readonly ScoredPassage[];
}

export function readSource(
  { query, body }: OperationRequest<"optimizeDescription">,
  glossary: Glossary,
): DescribedSource {
  const asked = query.translation_language;
  const plain = readPlainText(body.product_description);
  const givenName = normalizeWhitespace(body.product_name ?? "");
  const stated = sourceLanguage(plain, { name: givenName, asked, glossary });
  const all = readPassages(dropLeadingTitle(plain, givenName), stated ?? asked ?? "en");
  const { language, passages, otherCount } = inOneLanguage(all, { language: stated ?? asked ?? "en", asked });
  const reading = lazily(() => readWords(`${plain}\n${givenName}`));
  const keywords = distinct((body.keywords ?? []).map(normalizeWhitespace));
  const statedKeywords = keywords.filter((keyword) => isStated(keyword, reading(), language));
  const texts = lazily(() =>
    readTexts(
      plain,
      givenName,
      all.map(({ source }) => source),
    ),
  );
  const nameMatches = lazily(() => glossary.find(readWords(givenName), language));
  const kept = keepPassages(passages);
  const { tone, target_audience: audience } = query;
  const subjectWords = contentWords([givenName, ...statedKeywords].join(" "), language);
  return {
    stated: stated ?? (language === asked && otherCount > 0 ? asked : undefined),
    language,
    name: lazily(() => cleanName(givenName, { language, glossary }).name),
    reading,
    texts,
    givenName,
    nameMatches,
    matches: lazily(() => {
      const first = texts().nameStart;
      return glossary.find(texts(), language, { first, matches: nameMatches() });
    }),
    keywords: statedKeywords,
    unstatedKeywords: keywords.filter((keyword) => !statedKeywords.includes(keyword)),
    kept,
    otherLanguageCount: otherCount,
    passages: inTone(kept, { language, tone, audience, subjectWords }, lengthBands[query.length].min),
  };
}

/** Scored, each set in the tone, and all speaking to the reader in one form. */
function inTone(
  { passages }: KeptPassages,
  context: ScoringContext,
  enough: number,
): readonly ScoredPassage[] {
  const { tone, language } = context;
  return inSameAddress(scorePassages(passages, context), {
    language,
    wanted: tone === "professional" ? "formal" : "informal",
    enough: Math.max(enough, leastEnough),
  });
}

const leastEnough = 40;

function distinct(keywords: readonly string[]): string[] {
  const seen = new Map(
    keywords.filter((keyword) => keyword !== "").map((keyword) => [keyword.toLowerCase(), keyword]),
  );
  return [...seen.values()];
}

function contentWords(text: string, language: Language): ReadonlySet<string> {
  const words = new Set<string>();
  for (const word of readWords(text).folded) if (!isStopWord(word, language)) words.add(word);
  return words;
}

interface LanguageChoice {
  readonly language: Language;
  readonly passages: readonly SourcePassage[];
  /** How many were left out, since they are in another language. */
  readonly otherCount: number;
}

/** Shorter texts tell too little to be left out for it. */
const fewestWords = 7;
const sureConfidence = 0.95;
/** So many words in the asked language are a text of their own. */
const fewestAskedWords = 15;

/**
 * The passages in one language: in the asked one where the source has such a text beside another, else in the
 * source's. A labelled fact and what does not tell its language stay.
 * @param language that the passages were read in
 */
function inOneLanguage(
  passages: readonly SourcePassage[],
  { language, asked }: { language: Language; asked: Language | undefined },
): LanguageChoice {
  if (asked !== undefined && asked !== language) {
    const inAsked = passages.filter((passage) => otherLanguage(passage, language) === asked);
    if (inAsked.reduce((sum, { source }) => sum + source.words, 0) >= fewestAskedWords)
      return { language: asked, passages: inAsked, otherCount: passages.length - inAsked.length };
  }
  const kept = passages.filter((passage) => otherLanguage(passage, language) === undefined);
  return kept.length === 0
    ? { language, passages, otherCount: 0 }
    : { language, passages: kept, otherCount: passages.length - kept.length };
}

/** The language that the passage is surely in, where it is not the expected one; its small words tell first. */
function otherLanguage({ source, kind }: SourcePassage, expected: Language): Language | undefined {
  const { text, folded, words, smallWords } = source;
  if (words < fewestWords || kind === "label" || smallWords * 6 >= folded.length) return undefined;
  const { language, confidence } = detectLanguage(text);
  return language !== expected && confidence > sureConfidence ? language : undefined;
}

const charactersForLanguage = 240;
/** A shorter description tells its language only together with the name. */
const tellingLength = 80;

/**
 * The language of a description. A title or a list of parts may look like another language's: where it has more small
 * words of the asked one, it is taken for that.
 */
function sourceLanguage(
  plain: string,
  { name, asked, glossary }: { name: string; asked: Language | undefined; glossary: Glossary },
): Language | undefined {
  const telling = plain.length < tellingLength ? `${plain}\n${name}` : plain.slice(0, charactersForLanguage);
  const stated = textLanguage(telling, glossary, asked);
  if (asked === undefined || stated === undefined || stated === asked) return stated;
  const { folded } = readWords(telling);
  const small = (language: Language) => folded.filter((word) => isStopWord(word, language)).length;
  return small(asked) > small(stated) ? asked : stated;
}
