import type { WireName } from "../providers.ts";
import { loadAnthropicWire } from "./anthropic-wire.ts";
import { loadGoogleWire } from "./google-wire.ts";
import { loadOpenAiWire } from "./openai-wire.ts";
import type { LoadWire } from "./wire.ts";

/** The protocols; a package is loaded when its protocol is. */
export const wireLoaders: Readonly<Record<WireName, LoadWire>> = {
  openai: loadOpenAiWire,
  anthropic: loadAnthropicWire,
  google: loadGoogleWire,
};
