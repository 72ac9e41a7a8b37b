import { createHash } from "node:crypto";
import type { ProductFields } from "../../learning/product-fields.ts";
import { openExamples } from "../connect.ts";
import type { Session } from "../session.ts";

/** The products that the channel's examples hold: what is learned from them and then asked of them proves nothing. */
export interface KnownProducts {
  readonly count: number;
  has(product: ProductFields): boolean;
}

/** @returns undefined where the service is a remote one: nobody here knows its examples */
export async function openKnownProducts({
  resolved,
  settings,
  world,
}: Session): Promise<KnownProducts | undefined> {
  if (settings.baseUrl !== undefined) return undefined;
  const examples = (await openExamples(resolved, world)).examples(settings.channel);
  const keys = new Set(examples.map(keyOf));
  return { count: examples.length, has: (product) => keys.has(keyOf(product)) };
}

/**
 * A digest, since the texts may be long. The brand is left out: the same product may stand in one feed with it and in
 * another without.
 */
function keyOf({ name, description }: ProductFields): string {
  return createHash("sha1").update(`${name.trim()}\n${description.trim()}`).digest("base64");
}
