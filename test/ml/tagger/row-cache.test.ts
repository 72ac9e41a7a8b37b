import { describe, expect, test } from "vitest";
import { RowCache, RowCacheCapacity } from "../../../src/ml/tagger/row-cache.ts";

describe("a memo of rows", () => {
  test("gives back what was filled in, by all three numbers of the key", () => {
    const memo = new RowCache(2, new RowCacheCapacity());
    for (let key = 0; key < 500; key += 1) {
      expect(memo.find(key % 7, key % 11, key)).toBe(-1);
      const begin = memo.add(key % 7, key % 11, key);
      memo.rows[begin] = key;
      memo.rows[begin + 1] = -key;
    }
    for (let key = 0; key < 500; key += 1) {
      const begin = memo.find(key % 7, key % 11, key);
      expect([memo.rows[begin], memo.rows[begin + 1]]).toEqual([key, -key]);
    }
    expect(memo.find(1, 1, 0xffffffff)).toBe(-1);
  });

  test("forgets all, and begins anew, when the memos of a model together keep too much", () => {
    const room = new RowCacheCapacity(200);
    const [one, other] = [new RowCache(2, room), new RowCache(2, room)];
    one.add(1, 2, 3);
    room.trim();
    expect(one.find(1, 2, 3)).toBe(0);
    other.add(4, 5, 6);
    room.trim();
    expect([one.find(1, 2, 3), other.find(4, 5, 6)]).toEqual([-1, -1]);
    const begin = one.add(1, 2, 3);
    expect([begin, one.rows[begin]]).toEqual([0, 0]);
  });
});
