import { acronyms, brandNames } from "./casing-words.ts";
import type { Language } from "./language.ts";
import { isCommonWord, isListed } from "./language-profiles.ts";
import { foldText } from "./normalizer.ts";
import { isStopWord } from "./stop-words.ts";
import { canonicalUnit } from "./units.ts";

/** Short forms in the midst of a text; in fewer the others may be sentence ends. */
const fewestForms = 2;
/** In characters: stock systems have no longer texts. */
const longestText = 600;

/** What stands with its full stop before a comma, a small letter or a number. */
const inner = /(?<![\p{L}\d.'’])(\p{L}{1,12})\.(?=[,;)]|\s(?:[\p{Ll}\d&(]|\p{Lu}\.\s?\d))/gu;
/** A sentence that ends inside a text, and the next one. */
const innerEnd = /[.!?]\s\p{Lu}\p{Ll}{2}/u;
/** The same in a text in capitals, where any sign may follow. */
const innerCapitals = /(?<![\p{L}\d.'’]|\d\s)(\p{Lu}{2,12})\.(?=[,;)]|\s\S)/gu;
/** These are usual in any text. */
const usual =
  /^(?:max|min|ca|approx|env|circa|etc|ecc|usw|bzw|ggf|inkl|incl|inc|excl|exkl|zzgl|no|nr|art|ref|réf|rif|vol|vs|z|d|e|i)$/iu;

/**
 * Whether a text is written in short forms as those of stock systems are ("Scamb. prim. inox. Kit scarico coass. 60/100"), so that its
 * full stops end a sentence only behind whole words.
 */
export function isShorthand(text: string, language: Language): boolean {
  if (text.length > longestText) return false;
  let forms = 0;
  for (const [, word = ""] of text.matchAll(inner)) {
    const lower = word.toLowerCase();
    if (!usual.test(word) && (word.length <= 3 || !isListed(lower, language))) forms += 1;
    if (forms >= fewestForms) return true;
  }
  return forms > 0 && !innerEnd.test(text);
}

/** Whether a word is whole by what the caller knows: a glossary, the row's other texts. */
export type KnowsWhole = (lower: string) => boolean;

/**
 * Whether a text is in capitals and has several short forms, as many as full stops behind whole words, and few of the small words of
 * sentences. Its full stops end a sentence only behind whole words, since no capital says where one begins. In Italian, where words end
 * in vowels, one short form will do.
 */
export function isShorthandInCapitals(text: string, language: Language, knows: KnowsWhole): boolean {
  if (text.length > longestText || !/\p{Lu}{4}/u.test(text) || /\p{Ll}{3}/u.test(text)) return false;
  let [forms, others] = [0, 0];
  for (const [, word = ""] of text.matchAll(innerCapitals)) {
    const lower = word.toLowerCase();
    if (usual.test(lower)) continue;
    if (isWhole(lower, language, knows)) others += 1;
    else forms += 1;
  }
  const fewest = language === "it" ? 1 : fewestForms;
  if (forms < fewest || forms < others) return false;
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => isStopWord(word, language)).length <= words.length * mostSmallWords;
}

/** The share of small words in notes, of which sentences have more. */
const mostSmallWords = 0.25;

/** Whether the full stop behind a word of such a text belongs to the word. */
export function isShortInCapitals(before: string, language: Language, knows: KnowsWhole): boolean {
  const word = lastOfText.exec(before)?.[1];
  if (word === undefined || isUnitBehindNumber(before, word)) return false;
  return !isWhole(word.toLowerCase(), language, knows);
}

/**
 * Whether the full stop behind a word of a German text in short forms belongs to the word, where a noun follows, which has a capital
 * anyway: "Geh. Kunststoff", "Handr. atmungsakt. Strickb. Einheit".
 */
export function isShortBeforeNoun(before: string, next: string): boolean {
  const word = lastOfText.exec(before)?.[1] ?? "";
  const follows = /^\p{Lu}\p{Ll}+/u.exec(next)?.[0].toLowerCase();
  if (!/^\p{Lu}?\p{Ll}{2,}$/u.test(word) || follows === undefined || isStopWord(follows, "de")) return false;
  return !isUnitBehindNumber(before, word) && !isGermanWord(word.toLowerCase());
}

/** A word, or a compound of which the last noun is one. */
function isGermanWord(lower: string): boolean {
  if (isWhole(lower, "de", () => false)) return true;
  for (let start = shortestHead; start <= lower.length - shortestListed; start += 1)
    if (isListed(lower.slice(start), "de")) return true;
  return false;
}

/** "50 NM", "3 St", and not "1/4 scar", "20X2 isolam". */
function isUnitBehindNumber(before: string, word: string): boolean {
  if (!/\d\s?\p{L}+$/u.test(before)) return false;
  return word.length < shortestListed || canonicalUnit(foldText(word)) !== undefined;
}

/** In characters of what stands before the last noun of a compound. */
const shortestHead = 3;

/** In characters: endings say nothing of shorter words, which the lists must know. */
const shortestWithEnd = 5;

function isWhole(lower: string, language: Language, knows: KnowsWhole): boolean {
  if (acronyms().has(lower) || brandNames().has(lower)) return true;
  if (lower.length >= shortestWithEnd && wholeEnds[language].test(lower)) return true;
  return lower.length >= shortestListed && (isCommonWord(lower, language) || knows(lower));
}

/** In characters: "col." and "fin." are in the word lists for what else they mean. */
const shortestListed = 4;

/** A number, or a code with which a value begins: "S3 SRC", "EN ISO 20345", "Ø 18", "OE-Nr. 350", "MB 229.5". */
const valueStart =
  /^(?:\d|\p{Lu}\.\s?\d|[Øø⌀]\s?\d|\p{Lu}{1,4}\d|EN\s|ISO\s|DIN\s|CEI\s|UNI\s|NF\s|\p{Lu}{2,4}[\s-](?:\p{L}{1,4}\.?[\s-])?\d)/u;
const lastOfText = /(?<![\p{L}\d])(\p{L}{2,})$/u;
/** "pouv. coup", "punt. comp": behind a short form. */
const inChain = /(?<![\p{L}\d])\p{L}{2,6}\.\s\p{Ll}{2,4}$/u;

/**
 * Whether the full stop behind a word of a text in short forms belongs to the word, because the value of that word follows:
 * "coass. 60/100", "pouv. coup. 4500A", "Cat. S3".
 */
export function isShortBeforeValue(before: string, next: string, language: Language): boolean {
  const word = lastOfText.exec(before)?.[1];
  if (word === undefined || !valueStart.test(next) || /^\p{Lu}+$/u.test(word)) return false;
  if (isUnitBehindNumber(before, word)) return false;
  return !wholeEnds[language].test(word) && (inChain.test(before) || !isListed(word.toLowerCase(), language));
}

/**
 * Whether a word that stands alone as a sentence is short, because the value of it follows: "Ers. OE-Nr. 350", "Mischungsverh. 1:50". None that the
 * word lists or its end know as a whole one, and no maker's name.
 */
export function isAloneBeforeValue(sentence: string, next: string, language: Language): boolean {
  const word = /^\p{L}\p{Ll}{2,}$/u.exec(sentence)?.[0].toLowerCase();
  if (word === undefined || !valueStart.test(next) || isWhole(word, language, () => false)) return false;
  return !wholeAlone[language].test(word) && !isListed(word, language);
}

/** In which words end that stand alone, and hardly a short form: "Kompakt. 3 kg", "Stabil. 5 mm". */
const wholeAlone: Readonly<Record<Language, RegExp>> = {
  en: /(?:[eyo]|ct|oof|ful|ish|an|[st]ic|[aeiou][dt]|up)$/u,
  de: /(?:[aeiouäöü]|bar|ig|isch|lich|sam|haft|los|el|al|il|iv|[^s]t|ust|an|är|us|um|ik)$/u,
  fr: /(?:[aeiouyéè]|ct|ant|if|[aeo]l|ond|[ao]ux|[ao]is|[aio]n|ort|art|[aeiou]t)$/u,
  it: /[aeiouàèéìòù]$/u,
};

/** Whether a word may be whole, by its end or the word lists. */
export function mayBeWhole(word: string, language: Language): boolean {
  return wholeEnds[language].test(word) || isListed(word.toLowerCase(), language);
}

/** In which whole words of a language end, and hardly a short form. */
const wholeEnds: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|ed|er|ers|es|ess|ion|ment|able|ly|e|\p{L}{3}(?:or|a|th|ck|ow|ght|ic|al)|\p{L}{2}[aeiou]\p{L}{0,2}[a-rt-z]s)$/u,
  de: /(?:e|en|el|ung|heit|keit|tät|ion|[tlngsdkh]er|amid|stoff|holz|glas|stahl|frei|fest|matt|voll|dicht|schutz)$/u,
  fr: /(?:[eéèu]|es|és|er|ion|ions|ment|eur|eux|ant|ent)$/u,
  it: /[aeiouàèéìòù]$/u,
};
