import { createPhraseTable, type PhraseTable } from "../../text/phrase-table.ts";
import { readWords } from "../../text/read-words.ts";
import { type FactReading, gapAfter } from "./fact-reading.ts";
import { knownBrands } from "./known-brands.ts";

const introductions = createIntroductions(
  "compatible with|works with|funktioniert mit|fonctionne avec|funziona con|passt in|suitable for|fits|fit for|designed for|made for|for|kompatibel mit|passend für|passend zu|passt für|passt auf|geeignet für|für|compatible avec|compatibles avec|adapté à|adapté au|adaptée à|pour|compatibile con|compatibili con|adatto a|adatto per|adatta per|per",
);
const longestDevice = 8;
/** What may follow a device's number. */
const variants = new Set("pro plus max mini ultra lite air se fe note tab".split(" "));

function createIntroductions(list: string): PhraseTable<true> {
  const table = createPhraseTable<true>();
  for (const phrase of list.split("|")) table.add(readWords(phrase).folded, true);
  return table;
}

/** What a thing is said to fit: a maker's or a product line's name and what belongs to it, "für Bosch GSR 12V". */
export function findCompatibility(reading: FactReading): void {
  const { folded } = reading;
  for (let index = 0; index < folded.length; index += 1) {
    const match = introductions.longestAt(folded, index);
    if (match === undefined) continue;
    const first = index + match.length;
    const last = deviceEnd(reading, first);
    if (last !== undefined) addDevice(reading, first, last);
  }
}

/** The words stay free for the facts that they state besides: the model's code. Nouns between are no part of the key. */
function addDevice(reading: FactReading, first: number, last: number): void {
  const { text, tokens, folded, facts } = reading;
  const [from, to] = [tokens[first], tokens[last]];
  if (from === undefined || to === undefined) return;
  const { start } = from;
  const { end } = to;
  const words = folded.slice(first, last + 1).filter((_, place) => tellsDevice(reading, first + place));
  facts.push({ kind: "compatibility", key: words.join(" "), text: text.slice(start, end), start, end });
}

function deviceEnd(reading: FactReading, first: number): number | undefined {
  if (!isKnownName(reading, first)) return undefined;
  let [last, end] = [first, first];
  while (end - first < longestDevice - 1 && belongsToName(reading, end + 1)) {
    end += 1;
    if (tellsDevice(reading, end)) last = end;
  }
  return last;
}

/** What names end in; a noun behind is no part of them. */
function tellsDevice(reading: FactReading, index: number): boolean {
  const token = reading.tokens[index];
  return token?.kind !== "word" || variants.has(token.folded) || isKnownName(reading, index);
}

function isKnownName({ tokens, brandStarts }: FactReading, index: number): boolean {
  const token = tokens[index];
  return token !== undefined && (knownBrands.has(token.folded) || brandStarts.has(token.start));
}

/** A code, a number or a capitalised word right behind; a measure belongs to the thing itself. */
function belongsToName(reading: FactReading, index: number): boolean {
  const token = reading.tokens[index];
  if (token === undefined || !/^[ -]$/.test(gapAfter(reading, index - 1))) return false;
  if (reading.taken[index] === 1) return isKnownName(reading, index);
  return token.kind !== "word" || /^\p{Lu}/u.test(token.text);
}
