import { maxMetaDescriptionLength } from "../../../api/optimization.ts";
import { colonOf, type Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { inList, verb } from "./list-casing.ts";
import { finite, saysNameOf } from "./named-list.ts";
import { compact, namesModel } from "./said-values.ts";
import { namesProduct } from "./sentence-openings.ts";
import { namesSubject, subjectOf } from "./subject.ts";
import { imperative } from "./whole-statements.ts";

export interface NamedProduct {
  /** As a title has it; may be empty. */
  readonly name: string;
  /** What the name says that the product is: "yoga mat"; undefined where that is not known. */
  readonly noun: () => string | undefined;
  readonly language: Language;
}

/** A text for search results that says what it is about: as `withName` says, else as `withProduct` does. */
export function withSubject(meta: string, product: NamedProduct): string {
  return withProduct(withName(meta, product), product);
}

/** With the name in front of sentences that do not say what they are about, where it fits: "Nova X 20: Dolby Atmos füllt den Raum." */
export function withProduct(meta: string, product: NamedProduct): string {
  const { name, language } = product;
  if (name === "" || name.length > longestNamed || saysProduct(meta, product)) return meta;
  const sentences = meta.split(sentenceGap);
  const texts = [meta, ...sentences.filter((sentence) => sentence.length >= shortestNamed)];
  return (
    texts
      .map((text) => behindName(name, text, language))
      .find((text) => text.length <= maxMetaDescriptionLength) ?? meta
  );
}

/** Behind a colon a German sentence keeps its capital, and so does one that has a colon itself, behind a dash. */
function behindName(name: string, text: string, language: Language): string {
  if (/:\s/u.test(text)) return `${name} – ${text}`;
  const isSentence =
    language === "de" && (sentenceStart.test(text) || finite.test(text) || verb.de.test(text));
  return behindColon(name, isSentence ? text : inList(text, language), language);
}

function behindColon(name: string, text: string, language: Language): string {
  return `${name}${colonOf(language)}${text}`;
}

const sentenceGap = /(?<=\p{L}{2}[.!])\s(?=[\p{Lu}\d])/u;
/** Characters; a shorter sentence says too little behind the name alone. */
const shortestNamed = 40;
/** Words of the name, and letters of one: a short one alone may stand there by chance. */
const [fewestNamed, longNamed] = [2, 6];
/** What is counted in a name is no thing: "Puzzle 1000 Teile". */
const ofParts = /^(?:teile?|stucke?|pieces?|parts?|pezz[io]|parti)$/u;
/** Letters of a word of the noun. */
const shortestNoun = 4;

/** Whether a text has words of the name, its noun, its model, "device" and the like, or begins with what the thing is, or with its maker. */
function saysProduct(text: string, product: NamedProduct): boolean {
  const { name, noun, language } = product;
  const { folded } = readWords(text);
  const subject = subjectOf(name, language);
  const named = new Set(folded.filter((word) => namesSubject([word], subject)));
  const nouns = readWords(noun() ?? "").folded.filter(
    (word) => word.length >= shortestNoun && !ofParts.test(word),
  );
  const [maker = "", model = ""] = name.split(" ");
  return (
    named.size >= Math.min(fewestNamed, subject.size) ||
    [...named].some((word) => word.length >= longNamed) ||
    folded.some((word) => anyProduct.test(word) || nouns.some((each) => word.endsWith(each))) ||
    folded[0] === foldText(maker) ||
    namesModel(text, compact(name)) ||
    (/\d/u.test(model) && compact(text).includes(compact(maker + model))) ||
    text.split(sentenceGap).some((sentence) => namesThing(sentence, product))
  );
}

/**
 * "Die Kamera bietet ...": a sentence about a thing that is sold, or about a word of the name, or one that says what the thing is; a count
 * of parts does not.
 */
function namesThing(sentence: string, { name, language }: NamedProduct): boolean {
  if (!/^\d/u.test(sentence) && saysWhatItIs(sentence, language)) return true;
  const word = /^(?:the|der|die|das|le|la|il|lo)\s(\p{L}+)/iu.exec(sentence)?.[1];
  if (word === undefined) return false;
  return namesProduct(word, language) || readWords(name).folded.includes(foldText(word));
}

/** What a sentence about something begins with: "The blade", "Sie", "Cette lampe". */
const sentenceStart =
  /^(?:the|this|these|it|they|you|your|a|an|der|die|das|dies\p{L}*|ein[e]?|es|er|sie|ihr\p{L}*|wir|le|la|les|l['’]|un|une|des|ce|cet|cette|ces|vous|il|elle|lo|i|gli|uno|una|quest\p{L}+)(?!\p{L})/iu;

/** What the name can stand for, in front of the verb. */
export const thisModel = /^(?:this model|dieses modell|ce modèle|questo modello)\s(?=\p{Ll})/iu;

/** "Schauma Shampoo 250 ml: repariert sichtbar geschädigtes Haar.": what the thing has or does, behind the name, where it fits and nothing says what the thing is. */
function withName(meta: string, product: NamedProduct): string {
  const { name, language } = product;
  const first = firstOf(meta);
  const isVerb = verb[language].test(first) || (language === "de" && /^\p{Lu}\p{Ll}{2,}iert\s/u.test(first));
  const bare = meta.replace(thisModel, "");
  if (bare !== meta && name !== "") {
    const said = behindColon(name, bare, language);
    return said.length > maxMetaDescriptionLength ? meta : said;
  }
  if (name === "" || name.length > longestNamed || sentenceStart.test(meta)) return meta;
  if (imperative.test(meta) || /[:!?]/u.test(first)) return meta;
  const isKnown =
    !lacksNoun(meta, product, isVerb) || saysWhatItIs(first, language) || namesMaker(first, name);
  if (isKnown && !isOfPart(first, name)) return meta;
  const small = inList(meta, language);
  const named = behindColon(name, small, language);
  const isName = language !== "de" && small === meta && /^\p{Lu}\p{Ll}/u.test(meta);
  return isName || named.length > maxMetaDescriptionLength ? meta : named;
}

/** "Coperchio a vite" of "Cassetta con coperchio": what the name says that the thing comes with. */
function isOfPart(text: string, name: string): boolean {
  const [head = ""] = readWords(text).folded;
  const words = readWords(name).folded;
  const place = words.indexOf(head);
  return place > 0 && words.slice(Math.max(0, place - 2), place).some((word) => comesWith.test(word));
}

const comesWith = /^(?:with|mit|avec|con)$/u;

/** Whether a sentence has the first word of a name, or several of its words. */
function namesMaker(text: string, name: string): boolean {
  const { folded } = readWords(text);
  const [maker = ""] = readWords(name).folded;
  return folded.includes(maker) || saysNameOf(text, name) || saysNameOf(name, text);
}

/** Characters. */
const longestNamed = 70;

export function lacksNoun(
  text: string,
  { name, noun: nounOf, language }: NamedProduct,
  mayHaveVerb: boolean,
): boolean {
  const first = firstOf(text);
  const noun = nounOf();
  if ((!mayHaveVerb && finite.test(first)) || namesModel(text, compact(name))) return false;
  const { folded } = readWords(text);
  if (noun === undefined) return withoutThing.test(first) && !namesSubject(folded, subjectOf(name, language));
  const head = readWords(first.split(headEnd)[0]?.split(" plus ")[0] ?? "").folded;
  const word = head.at(language === "fr" || language === "it" ? 0 : -1) ?? "";
  if (/^\p{L}{3,}$/u.test(word) && readWords(name).folded.includes(word)) return false;
  if (folded.some((each) => each.endsWith(foldText(noun)) || anyProduct.test(each))) return false;
  return !namesSubject(folded, subjectOf(noun, language));
}

/** "Mit Messbecher, ...", "Con siringa dosatrice": what a thing comes with, and not what it is. */
const withoutThing = /^(?:with|mit|inklusive|avec|con)\s/iu;

export function firstOf(text: string): string {
  return text.split(/(?<=[.!])\s/u)[0] ?? "";
}

/** What any product can be called. */
const anyProduct =
  /^(?:device|product|item|gerat|produkt|artikel|appareil|produit|article|apparecchio|prodotto|articolo|dispositivo)s?$/;

/**
 * "Fleischtomate mit bis zu 500 g schweren Früchten", "Pneu été 205/55 R16": a first sentence without a verb says what the thing is. The
 * words before its first preposition have the noun.
 */
export function saysWhatItIs(text: string, language: Language): boolean {
  const [head = ""] = text.split(headEnd);
  const words = head.split(/\s+/u).slice(0, mostHeadWords);
  if (finite.test(text) || words.length === 0) return false;
  if (language === "de") return words.some((word) => /^\p{Lu}/u.test(word) && namesProduct(word, language));
  return namesProduct((language === "en" ? words.at(-1) : words[0]) ?? "", language);
}

const mostHeadWords = 5;
const headEnd =
  /\s?[,;:.(]|\s(?:with|for|of|to|in|mit|für|aus|von|zum|zur|avec|pour|en|de|d['’]|à|con|per|in|di|da|\d)(?=\s|\p{L}['’]|$)/u;
