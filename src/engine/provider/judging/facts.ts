import { compareFacts } from "../../../quality/facts/compare-facts.ts";
import type { Fact, FactKind } from "../../../quality/facts/fact.ts";
import { findFacts } from "../../../quality/facts/find-facts.ts";
import { createFactCheck } from "../../../quality/facts/invented-facts.ts";
import type { Language } from "../../../text/language.ts";
import { quoted } from "../quoted.ts";
import type { Judge } from "./judge.ts";

/** Looks for what the text states and none of the sources does. */
export function createInventionCheck(sources: readonly string[], language: Language): Judge {
  const findInvented = createFactCheck(sources, { language });
  return (text, field) => {
    const invented = findInvented(text);
    return invented.length === 0
      ? []
      : [
          `${field} states what the record does not: ${told(invented)}. Write it as the record does, or leave it out.`,
        ];
  };
}

/** What tells the variants of a product apart; codes may be a shop's own numbers. */
const tellingKinds: readonly FactKind[] = ["measure", "colour", "material", "audience"];

export interface StatedFacts {
  readonly source: string;
  /** Of the source, where it is known. */
  readonly sourceLanguage: Language | undefined;
  readonly language: Language;
  /** Kinds that the channel wants elsewhere. */
  readonly unwanted: readonly FactKind[];
}

/** Looks for what the source states and the text lacks; percentages may be a reduction. */
export function createLossCheck({ source, sourceLanguage, language, unwanted }: StatedFacts): Judge {
  const stated = findFacts(source, sourceLanguage === undefined ? {} : { language: sourceLanguage }).filter(
    ({ kind, text }) => tellingKinds.includes(kind) && !unwanted.includes(kind) && !text.includes("%"),
  );
  return (text, field) => {
    if (stated.length === 0) return [];
    const { lost, changed } = compareFacts(stated, findFacts(text, { language }));
    const missing = [...lost, ...changed.map(({ before }) => before)];
    return missing.length === 0 ? [] : [`${field} lacks what the record states: ${told(missing)}.`];
  };
}

function told(facts: readonly Fact[]): string {
  return [...new Set(facts.map(({ text }) => quoted(text)))].slice(0, 6).join(", ");
}
