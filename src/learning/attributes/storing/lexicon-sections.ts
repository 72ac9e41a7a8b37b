import type { SectionReader, SectionWriter } from "../../../storage/sections.ts";
import type { ValueLexicon } from "../lexicon/value-lexicon.ts";
import { readTable, writeTable } from "./hash-table-sections.ts";

const root = "attributes";

export function writeLexicon(lexicon: ValueLexicon, to: SectionWriter): void {
  writeTable(`${root}.lexicon.table`, lexicon.table, to);
  to.array(`${root}.lexicon.starts`, lexicon.starts);
  to.array(`${root}.lexicon.attributes`, lexicon.attributes);
  to.array(`${root}.lexicon.categories`, lexicon.categories);
  to.array(`${root}.lexicon.valued`, lexicon.valued);
  to.array(`${root}.lexicon.present`, lexicon.present);
  writeTable(`${root}.lexicon.firstTable`, lexicon.firstTable, to);
  to.array(`${root}.lexicon.firstLengths`, lexicon.firstLengths);
}

export function readLexicon(from: SectionReader): ValueLexicon {
  return {
    table: readTable(`${root}.lexicon.table`, from),
    starts: from.uint32(`${root}.lexicon.starts`),
    attributes: from.uint16(`${root}.lexicon.attributes`),
    categories: from.uint16(`${root}.lexicon.categories`),
    valued: from.uint32(`${root}.lexicon.valued`),
    present: from.uint32(`${root}.lexicon.present`),
    firstTable: readTable(`${root}.lexicon.firstTable`, from),
    firstLengths: from.uint8(`${root}.lexicon.firstLengths`),
  };
}
