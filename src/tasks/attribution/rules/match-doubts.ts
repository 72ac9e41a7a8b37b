import { lazily } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import ambiguousColours from "./ambiguous-colours.tsv";
import { isFollowedBy, isInClause } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import { doubts } from "./statement.ts";
import { isAccessory, isPurpose } from "./unrelated-mentions.ts";
import type { ValueMatch } from "./value-matches.ts";
import { stemsOf, type Word, wordSet } from "./words.ts";

interface DoubtRule {
  readonly doubt: number;
  applies(match: ValueMatch, text: ProductText): boolean;
}

/** A colour further away describes the product again: "Harnais pour chien taille M rouge". */
const colourPurposeReach = 2;

const rules: readonly DoubtRule[] = [
  {
    doubt: doubts.english,
    applies: (match, text) => isForeign(match, text) && match.language === "en",
  },
  {
    doubt: doubts.otherLanguage,
    applies: (match, text) => isForeign(match, text) && match.language !== "en",
  },
  {
    doubt: doubts.purpose,
    applies: (match, { words }) => {
      const reach = match.attribute.subject === "color" ? colourPurposeReach : undefined;
      return isAppearance(match) && isPurpose(words, match.first, reach);
    },
  },
  {
    doubt: doubts.title,
    applies: (match, { words }) => isAppearance(match) && isTitle(words, match.first, match.last),
  },
  {
    doubt: doubts.accessory,
    applies: (match, { words }) => isAppearance(match) && isAccessory(words, match.first),
  },
  {
    doubt: doubts.alternative,
    applies: (match, { words }) =>
      (isAppearance(match) || match.attribute.subject === "size") && isAlternative(words, match.first),
  },
  {
    doubt: doubts.enumeration,
    applies: ({ attribute: { subject } }, { isEnumeration }) =>
      isEnumeration && subject !== "content" && subject !== "material",
  },
  {
    doubt: doubts.trace,
    applies: ({ attribute, first }, { words }) => attribute.subject === "content" && isTrace(words, first),
  },
  {
    doubt: doubts.part,
    applies: (match) => isAppearance(match) && match.attribute.isOfPart,
  },
  {
    doubt: doubts.ambiguous,
    applies: ({ attribute, first, last }, { words }) =>
      attribute.subject === "color" &&
      isAmbiguousColour(words, first, last) &&
      !isInColourPosition(words, first, last),
  },
];

/** Factor for the match's score, in (0, 1]. */
export function doubtsAbout(match: ValueMatch, text: ProductText): number {
  let product = 1;
  for (const { doubt, applies } of rules) if (applies(match, text)) product *= doubt;
  return product;
}

/** Colours and materials, which other things in the text have too. */
function isAppearance({ attribute: { subject } }: ValueMatch): boolean {
  return subject === "color" || subject === "material";
}

function isForeign({ language }: ValueMatch, text: ProductText): boolean {
  return text.language !== undefined && language !== text.language;
}

const offers = wordSet({
  en: "available choose selectable separately",
  de: "erhaltlich lieferbar verfugbar wahlweise wahlbar separat",
  fr: "disponible disponibles existe declinable decline declinee separement",
  it: "disponibile disponibili acquistabile separatamente",
});
const reach = 8;

/** "Also available in blue", "in Rot oder Blau erhältlich": another variant or a choice. */
export function isAlternative(words: readonly Word[], first: number): boolean {
  return isInClause(words, first, { before: reach, from: reach, among: offers });
}

/** Stems of colour words with other meanings: fruit, metals, stones, drinks. */
const ambiguousStems = lazily(() => {
  const words = membersOf(parseTable(ambiguousColours), "words");
  return new Set(words.flatMap((word) => stemsOf(word).distinct));
});

/** Whether a colour is a single word with other meanings. */
function isAmbiguousColour(words: readonly Word[], first: number, last: number): boolean {
  const isSingle = first === last;
  return isSingle && words[first]?.stems.distinct.some((stem) => ambiguousStems().has(stem)) === true;
}

const colourIntroductions = wordSet({
  en: "in color colour",
  de: "farbe",
  fr: "couleur coloris en",
  it: "colore",
});

/** Whether the position suggests a colour: a phrase of its own, the last word of a name, or after "in". */
function isInColourPosition(words: readonly Word[], first: number, last: number): boolean {
  const [before, word, next] = [words[first - 1], words[first], words[last + 1]];
  if (word === undefined) return false;
  const endsPhrase = next === undefined || next.phrase !== word.phrase;
  const isIntroduced = before !== undefined && colourIntroductions.has(before.folded);
  const beginsPhrase = before !== undefined && before.phrase !== word.phrase;
  return isIntroduced || (endsPhrase && (beginsPhrase || next === undefined));
}

const titles = new Set(
  "edition editions series serie collection kollektion collezione box club label award medal card plus pro line".split(
    " ",
  ),
);

/** "Gold Edition", "Silver Series", "80 Plus Bronze". */
function isTitle(words: readonly Word[], first: number, last: number): boolean {
  return isFollowedBy(words, last, titles) || words[first - 1]?.folded === "plus";
}

const traces = wordSet({
  en: "trace traces may",
  de: "spur spuren kann konnen",
  fr: "trace traces peut peuvent",
  it: "traccia tracce puo possono",
});
const traceReach = 12;

/** "May contain traces of nuts": the word for traces precedes in the clause. */
export function isTrace(words: readonly Word[], first: number): boolean {
  return isInClause(words, first, { before: traceReach, among: traces });
}
