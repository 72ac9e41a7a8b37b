import type { Language } from "../../text/language.ts";
import { createPhraseTable } from "../../text/phrase-table.ts";
import { readWords } from "../../text/read-words.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { WordRow } from "../parse-word-list.ts";

/** One thing that a phrase can stand for. */
export interface Sense {
  readonly entry: GlossaryEntry;
  /** Which of the entry's forms was found. */
  readonly form: number;
  /** As the list writes it, in small letters: tells doublé from double. */
  readonly spelling: string;
}

/** The project's and the user's phrases of one language, and what they can stand for, the likelier first. */
export interface Lexicon {
  longestAt(
    words: readonly string[],
    place: number,
  ): { readonly length: number; readonly entry: readonly Sense[] } | undefined;
  /** The senses of a single word. */
  sensesOf(folded: string): readonly Sense[];
}

const none: readonly Sense[] = [];

/** @param rows in the order of their weight */
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

  /** One sense a role and spelling, the first one. */
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
