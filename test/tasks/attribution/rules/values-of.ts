import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

interface Asked {
  readonly language?: Language;
  /** A leaf of channel_a. */
  readonly leaf: string;
  readonly attribute: string;
  readonly name: string;
  readonly description?: string;
  readonly brand?: string;
  readonly facts?: readonly (readonly [label: string, text: string])[];
  /** Without those that the channel has as optional ones, which a row's columns may state all the same. */
  readonly isRecommended?: boolean;
}

/** The values that a row states of one attribute, whatever its level. */
export function valuesOf({
  language,
  leaf,
  attribute,
  name,
  description = "",
  brand,
  facts = [],
  isRecommended = false,
}: Asked) {
  const levels = { include_recommended: true, include_optional: !isRecommended };
  const query = { sales_channel: "channel_a", category_identifier: leaf, ...levels } as const;
  const body = { product_name: name, product_description: description };
  const evidence = {
    ...(language !== undefined && { language }),
    ...(brand && { brand }),
    facts: facts.map(([label, text]) => ({ label, text })),
  };
  const answer = extract({ query, body }, { evidence });
  return [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes]
    .flat()
    .filter(({ attribute: found }) => found.identifier === attribute)
    .flatMap(({ values }) => values);
}
