import type { Catalog } from "../catalog/model.ts";
import type { Language } from "../text/language.ts";
import { isStopWord } from "../text/stop-words.ts";
import type { GlossaryEntry } from "./glossary-entry.ts";
import type { ListedPhrase } from "./phrase-index.ts";
import { listSources, sourcePhrases } from "./phrase-sources.ts";

/** One language's phrases in the order of their weight: the project's own, those of the catalogs. */
export function* listPhrases(catalogs: readonly Catalog[], language: Language): Generator<ListedPhrase> {
  for (const source of listSources(catalogs)) yield* sourcePhrases(source, catalogs, language);
}

/**
 * A listed value that is a function word, a bare number or a letter would be found everywhere.
 * @param folded the phrase's words
 */
export function isUsable(folded: readonly string[], { role }: GlossaryEntry, language: Language): boolean {
  if (role === "connective") return folded.length > 0;
  if (role === "size") return folded.length === 1;
  return folded.some((word) => word.length > 2 && !/^\d/.test(word) && !isStopWord(word, language));
}
