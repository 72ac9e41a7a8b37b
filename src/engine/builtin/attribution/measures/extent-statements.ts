import { foldText } from "../../../../text/normal-form.ts";
import type { CategoryLexicon, CompiledAttribute } from "../lexicon/category-lexicon.ts";
import { attributeOfSide, sideOfLetter } from "../lexicon/sides.ts";
import { type Statement, scores } from "../statements/statement.ts";
import type { ProductText } from "../texts/product-text.ts";
import type { Extent } from "./extents.ts";

/** The numbers of an extent that says which is which: width and height of "B x H: 20 x 30 cm". */
export function extentStatements(
  lexicon: CategoryLexicon,
  text: ProductText,
  extents: readonly Extent[],
): readonly Statement[] {
  return extents.flatMap(({ numbers, order = [] }) =>
    order.flatMap((written, index) => {
      const attribute = attributeOfSide(lexicon, sideOfLetter(written, order));
      const [start, end] = numbers[index] ?? [0, 0];
      return attribute && end > start
        ? [{ attribute, value: null, text, start, end, score: scores.labelledMeasure }]
        : [];
    }),
  );
}

const dimensionsNames = /^(?:(?:product |item )?dimensions?|(?:produkt)?abmessung(?:en)?|masse|dimensioni)$/;

/** An attribute for all of it ("Dimensions") takes the extent whole. */
export function wholeExtentStatements(
  lexicon: CategoryLexicon,
  text: ProductText,
  extents: readonly Extent[],
): readonly Statement[] {
  const attribute = extents.length === 0 ? undefined : attributeOfWhole(lexicon);
  if (attribute === undefined) return [];
  return extents.map(({ start, end }) => ({
    attribute,
    value: null,
    text,
    start,
    end,
    score: scores.inDescription,
  }));
}

const kept = new WeakMap<CategoryLexicon, { readonly attribute: CompiledAttribute | undefined }>();

/** The attribute for all of an extent. */
export function attributeOfWhole(lexicon: CategoryLexicon): CompiledAttribute | undefined {
  const known = kept.get(lexicon);
  if (known !== undefined) return known.attribute;
  const attribute = lexicon.attributes.find(
    ({ record }) =>
      record.kind !== "closed" &&
      Object.values(record.names).some((name) => dimensionsNames.test(foldText(name))),
  );
  kept.set(lexicon, { attribute });
  return attribute;
}
