import type { Glossary, GlossaryMatch } from "../../../../glossary/glossary.ts";
import type { WordReading } from "../../../../text/read-words.ts";
import type { Token } from "../../../../text/tokens.ts";

const shortestModifier = 3;
const shortestHead = 4;

/** The first German word that is a kind of the last thing in it ("Teppichmesserhalter", a "Halter"), if any. */
export function findCompound(
  { tokens, folded }: WordReading,
  matches: readonly GlossaryMatch[],
  glossary: Glossary,
): Token | undefined {
  return tokens.find((token, place) => {
    const word = folded[place] ?? "";
    if (token.kind !== "word" || !/^\p{Lu}\p{Ll}/u.test(token.text)) return false;
    if (matches.some(({ first, end }) => first <= place && place < end)) return false;
    for (let cut = shortestModifier; cut <= word.length - shortestHead; cut += 1) {
      if (glossary.roleOf(word.slice(cut), "de") === "type") return true;
    }
    return false;
  });
}
