import type { Catalog } from "../catalog/model.ts";
import { createNumberLists, type NumberLists } from "../storage/number-lists.ts";
import { createTextNumbers, numberOf, type TextNumbers } from "../storage/text-numbers.ts";
import type { Language } from "../text/language.ts";
import { createStartReader, type ListedPhrase } from "./phrase-index.ts";
import { listSources, type PhraseSource, sourcePhrases } from "./phrase-sources.ts";

/** The phrases of one language by the stem of their first word, as arrays. */
export interface PackedStarts {
  readonly stems: TextNumbers;
  /** For each stem the sources of its phrases, by number, in the order of their weight. */
  readonly sources: NumberLists;
  /** Beside each member of `sources` the phrase's place among those of its source. */
  readonly places: Uint16Array;
}

/** Where phrases stand; they are read from there when they are asked for. */
export interface PackedPhrases {
  /** Four numbers a source, as in `PhraseSource`, in the order of weight. */
  readonly sources: Int32Array;
  readonly starts: (language: Language) => PackedStarts;
}

/** The same from the catalogs themselves, each language at first use: numbers take a tenth of what the phrases would as objects. */
export function layOutPhrases(catalogs: readonly Catalog[]): PackedPhrases {
  return {
    sources: layOutSources(catalogs),
    starts: (language) => layOutStarts(catalogs, language),
  };
}

export function layOutSources(catalogs: readonly Catalog[]): Int32Array {
  return Int32Array.from([...listSources(catalogs)].flat());
}

interface PhrasePlaces {
  readonly sources: number[];
  readonly places: number[];
}

export function layOutStarts(catalogs: readonly Catalog[], language: Language): PackedStarts {
  const startOf = createStartReader(language);
  const byStem = new Map<string, PhrasePlaces>();
  for (const [number, source] of [...listSources(catalogs)].entries()) {
    for (const [place, { text }] of [...sourcePhrases(source, catalogs, language)].entries()) {
      const start = startOf(text);
      if (start === undefined) continue;
      const held = byStem.get(start) ?? { sources: [], places: [] };
      held.sources.push(number);
      held.places.push(place);
      byStem.set(start, held);
    }
  }
  const lists = [...byStem.values()];
  return {
    stems: createTextNumbers([...byStem.keys()]),
    sources: createNumberLists(lists.map(({ sources }) => sources)),
    places: Uint16Array.from(lists.flatMap(({ places }) => places)),
  };
}

/** A source's phrases often begin alike, and then stand side by side. */
interface SourcePhrases {
  readonly source: number;
  readonly phrases: readonly ListedPhrase[];
}

/** The phrases of the catalogs and the project's own words by the stem of their first word, in the order of their weight. */
export function createPackedIndex(
  { sources: rows, starts: startsOf }: PackedPhrases,
  catalogs: readonly Catalog[],
  language: Language,
): (stem: string) => readonly ListedPhrase[] {
  const { stems, sources, places } = startsOf(language);
  return (stem) => {
    const found: ListedPhrase[] = [];
    let read: SourcePhrases | undefined;
    const number = numberOf(stems, stem);
    const end = sources.starts[number + 1] ?? 0;
    for (let member = sources.starts[number] ?? end; member < end; member += 1) {
      const source = sources.members[member] ?? -1;
      if (read?.source !== source) {
        read = { source, phrases: [...sourcePhrases(sourceAt(rows, source), catalogs, language)] };
      }
      const phrase = read.phrases[places[member] ?? -1];
      if (phrase !== undefined) found.push(phrase);
    }
    return found;
  };
}

function sourceAt(rows: Int32Array, number: number): PhraseSource {
  const [origin = 0, item = -1, attribute = -1, value = -1] = rows.subarray(4 * number, 4 * number + 4);
  return [origin, item, attribute, value];
}
