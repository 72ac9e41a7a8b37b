import { evenShare } from "../examples/even-share.ts";
import type { Vocabulary } from "../examples/prepare-products.ts";
import type { ReadProduct } from "../examples/prepared-product.ts";
import type { Pace } from "../pace.ts";
import type { ClassWriter } from "./class-writer.ts";
import { learnClasses } from "./learn-classes.ts";
import { learnWriting, type ValueWriting } from "./value-writing.ts";
import type { WrittenExample } from "./written-example.ts";

/** How the values of all attributes are written. */
export interface Writings {
  /** By attribute; undefined where its values are closed lists. */
  readonly forms: readonly (ValueWriting | undefined)[];
  /** By category, and then by attribute: those that choose from closed lists. */
  readonly classes: readonly ReadonlyMap<number, ClassWriter>[];
}

/** Words of a closed list that fewer examples than this have are not worth learning. */
const leastExamples = 3;

/** How an attribute is written shows in a share of many examples. */
const mostForForm = 1000;
const mostForClasses = 2000;

export async function learnWritings(
  { attributes, categories }: Vocabulary,
  products: readonly ReadProduct[],
  pace: Pace,
): Promise<Writings> {
  const forms: (ValueWriting | undefined)[] = [];
  for (const attribute of attributes.keys()) {
    const examples = examplesOf(products, attribute);
    const valued = examples.filter(({ values }) => values.length > 0);
    const absent = examples.filter(({ values }) => values.length === 0);
    forms.push(learnWriting(evenShare(valued, mostForForm), evenShare(absent, mostForForm)));
    await pace();
  }
  const closed = [...forms.keys()].filter((attribute) => forms[attribute] === undefined);
  const classes = categories.map(() => new Map<number, ClassWriter>());
  for (const [category, writers] of classes.entries()) {
    const own = products.filter((product) => product.category === category);
    for (const attribute of closed) {
      const examples = evenShare(examplesOf(own, attribute), mostForClasses);
      if (examples.length >= leastExamples) writers.set(attribute, learnClasses(examples));
      await pace();
    }
  }
  return { forms, classes };
}

/** Those of which the attribute is known; without values where they are known to have none. */
function examplesOf(products: readonly ReadProduct[], attribute: number): WrittenExample[] {
  return products.flatMap(({ texts, values }) => {
    const known = values.get(attribute);
    return known === undefined ? [] : [{ texts, values: known ?? [] }];
  });
}

/** The attributes of each category whose values are looked for in the texts. */
export function foundAttributes(
  { categoryAttributes }: Vocabulary,
  { forms }: Writings,
): readonly (readonly number[])[] {
  return categoryAttributes.map((own) => own.filter((attribute) => forms[attribute] !== undefined));
}
