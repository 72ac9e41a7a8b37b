import { recase } from "../../../nlp/casing.ts";
import type { Language } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { splitSentences } from "../../../nlp/sentence-splitter.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { bookFacts } from "./book-facts.ts";
import {
  asPoint,
  choosePoints,
  keyOf,
  labelOf,
  maxBulletLength,
  mostBullets,
  withoutNames,
} from "./choose-points.ts";
import { isListName } from "./column-points.ts";
import { contraryMeasures } from "./contrary-measures.ts";
import { cutAtClause } from "./cut-passage.ts";
import { withoutPraise } from "./empty-praise.ts";
import { isIngredients } from "./ingredients.ts";
import { withCalmValue } from "./label-values.ts";
import { withoutTitleLine } from "./leading-title.ts";
import { verb } from "./list-casing.ts";
import { listedParts } from "./list-parts.ts";
import { finite, isNameAgain } from "./named-list.ts";
import { isDecisive, isOfAllergens, isRestriction, isSafetyNote } from "./notices.ts";
import { countWords } from "./passage.ts";
import {
  countedThing,
  isFilling,
  isWall,
  labelled,
  longSentence,
  participle,
  rankOf,
} from "./point-ranks.ts";
import { isControlCode } from "./said-values.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { concludes, standAlone } from "./sentence-openings.ts";
import { isPlainWeight } from "./shop-weight.ts";
import { namesSubject, subjectOf } from "./subject.ts";
import {
  hasGluedParts,
  isForeign,
  isLabelledList,
  isShouted,
  isWholeStatement,
  type StatementContext,
  splitStatements,
  withoutPiece,
  withoutTitle,
} from "./whole-statements.ts";
import { isForOthers } from "./word-classes.ts";

interface PointWords {
  readonly language: Language;
  /** Of the product: what says nothing else is no point. */
  readonly name?: string;
  /** What the row's columns state and the text does not: "Material: Cotton". */
  readonly stated?: readonly string[];
  /** Whether the seller's own points stand in front; then a restriction can be the only point. */
  readonly hasOwn?: boolean;
  /** Whether a labelled fact of the text can be relied on; all can by default. */
  readonly isReadable?: (point: string) => boolean;
}

/**
 * At most six points of one fact each, at most 150 characters: labelled facts, entries of the source's lists and whole sentences, never a
 * part of one. Notices are no points, and a list of ingredients or allergens is one point or none. Where the source says little that can be
 * read alone there are fewer, or none.
 */
export function bulletPoints(
  passages: readonly ScoredPassage[],
  { stated = [], name = "", language, hasOwn = false, isReadable = () => true }: PointWords,
): string[] {
  const foreign = foreignProse(passages, language);
  const namedWords = readWords(name).folded;
  const contrary = contraryMeasures(passages.map(({ text }) => text));
  const isContrary = ({ kind, folded, text }: ScoredPassage) =>
    kind === "label" ? contrary.has(text) : isForOthers(folded, namedWords);
  const own = withoutPraise(withoutPiece(withoutTitleLine(passages), language), name, language).filter(
    (passage) =>
      !foreign.has(passage) &&
      !isForeign(passage, language) &&
      !isContrary(passage) &&
      isReadable(passage.text),
  );
  // In German and English any heading may be in capitals.
  const isAuthor =
    (language === "fr" || language === "it") && own.length === 1 && isNameAlone(own[0]?.text ?? "");
  const context = { language, subject: subjectOf(name, language), name };
  const points = choosePoints([...(isAuthor ? [] : pointsOfTexts(own, context)), ...stated], name);
  const [only = "", ...more] = points;
  const isPoor =
    !hasOwn &&
    more.length === 0 &&
    (isLittle(only, name, language) ||
      isControlCode(only) ||
      isNameAgain(only, name) ||
      (isPlainWeight(only) && stated.includes(only)) ||
      own.some((passage) => isSaying(passage, only, context)));
  return isPoor ? [] : withRestrictions(points, own, { ...context, hasOwn });
}

/** With what the thing may not be used for, and for whom it is dangerous, behind all else, up to the limit. */
function withRestrictions(
  points: readonly string[],
  passages: readonly ScoredPassage[],
  { hasOwn, ...context }: PointContext & { readonly hasOwn: boolean },
): string[] {
  const isLast = (point: string) => isRestriction(point) || isSafetyNote(point);
  const others = points.filter((point) => !isLast(point));
  const stated = passages.flatMap(({ kind, text, isCut, isShortened }) => {
    if (kind === "label" || isCut || isShortened) return [];
    const sentences = splitSentences(text, context.language).map((sentence) => sentence.text);
    // "Nicht geeignet f. Rückenlängen unter 40 cm" is one.
    const isOne = isRestriction(text) && !isWholeRestriction(sentences[0] ?? "", context);
    return (isOne ? [text] : sentences).filter(isRestriction);
  });
  const last = [...points.filter(isLast), ...stated.filter((text) => isWholeRestriction(text, context))];
  if (others.length === 0 && !hasOwn) return [...points];
  const restrictions = choosePoints(last, "", isLast);
  const left = [...others];
  // They replace weights, walls of ports, origins and colours; one of them what else stands last.
  while (left.length + restrictions.length > mostBullets) {
    const light = left.findLastIndex((point) => isFilling(point));
    if (light >= 0) left.splice(light, 1);
    else if (left.length === mostBullets) left.pop();
    else break;
  }
  return [...left, ...restrictions].slice(0, mostBullets);
}

function isWholeRestriction(text: string, context: PointContext): boolean {
  return text.length <= maxBulletLength && !hasGluedParts(text) && isWholeStatement(text, "entry", context);
}

const mostOfLittle = 2;

/** "Li-ion", "Collier magnifique" of a collier: a word without a number, which alone is no list; of two German ones the first may say something. */
function isLittle(point: string, name: string, language: Language): boolean {
  const most = language === "de" ? 1 : mostOfLittle;
  if (/[\d:]/u.test(point) || countWords(point) > most) return false;
  const said = new Set(keyOf(name).split(" "));
  return point.split(/\s+/u).filter((word) => !said.has(keyOf(word))).length < 2;
}

/** Words; shorter texts are of no certain language. */
const fewestOfLanguage = 6;

/** The sentences of a text that is in another language, where that shows in all of them together: "Running shoes for men. Mesh upper." */
function foreignProse(passages: readonly ScoredPassage[], language: Language): ReadonlySet<ScoredPassage> {
  const prose = passages.filter(({ kind, text }) => kind === "sentence" && labelOf(text) === undefined);
  const folded = prose.flatMap((passage) => passage.folded);
  if (
    folded.length < fewestOfLanguage ||
    folded.some((word) => word.length > 1 && isStopWord(word, language))
  )
    return new Set();
  const { language: found, confidence } = detectLanguage(prose.map(({ text }) => text).join(" "));
  return new Set(found === undefined || found === language || confidence < sureConfidence ? [] : prose);
}

const sureConfidence = 0.95;

interface PointContext extends StatementContext {
  readonly name: string;
}

/** Words; a longer sentence states something. */
const mostSayingWords = 5;

/** "Geschwindigkeit ist keine Hexerei": a sentence of a few words that does not name the product is no point where it is the only one. */
function isSaying(
  { kind, text, words, folded }: ScoredPassage,
  point: string | undefined,
  { subject }: PointContext,
): boolean {
  if (kind !== "sentence" || words > mostSayingWords || /\d/u.test(text) || namesSubject(folded, subject))
    return false;
  return /\s(?:is|are|ist|sind|est|sont|è|sono)\s/u.test(text) && keyOf(text) === keyOf(point ?? "");
}

/** In the source's order; where there are too many, labelled facts and entries of lists go before sentences, and those before long ones. */
function pointsOfTexts(passages: readonly ScoredPassage[], context: PointContext): string[] {
  const together = withSlogans(passages);
  const readings = together.flatMap((passage, place) =>
    readStatements(
      passage,
      { before: together[place - 1], after: together[place + 1], count: together.length },
      context.language,
    ),
  );
  const whole = readings.flatMap((passage) => {
    if (concludes(passage.text, context.language)) return [];
    const own =
      passage.kind === "sentence"
        ? standAlone(passage.text, context.language)
        : withCalmValue(passage.text, context.language);
    // "RIGHT HAND DRIVE ONLY" is said aloud, and is a point all the same.
    const calm =
      isShouted(own) && isDecisive(own) && !isOfAllergens(own) ? recase(own, context.language) : own;
    const text = shortened(withoutNames(withoutTitle(calm), context.name), passage.kind, context.language);
    const point = { ...passage, text, words: text === passage.text ? passage.words : countWords(text) };
    return isPoint(point, context) ? [{ ...point, rank: rankOf(point, context.name) }] : [];
  });
  const ranked = whole.toSorted(
    (one, two) => one.rank - two.rank || (one.rank <= labelled ? 0 : two.score - one.score),
  );
  const chosen = new Set(
    choosePoints(
      ranked.map(({ text }) => text),
      context.name,
    ),
  );
  const isNaming = ({ folded }: ScoredPassage) => namesSubject(folded, context.subject);
  const firstNaming = whole.find((passage) => passage.rank === longSentence && isNaming(passage));
  const long =
    firstNaming ??
    whole.filter(({ rank }) => rank === longSentence).toSorted((one, two) => two.words - one.words)[0];
  const points = whole.filter(({ text }) => chosen.has(asPoint(text)));
  if (long === undefined || points.length < mostBullets || points.includes(long)) return textsInOrder(points);
  const last = ranked.findLast((passage) => points.includes(passage));
  return textsInOrder(
    whole.filter((passage) => passage === long || (passage !== last && points.includes(passage))),
  );
}

/** A sentence with a number or an acronym that is too long for a point, up to the end of a clause with a verb. */
function shortened(text: string, kind: ScoredPassage["kind"], language: Language): string {
  if (kind !== "sentence" || text.length <= maxBulletLength + 1 || labelOf(text) !== undefined) return text;
  const clause = cutAtClause(text, maxBulletLength + 1);
  const isTelling = /\d|(?<!\p{L})\p{Lu}{2,}/u.test(clause) || countedThing.test(clause);
  // Behind a relative clause, the verb may follow.
  const isWhole =
    finite.test(clause) || verb[language].test(clause) || participle.test(text.slice(clause.length - 1));
  return isTelling && isWhole && !/[.!?]\s/u.test(clause) ? clause : text;
}

/** In the source's order; walls of ports behind all else. */
function textsInOrder(passages: readonly ScoredPassage[]): string[] {
  const texts = passages.map(({ text }) => text);
  return [...texts.filter((text) => !isWall(text)), ...texts.filter(isWall)];
}

/** Sentences of one word that stand together. */
const fewestOfSlogan = 3;

/** "Sit. Stand. Repeat.": sentences of one word each are one statement, and none of them is one alone. */
function withSlogans(passages: readonly ScoredPassage[]): ScoredPassage[] {
  const joined: ScoredPassage[] = [];
  for (let at = 0; at < passages.length; at += 1) {
    const first = passages[at];
    if (first === undefined) continue;
    let end = at;
    while (isOneWord(passages[end], first)) end += 1;
    const run = passages.slice(at, end);
    if (run.length < fewestOfSlogan) {
      joined.push(first);
      continue;
    }
    const text = run.map((passage) => passage.text).join(" ");
    joined.push({ ...first, text, words: run.length, folded: run.flatMap(({ folded }) => folded) });
    at = end - 1;
  }
  return joined;
}

function isOneWord(passage: ScoredPassage | undefined, first: ScoredPassage): boolean {
  return passage?.kind === "sentence" && passage.words === 1 && passage.line === first.line && !passage.isCut;
}

/** A long sentence of parts between semicolons is a list; a short line behind a sentence is one without its full stop. */
function readStatements(
  passage: ScoredPassage,
  {
    before,
    after,
    count,
  }: {
    readonly before: ScoredPassage | undefined;
    readonly after: ScoredPassage | undefined;
    readonly count: number;
  },
  language: Language,
): ScoredPassage[] {
  const { kind, text } = passage;
  if (isIngredients(text) && !isOfAllergens(text)) return [];
  const book = bookFacts(text);
  if (book.length > 0)
    return book.map((fact) => ({ ...passage, text: fact, words: countWords(fact), kind: "label" }));
  if (kind === "heading") {
    const isLastOfLine = before?.line === passage.line && after?.line !== passage.line;
    return count === 1 || isLastOfLine ? [{ ...passage, kind: "item" }] : [passage];
  }
  const specifications = kind === "label" || hasGluedParts(text) ? [] : listedParts(text, language);
  const statements = specifications.length > 0 ? specifications : statementsOf(text, kind, language);
  const isLong = statements.length < 2 && text.length > maxBulletLength && kind !== "label";
  const parts = isLong && !isLabelledList(text) ? text.split(/;\s+/u) : statements;
  if (parts.length < 2) return [passage];
  return parts.map((part, at) => {
    const written = part.trim();
    const isLabel = /^[^:]{2,30}\s?:\s/u.test(written);
    const other = at === 0 && kind === "sentence" && parts.length < mostListedSentences ? kind : "item";
    const isShortened = passage.isShortened && at === parts.length - 1;
    return {
      ...passage,
      ...{ text: written, words: countWords(written), isShortened, kind: isLabel ? "label" : other },
    };
  });
}

/** Words of what follows in an entry of a list. */
const mostOfFact = 5;

/** Also those of an entry that has short ones, or a number, behind its first: "The set has 4 figures. 344 pieces. From 6 years." */
function statementsOf(text: string, kind: ScoredPassage["kind"], language: Language): string[] {
  const statements = splitStatements(text, language);
  if (kind !== "item" || statements.length > 1 || !/[.!]\s[\p{Lu}\d]/u.test(text)) return statements;
  const [first = "", ...others] = splitSentences(text, language).map((sentence) => sentence.text);
  return others.every((other) => countWords(other) <= mostOfFact) ? [first, ...others] : statements;
}

/** "Richard Haddad", "Le Grand Miroir": an author or a publisher, where no word but a name's stands. */
function isNameAlone(text: string): boolean {
  return /^\p{Lu}[\p{Ll}'’-]{1,20}(?: \p{Lu}[\p{Ll}'’-]{1,20}){1,3}$/u.test(text);
}

/** Parts; a text of more of them is no sentence with others behind it. */
const mostListedSentences = 4;

/** Of a value; fewer are names, which makers write in capitals. */
const fewestShouted = 3;

/** "Compatible : RENAULT CLIO IV" is none. */
function isShoutedFact(text: string): boolean {
  return (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu)?.length ?? 0) >= fewestShouted;
}

/** "10,8 V", "202mm x 86mm x 34mm", "Noir": a value, of which nobody says what it is. */
const bareValue =
  /^(?:(?:\d+(?:[.,]\d+)?\s?\p{L}{0,4}°?(?:\s?[x×/*-]\s?)?){1,3}|black|white|red|blue|green|grey|gray|gold|silver|pink|brown|beige|schwarz|wei(?:ß|ss)|rot|blau|grün|grau|silber|rosa|braun|noire?|blanc(?:he)?|rouge|bleue?|verte?|grise?|argent|dorée?|rose|marron|ner[oa]|bianc[oa]|ross[oa]|blu|verde|grigi[oa]|oro|argento|marrone)[.,;]?$/iu;

/** Also a word in capitals, which may be a code, and what has no word: 1/2" x 6. */
function isBareValue(text: string): boolean {
  return bareValue.test(text) || /^\p{Lu}{3,}[.,;]?$/u.test(text) || !/\p{L}{2}/u.test(text);
}

/** Excludes what is cut, too long for a point, a heading, or in capitals. */
function isPoint(
  { text, kind, isCut, isShortened, order }: ScoredPassage,
  context: StatementContext,
): boolean {
  if (isCut || isShortened || kind === "heading" || text.length > maxBulletLength + 1) return false;
  if (isListName(text)) return false;
  // What is left of a labelled name may have no label.
  const isLabelled = kind === "label" && text.includes(":");
  if (hasGluedParts(text) || (!isLabelled && isBareValue(text))) return false;
  if (isOfAllergens(text)) return true;
  if (kind === "label" ? isShoutedFact(text) : isShouted(text)) return false;
  const isEntry = kind === "label" || kind === "item" || order === 0;
  return isWholeStatement(text, isEntry ? "entry" : "sentence", context);
}
