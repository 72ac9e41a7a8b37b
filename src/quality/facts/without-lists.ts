import { createPhraseTable, type PhraseTable } from "../../text/phrase-table.ts";
import { readWords } from "../../text/read-words.ts";
import { addFact, type FactReading, gapAfter } from "./fact-reading.ts";
import { freeOfIt } from "./negation.ts";
import { parseFactWords } from "./words/parse-fact-words.ts";
import { substances } from "./words/substances.ts";

const conjunctions = new Set("and or nor und oder noch sowie et ou ni e ed o".split(" "));

let table: PhraseTable<string> | undefined;

function substanceTable(): PhraseTable<string> {
  if (table !== undefined) return table;
  table = createPhraseTable<string>();
  for (const { key, text } of parseFactWords(substances)) table.add(readWords(text).folded, key);
  return table;
}

/**
 * The further items of "ohne Parabene, Silikone und Alkohol", whose first ends at token `last`; each is noted as a
 * fact. Tells the last token of the list.
 */
export function addFurtherSubstances(reading: FactReading, last: number): number {
  if (freeOfIt.has(reading.folded[last] ?? "")) return last;
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
