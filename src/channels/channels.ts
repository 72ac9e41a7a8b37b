import type { Channel } from "./channel.ts";
import type { ChannelName } from "./channel-names.ts";
import { google } from "./google.ts";
import { meta } from "./meta.ts";
import { openai } from "./openai.ts";
import { shopify } from "./shopify.ts";
import { woocommerce } from "./woocommerce.ts";

/** The channels whose files are written; a new one is a new row, and a name in `channel-names.ts`. */
export const channels: Readonly<Record<ChannelName, Channel>> = {
  google,
  shopify,
  woocommerce,
  meta,
  openai,
};
