import { type Language as importedLanguage, languages } from "../../../api/vocabulary.ts";
import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { TrieNode } from "../../../nlp/phrase-table.ts";
import { readWords, StemFilter, type StemSet, type WordStems } from "./words.ts";

/** A word as a form of another is told by: as written in lower case and composed, and folded. */
export interface WrittenWord {
  readonly text: string;
  readonly folded: string;
}

/**
 * Whether two words of one stem may be forms of one word: number, case and gender change the ending within
 * the language's own patterns. What only shares the stem is another word: pin is no pino, argent no argenté.
 */
export function mayBeForms(term: WrittenWord, word: WrittenWord, language: Language): boolean {
  if (language === "it" && isStressed(term) !== isStressed(word) && isLowerCase(word)) return false;
  if (term.folded === word.folded && language !== "fr") return true;
  if (language === "it") return mayBeItalianForms(term.folded, word.folded);
  return language !== "fr" || mayBeFrenchForms(term, word);
}

/** The final vowels in which the forms of an Italian word end, by the vowel in which it is listed. */
const italianEndings: Readonly<Record<string, string>> = { a: "ae", e: "aei", i: "aeio", o: "aeio" };
const shortestInflected = 4;
/** Feminine nouns whose plural in -e is a common word of its own. */
const italianHomographs = new Set(["mente", "parte", "arte", "sete", "volte"]);
/** Nouns that differ from another one by the ending alone: a tin is no milk. */
const italianOthers = new Set(["latta", "latte", "pesce", "pesca", "pesche"]);

function mayBeItalianForms(term: string, word: string): boolean {
  if (italianHomographs.has(word)) return false;
  if (italianOthers.has(word)) return term === word;
  const endings = italianEndings[term.charAt(term.length - 1)];
  const last = word.charAt(word.length - 1);
  if (endings === undefined) return !"aeio".includes(last);
  return term.length >= shortestInflected ? endings.includes(last) : term === word;
}

/** "unità" is a noun of its own beside "unita"; capitals often go without the accent. */
function isStressed({ text }: WrittenWord): boolean {
  return /[àèéìòù]$/.test(composed(text));
}

function isLowerCase({ text }: WrittenWord): boolean {
  return text !== text.toUpperCase();
}

const participle = /é(?:e|s|es)?$/;

/** A participle listed is a participle in the text, also where capitals or habit leave out its accent. */
function mayBeFrenchForms(term: WrittenWord, word: WrittenWord): boolean {
  const [listed, written] = [composed(term.text), composed(word.text)];
  if (participle.test(listed)) return /e(?:e|s|es)?$/.test(word.folded);
  return !participle.test(written) || foldText(listed) === word.folded;
}

function composed(text: string): string {
  return text.toLowerCase().normalize("NFC");
}

/** What a trie walks over: a text's word, and the phrase (by number) in which it stands. */
export interface WalkedWord extends WrittenWord {
  readonly stems: WordStems;
  readonly phrase: number;
}

export interface TermEntry<Owner> {
  readonly owner: Owner;
  readonly language: importedLanguage;
  /** The term's own words, of which the text's are forms. */
  readonly words: readonly WrittenWord[];
}

export interface TermMatch<Owner> {
  /** How many words the term has: at least 1. */
  readonly length: number;
  readonly entries: readonly TermEntry<Owner>[];
}

interface Leaf<Owner> extends TermEntry<Owner> {
  readonly words: readonly TermWord[];
}

type Node<Owner> = TrieNode<Leaf<Owner>[]>;

/**
 * Terms of all languages over stemmed words, asked for the longest one that begins at a word. Whole words
 * only; a term stays within one phrase, and each of its words must agree in the term's own language.
 */
export class TermTrie<Owner> {
  readonly #root: Node<Owner> = new TrieNode();
  readonly #beginning = [this.#root];
  /** Of the stems with which a term begins; made when a text is first asked about. */
  #filter: StemFilter | undefined;

  add(term: string, language: importedLanguage, owner: Owner): void {
    const number = languages.indexOf(language);
    const words = readTerm(term);
    this.#filter = undefined;
    if (words.length === 0) return;
    let node = this.#root;
    for (const { stems, folded } of words) node = node.grow(stems.byLanguage[number] ?? folded);
    const leaf = { owner, language, words };
    // A list that is begun with its first leaf takes up one place, one that a leaf is pushed to seventeen.
    if (node.value === undefined) node.value = [leaf];
    else if (!node.value.some((other) => covers(other, leaf))) node.value.push(leaf);
  }

  /** The stems with which a term begins. */
  get beginnings(): StemSet {
    return this.#root;
  }

  longest(words: readonly WalkedWord[], from: number): TermMatch<Owner> | undefined {
    const first = words[from];
    if (first === undefined || !this.#mayBegin(first.stems)) return undefined;
    let reached = step(this.#beginning, first.stems);
    let best: TermMatch<Owner> | undefined;
    for (let length = 1; reached.length > 0; length += 1) {
      const entries = entriesOf(reached, words, from);
      if (entries !== undefined) best = { length, entries };
      const next = words[from + length];
      if (next === undefined || next.phrase !== first.phrase) break;
      reached = step(reached, next.stems);
    }
    return best;
  }

  /** Most words begin no term of most lists, and this is asked of each word for each list. */
  #mayBegin(stems: WordStems): boolean {
    if (this.#root.size === 0) return false;
    this.#filter ??= new StemFilter([this.#root]);
    return this.#filter.mayHoldAny(stems);
  }
}

/** The lists of one catalog name much alike: "Colour" in each category. */
const terms = new BoundedCache<string, readonly TermWord[]>(cacheSizes.listedTerms);

type TermWord = WrittenWord & { readonly stems: WordStems };

function readTerm(term: string): readonly TermWord[] {
  return terms.getOrCompute(term, () =>
    readWords(term).map(({ text, folded, stems }) => ({ text, folded, stems })),
  );
}

/** Whether the texts that a leaf agrees with are those of the other one too: inflections of one term are listed. */
function covers(leaf: Leaf<unknown>, other: Leaf<unknown>): boolean {
  if (leaf.owner !== other.owner || leaf.language !== other.language) return false;
  return leaf.words.every((word, index) => {
    const second = other.words[index];
    return second !== undefined && mayBeForms(word, second, leaf.language);
  });
}

const nowhere: readonly never[] = [];

/** The terms that end at the nodes and agree with the words; undefined where there is none. */
function entriesOf<Owner>(
  nodes: readonly Node<Owner>[],
  words: readonly WalkedWord[],
  from: number,
): Leaf<Owner>[] | undefined {
  let entries: Leaf<Owner>[] | undefined;
  for (const { value: leaves } of nodes) {
    if (leaves === undefined) continue;
    for (const leaf of leaves) {
      if (!agrees(leaf, words, from)) continue;
      if (entries === undefined) entries = [leaf];
      else entries.push(leaf);
    }
  }
  return entries;
}

function step<Owner>(nodes: readonly Node<Owner>[], { distinct }: WordStems): readonly Node<Owner>[] {
  let reached: Node<Owner>[] | undefined;
  for (const node of nodes) {
    for (const stem of distinct) {
      const next = node.after(stem);
      if (next === undefined) continue;
      if (reached === undefined) reached = [next];
      else reached.push(next);
    }
  }
  return reached ?? nowhere;
}

function agrees(leaf: Leaf<unknown>, words: readonly WalkedWord[], from: number): boolean {
  const number = languages.indexOf(leaf.language);
  for (let index = 0; index < leaf.words.length; index += 1) {
    const [listed, word] = [leaf.words[index], words[from + index]];
    if (listed === undefined || word === undefined) return false;
    if (word.stems.byLanguage[number] !== listed.stems.byLanguage[number]) return false;
    if (!mayBeForms(listed, word, leaf.language)) return false;
  }
  return true;
}
