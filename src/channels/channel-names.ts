/** As given to `--for`; `channels.ts` has the channels. */
export const channelNames = ["google"] as const;
export type ChannelName = (typeof channelNames)[number];

/** How channels' files are written: see `file-formats.ts`. */
export const channelFormats = ["csv", "tsv", "xml", "jsonl"] as const;
export type ChannelFormatName = (typeof channelFormats)[number];

/** Fields that no task reads, whose columns the user may name. */
export const mappableFields = ["price", "sale_price", "currency", "availability", "link", "image"] as const;
