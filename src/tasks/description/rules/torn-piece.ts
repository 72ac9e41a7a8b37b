import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { endsInTornCountry } from "../../evidence/country-names.ts";
import {
  endsInInfinitive,
  isBeginning,
  isBeginningOf,
  isInProductTexts,
  isShortPiece,
  lacksInfinitive,
} from "./begun-words.ts";
import { endsInTornUnit } from "./ellipsis-end.ts";
import type { PassageText } from "./passage-text.ts";
import type { SourcePassage } from "./read-passages.ts";
import {
  asksForMore,
  type CutPhrase,
  endsInLetter,
  endsInPeriod,
  isBehindPreposition,
  lacksComplement,
} from "./whole-phrase.ts";
import { lostEnd } from "./whole-statements.ts";

/** `said` is the name and the values of the columns. */
export interface CutText extends CutPhrase {
  readonly name: string;
}

/** Characters of a text of sentences, and of one sentence; and sentences. */
const [shortestText, shortestAlone, mostClosed] = [80, 120, 2];

/** Whether the last of several sentences, alone without a full stop, ends in the beginning of a word, or in one that asks for another. */
export function endsInPiece(
  passages: readonly SourcePassage[],
  { text, folded }: PassageText,
  { language, name, said, isKnown }: CutText,
): boolean {
  const before = passages.slice(0, -1).map(({ source }) => source.text);
  if (!before.slice(-mostClosed).every((each) => /[.!?)]$/u.test(each))) return false;
  const length = before.join(" ").length + text.length;
  if (before.length > 0 && length >= shortestText && endsInTornUnit(text)) return true;
  if (before.length > 0 && length >= shortestText && (endsInLetter(text) || endsInPeriod(text, language)))
    return true;
  const word = /(?<=(?<!\d)[\s'’])\p{L}\p{Ll}+$/u.exec(text)?.[0];
  if (word === undefined) return false;
  const isLong = before.length > 0 && length >= shortestText;
  if (isLong && isPieceOfSaid(word, said, isKnown)) return true;
  if (isLong && (isBegunAgain(text, name) || isBegunAgain(text, before.join(" ")))) return true;
  if (isLong && before.length >= mostClosed && isLostSyllable(word, language)) return true;
  if (endsInTornCountry(text, language)) return true;
  if (lacksComplement(text, language) && folded.length >= fewestOfTorn) return true;
  if (length < (before.length > 0 ? shortestText : shortestAlone) || folded.length < fewestOfTorn)
    return false;
  const own = foldText(word);
  if (asksForMore(word, language)) return true;
  if (language === "de" && lacksInfinitive(text, word)) return true;
  if (isStopWord(own, language) || isKnown(word)) return false;
  const spoken: readonly string[] = foldText(`${name} ${before.join(" ")}`).match(/[\p{L}\p{N}]+/gu) ?? [];
  // A German noun in capitals may be a maker's, and so may any other word.
  const isName =
    /^\p{Lu}/u.test(word) &&
    (language !== "de" || (word.length < longestName && !isBehindPreposition(text, language)));
  if (spoken.includes(own)) return false;
  if (before.length >= mostClosed && isShortPiece(word, language)) return true;
  if (lastOfPair.test(text) && isBeginningOf(word, language)) return true;
  if (!isName && lostEnd.test(text)) return true;
  if (isName || isInProductTexts(own) || endsInInfinitive(text, language)) return false;
  return isBeginning(word, language) || (language === "it" && endsInConsonant.test(word));
}

/** "... pour la ville ou les chem", "per interno o ester": a small word of a few letters behind "or", with which a statement seldom ends. */
const lastOfPair =
  /\s(?:or|and|oder|und|ou|et|od?|ed?)\s(?:\p{Ll}{1,4}['’\s])?(?:\p{Ll}{2,7}|\p{Lu}\p{Ll}{3,7})$/u;

/** Italian words end in vowels; foreign ones that nobody knows are mostly short. */
const endsInConsonant = /^\p{Ll}{5,}[bcdfgjkmpqtvz]$/u;

/** In letters: a beginning of a word that the row has, and what it lacks. */
const [shortestBegun, fewestLost] = [5, 2];

/** "made of alumin" where a column says "aluminium": the beginning of a word of the row that itself is none. */
function isPieceOfSaid(word: string, said: string, isKnown: CutText["isKnown"]): boolean {
  const own = foldText(word);
  if (!/^\p{Ll}/u.test(word) || own.length < shortestBegun || isKnown(word) || isInProductTexts(own))
    return false;
  const words: readonly string[] = foldText(said).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    !words.includes(own) &&
    words.some((each) => each.startsWith(own) && each.length >= own.length + fewestLost)
  );
}

/** "Étui portefeuill" behind "Étui portefeuille en cuir …": how a text begins, up to the midst of a word. */
function isBegunAgain(text: string, other: string): boolean {
  const [begun, whole] = [foldText(text), foldText(other)];
  return begun.length > shortestBegun && whole.startsWith(begun) && /\p{L}/u.test(whole.charAt(begun.length));
}

/** "Armlehnen si": two small letters that are no word of the language and no unit. */
function isLostSyllable(word: string, language: Language): boolean {
  return (
    /^\p{Ll}{2}$/u.test(word) &&
    !twoLetters.has(word) &&
    !isStopWord(word, language) &&
    !isCommonWord(word, language)
  );
}

/** Units, sizes and short forms, of any language. */
const twoLetters: ReadonlySet<string> = new Set(
  "mm cm dm km kg mg ml cl dl hl db kw wh ah ma kv hz gb tb mb kb go mo to ko lm lt lb oz ft yd qt pt rd pz pc st sz mt gr hr sq cu eu uk us xl xs xx in ok tv pc ca nr no ii iv vi ix".split(
    " ",
  ),
);

/** Words. */
const fewestOfTorn = 3;
/** Letters; a longer capitalised German word is a compound. */
const longestName = 10;
