import { lazily } from "../lib/once.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import { findAssertions } from "./assertions.ts";
import { findBrands, findCompatibility } from "./brands.ts";
import { findCodes } from "./codes.ts";
import {
  coloursBeforeShades,
  coloursBehindShades,
  readCompound,
  readHead,
  shadesBefore,
  shadesBehind,
} from "./compounds.ts";
import substances from "./data/substances.tsv";
import {
  addFact,
  createFactReading,
  type Fact,
  type FactContext,
  type FactReading,
  gapAfter,
  type ReadingMode,
  type WordsBeside,
} from "./fact.ts";
import { parseFactWords, type WordMeaning, wordTable } from "./lexicon.ts";
import { findMeasureFacts } from "./measures.ts";
import { findNegator, freeOfWords, isImitated } from "./negation.ts";

/**
 * The facts that a text states, in the order of the text, with exact spans. English, German, French and Italian
 * are read together: the same statement has the same key in each. Deterministic. Markup must be removed
 * beforehand.
 */
export function findFacts(text: string, context: FactContext = {}): readonly Fact[] {
  return readFacts(text, context, "plain");
}

/** Likewise in a given mode: doubtful words count in a source, but not in an answer. */
export function readFacts(text: string, context: FactContext, mode: ReadingMode): readonly Fact[] {
  const reading = createFactReading(text, context, mode);
  findMeasureFacts(reading);
  findWordFacts(reading);
  findBrands(reading);
  findCompatibility(reading);
  findAssertions(reading);
  findCodes(reading);
  const { facts } = reading;
  return facts.length < 2
    ? facts
    : facts.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Shorter prefixes begin too many words. */
const shortest = 4;

/** The single words of the tables by their prefix. */
const wordsByStart = lazily(() => {
  const starts = new Map<string, (readonly [word: string, meanings: readonly WordMeaning[]])[]>();
  for (const { words, meanings } of wordTable().rows()) {
    const [word = ""] = words;
    if (words.length !== 1) continue;
    const start = word.slice(0, shortest);
    starts.set(start, [...(starts.get(start) ?? []), [word, meanings]]);
  }
  return starts;
});

/**
 * The meaning of a word abbreviated with a full stop: Edelst., schw., verstellb. Undefined if no word of the
 * tables begins so, or words of different meanings do.
 */
export function readAbbreviation(
  { text, tokens, folded }: WordsBeside,
  index: number,
): WordMeaning | undefined {
  const token = tokens[index];
  const cut = folded[index] ?? "";
  if (token?.kind !== "word" || cut.length < shortest || text.charAt(token.end) !== ".") return undefined;
  const candidates = (wordsByStart().get(cut.slice(0, shortest)) ?? []).filter(([word]) =>
    word.startsWith(cut),
  );
  const meanings = candidates.flatMap(([, each]) => each);
  const [first] = meanings;
  const isOne = meanings.every(({ kind, key }) => kind === first?.kind && key === first.key);
  return isOne ? first : undefined;
}

const conjunctions = new Set("and or nor und oder noch sowie et ou ni e ed o".split(" "));

let table: PhraseTable<string> | undefined;

function substanceTable(): PhraseTable<string> {
  if (table !== undefined) return table;
  table = createPhraseTable<string>();
  for (const { key, text } of parseFactWords(substances)) table.add(readWords(text).folded, key);
  return table;
}

/**
 * Adds the further items of a list such as "ohne Parabene, Silikone und Alkohol", whose first item ends at
 * token `last`. @returns the last token of the list
 */
function addFurtherSubstances(reading: FactReading, last: number): number {
  if (freeOfWords.has(reading.folded[last] ?? "")) return last;
  let end = last;
  for (;;) {
    const isJoined = conjunctions.has(reading.folded[end + 1] ?? "");
    const first = isJoined ? end + 2 : end + 1;
    if (!isJoined && !/^, ?$/.test(gapAfter(reading, end))) return end;
    const match = substanceTable().longestAt(reading.folded, first);
    if (match === undefined) return end;
    end = first + match.length - 1;
    const key = `without ${match.entry}`;
    addFact(reading, { kind: "claim", key, subject: key }, first, end);
  }
}

interface Place {
  readonly first: number;
  readonly last: number;
}

/** Finds facts stated by words: colours, materials, audiences, claims, certifications and known brands. */
function findWordFacts(reading: FactReading): void {
  const { folded, tokens } = reading;
  const table = wordTable();
  for (let index = 0; index < folded.length; index += 1) {
    const match = table.longestAt(folded, index);
    if (match === undefined) {
      if (tokens[index]?.kind === "word") addCompound(reading, index);
      continue;
    }
    const place = { first: index, last: index + match.length - 1 };
    if (reading.taken[place.first] === 1 && reading.taken[place.last] === 1) continue;
    const meanings = match.entry.filter((meaning) => isMeant(reading, meaning, place));
    for (const meaning of meanings) addMeaning(reading, meaning, place);
    if (meanings.length > 0 || match.entry.length === 0) index = place.last;
    if (meanings.some(({ key }) => key.startsWith("without "))) index = addFurtherSubstances(reading, index);
  }
}

function isMeant(
  { tokens, context, mode }: FactReading,
  meaning: WordMeaning,
  { first, last }: Place,
): boolean {
  if (meaning.kind === "brand" && mode !== "source" && /^\p{Ll}+$/u.test(tokens[first]?.text ?? ""))
    return false;
  if (meaning.isSourceOnly === true && mode !== "source") return false;
  if (meaning.isCapitals) {
    for (let index = first; index <= last; index += 1) {
      const text = tokens[index]?.text ?? "";
      if (text !== text.toUpperCase()) return false;
    }
  }
  return meaning.onlyIn === undefined || meaning.onlyIn === context.language || mode === "source";
}

function addMeaning(reading: FactReading, meaning: WordMeaning, place: Place): void {
  const { kind, key } = meaning;
  if (kind === "colour") addStated(reading, ...withShade(reading, meaning, place));
  else if (kind === "brand") addFact(reading, { kind, key }, place.first, place.last);
  else addStated(reading, { kind, key: isLook(reading, meaning, place) ? `${key} look` : key }, place);
}

function isLook(reading: FactReading, { kind }: WordMeaning, { first, last }: Place): boolean {
  return kind === "material" && isImitated(reading, first, last);
}

const ofOneSubject: ReadonlySet<string> = new Set(["colour", "material", "audience"]);

/** Adds a fact, with "not" in its key if it is negated. */
function addStated(reading: FactReading, { kind, key }: Pick<Fact, "kind" | "key">, place: Place): void {
  const { first, last } = place;
  const subject = ofOneSubject.has(kind) ? kind : key;
  const negator = key.startsWith("without ") ? undefined : findNegator(reading, first, last);
  if (negator === undefined) addFact(reading, { kind, key, subject }, first, last);
  else
    addFact(reading, { kind, key: `not ${key}`, subject }, Math.min(first, negator), Math.max(last, negator));
}

type Stated = Pick<Fact, "kind" | "key">;

/** A colour combined with an adjacent shade: light blue, bleu foncé, cherry red. */
function withShade(reading: FactReading, { kind, key }: WordMeaning, place: Place): [Stated, Place] {
  const { folded } = reading;
  const { first, last } = place;
  const colour = first === last ? (folded[first] ?? "") : "";
  if (first > 0 && coloursBehindShades.has(colour) && isBeside(reading, first - 1)) {
    const shade = shadesBefore.get(folded[first - 1] ?? "");
    if (shade !== undefined) return [shaded(kind, shade, key), { first: first - 1, last }];
  }
  if (coloursBeforeShades.has(colour) && isBeside(reading, last) && hasSameCase(reading, last)) {
    const shade = shadesBehind.get(folded[last + 1] ?? "");
    if (shade !== undefined) return [shaded(kind, shade, key), { first, last: last + 1 }];
  }
  return [{ kind, key }, place];
}

function shaded(kind: Fact["kind"], shade: string, key: string): Stated {
  return { kind, key: `${shade} ${key}` };
}

function isBeside(reading: FactReading, index: number): boolean {
  return /^[ -]$/.test(gapAfter(reading, index));
}

/** A capital after the colour begins something else, unless all words have one: thé vert Citron, VERT FONCÉ. */
function hasSameCase({ tokens }: FactReading, index: number): boolean {
  const [colour, shade] = [tokens[index]?.text ?? "", tokens[index + 1]?.text ?? ""];
  return /^\p{Ll}/u.test(shade) || (/^\p{Lu}+$/u.test(shade) && /^\p{Lu}+$/u.test(colour));
}

function addCompound(reading: FactReading, index: number): void {
  const folded = reading.folded[index] ?? "";
  const stated =
    readCompound(folded) ?? (reading.mode === "source" ? readSourceOnlyMeaning(reading, index) : undefined);
  if (stated !== undefined) addStated(reading, stated, { first: index, last: index });
}

/** Meanings that count only in sources: the last part of a compound, an abbreviated word. */
function readSourceOnlyMeaning(reading: FactReading, index: number): Stated | undefined {
  return readHead(reading.folded[index] ?? "") ?? readAbbreviation(reading, index);
}
