import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import { foldText } from "../../../text/normal-form.ts";
import { TermTrie } from "./term-trie.ts";
import { compileValues, termsOf, type ValueLexicon } from "./value-lexicon.ts";

/** What an attribute is about, as far as a rule asks. */
type AttributeSubject = "brand" | "content" | "color" | "material" | "size" | "origin" | "other";

export interface CompiledAttribute {
  readonly record: AttributeRecord;
  readonly subject: AttributeSubject;
  /** Only where kind is `closed`. */
  readonly lexicon?: ValueLexicon;
  /**
   * Shares values with an attribute that comes before it (sole material after material), so that a value
   * without the attribute's name beside it is not its own.
   */
  readonly needsName: boolean;
}

interface AttributeName {
  readonly attribute: CompiledAttribute;
  /** False for a term. */
  readonly isName: boolean;
}

/** What a category asks for, ready to be found in a text. */
export interface CategoryLexicon {
  readonly attributes: readonly CompiledAttribute[];
  readonly names: TermTrie<AttributeName>;
}

export interface LexiconCompiler {
  /** @param attributes compiled once: the same list, and the same list of values, is not compiled again */
  compile(attributes: readonly AttributeRecord[]): CategoryLexicon;
}

export function createLexiconCompiler(): LexiconCompiler {
  const categories = new WeakMap<readonly AttributeRecord[], CategoryLexicon>();
  const values = new WeakMap<readonly ValueRecord[], ValueLexicon>();
  const lexiconOf = (list: readonly ValueRecord[]): ValueLexicon => {
    const known = values.get(list) ?? compileValues(list);
    values.set(list, known);
    return known;
  };
  return {
    compile: (attributes) => {
      const known = categories.get(attributes) ?? compileCategory(attributes, lexiconOf);
      categories.set(attributes, known);
      return known;
    },
  };
}

const levelRank = { required: 0, recommended: 1, optional: 2 } as const;

function compileCategory(
  records: readonly AttributeRecord[],
  lexiconOf: (values: readonly ValueRecord[]) => ValueLexicon,
): CategoryLexicon {
  const byImportance = [...records].sort(
    (left, right) => levelRank[left.requirementLevel] - levelRank[right.requirementLevel],
  );
  const attributes = records.map((record): CompiledAttribute => {
    const before = byImportance.slice(0, byImportance.indexOf(record));
    const compiled = {
      record,
      subject: subjectOf(record),
      needsName: before.some((other) => sharesValues(record.values, other.values)),
    };
    return record.kind === "closed" ? { ...compiled, lexicon: lexiconOf(record.values) } : compiled;
  });
  const names = new TermTrie<AttributeName>();
  for (const attribute of attributes) addNames(names, attribute);
  return { attributes, names };
}

function addNames(names: TermTrie<AttributeName>, attribute: CompiledAttribute): void {
  const owners = { name: { attribute, isName: true }, term: { attribute, isName: false } };
  const listed = new Set(Object.values(attribute.record.names));
  for (const { term, language } of termsOf(attribute.record)) {
    names.add(term, language, listed.has(term) ? owners.name : owners.term);
  }
}

/** Whether a good part of the smaller list stands in the other one too: a third. */
function sharesValues(left: readonly ValueRecord[], right: readonly ValueRecord[]): boolean {
  if (left.length === 0 || right.length === 0) return false;
  const known = new Set(right.map((value) => value.identifier));
  const shared = left.filter((value) => known.has(value.identifier)).length;
  return shared * 3 >= Math.min(left.length, right.length) && shared > 1;
}

const subjects: readonly (readonly [AttributeSubject, RegExp])[] = [
  ["brand", /^(?:brand|marke|marque|marca)$/],
  ["color", /colou?rs?\b|farbe$|^couleur|^colore\b/],
  ["material", /material|^fabric|^metal|^mat(?:iere|eriau)|^tissu|stoff$/],
  ["content", /allerg|ingred|inhaltsstoff|zutat/],
  ["origin", /origin|herkunft|ursprung|herstellungsland|^pays\b|^paese\b/],
  ["size", /^(?:size|grosse|taille|pointure|taglia)$|\bsize$/],
];

function subjectOf(record: AttributeRecord): AttributeSubject {
  const names = Object.values(record.names).map(foldText);
  const found = subjects.find(([, pattern]) => names.some((name) => pattern.test(name)));
  return found?.[0] ?? "other";
}
