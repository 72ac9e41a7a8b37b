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
function withoutRepeats(passages: readonly SourcePassage[]): SourcePassage[] {
  const keys = passages.map(({ source }) => source.key);
  const firstOf = new Map<string, number>();
  for (const [place, key] of keys.entries()) if (!firstOf.has(key)) firstOf.set(key, place);
  return passages.filter((passage, place) => {
    const key = keys[place] ?? "";
    if (firstOf.get(key) !== place) return false;
    if (passages.length > mostCompared) return true;
    return !keys.some(
      (other, otherPlace) => otherPlace !== place && isSaidBy(key, other, passage, passages[otherPlace]),
    );
  });
}

function isSaidBy(
  key: string,
  other: string,
  { source, kind }: SourcePassage,
  otherPassage: SourcePassage | undefined,
): boolean {
  if (kind === "label" || otherPassage === undefined || other.length <= key.length) return false;
  if (source.words > 3 && other.includes(key)) return true;
  return source.isCut && source.words > 5 && other.startsWith(key.split(" ").slice(0, -2).join(" "));
}
