import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { fronted, isBalanced, isOpenList } from "./cut-passage.ts";
import { countWords } from "./passage.ts";
import { PassageText } from "./passage-text.ts";
import type { SourcePassage } from "./read-passages.ts";
import type { UsablePassages } from "./usable-passages.ts";

/** What a feed that cuts its texts left at their end. */
export interface TornEnd {
  /** As it is written, with an ellipsis. */
  readonly text: string;
  /** Whether it still stands in the text: it states a number, or there is nothing else. */
  readonly isKept: boolean;
}

interface WholeText {
  readonly passages: readonly SourcePassage[];
  readonly torn: TornEnd | undefined;
}

interface CutText {
  readonly language: Language;
  readonly name: string;
  readonly isKnown: (word: string) => boolean;
}

/** Words of a text that can do without its last statement, and of what stays of a statement without its end. */
const [fewestBefore, fewestKept] = [5, 5];
/** Words; a longer end is a statement, of which more is whole than not. */
const mostTornWords = 20;

interface CutSource extends CutText {
  /** Whether the feed cuts texts at this length. */
  readonly isLimited: boolean;
}

/** The usable passages, up to the last whole part where the feed cut them off. */
export function wholeText(
  { passages, isNoiseOnly }: UsablePassages,
  { isLimited, ...cut }: CutSource,
): WholeText {
  const last = passages.at(-1);
  const isTorn = last !== undefined && (isLimited || endsOpen(last.source, cut.language));
  return isTorn && !isNoiseOnly ? withoutTornEnd(passages, cut) : { passages, torn: undefined };
}

/**
 * The passages of a text whose end its feed cut off, up to the last whole statement, else up to the last whole part of it. What states a
 * number, a code or a label's value stays, and so does an end before which there is little.
 */
function withoutTornEnd(passages: readonly SourcePassage[], cut: CutText): WholeText {
  const last = passages.at(-1);
  if (last === undefined || isClosed(last.source.text)) return { passages, torn: undefined };
  const { text } = last.source;
  if (isOpenList(text) && /\d(?:…|\.{3})$/u.test(text)) return { passages, torn: undefined };
  const before = withoutHanging(passages.slice(0, -1));
  if (!statesFact(text) && wordsOf(before) >= fewestBefore)
    return { passages: before, torn: { text: shown(text), isKept: false } };
  const whole = wholePart(text, { ...cut, before: before.map(({ source }) => source.text).join(" ") });
  if (whole === undefined)
    return { passages: withEllipsis(passages, last, cut), torn: { text: shown(text), isKept: true } };
  const source = new PassageText(whole, cut.language);
  const torn = { text: shown(text.slice(whole.length).replace(/^[\s,;–-]+/u, "")), isKept: false };
  return { passages: [...passages.slice(0, -1), { ...last, source, isShortened: true }], torn };
}

function isClosed(text: string): boolean {
  return /[.!?)"”»®™]$/u.test(text) && !text.endsWith("...");
}

/** A beginning of a word does not stand as if it were one. */
function withEllipsis(
  passages: readonly SourcePassage[],
  last: SourcePassage,
  { language, isKnown }: CutText,
): readonly SourcePassage[] {
  const { text } = last.source;
  const word = /(?<=[\s'’])\p{Ll}+$/u.exec(text)?.[0];
  if (word === undefined || isKnown(word) || isStopWord(foldText(word), language)) return passages;
  return [...passages.slice(0, -1), { ...last, source: new PassageText(`${text}…`, language) }];
}

/** A number, a code, or a value behind a label. */
function statesFact(text: string): boolean {
  return /\d|:\s*[\p{L}(]/u.test(text);
}

function wordsOf(passages: readonly SourcePassage[]): number {
  return passages.reduce((sum, { source }) => sum + source.words, 0);
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
/** What opens a sentence whose verb stands behind the comma. */
const opened =
  /^(?:dot|équip|conçu|fabriqu|réalis|compos|fait|inspir|ultra|grâce|idéal|facile|parfait|ausgestattet|gefertigt|hergestellt|ideal|perfekt|equipped|made|designed|inspired|perfect|dotat|realizzat|progettat|perfett)\p{L}*\s/iu;

interface TornContext extends CutText {
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
  const text = torn.replace(/\s?(?:…|\.{3})$/u, "");
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
  if (isStopWord(foldText(word), language)) return true;
  const said: readonly string[] = foldText(`${name} ${before}`).match(/[\p{L}\p{N}]+/gu) ?? [];
  return !isKnown(word) && !said.includes(foldText(word));
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

const preposition = /\s(?:pour|avec|for|with|für|mit|per|con|\+)\s/giu;

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

/** Whether an ellipsis stands behind a word that asks for another one: "suitable for…". */
function endsOpen({ text }: PassageText, language: Language): boolean {
  const word = /(?<=[\s'’])\p{L}+(?=\s?(?:…|\.{3})$)/u.exec(text)?.[0];
  return word !== undefined && isStopWord(foldText(word), language);
}
