import type { CategoryLexicon, CompiledAttribute } from "./category-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import { matchValue, type ValueMatch } from "./value-match.ts";

/** Every listed value in the text, of every attribute but brands, which are told by their line alone. */
export function findMatches(lexicon: CategoryLexicon, text: ProductText): readonly ValueMatch[] {
  const matches = lexicon.attributes.flatMap((attribute) =>
    attribute.subject === "brand" ? [] : matchesOf(attribute, text),
  );
  return withoutContained(matches);
}

function matchesOf(attribute: CompiledAttribute, text: ProductText): ValueMatch[] {
  const matches: ValueMatch[] = [];
  if (attribute.lexicon === undefined) return matches;
  for (let first = 0; first < text.words.length; first += 1) {
    const match = matchValue(attribute, text, first);
    if (match === undefined) continue;
    if (isAnswered(matches.at(-1), match)) matches.pop();
    matches.push(match);
    first = match.last;
  }
  return matches;
}

/** "Microwave safe: no" without its colon: the yes or no after the thing's name counts, not the name. */
function isAnswered(before: ValueMatch | undefined, match: ValueMatch): boolean {
  return (
    match.attribute.lexicon?.yes !== undefined &&
    match.needsLabel &&
    before?.last === match.first - 1 &&
    !before.needsLabel
  );
}

/** "rose" within "rose gold" says nothing of its own, of whichever attribute. */
function withoutContained(matches: readonly ValueMatch[]): readonly ValueMatch[] {
  const long = matches.filter((match) => match.last > match.first);
  return matches.filter(
    (match) =>
      !long.some(
        (other) =>
          other.first <= match.first &&
          other.last >= match.last &&
          other.last - other.first > match.last - match.first,
      ),
  );
}
