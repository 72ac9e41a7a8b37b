import { gapAfter, type WordsBeside } from "./fact-reading.ts";

const behind = new Set(
  "look looks optik effekt effect stil imitat imitation dekor farben farbig farbene farbener farbenes farbenen farbend coloured colored synthetique sintetica sintetico".split(
    " ",
  ),
);
/** Labels too, so that they count with a hyphen alone: leather-style. */
const behindHyphen = new Set("style colour color finish print".split(" "));
const before = new Set(
  "effet aspect imitation imitazione effetto finto finta faux fausse fake simil simili look style ton coloris".split(
    " ",
  ),
);
/** Likewise as the last part of a German compound. */
export const imitationHeads =
  /^(?:look|optik|effekt|stil|imitat|imitation|dekor|farben|farbig|nachbildung|print)(?:e|er|es|en|em)?$/;

/** One of them stands beside whatever is imitated. */
export const imitatingWords: ReadonlySet<string> = new Set([...behind, ...behindHyphen, ...before]);

/** Whether the words `[first, last]` only name what a thing looks like: leather look, effet bois, finta pelle. */
export function isImitated(reading: WordsBeside, first: number, last: number): boolean {
  const { folded } = reading;
  const [next, gap] = [folded[last + 1] ?? "", gapAfter(reading, last)];
  if (gap.length === 1 && (behind.has(next) || (gap === "-" && behindHyphen.has(next)))) return true;
  return before.has(folded[first - 1] ?? "") && gapAfter(reading, first - 1).length === 1;
}
