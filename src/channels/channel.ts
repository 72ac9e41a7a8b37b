import { windows1252ToText } from "../nlp/windows-1252.ts";
import type { ChannelFormatName, ChannelName, Taxonomy } from "./channel-names.ts";
import type { ChannelFamily, ChannelProduct } from "./product.ts";

/** Parts of one value, by the names that the channel gives them. */
export type Parts = Readonly<Record<string, string>>;

/** What stands in one field of a channel's item. */
export type ChannelValue = string | number | boolean | Parts | readonly string[] | readonly Parts[];

/** One row or element of a channel's file: fields that have no value are absent. */
export type ChannelItem = Readonly<Record<string, ChannelValue>>;

/** A field that the channel asks for. */
export interface Requirement {
  /** As the channel names it. */
  readonly field: string;
  /** Absent: of each product. */
  readonly isAskedFor?: (product: ChannelProduct) => boolean;
  /** Whether the product has it. */
  readonly isMet: (product: ChannelProduct) => boolean;
  /** Whether the tasks of a run may find it, so that the feed need not have it. */
  readonly isFound?: boolean;
  /** What the user can do, where the feed has the fact in a form that the channel does not take. */
  readonly hint?: string;
}

export interface ItemRequest {
  /** Only identifiers and what was changed, for a feed that supplements another. */
  readonly isSupplemental: boolean;
  /** Our category as a path of names in the product's language. */
  readonly pathText: (product: ChannelProduct) => string;
  /** The product's category in another's taxonomy; empty: there is none. */
  readonly taxonomy: (product: ChannelProduct, taxonomy: Taxonomy) => string;
}

/** A sales channel or shop system whose files are written. */
export interface Channel {
  readonly name: ChannelName;
  /** As in sentences. */
  readonly title: string;
  /** Where the format is described, and when that was read. */
  readonly source: { readonly url: string; readonly read: string };
  /** The formats that the channel takes, its usual one first. */
  readonly formats: readonly [ChannelFormatName, ...ChannelFormatName[]];
  /** The extension of the usual format with its packing. Absent: the format's name. */
  readonly extension?: string;
  /** All fields in their order. A file has those that some item fills, and those that are always there. */
  readonly fields: readonly string[];
  readonly alwaysThere: readonly string[];
  /** Names of a table's columns that differ from their fields'. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly requirements: readonly Requirement[];
  /** Whether it takes files of identifiers and changed fields alone. */
  readonly takesSupplements: boolean;
  /** The items of a product and its variants, in their order. */
  items(family: ChannelFamily, request: ItemRequest): readonly ChannelItem[];
}

/** An item without the fields that have no value: an empty text, an empty list, undefined. */
export function itemOf(fields: Readonly<Record<string, ChannelValue | undefined>>): ChannelItem {
  const item: Record<string, ChannelValue> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) continue;
    item[field] = withoutControls(value);
  }
  return item;
}

/** Control characters but tabs and ends of lines are nothing that a channel shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]+/g;

/** Characters of Windows-1252 that were taken for Latin-1 are what they were meant to be. */
function withoutControlsIn(text: string): string {
  return windows1252ToText(text).replace(controls, " ").trim();
}

function withoutControls(value: ChannelValue): ChannelValue {
  if (typeof value === "string") return withoutControlsIn(value);
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(withoutControls) as readonly string[] | readonly Parts[];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutControlsIn(part)]));
}
