import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { AttributeNames, compileNames, type NameTrie } from "./attribute-names.ts";
import { compileValues, type ValueLexicon } from "./value-lexicon.ts";
import { StemIndex } from "./words.ts";

/** The subject of an attribute, where some rule depends on it. */
export type AttributeSubject =
  | "brand"
  | "compatibility"
  | "content"
  | "color"
  | "flavour"
  | "language"
  | "material"
  | "model"
  | "origin"
  | "power"
  | "size"
  | "other";

export interface CompiledAttribute {
  readonly record: AttributeRecord;
  readonly subject: AttributeSubject;
  /** Only for kind `closed`. */
  readonly lexicon?: ValueLexicon;
  /** Whether it is the colour or material of a part ("Dial colour"), so that one in the text may belong to another part. */
  readonly isOfPart: boolean;
  /**
   * Identifiers of values that a more important attribute lists too (sole material after material), which count for this one
   * only next to its name.
   */
  readonly sharedValues: ReadonlySet<string>;
}

/** A category's attributes, compiled for searching texts. */
export interface CategoryLexicon {
  /** Attributes of all categories together: what a label means beside another attribute is not asked then. */
  readonly isOfAll?: boolean;
  readonly attributes: readonly CompiledAttribute[];
  readonly names: AttributeNames;
}

interface LexiconCompiler {
  /** @param attributes compiled once per list, as are the lists of values */
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
      sharedValues: setOf(before.flatMap((other) => sharedValues(record.values, other.values))),
    };
    return record.kind === "closed" ? { ...compiled, lexicon: lexiconOf(record.values) } : compiled;
  });
  const named = attributes.map((attribute) => ({ attribute, names: namesOf(attribute.record) }));
  return { attributes, names: new AttributeNames(named) };
}

/** The attributes by the stems that their values begin with; without brands, which are read from labelled lines only. */
function indexValues(attributes: readonly CompiledAttribute[]): StemIndex<CompiledAttribute> {
  return new StemIndex(
    attributes.flatMap((attribute) =>
      attribute.subject === "brand" || attribute.lexicon === undefined
        ? []
        : [{ owner: attribute, beginnings: attribute.lexicon.trie.beginnings }],
    ),
  );
}

/** Most attributes share no value with another: they have this set in common. */
const noValues: ReadonlySet<string> = new Set();

function setOf(values: readonly string[]): ReadonlySet<string> {
  return values.length === 0 ? noValues : new Set(values);
}

const partName = /^(?!main\b|product\b|item\b|upper\b|outer\b|shell\b|fabric\b)\p{L}+\s\p{L}/u;

/** The common values of two lists, if they are at least a third of the smaller one. */
function sharedValues(left: readonly ValueRecord[], right: readonly ValueRecord[]): readonly string[] {
  const known = new Set(right.map((value) => value.identifier));
  const shared = left.flatMap(({ identifier }) => (known.has(identifier) ? [identifier] : []));
  const isGoodPart = shared.length > 1 && shared.length * 3 >= Math.min(left.length, right.length);
  return isGoodPart ? shared : [];
}

const subjects: readonly (readonly [AttributeSubject, RegExp])[] = [
  ["brand", /^(?:brand|marke|marque|marca)$/],
  ["color", /colou?rs?\b|farbe$|^couleur|^colore\b/],
  ["flavour", /^flavou?rs?$|^geschmack|^saveur|^gout$|^gusto$/],
  ["language", /^(?:language|sprache|langue|lingua)$/],
  ["model", /^(?:model|modell|modele|modello)$/],
  ["material", /material|^fabric|^metal|^mat(?:iere|eriau)|^tissu|stoff$/],
  ["content", /allerg|ingred|inhaltsstoff|zutat/],
  ["compatibility", /^compatib|^kompatib/],
  ["power", /^power source|^energiequelle|^stromversorgung|^source d'alimentation|^alimentazione$/],
  ["origin", /origin|herkunft|ursprung|herstellungsland|^pays\b|^paese\b/],
  ["size", /^(?:size|grosse|taille|pointure|taglia)$|\bsize$/],
];

/** Cached: lists of values are the same for many products. */
export const subjectOf = oncePerObject(findSubject);

function findSubject(record: AttributeRecord): AttributeSubject {
  const names = Object.values(record.names).map(foldText);
  const found = subjects.find(([, pattern]) => names.some((name) => pattern.test(name)));
  return found?.[0] ?? "other";
}

/** The requested attributes of a category; the other ones are needed to resolve ambiguous words. */
export interface RequestedAttributes {
  readonly category: CategoryLexicon;
  /** In the category's order. */
  readonly attributes: readonly CompiledAttribute[];
  /** Requested attributes by the stems that their values begin with, without brands. */
  readonly values: StemIndex<CompiledAttribute>;
  /** The same for the other attributes. */
  readonly otherValues: StemIndex<CompiledAttribute>;
  /** The requested free-text attribute for compatible devices, if any. */
  readonly devices: CompiledAttribute | undefined;
}

/** Per category: requests select one of four groups of levels, less the attributes learned from examples. */
const maxCached = 8;
const cache = new WeakMap<CategoryLexicon, RequestedAttributes[]>();

/** Cached, most recently created first. @param records attributes of the category, in its order */
export function selectAttributes(
  category: CategoryLexicon,
  records: readonly AttributeRecord[],
): RequestedAttributes {
  const cached = cache.get(category) ?? [];
  const known = cached.find(({ attributes }) => isSameSelection(attributes, records));
  if (known !== undefined) return known;
  const attributes = category.attributes.filter(({ record }) => records.includes(record));
  const others = category.attributes.filter(({ record }) => !records.includes(record));
  const requested = {
    category,
    attributes,
    values: indexValues(attributes),
    otherValues: indexValues(others),
    devices: attributes.find((attribute) => attribute === devicesOf(category)),
  };
  cache.set(category, [requested, ...cached.slice(0, maxCached - 1)]);
  return requested;
}

function devicesOf({ attributes }: CategoryLexicon): CompiledAttribute | undefined {
  return attributes.find(({ subject, record }) => subject === "compatibility" && record.kind === "open");
}

function isSameSelection(
  attributes: readonly CompiledAttribute[],
  records: readonly AttributeRecord[],
): boolean {
  return (
    attributes.length === records.length && attributes.every(({ record }, index) => record === records[index])
  );
}
