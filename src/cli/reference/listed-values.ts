import type { AttributeRecord } from "../../catalog/model.ts";
import type { OperationResponse } from "../../contract/operations.ts";
import type { Value } from "../../contract/reference-lists.ts";
import type { LocalCategory } from "./local-category.ts";
import { namesOf } from "./names-of.ts";
import { createMatcher } from "./search-words.ts";

/** A value of the service's answer, and the attribute that allows it where the catalog is at hand. */
export interface ListedValue {
  readonly value: Value;
  readonly attribute?: AttributeRecord;
}

/**
 * Joins the answer's values with the catalog's attributes, which stand in the same order, and keeps those that the words
 * find in names or terms. Of a remote service's values only the names are known.
 */
export function listValues(
  answer: OperationResponse<"listValues">,
  local: LocalCategory | undefined,
  words: string | undefined,
): ListedValue[] {
  const matches = createMatcher(words);
  if (local === undefined) {
    return answer.values
      .filter(({ identifier, languages }) => matches({ identifier, names: namesOf(languages) }))
      .map((value) => ({ value }));
  }
  const records = attributesOf(answer, local).flatMap((attribute) =>
    attribute.values.map((record) => ({ attribute, record })),
  );
  return answer.values.flatMap((value, place) => {
    const known = records[place];
    return known && matches(known.record) ? [{ value, attribute: known.attribute }] : [];
  });
}

/** The one attribute that was asked for, else all of the category. */
export function attributesOf(
  { attribute }: OperationResponse<"listValues">,
  local: LocalCategory,
): readonly AttributeRecord[] {
  if (attribute === null) return local.attributes;
  return local.attributes.filter(({ identifier }) => identifier === attribute.identifier);
}
