import type { Language } from "../../../api/vocabulary.ts";
import { lazily, oncePerKey } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import table from "./broad-words.tsv";

/** What shops call several kinds at once ("Breakfast", "Personal care"), with the built-in leaves that it stands for. */
interface BroadWord {
  /** Stems of each phrase. */
  readonly phrases: readonly (readonly string[])[];
  /** Identifiers, or beginnings of them with `*`. */
  readonly leaves: readonly string[];
}

const broadWords = oncePerKey((language: Language): readonly BroadWord[] =>
  rows().map((row) => ({
    phrases: (row[`words_${language}`] ?? "")
      .split("|")
      .map((phrase) => stemsOf(phrase, language))
      .filter((stems) => stems.length > 0),
    leaves: (row.leaves ?? "").split("|"),
  })),
);
const rows = lazily(() => parseTable(table));

/** Of words of two letters and more. */
function stemsOf(text: string, language: Language): readonly string[] {
  return readWords(text)
    .stems(language)
    .filter((word) => /\p{L}{2}/u.test(word));
}

/** How much a broad word that is all of a name says; less where it is a part of it. */
const wholeShare = 0.35;

/**
 * The kinds that a category's name stands for where it is a broad word.
 * @param identifiers of the kinds, by number
 * @returns shares by number, in (0, 0.35]
 */
export function broadKinds(
  parts: readonly string[],
  language: Language,
  identifiers: readonly string[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const part of parts) {
    const words = stemsOf(part, language);
    for (const { phrases, leaves } of broadWords(language)) {
      const said = phrases.filter((phrase) => phrase.every((word) => words.includes(word)));
      if (said.length === 0) continue;
      const longest = Math.max(...said.map((phrase) => phrase.length));
      const share = wholeShare * (longest / words.length) ** 2;
      for (const [kind, identifier] of identifiers.entries())
        if (leaves.some((leaf) => isOneOf(identifier, leaf)))
          found.set(kind, Math.max(share, found.get(kind) ?? 0));
    }
  }
  return found;
}

function isOneOf(identifier: string, leaf: string): boolean {
  return leaf.endsWith("*") ? identifier.startsWith(leaf.slice(0, -1)) : identifier === leaf;
}
