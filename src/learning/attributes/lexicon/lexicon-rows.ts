import { mixHash } from "../reading/mix-hash.ts";
import type { LexiconRows } from "../tagger/piece-features.ts";
import { everyCategory, type LexiconMatch, type ValueLexicon } from "./value-lexicon.ts";

/** The words of values that are the product's own, by attribute: they are not counted for it while learning. */
export type OwnValues = ReadonlySet<number>;

export const ownKey = (words: number, attribute: number): number => mixHash(words, attribute);

/**
 * What the lexicon says of each piece of a text: attribute and place in the value, and with these how often and how
 * surely. Two hashes each time.
 */
export function lexiconRows(
  lexicon: ValueLexicon,
  { length, matches }: { readonly length: number; readonly matches: readonly LexiconMatch[] },
  category: number,
  own?: OwnValues,
): LexiconRows {
  const rows: number[][] = Array.from({ length }, () => []);
  for (const { start, end, entriesStart, entriesEnd, words } of matches) {
    for (let entry = entriesStart; entry < entriesEnd; entry += 1) {
      const of = lexicon.categories[entry] ?? everyCategory;
      if (of !== category && of !== everyCategory) continue;
      const attribute = lexicon.attributes[entry] ?? 0;
      const mine = own?.has(ownKey(words, attribute)) ? 1 : 0;
      const valued = (lexicon.valued[entry] ?? 0) - mine;
      if (valued <= 0) continue;
      const share = valued / Math.max(1, (lexicon.present[entry] ?? 0) - mine);
      const strength = countLevel(valued) * 4 + shareLevel(share) + (of === category ? 100 : 0);
      for (let at = start; at < end; at += 1) {
        const place = (at === start ? 1 : 0) + (at === end - 1 ? 2 : 0);
        const base = mixHash(attribute * 4 + place, of === category ? 1 : 0);
        rows[at]?.push(base, mixHash(base, strength));
      }
    }
  }
  return rows;
}

export function countLevel(count: number): number {
  return count >= 20 ? 3 : count >= 5 ? 2 : count >= 2 ? 1 : 0;
}

export function shareLevel(share: number): number {
  return share >= 0.8 ? 3 : share >= 0.4 ? 2 : share >= 0.15 ? 1 : 0;
}
