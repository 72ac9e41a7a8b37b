import type { ValueRecord } from "../../../catalog/model.ts";
import { lazily } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { isInPhrase, listStart } from "./phrase.ts";
import table from "./scopes.tsv";
import type { Word } from "./words.ts";

const lists = lazily(() => {
  const found = new Map<string, Set<string>>();
  for (const row of parseTable(table)) {
    const list = found.get(row.list ?? "") ?? new Set<string>();
    for (const word of membersOf([row], "words")) list.add(word);
    found.set(row.list ?? "", list);
  }
  return found;
});

/** Whether a folded word is in a list of `scopes.tsv`. */
export function isIn(list: string, word: Pick<Word, "folded"> | undefined): boolean {
  return word !== undefined && lists().get(list)?.has(word.folded) === true;
}

const notOnly = new Set("only just nur bloss seulement uniquement solo soltanto".split(" "));
const before = 8;
const objectBehind = 5;

/**
 * Index of a word that denies words `[first, last]` by a verb or adjective: "not suitable for ISOFIX", "nicht für ISOFIX geeignet",
 * "Isofix n'est pas inclus", "ungeeignet für Isofix"; undefined where none does.
 */
export function denialAround(words: readonly Word[], first: number, last: number): number | undefined {
  return denialBefore(words, first, last) ?? denialBehind(words, first, last) ?? absence(words, first);
}

function denialBefore(words: readonly Word[], first: number, last: number): number | undefined {
  let hasPredicate = false;
  for (let index = first - 1; index >= first - before && isInPhrase(words, index, first); index -= 1) {
    const word = words[index];
    if (word === undefined) return undefined;
    if (isIn("self-denied", word)) return index;
    if (isIn("negator", word)) {
      if (notOnly.has(words[index + 1]?.folded ?? "")) return undefined;
      const isOfVerb = isIn("predicate", words[index - 1]) && isInPhrase(words, index - 1, first);
      return hasPredicate || isOfVerb || predicateFollows(words, last) ? index : undefined;
    }
    if (isIn("predicate", word)) hasPredicate = true;
    else if (/^(?:but|aber|sondern|mais|ma|bensi)$/.test(word.folded)) return undefined;
  }
  return undefined;
}

/** "nicht für Isofix geeignet": the predicate of a negation before the value. */
function predicateFollows(words: readonly Word[], last: number): boolean {
  for (let index = last + 1; index <= last + objectBehind && isInPhrase(words, index, last); index += 1) {
    if (isIn("predicate", words[index])) return !isIn("onward", words[index + 1]);
  }
  return false;
}

/** "Isofix wird nicht unterstützt", "Isofix ist ungeeignet"; not "Stahl nicht für Induktion geeignet", which denies another thing. */
function denialBehind(words: readonly Word[], first: number, last: number): number | undefined {
  const isObject = isPurposeBefore(words, first);
  for (let index = last + 1; index <= last + objectBehind && isInPhrase(words, index, last); index += 1) {
    const word = words[index];
    if (isIn("self-denied", word)) return endsThere(words, index) ? index : undefined;
    if (isIn("negator", word)) {
      const next = [index + 1, index + 2].find((place) => isIn("predicate", words[place]));
      const isNear = next === index + 1 || isIn("auxiliary", words[index + 1]) || isShort(words[index + 1]);
      return next !== undefined && isNear && endsThere(words, next) ? index : undefined;
    }
    if (!isIn("auxiliary", word) && !isShort(word) && !(isObject && index <= last + 2)) return undefined;
  }
  return undefined;
}

function isShort(word: Word | undefined): boolean {
  return word !== undefined && isStopWordInAnyLanguage(word.folded);
}

function endsThere(words: readonly Word[], index: number): boolean {
  return !isInPhrase(words, index + 1, index) || !isIn("onward", words[index + 1]);
}

function isPurposeBefore(words: readonly Word[], first: number): boolean {
  return [1, 2].some(
    (gap) =>
      isInPhrase(words, first - gap, first) &&
      /^(?:for|fur|pour|per)$/.test(words[first - gap]?.folded ?? ""),
  );
}

const replacedReach = 4;

/** "zero plastic", "replaces 500 plastic bottles", "die Alternative zu Plastik", "addio alla plastica". */
function absence(words: readonly Word[], first: number): number | undefined {
  if (isIn("none-of", words[first - 1]) && isInPhrase(words, first - 1, first)) return first - 1;
  for (let index = first - 1; index >= first - replacedReach && isInPhrase(words, index, first); index -= 1) {
    if (isIn("replaced", words[index])) return index;
    if (isIn("replaced-if", words[index]) && isIn("towards", words[index + 1])) return index;
  }
  return undefined;
}

const variantReach = 8;

/** "Also available in blue", "Weitere Farben: Rot, Grün", "choose between red and blue": another variant, or a choice. */
export function isVariant(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  for (let index = first + variantReach - 1; index >= Math.max(0, first - variantReach); index -= 1) {
    const word = words[index];
    if (word === undefined || word.clause !== clause) continue;
    if (isIn("choice", word)) return true;
    if (index >= first) continue;
    if (isIn("also", word) && first - index <= 3) return true;
    if (isIn("other", word) && isIn("variant", words[index + 1])) return true;
  }
  return false;
}

/** "The model wears M", "Model ist 1,80 m groß", "Le mannequin mesure 1,75 m": a sentence on who is in the picture. */
export function isOfWearer(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  if (clause === undefined) return false;
  let from = first;
  while (from > 0 && words[from - 1]?.clause === clause) from -= 1;
  let to = first;
  while (to < words.length && words[to]?.clause === clause) to += 1;
  const sentence = words.slice(from, to);
  if (!sentence.some((word) => isIn("wearer", word))) return false;
  return sentence.some((word) => isIn("wears", word) || (isIn("stature", word) && sentence.length > 2));
}

/** "Delivered in a box of 40 x 30 x 20 cm": the size of the package. */
export function isOfParcel(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  const near = words.slice(Math.max(0, first - variantReach), first).filter((word) => word.clause === clause);
  return near.some((word) => isIn("parcel", word)) && near.some((word) => isIn("sent", word));
}

/** "natural look", "look naturel": no colour. */
export function isNaturalLook(words: readonly Word[], first: number, last: number): boolean {
  if (!isIn("natural", words[first])) return false;
  return [first - 2, first - 1, last + 1].some(
    (index) => isInPhrase(words, index, first) && isIn("look", words[index]),
  );
}

const coatReach = 3;

/** "acier zingué", "powder-coated steel": a steel that is said to be of another kind than stainless. */
export function isCoatedSteel(words: readonly Word[], first: number, last: number): boolean {
  if (first !== last || !isIn("steel", words[first])) return false;
  for (let index = first - coatReach; index <= last + coatReach; index += 1) {
    if (isInPhrase(words, index, first) && isIn("coated", words[index])) return true;
  }
  return false;
}

/** @param value of a list of materials */
export function isStainless({ identifier }: Pick<ValueRecord, "identifier">): boolean {
  return /stainless|inox/.test(identifier);
}

const removedReach = 8;

/** "Reduces chlorine, limescale and copper", "gegen Kupfer": the object of removing or averting, which is elsewhere. */
export function isRemoved(words: readonly Word[], first: number): boolean {
  const start = Math.max(listStart(words, first), first - removedReach);
  for (let index = first - 1; index >= start; index -= 1) {
    if (isIn("removes", words[index])) return true;
    if (isIn("own", words[index]) && !isIn("removes", words[index - 1])) return false;
  }
  return false;
}

const alloyReach = 2;

/** "Mélange cuivre (80 %) et étain (20 %)": one of the metals of an alloy is not what the product is made of. */
export function isOfAlloy(words: readonly Word[], first: number): boolean {
  for (let index = first - 1; index >= first - alloyReach && isInPhrase(words, index, first); index -= 1) {
    if (isIn("alloy", words[index])) return isShare(words, first);
  }
  return false;
}

/** Whether a percentage below 100 follows. */
function isShare(words: readonly Word[], first: number): boolean {
  const next = words[first + 1];
  return next !== undefined && next.kind === "number" && /^\d{1,2}$/.test(next.text);
}

/** The "toile" of "toile nylon" is the cloth that the nylon makes, and no canvas. */
export function isOfFibre(words: readonly Word[], last: number): boolean {
  return isIn("fibred", words[last]) && isInPhrase(words, last + 1, last) && isIn("fibre", words[last + 1]);
}
