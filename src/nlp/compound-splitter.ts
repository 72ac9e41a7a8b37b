const shortestPart = 3;
const longestCompound = 64;
const linkingElements = ["", "s", "n", "en", "es", "er", "e"] as const;

/**
 * Splits a closed compound, as in German and Dutch, into its parts in order. Linking elements are removed (arbeitshose:
 * arbeit, hose) unless the part with them is a word itself (damen), and a dropped -e is restored (wolljacke: wolle, jacke).
 * The longest possible head (last part) wins: damenlederhandschuhe is damen, leder, handschuhe.
 * @returns undefined if the word is not a compound of known words
 */
export function splitCompound(folded: string, isWord: (part: string) => boolean): string[] | undefined {
  if (folded.length < 2 * shortestPart || folded.length > longestCompound) return undefined;
  const deadEnds = new Set<number>();
  return splitAtHead(folded, isWord, deadEnds);
}

function splitAtHead(
  text: string,
  isWord: (part: string) => boolean,
  deadEnds: Set<number>,
): string[] | undefined {
  for (let cut = shortestPart; cut <= text.length - shortestPart; cut += 1) {
    const head = text.slice(cut);
    if (!isWord(head)) continue;
    const modifiers = splitModifiers(text.slice(0, cut), isWord, deadEnds);
    if (modifiers !== undefined) return [...modifiers, head];
  }
  return undefined;
}

function splitModifiers(
  text: string,
  isWord: (part: string) => boolean,
  deadEnds: Set<number>,
): string[] | undefined {
  if (deadEnds.has(text.length)) return undefined;
  const single = modifierWord(text, isWord);
  if (single !== undefined) return [single];
  for (const link of linkingElements) {
    if (!text.endsWith(link)) continue;
    const parts = splitAtHead(text.slice(0, text.length - link.length), isWord, deadEnds);
    if (parts !== undefined) return parts;
  }
  deadEnds.add(text.length);
  return undefined;
}

function modifierWord(text: string, isWord: (part: string) => boolean): string | undefined {
  for (const link of linkingElements) {
    const part = text.endsWith(link) ? text.slice(0, text.length - link.length) : "";
    if (part.length >= shortestPart && isWord(part)) return part;
  }
  const withFinalVowel = `${text}e`;
  return text.length >= shortestPart && isWord(withFinalVowel) ? withFinalVowel : undefined;
}
