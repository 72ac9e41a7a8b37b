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

/** Of the words that want translating; where more stay, the name is a mixture, or was never of that language. */
const largestUntranslatedShare = 1 / 3;

/** A name in part only where its language is beyond doubt. */
function isReadable(name: string, translation: JudgedTranslation, direction: TranslationDirection): boolean {
  if (translation.isWhole) return true;
  if (!isSurely(name, direction.source)) return false;
  if (!translation.namesThing || chainsNouns(name, translation) || losesItsHead(name, translation))
    return false;
  return translation.untranslatedShare <= largestUntranslatedShare && readsWell(translation, direction);
}

/** The same joining word twice in one part of a name: "ballons pour poulet pour curry". */
const joinedTwice = /(?<!\p{L})(pour|per|für|for|alla?|aux?)(?!\p{L})[^,;:()|–—]*(?<!\p{L})\1(?!\p{L})/iu;
/** Letters of a German word that is put together of several: "Popcornkaramellmeersalz". */
const leastOfChain = 18;

/** Whether a row of nouns was set one by one, which does not tell what belongs to what. */
function chainsNouns(name: string, { text, translated }: JudgedTranslation): boolean {
  if (joinedTwice.test(text) && !joinedTwice.test(name)) return true;
  const known = translated.join(" ").toLowerCase();
  return (text.match(/\p{L}+/gu) ?? []).some(
    (word) => word.length >= leastOfChain && !name.includes(word) && !known.includes(word.toLowerCase()),
  );
}

/** Whether the thing that a name begins with was taken for a part of another: "T-Shirt Garden Gnome", "nain de jardin pour t-shirt". */
function losesItsHead(name: string, { text }: JudgedTranslation): boolean {
  const first = /^\p{Lu}\S*\p{Ll}(?=\s)/u.exec(name)?.[0];
  return first !== undefined && text.includes(` ${first.toLowerCase()}`) && !text.includes(first);
}

/** One word is no proof of a language: Tenda is a maker, too. */
const fewestProofs = 2;

/** How English titles of books and films are joined, and names of goods seldom are: "Trekking in the Himalaya". */
const titleWords = /(?<!\p{L})(?:in|of|on|to|from|for|and) the(?!\p{L})/iu;

/**
 * Whether a name is plainly not in the asked language and no title: two words are of its own language alone, or one of a
 * name that is understood as a whole, and where a word is of the asked one alone, two more are not.
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

/** A name that would be half translated stays in its language, and so does one that may be in the asked one already. */
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

/** How many words tell that a name is of its language and not of the one that is asked for. */
interface LanguageProofs {
  /** Product words. */
  readonly words: number;
  /** Joining words: pour, mit. */
  readonly joining: number;
  /**
   * Words of any kind that only the asked language has; an English one, of which makers' names are full, tells something as
   * the first alone.
   */
  readonly contrary: number;
}

/** Shorter ones are part of names and codes. */
const shortestWord = 2;
const shortestContrary = 3;

/** Words that both languages have (Radio, Mini, Pasta) prove nothing. */
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
