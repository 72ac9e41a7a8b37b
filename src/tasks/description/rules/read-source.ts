import type { OperationRequest } from "../../../api/operations.ts";
import { lazily } from "../../../lib/once.ts";
import { isDummyText } from "../../../nlp/dummy-text.ts";
import { isFiller } from "../../../nlp/fillers.ts";
import type { Language } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import { textLanguage } from "../../../translation/text-language.ts";
import type { Evidence } from "../../engine.ts";
import { cleanName } from "../../name/rules/clean-name.ts";
import type { CleaningContext } from "../../name/rules/cleaning-step.ts";
import { isEverydayWord } from "../../name/rules/fix-capitals.ts";
import { knownProduct } from "../../name/rules/known-product.ts";
import { isCutByLength } from "./cut-length.ts";
import { fixSpelling, withFullForms } from "./fix-spelling.ts";
import { genericName } from "./generic-name.ts";
import { ingredientsAlone, ingredientsLine } from "./ingredients.ts";
import { isStated } from "./keywords.ts";
import { dropLeadingTitle } from "./leading-title.ts";
import { withNameCapitals } from "./name-capitals.ts";
import { isRestriction } from "./notices.ts";
import { isCutBeforeLink, readPlainText, wasGlued } from "./plain-text.ts";
import { readPassages, type SourcePassage } from "./read-passages.ts";
import { type ScoredPassage, scorePassages } from "./score-passages.ts";
import { bulletText, withCalmCapitals } from "./seller-bullets.ts";
import { withNouns } from "./small-german.ts";
import { type ReadTexts, readTexts } from "./source-words.ts";
import { productOfText, spellShortForms } from "./spell-short-forms.ts";
import { spellText } from "./spell-text.ts";
import { type TornEnd, wholeText } from "./torn-end.ts";
import { type UsablePassages, usablePassages } from "./usable-passages.ts";

/** The texts of a request, prepared for selection. */
export interface DescribedSource {
  /** The recognised language of the text, if any. */
  readonly stated: Language | undefined;
  /** The recognised language of the text, else the requested one, else English. */
  readonly language: Language;
  /** The product name as the name's own task cleans it, without an added brand; computed lazily; empty where none was given. */
  readonly name: () => string;
  /** Words of both texts; computed lazily. */
  readonly reading: () => WordReading;
  /** The same without token offsets. */
  readonly texts: () => ReadTexts;
  /** The description's plain text, where it had short forms that are written out, or glued parts that are apart. */
  readonly spelledOut: string | undefined;
  /** The product name with normalised blanks. */
  readonly givenName: string;
  /** Glossary matches in the given name, and in both texts; computed lazily. */
  readonly nameMatches: () => readonly GlossaryMatch[];
  readonly matches: () => readonly GlossaryMatch[];
  /** The caller's keywords that the texts state, and the others. */
  readonly keywords: readonly string[];
  readonly unstatedKeywords: readonly string[];
  readonly usable: UsablePassages;
  /** The passages left out because of their language. */
  readonly inOtherLanguage: readonly string[];
  /** What the feed cut at the end of the text, where it did. */
  readonly tornEnd: TornEnd | undefined;
  /** The place of the last passage where its last word may be cut off. */
  readonly openOrder: number | undefined;
  /** The usable passages in the requested tone; none of a list of ingredients. */
  readonly passages: readonly ScoredPassage[];
  /** The whole description where it only lists ingredients: "Zutaten: Wasser, Salz". It states nothing that could be chosen from. */
  readonly ingredients: string | undefined;
}

/** @param evidence of the row: its language need not be recognised, and its columns say what the name's short forms mean */
export function readSource(
  { query, body }: OperationRequest<"optimizeDescription">,
  glossary: Glossary,
  evidence?: Evidence,
): DescribedSource {
  const requested = query.translation_language;
  const listed = ingredientsAlone(body.product_description, evidence?.language ?? requested ?? "en");
  const ownBullets = body.product_description.trim() === "" ? bulletText(evidence) : "";
  const described = ownBullets === "" ? body.product_description : ownBullets;
  const written = readPlainText(
    listed === undefined ? described : genericName(evidence, body.product_name ?? ""),
  );
  const text = isFiller(written) ? "" : written;
  const givenName = normalizeWhitespace(body.product_name ?? "");
  const stated =
    evidence?.language ?? sourceLanguage(listed ?? text, { name: givenName, requested, glossary });
  const spelling = (language: Language) => {
    // The name spells words as the text should.
    const known = { ...(evidence && { evidence }), description: givenName };
    const product = productOfText(knownProduct(language, glossary, known), givenName, evidence);
    return { language, glossary, product };
  };
  const full = stated === undefined ? text : spellShortForms(text, givenName, spelling(stated));
  const calm = ownBullets === "" ? full : withCalmCapitals(full, spelling(stated ?? requested ?? "en"));
  const nameIn = (language: Language) => {
    const known = { ...(evidence && { evidence }), description: body.product_description };
    const product = knownProduct(language, glossary, known);
    return cleanName(givenName, { language, glossary, product }).name;
  };
  const usual =
    stated === undefined ? calm : spelled(calm, { written: text, name: givenName }, spelling(stated));
  // Where both were in capitals, the name alone tells what is a proper name.
  const wasShouted = usual !== text && !/\p{Ll}{4}/u.test(text) && !/\p{Ll}{4}/u.test(givenName);
  const plain =
    wasShouted && stated !== undefined && givenName !== ""
      ? withNameCapitals(usual, nameIn(stated), stated)
      : usual;
  const isSpelledOut =
    full !== text || (stated !== undefined && withFullForms(text, stated, { name: givenName }) !== text);
  // The cleaned name has what the text says behind the place where the feed cut the name.
  const isCutName = /(?:…|\.{3})$/u.test(givenName);
  const bare = dropLeadingTitle(plain, givenName);
  const untitled =
    isCutName && bare === plain ? withoutWholeName(plain, nameIn(stated ?? requested ?? "en")) : bare;
  const read = readPassages(untitled, stated ?? requested ?? "en", {
    name: givenName,
    facts: evidence?.facts ?? [],
  });
  const isLimited = isCutByLength(body.product_description, read.at(-1)?.source.text ?? "", {
    ...{ language: stated ?? requested ?? "en", said: givenName },
    isKnown: (word) => isEverydayWord(word, stated ?? requested ?? "en", glossary),
  });
  const all = isLimited ? withShortenedEnd(read) : read;
  const { language, passages, others } = inOneLanguage(all, {
    language: stated ?? requested ?? "en",
    requested,
  });
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
  const found = usablePassages(passages, { language, name: givenName });
  const { torn, ...whole } = wholeText(found, {
    ...{ language, name: givenName, said: [givenName, ...shortValues(evidence)].join("\n") },
    isKnown: (word) => isEverydayWord(word, language, glossary),
    roleOf: (word) => glossary.roleOf(foldText(word), language),
    isMaterial: (word) =>
      glossary.propertiesOf("material", language).longestAt([foldText(word)], 0) !== undefined,
    isLimited: isLimited || isCutBeforeLink(body.product_description),
  });
  const usable = { ...found, ...whole };
  const openOrder =
    torn?.isKept === false
      ? torn.openOrder
      : isLimited
        ? all.at(-1)?.order
        : openOrderOf(passages, { language, glossary, name: givenName });
  const { tone, target_audience: audience } = query;
  const subjectWords = contentWords([givenName, ...statedKeywords].join(" "), language);
  return {
    stated: stated ?? (language === requested && others.length > 0 ? requested : undefined),
    language,
    name: lazily(() => nameIn(language)),
    reading,
    texts,
    spelledOut: isSpelledOut || calm !== full || wasGlued(body.product_description) ? plain : undefined,
    givenName,
    nameMatches,
    matches: lazily(() => {
      const first = texts().nameStart;
      return glossary.find(texts(), language, { first, matches: nameMatches() });
    }),
    keywords: statedKeywords,
    unstatedKeywords: keywords.filter((keyword) => !statedKeywords.includes(keyword)),
    usable,
    inOtherLanguage: others,
    tornEnd: torn,
    openOrder,
    passages: scorePassages(withOpenWarning(usable.passages, openOrder), {
      language,
      tone,
      audience,
      subjectWords,
    }),
    ingredients: listed && ingredientsLine(listed, language),
  };
}

/** Without a leading name in full, where the rest says more. */
function withoutWholeName(plain: string, name: string): string {
  const rest = dropLeadingTitle(plain, name);
  if (plain.startsWith(rest)) return rest;
  const named = readWords(name).folded;
  return readWords(rest).folded.every((word) => named.some((other) => other.startsWith(word))) ? plain : rest;
}

/** A text whose short forms are written out, in the usual case and with the usual accents. */
function spelled(
  text: string,
  { written, name }: { readonly written: string; readonly name: string },
  context: CleaningContext,
): string {
  const spelt = spellText(text, context, { written, name });
  return splitGluedWords(withNouns(fixSpelling(spelt, context.language, name), context), context);
}

/** "sequinsBoucle ronde": a small word, and a capitalised one with another behind it. */
const gluedWords = /(?<![\p{L}\d])(\p{Ll}{4,20})(?=(\p{Lu}\p{Ll}{3,20})(?:\s[\p{Ll}\d]|\s?:))/gu;

/** At the joint of two words that everybody knows: names have such joints, too. */
function splitGluedWords(text: string, { language, glossary }: CleaningContext): string {
  if (language === "en" || !/\p{Ll}{4}\p{Lu}\p{Ll}{3}/u.test(text)) return text;
  const isKnown = (word: string) => isEverydayWord(word, language, glossary);
  return text.replace(gluedWords, (first, word: string, second: string) =>
    isKnown(word) && isKnown(second.toLowerCase()) ? `${first}\n` : first,
  );
}

/** With the last passage marked as cut, unless a bracket or a full stop closes it. */
function withShortenedEnd(passages: readonly SourcePassage[]): SourcePassage[] {
  return passages.map((passage, place) =>
    place === passages.length - 1 ? { ...passage, isShortened: true } : passage,
  );
}

/** In letters: longer German words are mostly whole compounds. */
const longestBeginning = 9;

/** A warning without a full stop behind sentences that have theirs is no bullet point where its last word may be cut off. */
function withOpenWarning(passages: readonly SourcePassage[], order: number | undefined): SourcePassage[] {
  return passages.map((passage) => {
    const { text } = passage.source;
    const word = passage.order === order && isRestriction(text) ? lastWord.exec(text)?.[0] : undefined;
    const isOpen =
      word !== undefined &&
      !/\d\s\p{L}+$/u.test(text) &&
      word.length <= longestBeginning &&
      passages.some((other) => other !== passage && /[.!]$/u.test(other.source.text));
    return isOpen ? { ...passage, isShortened: true } : passage;
  });
}

/** Characters; a longer value of a column is a text. */
const longestValue = 60;

function shortValues(evidence: Evidence | undefined): string[] {
  return (evidence?.facts ?? []).flatMap(({ text }) => (text.length <= longestValue ? [text] : []));
}

interface KnownWords {
  readonly language: Language;
  readonly glossary: Glossary;
  readonly name: string;
}

/** In characters: shops cut texts at this length or more. */
const shortestCut = 60;
const lastWord = /(?<=[\s'’])(?:\p{L}?\p{Ll}+|\p{L})$/u;

/** The last passage, where it ends in a small word that nobody knows and that stands nowhere else in the row. */
function openOrderOf(
  passages: readonly SourcePassage[],
  { language, glossary, name }: KnownWords,
): number | undefined {
  const last = passages.at(-1);
  if (last?.source.isCut) return last.order;
  const named = new Set(readWords(name).folded);
  // A text that only repeats the name is no sentence.
  if (passages.every(({ source }) => source.folded.every((each) => named.has(each)))) return last?.order;
  const word = last && lastWord.exec(last.source.text.slice(-longestWord))?.[0];
  if (last === undefined || word === undefined) return undefined;
  const length = passages.reduce((sum, { source }) => sum + source.text.length, 0);
  if (length < shortestCut) return undefined;
  if (word.length === 1 || isStopWord(word.toLowerCase(), language)) return last.order;
  if (isEverydayWord(word, language, glossary)) return undefined;
  const [folded = ""] = readWords(word).folded;
  const said = passages.flatMap(({ source }) =>
    source.folded.slice(0, source === last.source ? -1 : undefined),
  );
  return said.includes(folded) || named.has(folded) ? undefined : last.order;
}

/** In characters, with the blank before it. */
const longestWord = 40;

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
  /** The texts of the passages left out because of their language. */
  readonly others: readonly string[];
}

/** Words; shorter passages are too short for language detection. */
const fewestWords = 7;
const sureConfidence = 0.95;
/** From this many words on, the requested language counts as a text of its own. */
const fewestRequestedWords = 15;

/**
 * The passages in one language: the requested one if the source has enough text in it, else the source's. Labelled facts and
 * passages without a recognised language stay.
 * @param language the one the passages were split with
 */
function inOneLanguage(
  passages: readonly SourcePassage[],
  { language, requested }: { language: Language; requested: Language | undefined },
): LanguageChoice {
  // Latin that only fills a place has small words of several languages, and stays whole.
  if (isDummyText(passages.flatMap(({ source }) => source.folded.map((folded) => ({ folded })))))
    return { language, passages, others: [] };
  if (requested !== undefined && requested !== language) {
    const inRequested = passages.filter((passage) => otherLanguage(passage, language) === requested);
    if (inRequested.reduce((sum, { source }) => sum + source.words, 0) >= fewestRequestedWords)
      return { language: requested, ...divided(passages, new Set(inRequested)) };
  }
  const inSource = passages.filter((passage) => otherLanguage(passage, language) === undefined);
  return inSource.length === 0
    ? { language, passages, others: [] }
    : { language, ...divided(passages, new Set(inSource)) };
}

function divided(passages: readonly SourcePassage[], chosen: ReadonlySet<SourcePassage>) {
  return {
    passages: passages.filter((passage) => chosen.has(passage)),
    others: passages.filter((passage) => !chosen.has(passage)).map(({ source }) => source.text),
  };
}

/**
 * The certain language of a passage of prose if it is not the expected one; stop words are checked first. Product lines, units,
 * codes and proper names are of no language.
 */
function otherLanguage({ source, kind }: SourcePassage, expected: Language): Language | undefined {
  const { text, folded, words, smallWords } = source;
  if (words < fewestWords || kind === "label" || smallWords * 6 >= folded.length) return undefined;
  const { language, confidence } = detectLanguage(text);
  if (language === undefined || language === expected || confidence <= sureConfidence) return undefined;
  const ofLanguage = folded.filter((word) => isStopWord(word, language)).length;
  const isProse = ofLanguage >= fewestProseWords && ofLanguage * mostWordsEach >= folded.length;
  return isProse ? language : undefined;
}

/** Prose has so many stop words, and one in so many words is one. */
const fewestProseWords = 3;
const mostWordsEach = 6;

const charactersForLanguage = 240;
/** Characters; a shorter description is identified together with the name. */
const identifiableLength = 80;

/**
 * The language of a description. Titles and lists of parts are easily misidentified: the requested language is preferred
 * where the text has more stop words of it.
 */
function sourceLanguage(
  plain: string,
  { name, requested, glossary }: { name: string; requested: Language | undefined; glossary: Glossary },
): Language | undefined {
  const sample =
    plain.length < identifiableLength ? `${plain}\n${name}` : plain.slice(0, charactersForLanguage);
  const stated = textLanguage(sample, glossary, requested);
  if (requested === undefined || stated === undefined || stated === requested) return stated;
  const { folded } = readWords(sample);
  const stopWords = (language: Language) => folded.filter((word) => isStopWord(word, language)).length;
  return stopWords(requested) > stopWords(stated) ? requested : stated;
}
