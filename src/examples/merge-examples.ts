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

/**
 * Gathers examples, each product once. Products with the same name, description and brand, in whatever capitals, are one
 * product unless they have different ids; what has no id means all that have its texts.
 */
export class ExampleMerger {
  readonly counts: MergeCounts = { added: 0, changed: 0, repeated: 0 };
  /** By the products' texts, and then by id; "" where there is none. */
  readonly #byTexts = new Map<string, Map<string, Example>>();

  constructor(kept: readonly Example[]) {
    for (const example of kept) this.#alike(example).set(example.id ?? "", example);
  }

  add(example: Example): void {
    const alike = this.#alike(example);
    const meant = this.#meant(alike, example);
    if (meant.length === 0) {
      this.counts.added += 1;
      alike.set(example.id ?? "", example);
      return;
    }
    const isRepeated = meant.every((known) => says(known) === says(example));
    if (isRepeated) this.counts.repeated += 1;
    else this.counts.changed += 1;
    for (const known of meant) alike.set(known.id ?? "", taught(known, example));
    this.#adoptId(alike, example);
  }

  examples(): readonly Example[] {
    return [...this.#byTexts.values()].flatMap((alike) => [...alike.values()]);
  }

  #alike(example: Example): Map<string, Example> {
    const key = textKey(example);
    const known = this.#byTexts.get(key) ?? new Map<string, Example>();
    this.#byTexts.set(key, known);
    return known;
  }

  #meant(alike: ReadonlyMap<string, Example>, { id }: Example): readonly Example[] {
    if (id === undefined) return [...alike.values()];
    const known = alike.get(id) ?? alike.get("");
    return known === undefined ? [] : [known];
  }

  /** A product that was first met without its id is the one that now comes with it. */
  #adoptId(alike: Map<string, Example>, { id }: Example): void {
    const nameless = id === undefined || alike.has(id) ? undefined : alike.get("");
    if (id === undefined || nameless === undefined) return;
    alike.delete("");
    alike.set(id, { ...nameless, id });
  }
}

/** The known product as the later feed teaches it; its id stays. */
function taught(known: Example, example: Example): Example {
  const { id } = known;
  return { ...example, ...(id !== undefined && { id }), attributes: joined(known, example) };
}

/** Of the same category, what an earlier feed said of other attributes stays. */
function joined(known: Example, example: Example): Example["attributes"] {
  if (known.categoryIdentifier !== example.categoryIdentifier) return example.attributes;
  return { ...known.attributes, ...example.attributes };
}

function textKey({ name, description, brand = "" }: Example): string {
  return [name, description, brand].map((text) => foldText(normalizeWhitespace(text))).join("\0");
}

function says({ categoryIdentifier, attributes }: Example): string {
  return JSON.stringify([categoryIdentifier, Object.entries(attributes).sort()]);
}
