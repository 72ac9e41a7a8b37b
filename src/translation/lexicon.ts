import { splitCompound } from "../nlp/compound-splitter.ts";
import type { Language } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import { createPhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import type { GlossaryEntry } from "./glossary-entry.ts";
import type { WordRow } from "./word-list.ts";

/** A meaning of a phrase. */
export interface Sense {
  readonly entry: GlossaryEntry;
  /** The index of the form in the entry. */
  readonly form: number;
  /** The listed spelling in lower case, with accents: distinguishes doublé from double. */
  readonly spelling: string;
}

/** The built-in and the user's phrases of one language with their senses, the most likely first. */
export interface Lexicon {
  longestAt(
    words: readonly string[],
    place: number,
  ): { readonly length: number; readonly entry: readonly Sense[] } | undefined;
  /** The senses of a single word. */
  sensesOf(folded: string): readonly Sense[];
}

const none: readonly Sense[] = [];

/** @param rows in order of precedence */
export function createLexicon(rows: readonly WordRow[], language: Language): Lexicon {
  const table = createPhraseTable<Sense[]>();
  for (const row of rows) addRow(row);
  return {
    longestAt: (words, place) => table.longestAt(words, place),
    sensesOf: (folded) => table.longestAt([folded], 0)?.entry ?? none,
  };

  function addRow({ entry, written }: WordRow): void {
    if (entry.role === "size" || entry.role === "connective") return;
    for (const { text, form, language: other } of written) {
      if (other !== language) continue;
      const { folded } = readWords(text);
      const spelling = text.toLowerCase();
      if (folded.length > 0) addSense(folded, { entry, form, spelling });
    }
  }

  /** Only the first sense for each role and spelling is used. */
  function addSense(folded: readonly string[], sense: Sense): void {
    const held = table.longestAt(folded, 0);
    if (held === undefined || held.length < folded.length) {
      table.add(folded, [sense]);
      return;
    }
    const isKnown = held.entry.some(
      (other) => kindOf(other.entry) === kindOf(sense.entry) && other.spelling === sense.spelling,
    );
    if (!isKnown) held.entry.push(sense);
  }
}

/** Senses of the same kind exclude each other. */
function kindOf({ role }: GlossaryEntry): string {
  if (role === "color" || role === "pattern" || role === "quality") return "property";
  return role === "label" ? "type" : role;
}

/** The parts of a German compound that the glossary lacks as a whole. */
export interface SplitWord {
  readonly head: Sense;
  readonly properties: readonly GlossaryEntry[];
  readonly nouns: readonly GlossaryEntry[];
}

const shortestHead = 4;
const mostParts = 3;

export function splitWord(lower: string, lexicon: Lexicon): SplitWord | undefined {
  const parts = splitCompound(lower, (part) => usableSense(lexicon, part) !== undefined);
  const headWord = parts?.at(-1);
  if (parts === undefined || headWord === undefined || parts.length > mostParts) return undefined;
  const head = lexicon
    .sensesOf(foldText(headWord))
    .find((sense) => isNoun(sense) && sense.spelling === headWord);
  if (head === undefined || headWord.length < shortestHead) return undefined;
  const properties: GlossaryEntry[] = [];
  const nouns: GlossaryEntry[] = [];
  for (const part of parts.slice(0, -1)) {
    const sense = usableSense(lexicon, part);
    if (sense === undefined) return undefined;
    (isNoun(sense) ? nouns : properties).push(sense.entry);
  }
  return nouns.length > 1 ? undefined : { head, properties, nouns };
}

/** The sense of a part of a compound, in this order: audience, material, other property, noun. */
function usableSense(lexicon: Lexicon, part: string): Sense | undefined {
  const senses = lexicon
    .sensesOf(foldText(part))
    .filter(({ entry, spelling }) => entry.role !== "label" && spelling === part);
  return (
    senses.find(({ entry }) => entry.role === "audience") ??
    senses.find(({ entry }) => entry.role === "material") ??
    senses.find(({ entry }) => entry.role !== "type") ??
    senses[0]
  );
}

function isNoun({ entry }: Sense): boolean {
  return entry.role === "type";
}
