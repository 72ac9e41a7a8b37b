import type { Language } from "./language.ts";
import { isListed } from "./language-profiles.ts";

/** Short forms in the midst of a text; in fewer the others may be sentence ends. */
const fewestForms = 2;
/** In characters: stock systems have no longer texts. */
const longestText = 600;

/** What stands with its full stop before a comma, a small letter or a number. */
const inner = /(?<![\p{L}\d.'’])(\p{L}{1,12})\.(?=[,;)]|\s[\p{Ll}\d&(])/gu;
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
  return false;
}

/** A number, or a code with which a value begins: "S3 SRC", "EN ISO 20345", "Ø 18". */
const valueStart = /^(?:\d|[Øø⌀]\s?\d|\p{Lu}{1,4}\d|EN\s|ISO\s|DIN\s|CEI\s|UNI\s|NF\s)/u;
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
  if (/\d\s?\p{L}+$/u.test(before)) return false;
  return !wholeEnds[language].test(word) && (inChain.test(before) || !isListed(word.toLowerCase(), language));
}

/** Whether a word may be whole, by its end or the word lists. */
export function mayBeWhole(word: string, language: Language): boolean {
  return wholeEnds[language].test(word) || isListed(word.toLowerCase(), language);
}

/** In which whole words of a language end, and hardly a short form. */
const wholeEnds: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|ed|er|ers|es|ess|ion|ment|able|ly|e)$/u,
  de: /(?:e|en|el|ung|heit|keit|tät|ion|[tlngsdkh]er|amid|stoff|holz|glas|stahl)$/u,
  fr: /(?:[eéèu]|es|és|er|ion|ions|ment|eur|eux|ant|ent)$/u,
  it: /[aeiouàèéìòù]$/u,
};
