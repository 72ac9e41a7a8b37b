import { maxMetaDescriptionLength } from "../../../api/optimization.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { topicOf } from "../compose/topics.ts";
import { cutAtClause, cutAtPhrase } from "./cut-passage.ts";
import { isNotice } from "./notices.ts";
import { isEnumeration } from "./passage.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { dependsOnPrevious, standAlone, withCapital } from "./sentence-openings.ts";
import { isForeign, isShouted, isWholeStatement, splitStatements, withoutPiece } from "./whole-statements.ts";
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
  const prose = withoutPiece(passages).flatMap((passage) =>
    isDescribing(passage, language) && !isSaidBy(passage.text, name) ? [asSentence(passage)] : [],
  );
  const subject = subjectOf(name, language);
  const code = compact(name);
  const isNaming = ({ text, folded }: ScoredPassage) =>
    namesSubject(folded, subject) || namesModel(text, code);
  const fitting = prose.filter(({ text }) => text.length <= maxMetaDescriptionLength);
  const sentences = fitting.filter(({ kind, words }) => kind === "sentence" && words >= fewestWords);
  const named =
    sentences.find(isNaming) ?? fitting.find((each) => each.kind === "sentence" && isNaming(each));
  const [first] = sentences;
  const own = first && joined(first, fitting);
  // What comes first introduces the rest.
  const text = named === undefined ? undefined : own?.includes(named.text) ? own : joined(named, fitting);
  const isEarly = named !== undefined && prose.indexOf(named) <= mostBefore;
  if (isEarly && text !== undefined && text.length >= shortestAlone) return text;
  const long = prose.find((passage) => isNaming(passage) && passage.text.length > maxMetaDescriptionLength);
  const clause = long && cutAtClause(long.text, maxMetaDescriptionLength);
  if (clause !== undefined && clause.length >= shortestMeta) return clause;
  const composed = joinFitting(product.composed());
  if (composed !== "") return composed;
  const listed = namedList(name, product.points(), language);
  if (listed.length >= shortestMeta) return listed;
  const short = text ?? own ?? listed;
  if (short !== "") return isSaidBy(short, name) ? listed : short;
  const [only] = prose.filter(({ kind }) => kind === "sentence");
  return only === undefined ? "" : cutAtPhrase(only.text, maxMetaDescriptionLength);
}

/** Whether a text has no word that the name has not. */
export function isSaidBy(text: string, name: string): boolean {
  const said = new Set(readWords(name).folded);
  return readWords(text).folded.every((word) => said.has(word));
}

/** A sentence or an entry of a list in the language that could stand in a list of search results. */
function isDescribing(
  { kind, isCut, text, words, folded, order, isShortened }: ScoredPassage,
  language: Language,
): boolean {
  if ((kind !== "sentence" && kind !== "item") || isCut || isShortened || words < 2) return false;
  if (!isWholeStatement(standAlone(text), kind === "item" || order === 0 ? "entry" : "sentence"))
    return false;
  if (isShouted(text) || isNotice(text) || labelled.test(text)) return false;
  if (splitStatements(text).length > mostParts) return false;
  if (isEnumeration(text, words) && !/[.!]$/u.test(text)) return false;
  return !isForeign(folded, language);
}

/** Of a sentence; more are a list. */
const mostParts = 3;
const labelled = /^[^:]{2,40}:\s/u;

function asSentence(passage: ScoredPassage): ScoredPassage {
  return { ...passage, text: withCapital(endSentence(standAlone(passage.text))) };
}

/** Stems of the name's words. */
function subjectOf(name: string, language: Language): ReadonlySet<string> {
  const reading = readWords(name);
  const stems = reading.stems(language);
  return new Set(
    stems.filter((stem, place) => {
      const word = reading.folded[place] ?? "";
      return stem.length > 2 && !/\d/u.test(word) && !isStopWord(word, language);
    }),
  );
}

/** Whether a sentence has one of the name's words, in another form too, or a compound of it. */
function namesSubject(folded: readonly string[], subject: ReadonlySet<string>): boolean {
  return folded.some((word) => {
    if (word.length < shortestShared) return subject.has(word);
    for (const stem of subject) {
      if (stem.length < shortestShared) continue;
      if (word.startsWith(stem) || stem.startsWith(word) || word.endsWith(stem) || stem.endsWith(word))
        return true;
    }
    return false;
  });
}

/** "RX-V579" of "RX-V 579 black". */
function namesModel(text: string, code: string): boolean {
  return (text.match(modelWord) ?? []).some((word) => {
    const key = compact(word);
    return key.length >= shortestShared && /\d/u.test(key) && /\p{L}/u.test(key) && code.includes(key);
  });
}

const modelWord = /[\p{L}\d-]*\d[\p{L}\d-]*/gu;

/** Letters; a shorter word may be the end of any other one. */
const shortestShared = 4;

/** The first sentence and those behind it, while they fit; entries of lists only where there would be little. */
function joined(first: ScoredPassage, fitting: readonly ScoredPassage[]): string {
  let meta = first.text;
  let before = first;
  for (const passage of fitting) {
    if (passage.order <= first.order || (passage.kind === "item" && meta.length >= shortestMeta)) continue;
    if (meta.length >= shortestMeta && passage.order !== before.order + 1) continue;
    const longer = `${meta} ${passage.text}`;
    if (longer.length > maxMetaDescriptionLength) continue;
    if (dependsOnPrevious(passage.text) && passage.order !== before.order + 1) continue;
    meta = longer;
    before = passage;
  }
  return meta;
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

/** "Bosch oven black: 13 heating modes, energy class A." Empty where nothing can be listed that the name does not say. */
export function namedList(name: string, points: readonly string[], language: Language): string {
  if (name === "" || name.length > maxMetaDescriptionLength / 2) return "";
  const before = language === "fr" ? " : " : ": ";
  const said = new Set(readWords(name).folded);
  const compactName = compact(name);
  let list = "";
  let tellingCount = 0;
  for (const point of points) {
    const colon = point.indexOf(":");
    const entry =
      colon < 0 ? point : labelledEntry(point.slice(0, colon).trim(), point.slice(colon + 1).trim());
    const value = point.slice(colon + 1);
    if (entry === undefined) continue;
    if (readWords(value).folded.every((word) => said.has(word)) || compactName.includes(compact(value)))
      continue;
    if (/[.!?:;]\s\p{Lu}|[!?…]$|:/u.test(entry) || article.test(entry) || isShouted(entry)) continue;
    if (entry.length > longestEntry || finite.test(entry)) continue;
    const longer = list === "" ? `${name}${before}${entry}` : `${list}, ${entry}`;
    if (longer.length >= maxMetaDescriptionLength) continue;
    list = longer;
    tellingCount += colon < 0 ? 2 : 1;
  }
  return tellingCount >= fewestTelling ? endSentence(list) : "";
}

function compact(text: string): string {
  return foldText(text).replace(/[^\p{L}\d]+/gu, "");
}

/** "Material cotton": a short label with one value. */
function labelledEntry(label: string, value: string): string | undefined {
  const isShort =
    /^\p{L}+(?:[ -]\p{L}+)?$/u.test(label) && !/,\s(?![^%]*%)|^[\d.,]+$|^(?:yes|ja|oui|sì|si)$/iu.test(value);
  return isShort && topicOf(label)?.kind !== "audience" ? `${label} ${value}` : undefined;
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
