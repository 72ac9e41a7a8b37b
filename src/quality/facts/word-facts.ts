import { readAbbreviation } from "./abbreviations.ts";
import { readCompound, readHead } from "./compounds.ts";
import type { Fact } from "./fact.ts";
import { addFact, type FactReading, gapAfter } from "./fact-reading.ts";
import { isImitated } from "./imitation.ts";
import { findNegator } from "./negation.ts";
import { coloursBeforeShades, coloursBehindShades, shadesBefore, shadesBehind } from "./shades.ts";
import { addFurtherSubstances } from "./without-lists.ts";
import { type WordMeaning, wordTable } from "./word-table.ts";

interface Place {
  readonly first: number;
  readonly last: number;
}

/** Colours, materials, audiences, claims, certifications and known brands: what words state by themselves. */
export function findWordFacts(reading: FactReading): void {
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
  { tokens, context, manner }: FactReading,
  meaning: WordMeaning,
  { first, last }: Place,
): boolean {
  if (meaning.kind === "brand" && manner !== "source" && /^\p{Ll}+$/u.test(tokens[first]?.text ?? ""))
    return false;
  if (meaning.isFaint === true && manner !== "source") return false;
  if (meaning.isCapitals) {
    for (let index = first; index <= last; index += 1) {
      const text = tokens[index]?.text ?? "";
      if (text !== text.toUpperCase()) return false;
    }
  }
  return meaning.onlyIn === undefined || meaning.onlyIn === context.language || manner === "source";
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

/** Notes a fact with the word that denies it in its key. */
function addStated(reading: FactReading, { kind, key }: Pick<Fact, "kind" | "key">, place: Place): void {
  const { first, last } = place;
  const subject = ofOneSubject.has(kind) ? kind : key;
  const negator = key.startsWith("without ") ? undefined : findNegator(reading, first, last);
  if (negator === undefined) addFact(reading, { kind, key, subject }, first, last);
  else
    addFact(reading, { kind, key: `not ${key}`, subject }, Math.min(first, negator), Math.max(last, negator));
}

type Stated = Pick<Fact, "kind" | "key">;

/** A colour with the shade beside it: light blue, bleu foncé, cherry red. */
function withShade(reading: FactReading, { kind, key }: WordMeaning, place: Place): [Stated, Place] {
  const { folded } = reading;
  const { first, last } = place;
  const colour = first === last ? (folded[first] ?? "") : "";
  if (first > 0 && coloursBehindShades.has(colour) && isBeside(reading, first - 1)) {
    const shade = shadesBefore.get(folded[first - 1] ?? "");
    if (shade !== undefined) return [shaded(kind, shade, key), { first: first - 1, last }];
  }
  if (coloursBeforeShades.has(colour) && isBeside(reading, last) && isAlikeWritten(reading, last)) {
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

/** A capital begins something else behind the colour, unless all is in capitals: thé vert Citron, VERT FONCÉ. */
function isAlikeWritten({ tokens }: FactReading, index: number): boolean {
  const [colour, shade] = [tokens[index]?.text ?? "", tokens[index + 1]?.text ?? ""];
  return /^\p{Ll}/u.test(shade) || (/^\p{Lu}+$/u.test(shade) && /^\p{Lu}+$/u.test(colour));
}

function addCompound(reading: FactReading, index: number): void {
  const folded = reading.folded[index] ?? "";
  const stated =
    readCompound(folded) ?? (reading.manner === "source" ? readHidden(reading, index) : undefined);
  if (stated !== undefined) addStated(reading, stated, { first: index, last: index });
}

/** What only vouches: the last part of a compound, a word that is cut short. */
function readHidden(reading: FactReading, index: number): Stated | undefined {
  return readHead(reading.folded[index] ?? "") ?? readAbbreviation(reading, index);
}
