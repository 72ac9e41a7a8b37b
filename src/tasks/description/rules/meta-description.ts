import { maxMetaDescriptionLength } from "../../../api/optimization.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { topicOf } from "../compose/topics.ts";
import { bookFacts } from "./book-facts.ts";
import { cutAtClause, cutAtPhrase } from "./cut-passage.ts";
import { isIngredients } from "./ingredients.ts";
import { valueAlone } from "./label-values.ts";
import { withoutTitleLine } from "./leading-title.ts";
import { openings } from "./noise-phrases.ts";
import { isNotice } from "./notices.ts";
import { isEnumeration } from "./passage.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { dependsOnPrevious, standAlone, withCapital } from "./sentence-openings.ts";
import { isSilentLabel } from "./stated-points.ts";
import { namesSubject, shortestShared, subjectOf } from "./subject.ts";
import {
  hasGluedParts,
  isForeign,
  isShouted,
  isWholeStatement,
  type StatementContext,
  splitStatements,
  withoutPiece,
  withoutTitle,
} from "./whole-statements.ts";
import { endSentence } from "./write-description.ts";

/** Characters; a shorter description gets another sentence where there is one. */
const shortestMeta = 70;
/** Statements before the one that names the product; a later one is about a part of it. */
const mostBefore = 2;
/** Characters; a shorter text says less than a list. */
const shortestAlone = 45;
const fewestWords = 4;

interface DescribedProduct {
  /** As a title has it; may be empty. */
  readonly name: string;
  readonly language: Language;
  readonly passages: readonly ScoredPassage[];
  /** Sentences made of the row's facts; called only where the text has none that names the product. */
  readonly composed: () => readonly string[];
  /** What can be listed behind the name; called as `composed` is. */
  readonly points: () => readonly string[];
}

/**
 * What a search result says of the product: whole sentences of the text, the first one naming the product; else composed sentences; else the
 * beginning of a long sentence up to the end of a clause; else the name with what is listed about it. Empty where nothing is said.
 */
export function metaDescription(product: DescribedProduct): string {
  const { name, passages, language } = product;
  const subject = subjectOf(name, language);
  const context = { language, subject };
  const prose = withoutPiece(withoutTitleLine(passages)).flatMap((passage) =>
    isDescribing(passage, context) && !isSaidBy(passage.text, name) ? [asSentence(passage, language)] : [],
  );
  const code = compact(name);
  const isNaming = ({ text, folded }: ScoredPassage) =>
    namesSubject(folded, subject) || namesModel(text, code);
  const fitting = prose.filter(({ text }) => text.length <= maxMetaDescriptionLength);
  const sentences = fitting.filter(({ kind, words }) => kind === "sentence" && words >= fewestWords);
  const named =
    sentences.find(isNaming) ?? fitting.find((each) => each.kind === "sentence" && isNaming(each));
  const [first] = sentences;
  const own = first && joined(first, fitting, language);
  // What comes first introduces the rest.
  const text =
    named === undefined ? undefined : own?.includes(named.text) ? own : joined(named, fitting, language);
  const isEarly = named !== undefined && prose.indexOf(named) <= mostBefore;
  if (isEarly && text !== undefined && text.length >= shortestAlone) return text;
  const long = prose.find((passage) => isNaming(passage) && passage.text.length > maxMetaDescriptionLength);
  const clause = long && cutAtClause(long.text, maxMetaDescriptionLength);
  if (clause !== undefined && clause.length >= shortestMeta) return clause;
  const composed = joinFitting(product.composed());
  if (composed !== "") return composed;
  const listed = namedList(name, asWritten(product.points(), passages), language);
  // "Geschwindigkeit ist keine Hexerei." says nothing of the product.
  const telling = own !== undefined && (own.length >= shortestAlone || /\d/u.test(own)) ? own : undefined;
  const opening = first?.order === 0 && listsLabelsAlone(listed) ? telling : undefined;
  if (listed.length >= shortestMeta) return opening ?? listed;
  const short = text ?? telling ?? listed;
  if (short !== "") return isSaidBy(short, name) ? listed : short;
  const inviting = passages.find((passage) => isInviting(passage, language) && isNaming(passage));
  if (inviting !== undefined) return inviting.text;
  const [only] = prose.filter(({ kind }) => kind === "sentence");
  return only === undefined ? "" : cutAtPhrase(only.text, maxMetaDescriptionLength);
}

/** "Acme 20 – Colour: black, Size: L": the sentence that a text begins with says more. */
function listsLabelsAlone(listed: string): boolean {
  const entries = listed
    .split(" – ")
    .slice(1)
    .join(" – ")
    .split(/,\s(?=[^,]*:)/u);
  return entries.length > 0 && entries.every((entry) => /^[^:]{2,40}:\s/u.test(entry));
}

/** A whole sentence that asks the reader to enjoy what it names: better than the beginning of a longer one. */
function isInviting({ kind, isCut, isShortened, text }: ScoredPassage, language: Language): boolean {
  if (kind !== "sentence" || isCut || isShortened || !/[.!]$/u.test(text)) return false;
  if (text.length < shortestAlone || text.length > maxMetaDescriptionLength) return false;
  return openings.inviting.test(text) && !isNotice(text) && !dependsOnPrevious(text, language);
}

/** Points begin with a capital; in a running list they begin as the text has them. */
function asWritten(points: readonly string[], passages: readonly ScoredPassage[]): string[] {
  const all = passages.map(({ text }) => ` ${text}`).join("\n");
  return points.map((point) => {
    if (labelled.test(point)) return point;
    const small = point.charAt(0).toLowerCase() + point.slice(1);
    return all.includes(` ${small.slice(0, comparedStart)}`) ? small : point;
  });
}

/** Characters. */
const comparedStart = 12;

/** Whether a text has no word that the name has not. */
export function isSaidBy(text: string, name: string): boolean {
  const said = new Set(readWords(name).folded);
  return readWords(text).folded.every((word) => said.has(word)) || compact(name).includes(compact(text));
}

/** A sentence or an entry of a list in the language that could stand in a list of search results. */
function isDescribing(
  { kind, isCut, text, words, folded, order, isShortened }: ScoredPassage,
  context: StatementContext,
): boolean {
  if ((kind !== "sentence" && kind !== "item") || isCut || isShortened || words < 2) return false;
  const start = kind === "item" || order === 0 ? "entry" : "sentence";
  if (!isWholeStatement(standAlone(text, context.language), start, context)) return false;
  if (isShouted(text) || isNotice(text) || labelled.test(text) || isIngredients(text)) return false;
  if (hasGluedParts(text) || bookFacts(text).length > 0) return false;
  if (splitStatements(text).length > mostParts) return false;
  if (isEnumeration(text, words) && !/[.!]$/u.test(text)) return false;
  return !isForeign({ text, folded }, context.language);
}

/** Of a sentence; more are a list. */
const mostParts = 3;
const labelled = /^[^:]{2,40}:\s/u;

function asSentence(passage: ScoredPassage, language: Language): ScoredPassage {
  return { ...passage, text: withCapital(endSentence(withoutTitle(standAlone(passage.text, language)))) };
}

/** "RX-V579" of "RX-V 579 black". */
function namesModel(text: string, code: string): boolean {
  return (text.match(modelWord) ?? []).some((word) => {
    const key = compact(word);
    return key.length >= shortestShared && /\d/u.test(key) && /\p{L}/u.test(key) && code.includes(key);
  });
}

const modelWord = /[\p{L}\d-]*\d[\p{L}\d-]*/gu;

/** The first sentence and those behind it, while they fit; entries of lists only where there would be little. */
function joined(first: ScoredPassage, fitting: readonly ScoredPassage[], language: Language): string {
  let meta = first.text;
  let before = first;
  for (const passage of fitting) {
    if (passage.order <= first.order || (passage.kind === "item" && meta.length >= shortestMeta)) continue;
    if (meta.length >= shortestMeta && passage.order !== before.order + 1) continue;
    if (!finite.test(passage.text) && saysNameOf(passage.text, meta)) continue;
    const longer = `${meta} ${passage.text}`;
    if (longer.length > maxMetaDescriptionLength) continue;
    if (dependsOnPrevious(passage.text, language) && passage.order !== before.order + 1) continue;
    meta = longer;
    before = passage;
  }
  return meta;
}

/** Content words, and their share of a text that says a name again. */
const [fewestShared, leastShared] = [2, 0.5];

/** Whether a text begins as another one does, or half of its words are those of the other one: it names the product once more. */
function saysNameOf(text: string, other: string): boolean {
  const words = contentWordsOf(text);
  const said = new Set(contentWordsOf(other));
  const shared = words.filter((word) => said.has(word)).length;
  return shared >= fewestShared && shared >= words.length * leastShared;
}

function contentWordsOf(text: string): readonly string[] {
  return readWords(text).folded.filter((word) => word.length > 1 && !isStopWordInAnyLanguage(word));
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

/**
 * "Bosch oven black: 13 heating modes, catalytic coating.", and behind a dash where entries have labels: "Bosch oven – Colour: Black, Width:
 * 60 cm." Empty where nothing can be listed that the name does not say.
 */
export function namedList(name: string, points: readonly string[], language: Language): string {
  if (name === "" || name.length > maxMetaDescriptionLength / 2) return "";
  const said = new Set(readWords(name).folded);
  const again = points.filter((point) => !labelled.test(point) && saysNameOf(point, name));
  const rest = points.filter((point) => !again.includes(point));
  // What names the product already needs no name in front of it.
  const [naming] = again.filter((point) => point.length >= shortestNaming && !isSaidBy(point, name));
  if (naming !== undefined)
    return joinFitting([naming, ...rest.filter(isStatement)].map((text) => withCapital(endSentence(text))));
  const compactName = compact(name);
  const entries: string[] = [];
  const values = new Set<string>();
  let length = name.length + longestJoint;
  let tellingCount = 0;
  for (const point of rest) {
    const colon = point.indexOf(":");
    const entry =
      colon < 0
        ? point
        : labelledEntry(point.slice(0, colon).trim(), point.slice(colon + 1).trim(), language);
    const value = point.slice(colon + 1);
    if (entry === undefined || isIngredients(point)) continue;
    if (readWords(value).folded.every((word) => said.has(word)) || compactName.includes(compact(value)))
      continue;
    const text = colon < 0 ? entry : value;
    if (/[.!?:;]\s\p{Lu}|[!?…]$|:/u.test(text) || article.test(entry) || isShouted(text)) continue;
    if (entry.length > longestEntry || finite.test(entry)) continue;
    const isSameValue = values.size === values.add(compact(value)).size;
    if (isSameValue || length + entry.length + 2 > maxMetaDescriptionLength) continue;
    entries.push(colon < 0 ? inList(entry, language) : entry);
    length += entry.length + 2;
    tellingCount += colon < 0 ? 2 : 1;
  }
  if (tellingCount < fewestTelling) return "";
  const colon = language === "fr" ? " : " : ": ";
  const joint = entries.some((entry) => entry.includes(":")) ? " – " : colon;
  return endSentence(`${name}${joint}${entries.join(", ")}`);
}

/** Characters; a shorter text that names the product says nothing of it. */
const shortestNaming = 25;

/** Of several words, and no labelled value. */
function isStatement(point: string): boolean {
  return !labelled.test(point) && readWords(point).folded.length >= fewestWords;
}

/** Inside a list a common word has no capital; a German one may be a noun. */
function inList(entry: string, language: Language): string {
  const first = /^\p{Lu}\p{Ll}+(?=[\s,]|$)/u.exec(entry)?.[0].toLowerCase() ?? "";
  const isSmall =
    (language !== "de" || isStopWord(first, "de") || isGermanAdjective(first, entry)) &&
    (language === "de" || !/\s\p{Lu}/u.test(entry)) &&
    (language === "de" || isCommonWord(first, language) || hasCommonEnd[language].test(first)) &&
    !brandNames().has(first);
  return isSmall ? first + entry.slice(first.length) : entry;
}

/** Ends of adjectives, participles and abstract nouns, which no name has. */
const hasCommonEnd: Readonly<Record<Language, RegExp>> = {
  en: /^\p{L}{2,}(?:ly|ed|ing|able|ible|less|proof|free|ness|tion|ance|ive|ical|ment)$/u,
  de: /(?!)/u,
  fr: /^\p{L}{3,}(?:ée?s?|ables?|ibles?|ante?s?|ement|iques?|euse|ives?|tion|ures?|eur)$/u,
  it: /^\p{L}{3,}(?:[auei]t[oaie]|abil[ei]|ibil[ei]|ante|anti|ente|enti|ic[oa]|mente|iv[oaie]|os[oaie]|zione|tura|tore|mento)$/u,
};

/** "Kraftvoller und beeindruckender Klang", "Direkte Wiedergabe": an adjective before its noun. */
function isGermanAdjective(first: string, entry: string): boolean {
  const hasEnding = /(?:[lstvr]e[rs]?|(?:isch|ich|ig|fach|bar|sam)e[rs]?)$/u.test(first);
  const isBeforeNoun = /^\S+ (?:und \p{Ll}+e[rs]? )?\p{Lu}/u.test(entry);
  if (!hasEnding || !isBeforeNoun || nounGrammar(first, "de") !== undefined) return false;
  return isCommonWord(first, "de") || isCommonWord(first.replace(/e[rs]?$/u, ""), "de");
}

/** Characters between the name and the list. */
const longestJoint = 3;

function compact(text: string): string {
  return foldText(text).replace(/[^\p{L}\d]+/gu, "");
}

/** "Material: cotton": a short label with one value that tells products apart. */
function labelledEntry(label: string, value: string, language: Language): string | undefined {
  const isShort =
    /^\p{L}+(?:[ -]\p{L}+)?$/u.test(label) && !/,\s(?![^%]*%)|^[\d.,]+$|^(?:yes|ja|oui|sì|si)$/iu.test(value);
  const kind = topicOf(label)?.kind;
  if (!isShort || kind === "audience" || kind === "text" || isSilentLabel(label)) return undefined;
  return valueAlone(`${label}${language === "fr" ? " : " : ": "}${value}`);
}

/** A list of one labelled fact says too little. */
const fewestTelling = 2;

/** Beginnings of sentences, which do not stand in a list. */
const article =
  /^(?:the|this|it|you|your|der|die|das|dies\p{L}*|es|sie|ihr\p{L}*|wir|le|la|les|l['’]|ce|cette|ces|vous|il|lo|i|gli|quest\p{L}+|si)\s/iu;
/** Finite verbs that many sentences have. */
const finite =
  /\s(?:is|are|has|have|can|will|gives|makes|comes|keeps|ist|sind|hat|haben|wird|werden|kann|können|sorgt|bietet|macht|passt|est|sont|ont|peut|peuvent|offre|permet|è|sono|ha|hanno|può|possono|offre|permette)\s/iu;
const longestEntry = 60;
