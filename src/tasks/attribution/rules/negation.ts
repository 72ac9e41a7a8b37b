import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { isInPhrase, listStart, phraseStart } from "./phrase.ts";
import { denialAround } from "./scopes.ts";
import { type Word, wordSet } from "./words.ts";

/** Negate everything that follows in the phrase. */
const farNegators = wordSet({
  en: "without excluding except exempt instead neither nor",
  de: "ohne kein keine keinen keinem keiner statt anstatt weder ausser ausgenommen",
  fr: "sans aucun aucune exempt exempte exempts exemptes sauf excepte hormis",
  it: "senza privo priva privi prive nessun nessuno nessuna tranne eccetto",
});
/** Negate only the next content word. */
const nearNegators = wordSet({
  en: "no not never isn't aren't doesn't don't cannot",
  de: "nicht niemals",
  fr: "pas jamais non ni",
  it: "non mai ne",
});
/** Negate what follows after a preposition: free from, frei von, libre de. */
const freeOf = wordSet({ en: "free exempt", de: "frei", fr: "libre exempt", it: "libero" });
/** Negate the word before: sugar-free. */
const freeAfter = wordSet({ en: "free", de: "frei freie freies freier freien los lose" });
const betweenNegated = wordSet({
  en: "added real genuine artificial any contain contains containing include includes product item part",
  de: "fur zugesetzt zugesetzte zugesetzten echt echte echtes echtem echten enthalt enthalten produkt artikel teil",
  fr: "ajoute ajoutes ajoutee contient contiennent contenant produit article piece",
  it: "aggiunto aggiunti aggiunta aggiunte vero vera contiene contengono prodotto articolo ricambio",
});
const notOnly = wordSet({
  en: "only just",
  de: "nur bloss",
  fr: "seulement uniquement",
  it: "solo solamente",
});
/** End a negation: without sugar, but with honey. */
const contrastWords = wordSet({
  en: "but with",
  de: "aber sondern mit",
  fr: "mais avec",
  it: "ma con bensi",
});
const reach = 5;

/**
 * Index of the word that negates words `[first, last]`: "ohne Leder", "not leather", "sans sucre", "sugar-free", "frei von
 * Gluten, Milch und Eiern". Undefined where they are not negated.
 */
export function findNegator(words: readonly Word[], first: number, last: number): number | undefined {
  const next = words[last + 1];
  if (next && freeAfter.has(next.folded) && isAdjoining(words, last)) return last + 1;
  for (let index = first - 1; index >= Math.max(0, first - reach); index -= 1) {
    const word = words[index];
    if (word === undefined || word.clause !== words[first]?.clause) break;
    const verdict = negation(words, index, first);
    if (verdict === true) return index;
    if (verdict === false) break;
  }
  if (isCoordinated(words, first)) return findNegator(words, first - 2, first - 2);
  const beside = isBesideSign(words, first) ? findNegator(words, first - 1, first - 1) : undefined;
  if (beside !== undefined) return beside;
  return negatorOfList(words, first) ?? denialAround(words, first, last);
}

const conjunctions = wordSet({ en: "and or nor", de: "und oder noch", fr: "et ou ni", it: "e ed o ne" });

/** "ohne Wolle und Seide": what is joined to a word of the phrase shares its negation. */
function isCoordinated(words: readonly Word[], first: number): boolean {
  return isInPhrase(words, first - 2, first) && conjunctions.has(words[first - 1]?.folded ?? "");
}

const sign = " & ".length;

/** "free from milk & soya", "ohne Zucker / Salz": a sign between two words of a phrase, of which no word is read. */
function isBesideSign(words: readonly Word[], first: number): boolean {
  const [before, word] = [words[first - 1], words[first]];
  return before !== undefined && word?.phrase === before.phrase && word.start - before.end === sign;
}

export function isNegated(words: readonly Word[], first: number, last: number): boolean {
  return findNegator(words, first, last) !== undefined;
}

/** Undefined where the word does not decide it. */
function negation(words: readonly Word[], index: number, first: number): boolean | undefined {
  const [word, following] = [words[index], words[index + 1]];
  if (word === undefined || notOnly.has(word.folded)) return false;
  if (isInPhrase(words, index, first)) {
    if (farNegators.has(word.folded)) return true;
    if (isFreeOf(words, index)) return index + 1 < first;
    if (nearNegators.has(word.folded))
      return index === first - 1 || (following !== undefined && isLinking(following));
  }
  return isLinking(word) ? undefined : false;
}

/** In an enumeration, a negation of the first item applies to all items. */
function negatorOfList(words: readonly Word[], first: number): number | undefined {
  const [start, own] = [listStart(words, first), phraseStart(words, first)];
  for (let index = first - 1; index >= start; index -= 1) {
    const folded = words[index]?.folded ?? "";
    if (contrastWords.has(folded)) return undefined;
    if (index >= own) continue;
    if (farNegators.has(folded) || isFreeOf(words, index)) return index;
  }
  return undefined;
}

function isFreeOf(words: readonly Word[], index: number): boolean {
  const [word, following] = [words[index], words[index + 1]];
  if (word === undefined || following === undefined) return false;
  return freeOf.has(word.folded) && isStopWordInAnyLanguage(following.folded);
}

const isLinking = (word: Word) =>
  betweenNegated.has(word.folded) || isStopWordInAnyLanguage(word.folded) || word.folded.length <= 2;

function isAdjoining(words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  return word !== undefined && next !== undefined && next.start - word.end <= 1;
}
