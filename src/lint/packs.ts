import { readRulePack } from "./pack-file.ts";
import amazon from "./packs/amazon.json" with { type: "json" };
import ebay from "./packs/ebay.json" with { type: "json" };
import euClaims from "./packs/eu-claims.json" with { type: "json" };
import google from "./packs/google.json" with { type: "json" };
import gpsr from "./packs/gpsr.json" with { type: "json" };
import gtin from "./packs/gtin.json" with { type: "json" };
import images from "./packs/images.json" with { type: "json" };
import kaufland from "./packs/kaufland.json" with { type: "json" };
import meta from "./packs/meta.json" with { type: "json" };
import openai from "./packs/openai.json" with { type: "json" };
import otto from "./packs/otto.json" with { type: "json" };
import zalando from "./packs/zalando.json" with { type: "json" };
import type { RulePack } from "./rule.ts";

/** All packs, in listing order. To add one: a file in `packs/`, its import and its entry here. */
export const rulePacks: readonly RulePack[] = [
  google,
  amazon,
  zalando,
  kaufland,
  otto,
  ebay,
  meta,
  openai,
  euClaims,
  gpsr,
  gtin,
  images,
].map(readRulePack);

/** The packs' names for `--rules`, in the same order. */
export const rulePackNames: readonly string[] = rulePacks.map(({ name }) => name);

/** The pack of that name; undefined if there is none. */
export function findRulePack(name: string): RulePack | undefined {
  return rulePacks.find((pack) => pack.name === name);
}
