import { lazily } from "../lib/once.ts";
import { parseTable } from "../lib/table.ts";
import { textLanguages as languages } from "../nlp/language.ts";
import type { WordReading } from "../nlp/stemmer.ts";
import table from "./data/health-claims.tsv";
import type { Place } from "./violation.ts";

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
 * The sentences of a text that claim to cure: they name an illness and what is done to it, in one language, in whatever order.
 * Regulation (EC) No 1924/2006 and Directive 2001/83/EC forbid that of anything but medicines. Each place reaches from the
 * first of both words to the second.
 */
export function curePlaces(text: string, { tokens, folded }: WordReading): readonly Place[] {
  const places: Place[] = [];
  let said = new Map<string, number>();
  let isFound = false;
  for (let place = 0; place < folded.length; place += 1) {
    const gap = place === 0 ? "" : text.slice(tokens[place - 1]?.end, tokens[place]?.start);
    if (/[.!?\n]/.test(gap)) {
      said = new Map();
      isFound = false;
    }
    let last = place;
    for (const { list, language, word } of entriesOf(folded, place)) {
      said.set(`${language} ${list}`, place);
      last = Math.max(last, place + word.split("-").length - 1);
    }
    if (isFound) continue;
    const first = languages.flatMap((language) => {
      const [cure, illness] = [said.get(`${language} cure`), said.get(`${language} illness`)];
      return cure === undefined || illness === undefined ? [] : [Math.min(cure, illness)];
    })[0];
    if (first === undefined) continue;
    isFound = true;
    places.push({ start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? text.length });
  }
  return places;
}

/** Who has an allergy or what causes it is no illness. */
const noIllness = /^aller(?:gen|gik|giq|gic)/;

/** An act is matched as a word, an illness also with endings: "Arthrosebeschwerden"; a hyphen joins words of one: "back-pain". */
function entriesOf(folded: readonly string[], place: number): readonly Entry[] {
  const first = folded[place] ?? "";
  const entries = entriesByStart().get(first.slice(0, startLength)) ?? none;
  return entries.filter(({ list, word }) => {
    if (list === "cure") return first === word;
    if (!word.includes("-")) return first.startsWith(word) && !noIllness.test(first);
    return folded
      .slice(place, place + word.split("-").length)
      .join("-")
      .startsWith(word);
  });
}

const none: readonly Entry[] = [];
