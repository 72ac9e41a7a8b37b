import { splitCompound } from "../../text/compounds.ts";
import { foldText } from "../../text/normal-form.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { Lexicon, Sense } from "./lexicon.ts";

/** A German compound that the glossary lacks as a whole, in its parts. */
export interface SplitWord {
  readonly head: Sense;
  readonly properties: readonly GlossaryEntry[];
  readonly nouns: readonly GlossaryEntry[];
}

const shortestHead = 4;
const mostParts = 3;

export function splitWord(lower: string, lexicon: Lexicon): SplitWord | undefined {
  const parts = splitCompound(lower, (part) => usableSense(lexicon, part) !== undefined);
  const headWord = parts?.at(-1);
  if (parts === undefined || headWord === undefined || parts.length > mostParts) return undefined;
  const head = lexicon
    .sensesOf(foldText(headWord))
    .find((sense) => isNoun(sense) && sense.spelling === headWord);
  if (head === undefined || headWord.length < shortestHead) return undefined;
  const properties: GlossaryEntry[] = [];
  const nouns: GlossaryEntry[] = [];
  for (const part of parts.slice(0, -1)) {
    const sense = usableSense(lexicon, part);
    if (sense === undefined) return undefined;
    (isNoun(sense) ? nouns : properties).push(sense.entry);
  }
  return nouns.length > 1 ? undefined : { head, properties, nouns };
}

/** What a part of a compound is: whom it is for, what it is made of, what it is like, or another thing. */
function usableSense(lexicon: Lexicon, part: string): Sense | undefined {
  const senses = lexicon
    .sensesOf(foldText(part))
    .filter(({ entry, spelling }) => entry.role !== "label" && spelling === part);
  return (
    senses.find(({ entry }) => entry.role === "audience") ??
    senses.find(({ entry }) => entry.role === "material") ??
    senses.find(({ entry }) => entry.role !== "type") ??
    senses[0]
  );
}

function isNoun({ entry }: Sense): boolean {
  return entry.role === "type";
}
