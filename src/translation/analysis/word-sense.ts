import type { Language } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import type { WordReading } from "../../nlp/stemmer.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { Lexicon, Sense, SplitWord } from "../lexicon.ts";
import { inflectedRoles } from "../word-list.ts";
import type { JointWord, Piece } from "./piece.ts";
import { jointOf } from "./prepositions.ts";
import { isDetected, isListed } from "./word-language.ts";

export interface SenseSource {
  readonly lexicon: Lexicon;
  readonly split: (folded: string) => SplitWord | undefined;
  readonly source: Language;
  readonly target: Language;
}

/** The context before a word. */
export interface SensePlace {
  /** The preceding pieces of the same run. */
  readonly run: readonly Piece[];
  /** The first thing of the previous runs. */
  readonly thing: GlossaryEntry | undefined;
}

interface SenseHere {
  readonly sense: Sense;
  /** The number of tokens of the phrase. */
  readonly length: number;
  /** Whether the word has several meanings and no context to choose one. */
  readonly isOpen: boolean;
}

/** The longest known phrase at a position, in the sense that fits its context. */
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
  const fitting = senses.filter(({ spelling }) => hasNoExtraAccents(found, spelling));
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

/** Whether the text has no accent that the listed word lacks. Accents may be missing in a text: foret may be forêt, not vice versa. */
function hasNoExtraAccents(found: string, spelling: string): boolean {
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
    if (!isJoinedToPrevious(reading, next)) return lexicon.longestAt(reading.folded.slice(place, next), 0);
  }
  return longest;
}

/** Filters German senses by capitalization, except at the start: "spitze" is an adjective, "Spitze" a noun. */
function byCapital(senses: readonly Sense[], { tokens }: WordReading, place: number): readonly Sense[] {
  if (senses.length === 1) return senses;
  const isCapital = /^\p{Lu}/u.test(tokens[place]?.text ?? "");
  if (isCapital && place === 0) return senses;
  const fitting = senses.filter(({ entry }) => inflectedRoles.has(entry.role) !== isCapital);
  return fitting.length > 0 ? fitting : senses;
}

/** The sense of a noun in the dative plural: "mit Rädern". */
function dativePlural(word: string, { lexicon, source }: SenseSource): SenseHere | undefined {
  if (source !== "de" || !word.endsWith("n")) return undefined;
  const senses = lexicon.sensesOf(word.slice(0, -1));
  const sense = senses.find(({ entry, form }) => entry.role === "type" && form === 1);
  return sense && { sense, length: 1, isOpen: false };
}

/** The next noun in the same noun phrase, which this word may modify. */
function nounAhead(
  reading: WordReading,
  from: number,
  { lexicon, split, source }: SenseSource,
): Sense | undefined {
  let place = from;
  while (place < reading.folded.length && isJoinedToPrevious(reading, place)) {
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

interface SenseSite {
  readonly source: Language;
  /** The preceding pieces of the same run. */
  readonly run: readonly Piece[];
  /** The first thing of the previous runs. */
  readonly thing: GlossaryEntry | undefined;
  /** The next noun, which the word may modify. */
  readonly nounAhead: () => Sense | undefined;
}

const beforeMaterial: ReadonlySet<JointWord> = new Set(["in", "from", "of"]);
const beforeAudience: ReadonlySet<JointWord> = new Set(["for", "kind"]);

/** Chooses a sense by context: glass is a material in "glass vase" and "vase en verre", a thing in "wine glass". */
function chooseSense(senses: readonly Sense[], site: SenseSite): Sense | undefined {
  if (senses.length < 2) return senses[0];
  const noun = senses.find(({ entry }) => entry.role === "type");
  const property = senses.find(({ entry }) => entry.role !== "type");
  if (noun === undefined || property === undefined) return senses[0];
  const before = site.run.at(-1);
  const { role } = property.entry;
  if (before?.kind === "joint") {
    if (role === "material" && beforeMaterial.has(before.word)) return property;
    if (role === "audience" && beforeAudience.has(before.word)) return property;
    if (role === "color" && before.word === "in") return property;
    return site.source === "en" && site.nounAhead() !== undefined ? property : noun;
  }
  if (isColorOf(property, site) || isBehindModel(property, site)) return property;
  if (site.source === "en" || site.source === "de") {
    const ahead = site.nounAhead();
    if (ahead !== undefined) return isTaste(noun, property, ahead) ? noun : property;
    if (before?.kind === "noun" && isTaste(noun, property, { entry: before.entry })) return noun;
    return before?.kind === "noun" && role !== "material" ? property : noun;
  }
  return before?.kind === "noun" || before?.kind === "property" ? property : noun;
}

/** "Bottle - orange": a colour after a thing that has no flavour. */
function isColorOf({ entry }: Sense, { run, thing }: SenseSite): boolean {
  return entry.role === "color" && run.length === 0 && thing !== undefined && !tasty.has(thing.domain);
}

/** "QX300 marron": a colour after a code, with no thing before it. */
function isBehindModel({ entry }: Sense, { run }: SenseSite): boolean {
  const before = run.at(-1);
  if (entry.role !== "color" || before?.kind !== "name" || !/\d/.test(before.found)) return false;
  return run.every(({ kind }) => kind === "name" || kind === "number");
}

/** Domains of things that have flavours or scents. */
export const tasty: ReadonlySet<string | undefined> = new Set(["food", "care", "plant"]);

/** Whether the word is a flavour rather than a colour: an orange cake tastes of oranges, an orange bag is orange. */
function isTaste(noun: Sense, property: Sense, ahead: Pick<Sense, "entry">): boolean {
  if (property.entry.role !== "color" || !tasty.has(ahead.entry.domain)) return false;
  return tasty.has(noun.entry.domain);
}

/**
 * Whether "the" is the English article in a French or Italian text, where it may also be tea without its accent: it is if
 * another word is in the English lists only, or if the next word is not in the language's lists.
 */
function isEnglishArticle({ folded, tokens }: WordReading, place: number, source: Language): boolean {
  if (source === "en" || tokens[place]?.text.toLowerCase() !== "the") return false;
  const next = tokens[place + 1];
  if (next?.kind === "word" && !isListed(next.folded, source)) return true;
  return folded.some((word, other) => other !== place && isEnglishAlone(word, source));
}

function isEnglishAlone(folded: string, source: Language): boolean {
  return isDetected(folded, "en") && !isDetected(folded, source);
}

const joining = /^(?:['’]? +|-|'|’)$/;

/** Whether only spaces, a hyphen, an elision or an English genitive separates two offsets. */
export function isJoined(text: string, end: number, start: number): boolean {
  return end === start || joining.test(text.slice(end, start));
}

/** Whether the token at a position is joined to the one before it. */
export function isJoinedToPrevious({ text, tokens }: WordReading, place: number): boolean {
  const [before, token] = [tokens[place - 1], tokens[place]];
  return before !== undefined && token !== undefined && isJoined(text, before.end, token.start);
}

/** The end of the run of joined tokens at a position. */
export function runEnd(reading: WordReading, place: number): number {
  let end = place + 1;
  while (end < reading.tokens.length && isJoinedToPrevious(reading, end)) end += 1;
  return end;
}
