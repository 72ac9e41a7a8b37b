import type { DescriptionLength } from "../../../contract/vocabulary.ts";
import { foldText } from "../../../text/normal-form.ts";
import { lengthBands } from "./length-bands.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { selectPassages } from "./select-passages.ts";
import { writeDescription } from "./write-description.ts";

const mostOthers = 2;
const otherLengths: Readonly<Record<DescriptionLength, readonly DescriptionLength[]>> = {
  short: ["medium", "long"],
  medium: ["short", "long"],
  long: ["medium", "short"],
};

/** One or two other choices from the same passages: other lengths, then the strongest statement first. */
export function otherDescriptions(
  passages: readonly ScoredPassage[],
  length: DescriptionLength,
  best: string,
): string[] {
  const seen = new Set([foldText(best)]);
  const byLength = otherLengths[length].map((other) =>
    writeDescription(selectPassages(passages, lengthBands[other])),
  );
  const chosen = selectPassages(passages, lengthBands[length]);
  return [...byLength, writeDescription(strongestFirst(chosen))]
    .filter((text) => {
      const key = foldText(text);
      if (key === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, mostOthers);
}

function strongestFirst(passages: readonly ScoredPassage[]): readonly ScoredPassage[] {
  const strongest = passages.toSorted((one, two) => two.score - one.score)[0];
  return strongest ? [strongest, ...passages.filter((passage) => passage !== strongest)] : passages;
}
