import { normalizeColumn } from "../feed/column-names.ts";
import type { FamilyReading, FamilyRow } from "../feed/families.ts";
import type { FeedDescription } from "../feed/feed.ts";
import { detailWords } from "../feed/header-words.ts";
import type { FeedRecord } from "../feed/record.ts";
import { foldText } from "../nlp/normalizer.ts";
import type { ChannelFamily, ChannelProduct, FamilyMember, NamedText } from "./product.ts";

interface Group {
  name: string;
  isNamedByParent: boolean;
  rows: number;
}

/** Collects which rows belong together, wherever they stand. */
export class FamilyTally {
  readonly #groups = new Map<string, Group>();

  /** @param stated what the feed itself calls the family, as it spells it; empty: nothing */
  add(row: FamilyRow, stated: string): void {
    const { keys, isParent } = row;
    const [first = ""] = keys;
    const known = keys.flatMap((key) => this.#groups.get(key) ?? [])[0];
    const group = known ?? { name: stated || plainKey(first), isNamedByParent: false, rows: 0 };
    group.rows += 1;
    if (isParent && !group.isNamedByParent)
      Object.assign(group, { name: stated || plainKey(first), isNamedByParent: true });
    for (const key of keys) if (!this.#groups.has(key)) this.#groups.set(key, group);
  }

  /** The family of a row, its name and how many rows it has; undefined for a product without variants. */
  groupOf({ keys }: FamilyRow): { readonly name: string; readonly rows: number } | undefined {
    const group = keys.flatMap((key) => this.#groups.get(key) ?? [])[0];
    return group === undefined || group.rows < 2 ? undefined : group;
  }
}

function plainKey(key: string): string {
  return key.replace(/^(?:handle|id):/, "");
}

interface Row {
  product: ChannelProduct;
  readonly row: FamilyRow;
}

export interface AssemblyRequest {
  readonly records: AsyncIterable<readonly FeedRecord[]>;
  readonly description: FeedDescription;
  readonly reading: FamilyReading | undefined;
  readonly known: Pick<FamilyTally, "groupOf">;
  /** Undefined: the row is left out. */
  readonly read: (record: FeedRecord) => ChannelProduct | undefined;
}

/** So many rows are held of families that are not complete yet, and so many products whose variants may come later. */
const mostHeld = 5_000;
const mostParents = 5_000;

/**
 * Puts the rows of a feed together as families. A family comes when its last row was read; one whose rows are further
 * apart than can be held comes in parts. What the shop leaves empty in a variant's row stands in the product's. Rows of
 * images alone add theirs to the product before them.
 */
export async function* assembleFamilies(request: AssemblyRequest): AsyncGenerator<ChannelFamily> {
  const { records, description, reading, known, read } = request;
  const families = new OpenFamilies(description);
  for await (const batch of records) {
    for (const record of batch) {
      const row = reading?.read(record);
      const group = row && known.groupOf(row);
      const product = read(record);
      if (row === undefined && product !== undefined && families.takesImages(product)) continue;
      yield* families.next();
      if (group !== undefined && row !== undefined) yield* families.addVariant(group, row, product);
      else if (product !== undefined) families.addSingle(product);
    }
  }
  yield* families.end();
}

interface OpenFamily {
  readonly name: string;
  readonly rows: Row[];
  /** Rows that are still to come. */
  missing: number;
}

class OpenFamilies {
  readonly #description: FeedDescription;
  readonly #open = new Map<string, OpenFamily>();
  readonly #parents = new Map<string, Row>();
  #held = 0;
  /** The product of the last row: images may follow. */
  #last: Row | undefined;
  #ready: (() => ChannelFamily) | undefined;

  constructor(description: FeedDescription) {
    this.#description = description;
  }

  takesImages(product: ChannelProduct): boolean {
    const last = this.#last;
    if (last === undefined || !continues(product, last.product, this.#description)) return false;
    last.product = { ...last.product, images: [...new Set([...last.product.images, ...product.images])] };
    return true;
  }

  addSingle(product: ChannelProduct): void {
    const row: Row = { product, row: { keys: [], isParent: false } };
    this.#last = row;
    this.#ready = () => ({ members: [{ product: row.product, options: [] }] });
  }

  /** @param product undefined: the row is left out */
  *addVariant(
    { name, rows }: { readonly name: string; readonly rows: number },
    familyRow: FamilyRow,
    product: ChannelProduct | undefined,
  ): Generator<ChannelFamily> {
    const family = this.#open.get(name) ?? { name, rows: [], missing: rows };
    this.#open.set(name, family);
    family.missing -= 1;
    if (product !== undefined) {
      const row: Row = { product, row: familyRow };
      this.#last = row;
      family.rows.push(row);
      this.#held += 1;
    }
    if (family.missing <= 0) {
      this.#take(family);
      this.#ready = family.rows.length === 0 ? undefined : () => this.#close(family);
    }
    const [oldest] = this.#open.values();
    if (this.#held <= mostHeld || oldest === undefined) return;
    this.#take(oldest);
    this.#open.set(oldest.name, { ...oldest, rows: [] });
    if (oldest.rows.length > 0) yield this.#close(oldest);
  }

  /** What is complete, before the next product. */
  *next(): Generator<ChannelFamily> {
    if (this.#ready !== undefined) yield this.#ready();
    this.#ready = undefined;
    this.#last = undefined;
  }

  *end(): Generator<ChannelFamily> {
    yield* this.next();
    for (const family of this.#open.values()) if (family.rows.length > 0) yield this.#close(family);
  }

  #take(family: OpenFamily): void {
    this.#open.delete(family.name);
    this.#held -= family.rows.length;
  }

  #close({ name, rows }: OpenFamily): ChannelFamily {
    const own = rows.find(({ row }) => row.isParent);
    if (own !== undefined && this.#parents.size < mostParents) this.#parents.set(name, own);
    const parent = own ?? this.#parents.get(name);
    const members = rows.filter(({ row }) => !this.#isSeparate(row));
    return toFamily(name, members, parent, parent !== undefined && this.#isSeparate(parent.row));
  }

  /** Whether the product is not itself for sale. In a Shopify export its row is that of the first variant, too. */
  #isSeparate({ isParent, isPresumed }: FamilyRow): boolean {
    return isParent && isPresumed !== true && this.#description.dialectName !== "shopify";
  }
}

/** Whether a row that is no variant belongs to the product before it: an image in a Shopify export. */
function continues(next: ChannelProduct, before: ChannelProduct, { dialectName }: FeedDescription): boolean {
  return dialectName === "shopify" && next.name.text === "" && next.handle === before.handle;
}

function toFamily(
  group: string,
  rows: readonly Row[],
  parent: Row | undefined,
  isParentSeparate: boolean,
): ChannelFamily {
  const products = rows.map(({ product }) =>
    parent === undefined || product === parent.product ? product : withParents(product, parent.product),
  );
  const options = optionsOf(rows, products, parent?.row);
  const ids = products.map(({ id }) => id);
  const members = products.map((product, place): FamilyMember => {
    const own = options[place] ?? [];
    const isRepeated = ids.indexOf(product.id) !== ids.lastIndexOf(product.id);
    const id = isRepeated ? [product.id, ...own.map(({ text }) => slug(text))].join("-") : product.id;
    return { product: withOptions({ ...product, id }, own), options: own };
  });
  return { group, members, ...(parent && isParentSeparate && { parent: parent.product }) };
}

/** What stands in the product's row and is empty in the variant's. */
function withParents(product: ChannelProduct, parent: ChannelProduct): ChannelProduct {
  const filled: { -readonly [Field in keyof ChannelProduct]?: ChannelProduct[Field] } = {};
  for (const field of [
    "brand",
    "link",
    "ownCategory",
    "material",
    "gender",
    "ageGroup",
    "condition",
    "tags",
    "published",
  ] as const)
    if (product[field] === "") filled[field] = parent[field];
  for (const field of ["name", "description"] as const)
    if (product[field].text === "") filled[field] = parent[field];
  if (product.category.length === 0) filled.category = parent.category;
  if (product.googleCategory === "") filled.googleCategory = parent.googleCategory;
  if (product.images.length === 0) filled.images = parent.images.slice(0, 1);
  if (product.bullets.length === 0) filled.bullets = parent.bullets;
  if (product.price === undefined && parent.price !== undefined) filled.price = parent.price;
  return { ...product, ...filled };
}

/** By the feed's own slots, which the product's row alone may name; else by what differs. */
function optionsOf(
  rows: readonly Row[],
  products: readonly ChannelProduct[],
  parent: FamilyRow | undefined,
): readonly (readonly NamedText[])[] {
  const slots = rows.map(({ row }) =>
    (row.options ?? []).flatMap(({ label, text }, slot) =>
      text === "" ? [] : [{ name: label ?? parent?.options?.[slot]?.label ?? `Option ${slot + 1}`, text }],
    ),
  );
  if (slots.some((slot) => slot.length > 0)) return slots;
  const axes = [...new Set(rows.flatMap(({ row }) => row.axes ?? []))];
  const named = products.map((product) => namedTexts(product));
  const names =
    axes.length > 0 ? axes : [...new Set(named.flatMap((texts) => texts.map(({ name }) => name)))];
  const differing = names.filter((name) => new Set(named.map((texts) => textOf(texts, name))).size > 1);
  return named.map((texts) =>
    differing.slice(0, mostOptions).flatMap((name) => {
      const text = textOf(texts, name);
      return text === undefined ? [] : [{ name, text }];
    }),
  );
}

/** As many as Shopify has. */
const mostOptions = 3;

function namedTexts({ colors, size, material, pattern, details }: ChannelProduct): readonly NamedText[] {
  const own = [
    { name: "Color", text: colors.join("/") },
    { name: "Size", text: size },
    { name: "Material", text: material },
    { name: "Pattern", text: pattern },
  ];
  return [...own.filter(({ text }) => text !== ""), ...details];
}

function textOf(texts: readonly NamedText[], name: string): string | undefined {
  return texts.find((one) => one.name.toLowerCase() === name.toLowerCase())?.text;
}

/** A colour or size that only the options state. */
function withOptions(product: ChannelProduct, options: readonly NamedText[]): ChannelProduct {
  if (options.length === 0) return product;
  const names = options.map(({ name }) => normalizeColumn(name));
  const by = (field: "color" | "size" | "material" | "pattern") =>
    options.find((_, place) => detailWords(field).includes(names[place] ?? ""))?.text ?? "";
  return {
    ...product,
    colors: product.colors.length > 0 || by("color") === "" ? product.colors : [by("color")],
    size: product.size || by("size"),
    material: product.material || by("material"),
    pattern: product.pattern || by("pattern"),
  };
}

function slug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
