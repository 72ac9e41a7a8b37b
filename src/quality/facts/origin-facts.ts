import { lazily } from "../../text/lazily.ts";
import { createPhraseTable, type PhraseTable } from "../../text/phrase-table.ts";
import { readWords } from "../../text/read-words.ts";
import { type FactReading, noteFact } from "./fact-reading.ts";
import { looseIntroductions, nationalities, nationalQualities } from "./words/assertions.ts";
import { countries, originIntroductions } from "./words/origins.ts";
import { parseFactWords } from "./words/parse-fact-words.ts";

const makings = new Set(
  "made manufactured produced hergestellt gefertigt produziert gebaut entwickelt".split(" "),
);

const introductions = lazily(() =>
  tableOf(`${originIntroductions}~${looseIntroductions}`.split("~").map((text) => [text, true] as const)),
);
const countryNames = lazily(() =>
  tableOf(parseFactWords(countries).map(({ text, key }) => [text, key] as const)),
);

const qualities = new Set(readWords(nationalQualities).folded);
const adjectives = lazily(
  () => new Map(parseFactWords(nationalities).map(({ text, key }) => [readWords(text).folded[0] ?? "", key])),
);

function tableOf<Entry>(phrases: readonly (readonly [string, Entry])[]): PhraseTable<Entry> {
  const table = createPhraseTable<Entry>();
  for (const [text, entry] of phrases) table.add(readWords(text).folded, entry);
  return table;
}

/** "Aus Italien" asserts what "made in Italy" does, and so does "in Italien gefertigt"; all vouch for each other. */
export function findOrigins(reading: FactReading): void {
  const { folded } = reading;
  for (let first = 0; first < folded.length; first += 1) {
    if (qualities.has(folded[first] ?? "")) addPraise(reading, first);
    const introduction = introductions().longestAt(folded, first);
    const isIn = folded[first] === "in";
    if (introduction === undefined && !isIn) continue;
    const start = first + (introduction?.length ?? 1);
    const country = countryNames().longestAt(folded, start);
    if (country === undefined) continue;
    const last = start + country.length - 1;
    if (introduction === undefined && !makings.has(folded[last + 1] ?? "")) continue;
    const key = `made in ${country.entry}`;
    noteFact(reading, { kind: "claim", key, subject: key }, first, last);
  }
}

/** German engineering, ingegneria tedesca. */
function addPraise(reading: FactReading, quality: number): void {
  for (const place of [quality - 1, quality + 1]) {
    const country = adjectives().get(reading.folded[place] ?? "");
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
