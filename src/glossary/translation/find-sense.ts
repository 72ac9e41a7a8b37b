import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import type { WordReading } from "../../text/read-words.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import { inflectedRoles } from "../parse-word.ts";
import { chooseSense } from "./choose-sense.ts";
import { isEnglishArticle } from "./english-article.ts";
import { hangsOnLast } from "./joined-tokens.ts";
import { jointOf } from "./joints.ts";
import type { Lexicon, Sense } from "./lexicon.ts";
import type { Piece } from "./piece.ts";
import type { SplitWord } from "./split-word.ts";

export interface SenseSource {
  readonly lexicon: Lexicon;
  readonly split: (folded: string) => SplitWord | undefined;
  readonly source: Language;
  readonly target: Language;
}

/** What stands before a word. */
export interface SensePlace {
  /** In the same run. */
  readonly run: readonly Piece[];
  /** The first thing of the runs before. */
  readonly thing: GlossaryEntry | undefined;
}

export interface SenseHere {
  readonly sense: Sense;
  /** How many tokens the phrase has. */
  readonly length: number;
  /** Nothing beside the word tells which of its meanings it has. */
  readonly isOpen: boolean;
}

/** The longest phrase at a place that the lexicon knows, in the sense that its neighbours ask for. */
export function findSense(
  reading: WordReading,
  place: number,
  { run, thing, ...words }: SenseSource & SensePlace,
): SenseHere | undefined {
  const { lexicon, source } = words;
  const match = longestUnbroken(reading, place, lexicon);
  if (match === undefined) return dativePlural(reading.folded[place] ?? "", words);
  if (match.length === 1 && isEnglishArticle(reading, place, source)) return undefined;
  const { length } = match;
  const senses = match.entry.filter(({ entry }) => entry.forms[words.target] !== undefined);
  const start = reading.tokens[place]?.start ?? 0;
  const found = reading.text.slice(start, reading.tokens[place + length - 1]?.end).toLowerCase();
  const fitting = senses.filter(({ spelling }) => hasNoOtherMarks(found, spelling));
  const exact = fitting.filter(({ spelling }) => spelling === found);
  const spelt = exact.length > 0 ? exact : fitting;
  const sense = chooseSense(source === "de" ? byCapital(spelt, reading, place) : spelt, {
    source,
    run,
    thing,
    nounAhead: () => nounAhead(reading, place + length, words),
  });
  const isAlone = run.length === 0 && reading.tokens.length === length;
  return sense && { sense, length, isOpen: isAlone && spelt.length > 1 };
}

/** Marks may be missing in a text; where it has one, the word must have it too: forêt is not foret. */
function hasNoOtherMarks(found: string, spelling: string): boolean {
  if (found === spelling || /^[\x20-\x7e]*$/.test(found)) return true;
  if (found.length !== spelling.length) return foldText(found).length === foldText(spelling).length;
  return Array.from(found).every((letter, place) => {
    const listed = spelling.charAt(place);
    return letter === listed || /[^\p{L}]/u.test(letter) || letter === foldText(listed);
  });
}

function longestUnbroken(reading: WordReading, place: number, lexicon: Lexicon) {
  const longest = lexicon.longestAt(reading.folded, place);
  if (longest === undefined || longest.length === 1) return longest;
  for (let next = place + 1; next < place + longest.length; next += 1) {
    if (!hangsOnLast(reading, next)) return lexicon.longestAt(reading.folded.slice(place, next), 0);
  }
  return longest;
}

/** A German noun has a capital, an adjective none but at the very beginning: "spitze", "Spitze". */
function byCapital(senses: readonly Sense[], { tokens }: WordReading, place: number): readonly Sense[] {
  if (senses.length === 1) return senses;
  const isCapital = /^\p{Lu}/u.test(tokens[place]?.text ?? "");
  if (isCapital && place === 0) return senses;
  const fitting = senses.filter(({ entry }) => inflectedRoles.has(entry.role) !== isCapital);
  return fitting.length > 0 ? fitting : senses;
}

/** "mit Rädern": the dative plural of a noun. */
function dativePlural(word: string, { lexicon, source }: SenseSource): SenseHere | undefined {
  if (source !== "de" || !word.endsWith("n")) return undefined;
  const senses = lexicon.sensesOf(word.slice(0, -1));
  const sense = senses.find(({ entry, form }) => entry.role === "type" && form === 1);
  return sense && { sense, length: 1, isOpen: false };
}

/** The noun that follows before anything else does: this word may be said of it. */
function nounAhead(
  reading: WordReading,
  from: number,
  { lexicon, split, source }: SenseSource,
): Sense | undefined {
  let place = from;
  while (place < reading.folded.length && hangsOnLast(reading, place)) {
    const match = lexicon.longestAt(reading.folded, place);
    if (match === undefined)
      return source === "de" ? split(reading.tokens[place]?.text.toLowerCase() ?? "")?.head : undefined;
    const noun = match.entry.find(({ entry }) => entry.role === "type");
    if (noun !== undefined) return noun;
    if (jointOf(reading.folded[place] ?? "", source) !== undefined) return undefined;
    place += match.length;
  }
  return undefined;
}
