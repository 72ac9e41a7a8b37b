import type { DescriptionLength } from "../../../contract/vocabulary.ts";
import { lengthBands } from "./length-bands.ts";
import { orderPassages } from "./order-passages.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { type RankedPassages, selectPassages } from "./select-passages.ts";
import { setVoice, type Voice } from "./set-voice.ts";
import { writeDescription } from "./write-description.ts";

const mostOthers = 2;
const otherLengths: Readonly<Record<DescriptionLength, readonly DescriptionLength[]>> = {
  short: ["medium", "long"],
  medium: ["short", "long"],
  long: ["medium", "short"],
};

/** One or two other choices from the same passages: other lengths, then the strongest statement first. */
export function otherDescriptions(
  ranked: RankedPassages,
  length: DescriptionLength,
  { best, voice }: { best: string; voice: Omit<Voice, "maxWords"> },
): string[] {
  const seen = new Set([best]);
  const others: string[] = [];
  const candidates = [...otherLengths[length], undefined];
  for (const other of candidates) {
    if (others.length === mostOthers) break;
    const band = lengthBands[other ?? length];
    const chosen = selectPassages(ranked, band);
    const ordered =
      other === undefined ? strongestFirst(chosen) : orderPassages(chosen, voice.tone, voice.language);
    const text = writeDescription(setVoice(ordered, { ...voice, maxWords: band.max }));
    if (text === "" || seen.has(text)) continue;
    seen.add(text);
    others.push(text);
  }
  return others;
}

function strongestFirst(passages: readonly ScoredPassage[]): readonly ScoredPassage[] {
  const strongest = passages.toSorted((one, two) => two.score - one.score)[0];
  return strongest ? [strongest, ...passages.filter((passage) => passage !== strongest)] : passages;
}
