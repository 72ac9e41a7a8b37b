import { type Language, languages } from "../../api/vocabulary.ts";
import { readWords } from "../../nlp/stemmer.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import { tokenize } from "../../nlp/tokenizer.ts";
import {
  type CountsOf,
  countsWithEnd,
  findNamingWords,
  type HeadWords,
  headKey,
  isWord,
  packCount,
  properName,
} from "./head-words.ts";
import { readName } from "./name-phrases.ts";
import { createPhraseTable } from "./phrase-table.ts";

/** What products of a category are called. */
export interface HeadSource {
  /** The category's number. */
  readonly category: number;
  readonly language: Language;
  readonly text: string;
  /** A noun, a name or a term of a category; otherwise a title. */
  readonly isNoun: boolean;
  /** A name or a term: several nouns may stand in it, and capitals say nothing. */
  readonly isName?: boolean;
}

/** A noun counts as much as two titles. */
const nounWeight = 2;
/** From this share of its uses on, a word that heads nouns names things. */
const leastHeadShare = 0.15;
/** So many words need an end in common, written alone so many times, for it to be a German noun. */
const endUses = { compounds: 4, alone: 2 } as const;
const shortestEnd = { first: 3, last: 4 } as const;

/** A source with its words, which several steps read. */
interface ReadSource extends HeadSource {
  readonly words: readonly SourceWord[];
}

interface Counts {
  heads: number;
  uses: number;
}

/** The counts of each category, by word. */
class WordCounts {
  readonly words = new Map<string, Map<number, Counts>>();

  add(key: string, category: number, { heads = 0, uses = 0 }: Partial<Counts>): void {
    const counts = this.words.get(key) ?? new Map<number, Counts>();
    this.words.set(key, counts);
    const count = counts.get(category) ?? { heads: 0, uses: 0 };
    counts.set(category, count);
    count.heads += heads;
    count.uses += uses;
  }
}

interface SourceWord {
  readonly start: number;
  readonly text: string;
  readonly folded: string;
  readonly stem: string;
}

/**
 * Learns which words name things from the heads of nouns and of titles.
 * @param roles by category's number
 */
export function createHeadWords(sources: readonly HeadSource[], roles: Uint8Array): HeadWords {
  const read = (source: HeadSource): ReadSource => ({ ...source, words: wordsOf(source) });
  const nouns = sources
    .filter(({ isNoun }) => isNoun)
    .flatMap(separateNouns)
    .map(read);
  const titles = sources.filter(({ isNoun }) => !isNoun).map(read);
  const known = new KnownHeads(nouns, titles);
  const counted = new WordCounts();
  for (const noun of nouns) countNoun(noun, known, counted);
  const usesOf = countUses(titles);
  for (const [key, counts] of counted.words) {
    const heads = [...counts.values()].reduce((sum, count) => sum + count.heads, 0);
    if (heads < leastHeadShare * (heads + 1 + (usesOf.get(key) ?? 0))) {
      counted.words.delete(key);
      known.keys.delete(key);
    }
  }
  for (const title of titles) countTitle(title, known, counted);
  return { table: packed(counted, known), roles };
}

const conjunction = /\s*(?:[,&]|\s(?:and|or|und|oder|et|ou|e|o)(?=\s))\s*/;

/** A name such as "Hinges, brackets and castors" is several nouns. */
function separateNouns(source: HeadSource): readonly HeadSource[] {
  if (source.isName !== true) return [source];
  return source.text.split(conjunction).map((text) => ({ ...source, text }));
}

function wordsOf({ text, language }: HeadSource): readonly SourceWord[] {
  const reading = readWords(text);
  const stems = reading.stems(language);
  return reading.tokens.map((token, place) => ({
    text: token.text,
    start: token.start,
    folded: token.folded,
    stem: stems[place] ?? "",
  }));
}

const capital = /^\p{Lu}/u;
const acronym = /^\p{Lu}+$/u;

/** Words known to name things while the counts are gathered, as keys of language and stem. */
class KnownHeads {
  readonly keys = new Set<string>();
  readonly proper: ReadonlySet<string>;
  /** For `countsWithEnd`: only whether a word is known, and a proper name. */
  readonly countsOf: CountsOf = (word, language) => {
    if (!this.keys.has(keyOf(word, language))) return none;
    return this.proper.has(word) ? properOnly : some;
  };

  constructor(nouns: readonly ReadSource[], titles: readonly ReadSource[]) {
    this.proper = findProperNames(nouns);
    for (const end of findGermanEnds([...nouns, ...titles])) this.keys.add(keyOf(end, "de"));
    const [single, longer] = [nouns.filter((noun) => !isLonger(noun)), nouns.filter(isLonger)];
    for (const noun of [...single, ...longer]) {
      const head = this.headOf(noun.words, noun.language);
      if (head !== undefined) this.keys.add(keyOf(head.stem, noun.language));
    }
  }

  /** The last noun of an English one, the first of a French or Italian one; of German ones the first known. */
  headOf(words: readonly SourceWord[], language: Language): SourceWord | undefined {
    const stop = words.findIndex(({ folded }, place) => place > 0 && isStopWord(folded, language));
    const phrase = (stop < 0 ? words : words.slice(0, stop)).filter(
      ({ folded, stem }) => !isStopWord(folded, language) && isWord(stem),
    );
    if (language === "fr" || language === "it") return phrase[0];
    if (language === "en" || phrase.length < 2) return phrase.at(-1);
    const isNoun = ({ text, stem }: SourceWord) =>
      capital.test(text) && countsWithEnd(stem, "de", this.countsOf).length > 0;
    return phrase.find(isNoun) ?? phrase.at(-1);
  }
}

const none: readonly number[] = [];
const some: readonly number[] = [0];
const properOnly: readonly number[] = [properName];

function isLonger({ text, language }: HeadSource): boolean {
  return language === "de" && /\s/.test(text);
}

function keyOf(word: string, language: Language): string {
  return `${language} ${word}`;
}

/** Stems that are written with a capital in nouns of English, French and Italian alone: "Kindle". */
function findProperNames(nouns: readonly ReadSource[]): ReadonlySet<string> {
  const [capitals, others] = [new Set<string>(), new Set<string>()];
  for (const { words, language, isName } of nouns) {
    if (isName === true || language === "de") continue;
    for (const word of words) {
      const isCapital = capital.test(word.text) && !acronym.test(word.text);
      (isCapital ? capitals : others).add(word.stem);
    }
  }
  for (const word of others) capitals.delete(word);
  return capitals;
}

/** German nouns that are the end of several compounds and stand alone too. */
function findGermanEnds(sources: readonly ReadSource[]): readonly string[] {
  const alone = new Map<string, number>();
  for (const { words, language } of sources) {
    if (language !== "de") continue;
    for (const word of words) {
      if (capital.test(word.text)) alone.set(word.stem, (alone.get(word.stem) ?? 0) + 1);
    }
  }
  const compounds = new Map<string, number>();
  for (const word of alone.keys()) {
    for (let cut = shortestEnd.first; cut <= word.length - shortestEnd.last; cut += 1) {
      const end = word.slice(cut);
      if ((alone.get(end) ?? 0) >= endUses.alone) compounds.set(end, (compounds.get(end) ?? 0) + 1);
    }
  }
  return [...compounds].flatMap(([end, count]) => (count >= endUses.compounds && isWord(end) ? [end] : []));
}

/** The known keys of a word: itself, and the end of a German compound. */
function knownKeys(word: string, language: Language, { keys, proper }: KnownHeads): readonly string[] {
  const whole = keyOf(word, language);
  const found = isWord(word) && keys.has(whole) ? [whole] : [];
  if (language !== "de") return found;
  for (let cut = shortestEnd.first; cut <= word.length - shortestEnd.last; cut += 1) {
    const end = word.slice(cut);
    if (keys.has(keyOf(end, "de")) && !proper.has(end)) return [...found, keyOf(end, "de")];
  }
  return found;
}

function countNoun({ words, language, category }: ReadSource, known: KnownHeads, to: WordCounts): void {
  const head = known.headOf(words, language);
  if (head !== undefined) {
    for (const key of knownKeys(head.stem, language, known)) to.add(key, category, { heads: nounWeight });
  }
  for (const { stem } of words) {
    for (const key of knownKeys(stem, language, known)) to.add(key, category, { uses: nounWeight });
  }
}

/** In how many titles each word stands. */
function countUses(titles: readonly ReadSource[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { words, language } of titles) {
    for (const stem of new Set(words.map((word) => word.stem))) {
      uses.set(keyOf(stem, language), (uses.get(keyOf(stem, language)) ?? 0) + 1);
    }
  }
  return uses;
}

const noBrands = () => false;

/** Counts what stands in a title's first phrase. */
function countTitle(
  { text, words, language, category }: ReadSource,
  known: KnownHeads,
  to: WordCounts,
): void {
  const { named } = readName(text, tokenize(text), language);
  const end = named.breaks[0] ?? named.text.length;
  const qualified = new Set(
    words.flatMap(({ start }, place) => (named.qualifiers.includes(start) ? [place - 1, place] : [])),
  );
  const { heads, all } = findNamingWords(
    { ...named, text: named.text.slice(0, end), breaks: [] },
    {
      countsOf: (word, each) => (each === language ? known.countsOf(word, each) : none),
      qualified,
      isBrand: noBrands,
    },
  );
  const keysAt = (place: number) => knownKeys(words[place]?.stem ?? "", language, known);
  for (const { place } of heads.slice(0, 1)) {
    for (const key of keysAt(place)) to.add(key, category, { heads: 1 });
  }
  for (const { place } of all) for (const key of keysAt(place)) to.add(key, category, { uses: 1 });
}

function packed({ words }: WordCounts, { proper }: KnownHeads): HeadWords["table"] {
  const lists = new Map<number, readonly number[]>();
  for (const [key, counts] of words) {
    const [language, word = ""] = key.split(" ");
    const known = languages.find((each) => each === language) ?? "en";
    const list = [...counts]
      .sort(([one], [other]) => one - other)
      .map(([category, { heads, uses }]) => packCount(category, heads, uses));
    lists.set(headKey(word, known), proper.has(word) ? [properName, ...list] : list);
  }
  return createPhraseTable(lists);
}
