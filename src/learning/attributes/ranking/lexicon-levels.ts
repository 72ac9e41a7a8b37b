import { countLevel, ownKey, shareLevel } from "../lexicon/lexicon-rows.ts";
import { everyCategory, type LexiconMatch } from "../lexicon/value-lexicon.ts";
import type { CandidateGroup } from "./candidates.ts";
import type { GroupContext } from "./group-context.ts";

/**
 * How often and how surely a group's words are a value of the attribute, at best.
 * @returns a level in the category in the low 8 bits, and over all categories above them; 0 is never
 */
export function lexiconLevels(context: GroupContext, { members }: CandidateGroup): number {
  let ownLevel = 0;
  let everyLevel = 0;
  const { lexicon, attribute } = context;
  for (const { text, start, end } of members) {
    const match = matchAt(context.product.matches[text] ?? [], start, end);
    if (match === undefined) continue;
    const mine = context.own?.has(ownKey(match.words, attribute)) ? 1 : 0;
    for (let entry = match.entriesStart; entry < match.entriesEnd; entry += 1) {
      if (lexicon.attributes[entry] !== attribute) continue;
      const valued = (lexicon.valued[entry] ?? 0) - mine;
      const present = Math.max(1, (lexicon.present[entry] ?? 0) - mine);
      const level = valued <= 0 ? 0 : 1 + countLevel(valued) * 4 + shareLevel(valued / present);
      const category = lexicon.categories[entry];
      if (category === context.category) ownLevel = Math.max(ownLevel, level);
      else if (category === everyCategory) everyLevel = Math.max(everyLevel, level);
    }
  }
  return everyLevel * 256 + ownLevel;
}

function matchAt(matches: readonly LexiconMatch[], start: number, end: number): LexiconMatch | undefined {
  for (const match of matches) {
    if (match.start > start) return undefined;
    if (match.start === start && match.end === end) return match;
  }
  return undefined;
}
