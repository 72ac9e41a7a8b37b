import type { Language } from "../../../../text/language.ts";

/** Folded words of each language, separated by spaces, as one set: texts mix languages. */
export function wordSet(lists: Partial<Readonly<Record<Language, string>>>): ReadonlySet<string> {
  return new Set(Object.values(lists).flatMap((list) => list.split(" ")));
}
