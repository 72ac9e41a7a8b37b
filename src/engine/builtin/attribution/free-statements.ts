import { followsName, standsBesideName } from "./beside-name.ts";
import type { CategoryLexicon } from "./category-lexicon.ts";
import { findMatches } from "./find-matches.ts";
import type { FreeText } from "./free-text.ts";
import { type LabelledLine, wordsOfLine } from "./labelled-lines.ts";
import { doubtsAbout, isStray } from "./match-doubts.ts";
import type { ProductText } from "./product-text.ts";
import { doubts, openingLength, type Statement, scores } from "./statement.ts";
import { isImitated, isNegated } from "./statement-guards.ts";
import type { ValueMatch } from "./value-match.ts";

/** Listed values anywhere in the text, labelled lines of the attribute itself apart. */
export function freeStatements(lexicon: CategoryLexicon, free: FreeText): readonly Statement[] {
  const ownersOf = ownersOfWords(free);
  const matches = findMatches(lexicon, free.text);
  const statements: Statement[] = [];
  for (const match of matches) {
    const owners = ownersOf[match.first];
    if (owners && owners.attributes.length > 0) continue;
    const base = baseScore(match, free, matches);
    if (base === 0 || isDenied(match, free.text)) continue;
    const doubt = doubtsAbout(match, free.text) * (owners === undefined ? 1 : doubts.otherLine);
    statements.push(statementOf(match, free.text, base * doubt));
  }
  return statements;
}

/** For each word the labelled line in whose value it stands, if any. */
function ownersOfWords({ text, lines }: FreeText): readonly (LabelledLine | undefined)[] {
  const owners = new Array<LabelledLine | undefined>(text.words.length).fill(undefined);
  for (const line of lines) owners.fill(line, ...wordsOfLine(line));
  return owners;
}

/** 0 where the match is not the attribute's: it has no name beside it and needs one. */
function baseScore(match: ValueMatch, free: FreeText, matches: readonly ValueMatch[]): number {
  const { attribute } = match;
  if (match.needsLabel) {
    if (followsName(match, free)) return scores.besideName;
    return isSizeInName(match, free.text) ? scores.inCompound : 0;
  }
  if (standsBesideName(match, free)) return scores.besideName;
  const isAnothers = attribute.needsName || attribute.subject === "origin" || isClaimed(match, free, matches);
  if (isAnothers || isStray(match, free.text)) return 0;
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
      other.attribute.needsName &&
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

function isDenied({ attribute, first, last }: ValueMatch, { words }: ProductText): boolean {
  return isNegated(words, first, last) || (attribute.subject !== "color" && isImitated(words, first, last));
}

function statementOf(
  { attribute, value, first, last }: ValueMatch,
  text: ProductText,
  score: number,
): Statement {
  const [start, end] = [text.words[first]?.start ?? 0, text.words[last]?.end ?? 0];
  return { attribute, value, text, start, end, score };
}
