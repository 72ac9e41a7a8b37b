import { languages } from "../../contract/vocabulary.ts";
import { foldText } from "../../text/normal-form.ts";
import type { CategoryRecord } from "../model.ts";
import type { CategoryMatch } from "../search.ts";
import { typedNameWeight } from "./weights.ts";

type Preference = (matches: readonly CategoryMatch[], typed: readonly string[]) => CategoryMatch[];

/**
 * Ranks anew what a person's few words found: a category whose name has all of them, in one language and just as they
 * are typed, goes before one that has them in a term or in another form.
 */
export function createNamePreference(): Preference {
  const kept = new Map<CategoryRecord, readonly string[]>();
  const foldedNames = (category: CategoryRecord) => {
    const known = kept.get(category) ?? languages.map((language) => foldText(category.names[language] ?? ""));
    kept.set(category, known);
    return known;
  };
  return (matches, typed) =>
    matches
      .map((match) => {
        const isNamed = foldedNames(match.category).some((name) =>
          typed.every((word) => hasWord(name, word)),
        );
        return isNamed ? { ...match, score: match.score * typedNameWeight } : match;
      })
      .sort((one, other) => other.score - one.score);
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isOfWord(text[at - 1]) && !isOfWord(text[at + word.length])) return true;
  }
  return false;
}

function isOfWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
