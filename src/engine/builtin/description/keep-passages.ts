import { isNoise } from "./is-noise.ts";
import type { Passage } from "./passage.ts";

export interface KeptPassages {
  readonly passages: readonly Passage[];
  readonly noiseCount: number;
  readonly repeatedCount: number;
}

/** Passages that describe the product, each said once. */
export function keepPassages(passages: readonly Passage[]): KeptPassages {
  const descriptive = passages.filter((passage) => !isNoise(passage));
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
function withoutRepeats(passages: readonly Passage[]): Passage[] {
  const keys = passages.map(({ folded }) => ` ${folded.join(" ")} `);
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

function isSaidBy(key: string, other: string, passage: Passage, otherPassage: Passage | undefined): boolean {
  if (passage.kind === "label" || otherPassage === undefined || other.length <= key.length) return false;
  if (passage.words > 3 && other.includes(key)) return true;
  return passage.isCut && passage.words > 5 && other.startsWith(key.split(" ").slice(0, -2).join(" "));
}
