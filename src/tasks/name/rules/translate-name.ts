import { type Language, languageNames } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { isSurely } from "../../../translation/text-language.ts";
import {
  type JudgedTranslation,
  type TranslationDirection,
  translate,
} from "../../../translation/translate.ts";
import { readsWell } from "../../../translation/translation-quality.ts";

/** What a name becomes in another language. */
export interface LocalizedName {
  /** The translation where it can be published as it is, else the name unchanged. */
  readonly text: string;
  /** A translation to be read by a person first: part of it is not translated, or not certain. */
  readonly proposal: string | undefined;
  /** The words of the name that are translated in `text` or `proposal`, and those that are not. */
  readonly translation: JudgedTranslation;
  readonly isTranslated: boolean;
  /** Whether the name has words to translate that `text` leaves as they were. */
  readonly isLeft: boolean;
}

/**
 * Translates a name. It replaces the name only where every word is known and has one meaning there, and rules made the grammar of
 * the whole; any other readable translation is a proposal. A name that may already be in the target language is unchanged.
 *
 * @param brand the product's, which is never translated
 */
export function localizedName(
  name: string,
  direction: TranslationDirection,
  glossary: Glossary,
  brand?: string,
): LocalizedName {
  const ownNames = new Set(brand === undefined ? [] : readWords(brand).folded);
  const translation = translate(name, direction, glossary, ownNames);
  const { isWhole, translated, untranslated } = translation;
  if (direction.source === direction.target)
    return { text: name, proposal: undefined, translation, isTranslated: false, isLeft: false };
  const { words, joining, contrary } = proofsOf(name, direction, glossary);
  const isForeign = isForeignName(name, { words, joining, contrary }, { isWhole, ...direction });
  const isSafe = translated.length > 0 && isForeign;
  if (isSafe && isWhole && isRelated(name, translation))
    return { text: translation.text, proposal: undefined, translation, isTranslated: true, isLeft: false };
  const isOther = contrary === 0 || words + joining > contrary || isSurely(name, direction.source);
  const isLeft = isOther && translated.length + untranslated.length > 0;
  const isProposed = isSafe && isReadable(name, translation, direction);
  const proposal = isProposed ? translation.text : undefined;
  return { text: name, proposal, translation, isTranslated: false, isLeft };
}

/** Whether the nouns of a complete translation show how they relate. */
function isRelated(name: string, translation: JudgedTranslation): boolean {
  return !chainsNouns(name, translation) && !losesItsHead(name, translation);
}

/** Of the translatable words; above it the name mixes languages or was misidentified. */
const largestUntranslatedShare = 1 / 3;

/** Accepts a partial translation only where the source language is certain. */
function isReadable(name: string, translation: JudgedTranslation, direction: TranslationDirection): boolean {
  if (translation.isWhole) return true;
  if (!isSurely(name, direction.source)) return false;
  if (!translation.namesThing || chainsNouns(name, translation) || losesItsHead(name, translation))
    return false;
  return translation.untranslatedShare <= largestUntranslatedShare && readsWell(translation, direction);
}

/** The same preposition twice in one part of a name: "ballons pour poulet pour curry". */
const joinedTwice = /(?<!\p{L})(pour|per|für|for|alla?|aux?)(?!\p{L})[^,;:()|–—]*(?<!\p{L})\1(?!\p{L})/iu;

/** Letters of a German compound of several nouns: "Popcornkaramellmeersalz". */
const leastOfChain = 18;

/** Whether nouns were translated one by one into a chain that does not show how they relate. */
function chainsNouns(name: string, { text, translated }: JudgedTranslation): boolean {
  if (joinedTwice.test(text) && !joinedTwice.test(name)) return true;
  const known = translated.join(" ").toLowerCase();
  return (text.match(/\p{L}+/gu) ?? []).some(
    (word) => word.length >= leastOfChain && !name.includes(word) && !known.includes(word.toLowerCase()),
  );
}

/** Whether the leading product became a modifier of another noun: "T-Shirt Garden Gnome", "nain de jardin pour t-shirt". */
function losesItsHead(name: string, { text }: JudgedTranslation): boolean {
  const first = /^\p{Lu}\S*\p{Ll}(?=\s)/u.exec(name)?.[0];
  return first !== undefined && text.includes(` ${first.toLowerCase()}`) && !text.includes(first);
}

/** One word does not prove a language: Tenda is also a brand. */
const fewestProofs = 2;

/** Typical of English book and film titles, rare in product names: "Trekking in the Himalaya". */
const titleWords = /(?<!\p{L})(?:in|of|on|to|from|for|and) the(?!\p{L})/iu;

/**
 * Whether a name is clearly not in the target language and not a title: two words exist only in the source language (one
 * suffices for a fully translated name in a certain language), or two more than exist only in the target language.
 */
function isForeignName(
  name: string,
  { words, joining, contrary }: LanguageProofs,
  { isWhole, ...direction }: TranslationDirection & Pick<JudgedTranslation, "isWhole">,
): boolean {
  if (direction.source === "en" && titleWords.test(name)) return false;
  if (contrary > 0) return words - contrary >= fewestProofs;
  if (isWhole) return words + joining >= (isSurely(name, direction.source) ? 1 : fewestProofs);
  return words >= joining && words + joining >= fewestProofs;
}

/** Counts of words that show which of two languages a name is in. */
interface LanguageProofs {
  /** Product words. */
  readonly words: number;
  /** Joining words: pour, mit. */
  readonly joining: number;
  /** Words of any kind that exist only in the target language; one that is also English, as in many brands, counts only as the first word. */
  readonly contrary: number;
}

/** Characters; shorter words are parts of names and codes. */
const shortestWord = 2;

const shortestContrary = 3;

/** Ignores words that both languages have (Radio, Mini, Pasta). */
export function proofsOf(
  name: string,
  { source, target }: TranslationDirection,
  glossary: Glossary,
): LanguageProofs {
  let words = 0;
  let joining = 0;
  let contrary = 0;
  for (const { kind, folded, start } of tokenize(name)) {
    if (kind !== "word" || folded.length < shortestWord) continue;
    const [ofSource, ofTarget] = [kindOf(folded, source, glossary), kindOf(folded, target, glossary)];
    if (ofSource === "product" && ofTarget === undefined) words += 1;
    if (ofSource === "joining" && ofTarget === undefined) joining += 1;
    const isContrary = ofSource === undefined && ofTarget !== undefined && folded.length >= shortestContrary;
    if (isContrary && (start === 0 || kindOf(folded, "en", glossary) === undefined)) contrary += 1;
  }
  return { words, joining, contrary };
}

function kindOf(folded: string, language: Language, glossary: Glossary): "product" | "joining" | undefined {
  if (isStopWord(folded, language)) return "joining";
  const role = glossary.roleOf(folded, language);
  if (role === undefined || role === "size") return undefined;
  return role === "connective" ? "joining" : "product";
}

/** English sentences on what was translated and what was not. @param source undefined where it is not recognised */
export function translationSentences(
  localized: LocalizedName,
  { source, target }: { readonly source: Language | undefined; readonly target: Language },
): string[] {
  if (source === target) return [];
  if (source === undefined) return ["Language not recognised: not translated."];
  const { translation, proposal, isLeft, isTranslated } = localized;
  const { translated, untranslated } = translation;
  const pairs = translated.join(", ");
  const language = languageNames[target];
  if (proposal !== undefined) {
    const share = Math.round(100 * translation.untranslatedShare);
    const rest =
      untranslated.length === 0
        ? "not certain"
        : `in part, without ${share} % of its words: ${untranslated.join(", ")}`;
    return [
      `Translated into ${language} only among the other names, as it is ${rest} (${pairs}).`,
      needsProvider,
    ];
  }
  if (isLeft)
    return [`Not translated into ${language}: not all of its words are known and certain.`, needsProvider];
  if (!isTranslated)
    return [`Not translated into ${language}: it has no words that must be of another language.`];
  return [`Translated from ${languageNames[source]}: ${pairs}.`];
}

const needsProvider = "A language model translates it whole.";

/** What a person should look at; undefined where nothing was left. */
export function translationReview(
  { proposal, isLeft }: LocalizedName,
  target: Language,
): { readonly reason: string; readonly candidates?: string[] } | undefined {
  const language = languageNames[target];
  if (proposal !== undefined)
    return {
      reason: `Translated into ${language} only in part or without certainty: proposed, not written; a whole translation needs a language model.`,
      candidates: [proposal],
    };
  return isLeft ? { reason: `Not translated into ${language}: that needs a language model.` } : undefined;
}
