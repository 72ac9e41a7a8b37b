import { createPhraseTable, type PhraseTable } from "../../text/phrase-table.ts";
import { readWords } from "../../text/read-words.ts";
import { type FactReading, noteFact } from "./fact-reading.ts";
import { findNegator } from "./negation.ts";
import { findOrigins } from "./origin-facts.ts";
import { assertions } from "./words/assertions.ts";
import { type FactWord, parseFactWords } from "./words/parse-fact-words.ts";

type Assertion = Pick<FactWord, "key" | "language" | "isDoubtful" | "isFaint">;

let table: PhraseTable<readonly Assertion[]> | undefined;

/**
 * What an answer asserts beyond the facts by which texts are scored: recommendations, prizes, illnesses, where a thing comes
 * from, whom it fits. Looked for in answers and their sources alone. The words stay free for the facts that they state besides.
 */
export function findAssertions(reading: FactReading): void {
  const { folded, manner, context } = reading;
  if (manner === "plain") return;
  findOrigins(reading);
  table ??= createTable();
  for (let first = 0; first < folded.length; first += 1) {
    const match = table.longestAt(folded, first);
    if (match === undefined) continue;
    const last = first + match.length - 1;
    for (const { key, language, isDoubtful, isFaint } of match.entry) {
      const isOther = isDoubtful && language !== context.language;
      if (manner === "answer" && (isFaint || isOther)) continue;
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

/** The same words in several languages assert the same thing once, in doubt only where they are in all of them. */
function distinct(entry: readonly Assertion[]): readonly Assertion[] {
  const sure = entry.filter(({ isDoubtful }) => !isDoubtful);
  const doubtful = entry.filter((each) => each.isDoubtful && !sure.some(({ key }) => key === each.key));
  return [...new Map(sure.map((each) => [each.key, each])).values(), ...doubtful];
}
