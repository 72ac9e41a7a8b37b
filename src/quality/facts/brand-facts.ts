import { createPhraseTable, type PhraseTable } from "../../text/phrase-table.ts";
import { readWords } from "../../text/read-words.ts";
import { addFact, type FactReading } from "./fact-reading.ts";

const kept = new WeakMap<readonly string[], PhraseTable<string>>();

/** The brands that the context names; those that everyone knows are words of the tables. */
export function findBrands(reading: FactReading): void {
  const { brands } = reading.context;
  if (brands === undefined || brands.length === 0) return;
  const table = tableOf(brands);
  for (let index = 0; index < reading.folded.length; index += 1) {
    const match = table.longestAt(reading.folded, index);
    if (match === undefined) continue;
    const last = index + match.length - 1;
    const isKnown = reading.brandStarts.has(reading.tokens[index]?.start ?? -1);
    if (!isKnown) addFact(reading, { kind: "brand", key: match.entry }, index, last);
    index = last;
  }
}

function tableOf(brands: readonly string[]): PhraseTable<string> {
  const held = kept.get(brands);
  if (held !== undefined) return held;
  const table = createPhraseTable<string>();
  for (const brand of brands) {
    const { folded } = readWords(brand);
    table.add(folded, folded.join(" "));
  }
  kept.set(brands, table);
  return table;
}
