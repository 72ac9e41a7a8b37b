import { foldText, normalizeWhitespace } from "../text/normal-form.ts";
import type { Example } from "./example.ts";

/** What became of the examples that were added. */
export interface MergeCounts {
  added: number;
  /** The same product was there with another category or other attributes; what came last counts. */
  changed: number;
  /** The same product was there just so. */
  repeated: number;
}

/** Gathers examples, each product once: the same name, description and brand, in whatever capitals, are one product. */
export class ExampleMerger {
  readonly counts: MergeCounts = { added: 0, changed: 0, repeated: 0 };
  readonly #byProduct = new Map<string, Example>();

  constructor(kept: readonly Example[]) {
    for (const example of kept) this.#byProduct.set(productKey(example), example);
  }

  add(example: Example): void {
    const key = productKey(example);
    const known = this.#byProduct.get(key);
    if (known === undefined) this.counts.added += 1;
    else if (says(known) === says(example)) this.counts.repeated += 1;
    else this.counts.changed += 1;
    this.#byProduct.set(
      key,
      known === undefined ? example : { ...example, attributes: joined(known, example) },
    );
  }

  examples(): readonly Example[] {
    return [...this.#byProduct.values()];
  }
}

/** Of the same category, what an earlier feed said of other attributes stays. */
function joined(known: Example, example: Example): Example["attributes"] {
  if (known.categoryIdentifier !== example.categoryIdentifier) return example.attributes;
  return { ...known.attributes, ...example.attributes };
}

function productKey({ name, description, brand = "" }: Example): string {
  return [name, description, brand].map((text) => foldText(normalizeWhitespace(text))).join("\0");
}

function says({ categoryIdentifier, attributes }: Example): string {
  return JSON.stringify([categoryIdentifier, Object.entries(attributes).sort()]);
}
