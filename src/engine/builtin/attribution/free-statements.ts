import type { Mention } from "./attribute-mentions.ts";
import type { CategoryLexicon } from "./category-lexicon.ts";
import { type LabelledLine, wordsOfLine } from "./labelled-lines.ts";
import type { ProductText } from "./product-text.ts";
import { doubts, openingLength, type Statement, scores } from "./statement.ts";
import {
  isAmbiguousColour,
  isImitated,
  isNegated,
  isPurpose,
  isTitle,
  standsAsColour,
} from "./statement-guards.ts";
import { matchValue, type ValueMatch } from "./value-match.ts";

/** A text with all that the rules for free text look at. */
export interface FreeText {
  readonly text: ProductText;
  readonly mentions: readonly Mention[];
  readonly lines: readonly LabelledLine[];
}

/** Listed values anywhere in the text, labelled lines of the attribute itself apart. */
export function freeStatements(lexicon: CategoryLexicon, free: FreeText): readonly Statement[] {
  const ownersOf = ownersOfWords(free);
  const matches = withoutContained(findMatches(lexicon, free.text));
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

function findMatches(lexicon: CategoryLexicon, text: ProductText): ValueMatch[] {
  const matches: ValueMatch[] = [];
  for (const attribute of lexicon.attributes) {
    if (attribute.lexicon === undefined || attribute.subject === "brand") continue;
    for (let first = 0; first < text.words.length; first += 1) {
      const match = matchValue(attribute, text, first);
      if (match === undefined) continue;
      matches.push(match);
      first = match.last;
    }
  }
  return matches;
}

/** "rose" within "rose gold" says nothing of its own, of whichever attribute. */
function withoutContained(matches: readonly ValueMatch[]): ValueMatch[] {
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

const nearWords = 3;

/** 0 where the match is not the attribute's: it has no name beside it and needs one. */
function baseScore(match: ValueMatch, free: FreeText, matches: readonly ValueMatch[]): number {
  const { attribute } = match;
  if (match.needsLabel) {
    if (followsName(match, free)) return scores.besideName;
    return isSizeInName(match, free.text) ? scores.inCompound : 0;
  }
  if (standsBesideName(match, free)) return scores.besideName;
  if (
    attribute.needsName ||
    attribute.subject === "origin" ||
    isStray(match, free.text) ||
    isClaimed(match, free, matches)
  )
    return 0;
  return scoreOfPlace(free.text, match.first);
}

function scoreOfPlace({ source, words }: ProductText, first: number): number {
  if (source === "product_name") return scores.inName;
  return (words[first]?.start ?? 0) < openingLength ? scores.inDescription : scores.farInDescription;
}

const shortestStray = 5;

/** A short word of another language than the text's is mostly none: RAM is not the Italian rame. */
function isStray({ language, first, last }: ValueMatch, text: ProductText): boolean {
  const isForeign = language !== "en" && text.language !== undefined && language !== text.language;
  return isForeign && first === last && (text.words[first]?.folded.length ?? 0) < shortestStray;
}

/** "size 42", "Größe M": the name right before the value. */
function followsName(match: ValueMatch, { mentions, text }: FreeText): boolean {
  const word = text.words[match.first];
  return mentions.some(
    (mention) =>
      mention.attribute === match.attribute &&
      mention.last === match.first - 1 &&
      text.words[mention.last]?.clause === word?.clause,
  );
}

function standsBesideName({ attribute, first, last }: ValueMatch, { mentions, text }: FreeText): boolean {
  const phrase = text.words[first]?.phrase;
  return mentions.some((mention) => {
    if (mention.attribute !== attribute || text.words[mention.first]?.phrase !== phrase) return false;
    if (mention.first >= first && mention.last <= last && last > first) return true;
    const [gapBefore, gapAfter] = [first - mention.last, mention.first - last];
    return (gapBefore >= 1 && gapBefore <= nearWords) || (gapAfter >= 1 && gapAfter <= nearWords);
  });
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

function doubtsAbout(match: ValueMatch, { words, language }: ProductText): number {
  const { attribute, first, last } = match;
  let doubt = match.language === language || language === undefined ? 1 : foreignDoubt(match);
  const isThing = attribute.subject === "color" || attribute.subject === "material";
  if (isThing && isPurpose(words, first)) doubt *= doubts.purpose;
  if (isThing && isTitle(words, last)) doubt *= doubts.title;
  const isAmbiguous = attribute.subject === "color" && isAmbiguousColour(words, first, last);
  return isAmbiguous && !standsAsColour(words, first, last) ? doubt * doubts.ambiguous : doubt;
}

function foreignDoubt({ language }: ValueMatch): number {
  return language === "en" ? doubts.english : doubts.otherLanguage;
}

function statementOf(
  { attribute, value, first, last }: ValueMatch,
  text: ProductText,
  score: number,
): Statement {
  const [start, end] = [text.words[first]?.start ?? 0, text.words[last]?.end ?? 0];
  return { attribute, value, text, start, end, score };
}
