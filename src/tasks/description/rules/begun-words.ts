import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import { categoryWord, valueWord } from "../../../ml/titles/vocabulary.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { stem } from "../../../nlp/stemmer.ts";

/** How words of a language go on. */
const endings: Readonly<Record<Language, readonly string[]>> = {
  en: "e le el er y ed ing ion tion ation s es t d nt ment able ent al ial ance ness ous ic ng h sh ush ght th k ck l ly n on r ry re ss ction cted ected zle tle dle ble ve".split(
    " ",
  ),
  de: "e en er n ung ungen gung igung ng g t st te ten h ch ich isch lich keit heit bar ern el l le d nd m ehör hör".split(
    " ",
  ),
  fr: "e es é ée er r s t re ment tion ion ation que ble le te ture eur euse ant ante ent ente ité el elle ne gne".split(
    " ",
  ),
  it: "e a o i re ne one ione zione azione le lo la te to ta mente ità tore ttore rio bile era eria".split(
    " ",
  ),
};
/** Letters of the last part of a German compound; one of three letters is no word itself: "Montagezub". */
const shortestPart = 3;

/** Whether a word that nobody knows goes on to be one, or the last part of a German one does: "Aufbauanleit", "induz". */
export function isBeginning(word: string, language: Language): boolean {
  const lower = word.toLowerCase();
  const isBegun = (part: string) =>
    endings[language].some((ending) => isInProductTexts(foldText(part + ending)));
  // "koenn"
  if (isBegun(lower) || (language === "de" && isBegun(lower.replace(/([aou])e/u, "$1")))) return true;
  for (let from = 3; language === "de" && from <= lower.length - shortestPart; from += 1)
    if (
      isFirstPart(lower.slice(0, from)) &&
      (lower.length - from > shortestPart || !isInProductTexts(foldText(lower.slice(from)))) &&
      isBegun(lower.slice(from))
    )
      return true;
  return false;
}

/** A word of product texts, or one with what joins it to the next part: "Installations". */
function isFirstPart(part: string): boolean {
  return (
    isInProductTexts(foldText(part)) ||
    (/\p{L}{4}s$/u.test(part) && isInProductTexts(foldText(part.slice(0, -1))))
  );
}

/** "to degrease": a verb with its ending. */
const wholeInfinitive: Readonly<Record<Language, RegExp>> = {
  en: /\sto\s\p{Ll}{4,}e$/u,
  de: /\szu\s\p{Ll}{3,}en$/u,
  fr: /\s(?:de|à|pour)\s\p{Ll}{3,}(?:er|ir)$/u,
  it: /\s(?:di|da|per)\s\p{Ll}{3,}[aei]re$/u,
};

/** Whether a text ends in a whole verb, though nobody knows it: "no need to degrease". */
export function endsInInfinitive(text: string, language: Language): boolean {
  return wholeInfinitive[language].test(text);
}

/** "Das Mahlwerk lässt sich in 13 Stufen einst": the infinitive that the first verb asks for is missing. */
export function lacksInfinitive(text: string, word: string): boolean {
  return /^[^,;:]*\sl(?:ä|a)ss(?:t|en) sich\s[^,;:]*$/u.test(text) && !/n$/u.test(word);
}

/** A last word of a few letters behind another word; German verbs end in a "t" behind a consonant. */
const shortEnd = /(?<=\p{L}[\s/])(\p{Ll}{4,6}(?<!e)(?:[bcdfgpv]|(?<=[aiou]s?)t))\.$/u;

/** Whether the full stop at the end of a text stands behind letters that nobody knows as a word: "PU/PU antist.", "In busta arrot.". */
export function endsInShortForm(text: string): boolean {
  const word = shortEnd.exec(text)?.[1];
  if (word === undefined || isInProductTexts(foldText(word))) return false;
  return textLanguages.every((language) => !isCommonWord(word, language));
}

export function isInProductTexts(folded: string): boolean {
  return Object.values(builtinWords().vocabularies).some((vocabulary) => vocabulary(folded) > 0);
}

/** In letters: a beginning of a word, and what it lacks. */
const [shortestPiece, fewestLost] = [6, 2];

/** A list without its last entry's end where that is the beginning of a word of the name: "..., gleichschließ" of "gleichschließend". */
export function withoutPieceOf(name: string, list: string): string {
  return list.replace(/,\s(\p{Ll}+)$/u, (end: string, word: string) => {
    const own = foldText(word);
    if (own.length < shortestPiece || isInProductTexts(own)) return end;
    const words: readonly string[] = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.some((each) => each.startsWith(own) && each.length >= own.length + fewestLost) ? "" : end;
  });
}

/** How words go on that the feed cut earlier. */
const longEndings: Readonly<Record<Language, readonly string[]>> = {
  en: "els ers ings ons ides ts tion tions ns".split(" "),
  de: "her hern chern men ern ten sen gen".split(" "),
  fr: "in ins on ons ier iers ière oire oires oir oirs age ages ois eil ants".split(" "),
  it: "no na ni nza nte nti ico ica ina ino ale ali".split(" "),
};

/** Whether a word that neither the categories nor the values of the language have is the beginning of one that they have. */
export function isBeginningOf(word: string, language: Language): boolean {
  const folded = foldText(word);
  if (isInTextsOf(folded, language) || isInTextsOf(stem(folded, language), language)) return false;
  return [...endings[language], ...longEndings[language]].some((ending) =>
    isInTextsOf(folded + foldText(ending), language),
  );
}

/** Whether a few letters are no word of the language's categories or values: "Altteil ver", "par pers. hab". */
export function isShortPiece(word: string, language: Language): boolean {
  return /^\p{Ll}{2,4}$/u.test(word) && /[^aeiou]$/u.test(word) && !isInTextsOf(foldText(word), language);
}

function isInTextsOf(folded: string, language: Language): boolean {
  const lists = categoryWord(language) | valueWord(language);
  return Object.values(builtinWords().vocabularies).some((vocabulary) => (vocabulary(folded) & lists) !== 0);
}
