import type { Evidence } from "../engine.ts";
import { shownName } from "./prompt.ts";

/** UTF-16 units of all facts in a prompt, and of one: beyond them a row's own columns are texts, which cost tokens. */
const longestFacts = 4_000;
const longestFact = 300;

/** A product's own columns as a question's record shows them, without empty ones. */
export interface ShownEvidence {
  readonly brand?: string;
  readonly suppliers_category?: string;
  /** `Colour: navy` */
  readonly facts?: readonly string[];
}

export function shownEvidence(evidence: Evidence | undefined): ShownEvidence {
  if (evidence === undefined) return {};
  const [brand, category] = [shownName(evidence.brand), shownName(evidence.sourceCategory)];
  const facts = shownFacts(evidence);
  return {
    ...(brand !== "" && { brand }),
    ...(category !== "" && { suppliers_category: category }),
    ...(facts.length > 0 && { facts }),
  };
}

function shownFacts({ facts }: Evidence): readonly string[] {
  let length = 0;
  return facts.flatMap(({ label, text }) => {
    const value = shownName(text);
    if (value === "" || value.length > longestFact) return [];
    const line = `${shownName(label)}: ${value}`;
    length += line.length;
    return length > longestFacts ? [] : [line];
  });
}

/** Texts in which an answer's words may stand; the shop's category is a hint and no statement. */
export function evidenceTexts({ brand, facts = [] }: ShownEvidence): readonly string[] {
  return brand === undefined ? facts : [brand, ...facts];
}
