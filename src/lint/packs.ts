import { amazon } from "./packs/amazon.ts";
import { ebay } from "./packs/ebay.ts";
import { euClaims } from "./packs/eu-claims.ts";
import { google } from "./packs/google.ts";
import { gtin } from "./packs/gtin.ts";
import { kaufland } from "./packs/kaufland.ts";
import { meta } from "./packs/meta.ts";
import { otto } from "./packs/otto.ts";
import { zalando } from "./packs/zalando.ts";
import type { RulePack } from "./rule.ts";

/** Every pack, in the order in which they are listed. To add one: a file in `packs/` and a line here. */
export const rulePacks: readonly RulePack[] = [
  google,
  amazon,
  zalando,
  kaufland,
  otto,
  ebay,
  meta,
  euClaims,
  gtin,
];

/** The pack of that name; undefined where there is none. */
export function findRulePack(name: string): RulePack | undefined {
  return rulePacks.find((pack) => pack.name === name);
}
