import {
  createNumberLists,
  createTextColumn,
  listAt,
  type NumberLists,
  type TextColumn,
} from "../../lib/columns.ts";
import { groupedBy } from "../../lib/grouped.ts";
import type { SectionReader, SectionWriter } from "../../lib/section-file.ts";
import { isShouting } from "../../nlp/casing.ts";
import type { Language } from "../../nlp/language.ts";
import { stem } from "../../nlp/stemmer.ts";
import { tokenize } from "../../nlp/tokenizer.ts";

/** The words that titles in the usual case have, each with how often those of each shelf have it: of the categories beside one another. */
export interface TitleLexicon {
  /** The language and the folded word, in English its consonants; ascending. */
  readonly keys: TextColumn;
  /** As titles write the word. */
  readonly words: TextColumn;
  /** By word: the shelf's number and how often, as `packCount` joins them. */
  readonly counts: NumberLists;
  readonly shelves: TextColumn;
}

/** Of a category's identifier, "a-garden" of "a-garden-diy-tools". */
const departmentOf = /^a-[a-z]+/u;

/** In letters. */
const shortestWord = 5;
/** A word with a capital more often than without one is a name, where the language writes nouns small. */
const [mostCount, capital] = [0xff_ff, /^\p{Lu}/u];

/** "a-garden-diy-tools" of "a-garden-diy-tools-drills"; the beginning of an identifier stays where it is as short as that. */
function shelfOf(category: string): string {
  const parts = category.split("-");
  return parts.length > shortestShelf ? parts.slice(0, -1).join("-") : category;
}

/** In parts of an identifier. */
const shortestShelf = 3;

/** The first letter and the consonants behind it, a double one once: of "sponge" and of "spnge". */
function consonantsOf(folded: string): string {
  const rest = folded.slice(1).replace(/[aeiouy]+/gu, "");
  return (folded.charAt(0) + rest).replace(/(.)\1+/gu, "$1");
}

function keyOf(folded: string, language: Language): string {
  return language + (language === "en" ? consonantsOf(folded) : folded);
}

interface Count {
  readonly language: Language;
  readonly folded: string;
  readonly spellings: Map<string, number>;
  readonly byShelf: Map<string, number>;
  small: number;
  capital: number;
}

/** Words of titles that are not in capitals; what a full stop cuts short is none. */
export function gatherTitleLexicon(
  titles: Iterable<{
    readonly language: Language;
    readonly text: string;
    readonly categoryIdentifier: string;
  }>,
): TitleLexicon {
  const counts = new Map<string, Count>();
  for (const { language, text, categoryIdentifier } of titles) {
    const tokens = tokenize(text);
    const place = shelfOf(categoryIdentifier);
    if (isShouting(text, tokens)) continue;
    for (const { folded, kind, text: written, start, end } of tokens) {
      if (
        kind !== "word" ||
        !/^\p{L}+$/u.test(written) ||
        !/^[a-z]+$/u.test(folded) ||
        /^\.\s?\S/u.test(text.slice(end))
      )
        continue;
      const isCode = written.length > 2 && written === written.toUpperCase();
      if (folded.length < (isCode ? shortestWord - 2 : shortestWord)) continue;
      const key = `${language} ${folded}`;
      const count = counts.get(key) ?? {
        ...{ language, folded, spellings: new Map(), byShelf: new Map() },
        ...{ small: 0, capital: 0 },
      };
      counts.set(key, count);
      add(count.spellings, written);
      add(count.byShelf, place);
      if (start > 0) count[capital.test(written) ? "capital" : "small"] += 1;
    }
  }
  return packed([...counts.values()].filter((count) => !isName(count)));
}

function add(to: Map<string, number>, key: string): void {
  to.set(key, (to.get(key) ?? 0) + 1);
}

function isName({ language, small, capital: capitals }: Count): boolean {
  return (language === "fr" || language === "it") && capitals > small;
}

function packed(counts: readonly Count[]): TitleLexicon {
  const sorted = counts
    .map((count) => ({ ...count, key: keyOf(count.folded, count.language) }))
    .sort((one, two) => (one.key < two.key ? -1 : one.key > two.key ? 1 : 0));
  const shelves = [...new Set(counts.flatMap(({ byShelf }) => [...byShelf.keys()]))].sort();
  return {
    keys: createTextColumn(sorted.map(({ key }) => key)),
    words: createTextColumn(sorted.map(({ spellings, language }) => usualSpelling(spellings, language))),
    counts: createNumberLists(
      sorted.map(({ byShelf }) =>
        [...byShelf].map(
          ([place, count]) => shelves.indexOf(place) * (mostCount + 1) + Math.min(count, mostCount),
        ),
      ),
    ),
    shelves: createTextColumn(shelves),
  };
}

/** The most frequent one; where nouns are written small, in small letters, but for a code; "" for "cuisine" and "cuisiné". */
function usualSpelling(spellings: ReadonlyMap<string, number>, language: Language): string {
  const [[first] = [""]] = [...spellings].sort(([, one], [, two]) => two - one);
  const ends = new Set([...spellings.keys()].map((each) => /[eé](?:e?s?)$/iu.exec(each)?.[0].toLowerCase()));
  if (language === "fr" && ends.size > 1) return "";
  return language === "de" || first === first.toUpperCase() ? first : first.toLowerCase();
}

/** Of what a short form may be, the share that one word with its forms must have: on the shelf, and in the department. */
const [leastShare, leastAround] = [0.95, 0.6];
/**
 * How often titles of the shelf must have it, more for four letters; those of the department where those of the shelf do not, and of the
 * whole language where nothing is known.
 */
const [fewestOnShelf, fewestOfShort, fewestInDepartment, fewestAnywhere] = [1, 3, 4, 6];
/** In letters of a short form that says enough where nothing is known. */
const shortestAnywhere: Readonly<Record<Language, number>> = { de: 6, en: 5, fr: 6, it: 6 };
/** In letters: a beginning that fits many words, what it must lack, and what it may: a German compound has another word there. */
const [shortBeginning, fewestMissing] = [4, 2];
const mostMissing: Readonly<Record<Language, number>> = { de: 7, en: 9, fr: 9, it: 9 };

/** A word that titles have for a short form. */
export interface TitleWord {
  /** In the form that is most frequent there. */
  readonly word: string;
  readonly folded: string;
  /** Its forms, folded, in all titles of the language. */
  readonly forms: ReadonlySet<string>;
  /** Whether there are masculine and feminine ones among them. */
  readonly hasGenders: boolean;
}

/**
 * What titles have nothing but forms of for a short form: in English a word with its consonants, else one that begins so; beside the
 * category that a product is of, or anywhere in its department, where it must be more frequent. Undefined where they have none, or
 * several, or the short form is a word of theirs.
 * @param short folded
 * @param known the categories' identifiers, or beginnings of them, empty where unknown; whether it is the name's first word, which mostly is
 *   the thing
 */
export function wordOfTitles(
  lexicon: TitleLexicon,
  short: string,
  language: Language,
  known: { readonly categories: readonly string[]; readonly isFirst: boolean },
): TitleWord | undefined {
  const { categories, isFirst } = known;
  const all = wordsFor(lexicon, short, language);
  if (all.length === 0) return undefined;
  const at = (places: readonly string[]) => {
    const found = all
      .map((each) => ({ ...each, count: countOf(lexicon, each.number, places) }))
      .filter(({ count }) => count > 0);
    return language === "de" ? withoutCompounds(found) : found;
  };
  if (categories.length === 0)
    return short.length < (isFirst ? shortBeginning : shortestAnywhere[language])
      ? undefined
      : onlyFamily(at([""]), all, { language, fewest: fewestAnywhere });
  const around = at(categories.map((category) => departmentOf.exec(category)?.[0] ?? category));
  const beside = at(categories.map(shelfOf));
  if (beside.length === 0) return onlyFamily(around, all, { language, fewest: fewestInDepartment });
  const isShort = language !== "en" && short.length <= shortBeginning;
  const found = onlyFamily(beside, all, { language, fewest: isShort ? fewestOfShort : fewestOnShelf });
  const usual = onlyFamily(around, all, { language, fewest: 1, share: leastAround });
  return found !== undefined && usual?.forms.has(found.folded) === true ? found : undefined;
}

/** A short form of "Terracotta" is none of "Terracottatopf". */
function withoutCompounds<Each extends Found>(found: readonly Each[]): readonly Each[] {
  return found.filter(
    ({ folded }) =>
      !found.some(
        (other) => folded.startsWith(other.folded) && folded.length >= other.folded.length + shortestPart,
      ),
  );
}

/** In letters: what is shorter is an ending. */
const shortestPart = 4;

interface Found {
  readonly number: number;
  readonly word: string;
  readonly folded: string;
  /** Whether it has the consonants, and no ending. */
  readonly isSame: boolean;
  /** Whether it lacks more than vowels, and can only be a rival. */
  readonly isRival: boolean;
}

function onlyFamily(
  found: readonly (Found & { readonly count: number })[],
  all: readonly Found[],
  {
    language,
    fewest,
    share = leastShare,
  }: { readonly language: Language; readonly fewest: number; readonly share?: number },
): TitleWord | undefined {
  const sum = (of: typeof found) => of.reduce((total, { count }) => total + count, 0);
  const families = [...groupedBy(found, ({ folded }) => stem(folded, language))].map(
    ([root, family]) => [root, family.toSorted((one, two) => two.count - one.count), sum(family)] as const,
  );
  const [best] = families.toSorted(([, , one], [, , two]) => two - one);
  if (best === undefined) return undefined;
  const [root, family, count] = best;
  const first = family.find(({ isSame }) => isSame) ?? family[0];
  if (first === undefined || first.isRival || first.word === "") return undefined;
  if (count < fewest || count < sum(found) * share) return undefined;
  const forms = new Set(
    all.filter(({ folded }) => stem(folded, language) === root).map(({ folded }) => folded),
  );
  return { word: first.word, folded: first.folded, forms, hasGenders: hasGenders(forms, language) };
}

function hasGenders(forms: ReadonlySet<string>, language: Language): boolean {
  const bases = [...forms].map((form) => form.replace(/s$/u, ""));
  if (language === "it") return bases.some((form) => /o$/u.test(form) && forms.has(form.replace(/o$/u, "a")));
  return language === "fr" && bases.some((form) => bases.includes(`${form}e`));
}

/** The words that a short form may stand for; none where it is a word itself. */
function wordsFor(lexicon: TitleLexicon, short: string, language: Language): readonly Found[] {
  const key = keyOf(short, language);
  const { keys, words } = lexicon;
  const found: Found[] = [];
  const begun = language === "en" ? key.slice(0, language.length + 1) : key;
  for (let number = firstFrom(keys, begun); number < keys.length; number += 1) {
    const stored = keys.at(number);
    if (!stored.startsWith(begun)) break;
    const word = words.at(number);
    const folded = language === "en" ? word.toLowerCase() : stored.slice(language.length);
    if (folded === short) return [];
    if (language === "en") {
      const isAlike = stored === key || stored === `${key}s`;
      if (
        folded.length > short.length &&
        (isAlike || isShortened(short, folded)) &&
        word !== word.toUpperCase()
      )
        found.push({ number, word, folded, isSame: stored === key, isRival: !isAlike });
    } else if (folded.length >= short.length + fewestMissing)
      found.push({
        ...{ number, word, folded, isSame: false },
        isRival: folded.length > short.length + mostMissing[language],
      });
  }
  return found;
}

/** The first letter and the last one of a word, or of its singular, and others between in their order: "algy" of "allergy". */
function isShortened(short: string, word: string): boolean {
  const last = short.at(-1) ?? "";
  if (word.length > 2 * short.length + 2 || !(word.endsWith(last) || word.endsWith(`${last}s`))) return false;
  let at = -1;
  for (const letter of short) {
    at = word.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The first place whose key is not before the sought one. */
function firstFrom(keys: TextColumn, sought: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys.at(middle) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countOf({ counts, shelves }: TitleLexicon, number: number, places: readonly string[]): number {
  let sum = 0;
  for (const packedCount of listAt(counts, number)) {
    const shelf = shelves.at(Math.floor(packedCount / (mostCount + 1)));
    const isIn = (place: string) => place === "" || shelf === place || shelf.startsWith(`${place}-`);
    if (places.some(isIn)) sum += packedCount % (mostCount + 1);
  }
  return sum;
}

export function writeTitleLexicon({ keys, words, counts, shelves }: TitleLexicon, to: SectionWriter): void {
  to.texts("lexicon.keys", keys);
  to.texts("lexicon.words", words);
  to.lists("lexicon.counts", counts);
  to.texts("lexicon.shelves", shelves);
}

export function readTitleLexicon(from: SectionReader): TitleLexicon {
  return {
    keys: from.texts("lexicon.keys"),
    words: from.texts("lexicon.words"),
    counts: from.lists("lexicon.counts"),
    shelves: from.texts("lexicon.shelves"),
  };
}
