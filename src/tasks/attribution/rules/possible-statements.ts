import type { CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import type { KnownWords } from "./known-words.ts";
import { readFreeText } from "./labelled-lines.ts";
import { isNegated } from "./negation.ts";
import type { ProductText } from "./product-text.ts";
import { mayNameBrand } from "./stated-brands.ts";
import { mayNameModel } from "./stated-models.ts";
import { matchValue } from "./value-matches.ts";

/**
 * Whether an attribute of which no rule read a value may be stated all the same: its name or a listed value stands in the texts, the
 * name has a measure of its dimension, or unknown words may be its brand or model. Then nobody can say that it is missing.
 */
export function mayBeStated(
  attribute: CompiledAttribute,
  { category }: RequestedAttributes,
  texts: readonly ProductText[],
  known: KnownWords,
): boolean {
  const { subject, record } = attribute;
  if (subject === "brand" && record.kind === "open") return mayNameBrand(texts, known);
  if (subject === "model" && record.kind === "open") return mayNameModel(texts, known);
  if (subject === "compatibility") return texts.some(namesPurpose);
  return texts.some((text) => {
    if (text.source === "fact") return false;
    const isNamed = readFreeText(category, text).mentions.some((mention) => mention.attribute === attribute);
    if (isNamed || record.kind === "open") return isNamed;
    if (record.kind === "measure")
      return (
        text.source === "product_name" &&
        text.measures.some(({ dimension }) => dimension === record.dimension)
      );
    return text.words.some((_, index) => {
      const match = matchValue(attribute, text, index);
      return match !== undefined && !isNegated(text.words, index, match.last);
    });
  });
}

const purpose = /(?<!\p{L})(?:for|fits|compatible|für|passend|kompatibel|pour|per|compatibil[ei])(?!\p{L})/iu;

function namesPurpose({ plain }: ProductText): boolean {
  return purpose.test(plain.text);
}
