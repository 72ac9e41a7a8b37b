import { tokenize } from "../../../text/tokens.ts";
import type { CategoryLexicon, CompiledAttribute } from "./category-lexicon.ts";
import type { Word } from "./product-text.ts";
import { stemsOf } from "./word-stems.ts";

/** An attribute's name or term in a text: words `[first, last]`. */
export interface Mention {
  readonly attribute: CompiledAttribute;
  readonly first: number;
  readonly last: number;
}

/** Every place where an attribute of the category is named, in the text's order. */
export function findMentions(lexicon: CategoryLexicon, words: readonly Word[]): readonly Mention[] {
  const mentions: Mention[] = [];
  let first = 0;
  while (first < words.length) {
    const match = lexicon.names.longest(words, first);
    for (const attribute of new Set(match?.entries.map(({ owner }) => owner.attribute))) {
      mentions.push({ attribute, first, last: first + (match?.length ?? 1) - 1 });
    }
    first += match?.length ?? 1;
  }
  return mentions;
}

export interface LabelMeaning {
  readonly attributes: readonly CompiledAttribute[];
  /** Whether the label is the attributes' name; false for a term. */
  readonly isNamed: boolean;
}

/** Words of a label that say only whose attribute it is. */
const fillers = new Set(
  "product item article artikel produkt produit prodotto articolo of the der die das des du de la le l dell della del in approx ca circa env info details".split(
    " ",
  ),
);

/**
 * The attributes that a label names: those with this very name, else those with this term. A unit or
 * remark in brackets ("Weight (kg)") and words such as "product" are no part of it.
 */
export function attributesOfLabel(lexicon: CategoryLexicon, label: string): LabelMeaning {
  const tokens = tokenize(label.replace(/\([^)]*\)|\[[^\]]*\]/g, " "));
  const whole = tokens.map(({ folded }) => ({ folded, stems: stemsOf(folded), phrase: 0 }));
  const bare = whole.filter(({ folded }) => !fillers.has(folded));
  return lookUp(lexicon, whole) ?? lookUp(lexicon, bare) ?? { attributes: [], isNamed: false };
}

type LabelWord = Pick<Word, "folded" | "stems" | "phrase">;

function lookUp(lexicon: CategoryLexicon, words: readonly LabelWord[]): LabelMeaning | undefined {
  const match = lexicon.names.longest(words, 0);
  if (match === undefined || !isUnit(words.slice(match.length))) return undefined;
  const names = match.entries.filter(({ owner }) => owner.isName);
  const owners = (names.length > 0 ? names : match.entries).map(({ owner }) => owner.attribute);
  return { attributes: [...new Set(owners)], isNamed: names.length > 0 };
}

const units = new Set(
  "mm cm m km g kg mg ml cl l w kw v hz gb tb mb mah inch inches zoll pouces pollici lbs oz eu uk us de fr it".split(
    " ",
  ),
);

/** "Breite cm", "Size EU": what may follow a label's name. */
function isUnit(words: readonly LabelWord[]): boolean {
  return words.every(({ folded }) => units.has(folded));
}
