import type { Catalog } from "../catalog/model.ts";
import {
  createNumberLists,
  createTextNumbers,
  type NumberLists,
  numberOf,
  type TextNumbers,
} from "../lib/columns.ts";
import type { Language } from "../nlp/language.ts";
import type { FindListed } from "./phrase-finder.ts";
import {
  createStartReader,
  indexPhrases,
  type ListedPhrase,
  listSources,
  type PhraseSource,
  rowPhrases,
  sourcePhrases,
} from "./phrase-index.ts";
import type { WordRow } from "./word-list.ts";

/** The phrases of one language by the stem of their first word, as arrays. */
interface PackedStarts {
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
function createPackedIndex(
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

interface PhraseOrigins {
  readonly catalogs: readonly Catalog[];
  readonly userRows: readonly WordRow[];
  /** Of the project's own words and of the catalogs. */
  readonly packed: PackedPhrases;
}

/** The phrases of one language: those of the user win, then the project's own, then those of the catalogs. */
export function createListedFinder(
  { catalogs, userRows, packed }: PhraseOrigins,
  language: Language,
): FindListed {
  const ofUser = indexPhrases(
    userRows.flatMap((row) => [...rowPhrases(row, language)]),
    language,
  );
  const findPacked = createPackedIndex(packed, catalogs, language);
  return (stem) => [...(ofUser.get(stem) ?? []), ...findPacked(stem)];
}
