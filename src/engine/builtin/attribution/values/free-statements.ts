import { isCompared, isImitated } from "../guards/imitation.ts";
import { findNegator } from "../guards/negation.ts";
import type { CategoryLexicon } from "../lexicon/category-lexicon.ts";
import type { KnownWords } from "../lexicon/known-words.ts";
import type { FreeText } from "../lines/free-text.ts";
import { doubts, openingLength, type Statement, scores } from "../statements/statement.ts";
import type { ProductText } from "../texts/product-text.ts";
import { followsName, isIntroducedAsOrigin, standsBesideName } from "./beside-name.ts";
import { findMatches } from "./find-matches.ts";
import { doubtsAbout } from "./match-doubts.ts";
import { isStray } from "./stray-words.ts";
import { isShared, type ValueMatch } from "./value-match.ts";
import { placesOfWords, trustIn } from "./word-places.ts";

/** Listed values anywhere in the text, labelled lines of the attribute itself apart. */
export function freeStatements(
  lexicon: CategoryLexicon,
  free: FreeText,
  known: KnownWords,
): readonly Statement[] {
  const matches = findMatches(lexicon, free.text);
  if (matches.length === 0) return [];
  const places = placesOfWords(free);
  return matches.flatMap((match) => {
    const trust = trustIn(places[match.first], match);
    const base = trust === 0 ? 0 : baseScore(match, { free, matches, known });
    if (base === 0) return [];
    const isBeside = base === scores.besideName;
    const doubt = trust * (isBeside ? 1 : doubtsAbout(match, free.text) * otherMeaning(match, matches));
    return statementsOf(match, free.text, base * doubt);
  });
}

interface Surroundings {
  readonly free: FreeText;
  readonly matches: readonly ValueMatch[];
  readonly known: KnownWords;
}

/** 0 where the match is not the attribute's: it has no name beside it and needs one. */
function baseScore(match: ValueMatch, { free, matches, known }: Surroundings): number {
  const { subject } = match.attribute;
  if (match.needsLabel) {
    if (followsName(match, free)) return scores.besideName;
    return isSizeInName(match, free.text) ? scores.inCompound : 0;
  }
  if (standsBesideName(match, free)) return scores.besideName;
  if (subject === "origin")
    return isIntroducedAsOrigin(free.text.words, match.first, match.last) ? scores.besideName : 0;
  if (isShared(match) || isClaimed(match, free, matches) || isStray(match, free.text, known)) return 0;
  return scoreOfPlace(free.text, match.first);
}

function scoreOfPlace({ source, words }: ProductText, first: number): number {
  if (source === "product_name") return scores.inName;
  return (words[first]?.start ?? 0) < openingLength ? scores.inDescription : scores.farInDescription;
}

/** Whether another attribute with the same words has its name beside them: the sole of "leather sole". */
function isClaimed(match: ValueMatch, free: FreeText, matches: readonly ValueMatch[]): boolean {
  return matches.some(
    (other) =>
      other.attribute !== match.attribute &&
      isShared(other) &&
      other.first === match.first &&
      other.last === match.last &&
      standsBesideName(other, free),
  );
}

/** A size in capitals at the end of the name or between separators: "T-Shirt, XL", "Polo M/L". */
function isSizeInName(match: ValueMatch, { source, words, plain }: ProductText): boolean {
  const [word, next] = [words[match.first], words[match.last + 1]];
  if (source !== "product_name" || match.attribute.subject !== "size" || word === undefined) return false;
  const written = plain.text.slice(word.start, words[match.last]?.end);
  if (!/^(?:\d?X{0,4}[SML]|X{2,5}[SL])$/.test(written)) return false;
  const before = plain.text.slice(0, word.start);
  const after = plain.text.slice(word.start + written.length);
  return (
    match.first > 0 && (next === undefined || /[,/(|-]\s*$/.test(before)) && /^\s*(?:$|[,/)|-])/.test(after)
  );
}

const acronymLength = 3;

/** Gold is a metal where the category asks for that too; USB is mostly a connection, not what feeds the thing. */
function otherMeaning(match: ValueMatch, matches: readonly ValueMatch[]): number {
  const { attribute, term, first, last } = match;
  if (attribute.subject === "power")
    return term.every(({ text }) => text.length <= acronymLength) ? doubts.otherMeaning : 1;
  const isAlsoMaterial =
    attribute.subject === "color" &&
    matches.some(
      (other) =>
        other.attribute.subject === "material" &&
        other.first === first &&
        other.last === last &&
        !isShared(other),
    );
  return isAlsoMaterial ? doubts.otherMeaning : 1;
}

/** Nothing where it is denied or only looks like it; "not waterproof" is the no of a list that has one. */
function statementsOf(match: ValueMatch, text: ProductText, score: number): Statement[] {
  const { attribute, value, first, last } = match;
  const { words } = text;
  if (attribute.subject !== "color" && isImitated(words, first, last)) return [];
  if (attribute.subject === "material" && isCompared(words, first)) return [];
  const negator = findNegator(words, first, last);
  const answers = attribute.lexicon?.answers;
  if (negator !== undefined && answers?.yes !== value) return [];
  const start = words[Math.min(first, negator ?? first)]?.start ?? 0;
  const end = words[Math.max(last, negator ?? last)]?.end ?? 0;
  const stated = negator === undefined ? value : (answers?.no ?? value);
  return [{ attribute, value: stated, text, start, end, score }];
}
