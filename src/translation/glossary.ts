import type { Catalog } from "../catalog/model.ts";
import { lazily, oncePerKey } from "../lib/once.ts";
import type { Language } from "../nlp/language.ts";
import type { PhraseTable } from "../nlp/phrase-table.ts";
import type { WordReading } from "../nlp/stemmer.ts";
import { ownWords, ownWordsOfRole } from "./built-in-words.ts";
import type { GlossaryEntry, GlossaryPhrase } from "./glossary-entry.ts";
import type { FindRole, GlossaryRole, WordGlossary } from "./glossary-role.ts";
import { createLexicon, type Lexicon, type SplitWord, splitWord } from "./lexicon.ts";
import { packedFolder } from "./packed-folder.ts";
import { type FingerprintedStore, openPackedGlossary, type PackedGlossary } from "./packed-glossary.ts";
import { createListedFinder, layOutPhrases } from "./packed-phrases.ts";
import { createPhraseFinder, type FindStart, findPhrases } from "./phrase-finder.ts";
import { createProtectedPhrases, protectedBeginnings } from "./protected-names.ts";
import type { WordRow } from "./word-list.ts";
import { createRoleFinder } from "./word-roles.ts";

/** A phrase of the glossary in a text: tokens `first` up to but not `end`. */
export interface GlossaryMatch extends GlossaryPhrase {
  readonly first: number;
  readonly end: number;
}

/** The phrases of the words from `first` on, found in them alone. */
export interface KnownEnding {
  readonly first: number;
  readonly matches: readonly GlossaryMatch[];
}

/** The words that the project and the channels' catalogs know in several languages. */
export interface Glossary extends WordGlossary {
  /**
   * The phrases of a text in reading order, the longest first, none overlapping another.
   * @param ending of the same language
   */
  find(
    reading: Pick<WordReading, "folded">,
    language: Language,
    ending?: KnownEnding,
  ): readonly GlossaryMatch[];
  /** What is needed to translate from the language. */
  wordsOf(language: Language): LanguageWords;
  /** The lists' words for colours or materials in a language; the catalogs' are not among them. */
  propertiesOf(role: "color" | "material", language: Language): Lexicon;
}

export interface LanguageWords {
  readonly protectedPhrases: PhraseTable<true>;
  readonly lexicon: Lexicon;
  /** The parts of a compound that the lexicon lacks; German only. */
  readonly split: (folded: string) => SplitWord | undefined;
  /** The category or value whose name these words are, all of them. */
  readonly catalogName: (folded: readonly string[]) => GlossaryEntry | undefined;
}

interface KeptGlossary {
  readonly catalogs: readonly Catalog[];
  readonly glossary: Glossary;
}

/** By what only they have: the user's words, else the first catalog, which several stores may share. */
const kept = new WeakMap<object, KeptGlossary>();

/** The glossary over the store's channels, each language built at first use and again when a channel's catalog changes. */
export function glossaryOf(store: FingerprintedStore, options?: GlossaryOptions): Glossary {
  const catalogs = store.channels().map((channel) => store.catalog(channel));
  const owner = options ?? catalogs[0] ?? store;
  const held = kept.get(owner);
  const isCurrent = catalogs.every((catalog, place) => catalog === held?.catalogs[place]);
  if (held && isCurrent) return held.glossary;
  const openPacked = () => (packedFolder === undefined ? undefined : openPackedGlossary(store, packedFolder));
  const glossary = createGlossary(catalogs, options, openPacked);
  kept.set(owner, { catalogs, glossary });
  return glossary;
}

export interface GlossaryOptions {
  /** Rows of the user (`read-user-glossary.ts`), which win over all others. */
  readonly userRows?: readonly WordRow[];
  /** Names of the user that are never translated. */
  readonly protectedNames?: readonly string[];
}

/** @param openPacked what was packed of the very same catalogs, asked at first use: else the same is found out from them */
export function createGlossary(
  catalogs: readonly Catalog[],
  { userRows = [], protectedNames = [] }: GlossaryOptions = {},
  openPacked: () => PackedGlossary | undefined = () => undefined,
): Glossary {
  const finders = new Map<Language, FindStart>();
  const words = new Map<Language, LanguageWords>();
  const packed = lazily(openPacked);
  const phrases = lazily(() => packed()?.phrases ?? layOutPhrases(catalogs));
  const protectedPhrases = createProtectedPhrases(protectedNames);
  const beginnings = protectedBeginnings(protectedNames);
  const finderOf = (language: Language): FindStart => {
    const held = finders.get(language);
    if (held) return held;
    const origins = { catalogs, userRows, packed: phrases() };
    const finder = createPhraseFinder(createListedFinder(origins, language), language, beginnings);
    finders.set(language, finder);
    return finder;
  };
  const roleOf = lazily((): FindRole => {
    const roles = packed()?.roles;
    if (roles !== undefined) return createRoleFinder(roles, userRows);
    return (folded, language) => finderOf(language)(folded).alone?.entry.role;
  });
  const wordsOf = (language: Language): LanguageWords => {
    const held = words.get(language);
    if (held) return held;
    const lexicon =
      userRows.length === 0 ? ownLexicon(language) : createLexicon([...userRows, ...ownWords()], language);
    const catalogName = (folded: readonly string[]) => findCatalogName(folded, finderOf(language));
    const made = {
      protectedPhrases,
      lexicon,
      split: (folded: string) => splitWord(folded, lexicon),
      catalogName,
    };
    words.set(language, made);
    return made;
  };
  const propertiesOf = oncePerKey((role: GlossaryRole) => {
    const rows = [...userRows.filter(({ entry }) => entry.role === role), ...ownWordsOfRole(role)];
    return oncePerKey((language: Language) => createLexicon(rows, language));
  });
  return {
    find: ({ folded }, language, ending) =>
      findPhrases(folded, { find: finderOf(language), protectedPhrases }, ending),
    roleOf: (folded, language) => roleOf()(folded, language),
    wordsOf,
    propertiesOf: (role, language) => propertiesOf(role)(language),
  };
}

const ownLexicon = oncePerKey((language: Language) => createLexicon(ownWords(), language));

function findCatalogName(folded: readonly string[], find: FindStart): GlossaryEntry | undefined {
  const match = find(folded[0] ?? "").phrases?.exact.longestAt(folded, 0);
  if (match === undefined || match.length < folded.length) return undefined;
  const { entry, form, isAmbiguous } = match.entry;
  return form === undefined || isAmbiguous || entry.role === "size" ? undefined : entry;
}
