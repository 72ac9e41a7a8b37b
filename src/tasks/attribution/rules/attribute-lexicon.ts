import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { AttributeNames, compileNames, type NameTrie } from "./attribute-names.ts";
import { compileValues, type ValueLexicon } from "./value-lexicon.ts";
import { StemIndex } from "./words.ts";

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
  /** @param attributes compiled once: the same list, and the same list of values, is not compiled again */
  compile(attributes: readonly AttributeRecord[]): CategoryLexicon;
}

export function createLexiconCompiler(): LexiconCompiler {
  const parts = { lexiconOf: oncePerObject(compileValues), namesOf: oncePerObject(compileNames) };
  return {
    compile: oncePerObject((attributes: readonly AttributeRecord[]) => compileCategory(attributes, parts)),
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
