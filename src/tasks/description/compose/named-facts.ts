import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import type { Language } from "../../../api/vocabulary.ts";
import type { CategoryRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { Evidence } from "../../engine.ts";
import type { LabelledText } from "./stated-facts.ts";
import { topicOf } from "./topics.ts";

/** Finds the attributes of a category in a product's texts. */
export type ReadAttributes = (
  request: OperationRequest<"extractAttributes">,
) => OperationResponse<"extractAttributes">;

interface NamedProduct {
  /** Cleaned. */
  readonly name: string;
  readonly language: Language;
  readonly evidence: Evidence | undefined;
  readonly catalogs: Pick<CatalogStore, "findCategory">;
}

export interface NamedFacts {
  readonly category: CategoryRecord;
  readonly facts: readonly LabelledText[];
}

/** A category of a lower score in [0, 1] says too little of what a number in the name measures. */
const leastScore = 0.7;

/**
 * Whose columns are read anyway, which a name says too loosely for a line (the "brides" of sandals), or of which a sentence would say something
 * else (a washing machine that "supports up to 8 kg").
 */
const skipped = new Set([
  ...["brand", "model", "age_group", "closure", "style", "season", "finish", "occasion", "load_capacity"],
]);

/**
 * What a name states of the attributes of its product's category, as columns would say it: "Capacity: 1.7 l", "Material: Edelstahl". An
 * attribute with several values and one that no sentence or line is known for are left out. Undefined where the category is not sure.
 */
export function factsOfName(
  { name, language, evidence, catalogs }: NamedProduct,
  read: ReadAttributes,
): NamedFacts | undefined {
  const { identifier, score } = evidence?.category ?? { identifier: "", score: 0 };
  const known = score < leastScore ? undefined : catalogs.findCategory(identifier);
  if (known === undefined) return undefined;
  const query = {
    sales_channel: known.catalog.salesChannel,
    category_identifier: known.category.identifier,
    ...{ include_recommended: true, include_optional: true },
  };
  const found = read({ query, body: { product_name: name, product_description: "" } });
  const all = [...found.required_attributes, ...found.recommended_attributes, ...found.optional_attributes];
  const stated = all.flatMap(({ attribute, values: [value, more] }) => {
    const label = attribute.languages[language].name;
    if (value === undefined || more !== undefined || skipped.has(attribute.identifier)) return [];
    const topic = topicOf(label);
    if (topic === undefined || topic.kind === "content" || isOneOfSeveral(name, value.span)) return [];
    if (topic.key === "size") return [{ label, text: value.text.replace(sizeWord, "") }];
    const text = value.text.replace(/(?<=\d\s)Inch(?:es)?$/u, "inch");
    return [{ label, text: topic.kind === "material" ? shareOf(name, value.span[0]) + text : text }];
  });
  const [sides, others] = name.match(sidesWithUnit) ?? [];
  const sized = sides === undefined || others !== undefined ? [] : [{ label: "dimensions", text: sides }];
  return { category: known.category, facts: [...stated, ...sized] };
}

/** "180x90x76 cm" */
export const sidesWithUnit =
  /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?){1,2}\s?(?:mm|cm|m)(?!\p{L})/giu;

/** "Gr. 39": the label says what it is. */
const sizeWord = /^(?:size|gr\.|größe|taille|t\.|taglia)\s?(?=\d|X*[SML]$)/iu;

/** "98% " before "cotton" */
function shareOf(name: string, start: number): string {
  return /\d{1,3}\s?%\s(?:\p{L}+\s)?$/u.exec(name.slice(0, start))?.[0] ?? "";
}

/** "M/" before "L" */
function isOneOfSeveral(name: string, [start, end]: readonly [number, number]): boolean {
  return /[/+]\s?$/u.test(name.slice(0, start)) || /^\s?[/+]/u.test(name.slice(end));
}
