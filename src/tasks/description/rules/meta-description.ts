import { maxMetaDescriptionLength } from "../../../api/optimization.ts";
import { lazily } from "../../../lib/once.ts";
import type { Language } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { bookFacts } from "./book-facts.ts";
import { withoutNames } from "./choose-points.ts";
import { cutAtClause, cutAtPhrase } from "./cut-passage.ts";
import { withoutPraise } from "./empty-praise.ts";
import { withRestrictions } from "./essential-phrases.ts";
import { isIngredients } from "./ingredients.ts";
import { withoutTitleLine } from "./leading-title.ts";
import { verb } from "./list-casing.ts";
import { firstOf, lacksNoun, type NamedProduct, saysWhatItIs, thisModel, withSubject } from "./meta-name.ts";
import {
  fewestWords,
  finite,
  isNameAgain,
  isSaidBy,
  joinFitting,
  labelled,
  type NamedList,
  namedList,
  saysNameOf,
} from "./named-list.ts";
import { openings } from "./noise-phrases.ts";
import { isNotice, isRestriction } from "./notices.ts";
import { countWords, isEnumeration } from "./passage.ts";
import { countedThing, participle } from "./point-ranks.ts";
import { compact, namesModel } from "./said-values.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { concludes, dependsOnPrevious, standAlone, withCapital } from "./sentence-openings.ts";
import { namesSubject, subjectOf } from "./subject.ts";
import {
  hasGluedParts,
  imperative,
  isForeign,
  isShouted,
  isWholeStatement,
  type StatementContext,
  splitStatements,
  withoutPiece,
  withoutTitle,
} from "./whole-statements.ts";
import { isForOthers } from "./word-classes.ts";
import { endSentence } from "./write-description.ts";

/** Characters; a shorter description gets another sentence where there is one. */
const shortestMeta = 70;
/** Statements before the one that names the product; a later one is about a part of it. */
const mostBefore = 2;
/** Characters; a shorter text says less than a list. */
const shortestAlone = 45;

interface DescribedProduct extends NamedProduct {
  readonly passages: readonly ScoredPassage[];
  /** Sentences made of the row's facts, or of those alone that decide a purchase; called only where the text has none that names the product. */
  readonly composed: (choice: "telling" | "all") => ComposedSentences;
  /** What can be listed behind the name; called as `composed` is. */
  readonly points: () => readonly string[];
}

export interface ComposedSentences {
  readonly sentences: readonly string[];
  /** How many facts they state. */
  readonly factCount: number;
  /** Of them those about no size, colour, weight or amount. */
  readonly propertyCount: number;
}

/**
 * What a search result says of the product: whole sentences of the text, the first one naming the product; else the beginning of a long one
 * up to the end of a clause; else sentences composed of facts that decide a purchase, the sentence that the text begins with, or the name
 * with what is listed about it, whichever says more; else what is left. Empty where nothing is said.
 */
export function metaDescription(product: DescribedProduct): string {
  // "Reusable bag 30 cm." of "6 nozzles: 3 plain, 3 star. Reusable bag 30 cm.": what comes with the things is no description of them.
  const listed = counted.test(product.passages[0]?.text ?? "") ? wholeText(product) : "";
  const meta = listed || whatIsSaid(product) || wholeText(product);
  // "Collier magnifique."
  const isLittle = product.language !== "de" && !/[\d:]/u.test(meta) && countWords(meta) < fewestWords - 1;
  return meta === "" || isLittle ? "" : withRestrictions(withSubject(meta, product), product.name);
}

/** Of a list of parts at the beginning of a text: "6 nozzles: 3 plain, 3 star". */
const counted = /^\d{1,3}\s\p{L}[^:.]{2,40}?\s?:\s/u;

/** The sentences that the text begins with, where they are whole and say something that the name does not; empty where there are none. */
function wholeText({ name, passages, language }: DescribedProduct): string {
  const context = { language, subject: subjectOf(name, language) };
  let said = "";
  for (const { kind, text, isCut, isShortened, folded } of withoutPiece(passages, language)) {
    const isFit = kind === "sentence" || counted.test(text);
    const sentence = endSentence(text);
    const longer = said === "" ? withCapital(sentence) : `${said} ${sentence}`;
    if (!isFit || isCut || isShortened || longer.length > maxMetaDescriptionLength) break;
    if (isShouted(text) || isNotice(text) || isRestriction(text)) break;
    if (hasGluedParts(text) || gluedSentence.test(text)) break;
    if (isForeign({ text, folded }, language) || /[?!…]$|https?:/u.test(text)) break;
    if (!isWholeStatement(text, "entry", context)) break;
    said = longer;
  }
  return said.length < shortestAlone || isSaidBy(said, name) ? "" : said;
}

/** One with a count and a subject, where it is too long, up to the end of a clause. */
function shortened(passage: ScoredPassage, language: Language): ScoredPassage {
  const { text } = passage;
  if (text.length <= maxMetaDescriptionLength || !countedThing.test(text) || verb[language].test(text))
    return passage;
  const clause = cutAtClause(text, maxMetaDescriptionLength);
  const isWhole = finite.test(clause) || participle.test(text.slice(clause.length - 1));
  return isWhole && !/[.!?]\s/u.test(clause) ? { ...passage, text: clause } : passage;
}

function whatIsSaid(product: DescribedProduct): string {
  const { name, passages, language } = product;
  const subject = subjectOf(name, language);
  const context = { language, subject };
  const namedWords = readWords(name).folded;
  const points = lazily(() => product.points().filter((point) => !isNameAgain(point, name)));
  const informative = withoutPraise(
    withoutPiece(withoutTitleLine(passages), language),
    name,
    language,
  ).filter(
    ({ kind, folded, text }) =>
      kind === "label" ||
      !(isForOthers(folded, namedWords) || (isNameAgain(text, name) && points().length >= fewestFacts)),
  );
  const described = informative.flatMap((passage) =>
    isDescribing(passage, context) && !isSaidBy(passage.text, name) ? [asSentence(passage, language)] : [],
  );
  // "Acme mug (350 g)." is the name again, where a sentence says more.
  const others = described.filter(({ text }) => withoutNames(text, name) === text);
  const prose = others.some(({ kind, words }) => kind === "sentence" && words >= fewestWords)
    ? others
    : described;
  const code = compact(name);
  const isNaming = ({ text, folded }: ScoredPassage) =>
    namesSubject(folded, subject) || namesModel(text, code);
  const fitting = prose
    .map((each) => shortened(each, language))
    .filter(({ text }) => text.length <= maxMetaDescriptionLength);
  const sentences = fitting.filter(
    (each) =>
      each.kind === "sentence" &&
      (each.words >= fewestWords || (each.order === 0 && each.words > 1 && isNaming(each))),
  );
  const named =
    sentences.find(isNaming) ?? fitting.find((each) => each.kind === "sentence" && isNaming(each));
  const [first] = sentences;
  const own = first && joined(first, fitting, language);
  // What comes first introduces the rest.
  const text =
    named === undefined ? undefined : own?.includes(named.text) ? own : joined(named, fitting, language);
  const isEarly = named !== undefined && prose.indexOf(named) <= mostBefore;
  const list = lazily(() => namedList(name, asWritten(points(), passages), language));
  const opening = text ?? own;
  if (
    opening !== undefined &&
    (isEarly || first?.order === 0) &&
    (isFeatures(opening, product) || isBrief(opening))
  ) {
    const { text: listed, factCount } = list();
    const isWhole =
      compact(listed).startsWith(compact(name)) && compact(listed).includes(compact(firstOf(opening)));
    if (factCount >= fewestFacts && isWhole) return listed;
  }
  const long = prose.find((passage) => isNaming(passage) && passage.text.length > maxMetaDescriptionLength);
  const clause = long && cutAtClause(long.text, maxMetaDescriptionLength);
  // Of two sentences the earlier one introduces the product, where it has the model that the other one has not.
  const isIntroduced =
    long !== undefined && named !== undefined && long.order < named.order && namesModel(clause ?? "", code);
  if (isIntroduced && clause !== undefined && !namesModel(named.text, code)) return clause;
  if (isEarly && text !== undefined && text.length >= shortestAlone) return text;
  if (clause !== undefined && clause.length >= shortestMeta) return clause;
  const { text: listed, factCount: listedCount, hasStatement } = list();
  const deciding = product.composed("telling");
  const composed = tellingSentences(deciding, list());
  const whole = first === undefined && !hasStatement ? wholeText(product) : "";
  if (whole.length >= shortestMeta && namesSubject(readWords(firstOf(whole)).folded, subject)) return whole;
  const isOpened = first?.order === 0 && saysWhatItIs(first.text, language);
  const isPoor = deciding.factCount < fewestFacts;
  if (composed !== "" && !(isOpened && isPoor)) return composed;
  // "Geschwindigkeit ist keine Hexerei." says nothing of the product.
  const telling = own !== undefined && (own.length >= shortestAlone || /\d/u.test(own)) ? own : undefined;
  if (isOpened && telling !== undefined && text === undefined) return telling;
  const isFullList = listed.length >= shortestMeta || listedCount >= fewestFacts;
  // Where the row lists labels alone, the sentence that the text begins with says more.
  const isPoorList = !hasStatement && listedCount <= fewestFacts;
  if (isFullList) return (isPoorList && first?.order === 0 ? telling : undefined) ?? listed;
  const rest = () => telling ?? (joinFitting(product.composed("all").sentences) || listed);
  const isLate = first !== undefined && prose.indexOf(first) > mostBefore;
  const isListBetter = listedCount > 0 && !hasStatement && (telling === undefined || isLate);
  const short = text ?? (isListBetter ? listed : (telling ?? (listedCount > 0 ? listed : rest())));
  if (short !== "") return isSaidBy(short, name) ? listed : short;
  const inviting = informative.find((passage) => isInviting(passage, language) && isNaming(passage));
  if (inviting !== undefined) return inviting.text;
  const [only] = prose.filter(({ kind }) => kind === "sentence");
  return only === undefined ? "" : cutAtPhrase(only.text, maxMetaDescriptionLength);
}

/** "AM/FM Radio. Top-Loader CD-Player.": a first statement that is hardly more than a noun. */
function isBrief(text: string): boolean {
  const first = firstOf(text);
  return countWords(first) < fewestWords - 1 && first.length < text.length;
}

function isFeatures(text: string, product: NamedProduct): boolean {
  return lacksNoun(text, product, false);
}

/** Composed sentences of facts that decide a purchase; empty where the list behind the name has more of them. */
export function tellingSentences(
  { sentences, factCount, propertyCount }: ComposedSentences,
  { factCount: listedCount, propertyCount: listedProperties, hasStatement }: NamedList,
): string {
  const isPoorer = factCount < fewestFacts && listedCount > fewestFacts;
  // "It has a power rating of 8 W." where the row says in a line of its own that it is fire rated, too.
  const isLess =
    listedProperties > 0 && (propertyCount === 0 || (hasStatement && listedProperties >= propertyCount));
  return isPoorer || isLess ? "" : joinFitting(sentences);
}

const fewestFacts = 2;

/** A whole sentence that asks the reader to enjoy what it names: better than the beginning of a longer one. */
function isInviting({ kind, isCut, isShortened, text }: ScoredPassage, language: Language): boolean {
  if (kind !== "sentence" || isCut || isShortened || !/[.!]$/u.test(text)) return false;
  if (text.length < shortestAlone || text.length > maxMetaDescriptionLength) return false;
  return (
    (openings.inviting.test(text) || imperative.test(text)) &&
    !isNotice(text) &&
    !dependsOnPrevious(text, language)
  );
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

/** A sentence or an entry of a list in the language that could stand in a list of search results. */
function isDescribing(
  { kind, isCut, text, words, folded, order, isShortened }: ScoredPassage,
  context: StatementContext,
): boolean {
  if ((kind !== "sentence" && kind !== "item") || isCut || isShortened || words < 2) return false;
  const start = kind === "item" || order === 0 ? "entry" : "sentence";
  // "Questo modello appartiene alla serie X" says less than a list.
  if (thisModel.test(text) && !countedThing.test(text)) return false;
  if (!isWholeStatement(standAlone(text, context.language), start, context)) return false;
  if (isShouted(text) || isNotice(text) || isRestriction(text) || concludes(text, context.language))
    return false;
  if (isLabelled(text, context) || isIngredients(text) || doubled.test(text)) return false;
  if (gluedSentence.test(text) || hasGluedParts(text) || bookFacts(text).length > 0) return false;
  if (splitStatements(text, context.language).length > mostParts) return false;
  if (isEnumeration(text, words) && !/[.!]$/u.test(text)) return false;
  return !isForeign({ text, folded }, context.language);
}

/** "Un parfum lumineux : bergamote en tête, ..." names the product before its colon, and is no label with a value. */
function isLabelled(text: string, { subject }: StatementContext): boolean {
  const head = labelled.exec(text)?.[0];
  if (head === undefined) return false;
  return !indefinite.test(head) || !namesSubject(readWords(head).folded, subject);
}

const indefinite = /^(?:an?|eine?|une?|uno|una|un['’])[\s'’]/iu;

/** "Pack of 5 covers Pack of 5 covers." */
const doubled = /^(.{8,80})\s\1[.!]?$/iu;
/** "10 mois.protéines 27%,matières", "senza PC.Ultraconveniente". */
const gluedSentence = /[°)%]\.\p{Lu}|\p{L}{2}\.\p{Lu}\p{Ll}{2}|\p{Ll}{3}\.\p{Ll}{4}|%,\p{L}{3}|\s\.\p{L}/u;
/** Of a sentence; more are a list. */
const mostParts = 3;

function asSentence(passage: ScoredPassage, language: Language): ScoredPassage {
  return { ...passage, text: withCapital(endSentence(withoutTitle(standAlone(passage.text, language)))) };
}

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
