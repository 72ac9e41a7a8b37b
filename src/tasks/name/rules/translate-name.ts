import type { Language } from "../../../nlp/language.ts";
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

/** The translation, or the name unchanged where it would be half translated or may already be in the target language. */
export function localizedName(
  name: string,
  direction: TranslationDirection,
  glossary: Glossary,
): JudgedTranslation {
  const translation = translate(name, direction, glossary);
  const { isWhole } = translation;
  const isSafe = translation.translated.length > 0 && isForeign(name, { isWhole, ...direction }, glossary);
  if (isSafe && isReadable(name, translation, direction)) return translation;
  return { ...translation, text: name, translated: [] };
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
function isForeign(
  name: string,
  { isWhole, ...direction }: TranslationDirection & Pick<JudgedTranslation, "isWhole">,
  glossary: Glossary,
): boolean {
  if (direction.source === "en" && titleWords.test(name)) return false;
  const { words, joining, contrary } = proofsOf(name, direction, glossary);
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
