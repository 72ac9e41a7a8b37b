import { lazily } from "../lib/once.ts";
import { parseTable } from "../lib/table.ts";
import { textLanguages as languages } from "../nlp/language.ts";
import type { WordReading } from "../nlp/stemmer.ts";
import table from "./health-claims.tsv";

type ListName = "cure" | "illness";

/** Letters; the shortest entries have as many or more. */
const startLength = 3;

interface Entry {
  readonly word: string;
  readonly list: ListName;
  readonly language: string;
}

/** The words of the table by their first letters. */
const entriesByStart = lazily((): ReadonlyMap<string, readonly Entry[]> => {
  const found = new Map<string, Entry[]>();
  for (const { language = "", list = "", words = "" } of parseTable(table)) {
    for (const word of words.split(" ")) {
      const start = word.slice(0, startLength);
      const entries = found.get(start) ?? [];
      entries.push({ word, list: list as ListName, language });
      found.set(start, entries);
    }
  }
  return found;
});

/**
 * How many sentences of a text claim to cure: they name an illness and what is done to it, in one language. Regulation (EC)
 * No 1924/2006 and Directive 2001/83/EC forbid that of anything but medicines.
 */
export function countCures(text: string, { tokens, folded }: WordReading): number {
  let count = 0;
  let said = new Set<string>();
  let isCounted = false;
  for (let place = 0; place < folded.length; place += 1) {
    const gap = place === 0 ? "" : text.slice(tokens[place - 1]?.end, tokens[place]?.start);
    if (/[.!?\n]/.test(gap)) {
      said = new Set();
      isCounted = false;
    }
    for (const { list, language } of entriesOf(folded[place] ?? "")) said.add(`${language} ${list}`);
    if (
      isCounted ||
      !languages.some((language) => said.has(`${language} cure`) && said.has(`${language} illness`))
    )
      continue;
    isCounted = true;
    count += 1;
  }
  return count;
}

/** An act is matched as a word, an illness also with endings: "Arthrosebeschwerden". */
function entriesOf(word: string): readonly Entry[] {
  const entries = entriesByStart().get(word.slice(0, startLength)) ?? none;
  return entries.filter((entry) =>
    entry.list === "cure" ? word === entry.word : word.startsWith(entry.word),
  );
}

const none: readonly Entry[] = [];
