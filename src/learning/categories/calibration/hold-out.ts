import { foldText } from "../../../text/normal-form.ts";
import type { ProductFields } from "../../product-fields.ts";
import { finishHash, hashStart, hashWord } from "../features/hash.ts";

const parts = 5;

/**
 * Whether a product is among the fifth that a rehearsal does not learn from. Products of the same name are on the same
 * side, so that a repeated product does not make the answers look surer than they are on new ones.
 */
export function isHeldOut({ name }: ProductFields): boolean {
  return finishHash(hashWord(foldText(name), hashStart)) % parts === 0;
}
