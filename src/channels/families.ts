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
  members: number;
}

/** Collects which rows belong together, wherever they stand. */
export class FamilyTally {
  readonly #groups = new Map<string, Group>();

  add(row: FamilyRow): void {
    const { keys, isParent } = row;
    const [first = ""] = keys;
    const known = keys.flatMap((key) => this.#groups.get(key) ?? [])[0];
    const group = known ?? { name: first, isNamedByParent: false, members: 0 };
    group.members += 1;
    if (isParent && !group.isNamedByParent) Object.assign(group, { name: first, isNamedByParent: true });
    for (const key of keys) if (!this.#groups.has(key)) this.#groups.set(key, group);
  }

  /** The name that all members of a family have in common; undefined for a product without variants. */
  groupOf({ keys }: FamilyRow): string | undefined {
    const group = keys.flatMap((key) => this.#groups.get(key) ?? [])[0];
    return group === undefined || group.members < 2 ? undefined : group.name.replace(/^(?:handle|id):/, "");
  }
}

interface Row {
  readonly product: ChannelProduct;
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

/** So many rows of one family are held at once, and so many products whose variants may come later. */
const mostMembers = 2_000;
const mostParents = 10_000;

/**
 * Puts the rows of a feed together as families: those that follow one another. What the shop leaves empty in a variant's
 * row stands in the product's, which may be further ahead. Rows of images alone add theirs to the product before them.
 */
export async function* assembleFamilies(request: AssemblyRequest): AsyncGenerator<ChannelFamily> {
  const { records, description, reading, known, read } = request;
  const isSeparate = ({ isParent, isPresumed }: FamilyRow) =>
    isParent && isPresumed !== true && description.dialectName !== "shopify";
  const parents = new Map<string, Row>();
  let held: Row[] = [];
  let heldGroup: string | undefined;
  const flush = () => {
    const [group, rows] = [heldGroup, held];
    [heldGroup, held] = [undefined, []];
    if (rows.length === 0) return [];
    if (group === undefined) return rows.map(({ product }) => single(product));
    const own = rows.find(({ row }) => row.isParent);
    if (own !== undefined && parents.size < mostParents) parents.set(group, own);
    const parent = own ?? parents.get(group);
    const members = rows.filter(({ row }) => !isSeparate(row));
    return [toFamily(group, members, parent, parent !== undefined && isSeparate(parent.row))];
  };
  for await (const batch of records) {
    for (const record of batch) {
      const row = reading?.read(record);
      const product = read(record);
      if (product === undefined) continue;
      const first = held[0];
      if (row === undefined && first !== undefined && continues(product, first.product, description)) {
        held[0] = { ...first, product: withImages(first.product, product.images) };
        continue;
      }
      const group = row && known.groupOf(row);
      if (group === undefined || group !== heldGroup || held.length >= mostMembers) yield* flush();
      heldGroup = group;
      held.push({ product, row: row ?? { keys: [], isParent: false } });
    }
  }
  yield* flush();
}

/** Whether a row that is no variant belongs to the product before it: an image in a Shopify export. */
function continues(next: ChannelProduct, before: ChannelProduct, { dialectName }: FeedDescription): boolean {
  return dialectName === "shopify" && next.name.text === "" && next.handle === before.handle;
}

function withImages(product: ChannelProduct, images: readonly string[]): ChannelProduct {
  return { ...product, images: [...new Set([...product.images, ...images])] };
}

function single(product: ChannelProduct): ChannelFamily {
  return { members: [{ product, options: [] }] };
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
  const by = (field: "color" | "size" | "material" | "pattern") =>
    options.find(({ name }) => detailWords(field).includes(normalizeColumn(name)))?.text ?? "";
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
