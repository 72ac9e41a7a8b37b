import { languages } from "../../../api/vocabulary.ts";
import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { type TermEntry, type TermMatch, TermTrie, type WalkedWord } from "./term-trie.ts";
import { compileValues, termsOf, type ValueLexicon } from "./value-lexicon.ts";
import { StemFilter, StemIndex } from "./words.ts";

/** What an attribute is about, as far as a rule asks. */
export type AttributeSubject =
  | "brand"
  | "compatibility"
  | "content"
  | "color"
  | "material"
  | "origin"
  | "power"
  | "size"
  | "other";

export interface CompiledAttribute {
  readonly record: AttributeRecord;
  readonly subject: AttributeSubject;
  /** Only where kind is `closed`. */
  readonly lexicon?: ValueLexicon;
  /** Whether it is a part's colour or material ("Dial colour"), where any one of the text may be another part's. */
  readonly isOfPart: boolean;
  /**
   * The identifiers of values that an attribute before it lists too (sole material after material), so that
   * such a value without the attribute's name beside it is not its own.
   */
  readonly sharedValues: ReadonlySet<string>;
}

/** What a category asks for, ready to be found in a text. */
export interface CategoryLexicon {
  readonly attributes: readonly CompiledAttribute[];
  readonly names: AttributeNames;
}

interface LexiconCompiler {
  /** @param attributes the same list, the same attribute and the same list of values are compiled once, as long as they are held */
  compile(attributes: readonly AttributeRecord[]): CategoryLexicon;
}

export function createLexiconCompiler(): LexiconCompiler {
  const parts = { lexiconOf: oncePerObject(compileValues), namesOf: oncePerObject(compileNames) };
  const categories = new BoundedCache<readonly AttributeRecord[], CategoryLexicon>(
    cacheSizes.categoryLexicons,
  );
  return {
    compile: (attributes) => categories.getOrCompute(attributes, () => compileCategory(attributes, parts)),
  };
}

const levelRank = { required: 0, recommended: 1, optional: 2 } as const;

/** What categories share. */
interface SharedParts {
  readonly lexiconOf: (values: readonly ValueRecord[]) => ValueLexicon;
  readonly namesOf: (record: AttributeRecord) => NameTrie;
}

function compileCategory(
  records: readonly AttributeRecord[],
  { lexiconOf, namesOf }: SharedParts,
): CategoryLexicon {
  const byImportance = [...records].sort(
    (left, right) => levelRank[left.requirementLevel] - levelRank[right.requirementLevel],
  );
  const attributes = records.map((record): CompiledAttribute => {
    const before = byImportance.slice(0, byImportance.indexOf(record));
    const compiled = {
      record,
      subject: subjectOf(record),
      isOfPart: partName.test((record.names.en ?? "").toLowerCase()),
      sharedValues: new Set(before.flatMap((other) => sharedValues(record.values, other.values))),
    };
    return record.kind === "closed" ? { ...compiled, lexicon: lexiconOf(record.values) } : compiled;
  });
  const named = attributes.map((attribute) => ({ attribute, names: namesOf(attribute.record) }));
  return { attributes, names: new AttributeNames(named) };
}

export interface AttributeName {
  readonly attribute: CompiledAttribute;
  /** False for a term. */
  readonly isName: boolean;
}

/** One attribute's names and terms, by whether they are names. */
type NameTrie = TermTrie<boolean>;

/** Compile it once, however many categories ask for the attribute. */
function compileNames(record: AttributeRecord): NameTrie {
  const trie: NameTrie = new TermTrie();
  const names = new Set(Object.values(record.names));
  for (const { term, language } of termsOf(record)) trie.add(term, language, names.has(term));
  return trie;
}

/** A category's attribute and its names. */
interface NamedAttribute {
  readonly attribute: CompiledAttribute;
  readonly names: NameTrie;
}

/** The names and terms of a category's attributes, found in a text as if all stood in one trie. */
class AttributeNames {
  private readonly named: readonly NamedAttribute[];
  private readonly filter: StemFilter;

  constructor(named: readonly NamedAttribute[]) {
    this.named = named;
    this.filter = new StemFilter(named.map(({ names }) => names.beginnings));
  }

  /** The longest name or term that begins at a word, with all attributes that have it. */
  longest(words: readonly WalkedWord[], from: number): TermMatch<AttributeName> | undefined {
    const first = words[from];
    if (first === undefined || !this.filter.mayHoldAny(first.stems)) return undefined;
    let length = 0;
    let entries: TermEntry<AttributeName>[] = [];
    for (const { attribute, names } of this.named) {
      const match = names.longest(words, from);
      if (match === undefined || match.length < length) continue;
      if (match.length > length) entries = [];
      length = match.length;
      for (const entry of match.entries)
        entries.push({ ...entry, owner: { attribute, isName: entry.owner } });
    }
    return length === 0 ? undefined : { length, entries: byStem(entries, words.slice(from, from + length)) };
  }
}

/** In the order of the words' stems, by which a term is reached: English before German; then in that of the attributes. */
function byStem(
  entries: readonly TermEntry<AttributeName>[],
  words: readonly WalkedWord[],
): readonly TermEntry<AttributeName>[] {
  if (entries.length === 1) return entries;
  return entries.toSorted((one, two) => {
    for (const { stems } of words) {
      const [left, right] = [one, two].map(({ language }) =>
        stems.distinct.indexOf(stems.byLanguage[languages.indexOf(language)] ?? ""),
      );
      if (left !== right) return (left ?? 0) - (right ?? 0);
    }
    return 0;
  });
}

/** The attributes by the stems with which their values begin; brands, which are told by their line alone, apart. */
function indexValues(attributes: readonly CompiledAttribute[]): StemIndex<CompiledAttribute> {
  return new StemIndex(
    attributes.flatMap((attribute) =>
      attribute.subject === "brand" || attribute.lexicon === undefined
        ? []
        : [{ owner: attribute, beginnings: attribute.lexicon.trie.beginnings }],
    ),
  );
}

const partName = /^(?!main\b|product\b|item\b|upper\b|outer\b|shell\b|fabric\b)\p{L}+\s\p{L}/u;

/** The values of both lists, where they are a good part of the smaller one: a third. */
function sharedValues(left: readonly ValueRecord[], right: readonly ValueRecord[]): readonly string[] {
  const known = new Set(right.map((value) => value.identifier));
  const shared = left.flatMap(({ identifier }) => (known.has(identifier) ? [identifier] : []));
  const isGoodPart = shared.length > 1 && shared.length * 3 >= Math.min(left.length, right.length);
  return isGoodPart ? shared : [];
}

const subjects: readonly (readonly [AttributeSubject, RegExp])[] = [
  ["brand", /^(?:brand|marke|marque|marca)$/],
  ["color", /colou?rs?\b|farbe$|^couleur|^colore\b/],
  ["material", /material|^fabric|^metal|^mat(?:iere|eriau)|^tissu|stoff$/],
  ["content", /allerg|ingred|inhaltsstoff|zutat/],
  ["compatibility", /^compatib|^kompatib/],
  ["power", /^power source|^energiequelle|^stromversorgung|^source d'alimentation|^alimentazione$/],
  ["origin", /origin|herkunft|ursprung|herstellungsland|^pays\b|^paese\b/],
  ["size", /^(?:size|grosse|taille|pointure|taglia)$|\bsize$/],
];

function subjectOf(record: AttributeRecord): AttributeSubject {
  const names = Object.values(record.names).map(foldText);
  const found = subjects.find(([, pattern]) => names.some((name) => pattern.test(name)));
  return found?.[0] ?? "other";
}

/** What a request asks of a category: the other attributes only tell what a word is taken for. */
export interface AskedLexicon {
  readonly category: CategoryLexicon;
  /** In the category's order. */
  readonly attributes: readonly CompiledAttribute[];
  /** By a word's stem those with a value that begins with it, brands apart. */
  readonly values: StemIndex<CompiledAttribute>;
  /** Likewise the others. */
  readonly otherValues: StemIndex<CompiledAttribute>;
  /** The one of them for the devices that the thing fits, if it takes free text. */
  readonly devices: CompiledAttribute | undefined;
}

/** Requests ask for one of four groups of levels, less what examples teach. */
const mostKept = 8;
const kept = new WeakMap<CategoryLexicon, AskedLexicon[]>();

/** The last ones of each category are kept. @param records attributes of the category, in its order */
export function askOf(category: CategoryLexicon, records: readonly AttributeRecord[]): AskedLexicon {
  const held = kept.get(category) ?? [];
  const known = held.find(({ attributes }) => isOf(attributes, records));
  if (known !== undefined) return known;
  const attributes = category.attributes.filter(({ record }) => records.includes(record));
  const others = category.attributes.filter(({ record }) => !records.includes(record));
  const asked = {
    category,
    attributes,
    values: indexValues(attributes),
    otherValues: indexValues(others),
    devices: attributes.find((attribute) => attribute === devicesOf(category)),
  };
  kept.set(category, [asked, ...held.slice(0, mostKept - 1)]);
  return asked;
}

function devicesOf({ attributes }: CategoryLexicon): CompiledAttribute | undefined {
  return attributes.find(({ subject, record }) => subject === "compatibility" && record.kind === "open");
}

function isOf(attributes: readonly CompiledAttribute[], records: readonly AttributeRecord[]): boolean {
  return (
    attributes.length === records.length && attributes.every(({ record }, index) => record === records[index])
  );
}
