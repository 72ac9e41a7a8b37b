import { stem } from "../../text/stems.ts";

const shortestPart = 4;
const shortestCompound = 8;
/** In how many different compounds a part must stand to be taken for a word. */
const minCompounds = 2;
const linkingLetters = /(?:en|es|n|s)$/;

/**
 * The German words of a catalog, those included that stand only inside of compounds: Damenjacken and
 * Mädchenjacken teach jacken where damen and madchen are known, Winterjacke and Winterstiefel then winter.
 * @param folded the words as they stand in names and terms
 * @returns their stems
 */
export function learnGermanWords(folded: ReadonlySet<string>): Set<string> {
  const compounds = [...folded].filter((word) => word.length >= shortestCompound);
  const known = new Set(folded);
  for (const word of folded) known.add(stem(word, "de"));
  const heads = frequentParts(compounds.map((word) => afterLongestModifier(word, known)));
  for (const head of heads) known.add(head);
  const headStems = new Set(heads.map((head) => stem(head, "de")));
  const beginnings = new Set(heads.map((head) => head.slice(0, shortestPart)));
  const isHead = (part: string) =>
    known.has(part) || (beginnings.has(part.slice(0, shortestPart)) && headStems.has(stem(part, "de")));
  const modifiers = frequentParts(compounds.map((word) => beforeLongestHead(word, isHead)));
  return new Set([...known, ...modifiers].map((word) => stem(word, "de")));
}

/** A part of a compound, and the other part. */
type Part = readonly [part: string, counterpart: string];

/** Forms are compared as they are written: a stem would find dam in damenjacken and take enjacken for a word. */
function afterLongestModifier(word: string, known: ReadonlySet<string>): Part | undefined {
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut -= 1) {
    const modifier = word.slice(0, cut);
    if (known.has(modifier) || known.has(modifier.replace(linkingLetters, ""))) {
      return [word.slice(cut), modifier];
    }
  }
  return undefined;
}

function beforeLongestHead(word: string, isHead: (part: string) => boolean): Part | undefined {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
    const head = word.slice(cut);
    if (isHead(head)) return [word.slice(0, cut), head];
  }
  return undefined;
}

/** The parts that stand beside enough different counterparts, counted over all their forms. */
function frequentParts(parts: readonly (Part | undefined)[]): string[] {
  const counterparts = new Map<string, Set<string>>();
  const found = parts.filter((part) => part !== undefined);
  for (const [part, counterpart] of found) {
    const key = stem(part, "de");
    const others = counterparts.get(key) ?? new Set();
    counterparts.set(key, others.add(stem(counterpart, "de")));
  }
  return found
    .map(([part]) => part)
    .filter((part) => (counterparts.get(stem(part, "de"))?.size ?? 0) >= minCompounds);
}
