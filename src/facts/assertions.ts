import { lazily } from "../lib/once.ts";
import { parseLists } from "../lib/table.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import assertions from "./data/assertions.tsv";
import countries from "./data/countries.tsv";
import nationalities from "./data/nationalities.tsv";
import originPhrases from "./data/origin-phrases.tsv";
import { type FactReading, noteFact } from "./fact.ts";
import { type FactWord, parseFactWords } from "./lexicon.ts";
import { findNegator } from "./negation.ts";

type Assertion = Pick<FactWord, "key" | "language" | "isAmbiguous" | "isSourceOnly">;

let table: PhraseTable<readonly Assertion[]> | undefined;

/**
 * Finds what an answer asserts beyond the facts by which texts are scored: recommendations, awards, diseases,
 * origin, fit. Only answers and their sources are searched. The tokens stay available for other facts.
 */
export function findAssertions(reading: FactReading): void {
  const { folded, mode, context } = reading;
  if (mode === "plain") return;
  findOrigins(reading);
  table ??= createTable();
  for (let first = 0; first < folded.length; first += 1) {
    const match = table.longestAt(folded, first);
    if (match === undefined) continue;
    const last = first + match.length - 1;
    for (const { key, language, isAmbiguous, isSourceOnly } of match.entry) {
      const isOther = isAmbiguous && language !== context.language;
      if (mode === "answer" && (isSourceOnly || isOther)) continue;
      const isDenied = findNegator(reading, first, last) !== undefined;
      noteFact(reading, { kind: "claim", key: isDenied ? `not ${key}` : key, subject: key }, first, last);
    }
  }
}

function createTable(): PhraseTable<readonly Assertion[]> {
  const byWords = new Map<string, Assertion[]>();
  for (const { text, ...assertion } of parseFactWords(assertions)) {
    const words = readWords(text).folded.join(" ");
    byWords.set(words, [...(byWords.get(words) ?? []), assertion]);
  }
  const phrases = createPhraseTable<readonly Assertion[]>();
  for (const [words, entry] of byWords) phrases.add(words.split(" "), distinct(entry));
  return phrases;
}

/** Merges equal assertions of several languages; the result is doubtful only if all of them are. */
function distinct(entry: readonly Assertion[]): readonly Assertion[] {
  const sure = entry.filter(({ isAmbiguous }) => !isAmbiguous);
  const doubtful = entry.filter((each) => each.isAmbiguous && !sure.some(({ key }) => key === each.key));
  return [...new Map(sure.map((each) => [each.key, each])).values(), ...doubtful];
}

const manufactureWords = new Set(
  "made manufactured produced hergestellt gefertigt produziert gebaut entwickelt".split(" "),
);

const phrasesOfOrigin = lazily(() => parseLists(originPhrases, "phrase"));
const introductions = lazily(() =>
  tableOf(
    ["introduction", "loose-introduction"].flatMap((list) =>
      phrasesOfOrigin()(list).map((text) => [text, true] as const),
    ),
  ),
);
const countryNames = lazily(() =>
  tableOf(parseFactWords(countries).map(({ text, key }) => [text, key] as const)),
);

const qualities = lazily(
  () => new Set(phrasesOfOrigin()("quality").flatMap((word) => readWords(word).folded)),
);
/** Adjectives of countries, folded; `isSourceOnly` ones are other words too (polish). */
const adjectives = lazily(
  () =>
    new Map(
      parseFactWords(nationalities).map(({ text, key, isSourceOnly }) => [
        readWords(text).folded[0] ?? "",
        { country: key, isSourceOnly },
      ]),
    ),
);

function tableOf<Entry>(phrases: readonly (readonly [string, Entry])[]): PhraseTable<Entry> {
  const table = createPhraseTable<Entry>();
  for (const [text, entry] of phrases) table.add(readWords(text).folded, entry);
  return table;
}

/** "Aus Italien", "made in Italy" and "in Italien gefertigt" assert the same fact. */
function findOrigins(reading: FactReading): void {
  const { folded } = reading;
  for (let first = 0; first < folded.length; first += 1) {
    if (qualities().has(folded[first] ?? "")) addNationalQuality(reading, first);
    addNationality(reading, first);
    const introduction = introductions().longestAt(folded, first);
    const isIn = folded[first] === "in";
    if (introduction === undefined && !isIn) continue;
    const start = first + (introduction?.length ?? 1);
    const country = countryNames().longestAt(folded, start);
    if (country === undefined) continue;
    const last = start + country.length - 1;
    noteFact(reading, { kind: "claim", key: ofCountry(country.entry), subject: country.entry }, first, last);
    if (introduction === undefined && !manufactureWords.has(folded[last + 1] ?? "")) continue;
    const key = `made in ${country.entry}`;
    noteFact(reading, { kind: "claim", key, subject: key }, first, last);
  }
}

function ofCountry(country: string): string {
  return `of ${country}`;
}

/** "Swedish pine" is grounded by "pine from Sweden" and by "made in Sweden". */
function addNationality(reading: FactReading, place: number): void {
  const found = adjectives().get(reading.folded[place] ?? "");
  if (found === undefined || (found.isSourceOnly && reading.mode === "answer")) return;
  const key = ofCountry(found.country);
  noteFact(reading, { kind: "claim", key, subject: found.country }, place, place);
}

/** "German engineering", "ingegneria tedesca". */
function addNationalQuality(reading: FactReading, quality: number): void {
  for (const place of [quality - 1, quality + 1]) {
    const country = adjectives().get(reading.folded[place] ?? "")?.country;
    if (country === undefined) continue;
    const key = `${country} craft`;
    noteFact(
      reading,
      { kind: "claim", key, subject: key },
      Math.min(place, quality),
      Math.max(place, quality),
    );
  }
}
