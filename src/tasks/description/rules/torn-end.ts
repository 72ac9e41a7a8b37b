import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { isBeginning, isInProductTexts } from "./begun-words.ts";
import { fronted, isBalanced, isClosed, isOpenList } from "./cut-passage.ts";
import {
  beforeEllipsis,
  beforeOpenWords,
  endsInTornUnit,
  isCutAtEllipsis,
  statesFact,
  type WholeBefore,
} from "./ellipsis-end.ts";
import { isDecisive, isRestriction } from "./notices.ts";
import { countWords } from "./passage.ts";
import { PassageText } from "./passage-text.ts";
import type { SourcePassage } from "./read-passages.ts";
import { hasVerb } from "./split-heading.ts";
import { cutEnd, preposition, withoutCutClause, withoutCutMember, withoutGluedStart } from "./torn-lists.ts";
import { type CutText, endsInPiece } from "./torn-piece.ts";
import type { UsablePassages } from "./usable-passages.ts";
import {
  type CutPhrase,
  endsInPeriod,
  lacksComplement,
  lastWholeClause,
  lastWholePhrase,
  opened,
  statesNewFact,
} from "./whole-phrase.ts";

/** What a feed that cuts its texts left at their end. */
export interface TornEnd {
  /** As it is written, with an ellipsis. */
  readonly text: string;
  /** Whether it still stands in the text: it states a number, or there is nothing else. */
  readonly isKept: boolean;
  /** Whether nothing but the ellipsis is gone: all words in front of it are whole. */
  readonly isWhole?: boolean;
  /** Of the passage that is no sentence without it, and gets no full stop. */
  readonly openOrder?: number;
}

interface WholeText {
  readonly passages: readonly SourcePassage[];
  readonly torn: TornEnd | undefined;
}

/** Words of a text that can do without its last statement, and of what stays of a statement without its end. */
const [fewestBefore, fewestKept] = [5, 5];
/** Words; a longer end is a statement, of which more is whole than not. */
const mostTornWords = 20;

interface CutSource extends CutText {
  /** Whether the feed cuts texts at this length. */
  readonly isLimited: boolean;
}

/** "10 x 7 mm (M": a bracket that the cut left open behind a measure. */
const openBracket = /(?<=\d\s?\p{L}{0,3})\s\(\p{L}{0,12}$/u;

function withoutOpenBracket(
  passages: readonly SourcePassage[],
  { language }: CutText,
): readonly SourcePassage[] {
  const last = passages.at(-1);
  if (last === undefined || !openBracket.test(last.source.text)) return passages;
  const source = new PassageText(last.source.text.replace(openBracket, ""), language);
  return [...passages.slice(0, -1), { ...last, source }];
}

/** The usable passages, up to the last whole part where the feed cut them off. */
export function wholeText(
  { passages: read, isNoiseOnly }: UsablePassages,
  { isLimited, ...cut }: CutSource,
): WholeText {
  const passages = withoutOpenBracket(read, cut);
  const last = passages.at(-1);
  const isCut =
    last !== undefined && (isLimited || isCutAtEllipsis(passages.map(({ source }) => source.text)));
  if (last !== undefined && !isCut && !isNoiseOnly && endsInPiece(passages, last.source, cut)) {
    const { text } = last.source;
    const clause = clauseOf(text, cut);
    if (clause !== undefined) return endedAt(clause, passages, last, cut);
    if (isWarning(text)) return keptOpen(passages, last, cut);
    const before = withoutHanging(passages.slice(0, -1));
    if (endsInTornUnit(text)) return { passages: before, torn: { text: shown(text), isKept: false } };
    const { said } = behind(before, cut);
    const phrase = lastWholePhrase(text, behind(before, cut));
    if (phrase !== undefined && (statesNewFact(phrase, behind(before, cut)) || before.length === 0))
      return endedAt(phrase, passages, last, cut);
    const words = beforeOpenWords(text, behind(before, cut));
    if (words !== undefined && (statesFact(text, said) || before.length === 0))
      return endedAt(words, passages, last, cut);
    return (statesFact(text, said) && !endsInPeriod(text, cut.language)) || before.length === 0
      ? keptOpen(passages, last, cut)
      : { passages: before, torn: { text: shown(text), isKept: false } };
  }
  return isCut && !isNoiseOnly ? withoutTornEnd(passages, cut) : { passages, torn: undefined };
}

/**
 * The passages of a text whose end its feed cut off, up to the last whole statement, else up to the last whole part of it. What states a
 * number, a code or a label's value stays, and so does an end before which there is little.
 */
function withoutTornEnd(passages: readonly SourcePassage[], cut: CutText): WholeText {
  const last = passages.at(-1);
  if (last === undefined || isClosed(last.source.text)) return { passages, torn: undefined };
  const { text } = last.source;
  const measured = text.replace(begunAlternative, "");
  if (measured !== text && isBalanced(measured)) return asWhole(endedAt(measured, passages, last, cut));
  if (isOpenList(text) && /\d(?:…|\.{3})$/u.test(text)) return { passages, torn: undefined };
  const before = withoutHanging(passages.slice(0, -1));
  // Behind a title the torn statement is the text.
  const isBehindText = /[.!?]$/u.test(before.at(-1)?.source.text ?? "") || before.length > 1;
  const plain = beforeEllipsis(last.source, behind(before, cut)) ?? wholeList(text, cut.language);
  // "Suitable for home, office, yoga studio...": the last member is as whole as the others.
  if (plain !== undefined && (!plain.isAll || !isBehindText || statesFact(text) || endsList(plain.text)))
    return endedBefore(plain, passages, last, cut);
  const said = before.map(({ source }) => source.text).join(" ");
  const named = withoutGluedStart(text, cut.name);
  if (named !== undefined && isWhole(named.kept) && isDispensable(named.rest))
    return endedAt(named.kept, passages, last, cut);
  const listed = withoutCutMember(text, cut.language) ?? withoutCutClause(text);
  if (listed !== undefined && isBalanced(listed)) return asWhole(endedAt(listed, passages, last, cut));
  const clause = before.length > 0 ? clauseOf(text, cut) : undefined;
  if (clause === undefined && isWarning(text)) return keptOpen(passages, last, cut);
  const isThin =
    clause === undefined && !statesFact(text, `${cut.said}\n${said}`) && countWords(said) >= fewestBefore;
  const isIdle = isThin && isBehindText;
  const isOpen = isIdle || endsOpenly(text, { ...cut, before: said });
  const phrase = isOpen ? lastWholePhrase(text, behind(before, cut)) : undefined;
  if (isIdle && (phrase === undefined || !statesNewFact(phrase, behind(before, cut))))
    return { passages: before, torn: { text: shown(text), isKept: false } };
  const parts = [wholePart(text, { ...cut, before: said }), clause, phrase];
  const whole = parts.toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0))[0];
  if (whole === undefined && isThin) return { passages: before, torn: { text: shown(text), isKept: false } };
  const ended = whole ?? beforeOpenWords(text.replace(cutEnd, ""), behind(before, cut));
  if (ended === undefined) return keptOpen(passages, last, cut);
  return endedAt(ended, passages, last, cut);
}

/** The passages with the last one up to the end of what is whole before its ellipsis. */
function endedBefore(
  { text, isAll }: WholeBefore,
  passages: readonly SourcePassage[],
  last: SourcePassage,
  cut: CutText,
): WholeText {
  // "Clous d'oreilles ... pour des clous d…": of which the statement itself has the word.
  const kept = isAll ? withoutSaidPhrase(text, { ...cut, name: "", before: "" }) : text;
  if (kept !== undefined) return endedAt(kept, passages, last, cut);
  const source = new PassageText(text, cut.language);
  const quoted = shown(text.split(" ").slice(-mostQuoted).join(" "));
  return {
    passages: [...passages.slice(0, -1), { ...last, source }],
    torn: {
      ...{ text: quoted, isKept: false, isWhole: true },
      ...(!hasVerb(text, cut.language) && { openOrder: last.order }),
    },
  };
}

/** "home, office, tea house, yoga studio": a few words, the last one no short one, behind others between commas. */
const listEnd = /,\s[^\s,;:]+(?:\s[^\s,;:]+){0,3},\s(?:[^\s,;:]+\s){0,3}[^\s,;:]{5,}$/u;

function endsList(text: string): boolean {
  return listEnd.test(text.slice(-longestList));
}

/** A list whose last word stands in product texts and begins no longer one, though everyday lists have it not: "yoga studio". */
function wholeList(text: string, language: Language): WholeBefore | undefined {
  const bare = text.replace(cutEnd, "");
  const word = /(?<=\s)\p{Ll}+$/u.exec(bare)?.[0];
  if (word === undefined || !endsList(bare)) return undefined;
  return isInProductTexts(foldText(word)) && !isBeginning(word, language)
    ? { text: bare, isAll: true }
    : undefined;
}

/** In characters. */
const longestList = 120;

/** Words. */
const mostQuoted = 3;

/** "4400mAh /47…": a measure, and another number of which only the beginning is there. */
const begunAlternative = /(?<=\d\s?\p{L}{1,3})\s?\/\s?\d{1,4}\s?(?:…|\.{3})$/u;

/** What stays is a list whose members are whole. */
function asWhole({ passages, torn }: WholeText): WholeText {
  return { passages: passages.map((each) => ({ ...each, isShortened: false })), torn };
}

/** Of a list between commas. */
const fewestMembers = 2;

/** The passages with the last one up to the end of a whole part of it. */
function endedAt(
  whole: string,
  passages: readonly SourcePassage[],
  last: SourcePassage,
  { language }: CutText,
): WholeText {
  const source = new PassageText(whole, language);
  const isPlainPart = last.source.text.startsWith(whole);
  const torn = {
    text: shown(
      last.source.text
        .slice(isPlainPart ? whole.length : last.source.text.lastIndexOf(" "))
        .replace(/^[\s,;–-]+/u, ""),
    ),
    isKept: false,
  };
  // "IP20, N-Leiter re": the members in front are whole.
  const isListEnd =
    whole.split(", ").length > fewestMembers && /^,\s/u.test(last.source.text.slice(whole.length));
  const kind = last.kind === "heading" ? "sentence" : last.kind;
  return { passages: [...passages.slice(0, -1), { ...last, kind, source, isShortened: !isListEnd }], torn };
}

/** "Not suitable for ericaceous pl": what a thing may not be used for is said, though its end is missing. */
function isWarning(text: string): boolean {
  return isRestriction(text) || isDecisive(text);
}

/** The passages with the torn one, which is neither a bullet point nor in a search text. */
function keptOpen(passages: readonly SourcePassage[], last: SourcePassage, cut: CutText): WholeText {
  const written = withEllipsis(passages, last, cut).map((each, place) =>
    place === passages.length - 1 && isWarning(last.source.text) ? { ...each, isShortened: true } : each,
  );
  return { passages: written, torn: { text: shown(last.source.text), isKept: true } };
}

/** A beginning of a word does not stand as if it were one. */
function withEllipsis(
  passages: readonly SourcePassage[],
  last: SourcePassage,
  { language, isKnown }: CutText,
): readonly SourcePassage[] {
  const { text } = last.source;
  const word = /(?<=[\s'’])\p{Ll}+$/u.exec(text)?.[0];
  const isOpen = lacksComplement(text, language);
  const isWord = word === undefined || isKnown(word) || isStopWord(foldText(word), language);
  if (isWord && !isOpen) return passages;
  return [...passages.slice(0, -1), { ...last, source: new PassageText(`${text}…`, language) }];
}

/** Without headings and questions behind which nothing stands any more. */
function withoutHanging(passages: readonly SourcePassage[]): readonly SourcePassage[] {
  const last = passages.findLastIndex(({ source }) => !/:$/u.test(source.text) && !isShortQuestion(source));
  return passages.slice(0, last + 1);
}

/** Words. */
const mostAsked = 3;

function isShortQuestion({ text, words }: PassageText): boolean {
  return text.endsWith("?") && words <= mostAsked;
}

function shown(text: string): string {
  return /(?:…|\.{3})$/u.test(text) ? text : `${text}…`;
}

/** Ends of the parts of an enumeration. */
const partEnd = /,(?=\s)|;(?=\s)|(?:\s|(?<=\p{Ll}))[-–—](?=\s)/gu;
/** What begins a part that a sentence can do without. */
const addition =
  /^(?:et|ou|mais|qui|que|dont|avec|sans|pour|ce qui|ainsi que|idéale?s?|and|or|but|which|with|without|so|und|oder|aber|sowie|mit|ohne|der|die|das|so dass|sodass|e|o|ma|che|con|senza|per|ideal[ei])(?:\s|$)/iu;

interface TornContext extends Omit<CutText, "said" | "roleOf"> {
  /** The text that stands in front. */
  readonly before: string;
}

/** What a main clause begins with: what stands before the comma only opens it. */
const subject =
  /^(?:les?|la|l['’]|cet?|cette|ces|ils?|elles?|vous|nous|tu|on|notre|votre|vos|nos|son|sa|ses|der|die|das|dies\p{L}*|er|sie|es|wir|ihr\p{L}*|the|this|these|it|they|you|your|we|our|lo|gli|l|quest\p{L}*|voi|noi)(?!\p{L})/iu;
/** Words behind the last dash of what stays. */
const fewestBehindDash = 4;

/** A torn statement up to the last end of a part, or without the last phrase where that says again what is said. */
function wholePart(torn: string, context: TornContext): string | undefined {
  const text = torn.replace(cutEnd, "");
  if (!endsInsideWord(text, context)) return undefined;
  const saidAgain = withoutSaidPhrase(text, context);
  if (saidAgain !== undefined) return saidAgain;
  for (const { 0: separator, index } of [...text.matchAll(partEnd)].toReversed()) {
    const [kept, rest] = [text.slice(0, index), text.slice(index).replace(/^[\s,;–—-]+/u, "")];
    if (!isDispensable(rest)) return undefined;
    if (isWhole(kept) && (separator !== "," || isPart(kept, rest))) return kept;
  }
  return undefined;
}

/** Whether what stands behind a comma is one more part of an enumeration, or an addition. */
function isPart(kept: string, rest: string): boolean {
  if (subject.test(rest)) return false;
  const [behindDash = ""] = kept.split(/\s[-–—]\s/u).slice(-1);
  if (countWords(behindDash) < fewestBehindDash || fronted.test(behindDash)) return false;
  return kept.includes(", ") || addition.test(rest);
}

/** Whether the last word is a beginning of one, or asks for another one. */
function endsInsideWord(text: string, { name, before, language, isKnown }: TornContext): boolean {
  if (/[+&/,:-]$/u.test(text)) return true;
  const word = /(?<=[\s'’-])\p{L}+$/u.exec(text)?.[0];
  if (word === undefined) return false;
  if (isStopWord(foldText(word), language) || lacksComplement(text, language)) return true;
  const said: readonly string[] = foldText(`${name} ${before}`).match(/[\p{L}\p{N}]+/gu) ?? [];
  return !isKnown(word) && !said.includes(foldText(word));
}

/** The last whole clause of what ends in a word that is cut, without an ellipsis. */
function clauseOf(text: string, cut: CutText): string | undefined {
  const isCut = !/(?:…|\.{3})$/u.test(text) && endsInsideWord(text, { ...cut, before: "" });
  return isCut ? lastWholeClause(text, cut.language) : undefined;
}

/** What is known where the passages stand in front. */
function behind(passages: readonly SourcePassage[], cut: CutText): CutPhrase {
  return { ...cut, said: [cut.said, ...passages.map(({ source }) => source.text)].join("\n") };
}

/** Whether a text has no whole end: an ellipsis is no full stop, and behind an unknown word the text goes on. */
function endsOpenly(text: string, context: TornContext): boolean {
  return /(?:…|\.{3})$/u.test(text) || endsInsideWord(text, context);
}

function isDispensable(rest: string): boolean {
  return !statesFact(rest) && countWords(rest) <= mostTornWords;
}

function isWhole(kept: string): boolean {
  return (
    countWords(kept) >= fewestKept &&
    isBalanced(kept) &&
    !kept.endsWith(":") &&
    !fronted.test(kept) &&
    !opened.test(kept)
  );
}

/** "Coque en cuir pour Nokia Lum…" where the name says "Nokia Lumia 520": nothing is lost without the phrase. */
function withoutSaidPhrase(text: string, { name, before, language }: TornContext): string | undefined {
  const place = [...text.matchAll(preposition)].at(-1)?.index;
  if (place === undefined || !isWhole(text.slice(0, place))) return undefined;
  const said: readonly string[] =
    foldText(`${name} ${before} ${text.slice(0, place)}`).match(/[\p{L}\p{N}]+/gu) ?? [];
  const words: readonly string[] = foldText(text.slice(place)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [last = "", ...others] = words.slice(text.charAt(place + 1) === "+" ? 0 : 1).toReversed();
  const isSaid =
    others.every((word) => said.includes(word) || isStopWord(word, language)) &&
    said.some((word) => word.startsWith(last));
  return isSaid ? text.slice(0, place) : undefined;
}
