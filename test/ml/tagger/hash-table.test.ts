import { describe, expect, test } from "vitest";
import { createHashTable, findHash, mixHash, openHashTable } from "../../../src/ml/tagger/hash-table.ts";

const hashes = Uint32Array.from({ length: 3000 }, (_, number) => mixHash(number, 7));

describe("a table of hashes", () => {
  test("has the number of each hash, and of no other", () => {
    const table = createHashTable(hashes);
    expect([...hashes].map((hash) => findHash(table, hash))).toEqual([...hashes.keys()]);
    const known = new Set(hashes);
    const others = Array.from({ length: 3000 }, (_, number) => mixHash(number, 8)).filter(
      (hash) => !known.has(hash),
    );
    expect(others.every((hash) => findHash(table, hash) === -1)).toBe(true);
  });

  test("finds hashes that share a place, beyond the end of the table too", () => {
    const crowded = Uint32Array.of(7, 15, 23, 31);
    const table = createHashTable(crowded);
    expect([...crowded, 39].map((hash) => findHash(table, hash))).toEqual([0, 1, 2, 3, -1]);
  });

  test("finds nothing where nothing is", () => {
    expect(findHash(createHashTable(new Uint32Array(0)), 0)).toBe(-1);
  });

  test("answers alike when opened again from its arrays", () => {
    const { keys, numbers } = createHashTable(hashes);
    const opened = openHashTable(keys, numbers);
    expect([...hashes].map((hash) => findHash(opened, hash))).toEqual([...hashes.keys()]);
  });
});
