import type { ColumnMapping } from "../../feed/columns.ts";
import { fieldText } from "../../feed/field-text.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { BoundedCache, cacheSizes } from "../../lib/cache.ts";
import { detached } from "../../nlp/normalizer.ts";
import { foldHash, hashOfText } from "../history/row-fingerprints.ts";
import { type Product, statedText, toProduct } from "../product.ts";
import { groupOf, type RowGroup, seriesOf } from "./source-category.ts";

/** One of the shop's own categories, or a series of models, and some of its rows. */
export interface GatheredCategory {
  /** As its first row writes it. */
  readonly text: string;
  readonly isSeries?: true;
  readonly rows: number;
  /** Spread over its rows, in an order that says nothing. */
  readonly products: readonly Product[];
}

export interface GatheringLimits {
  /** Products that are kept of each category. */
  readonly productsEach: number;
  /** Products that are kept in all; a category beyond is known by its words alone. */
  readonly products: number;
  /** Categories beyond are not looked at: such a column is no list of categories. */
  readonly categories: number;
}

/** The part of a description that is looked at, in characters. */
const maxDescriptionLength = 1_500;

/** What decides whether a record enters the sample. */
interface ReadFields {
  readonly texts: Readonly<Partial<Record<"category" | "name" | "description", string | undefined>>>;
  /** As `hashOfText` gives them, where they were already taken. */
  readonly hashes?: Readonly<Partial<Record<"name" | "description", number>>>;
}

interface Gathered {
  readonly text: string;
  readonly isSeries?: true;
  rows: number;
  readonly sample: SampledProduct[];
}

/**
 * Gathers the shop's own categories of a feed, in order of appearance, or its series of models where it has no categories. Memory is bounded by the limits; the same feed gives the same
 * products, and one of which few rows have changed gives nearly the same.
 */
export class CategoryGatherer {
  readonly #mapping: ColumnMapping;
  readonly #limits: GatheringLimits;
  readonly #gathered = new Map<string, Gathered>();
  /** By what a cell says; null where it names none. */
  readonly #byCell = new BoundedCache<string, Gathered | null>(cacheSizes.sourceCategories);
  #kept = 0;

  constructor(mapping: ColumnMapping, limits: GatheringLimits) {
    // Facts are not read: a colour or a size says nothing of what a thing is.
    const { facts: _, ...columns } = mapping;
    this.#mapping = columns;
    this.#limits = limits;
  }

  /**
   * Most rows do not enter the sample, and of these only what decides that is read.
   * @param read the mapped fields, where they were already read
   */
  add(record: FeedRecord, { texts, hashes = {} }: ReadFields = this.#read(record)): void {
    const hasCategories = this.#mapping.columns.category !== undefined;
    const cell = hasCategories ? texts.category : texts.name;
    if (record.problem !== undefined || cell === undefined) return;
    const hasText =
      statedText("name", texts.name) !== undefined ||
      statedText("description", texts.description) !== undefined;
    if (!hasText) return;
    const entry = hasCategories ? this.#entryOf(cell) : this.#entryIn(seriesOf(cell));
    if (entry === undefined) return;
    const { sample } = entry;
    entry.rows += 1;
    const hasCapacity = sample.length < this.#limits.productsEach && this.#kept < this.#limits.products;
    const { name = hashOf(texts.name), description = hashOf(texts.description) } = hashes;
    const order = foldHash(name, description);
    const place = sample.findIndex((other) => order <= other.order);
    if (sample[place]?.order === order || (place === -1 && !hasCapacity)) return;
    const product = shortened(toProduct(record, this.#mapping));
    sample.splice(place === -1 ? sample.length : place, 0, { order, product });
    if (hasCapacity) this.#kept += 1;
    else sample.pop();
  }

  gathered(): Map<string, GatheredCategory> {
    return new Map(
      [...this.#gathered].map(([key, { sample, ...category }]) => [
        key,
        { ...category, products: sample.map(({ product }) => product) },
      ]),
    );
  }

  #read(record: FeedRecord): ReadFields {
    const { columns } = this.#mapping;
    const category = columns.category && record.text(columns.category);
    const name = columns.name && fieldText(record, "name", this.#mapping);
    const description = columns.description && fieldText(record, "description", this.#mapping);
    return { texts: { category, name, description } };
  }

  #entryOf(cell: string): Gathered | undefined {
    const known = this.#byCell.get(cell);
    if (known !== undefined) return known ?? undefined;
    const entry = this.#findEntry(cell);
    this.#byCell.set(detached(cell), entry ?? null);
    return entry;
  }

  #findEntry(cell: string): Gathered | undefined {
    const category = statedText("category", cell);
    return category === undefined ? undefined : this.#entryIn(groupOf({ category }));
  }

  #entryIn(group: RowGroup | undefined): Gathered | undefined {
    if (group === undefined) return undefined;
    const known = this.#gathered.get(group.key);
    if (known !== undefined || this.#gathered.size >= this.#limits.categories) return known;
    const { key, ...named } = group;
    const entry = { ...named, rows: 0, sample: [] };
    this.#gathered.set(key, entry);
    return entry;
  }
}

/** The shop's own categories of a feed that is read for them. */
export async function gatherCategories(
  batches: AsyncIterable<readonly FeedRecord[]>,
  mapping: ColumnMapping,
  limits: GatheringLimits,
): Promise<Map<string, GatheredCategory>> {
  const gatherer = new CategoryGatherer(mapping, limits);
  for await (const records of batches) for (const record of records) gatherer.add(record);
  return gatherer.gathered();
}

/**
 * Bottom-k sampling (Cohen and Kaplan 2007): the products whose texts have the smallest hashes, in that order. Unlike a choice by
 * place it stays the same where rows come and go elsewhere, so that most of the next run's sample is that of this one.
 */
interface SampledProduct {
  readonly order: number;
  readonly product: Product;
}

function hashOf(text: string | undefined): number {
  return text === undefined ? 0 : hashOfText(text);
}

/** As a copy: slices of what was read would keep all of it. */
function shortened({ category: _, ...product }: Product): Product {
  const { description } = product;
  return JSON.parse(
    JSON.stringify({ ...product, description: description?.slice(0, maxDescriptionLength) }),
  ) as Product;
}
