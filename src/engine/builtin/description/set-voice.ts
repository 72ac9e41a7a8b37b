import type { Tone } from "../../../contract/vocabulary.ts";
import type { Language } from "../../../text/language.ts";
import { endQuietly } from "./adjust-tone.ts";
import { isEnumeration } from "./enumeration.ts";
import { openers, smallFirstWords } from "./openers.ts";
import { countWords, type Passage } from "./passage.ts";
import { leansOnBefore, withCapital } from "./stand-alone.ts";

export interface Voice {
  readonly tone: Tone;
  readonly language: Language;
  /** No opener is set where the text would have more words with it. */
  readonly maxWords: number;
}

const fewestWords = 20;
const mostOpenerWords = 5;

/**
 * A chosen text's passages in order, in the voice of a tone: a casual one sets an aside before one of its sentences, a
 * playful one calls before the first; it has at most one exclamation mark. Short and professional texts get nothing.
 * No opener states anything; a list of ingredients or labelled facts alone have no sentence to open, and get none.
 */
export function setVoice<Chosen extends Passage>(passages: readonly Chosen[], voice: Voice): Chosen[] {
  if (voice.tone === "professional") return [...passages];
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  const hasRoom = words >= fewestWords && words + mostOpenerWords <= voice.maxWords;
  if (!hasRoom) return withOneCall(passages);
  const set = voice.tone === "casual" ? withAside : withCall;
  return withOneCall(set(passages, voice, words));
}

/** A sentence of more than a few words that ends in one; no title and no list of ingredients. */
function isWholeSentence({ kind, text, words, isCut }: Passage): boolean {
  return (
    kind === "sentence" && !isCut && words > 4 && /^\p{Lu}.*[.!]$/su.test(text) && !isEnumeration(text, words)
  );
}

/** Before a later sentence that begins with a small word, else before the facts or the first one. */
function withAside<Chosen extends Passage>(
  passages: readonly Chosen[],
  { language }: Voice,
  words: number,
): Chosen[] {
  const { aside, facts } = openers[language];
  const place = passages.findLastIndex((passage, index) => index > 0 && canFollowAside(passage, language));
  if (place > 0) return openAt(passages, place, pick(aside, words), language);
  if (!passages.some(isWholeSentence)) return [...passages];
  const list = passages.findIndex(
    (passage) => isListed(passage) && !isEnumeration(passage.text, passage.words),
  );
  if (list >= 0) return openAt(passages, list, facts);
  const [first] = passages;
  if (first === undefined || !isWholeSentence(first)) return [...passages];
  return canFollowAside(first, language)
    ? openAt(passages, 0, pick(aside, words), language)
    : openAt(passages, 0, facts);
}

function isListed({ kind }: Passage): boolean {
  return kind === "label" || kind === "item";
}

function canFollowAside(passage: Passage, language: Language): boolean {
  const { text } = passage;
  if (!isWholeSentence(passage) || leansOnBefore(text) || /[:?!]/u.test(text)) return false;
  return language === "de" || smallFirstWords[language].has(firstWordOf(text));
}

function withCall<Chosen extends Passage>(
  passages: readonly Chosen[],
  { language }: Voice,
  words: number,
): Chosen[] {
  const { call, factsCall } = openers[language];
  const first = passages[0];
  if (first === undefined || !passages.some(isWholeSentence)) return [...passages];
  if (isListed(first) && !isEnumeration(first.text, first.words)) return openAt(passages, 0, factsCall);
  if (!isWholeSentence(first)) return [...passages];
  const opener = pick(call, words);
  const lively = opener.endsWith("?") ? liven(first) : first;
  return openAt([lively, ...passages.slice(1)], 0, opener);
}

function liven<Chosen extends Passage>(passage: Chosen): Chosen {
  return { ...passage, text: passage.text.replace(/(?<=[\p{L}\p{N})])\.$/u, "!") };
}

/** The first exclamation mark stays: channels take at most one, see https://support.google.com/merchants/answer/6324468 */
function withOneCall<Chosen extends Passage>(passages: readonly Chosen[]): Chosen[] {
  let isCalled = false;
  return passages.map((passage) => {
    if (!passage.text.includes("!")) return passage;
    const first = passage.text.indexOf("!") + 1;
    const kept = isCalled ? 0 : first;
    isCalled = true;
    const rest = passage.text.slice(kept);
    return rest.includes("!")
      ? { ...passage, text: passage.text.slice(0, kept) + endQuietly(rest) }
      : passage;
  });
}

function openAt<Chosen extends Passage>(
  passages: readonly Chosen[],
  place: number,
  opener: string,
  lowerIn?: Language,
): Chosen[] {
  return passages.map((passage, index) => {
    if (index !== place) return passage;
    const text = lowerIn && lowerIn !== "de" ? lowerFirst(passage.text, lowerIn) : withCapital(passage.text);
    return { ...passage, text: `${opener} ${text}`, words: passage.words + countWords(opener) };
  });
}

function lowerFirst(text: string, language: Language): string {
  const word = firstWordOf(text);
  return smallFirstWords[language].has(word) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function firstWordOf(text: string): string {
  return /^\p{L}+/u.exec(text)?.[0] ?? "";
}

/** One of several, always the same for the same text. */
function pick(choices: readonly string[], words: number): string {
  return choices[words % choices.length] ?? "";
}
