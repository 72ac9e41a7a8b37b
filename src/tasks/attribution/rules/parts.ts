import { isColor } from "../../../catalog/search/query-words.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { vesselOf } from "./other-things.ts";
import { isInPhrase, phraseOf } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { isAccessory } from "./unrelated-mentions.ts";
import type { ValueMatch } from "./value-matches.ts";
import type { Word } from "./words.ts";

const partReach = 4;
const joinedReach = 2;

/**
 * The part that a colour, a material or a knit is said of: "Griffe aus Metall, schwarz", "piètement en métal noir", "black handles",
 * "polsini e fondo a coste". A name calls its product by such words too ("Tischbeine schwarz"): there they decide further back alone.
 */
export function partOf(
  { attribute, first, last }: ValueMatch,
  { words, source }: ProductText,
): Word | undefined {
  const { subject, record } = attribute;
  if (subject !== "color" && subject !== "material" && record.identifier !== "knit_type") return undefined;
  if (source !== "product_description") return partInName(words, [first, last], attribute.isOfPart);
  const vessel = vesselOf(words, first, last);
  if (vessel !== undefined) return vessel;
  for (let index = first - 1; index >= first - partReach && isInPhrase(words, index, first); index -= 1) {
    if (isPart(words[index])) return words[index];
  }
  for (let index = last + 1; index <= last + joinedReach && isInPhrase(words, index, last); index += 1) {
    if (isPart(words[index])) return words[index];
    // "Blue and red strap": both are the strap's.
    if (subject === "color" && /^(?:and|und)$/.test(words[index]?.folded ?? "")) {
      const part = words[index + 2];
      if (isInPhrase(words, index + 2, last) && isColor(words[index + 1]?.folded ?? "") && isPart(part))
        return part;
    }
    // "aus Kunststoff mit Scharnieren": the part comes besides.
    if (isStopWordInAnyLanguage(words[index]?.folded ?? "")) break;
  }
  return partBefore(words, first, last);
}

/** "Cintura uomo fibbia argento", "saucepan with glass lid", "casserole inox avec couvercle en verre". */
function partInName(
  words: readonly Word[],
  [first, last]: readonly [number, number],
  namesPart: boolean,
): Word | undefined {
  // "Orologio cinturino acciaio" says of what its strap is.
  if (namesPart) return undefined;
  const isBesides = isAccessory(words, first);
  const places = isBesides ? [last + 1, first - 1, first - 2] : first > 2 ? [first - 1] : [];
  const place = places.find((index) => isInPhrase(words, index, first) && isPart(words[index]));
  return place === undefined ? undefined : words[place];
}

/** The "schwarz" of "Griffe aus Metall, schwarz": a phrase of its own behind one on a part. */
function partBefore(words: readonly Word[], first: number, last: number): Word | undefined {
  const [from, to] = phraseOf(words, first);
  const before = words[from - 1];
  if (from !== first || to !== last + 1 || before === undefined || before.list !== words[first]?.list)
    return undefined;
  const [start, end] = phraseOf(words, from - 1);
  return words.slice(start, end).find(isPart);
}

/** Also in the German dative: "mit Scharnieren". */
function isPart(word: Word | undefined): boolean {
  if (word === undefined) return false;
  return (
    isIn("part", word) || (word.folded.endsWith("n") && isIn("part", { folded: word.folded.slice(0, -1) }))
  );
}
