import type { Catalog } from "../catalog/model.ts";
import type { CatalogStore } from "../catalog/store.ts";
import { salesChannels } from "../contract/vocabulary.ts";
import type { Language } from "../text/language.ts";
import type { WordReading } from "../text/read-words.ts";
import type { GlossaryPhrase, GlossaryRole } from "./glossary-entry.ts";
import { buildTables, type LanguageTables, type PhraseTables } from "./glossary-tables.ts";
import { protectedPhrases } from "./protected-names.ts";

/** A phrase of the glossary in a text: tokens `first` up to but not `end`. */
export interface GlossaryMatch extends GlossaryPhrase {
  readonly first: number;
  readonly end: number;
}

/** The words that the project and the channels' catalogs know in several languages. */
export interface Glossary {
  /** The phrases of a text in reading order, the longest first, none overlapping another. */
  find(reading: WordReading, language: Language): readonly GlossaryMatch[];
  /** Likewise, of the phrases that another language has a word for. */
  findTranslatable(reading: WordReading, language: Language): readonly GlossaryMatch[];
  /** What the folded word, as a phrase of its own, is for; undefined where the language's words lack it. */
  roleOf(folded: string, language: Language): GlossaryRole | undefined;
}

interface KeptGlossary {
  readonly catalogs: readonly Catalog[];
  readonly glossary: Glossary;
}

const kept = new WeakMap<CatalogStore, KeptGlossary>();

/** The glossary over the store's channels, each language built at first use and again when a channel's catalog changes. */
export function glossaryOf(store: CatalogStore): Glossary {
  const catalogs = salesChannels.map((channel) => store.catalog(channel));
  const held = kept.get(store);
  if (held && catalogs.every((catalog, place) => catalog === held.catalogs[place])) return held.glossary;
  const glossary = createGlossary(catalogs);
  kept.set(store, { catalogs, glossary });
  return glossary;
}

export function createGlossary(catalogs: readonly Catalog[]): Glossary {
  const built = new Map<Language, LanguageTables>();
  const tablesOf = (language: Language): LanguageTables => {
    const held = built.get(language);
    if (held) return held;
    const tables = buildTables(catalogs, language);
    built.set(language, tables);
    return tables;
  };
  return {
    find: (reading, language) => findPhrases(reading, language, tablesOf(language).known),
    findTranslatable: (reading, language) => findPhrases(reading, language, tablesOf(language).translatable),
    roleOf: (folded, language) => tablesOf(language).known.exact.longestAt([folded], 0)?.entry.entry.role,
  };
}

function findPhrases(reading: WordReading, language: Language, tables: PhraseTables): GlossaryMatch[] {
  const matches: GlossaryMatch[] = [];
  const stems = reading.stems(language);
  let place = 0;
  while (place < reading.folded.length) {
    const protectedName = protectedPhrases.longestAt(reading.folded, place);
    if (protectedName) {
      place += protectedName.length;
      continue;
    }
    const exact = tables.exact.longestAt(reading.folded, place);
    const stemmed = tables.stemmed.longestAt(stems, place);
    const best = stemmed && stemmed.length > (exact?.length ?? 0) ? stemmed : exact;
    if (best) matches.push({ ...best.entry, first: place, end: place + best.length });
    place += best?.length ?? 1;
  }
  return matches;
}
