import type { AttributeRecord } from "../../../../catalog/model.ts";
import { type CategoryLexicon, type CompiledAttribute, indexValues } from "./category-lexicon.ts";
import type { StemIndex } from "./stem-index.ts";

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
