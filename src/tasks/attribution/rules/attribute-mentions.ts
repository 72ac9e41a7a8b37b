import type { AttributeName, CategoryLexicon, CompiledAttribute } from "./attribute-lexicon.ts";
import { attributeOfSide, sideOfAdjective } from "./dimension-names.ts";
import { type LabelTopic, topicOf } from "./label-topics.ts";
import type { TermEntry } from "./term-trie.ts";
import { readWords, type Word, wordSet } from "./words.ts";

/** An attribute's name or term in a text: words `[first, last]`. */
export interface Mention {
  readonly attribute: CompiledAttribute;
  readonly first: number;
  readonly last: number;
}

/** Every place where an attribute of the category is named by words `[from, to)`, whole phrases, in the text's order. */
export function findMentions(
  lexicon: CategoryLexicon,
  words: readonly Word[],
  [from, to]: readonly [number, number],
): readonly Mention[] {
  const mentions: Mention[] = [];
  let first = from;
  while (first < to) {
    const match = lexicon.names.longest(words, first);
    if (match === undefined) {
      first += 1;
      continue;
    }
    const last = first + match.length - 1;
    for (const attribute of new Set(match.entries.map(({ owner }) => owner.attribute))) {
      mentions.push({ attribute, first, last });
    }
    first = last + 1;
  }
  return mentions;
}

export interface LabelMeaning {
  readonly attributes: readonly CompiledAttribute[];
  /** Whether the label is the attributes' name; false for a term. */
  readonly isNamed: boolean;
  /** Where no attribute is named. */
  readonly topic: LabelTopic | undefined;
}

/** Words of a label that say only whose attribute it is, how exactly or in what. */
const fillers = wordSet({
  en: "product item article of the in approx approximate total overall max maximum info details",
  de: "produkt artikel der die das des ca gesamt max maximale",
  fr: "produit article du de des la le l en env environ approximatif approximative total totale max maximale",
  it: "prodotto articolo dell dello della del degli delle di in circa ca appross totale max massima massimo",
});

/**
 * The attributes that a label names: those with this very name, else those with this term. A unit or
 * remark in brackets ("Weight (kg)") and words such as "product" are no part of it.
 */
export function attributesOfLabel(lexicon: CategoryLexicon, label: string): LabelMeaning {
  const words = readWords(label.replace(/\([^)]*\)|\[[^\]]*\]/g, " "));
  const whole = words.map((word) => ({ ...word, phrase: 0 }));
  const bare = whole.filter(({ folded }) => !fillers.has(folded));
  return (
    lookUp(lexicon, whole) ??
    lookUp(lexicon, bare) ??
    adjectiveOf(lexicon, bare) ?? { attributes: [], isNamed: false, topic: topicOf(label) }
  );
}

/** "Alto: 78 cm", "Breit: 40 cm". */
function adjectiveOf(lexicon: CategoryLexicon, words: readonly LabelWord[]): LabelMeaning | undefined {
  const [word] = words;
  const side = word && words.length === 1 ? sideOfAdjective(word.folded, undefined) : undefined;
  const attribute = side && attributeOfSide(lexicon, side);
  return attribute && { attributes: [attribute], isNamed: false, topic: undefined };
}

type LabelWord = Pick<Word, "text" | "folded" | "stems" | "phrase">;

function lookUp(lexicon: CategoryLexicon, words: readonly LabelWord[]): LabelMeaning | undefined {
  const match = lexicon.names.longest(words, 0);
  if (match === undefined) return undefined;
  const rest = words.slice(match.length);
  if (!isUnit(rest)) return namedTwice(lexicon, match.entries, rest);
  const names = match.entries.filter(({ owner }) => owner.isName);
  const owners = (names.length > 0 ? names : match.entries).map(({ owner }) => owner.attribute);
  return { attributes: [...new Set(owners)], isNamed: names.length > 0, topic: undefined };
}

/** "Diagonale dello schermo" is a diagonal and a screen, each a term of the screen's size. */
function namedTwice(
  lexicon: CategoryLexicon,
  entries: readonly TermEntry<AttributeName>[],
  rest: readonly LabelWord[],
): LabelMeaning | undefined {
  const match = lexicon.names.longest(rest, 0);
  if (match === undefined || !isUnit(rest.slice(match.length))) return undefined;
  const second = new Set(match.entries.map(({ owner }) => owner.attribute));
  const both = entries.flatMap(({ owner }) => (second.has(owner.attribute) ? [owner.attribute] : []));
  return both.length === 0 ? undefined : { attributes: [...new Set(both)], isNamed: false, topic: undefined };
}

const units = new Set(
  "mm cm m km g kg mg ml cl l w kw v hz gb tb mb mah inch inches zoll pouces pollici lbs oz eu uk us de fr it watt watts volt volts grams gramm grammes grammi liter litres litri pixel".split(
    " ",
  ),
);

/** "Breite cm", "Size EU": what may follow a label's name. */
function isUnit(words: readonly LabelWord[]): boolean {
  return words.every(({ folded }) => units.has(folded));
}
