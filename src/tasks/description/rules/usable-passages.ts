import { asksToBuy } from "../../../lint/asks-to-buy.ts";
import { isBareHeading } from "../../../lint/bare-heading.ts";
import { cutNoise } from "../../../lint/cut-noise.ts";
import { mayHaveNoise } from "../../../lint/noise.ts";
import type { Language } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { wholeParts } from "./cut-passage.ts";
import { saysNothing } from "./empty-praise.ts";
import { PassageText } from "./passage-text.ts";
import type { SourcePassage } from "./read-passages.ts";
import { beginsWithReference } from "./sentence-openings.ts";
import { openingOfShop } from "./shop-openings.ts";
import { isShopRemark, saysMore } from "./shop-remarks.ts";

export interface UsablePassages {
  readonly passages: readonly SourcePassage[];
  /** The phrases and sentences about buying or shipping that were cut, as they are written, each once. */
  readonly cut: readonly string[];
  /** How many passages hold such noise that could not be cut. */
  readonly leftCount: number;
  readonly repeatedCount: number;
  /** Whether all of them are such noise, so that they stay as they are. */
  readonly isNoiseOnly: boolean;
}

/** A label of a form that nobody filled in: "Filling: .", "Noise: dB." A heading has no full stop, and a letter may be a size. */
const emptyLabel =
  /^\p{L}[^:.!?\n]{0,38}:\s*(?:(?:(?:dB|k?W|k?Hz|kg|mm|cm|ml|m?Ah|lm|kPa|bar)\s?)?\.|…|\.{3})$/u;

/** The passages that describe the product, without noise, duplicates and words that were cut off at the end of the source. */
export function usablePassages(
  passages: readonly SourcePassage[],
  { language, name }: { readonly language: Language; readonly name: string },
): UsablePassages {
  const cut = new Set<string>();
  let leftCount = 0;
  const named = readWords(name).folded;
  const opening = openingOfShop(passages, language);
  const parts = passages.map((passage, place) => {
    const { text, folded, isCut } = passage.source;
    if (emptyLabel.test(text)) return [];
    if (
      opening.has(passage) ||
      isShopRemark(text) ||
      praisesName(text, folded, named) ||
      loneNumber.test(text) ||
      asksToBuy(folded, named) ||
      invitesToBuy(text, () => `${name} ${textWithout(passages, place)}`) ||
      (isFollowed(passages[place + 1], language) && presentsName(text, named))
    ) {
      cut.add(text);
      return [];
    }
    if ((!isCut && !mayHaveNoise(text, folded)) || saysMore(text)) return [passage];
    const without = cutNoise(text);
    if (without.cut.length > 0 && isShopRemark(without.text)) {
      cut.add(text);
      return [];
    }
    for (const phrase of without.cut) cut.add(phrase);
    if (without.isLeft) leftCount += 1;
    return withText(
      passage,
      without.cut.length === 0 ? text : without.text.replace(/(?<=[^.])\.\s?\.$/u, "."),
      language,
    );
  });
  const descriptive = parts.flatMap((part, place) => {
    const isAnswerGone = parts[place + 1]?.length === 0 && part.some(({ source }) => isShortQuestion(source));
    for (const { source } of isAnswerGone ? part : []) cut.add(source.text);
    return isAnswerGone ? [] : part;
  });
  const isNoiseOnly = descriptive.length === 0 && passages.length > 0;
  const all = isNoiseOnly ? withoutAdvert(passages, { name, named }) : descriptive;
  const distinct = withoutRepeats(withoutBareHeadings(all), keyOfName(name));
  const texts = distinct.map(({ source: { text }, kind }) => ({ text, kind }));
  const isEmptied = cut.size > 0 && name !== "" && saysNothing(texts, name, language);
  return {
    // Of an advert of which nothing but praise or the name is left, nothing is.
    passages: isEmptied ? [] : distinct,
    cut: isNoiseOnly && !isEmptied ? [] : [...cut],
    leftCount,
    repeatedCount: all.length - distinct.length,
    isNoiseOnly: isNoiseOnly && !isEmptied,
  };
}

const mostQuestionWords = 3;

/** "Fragen?": nothing without the address behind it. */
function isShortQuestion({ text, words }: PassageText): boolean {
  return text.endsWith("?") && words <= mostQuestionWords;
}

/** What wholesalers say of each product, with its name, and nothing else. */
const emptyPraise =
  /(?<!\p{L})(?:è ciò che ti serve|è quello che stavi cercando|è un buon esempio di tutto ciò|lasciati (?:sorprendere|conquistare)|ti (?:presentiamo|proponiamo)|non potrai (?:più )?farne a meno|est (?:exactement )?ce qu['’]il vous faut|laissez-vous (?:surprendre|séduire)|nous vous présentons|ne passez pas à côté|ist genau das,? was (?:sie|du) (?:brauchen|brauchst|suchst|suchen)|lass(?:en)? (?:sie )?(?:dich|sich) (?:überraschen|verzaubern)|präsentieren wir (?:ihnen|dir)|is (?:just|exactly) what you(?: need|['’]re looking for| are looking for)|let yourself be (?:surprised|seduced)|we present)(?!\p{L})/iu;

/** "Discover the quality of 100% original Acme products": what wholesalers say of all of a maker's products. */
const makersPraise =
  /^(?:prova|scopri|sfrutta|try|discover|experience|enjoy|entdecken sie|erleben sie|testen sie|découvrez|essayez|testez|profitez de)\s(?:(?:la|the|die|l['’])\s?(?:qualit(?:à|é|y|ät))\s(?:of|dei|delle|degli|des|der|de|von)\s|(?:i|the|les|die)\s(?:benefici e i vantaggi dei|benefits and advantages of|avantages des|vorteile der)\s|(?:i|gli|le)\s(?=[^.!?]*\s100\s?%))[^.!?\d]{0,90}(?:100\s?%\s?)?(?:original\p{L}*|authenti\p{L}*|autentic\p{L}*|echt\p{L}*|genuine)(?!\p{L})[^.!?\d]*[.!?]*['’\s]*$/iu;

/** "If you wish to give your home a touch of originality, with X you can.": the name, and nothing else. */
const wishOfAll =
  /^(?:se (?:vuoi|desideri|cerchi|stai cercando|ami)|if you (?:want|wish|are looking|like)|wenn (?:sie|du)|si vous (?:voulez|souhaitez|cherchez|recherchez|désirez))(?!\p{L})[^.]*,\s[^.]*(?:potrai farlo|puoi farlo|non lasciarti sfuggire|non perdere|you can do (?:so|it)|don['’]t miss(?: out on)?|können (?:sie|du) (?:das|es)|lass(?:en)? (?:sie )?(?:dir|sich)|vous pou(?:vez|rrez) le faire|ne manquez pas|ne laissez pas passer)(?!\p{L})/iu;

/** Words besides the name. */
const mostOfPraise = 40;

function praisesName(text: string, folded: readonly string[], named: readonly string[]): boolean {
  if (makersPraise.test(text)) return true;
  if (named.length < 2 || folded.length > named.length + mostOfPraise) return false;
  if (wishOfAll.test(text)) return saysName(folded, named);
  if (!emptyPraise.test(text)) return false;
  const place = folded.findIndex((_, at) => named.every((word, offset) => folded[at + offset] === word));
  const said = folded.filter((word, at) => word !== "100" || !/^origin/u.test(folded[at + 1] ?? ""));
  if (place < 0) return saysName(said, named);
  const others = [...folded.slice(0, place), ...folded.slice(place + named.length)];
  return others.every((word) => !/\d/u.test(word) || (word === "100" && !said.includes("100")));
}

/** Whether a text has half of the name's words or more, and no number or code that the name has not. */
function saysName(folded: readonly string[], named: readonly string[]): boolean {
  const said = named.filter((word) => folded.includes(word));
  return said.length * 2 >= named.length && folded.every((word) => !/\d/u.test(word) || named.includes(word));
}

/** None of texts that only praise the name, or ask to buy it; else the texts. */
function withoutAdvert(
  passages: readonly SourcePassage[],
  { name, named }: { readonly name: string; readonly named: readonly string[] },
): readonly SourcePassage[] {
  const isOfName = passages.every(
    ({ source: { text, folded } }) =>
      praisesName(text, folded, named) || (asksToBuy(folded, named) && text.includes(name)),
  );
  return isOfName ? [] : passages;
}

/** "Se ami la musica, acquista Casse Acme 20 al miglior prezzo.": a call to buy, whatever it calls the product. */
const callToBuy =
  /^(?:se|if|wenn|si)\s[^.!?]{5,200},\s(?:acquist\p{L}+|compra\p{L}*|buy|purchase|order|kaufen sie|bestellen sie|achetez|commandez)\s[^.!?]*\s(?:al miglior prezzo|ai? miglior[ei] prezz[oi]|(?:at|for) the best price|zum besten preis|zum bestpreis|au meilleur prix)\s?[.!]*$/iu;

/** Whether a sentence calls to buy, and the name and the other sentences have all its codes. */
function invitesToBuy(text: string, others: () => string): boolean {
  if (!callToBuy.test(text)) return false;
  const said = new Set(readWords(others()).folded);
  return readWords(text).folded.every((word) => !/\d/u.test(word) || said.has(word));
}

function textWithout(passages: readonly SourcePassage[], place: number): string {
  return passages.flatMap(({ source }, at) => (at === place ? [] : [source.text])).join(" ");
}

/** A telephone number of which the call to ring is gone. */
const loneNumber = /^(?:tel\.?\s?:?\s?)?\+?\(?0\d{1,4}\)?\s?[\s/-]\s?\d[\d\s/-]{4,}\d\.?$/iu;

/** How shops begin a text: "Ti presentiamo", "We proudly present". */
const opener =
  /^(?:(?:we|let us)\s(?:\p{L}+ly\s)?(?:present|introduce)s?|here is|(?:hier|wir)\spräsentieren(?:\s(?:wir|ihnen|euch|stolz))*|nous\svous\sprésentons|voici|(?:ti|vi)\s(?:presentiamo|proponiamo)|ecco)\s*:?\s/iu;

/** Whether a statement stands there that is understood without the one before it. */
function isFollowed(next: SourcePassage | undefined, language: Language): boolean {
  return next !== undefined && !beginsWithReference(next.source.text, language);
}

/** Whether a shop presents what the name says, and states nothing. */
function presentsName(text: string, named: readonly string[]): boolean {
  const length = opener.exec(text)?.[0].length;
  if (length === undefined || named.length === 0) return false;
  const words = readWords(text.slice(length)).folded;
  return words.every((word) => named.includes(word) || empty.has(word) || isStopWordInAnyLanguage(word));
}

const empty: ReadonlySet<string> = new Set(
  "new neue neuen neues nouveau nouvelle nuovo nuova nostro nostra".split(" "),
);

/** Such a heading where the feed cut it. */
const cutHeading =
  /^(?:carac\p{L}*(?: t\p{L}*)?|caratt\p{L}*(?: t\p{L}*)?|technische(?: d\p{L}*)?|specific\p{L}*|fiche t\p{L}*|scheda t\p{L}*)\s?(?:…|\.{3})$/iu;

/** Without the first passage where it only says that a description follows, and without the last one where nothing does. */
function withoutBareHeadings(passages: readonly SourcePassage[]): readonly SourcePassage[] {
  const isBare = (passage: SourcePassage | undefined) =>
    passage !== undefined && (isBareHeading(passage.source.text) || cutHeading.test(passage.source.text));
  const rest = isBare(passages[0]) ? passages.slice(1) : passages;
  const whole = isBare(rest.at(-1)) ? rest.slice(0, -1) : rest;
  return whole.length === 0 ? passages : whole;
}

/** As passages are compared. */
function keyOfName(name: string): string {
  return new PassageText(name, "en").key;
}

/** The passage with another text, up to its last complete part; empty where the text says nothing. */
function withText(passage: SourcePassage, text: string, language: Language): SourcePassage[] {
  const whole = passage.source.isCut ? withoutCutPart(text) : text;
  if (whole === passage.source.text) return [passage];
  const source = new PassageText(whole, language);
  const isShortened = whole !== text && !/[.!?]/u.test(text.charAt(whole.length - 1));
  return source.words === 0 ? [] : [{ ...passage, source, ...(isShortened && { isShortened }) }];
}

/** Of a text that was cut off at its end, the complete parts, unless the rest states a number. */
function withoutCutPart(text: string): string {
  const whole = wholeParts(text);
  return /\d/.test(text.slice(whole.length - 1)) ? text : whole;
}

/** With more passages only equal ones are detected, as comparing all pairs takes quadratic time. */
const mostCompared = 200;

/** Drops a passage that another one contains; of equal ones the first stays. */
function withoutRepeats(passages: readonly SourcePassage[], nameKey: string): readonly SourcePassage[] {
  if (passages.length < 2) return passages;
  if (passages.length > mostCompared) return firstOfEach(passages);
  return passages.filter((passage, place) => {
    const isBound = isNote(passage) || headsAmongHeadings(passages, place);
    return !passages.some(
      (other, otherPlace) =>
        otherPlace !== place &&
        ((otherPlace < place && isEqual(passage, other)) ||
          (!isBound && isContainedIn(passage, other, nameKey))),
    );
  });
}

/** "* from organic farming": what a star in the text refers to. */
function isNote({ source: { text } }: SourcePassage): boolean {
  return /^\*{1,3}\s?\p{L}/u.test(text);
}

/** A heading behind another one's paragraph: without it, what follows would stand under that. */
function headsAmongHeadings(passages: readonly SourcePassage[], place: number): boolean {
  const isHead = (at: number) =>
    passages[at]?.kind === "heading" &&
    passages[at + 1]?.kind === "sentence" &&
    passages[at + 1]?.line !== passages[at]?.line;
  return isHead(place) && passages.slice(0, place).some((_, at) => isHead(at));
}

function firstOfEach(passages: readonly SourcePassage[]): readonly SourcePassage[] {
  const seen = new Set<string>();
  return passages.filter(({ source }) => {
    if (seen.has(source.key)) return false;
    seen.add(source.key);
    return true;
  });
}

function isEqual({ source }: SourcePassage, { source: other }: SourcePassage): boolean {
  return source.key === other.key;
}

function isContainedIn(
  { source, kind }: SourcePassage,
  { source: other }: SourcePassage,
  nameKey: string,
): boolean {
  if (kind === "label") return false;
  // The name, and again with what it lacks.
  if (source.key === nameKey && other.key.startsWith(nameKey) && other.words > source.words) return true;
  if (source.words > 3 && isLonger(other, source) && other.key.includes(source.key)) return true;
  if (!source.isCut || source.words <= 5 || !isLonger(other, source)) return false;
  return other.key.startsWith(source.key.split(" ").slice(0, -2).join(" "));
}

function isLonger(one: PassageText, other: PassageText): boolean {
  return one.key.length > other.key.length;
}
