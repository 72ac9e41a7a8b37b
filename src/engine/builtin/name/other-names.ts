import { frontLoadedName } from "./front-load-name.ts";
import { hasWords, haveSameWords } from "./same-words.ts";
import { shortenName, withoutComplement, withoutLastBracket, withoutLastPart } from "./shorten-name.ts";

/**
 * Alternatives to a name, best first: `candidates`, the thing before its amount, shorter ones, and `fallbacks`. They say
 * what the name says or less, nothing else. None is the name in another case or punctuation.
 */
export function otherNames(
  best: string,
  candidates: readonly string[],
  fallbacks: readonly string[],
): string[] {
  const others: string[] = [];
  const add = (candidate: string) => {
    if (candidate === best || candidate === "" || others.includes(candidate) || !hasWords(candidate)) return;
    if (haveSameWords(candidate, best) || others.some((other) => haveSameWords(candidate, other))) return;
    others.push(candidate);
  };
  for (const candidate of candidates) add(candidate);
  add(frontLoadedName(best));
  add(withoutLastBracket(best));
  add(withoutLastPart(best));
  add(withoutComplement(best));
  add(shortenName(best));
  for (const fallback of fallbacks) add(fallback);
  return others;
}
