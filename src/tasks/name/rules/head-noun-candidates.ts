import { oncePerKey } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import headNouns from "./head-nouns.tsv";
import { type Branch, branches } from "./naming-patterns.ts";

export interface HeadNoun {
  readonly branch: Branch;
  /** Has other senses: an English one needs the word before it ("face pack"), others only count at the start of a name. */
  readonly isLeaning: boolean;
}

/** Product nouns that have no glossary translation, by folded word. */
export const headNounsOf: (language: Language) => ReadonlyMap<string, HeadNoun> = oncePerKey(readHeadNouns);

function readHeadNouns(language: Language): ReadonlyMap<string, HeadNoun> {
  const table = new Map<string, HeadNoun>();
  const rows = parseTable(headNouns).filter((row) => row.language === language);
  for (const isLeaning of [false, true]) {
    for (const row of rows.filter(({ sense }) => (sense === "leaning") === isLeaning)) {
      const branch = branches.find((name) => name === row.branch);
      if (branch === undefined) throw new Error(`Head nouns have an unknown branch: ${row.branch}`);
      for (const word of membersOf([row], "words")) {
        const folded = foldText(word);
        if (!table.has(folded)) table.set(folded, { branch, isLeaning });
      }
    }
  }
  return table;
}
