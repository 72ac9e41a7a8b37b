import type { Tone } from "../../../api/vocabulary.ts";
import type { Language } from "../../../nlp/language.ts";
import { endQuietly } from "./adjust-tone.ts";
import { countWords, isEnumeration, type Passage } from "./passage.ts";
import { dependsOnPrevious, withCapital } from "./sentence-openings.ts";

export interface Voice {
  readonly tone: Tone;
  readonly language: Language;
  /** An opener that would exceed this length is not added. */
  readonly maxWords: number;
}

const fewestWords = 20;
const mostOpenerWords = 5;

/**
 * Adds the voice of a tone to the ordered passages: casual puts an aside before one sentence, playful an exclamation or question
 * before the first, and at most one exclamation mark stays. Professional texts are unchanged, short ones get no opener.
 * Openers state no facts; lists of ingredients and labelled facts without a sentence get none.
 */
export function setVoice<Chosen extends Passage>(passages: readonly Chosen[], voice: Voice): Chosen[] {
  if (voice.tone === "professional") return [...passages];
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  const canOpen = words >= fewestWords && words + mostOpenerWords <= voice.maxWords;
  if (!canOpen) return withOneExclamation(passages);
  const set = voice.tone === "casual" ? withAside : withCall;
  return withOneExclamation(set(passages, voice, words));
}

/** A sentence of at least five words with closing punctuation; not a title or a list of ingredients. */
function isWholeSentence({ kind, text, words, isCut }: Passage): boolean {
  return (
    kind === "sentence" && !isCut && words > 4 && /^\p{Lu}.*[.!]$/su.test(text) && !isEnumeration(text, words)
  );
}

/** Before the last suitable later sentence, else before the facts or the first sentence. */
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
  if (!isWholeSentence(passage) || dependsOnPrevious(text, language) || /[:?!]/u.test(text)) return false;
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

/** Leaves the first exclamation mark: channels accept at most one, see https://support.google.com/merchants/answer/6324468 */
function withOneExclamation<Chosen extends Passage>(passages: readonly Chosen[]): Chosen[] {
  let isCalled = false;
  return passages.map((passage) => {
    if (!passage.text.includes("!")) return passage;
    const first = passage.text.indexOf("!") + 1;
    const end = isCalled ? 0 : first;
    isCalled = true;
    const rest = passage.text.slice(end);
    return rest.includes("!") ? { ...passage, text: passage.text.slice(0, end) + endQuietly(rest) } : passage;
  });
}

function openAt<Chosen extends Passage>(
  passages: readonly Chosen[],
  place: number,
  opener: string,
  lowerIn?: Language,
): Chosen[] {
  return passages.flatMap((passage, index) => {
    if (index !== place) return [passage];
    if (isListed(passage)) return [openerOf(passage, opener), passage];
    const text = lowerIn && lowerIn !== "de" ? lowerFirst(passage.text, lowerIn) : withCapital(passage.text);
    return [{ ...passage, text: `${opener} ${text}`, words: passage.words + countWords(opener) }];
  });
}

/** A line of its own before a list. */
function openerOf<Chosen extends Passage>(passage: Chosen, opener: string): Chosen {
  const line = { bullet: "", isParagraph: passage.line.isParagraph };
  return { ...passage, kind: "sentence", text: opener, words: countWords(opener), line };
}

function lowerFirst(text: string, language: Language): string {
  const word = firstWordOf(text);
  return smallFirstWords[language].has(word) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function firstWordOf(text: string): string {
  return /^\p{L}+/u.exec(text)?.[0] ?? "";
}

/** Deterministic choice, so that equal texts get equal openers. */
function pick(choices: readonly string[], words: number): string {
  return choices[words % choices.length] ?? "";
}

/** Phrases that open a text or a sentence without stating a fact or using a form of address. */
interface Openers {
  /** Before a sentence, whose first word loses its capital where the language requires it. */
  readonly aside: readonly string[];
  /** A sentence before labelled facts. */
  readonly facts: string;
  /** Before a whole text. */
  readonly call: readonly string[];
  readonly factsCall: string;
}

export const openers: Readonly<Record<Language, Openers>> = {
  en: {
    aside: ["Good to know:", "Also worth knowing:", "And another thing:"],
    facts: "Here are the details.",
    call: ["Curious?", "Here we go!", "Let’s take a look!"],
    factsCall: "Now for the details!",
  },
  de: {
    aside: ["Gut zu wissen:", "Auch gut zu wissen:", "Und noch etwas:"],
    facts: "Hier sind die Details.",
    call: ["Neugierig?", "Los geht’s!", "Auf geht’s!"],
    factsCall: "Und jetzt die Details!",
  },
  fr: {
    aside: ["Bon à savoir :", "À savoir aussi :", "Autre détail :"],
    facts: "Voici les détails.",
    call: ["Envie d’en savoir plus ?", "C’est parti !", "Petit tour d’horizon !"],
    factsCall: "Place aux détails !",
  },
  it: {
    aside: ["Buono a sapersi:", "Da sapere anche:", "Un altro dettaglio:"],
    facts: "Ecco i dettagli.",
    call: ["Qualche curiosità?", "Si parte!", "Uno sguardo da vicino!"],
    factsCall: "Ed ecco i dettagli!",
  },
};

/** First words that are not names and can be written in lower case after a colon. */
const smallFirstWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "The This These That Those A An Its Your Our Each Every With Without In On At By For From When If All Both Thanks Made Designed Available Suitable Just Simply".split(
      " ",
    ),
  ),
  de: new Set(),
  fr: new Set(
    "Le La Les Un Une Des Ce Cet Cette Ces Son Sa Ses Votre Vos Ton Ta Tes Avec Sans Pour Dans Sur En Grâce Il Elle Chaque Tous Toutes Vous Tu Idéal Idéale Compatible Convient".split(
      " ",
    ),
  ),
  it: new Set(
    "Il Lo La I Gli Le Un Uno Una Questo Questa Questi Queste Con Senza Per In Grazie Ogni Tutti Tutte Realizzato Realizzata Ideale Adatto Adatta Disponibile Il Suo Sua".split(
      " ",
    ),
  ),
};
