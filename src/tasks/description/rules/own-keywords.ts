import { isShouting } from "../../../nlp/casing.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { listedKeywords } from "../../../nlp/page-labels.ts";
import { readWords, stem, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { OwnPage } from "../../engine.ts";
import { isStated } from "./keywords.ts";
import { isAudienceWord, isGenericWord, isHype, isPurchaseWord } from "./word-classes.ts";

/** The keywords that the shop has written for search engines, and the row's name. */
interface ListedPage {
  readonly own: OwnPage;
  readonly name: string;
  readonly language: Language;
}

interface KeywordKinds {
  /** Whether a keyword names another thing than the product. */
  readonly isOfOther?: (keyword: string) => boolean;
  /** Whether it is a noun for things of the product's category: "Luftmatratze" of an "Isomatte". */
  readonly isOfKind?: (keyword: string) => boolean;
}

/**
 * Search terms with the shop's own ones that the row's texts state, or that are other nouns for the same kind of thing: in front what has several words, and the noun of the first
 * term; behind what no term says.
 */
export function withOwnKeywords(
  found: readonly string[],
  page: ListedPage,
  reading: WordReading,
  { isOfOther = () => false, isOfKind = () => false }: KeywordKinds = {},
): readonly string[] {
  const { own, language } = page;
  if (own.keywords === undefined) return found;
  const stemsOf = (keyword: string) => contentStems(keyword, language);
  const head = stemsOf(found[0] ?? "").at(language === "fr" || language === "it" ? 0 : -1);
  const said = new Set(found.flatMap(stemsOf));
  const isSaid = (keyword: string) => isOfTexts(keyword, found[0] ?? "", { language, reading });
  const fit = splitKeywords(own.keywords, head ?? "", { language, reading }, page.name, isOfKind).filter(
    (keyword) => isKeyword(keyword, language) && (isSaid(keyword) || isOfKind(keyword)),
  );
  const isOfProduct = (keyword: string) =>
    /\s/u.test(keyword) && isSaid(keyword) && stemsOf(keyword).some((word) => word === head);
  // "hundebett orthopädisch" beside "Orthopädisches Hundebett"
  const setOf = (keyword: string) => stemsOf(keyword).toSorted().join(" ");
  const sets = new Set(found.filter((term) => !fit.includes(term)).map(setOf));
  const isSame = (keyword: string) => sets.has(setOf(keyword)) && !isStated(keyword, reading, language);
  const named = fit.filter((keyword) => isOfProduct(keyword) && !isSame(keyword));
  const others = fit.filter(
    (keyword) =>
      !isOfProduct(keyword) &&
      !isOfOther(keyword) &&
      (/\s/u.test(keyword) || stemsOf(keyword).some((word) => !said.has(word))),
  );
  // As ours are spelled, where they are the same.
  const spelled = new Map(found.map((keyword) => [foldText(keyword), keyword]));
  const all = [...named.slice(0, mostOwn), ...found, ...others.slice(0, mostOwn)];
  return [...new Set(all.map((keyword) => spelled.get(foldText(keyword)) ?? keyword))];
}

/**
 * Of a bag of words without commas the first one where the name has it as well, with what follows it in both: "mocio rotante"; other nouns for the
 * same kind of thing; German also the noun's last part and its compounds: "trekkingzelt" of "kuppelzelt leicht wasserdicht trekkingzelt neu".
 */
function splitKeywords(
  given: string,
  head: string,
  { language, reading }: KeywordTexts,
  name = "",
  isOfKind: (keyword: string) => boolean = () => false,
): string[] {
  const listed = listedKeywords(given);
  const [only = ""] = listed;
  const words = only.split(" ");
  const fewest = language === "de" ? 1 : mostFree;
  if (listed.length > 1 || words.length <= fewest || isOfTexts(only, "", { language, reading }))
    return listed;
  const end = head.slice(-shortestEnd);
  const isPart = (word: string) => {
    const stemmed = stem(foldText(word), language);
    const isCompound = word.length >= shortestCompound && stemmed.endsWith(end);
    return (
      language === "de" &&
      end.length === shortestEnd &&
      (isCompound || (word.length >= shortestPart && head.endsWith(stemmed)))
    );
  };
  const leads = language === "en" ? [] : leadsOf(words, readWords(name), language);
  const others = words.filter(
    (word, place) => (place > 0 || leads.length === 0) && (isPart(word) || isOfKind(word)),
  );
  return [...leads, ...others];
}

/** The first word of a bag where the name has it, and that with what stands behind it in both. */
function leadsOf(words: readonly string[], name: WordReading, language: Language): string[] {
  const [first = ""] = words;
  const leads = words.slice(0, mostWords).map((_, place) => words.slice(0, place + 1).join(" "));
  const longest = leads.findLast((lead) => isStated(lead, name, language));
  return longest === undefined ? [] : [...new Set([first, longest])];
}

interface KeywordTexts {
  readonly language: Language;
  readonly reading: WordReading;
}

/** Whether a keyword is one of the shop's own, whose words the row's texts have. */
export function isOwnKeyword(keyword: string, own: OwnPage | undefined, texts: KeywordTexts): boolean {
  const folded = foldText(keyword);
  const isListed = listedKeywords(own?.keywords ?? "").some((each) => foldText(each) === folded);
  return isListed && isOfTexts(keyword, "", texts);
}

/**
 * Whether the row's texts have its words, in whatever order, or deny what it denies, or the first term begins or ends with it: "curry" of
 * "Currypulver".
 */
function isOfTexts(keyword: string, first: string, { language, reading }: KeywordTexts): boolean {
  if (isStated(keyword, reading, language)) return true;
  const denied = denial.exec(foldText(keyword));
  if (denied !== null) return isDeniedIn(reading, denied[1] ?? denied[2] ?? "");
  const stems = new Set(reading.stems(language));
  const words = readWords(keyword);
  const content = words
    .stems(language)
    .map((word, place) => ({ word, folded: words.folded[place] ?? "" }))
    .filter(({ folded }) => !isStopWord(folded, language));
  const isSaid = ({ word, folded }: (typeof content)[number]) =>
    stems.has(word) || (language === "de" && isOfParts(folded, word, reading));
  const isCompound =
    language === "de" && content.length === 1 && (content[0]?.folded.length ?? 0) >= 2 * shortestPart - 1;
  if ((isCompound || (content.length > 1 && content.length <= mostFree)) && content.every(isSaid))
    return true;
  const [only = "", more] = words.folded;
  const isPart = language === "de" && more === undefined && only.length >= shortestPart;
  return isPart && readWords(first).folded.some((word) => word.startsWith(only) || word.endsWith(only));
}

/** "Ohne Aluminium", "aluminium-free". */
const denial = /^(?:ohne|sans|senza|without|no)\s(?:d['’]\s?)?(\p{L}{4,})$|^(\p{L}{4,}?)(?:frei|[\s-]free)$/u;
const denying = /^(?:ohne|kein\p{L}{0,5}|frei|sans|ni|pas|senza|priv[aoie]|non|without|no|not|free)$/u;
const affirming = /^(?:mit|with|avec|con|aber|but|mais|ma|nur|only)$/u;
/** Words between what denies and what is denied: "non contiene sali di alluminio". */
const mostBetween = 4;

function isDeniedIn({ folded, tokens, text }: WordReading, word: string): boolean {
  return folded.some((each, place) => {
    if (!each.startsWith(word)) return false;
    if (/^(?:frei|free)/u.test(each.slice(word.length)) || folded[place + 1] === "free") return true;
    for (let at = place - 1; at >= Math.max(0, place - mostBetween); at -= 1) {
      if (/[.!?\n]/u.test(text.slice(tokens[at]?.end, tokens[at + 1]?.start))) return false;
      if (affirming.test(folded[at] ?? "")) return false;
      if (denying.test(folded[at] ?? "")) return true;
    }
    return false;
  });
}

/** German: "trekkingzelt" where the texts have "Trekking" and "Kuppelzelt", "zelt" where they have the latter. */
function isOfParts(folded: string, stemmed: string, { folded: texts }: WordReading): boolean {
  const isEnd = (part: string) => texts.some((word) => word.endsWith(part));
  if (stemmed.length >= shortestEnd && (isEnd(stemmed) || isEnd(folded))) return true;
  for (let cut = shortestFirst; cut <= stemmed.length - shortestEnd; cut += 1) {
    const [head, tail, whole] = [folded.slice(0, cut), stemmed.slice(cut), folded.slice(cut)];
    const isBegun = (word: string) => (cut < shortestPart ? word === head : word.startsWith(head));
    if ((isEnd(tail) || isEnd(whole)) && texts.some(isBegun)) return true;
  }
  return false;
}

/** Words that may stand in any order; more are no phrase. */
const mostFree = 2;
/** Letters of a part of a German compound, and of its last part. */
export const shortestPart = 5;
const shortestEnd = 4;
/** Letters of such a compound, and of a first part that the texts have as a word: "käse". */
const shortestCompound = 7;
const shortestFirst = 4;

const mostOwn = 4;
/** Words and characters of a search term. */
const mostWords = 4;
const longestKeyword = 40;

/** No key of a system, no advert, no single word that all products have, and not only for whom it is. */
function isKeyword(keyword: string, language: Language): boolean {
  const { folded } = readWords(keyword);
  return (
    folded.length <= mostWords &&
    keyword.length <= longestKeyword &&
    /^\p{L}{3}[\p{L}\p{N} '’-]*$/u.test(keyword) &&
    !isShouting(keyword) &&
    !isGenericWord(foldText(keyword)) &&
    !folded.every(isAudienceWord) &&
    !folded.some((word) => isHype(word, language) || isPurchaseWord(word, language))
  );
}

/** The stems of a text without its stop words. */
export function contentStems(text: string, language: Language): string[] {
  const reading = readWords(text);
  return reading.stems(language).filter((_, place) => !isStopWord(reading.folded[place] ?? "", language));
}
