import type { Channel } from "./channel.ts";
import type { ChannelName } from "./channel-names.ts";
import { google } from "./google.ts";

/** The channels whose files are written; a new one is a new row, and a name in `channel-names.ts`. */
export const channels: Readonly<Record<ChannelName, Channel>> = { google };
