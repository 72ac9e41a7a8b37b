import type { CategoryLexicon, CompiledAttribute } from "./attribute-lexicon.ts";
import type { AttributeName } from "./attribute-names.ts";
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

/** All names and terms of the category's attributes among words `[from, to)`, made of whole phrases, in text order. */
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
  /** Whether the label is a name of the attributes, not one of their terms. */
  readonly isNamed: boolean;
  /** Only where no attribute is named. */
  readonly topic: LabelTopic | undefined;
  /** Whether only a part of the label means them, so that the values have to tell. */
  readonly isPart?: boolean;
}

/** Words of a label that do not distinguish attributes. */
const fillers = wordSet({
  en: "product item article of the in approx approximate total overall max maximum info details",
  de: "produkt artikel der die das des ca gesamt max maximale",
  fr: "produit article du de des la le l en env environ approximatif approximative total totale max maximale",
  it: "prodotto articolo dell dello della del degli delle di in circa ca appross totale max massima massimo",
});

/**
 * The attributes that a label names: those with this name, else those with this term. Ignores a bracketed unit or remark
 * ("Weight (kg)") and words such as "product".
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

/** A label's words without those that do not distinguish attributes. */
export function distinctWords(label: string): readonly Word[] {
  return readWords(label.replace(/\([^)]*\)|\[[^\]]*\]/g, " ")).filter(({ folded }) => !fillers.has(folded));
}

/** A label that is only an adjective: "Alto: 78 cm", "Breit: 40 cm". */
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
  if (!isUnit(rest)) return attributesOfBothTerms(lexicon, match.entries, rest);
  const names = match.entries.filter(({ owner }) => owner.isName);
  const owners = (names.length > 0 ? names : match.entries).map(({ owner }) => owner.attribute);
  return { attributes: [...new Set(owners)], isNamed: names.length > 0, topic: undefined };
}

/** A label of two terms of one attribute: "Diagonale dello schermo" is a diagonal and a screen, both terms of the screen size. */
function attributesOfBothTerms(
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

/** Words that may follow the name in a label: "Breite cm", "Size EU". */
function isUnit(words: readonly LabelWord[]): boolean {
  return words.every(({ folded }) => units.has(folded));
}
