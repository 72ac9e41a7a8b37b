import { finishHash, hashStep } from "./hash.ts";

/** What a feature says besides its words, so that the same words in another role are another feature. */
export const featureKinds = {
  wholeBrand: 0x7001,
  nameWord: 0x7002,
  makerAndWord: 0x7005,
  lastWord: 0x7003,
  firstWord: 0x7004,
  head: 0x7006,
  codeShape: 0x700a,
  codeSeries: 0x700b,
  makerAndCode: 0x7009,
} as const;

export type FeatureKind = (typeof featureKinds)[keyof typeof featureKinds];

/** The key of one word, or of what its hash was continued with, in a role. */
export function keyOf(kind: FeatureKind, hash: number): number {
  return finishHash(hashStep(hash, kind));
}
