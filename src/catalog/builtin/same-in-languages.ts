import { type Language, languages } from "../../contract/vocabulary.ts";
import { createFault, type SourceFault } from "../source-fault.ts";
import { parseTsv } from "./read-tsv.ts";

/** Names that are rightly the same in several languages: `same-in-languages.tsv`. */
export interface SameInLanguages {
  /** Whether the name may be the same in all of these. */
  has(name: string, alike: readonly Language[]): boolean;
  /** Every listed name, in the file's order. */
  readonly names: readonly string[];
  readonly faults: readonly SourceFault[];
}

/** @param text with the columns name and languages, the latter as `en=de=fr` or, for several groups, `en=fr|de=it` */
export function parseSameInLanguages(text: string, file: string): SameInLanguages {
  const table = parseTsv(text, file, ["name", "languages"]);
  const groups = new Map<string, string[][]>();
  const faults = [...table.faults];
  for (const row of table.rows) {
    const name = row.cell("name");
    const listed = row
      .cell("languages")
      .split("|")
      .map((group) => group.split("="));
    if (groups.has(name)) faults.push(createFault(row, `${name} is there twice.`, "Join the two lines."));
    groups.set(name, listed);
    const unknown = listed.flat().find((word) => !languages.some((language) => language === word));
    if (unknown !== undefined) faults.push(createFault(row, `There is no language ${unknown}.`, "Mend it."));
  }
  return {
    has: (name, alike) =>
      groups.get(name)?.some((group) => alike.every((language) => group.includes(language))) ?? false,
    names: [...groups.keys()],
    faults,
  };
}
