import { oncePerKey } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import type { Gender } from "../../../translation/glossary-entry.ts";
import thingWords from "./thing-words.tsv";

interface ThingWords {
  /** What holds several pieces and is of their material, with its gender. */
  readonly sets: ReadonlyMap<string, Gender | undefined>;
  /** What holds several pieces and is of another material. */
  readonly containers: ReadonlySet<string>;
  readonly passive: readonly string[];
  readonly single: readonly string[];
  /** What stands before a name, and is not the thing: "Modell". */
  readonly labels: ReadonlySet<string>;
  /** French and Italian: what has a preposition before it, or stands before the noun. */
  readonly bare: ReadonlySet<string>;
}

/** See `thing-words.tsv`. */
export const thingWordsOf = oncePerKey((language: Language): ThingWords => {
  const rows = parseTable(thingWords)
    .filter((row) => row.language === language)
    .flatMap(({ class: kind, gender, words = "" }) =>
      words.split("|").map((word) => ({ kind, word, gender: gender as Gender | undefined })),
    );
  const all = (kind: string) => rows.flatMap((row) => (row.kind === kind ? row.word : []));
  return {
    sets: new Map(rows.flatMap(({ kind, word, gender }) => (kind === "set" ? [[word, gender]] : []))),
    containers: new Set(all("container")),
    passive: all("passive"),
    single: all("single"),
    labels: new Set(all("label")),
    bare: new Set(all("bare")),
  };
});

/** Whether a thing has no works, so that its material is that of the whole: "bike basket", "Werkzeugkoffer", "boîte à outils". */
export function isPassive(noun: string, language: Language): boolean {
  const key = noun.toLowerCase();
  const { passive } = thingWordsOf(language);
  if (language === "de") return passive.some((word) => key.endsWith(word));
  const parts = key.split(/[\s]+/u);
  return passive.includes((language === "en" ? parts.at(-1) : parts[0]) ?? "");
}

/** German: whether a noun that is the same in singular and plural is of a thing that is sold one by one. */
export function isSoldSingly(noun: string): boolean {
  const key = noun.toLowerCase();
  return thingWordsOf("de").single.some((word) => key.endsWith(word));
}
