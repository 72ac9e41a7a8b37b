import { findFacts } from "../../src/facts/extractor.ts";
import type { FactContext } from "../../src/facts/fact.ts";

/** A text's facts as "kind key", in order. */
export function stated(text: string, context?: FactContext): readonly string[] {
  return findFacts(text, context).map(({ kind, key }) => `${kind} ${key}`);
}
