import type { FactContext } from "../../../src/quality/facts/fact-context.ts";
import { findFacts } from "../../../src/quality/facts/find-facts.ts";

/** A text's facts as "kind key", in order. */
export function stated(text: string, context?: FactContext): readonly string[] {
  return findFacts(text, context).map(({ kind, key }) => `${kind} ${key}`);
}
