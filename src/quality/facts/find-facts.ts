import { findAssertions } from "./assertion-facts.ts";
import { findBrands } from "./brand-facts.ts";
import { findCodes } from "./code-facts.ts";
import { findCompatibility } from "./compatibility-facts.ts";
import type { Fact } from "./fact.ts";
import type { FactContext } from "./fact-context.ts";
import { createFactReading, type ReadingManner } from "./fact-reading.ts";
import { findMeasureFacts } from "./measure-facts.ts";
import { findWordFacts } from "./word-facts.ts";

/**
 * What a text states, in the order of the text, with exact spans. English, German, French and Italian are read at
 * once: what is said in any of them has the same key. Deterministic; the text is read as it is, so markup is to be
 * taken off before.
 */
export function findFacts(text: string, context: FactContext = {}): readonly Fact[] {
  return readFacts(text, context, "plain");
}

/** Likewise; a source is given the benefit of every doubt about its words, an answer none. */
export function readFacts(text: string, context: FactContext, manner: ReadingManner): readonly Fact[] {
  const reading = createFactReading(text, context, manner);
  findMeasureFacts(reading);
  findWordFacts(reading);
  findBrands(reading);
  findCompatibility(reading);
  findAssertions(reading);
  findCodes(reading);
  const { facts } = reading;
  return facts.length < 2
    ? facts
    : facts.sort((one, other) => one.start - other.start || one.end - other.end);
}
