import { type Language, languages } from "../../contract/vocabulary.ts";
import { foldText, normalizeWhitespace } from "../../text/normal-form.ts";
import { CliProblem } from "../cli-problem.ts";
import type { Flags } from "../resolve-settings.ts";

/**
 * What `--search` asks for; undefined where it was not given.
 * @throws CliProblem PDO_SEARCH_EMPTY
 */
export function searchWords({ search }: Flags): string | undefined {
  if (typeof search !== "string") return undefined;
  if (search.trim() !== "") return search;
  throw new CliProblem({
    code: "PDO_SEARCH_EMPTY",
    what: "--search has no words.",
    seen: "It is empty.",
    nextStep: "Give it words in quotes, for example --search 'winter jacket', or leave it out to list all.",
  });
}

interface Named {
  readonly identifier: string;
  readonly names: Partial<Record<Language, string>>;
  readonly terms?: Partial<Record<Language, readonly string[]>>;
}

/** Whether the words stand somewhere in a thing's identifier, names or terms, case and accents aside. */
export function createMatcher(words: string | undefined): (named: Named) => boolean {
  if (words === undefined) return () => true;
  const sought = foldText(normalizeWhitespace(words));
  const holds = (text: string) => foldText(normalizeWhitespace(text)).includes(sought);
  return ({ identifier, names, terms = {} }) =>
    holds(identifier) ||
    languages.some((language) => holds(names[language] ?? "") || (terms[language] ?? []).some(holds));
}
