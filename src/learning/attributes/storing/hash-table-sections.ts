import type { SectionReader, SectionWriter } from "../../../storage/sections.ts";
import { type HashTable, openHashTable } from "../reading/hash-numbers.ts";

export function writeTable(name: string, { keys, numbers }: HashTable, to: SectionWriter): void {
  to.array(`${name}.keys`, keys);
  to.array(`${name}.numbers`, numbers);
}

export function readTable(name: string, from: SectionReader): HashTable {
  return openHashTable(from.uint32(`${name}.keys`), from.uint32(`${name}.numbers`));
}
