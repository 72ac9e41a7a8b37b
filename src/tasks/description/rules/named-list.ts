import { maxMetaDescriptionLength } from "../../../api/optimization.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import { colonOf, type Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { splitSentences } from "../../../nlp/sentence-splitter.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { isShelf } from "../../evidence/category-noun.ts";
import { withSidesBehind } from "../compose/own-labels.ts";
import { topicOf } from "../compose/topics.ts";
import { withoutPieceOf } from "./begun-words.ts";
import { countLabel } from "./choose-points.ts";
import { isIngredients } from "./ingredients.ts";
import { isOneOf, valueAlone } from "./label-values.ts";
import { inList, joinedEntries, verb } from "./list-casing.ts";
import { asksReader, compact, isControlCode, isInitialsIn, isSaidAgain } from "./said-values.ts";
import { withCapital } from "./sentence-openings.ts";
import { isSilentLabel } from "./stated-points.ts";
import { isShouted } from "./whole-statements.ts";
import { endSentence } from "./write-description.ts";

/** "Colour: black". */
export const labelled = /^[^:]{2,40}:\s/u;
export const fewestWords = 4;

/** "Yellow Acme Kurta Set." of "Acme Kurta Set": the name with one word more. */
export function isNameAgain(text: string, name: string): boolean {
  const named = new Set(readWords(name).folded);
  const { folded } = readWords(text);
  const others = folded.filter((word) => !named.has(word));
  return (
    named.size >= fewestNamed &&
    folded.length > named.size &&
    others.length === 1 &&
    !/\d/u.test(others[0] ?? "")
  );
}

/** Words of a name. */
const fewestNamed = 3;

/** Whether a text has no word that the name has not. */
export function isSaidBy(text: string, name: string): boolean {
  const said = new Set(readWords(name).folded);
  return readWords(text).folded.every((word) => said.has(word)) || compact(name).includes(compact(text));
}

/** Sentences from the first one on while they fit. */
export function joinFitting(sentences: readonly string[]): string {
  let meta = "";
  for (const sentence of sentences) {
    const longer = meta === "" ? sentence : `${meta} ${sentence}`;
    if (longer.length > maxMetaDescriptionLength) break;
    meta = longer;
  }
  return meta;
}

/** Content words, and their share of a text that says a name again. */
const [fewestShared, leastShared] = [2, 0.5];

/** Whether a text begins as another one does, or half of its words are those of the other one: it names the product once more. */
export function saysNameOf(text: string, other: string): boolean {
  const words = contentWordsOf(text);
  const said = new Set(contentWordsOf(other));
  const shared = words.filter((word) => said.has(word)).length;
  return shared >= fewestShared && shared >= words.length * leastShared;
}

function contentWordsOf(text: string): readonly string[] {
  return readWords(text).folded.filter((word) => word.length > 1 && !isStopWordInAnyLanguage(word));
}

/** "by", as each language says who makes a thing. */
const by: Readonly<Record<Language, string>> = { en: "by", de: "von", fr: "de", it: "di" };
const nameParts = /\s[-–—|]\s/u;
/** Paths, codes, keys of shops, and lists that a feed did not close: no words for readers. */
const unreadable = /[\d>/|"[\]]|\s-\s|,\S|^\p{Ll}+-\p{Ll}|\p{Lu}{4}/u;
/** Adjectives of countries, which keep their capital in English. */
const ofCountry =
  /^(?:indian|italian|french|german|english|british|american|chinese|japanese|thai|mexican|greek|turkish|spanish|asian|european)$/iu;
const printed = /(?<!\p{L})(?:books?|bücher|buch|romane?|livres?|libri|libro|cds?|dvds?)(?!\p{L})/iu;

/**
 * "Halden Alba di Halden: integratore naturale per dormire.": what a row says that has a name, a maker and a column with the type of the
 * product alone, and nothing else. Empty where the type is no noun for one thing, or says nothing more than the name.
 * @param kind as the row's column has it; may be empty
 */
export function namedKind(
  name: string,
  words: { readonly brand: string | undefined; readonly kind: string; readonly language: Language },
): string {
  const { brand, language } = words;
  const kind = words.kind.trim();
  if (name === "" || kind.length > longestEntry || unreadable.test(kind) || !isOneThing(kind, language))
    return "";
  const said = new Set(readWords(name).stems(language));
  if (
    readWords(kind)
      .stems(language)
      .every((stem) => said.has(stem))
  )
    return "";
  const [core = "", ...tail] = name.split(nameParts);
  const isNamed = brand === undefined || compact(name).includes(compact(brand)) || printed.test(kind);
  const maker = isNamed ? "" : ` ${by[language]} ${brand}`;
  const named = [core, ...tail].join(", ");
  const text = endSentence(`${named}${maker}${behind(named, language)}${smallKind(kind, language)}`);
  return text.length > maxMetaDescriptionLength ? "" : text;
}

/** Joins several kinds: "Dals & Pulses", "Riz et pâtes". */
const ofSeveral = /[&+,;/]|\s(?:and|or|und|oder|et|ou|ed?|od?)\s/iu;
/** Where what the noun of a kind is for begins. */
const complement =
  /\s(?:(?:for|with|of|in|to|für|mit|aus|von|zum|zur|pour|avec|en|de|à|con|per|da|di)\s|d['’]).*$/iu;

/** Whether a kind is what one thing of it is called: a known noun in the singular, and no shelf of a shop. */
function isOneThing(kind: string, language: Language): boolean {
  if (ofSeveral.test(kind) || isShelf(kind)) return false;
  const isRomance = language === "fr" || language === "it";
  const words = kind.replace(complement, "").split(/\s+/u);
  const grammar = nounGrammar(kind, language) ?? nounGrammar(words.at(isRomance ? 0 : -1) ?? "", language);
  return grammar !== undefined && !grammar.isPlural;
}

function smallKind(kind: string, language: Language): string {
  if (language === "de") return kind;
  return kind.replace(/(?<![\p{L}-])\p{Lu}\p{Ll}+/gu, (word) =>
    ofCountry.test(word) || brandNames().has(foldText(word)) ? word : word.toLowerCase(),
  );
}

export interface NamedList {
  readonly text: string;
  /** Entries behind the name that may decide a purchase. */
  readonly factCount: number;
  /** Of them those about no size. */
  readonly propertyCount: number;
  /** Whether one of them is more than a label with a value. */
  readonly hasStatement: boolean;
}

const noList: NamedList = { text: "", factCount: 0, propertyCount: 0, hasStatement: false };

/**
 * "Bosch oven black: 13 heating modes, catalytic coating, width 60 cm.": the name with what is listed about it, the facts that decide
 * before those that seldom do. Empty where nothing can be listed that the name does not say.
 */
export function namedList(name: string, points: readonly string[], language: Language): NamedList {
  if (name === "" || name.length > maxMetaDescriptionLength / 2) return noList;
  const again = points.filter((point) => !labelled.test(point) && saysNameOf(point, name));
  const rest = points
    .filter((point) => !again.includes(point))
    .toSorted((one, two) => rankOf(one) - rankOf(two));
  // What names the product already needs no name in front of it.
  const [naming] = again.filter((point) => point.length >= shortestNaming && !isSaidBy(point, name));
  const entries = listed(name, rest, language);
  const isBrief = naming !== undefined && naming.length < longestBrief && !rest.some(isStatement);
  if (naming !== undefined && !(isBrief && entries.length >= fewestEntries)) {
    const statements = [naming, ...rest.filter(isStatement)].map((text) => withCapital(endSentence(text)));
    return {
      text: joinFitting(statements),
      factCount: statements.length,
      propertyCount: statements.length,
      hasStatement: true,
    };
  }
  const hasStatement = entries.some(({ isLabelled }) => !isLabelled);
  const factCount = entries.filter(({ rank }) => rank < ranks.color).length;
  if (entries.length < fewestEntries && (factCount === 0 || (language !== "de" && isWord(entries[0], name))))
    return noList;
  const list = `${name}${behind(name, language)}${joinedEntries(entries, language)}`;
  const text = endSentence(withoutPieceOf(name, list));
  const propertyCount = entries.filter((entry) => entry.isProperty).length;
  return { text, factCount, propertyCount, hasStatement };
}

/** What stands between a name and what is said of it: "Mousse : Framboise" has its colon. */
const behind = (name: string, language: Language) => (/:\s/u.test(name) ? ", " : colonOf(language));

/** Characters; a shorter text that names the product says nothing of it. */
const shortestNaming = 25;
/** Characters; a shorter one says less than a list of facts. */
const longestBrief = 45;
/** Of colours, weights and the like. */
const fewestEntries = 2;

/** "Li-ion", "collier magnifique": one word behind the name says nothing that anybody looks for; a German one may be a compound that says what the thing is. */
function isWord(entry: Entry | undefined, name: string): boolean {
  if (entry === undefined || entry.isLabelled || /\d/u.test(entry.text)) return false;
  const words = entry.text.split(/\s+/u);
  return words.length <= 2 && words.filter((word) => !isSaidBy(word, name)).length < 2;
}

/** "zeigt", "steckt": what a sentence has and a list has not. */
const germanVerb = /\s\p{Ll}{4,}t\s/u;

interface Entry {
  readonly text: string;
  readonly isLabelled: boolean;
  readonly isProperty: boolean;
  /** See `ranks`. */
  readonly rank: number;
}

/** What fits behind a name and is not said by it, each value once. */
function listed(name: string, points: readonly string[], language: Language): Entry[] {
  const entries: Entry[] = [];
  const values = new Set<string>();
  let length = name.length + longestJoint;
  for (const point of points.map(withSidesBehind)) {
    const colon = point.indexOf(":");
    const value = point.slice(colon + 1).trim();
    const written =
      colon < 0 ? inList(point, language) : labelledEntry(point.slice(0, colon).trim(), value, language);
    if (written === undefined || isIngredients(point) || isOfParcel(point, colon) || isControlCode(point))
      continue;
    if (isSaidBy(value, name) || isInitialsIn(value, name) || isSaidAgain(point, entries)) continue;
    const text = colon < 0 ? written : value;
    const isSeveral = /\.\s\p{Lu}/u.test(text) && splitSentences(text, language).length > 1;
    if (isSeveral || /[!?:;]\s\p{Lu}|[!?…]$|:/u.test(text) || isShouted(text) || asksReader.test(text))
      continue;
    // "BIC CRISTAL: la penna più venduta" is no label with its value.
    if (article.test(written) || article.test(value)) continue;
    const entry = written.replace(/\s[–—]\s/gu, ", ");
    const isLong = purpose.test(entry) || (entry.includes(", ") && !germanVerb.test(entry));
    if (entry.length > (isLong ? longestPurpose : longestEntry) || finite.test(entry)) continue;
    const isSameValue = values.size === values.add(compact(value)).size;
    if (isSameValue || length + entry.length + 2 > maxMetaDescriptionLength) continue;
    entries.push({
      text: entry,
      isLabelled: colon >= 0,
      isProperty: isProperty(point),
      rank: rankOf(point),
    });
    length += entry.length + 2;
  }
  return entries;
}

/** A weight, or how many are in a package: nobody searches for it. */
function isOfParcel(point: string, colon: number): boolean {
  if (colon < 0) return parcel.test(point);
  const label = point.slice(0, colon).trim();
  const topic = topicOf(label);
  return (
    topic?.key === "weight" || topic?.key === "pieces" || (topic === undefined && parcelLabel.test(label))
  );
}

/** "Karton zu 6 Stück", "Supplied in packs of 10". */
const parcel =
  /^(?:(?:supplied|sold|packed) in|box of|case of|vendue?s? par|conditionnée?s? par|verpackt zu|karton (?:zu|à|mit)|beutel (?:zu|à|mit)|venduto in|confezionat[oa] in|cartone da)\s[^.,;]*\d/iu;
const parcelLabel =
  /^(?:(?:item |product |gross |shipping )?weight|(?:brutto|netto|versand)?gewicht|poids(?: brut)?|peso(?: lordo)?|vpe|verpackungseinheit|pack(?:ing|age)? (?:qty|quantity|unit|size)|conditionnement|confezione|imballo)(?:\s(?:approx|about|ca|circa|env|environ)\.?)?$/iu;

/** Characters between the name and the list, and of its entries. */
const longestJoint = 3;
const [longestEntry, longestPurpose] = [60, 110];
/** "For the treatment of ...": no sentence, however long it is. */
const purpose =
  /^(?:for|zur|zum|für|bei|gegen|aus|mit|pour|contre|avec|en|per|contro|con|in|da)\s(?!.*,\s)/iu;

/** What a purchase seldom depends on comes last, by kind: what is not listed here comes first. */
const ranks = { side: 1, dimensions: 1, color: 2, weight: 3, content: 3 } as const;
const businessRank = 4;
/** Labels that no list of topics has: "Peso circa", "Tensione di ingresso AC". */
const trifle =
  /^(?:(?:weight|gewicht|poids|peso)(?:\s(?:approx|about|ca|circa|env|environ)\.?)?|colou?r|shade|farbe|couleur|coloris|colore|(?:input voltage|eingangsspannung|tension d['’]entrée|tensione di ingresso)(?:\s\p{Lu}+)?)$/iu;
/** Topics of the sale, of papers, of the plug and of what is in the box. */
const business: ReadonlySet<string> = new Set([
  "warranty",
  "certification",
  "origin",
  "voltage",
  "pieces",
  "included",
]);

/** Whether a line of a list is about more than colour, weight, amount and the sale. */
export function mayDecide(line: string): boolean {
  return rankOf(line) < ranks.color;
}

/** Whether a line is about neither a size nor what a purchase seldom depends on. */
export function isProperty(line: string): boolean {
  const colon = line.indexOf(":");
  const isLength = colon > 0 && topicOf(line.slice(0, colon).trim())?.dimension === "length";
  return rankOf(line) === 0 && !isLength;
}

/** Whether a line says how much there is or how heavy it is, and nothing else. */
export function isAmount(line: string): boolean {
  return rankOf(line) === ranks.weight;
}

function rankOf(point: string): number {
  const colon = point.indexOf(":");
  const topic = colon < 0 ? undefined : topicOf(point.slice(0, colon).trim());
  if (topic === undefined) return colon > 0 && trifle.test(point.slice(0, colon).trim()) ? ranks.weight : 0;
  if (business.has(topic.key)) return businessRank;
  return topic.kind in ranks ? ranks[topic.kind as keyof typeof ranks] : 0;
}

/** Of several words, and no labelled value. */
function isStatement(point: string): boolean {
  return !labelled.test(point) && readWords(point).folded.length >= fewestWords;
}

/** "material cotton": a short label with one value that tells products apart, written as a list of other things has it. */
function labelledEntry(label: string, value: string, language: Language): string | undefined {
  const isShort =
    /^\p{L}+(?:[ '’-]\p{L}+){0,3}$/u.test(label) &&
    !/,\s(?![^%]*%)|^[\d.,]+$|^(?:yes|ja|oui|sì|si|no|nein|non)$/iu.test(value);
  const topic = topicOf(label);
  if (!isShort || topic?.kind === "audience" || topic?.kind === "text" || isSilentLabel(label))
    return undefined;
  // "Ergiebig: reicht für ...": no label.
  if (isEmptyValue(label, value) || verb[language].test(value)) return undefined;
  // One of it is what anybody expects.
  if (isOneOf(label, value) || (/^1\s(?:\p{L}+\.?)$/u.test(value) && countLabel.test(label)))
    return undefined;
  // "Colore: multicolore"
  if (foldText(value).length <= longestLabelInValue && foldText(value).endsWith(foldText(label)))
    return topic?.kind === "color" && language !== "de" ? value.toLowerCase() : inList(value, language);
  // "Sleeves: sleeveless"
  const stemOfLabel = foldText(label).slice(0, -1);
  if (
    stemOfLabel.length >= shortestStem &&
    /^\p{L}+$/u.test(value) &&
    foldText(value).startsWith(stemOfLabel)
  )
    return inList(value, language);
  const whole = `${label}${colonOf(language)}${value}`;
  const alone = valueAlone(whole);
  if (alone !== whole) return inList(alone, language);
  // Names of people and countries keep their capital.
  if (topic?.key === "origin" || ofName.test(label)) return `${smallLabel(label, language)} ${value}`;
  const isPlain = topic?.kind === "color" || topic?.kind === "material";
  const small =
    ((topic?.kind === "material" || ofThings.test(label)) && isOfCommonWords(value, language)) ||
    (isPlain &&
      (language === "de" ? /^\p{Lu}\p{Ll}+-\p{Ll}+$/u : /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u).test(value) &&
      !brandNames().has(foldText(value)))
      ? value.toLowerCase()
      : inList(value, language);
  return `${smallLabel(label, language)} ${small}`;
}

/** Before what no name is: "Adatto per: Pinze dei Freni". */
const ofThings = /^(?:includes?|suitable for|inclut|convient (?:à|pour)|adatt[oa] (?:per|a)|include)$/iu;

/** "Vetro Temperato": a material of several words with capitals, each of which is a word of the language. */
function isOfCommonWords(value: string, language: Language): boolean {
  const words = value.split(" ");
  return (
    language !== "de" &&
    words.length > 1 &&
    words.every((word) => /^\p{L}\p{Ll}+$/u.test(word) && !brandNames().has(foldText(word))) &&
    words.every(
      (word) => isCommonWord(word.toLowerCase(), language) || nounGrammar(word, language) !== undefined,
    )
  );
}

/** "Compatible: Universal" fits nothing in particular, and the code of a country is for the customs. */
function isEmptyValue(label: string, value: string): boolean {
  if (topicOf(label)?.key === "origin") return /^\p{Lu}{2,3}$/u.test(value);
  return /^[ck]ompatib/iu.test(label) && universal.test(value);
}

const universal =
  /^(?:universal|universell|universel|universelle|universale|universali|alle|all|tous|tutti)$/iu;

const ofName =
  /^(?:authors?|publisher|artist|director|autor(?:in|en)?|verlag|künstler|regie|auteure?s?|éditeur|artiste|réalisateur|autor[ei]|autrice|editore|artista|regista)$/iu;

/** Characters. */
const longestLabelInValue = 14;
const shortestStem = 5;

function smallLabel(label: string, language: Language): string {
  if (language === "de") {
    if (isStopWord(label.toLowerCase(), "de")) return label.toLowerCase();
    return label.includes(" ") ? inList(label, "de") : label;
  }
  return label.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}

/** Beginnings of sentences, which do not stand in a list. */
const article =
  /^(?:is|are|wird|werden|est|sont|viene|vengono|the|this|it|you|your|der|die|das|dies\p{L}*|es|sie|ihr\p{L}*|wir|le|la|les|l['’]|ce|cette|ces|vous|il|lo|i|gli|quest\p{L}+|si)\s/iu;
/** Finite verbs that many sentences have. */
export const finite =
  /\s(?:is|are|has|have|can|will|gives|makes|comes|keeps|ist|sind|hat|haben|wird|werden|kann|können|sorgt|bietet|macht|passt|est|sont|ont|peut|peuvent|offre|permet|è|sono|ha|hanno|può|possono|offre|permette)\s/iu;
