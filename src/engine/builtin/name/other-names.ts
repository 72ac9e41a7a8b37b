import { normalizeWhitespace } from "../../../text/normal-form.ts";
import { frontLoadedName } from "./front-load-name.ts";
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
  let seen: Set<string> | undefined;
  const all = [
    ...candidates,
    frontLoadedName(best),
    withoutLastBracket(best),
    withoutLastPart(best),
    withoutComplement(best),
    shortenName(best),
    ...fallbacks,
  ];
  return all.filter((candidate) => {
    if (candidate === best || candidate === "") return false;
    seen ??= new Set([comparable(best)]);
    const key = comparable(candidate);
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Names that differ in case or punctuation alone are no alternatives. */
function comparable(name: string): string {
  return normalizeWhitespace(name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " "));
}
