import { describe, expect, test } from "vitest";
import { IndexTable } from "../../src/cache/index-table.ts";
import { keyOf, range } from "./numbered-entries.ts";

const placeOf = (number: number) => ({ offset: number * 1e6, length: number + 1, time: number });
const tableOf = (count: number) => {
  const table = new IndexTable();
  for (const number of range(0, count)) table.set(keyOf(number), placeOf(number));
  return table;
};

describe("an index of answers", () => {
  test("finds each of many, beyond 4 GB, and no other", () => {
    const table = tableOf(20_000);
    expect(table.size).toBe(20_000);
    for (const number of range(0, 20_000)) {
      expect(table.find(keyOf(number))).toEqual({ ...placeOf(number), usedOn: 0 });
    }
    expect(range(20_000, 40_000).filter((number) => table.find(keyOf(number)) !== undefined)).toEqual([]);
  });

  test("has the last place of a key, and its last use in any file", () => {
    const table = tableOf(2);
    table.set(keyOf(1), placeOf(7));
    table.setUsed(keyOf(1), 9);
    table.setUsed(keyOf(1), 8);
    table.setUsed(keyOf(5), 3);
    expect(table.find(keyOf(1))).toEqual({ ...placeOf(7), usedOn: 9 });
    expect(table.find(keyOf(5))).toMatchObject({ length: 0, usedOn: 3 });
  });

  test("is saved and read again, and refused where any part of it is damaged", () => {
    const bytes = tableOf(500).toBytes(12_345);
    const saved = IndexTable.fromBytes(bytes);
    expect(saved).toMatchObject({ end: 12_345, table: { size: 500 } });
    expect(saved?.table.find(keyOf(499))).toEqual({ ...placeOf(499), usedOn: 0 });
    for (const at of [0, 8, 17, 25, 40, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(IndexTable.fromBytes(changed)).toBeUndefined();
    }
    expect(IndexTable.fromBytes(bytes.subarray(0, 1000))).toBeUndefined();
    expect(IndexTable.fromBytes(Buffer.alloc(0))).toBeUndefined();
  });
});
