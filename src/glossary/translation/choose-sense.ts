import type { Language } from "../../text/language.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { Sense } from "./lexicon.ts";
import type { JointWord, Piece } from "./piece.ts";

export interface SenseSite {
  readonly source: Language;
  /** What stands before in the same run. */
  readonly run: readonly Piece[];
  /** What the run before was about. */
  readonly thing: GlossaryEntry | undefined;
  /** The noun that follows, which the word may be said of. */
  readonly nounAhead: () => Sense | undefined;
}

const beforeMaterial: ReadonlySet<JointWord> = new Set(["in", "from", "of"]);
const beforeAudience: ReadonlySet<JointWord> = new Set(["for", "kind"]);

/** Glass is a material in "glass vase" and "vase en verre", a thing in "wine glass": by what stands beside it. */
export function chooseSense(senses: readonly Sense[], site: SenseSite): Sense | undefined {
  if (senses.length < 2) return senses[0];
  const noun = senses.find(({ entry }) => entry.role === "type");
  const property = senses.find(({ entry }) => entry.role !== "type");
  if (noun === undefined || property === undefined) return senses[0];
  const before = site.run.at(-1);
  const { role } = property.entry;
  if (before?.kind === "joint") {
    if (role === "material" && beforeMaterial.has(before.word)) return property;
    if (role === "audience" && beforeAudience.has(before.word)) return property;
    if (role === "color" && before.word === "in") return property;
    return site.source === "en" && site.nounAhead() !== undefined ? property : noun;
  }
  if (isColorOf(property, site) || isBehindModel(property, site)) return property;
  if (site.source === "en" || site.source === "de") {
    const ahead = site.nounAhead();
    if (ahead !== undefined) return isTaste(noun, property, ahead) ? noun : property;
    if (before?.kind === "noun" && isTaste(noun, property, { entry: before.entry })) return noun;
    return before?.kind === "noun" && role !== "material" ? property : noun;
  }
  return before?.kind === "noun" || before?.kind === "property" ? property : noun;
}

/** "Bottle - orange": a colour behind a thing that has no taste. */
function isColorOf({ entry }: Sense, { run, thing }: SenseSite): boolean {
  return entry.role === "color" && run.length === 0 && thing !== undefined && !tasty.has(thing.domain);
}

/** "QX300 marron": a colour behind a code, where no thing was named before. */
function isBehindModel({ entry }: Sense, { run }: SenseSite): boolean {
  const before = run.at(-1);
  if (entry.role !== "color" || before?.kind !== "name" || !/\d/.test(before.found)) return false;
  return run.every(({ kind }) => kind === "name" || kind === "number");
}

/** What may taste or smell of something; slippers with pears do not. */
export const tasty: ReadonlySet<string | undefined> = new Set(["food", "care", "plant"]);

/** Orange cake is made of oranges, an orange bag is not. */
function isTaste(noun: Sense, property: Sense, ahead: Pick<Sense, "entry">): boolean {
  if (property.entry.role !== "color" || !tasty.has(ahead.entry.domain)) return false;
  return tasty.has(noun.entry.domain);
}
