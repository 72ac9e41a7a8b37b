import { languages } from "../../contract/vocabulary.ts";
import { tokenize } from "../../text/tokens.ts";
import type { CategoryRecord } from "../model.ts";
import type { CategoryMatch } from "./scorer.ts";
import { typedNameWeight } from "./weights.ts";

type Preference = (matches: readonly CategoryMatch[], typed: readonly string[]) => CategoryMatch[];

/**
 * Ranks anew what a person's few words found: a category whose name has all of them, in one language and just as they
 * are typed, goes before one that has them in a term or in another form.
 */
export function createNamePreference(): Preference {
  const kept = new Map<CategoryRecord, readonly ReadonlySet<string>[]>();
  const wordsOf = (category: CategoryRecord) => {
    const known = kept.get(category) ?? nameWords(category);
    kept.set(category, known);
    return known;
  };
  return (matches, typed) =>
    matches
      .map((match) => {
        const isNamed = wordsOf(match.category).some((words) => typed.every((word) => words.has(word)));
        return isNamed ? { ...match, score: match.score * typedNameWeight } : match;
      })
      .sort((one, other) => other.score - one.score);
}

function nameWords({ names }: CategoryRecord): ReadonlySet<string>[] {
  return languages.flatMap((language) => {
    const name = names[language];
    return name === undefined ? [] : [new Set(tokenize(name).map(({ folded }) => folded))];
  });
}
