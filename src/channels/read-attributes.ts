import type { Language } from "../api/vocabulary.ts";
import { localizedName } from "../catalog/localized-names.ts";
import type { AttributeRecord, Catalog } from "../catalog/model.ts";
import { normalizeColumn } from "../feed/column-names.ts";
import type { FeedDescription } from "../feed/feed.ts";
import { detailWords, familyWords, fieldWords } from "../feed/header-words.ts";
import type { Cells } from "../feed/record.ts";
import { fieldsOf, listOf, textOf } from "../lib/json.ts";
import { type AddedValues, namedAttributes } from "./added-values.ts";
import type { NamedText } from "./product.ts";

/** The attributes of one row, as a run has found them. */
export interface FoundAttributes {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** The identifiers of values. */
  readonly values: ReadonlyMap<string, string>;
  readonly details: readonly NamedText[];
}

/** Attributes that channels have fields of their own for. */
const ownFields = new Set([
  ...[
    "brand",
    "color",
    "size",
    "material",
    "pattern",
    "target_group",
    "target-group",
    "age_group",
    "age-group",
  ],
]);

/** `{"color":[{"value":"navy","text":"navy blue"}]}`, with the names of attributes by the catalog. */
export function createAttributeReader({
  catalog,
  language,
  description,
}: {
  readonly catalog: Catalog;
  readonly language: Language;
  readonly description: FeedDescription;
}): (record: Cells, added: AddedValues) => FoundAttributes {
  return (record, added) => {
    const cells = Object.entries(added.object("attributes"));
    const texts = new Map<string, readonly string[]>();
    const values = new Map<string, string>();
    const details: NamedText[] = [];
    for (const { name, text } of namedAttributes(record, description.columns, added)) {
      const field = ownFieldNamed(name);
      if (field === undefined) details.push({ name, text });
      else texts.set(field, [text]);
    }
    if (cells.length === 0) return { texts, values, details };
    const records = new Map(
      catalog
        .attributes(added.text("category_id"))
        .map((record): [string, AttributeRecord] => [record.identifier, record]),
    );
    for (const [identifier, stated] of cells) {
      const found = listOf(stated).map(fieldsOf);
      const all = [...new Set(found.flatMap(({ text }) => textOf(text) ?? []))];
      if (all.length === 0) continue;
      texts.set(identifier, all);
      const value = found.flatMap((one) => textOf(one.value) ?? [])[0];
      if (value !== undefined) values.set(identifier, value);
      const record = records.get(identifier);
      if (record !== undefined && !ownFields.has(identifier))
        details.push({ name: localizedName(record.names, language), text: all.join(", ") });
    }
    return { texts, values, details };
  };
}

const attributeFields = ["color", "size", "material", "pattern"] as const;

/** Where attributes stand under their names: the identifier of one that channels have a field of its own for. */
function ownFieldNamed(name: string): string | undefined {
  const normalized = normalizeColumn(name);
  if (fieldWords("brand").flat().includes(normalized)) return "brand";
  if (familyWords("gender").includes(normalized)) return "target_group";
  return attributeFields.find((field) => detailWords(field).includes(normalized));
}
