import { wordTable } from "../../../facts/lexicon.ts";
import type { Language } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { labelOf } from "./choose-points.ts";
import { hasPraise } from "./notices.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { namesSubject, type Subject, subjectOf } from "./subject.ts";
import { isAddressWord, isAdvertWord, isGenericWord, isHype } from "./word-classes.ts";

/** Kinds of words by which a text says what a thing is like. */
const telling: ReadonlySet<string> = new Set(["material", "colour", "certification"]);

/**
 * The passages without sentences that name no property of the product: those of words alone that adverts of any product are made of ("A treat
 * for every day", "Ein Traum für jeden Balkon"), and those with a phrase of such adverts and neither a number nor a material.
 */
export function withoutPraise(
  passages: readonly ScoredPassage[],
  name: string,
  language: Language,
): readonly ScoredPassage[] {
  const product = namedProduct(name, language);
  const empty = passages.filter((passage) => isEmptyPraise(passage, product));
  if (empty.length === 0) return passages;
  const lost = new Set(empty.flatMap((passage) => [passage, ...seriesOf(passage, passages)]));
  return passages.filter((passage) => !lost.has(passage));
}

/** Whether all of the texts are such praise, or the name again. */
export function saysNothing(
  passages: readonly Pick<ScoredPassage, "kind" | "text">[],
  name: string,
  language: Language,
): boolean {
  const product = namedProduct(name, language);
  return passages.every(
    (passage) =>
      isEmptyPraise(passage, product) ||
      readWords(passage.text).folded.every((word) => product.named.has(word)),
  );
}

function namedProduct(name: string, language: Language): NamedProduct {
  return { language, subject: subjectOf(name, language), named: new Set(readWords(name).folded) };
}

interface NamedProduct {
  readonly language: Language;
  readonly subject: Subject;
  /** Folded words of its name. */
  readonly named: ReadonlySet<string>;
}

function isEmptyPraise(
  { kind, text }: Pick<ScoredPassage, "kind" | "text">,
  { language, subject, named }: NamedProduct,
): boolean {
  if (kind === "label" || labelOf(text) !== undefined) return false;
  const words = readWords(text).folded.filter((word) => !named.has(word));
  if (words.some((word) => /\d/u.test(word)) || /[%°]/u.test(text)) return false;
  if (hasPraise(words) || isBoast(text)) return !words.some((_, place) => isTelling(words, place));
  const content = words.filter((word) => !isStopWord(word, language) && !namesSubject([word], subject));
  const isPraise = (word: string) =>
    isAdvertWord(word, language) || isHype(word, language) || isAddressWord(word, language);
  // "Macinatura ideale per la moka" of ground coffee says what it is for.
  const isNamed =
    words.some((word) => namesSubject([word], subject)) || words.length < readWords(text).folded.length;
  return (
    words.filter(isPraise).length >= (isNamed ? fewestPraise : 1) &&
    content.every((word) => isPraise(word) || isGenericWord(word))
  );
}

const boast =
  /^(?:the (?:very )?best(?! of | friend)|(?:das|die|der) (?:wohl |absolut |mit abstand )?beste[nrs]?(?! (?:von|of) )|l[ea]s? meilleure?s?|(?:il|la|i|le) miglior[ei]?) (?:[^\s.!?,;:]+ ){0,8}[^\s.!?,;:]+[.!]?$/iu;

/** "The best headphones on the market.", "Das beste Klangerlebnis aller Zeiten.": a superlative, and no more. */
function isBoast(text: string): boolean {
  return (
    boast.test(text.trim()) &&
    !/(?<!\p{L})(?:is|are|has|have|ist|sind|hat|haben|est|sont|a|ont|è|sono|ha|hanno|with|mit|avec|con|aus)(?!\p{L})/iu.test(
      text,
    )
  );
}

/** Words, of a sentence that names the product. */
const fewestPraise = 2;

function isTelling(words: readonly string[], place: number): boolean {
  const meanings = wordTable().longestAt(words, place)?.entry ?? [];
  return meanings.some(({ kind, isSourceOnly }) => telling.has(kind) && !isSourceOnly);
}

/** Words of each. */
const mostInSeries = 3;

/** "No cables. No plugs. No stress.": the sentences around an empty one that begin as it does, where all are short. */
function seriesOf(passage: ScoredPassage, passages: readonly ScoredPassage[]): readonly ScoredPassage[] {
  const isAlike = ({ folded, words, text }: ScoredPassage) =>
    words <= mostInSeries && words > 1 && folded[0] === passage.folded[0] && !/\d/u.test(text);
  if (!isAlike(passage)) return [];
  const place = passages.indexOf(passage);
  let [start, end] = [place, place + 1];
  while (start > 0 && isAlike(passages[start - 1] ?? passage)) start -= 1;
  while (end < passages.length && isAlike(passages[end] ?? passage)) end += 1;
  return passages.slice(start, end);
}
