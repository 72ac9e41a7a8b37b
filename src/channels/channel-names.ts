/** As given to `--for`; `channels.ts` has the channels. */
export const channelNames = ["google", "shopify", "woocommerce", "meta", "openai"] as const;
export type ChannelName = (typeof channelNames)[number];

/** How channels' files are written: see `file-formats.ts`. */
export const channelFormats = ["csv", "tsv", "xml", "jsonl"] as const;
export type ChannelFormatName = (typeof channelFormats)[number];

/** Fields that no task reads, whose columns the user may name. */
export const mappableFields = ["price", "sale_price", "currency", "availability", "link", "image"] as const;

/** Taxonomies of others that the built-in categories are mapped to: see `crosswalk.ts`. */
export const taxonomies = ["google", "shopify"] as const;
export type Taxonomy = (typeof taxonomies)[number];

/** Why a row does not stand in a channel's file: its status, or that it cannot be read. */
export const leftOutReasons = ["skipped", "rejected", "unreadable"] as const;
export type LeftOut = (typeof leftOutReasons)[number];
