import type { SectionReader, SectionWriter } from "../../../storage/sections.ts";
import type { HashTable } from "../reading/hash-numbers.ts";

export function writeTable(name: string, { keys, numbers }: HashTable, to: SectionWriter): void {
  to.array(`${name}.keys`, keys);
  to.array(`${name}.numbers`, numbers);
}

export function readTable(name: string, from: SectionReader): HashTable {
  return { keys: from.uint32(`${name}.keys`), numbers: from.uint32(`${name}.numbers`) };
}
