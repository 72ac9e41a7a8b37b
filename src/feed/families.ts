import { normalizeColumn } from "./column-names.ts";
import type { FamilyColumns } from "./family-columns.ts";
import type { FeedDescription } from "./feed.ts";
import { familyWords, fieldWords } from "./header-words.ts";
import type { FeedRecord } from "./record.ts";

/** What a row says of the family of variants that it belongs to. */
export interface FamilyRow {
  /** The names by which rows refer to the family, the row's own among them; rows that share one are one family. */
  readonly keys: readonly string[];
  /** Whether the row is the product itself, of which others are variants. */
  readonly isParent: boolean;
  /** Whether the feed does not say so itself: then a parent whose name states its own value is one of the variants. */
  readonly isPresumed?: boolean;
  /** What the row is called among the variants, slot by slot: a shop may give the labels in the parent's row only. */
  readonly options?: readonly VariantOption[];
  /** What the variants differ in, where the row names it. */
  readonly axes?: readonly string[];
  /** Whether the shop leaves cells empty in this row that stand in the parent's. */
  readonly leavesEmpty?: boolean;
}

export interface VariantOption {
  readonly label: string | undefined;
  readonly text: string;
}

/** How a feed says which rows are variants of one product. */
export interface FamilyReading {
  /** One sentence. */
  readonly why: string;
  /** Undefined where the row belongs to no family. */
  read(record: FeedRecord): FamilyRow | undefined;
}

/** The columns of a feed by their normalised names. */
type Header = ReadonlyMap<string, string>;

/**
 * Finds how the feed groups variants, by its columns; undefined where it does not.
 * @param columns those that the user names come first, those that are found by their cells last
 */
export function findFamilies(
  description: Pick<FeedDescription, "columns" | "dialectName">,
  columns?: FamilyColumns,
): FamilyReading | undefined {
  if (columns?.isAsked === true) return readColumns(columns);
  return readHeader(description) ?? (columns && readColumns(columns));
}

function readColumns({ parent, own, group }: FamilyColumns): FamilyReading | undefined {
  if (parent !== undefined) return own === undefined ? sharing(parent) : naming(parent, own);
  return group === undefined ? undefined : sharing(group);
}

function readHeader(
  description: Pick<FeedDescription, "columns" | "dialectName">,
): FamilyReading | undefined {
  const header: Header = new Map(
    [...description.columns].reverse().map((column) => [normalizeColumn(column), column]),
  );
  const { dialectName } = description;
  if (dialectName === "shopify") return readShopify(header);
  if (dialectName === "woocommerce") return readWooCommerce(header);
  if (dialectName === "magento") return readMagento(header);
  return readParents(header, dialectName === "akeneo") ?? readGroups(header);
}

function readShopify(header: Header): FamilyReading | undefined {
  const handle = header.get("handle");
  const title = header.get("title");
  if (handle === undefined || title === undefined) return undefined;
  const slots = numbered(header, (number) => [`option${number} name`, `option${number} value`]);
  return {
    why: `Rows with one "${handle}" are variants of one product.`,
    read: (record) => {
      const key = cell(record, handle);
      if (key === "") return undefined;
      const isParent = cell(record, title) !== "";
      const options = slots
        .map(([name, value]) => ({ label: cell(record, name) || undefined, text: cell(record, value) }))
        .map((option) => (isDefaultTitle(option) ? { label: undefined, text: "" } : option));
      if (!isParent && options.every(({ text }) => text === "")) return undefined;
      return { keys: [`handle:${key}`], isParent, options, leavesEmpty: !isParent };
    },
  };
}

/** What Shopify writes for a product without variants. */
function isDefaultTitle({ label, text }: VariantOption): boolean {
  return text === "Default Title" && (label ?? "Title") === "Title";
}

const wooParents = ["parent", "übergeordnetes produkt", "genitore", "padre"];
const wooTypes = ["type", "typ", "tipo"];
const wooSkus = ["sku", "artikelnummer", "ugs", "cod"];

function readWooCommerce(header: Header): FamilyReading | undefined {
  const parent = firstOf(header, wooParents);
  const type = firstOf(header, wooTypes);
  if (parent === undefined || type === undefined) return undefined;
  const id = header.get("id");
  const sku = firstOf(header, wooSkus);
  const slots = numbered(header, (number) =>
    ["attribute", "attribut", "attributo"].flatMap((word) => [
      `${word} ${number} name`,
      `name des attributs ${number}`,
      `${word} ${number} value s`,
      `${number} attributwert e`,
    ]),
  );
  return {
    why: `Variations name their product in "${parent}".`,
    read: (record) => {
      const types = cell(record, type)
        .toLowerCase()
        .split(/\s*,\s*/);
      const reference = cell(record, parent);
      if (types.includes("variation") && reference !== "") {
        return {
          keys: [reference.replace(/^id:/i, "id:").toLowerCase()],
          isParent: false,
          axes: slots.map(([name]) => cell(record, name)).filter((label) => label !== ""),
          leavesEmpty: true,
        };
      }
      if (!types.includes("variable")) return undefined;
      const keys = [id && `id:${cell(record, id)}`, sku && cell(record, sku).toLowerCase()];
      return { keys: keys.filter(isStated), isParent: true };
    },
  };
}

function readMagento(header: Header): FamilyReading | undefined {
  const sku = header.get("sku");
  const type = header.get("product type") ?? header.get("type");
  const variations = header.get("configurable variations");
  if (sku === undefined || type === undefined || variations === undefined) return undefined;
  return {
    why: `Configurable products list their variants in "${variations}".`,
    read: (record) => {
      const own = cell(record, sku).toLowerCase();
      if (own === "") return undefined;
      if (cell(record, type).toLowerCase() !== "configurable") {
        return { keys: [own], isParent: false };
      }
      const listed = cell(record, variations).split("|").map(readVariation);
      const axes = new Set(listed.flatMap(({ axes }) => axes));
      const keys = [own, ...listed.map(({ sku }) => sku)].filter(isStated);
      return { keys: [...new Set(keys)], isParent: true, axes: [...axes] };
    },
  };
}

/** `sku=MH01-XS-Black,size=XS,color=Black` */
function readVariation(text: string): { readonly sku: string; readonly axes: readonly string[] } {
  const pairs = text.split(",").map((pair) => pair.split("="));
  const sku = pairs.find(([name]) => name?.trim() === "sku")?.[1] ?? "";
  const axes = pairs.map(([name = ""]) => name.trim()).filter((name) => name !== "" && name !== "sku");
  return { sku: sku.trim().toLowerCase(), axes };
}

/** Rows that name their parent by its identifier: Amazon, Akeneo, plain feeds. Without a column that it can stand in, a family is who names the same one. */
function readParents(header: Header, hasLevels: boolean): FamilyReading | undefined {
  const parent = firstOf(header, hasLevels ? ["parent", ...familyWords("parent")] : familyWords("parent"));
  if (parent === undefined) return undefined;
  const own = firstOf(header, [...familyWords("own"), ...fieldWords("id").flat()]);
  if (own === undefined || own === parent) return hasLevels ? undefined : sharing(parent);
  return naming(parent, own, firstOf(header, familyWords("role")), hasLevels);
}

function naming(parent: string, own: string, role?: string, hasLevels = false): FamilyReading {
  return {
    why: `Variants name their product in "${parent}".`,
    read: (record) => {
      const key = cell(record, own).toLowerCase();
      const reference = cell(record, parent).toLowerCase();
      const stated = role === undefined ? "" : cell(record, role).toLowerCase();
      const isParent = stated === "" ? reference === "" || reference === key : stated === "parent";
      if (!isParent && reference === "") return undefined;
      // In Akeneo a model may itself have a parent.
      const keys = (hasLevels ? [reference, key] : [isParent ? key : reference]).filter(isStated);
      return keys.length === 0 ? undefined : { keys, isParent, isPresumed: isParent && stated === "" };
    },
  };
}

/** Rows that share a group's identifier: Google, Spryker, plain feeds. */
function readGroups(header: Header): FamilyReading | undefined {
  const group = firstOf(header, familyWords("group"));
  const concrete = header.get("concrete sku");
  const column = group ?? (concrete === undefined ? undefined : header.get("abstract sku"));
  return column === undefined ? undefined : sharing(column);
}

function sharing(column: string): FamilyReading {
  return {
    why: `Rows with one "${column}" are variants of one product.`,
    read: (record) => {
      const key = cell(record, column).toLowerCase();
      return key === "" ? undefined : { keys: [key], isParent: false };
    },
  };
}

function cell(record: FeedRecord, column: string): string {
  return record.text(column)?.trim() ?? "";
}

function isStated(key: string | undefined): key is string {
  return key !== undefined && key !== "" && key !== "id:";
}

function firstOf(header: Header, names: readonly string[]): string | undefined {
  const found = names.find((name) => header.has(name));
  return found === undefined ? undefined : header.get(found);
}

/** Pairs of columns, label and text, for the numbers from 1 on; names come in pairs, those that exist count. */
function numbered(
  header: Header,
  namesOf: (number: number) => readonly string[],
): readonly (readonly [string, string])[] {
  const slots: [string, string][] = [];
  for (let number = 1; ; number += 1) {
    const [label, text] = namesOf(number).flatMap((name) => header.get(name) ?? []);
    if (label === undefined || text === undefined) return slots;
    slots.push([label, text]);
  }
}
