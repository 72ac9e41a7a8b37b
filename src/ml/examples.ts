import { plainText } from "../nlp/html.ts";
import { foldText, normalizeWhitespace } from "../nlp/normalizer.ts";

/** A product that was categorized before, and perhaps its attributes. */
export interface Example extends ProductFields {
  /** The feed's own; absent where it has none. */
  readonly id?: string;
  /** A category of the channel's catalog. */
  readonly categoryIdentifier: string;
  /**
   * By the attribute's identifier: its values in the words of the feed (any of them is right), or null where the product
   * is known to have none. Of an attribute that is absent nothing is known.
   */
  readonly attributes: Readonly<Record<string, readonly string[] | null>>;
}

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
  /** When each was first met, by what it is now. */
  readonly #places = new Map<Example, number>();
  #nextPlace = 0;

  constructor(kept: readonly Example[]) {
    for (const example of kept) this.#put(this.#alike(example), example);
  }

  add(example: Example): void {
    const alike = this.#alike(example);
    const meant = this.#meant(alike, example);
    if (meant.length === 0) {
      this.counts.added += 1;
      this.#put(alike, example);
      return;
    }
    const isRepeated = meant.every((known) => says(known) === says(example));
    if (isRepeated) this.counts.repeated += 1;
    else this.counts.changed += 1;
    for (const known of meant) this.#put(alike, taught(known, example), known);
    this.#adoptId(alike, example);
  }

  /** In the order in which they were first met. */
  examples(): readonly Example[] {
    const placeOf = (example: Example) => this.#places.get(example) ?? 0;
    return [...this.#places.keys()].sort((one, other) => placeOf(one) - placeOf(other));
  }

  #put(alike: Map<string, Example>, example: Example, known?: Example): void {
    const place = known === undefined ? undefined : this.#places.get(known);
    if (known !== undefined) this.#places.delete(known);
    this.#places.set(example, place ?? this.#nextPlace++);
    alike.set(example.id ?? "", example);
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
    this.#put(alike, { ...nameless, id }, nameless);
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

/** What a feed's row says of a product, as far as anything is learned from it. */
export interface ProductFields {
  /** "" where there is none. */
  readonly name: string;
  /** "" where there is none. */
  readonly description: string;
  /** Where the feed has a column for it. */
  readonly brand?: string;
}

/** The fields without markup, as a reader would see them: what is learned from and what is asked of are read alike. */
export function toPlainFields({ name, description, brand }: ProductFields): ProductFields {
  return {
    name: plainText(name).text,
    description: plainText(description).text,
    ...(brand !== undefined && { brand: plainText(brand).text }),
  };
}
