import { plainText } from "../nlp/html.ts";
import { foldText, normalizeWhitespace } from "../nlp/normalizer.ts";

/** A product with a known category, and possibly attributes. */
export interface Example extends ProductFields {
  /** The feed's identifier; absent where it has none. */
  readonly id?: string;
  /** A category of the channel's catalog. */
  readonly categoryIdentifier: string;
  /**
   * By attribute identifier: its values in the words of the feed (any of them is right), or null where the product is
   * known to have none. An absent attribute is unknown.
   */
  readonly attributes: Readonly<Record<string, readonly string[] | null>>;
}

/** The outcome of adding examples. */
export interface MergeCounts {
  added: number;
  /** The product existed with another category or other attributes, which have been replaced. */
  changed: number;
  /** The product existed unchanged. */
  repeated: number;
}

/**
 * Merges examples, each product once. Products with the same name, description and brand (ignoring case) are one
 * product unless they have different ids; an example without an id applies to all products with its texts.
 */
export class ExampleMerger {
  readonly counts: MergeCounts = { added: 0, changed: 0, repeated: 0 };
  /** By the products' texts, and then by id; "" for none. */
  readonly #byTexts = new Map<string, Map<string, Example>>();
  /** Position of first occurrence, by the current example. */
  readonly #places = new Map<Example, number>();
  #nextPlace = 0;

  constructor(initial: readonly Example[]) {
    for (const example of initial) this.#put(this.#alike(example), example);
  }

  add(example: Example): void {
    const alike = this.#alike(example);
    const meant = this.#meant(alike, example);
    if (meant.length === 0) {
      this.counts.added += 1;
      this.#put(alike, example);
      return;
    }
    const isRepeated = meant.every((known) => contentKey(known) === contentKey(example));
    if (isRepeated) this.counts.repeated += 1;
    else this.counts.changed += 1;
    for (const known of meant) this.#put(alike, taught(known, example), known);
    this.#adoptId(alike, example);
  }

  /** In order of first occurrence. */
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

  /** A product first seen without an id adopts the id that it later comes with. */
  #adoptId(alike: Map<string, Example>, { id }: Example): void {
    const nameless = id === undefined || alike.has(id) ? undefined : alike.get("");
    if (id === undefined || nameless === undefined) return;
    alike.delete("");
    this.#put(alike, { ...nameless, id }, nameless);
  }
}

/** The known product updated by the later example; its id stays. */
function taught(known: Example, example: Example): Example {
  const { id } = known;
  return { ...example, ...(id !== undefined && { id }), attributes: joined(known, example) };
}

/** For the same category, other attributes from earlier examples are retained. */
function joined(known: Example, example: Example): Example["attributes"] {
  if (known.categoryIdentifier !== example.categoryIdentifier) return example.attributes;
  return { ...known.attributes, ...example.attributes };
}

function textKey({ name, description, brand = "" }: Example): string {
  return [name, description, brand].map((text) => foldText(normalizeWhitespace(text))).join("\0");
}

function contentKey({ categoryIdentifier, attributes }: Example): string {
  return JSON.stringify([categoryIdentifier, Object.entries(attributes).sort()]);
}

/** A kind of products that a product may be of, as something else than the examples knows it. */
export interface ProductKind {
  /** 32 bits that stand for the kind. */
  readonly key: number;
  /** How likely it is, in (0, 1]; kinds contain others, so that their sum may exceed 1. */
  readonly share: number;
}

export type KindFinder = (product: ProductFields) => readonly ProductKind[];

/** The fields of a product that models learn from. */
export interface ProductFields {
  /** "" for none. */
  readonly name: string;
  /** "" for none. */
  readonly description: string;
  /** Absent where the feed has no such column. */
  readonly brand?: string;
  /** Absent where nothing but the texts is known. */
  readonly kinds?: readonly ProductKind[];
}

/** The fields without markup, so that training and prediction see the same text. */
export function toPlainFields({ name, description, brand }: ProductFields): ProductFields {
  return {
    name: plainText(name).text,
    description: plainText(description).text,
    ...(brand !== undefined && { brand: plainText(brand).text }),
  };
}

/** The fields with the kinds of products that something else knows. */
export function withKinds(fields: ProductFields, kindsOf: KindFinder | undefined): ProductFields {
  return kindsOf === undefined ? fields : { ...fields, kinds: kindsOf(fields) };
}
