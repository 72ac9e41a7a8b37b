import type { FormOfAddress } from "./address/form-of-address.ts";
import type { Passage } from "./passage.ts";
import type { SourcePassage } from "./read-passages.ts";
import type { Manner, ScoreParts } from "./score-parts.ts";

export interface ScoringContext extends Manner {
  /** Folded words of the product's name and of the caller's keywords. */
  readonly subjectWords: ReadonlySet<string>;
}

export interface ScoredPassage extends Passage {
  /** For ordering alone: greater says more about the product. */
  readonly score: number;
  /** How its text speaks to the reader. */
  readonly form: FormOfAddress | undefined;
}

/** Each passage in the tone that was asked for, with how much it says about the product for that tone and those readers. */
export function scorePassages(passages: readonly SourcePassage[], context: ScoringContext): ScoredPassage[] {
  return passages.map(({ source, block, order, kind }, place) => {
    const { isCut, words, folded } = source;
    const { text, form, parts } = source.inManner(context);
    const named = countNamed(folded, context.subjectWords);
    const score = positionScore(place) + factScore(named, parts) + parts.tone + shapeScore(parts, kind);
    return { text, form, order, block, kind, isCut, words, folded, score };
  });
}

function positionScore(place: number): number {
  return 2 / (1 + place * 0.25);
}

const mostNamed = 4;

/** How many of the subject's words a passage has, four at most. */
function countNamed(folded: readonly string[], subjectWords: ReadonlySet<string>): number {
  let named = 0;
  for (let place = 0; place < folded.length && named < mostNamed; place += 1) {
    const word = folded[place] ?? "";
    if (subjectWords.has(word) && folded.indexOf(word) === place) named += 1;
  }
  return named;
}

function factScore(named: number, { measures, audience }: ScoreParts): number {
  return named * 0.5 + measures * 0.6 + audience;
}

function shapeScore({ shape }: ScoreParts, kind: Passage["kind"]): number {
  return shape - (kind === "item" ? 0.5 : 0);
}
