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

/** An index of one language's phrases by the stem of their first word, as arrays. */
interface PackedStarts {
  readonly stems: TextNumbers;
  /** The source numbers of each stem's phrases, in order of precedence. */
  readonly sources: NumberLists;
  /** For each member of `sources`, the index of the phrase among those of its source. */
  readonly places: Uint16Array;
}

/** References to phrases, which are read from their sources on demand. */
export interface PackedPhrases {
  /** Four numbers for each source, as in `PhraseSource`, in order of precedence. */
  readonly sources: Int32Array;
  readonly starts: (language: Language) => PackedStarts;
}

/** Computes the index from the catalogs, each language at first use. It takes a tenth of the memory of phrase objects. */
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

/** The last source read: phrases of one source often have the same stem and are then adjacent. */
interface SourcePhrases {
  readonly source: number;
  readonly phrases: readonly ListedPhrase[];
}

/** A lookup of built-in and catalog phrases by the stem of their first word, in order of precedence. */
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
  /** The index of the built-in words and the catalogs. */
  readonly packed: PackedPhrases;
}

/** A lookup of one language's phrases in order of precedence: the user's, the built-in ones, those of the catalogs. */
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
