import { maxMetaDescriptionLength, maxSeoTitleLength } from "../../../api/optimization.ts";
import { cleanWhole } from "../../../lint/whole-text.ts";
import { isShouting } from "../../../nlp/casing.ts";
import { plainText } from "../../../nlp/html.ts";
import type { Language } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { splitSentences } from "../../../nlp/sentence-splitter.ts";
import { behindCall, withoutTicks } from "../../../nlp/shop-text.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { OwnPage } from "../../engine.ts";
import { endsCut } from "./cut-passage.ts";
import { isNotice, isOfSale } from "./notices.ts";
import { contentStems, shortestPart } from "./own-keywords.ts";
import type { SeoFields } from "./seo-fields.ts";
import { isHype, isPurchaseWord } from "./word-classes.ts";

/** What the shop has written for search engines, beside what the row says of the product. */
export interface ShopPage {
  readonly own: OwnPage;
  readonly name: string;
  /** The head of what the name says that the product is. */
  readonly noun: string | undefined;
  /** The description in plain text. */
  readonly texts: string;
  readonly language: Language;
}

/**
 * The fields with the shop's own title and meta description where these are whole, name the product, fit, and say what ours do not:
 * a title that is the name again is composed as well as written, and a meta description that a person has written reads better than a list.
 */
export function withOwnPage(fields: SeoFields, page: ShopPage): SeoFields {
  const title = ownTitle(page.own.title, page);
  const meta = ownMeta(page.own.description, page);
  const isTitleBetter =
    title !== undefined &&
    (saysMore(title, fields.title, page) ||
      isWithShop(title, fields.title, page) ||
      isShortened(fields.title, page));
  const ours = fields.meta_description;
  const isMetaBetter = meta !== undefined && (saysMore(meta, ours, page) || meta.length >= shortestWritten);
  return {
    title: isTitleBetter ? title : fields.title,
    meta_description: isMetaBetter ? meta : ours,
    keywords: fields.keywords,
  };
}

/** Whether our title had no space for all words of the name: the shop's own one is chosen, ours is what fits. */
function isShortened(ours: string, { name, language }: ShopPage): boolean {
  const said = new Set(readWords(ours).stems(language));
  return contentStems(name, language).some((word) => !said.has(word));
}

/** Characters of a meta description that is not written in passing. */
const shortestWritten = 50;

/**
 * "Blue Mug | Acme": the name, and behind a bar what else our title says: the shop writes it where ours has the maker in front. Contents
 * and measures it may leave out.
 */
function isWithShop(title: string, ours: string, page: ShopPage): boolean {
  const unmeasured = findMeasures(ours).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    ours,
  );
  return (
    /[\p{L}\d%]\s\|\s\p{L}/u.test(title) &&
    foldText(title) !== foldText(ours) &&
    !saysMore(unmeasured, title, page)
  );
}

/** The title; without the shop's name behind a bar where it is too long with it. */
function ownTitle(given: string | undefined, page: ShopPage): string | undefined {
  const isLong = given !== undefined && given.length > maxSeoTitleLength;
  const title = isLong ? given.replace(/\s\|\s[^|]*$/u, "") : given;
  return ownText(title?.replace(orderCall, ""), page, maxSeoTitleLength);
}

/** "kaufen" at the end of a title, or in front of the shop's name. */
const orderCall =
  /\s(?:online\s)?(?:kaufen|bestellen|acheter|commander|acquistare|comprare)(?:\sonline)?(?=$|\s[|–-]\s)/iu;

/** The title where it can stand as it is. */
function ownText(given: string | undefined, page: ShopPage, longest: number): string | undefined {
  const text = plainLine(given, page);
  if (text === undefined || text.length > longest || unfit.test(text) || hasRebate(text, page))
    return undefined;
  if (isCut(text, page) || isNotice(text)) return undefined;
  const { folded } = readWords(text);
  const isAdvert = folded.some((word) => isHype(word, page.language) || isPurchaseWord(word, page.language));
  const isNamed = namesProduct(text, page) || beginsAsName(text, page);
  return !isAdvert && cleanWhole(text, page.language, page.name).text === text && isNamed ? text : undefined;
}

/** Whether it has a percentage that is not the row's own: "60 % Robusta" is what a coffee is made of. */
function hasRebate(text: string, { name, texts }: ShopPage): boolean {
  const stated = ` ${name}\n${texts}`.replace(/(?<=\d)\s(?=%)/gu, "");
  return (text.match(/\d+(?:[.,]\d+)?\s?%/gu) ?? []).some(
    (share) => !new RegExp(`[^\\d.,]${share.replace(/\s/u, "")}`, "u").test(stated),
  );
}

/**
 * The meta description as it is where it makes no offer; what the shop promises of delivery may stay. Else without its sentences
 * about delivery, prices and orders: "Felt slippers with a rubber sole. 20 % off this week". Undefined where the first sentence is one of
 * them, or where what is left is not fit to stand.
 */
function ownMeta(given: string | undefined, page: ShopPage): string | undefined {
  const line = plainLine(given && withoutTicks(given), page);
  if (line === undefined) return undefined;
  if (isWholeWithoutOffer(line, page)) return line;
  const { language, name } = page;
  const text = withoutCall(line, page);
  const sentences = splitSentences(text, language).map((sentence) => sentence.text);
  const fit = sentences.filter((sentence, place) => !isAdvert(sentence, place > 0, language));
  if (fit.length === 0 || fit[0] !== sentences[0]) return undefined;
  const rest = fit.length === sentences.length ? text : fit.join(" ");
  const clean = cleanWhole(rest, language, name).text;
  const isShortened = clean.length >= shortestRest && rest.startsWith(clean) && clean.endsWith(".");
  if (clean !== text && !isShortened) return undefined;
  if (clean.length > maxMetaDescriptionLength || isCut(clean, page)) return undefined;
  const isNamed = namesProduct(clean, page);
  // How to wash it, or a call in front, are no reason to write another one where it names the product.
  if (isNotice(clean) && !(isNamed && clean.length >= shortestWritten)) return undefined;
  return isNamed || isOfRow(clean, page) ? clean : undefined;
}

function isWholeWithoutOffer(line: string, page: ShopPage): boolean {
  const { language, name } = page;
  const [first, ...others] = splitSentences(line, language).map(({ text }) => text);
  if (first === undefined || isAdvert(first, false, language) || behindCall(line) !== undefined) return false;
  const isWhole = line.length <= maxMetaDescriptionLength && !isCut(line, page) && namesProduct(first, page);
  return (
    isWhole &&
    cleanWhole(first, language, name).text === first &&
    others.every((sentence) => !hasRebate(sentence, page) && !isOffer(sentence, language))
  );
}

/** Praise, an address or a price; an amount from which something is delivered is none. */
function isOffer(sentence: string, language: Language): boolean {
  const unpriced = ofDelivery.test(sentence) ? sentence.replace(/[€$£]/gu, "") : sentence;
  return unfit.test(unpriced) || readWords(sentence).folded.some((word) => isHype(word, language));
}

const ofDelivery =
  /(?:^|[^\p{L}])(?:versand|liefer|deliver|shipping|postage|livr|frais de port|port offert|spedi|consegn)/iu;

/** Without the call to buy that it begins with where the name of the product, or an article and the name, stands behind it. */
function withoutCall(text: string, { name, language }: ShopPage): string {
  const rest = behindCall(text);
  if (rest === undefined) return text;
  const named = new Set(readWords(name).folded.filter((word) => !isStopWord(word, language)));
  const isCalled = readWords(rest)
    .folded.slice(0, text.endsWith(rest) ? 1 : mostBeforeName)
    .some((word) => named.has(word));
  return isCalled ? rest : text;
}

/** Words: "La vera 'nduja". */
const mostBeforeName = 3;

/** Words of a sentence that does no more than ask to order: "Jetzt bei der Rösterei Kornhaus bestellen." */
const mostOrderWords = 8;

function isAdvert(sentence: string, isBehind: boolean, language: Language): boolean {
  if (unfit.test(sentence) || isOfSale(sentence)) return true;
  const { folded } = readWords(sentence);
  if (folded.some((word) => isHype(word, language))) return true;
  const isShort = folded.length <= mostOrderWords && !/\d/u.test(sentence);
  const ends = [folded[0], folded.at(-1)];
  return isBehind && isShort && ends.some((word) => word !== undefined && isPurchaseWord(word, language));
}

/** Undefined where the text has markup or capitals throughout, or is in another language. */
function plainLine(given: string | undefined, page: ShopPage): string | undefined {
  if (given === undefined || markup.test(given)) return undefined;
  const text = normalizeWhitespace(given);
  if (plainText(text).text !== text || isShouting(text) || !isInLanguage(text, page)) return undefined;
  return text;
}

/** Characters that are to be left of a meta description without its call to buy. */
const shortestRest = 40;

const markup = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/iu;
/** Placeholders of shops' systems, addresses, prices, calls and what is no text. */
const unfit = /%%|\{\{?|\[\[?\w|https?:|www\.|@|[€$£!™®★✓✔]|\?$|[,;:|/&+–—-]$/u;

/** Cut by the shop or by its system: at an ellipsis, within a sentence of the description, or where a word is open. */
function isCut(text: string, { texts, language }: ShopPage): boolean {
  // The "C" of "60 °C" is a stop word of French.
  const last = measureEnd.test(text) ? "" : (readWords(text).folded.at(-1) ?? "");
  if (endsCut(text) || isStopWord(last, language)) return true;
  if (/[.)»”"]$/u.test(text)) return false;
  const own = normalizeWhitespace(texts);
  const place = own.indexOf(text);
  const isWithin = place >= 0 && /^\s?[\p{L}\p{N},;]/u.test(own.slice(place + text.length));
  return isWithin || text.length > longestOpen;
}

const measureEnd = /\d\s?°?\s?\p{L}{1,3}\.?$/u;

/** Characters; a longer text without a full stop ends at some limit of the shop's system. */
const longestOpen = 140;

/** Characters; of a shorter text the language is a guess. */
const shortestIdentified = 25;
const surelyOther = 0.8;

function isInLanguage(text: string, { language }: ShopPage): boolean {
  if (text.length < shortestIdentified) return true;
  const found = detectLanguage(text);
  return found.language === undefined || found.language === language || found.confidence < surelyOther;
}

/** Whether it has the noun of the product, or most words of its name. */
function namesProduct(text: string, { name, noun, language }: ShopPage): boolean {
  const stems = new Set(readWords(text).stems(language));
  const wanted = contentStems(name, language);
  // "Sandelholzduft" has the "Sandelholz" of the name.
  const isIn = (word: string) =>
    language === "de" &&
    word.length >= shortestPart &&
    [...stems].some((other) => other.startsWith(word) || other.endsWith(word));
  const shared = wanted.filter((word) => stems.has(word) || isIn(word)).length;
  if (wanted.length > 0 && shared * 2 >= wanted.length) return true;
  const [head] = noun === undefined ? [] : readWords(noun).stems(language);
  return head !== undefined && stems.has(head) && shared >= Math.min(2, wanted.length);
}

/** "Lot de 3 bodies bébé" of "Lot de 3 bodies manches longues": the first words of the name. */
function beginsAsName(text: string, { name, language }: ShopPage): boolean {
  const [own, wanted] = [contentStems(text, language), contentStems(name, language)];
  return wanted.length >= firstWords && wanted.slice(0, firstWords).every((word, at) => own[at] === word);
}

const firstWords = 3;

/** Of the words of a meta description that the row has. */
const leastStated = 0.5;

/** Whether it has a word of the name, and most of its words are the row's: "Coffee beans of 70% arabica, roasted in York" of "House Blend Beans". */
function isOfRow(text: string, { name, texts, language }: ShopPage): boolean {
  const named = new Set(contentStems(name, language));
  const known = new Set([...named, ...contentStems(texts, language)]);
  const said = contentStems(text, language);
  const stated = said.filter((word) => known.has(word)).length;
  return said.some((word) => named.has(word)) && stated >= said.length * leastStated;
}

/** Whether it has a word that ours lacks. */
function saysMore(text: string, ours: string, { language }: ShopPage): boolean {
  const known = new Set(readWords(ours).stems(language));
  return foldText(text) !== foldText(ours) && contentStems(text, language).some((word) => !known.has(word));
}
