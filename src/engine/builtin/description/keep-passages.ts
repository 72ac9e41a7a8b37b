import type { PassageText } from "./passage-text.ts";
import type { SourcePassage } from "./read-passages.ts";

export interface KeptPassages {
  readonly passages: readonly SourcePassage[];
  readonly noiseCount: number;
  readonly repeatedCount: number;
}

/** Passages that describe the product, each said once. */
export function keepPassages(passages: readonly SourcePassage[]): KeptPassages {
  const descriptive = passages.filter((passage) => !passage.source.isNoise);
  const distinct = withoutRepeats(descriptive);
  return {
    passages: distinct,
    noiseCount: passages.length - descriptive.length,
    repeatedCount: descriptive.length - distinct.length,
  };
}

/** Beyond so many passages only those that are alike are compared, so that time grows with the text. */
const mostCompared = 200;

/** A passage goes where another says the same and more; of two that are alike the first stays. */
function withoutRepeats(passages: readonly SourcePassage[]): readonly SourcePassage[] {
  if (passages.length < 2) return passages;
  if (passages.length > mostCompared) return firstOfEach(passages);
  return passages.filter(
    (passage, place) =>
      !passages.some(
        (other, otherPlace) =>
          otherPlace !== place &&
          ((otherPlace < place && isAlike(passage, other)) || isSaidBy(passage, other)),
      ),
  );
}

function firstOfEach(passages: readonly SourcePassage[]): readonly SourcePassage[] {
  const seen = new Set<string>();
  return passages.filter(({ source }) => {
    if (seen.has(source.key)) return false;
    seen.add(source.key);
    return true;
  });
}

function isAlike({ source }: SourcePassage, { source: other }: SourcePassage): boolean {
  return source.key === other.key;
}

function isSaidBy({ source, kind }: SourcePassage, { source: other }: SourcePassage): boolean {
  if (kind === "label") return false;
  if (source.words > 3 && isLonger(other, source) && other.key.includes(source.key)) return true;
  if (!source.isCut || source.words <= 5 || !isLonger(other, source)) return false;
  return other.key.startsWith(source.key.split(" ").slice(0, -2).join(" "));
}

function isLonger(one: PassageText, other: PassageText): boolean {
  return one.key.length > other.key.length;
}
