import { languages, type SalesChannel } from "../../contract/vocabulary.ts";
import { createFault, type SourceFault } from "../source-fault.ts";
import type { BuiltinSource, SourceCategory } from "./source.ts";

interface LeafShape {
  /** A root has depth 1. */
  readonly depth: { readonly min: number; readonly max: number };
}

const shapes: Readonly<Record<SalesChannel, LeafShape>> = {
  channel_a: { depth: { min: 3, max: 5 } },
  channel_b: { depth: { min: 3, max: 4 } },
};
const minTermsPerLeaf = 3;

/** Depth, search terms and attributes of the categories that products are put into. */
export function checkLeaves({ salesChannel, categories }: BuiltinSource): SourceFault[] {
  const { depth } = shapes[salesChannel];
  const byIdentifier = new Map(categories.map((category) => [category.identifier, category]));
  const parents = new Set(categories.map((category) => category.parentIdentifier));
  const leaves = categories.filter((category) => !parents.has(category.identifier));
  return leaves.flatMap((leaf) => {
    const level = depthOf(leaf, byIdentifier);
    const found = [...missingTerms(leaf), ...missingAttributes(leaf)];
    if (level >= depth.min && level <= depth.max) return found;
    const what = `The leaf ${leaf.identifier} is at depth ${level}.`;
    return [...found, createFault(leaf.origin, what, `Put it at depth ${depth.min} to ${depth.max}.`)];
  });
}

/** 1 at a root; stops at a cycle, which is another check's business. */
function depthOf(category: SourceCategory, byIdentifier: ReadonlyMap<string, SourceCategory>): number {
  const seen = new Set<SourceCategory>();
  let at: SourceCategory | undefined = category;
  while (at && !seen.has(at)) {
    seen.add(at);
    at = byIdentifier.get(at.parentIdentifier ?? "");
  }
  return seen.size;
}

function missingTerms({ identifier, terms, origin }: SourceCategory): SourceFault[] {
  return languages.flatMap((language) => {
    const count = terms[language]?.length ?? 0;
    if (count >= minTermsPerLeaf) return [];
    const what = `The leaf ${identifier} has ${count} search terms in ${language}.`;
    return [createFault(origin, what, `Give it ${minTermsPerLeaf} or more.`)];
  });
}

function missingAttributes({ identifier, attributeSets, origin }: SourceCategory): SourceFault[] {
  if (attributeSets.length > 0) return [];
  return [createFault(origin, `The leaf ${identifier} asks for no attributes.`, "Name its attribute sets.")];
}
