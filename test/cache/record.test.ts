import { describe, expect, test } from "vitest";
import {
  answerRecord,
  kindRecord,
  ownerRecord,
  parseContent,
  type ReadAt,
  scanRecords,
  useRecord,
} from "../../src/cache/record.ts";
import { keyOf } from "./numbered-entries.ts";

const owner = { pid: 7, startedAt: "12@boot", host: "here" };
const answer = (number: number) => ({
  key: keyOf(number),
  time: 1_728_000_000,
  kind: 3,
  value: Buffer.from(`{"best_name":"Lamp ${number}"}`),
});
const records = [
  ownerRecord(owner),
  kindRecord(3, "three"),
  ...[1, 2, 3].map((number) => answerRecord(answer(number))),
];
const whole = Buffer.concat(records);

const readerOf =
  (bytes: Buffer): ReadAt =>
  (buffer, at) =>
    bytes.copy(buffer, 0, at);

function scan(bytes: Buffer) {
  const scanning = scanRecords(readerOf(bytes));
  const found = [];
  for (let next = scanning.next(); ; next = scanning.next()) {
    if (next.done === true) return { found, ...next.value };
    // Contents are valid until the next one is asked for.
    found.push(parseContent(Buffer.from(next.value.content)));
  }
}

const keysIn = (bytes: Buffer) =>
  scan(bytes).found.flatMap((each) => (each?.tag === "answer" ? [each.key] : []));

describe("the records of a file of answers", () => {
  test("come back as they were written", () => {
    const bytes = Buffer.concat([whole, useRecord(keyOf(1), 5)]);
    expect(scan(bytes)).toEqual({
      found: [
        { tag: "owner", owner },
        { tag: "kind", kind: 3, text: "three" },
        ...[1, 2, 3].map((number) => ({ tag: "answer", ...answer(number) })),
        { tag: "use", key: keyOf(1), time: 5 },
      ],
      end: bytes.length,
      damagedBytes: 0,
    });
  });

  test("lose only the one of which any byte is another, and it is counted", () => {
    const from = whole.length - (records[3]?.length ?? 0) - (records[4]?.length ?? 0);
    for (let at = from; at < from + (records[3]?.length ?? 0); at += 1) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at);
      expect(keysIn(changed)).toEqual([keyOf(1), keyOf(3)]);
      expect(scan(changed).damagedBytes).toBe(records[3]?.length);
    }
  });

  test("end before one that was cut off, which is no damage", () => {
    const last = records.at(-1)?.length ?? 0;
    for (let length = whole.length - last; length < whole.length; length += 1) {
      expect(scan(whole.subarray(0, length))).toMatchObject({ end: whole.length - last, damagedBytes: 0 });
    }
  });

  test("go on behind bytes of anything else, however many", () => {
    for (const noise of [
      Buffer.alloc(5_000_000),
      Buffer.alloc(5_000_000, whole.subarray(0, 9)),
      Buffer.of(0x9d),
    ]) {
      const bytes = Buffer.concat([whole, noise, ...records]);
      expect(keysIn(bytes)).toEqual([1, 2, 3, 1, 2, 3].map(keyOf));
      expect(scan(bytes).damagedBytes).toBe(noise.length);
    }
    for (const garbage of ["garbage, and more of it\n", Buffer.alloc(9000)].map((each) =>
      Buffer.from(each),
    )) {
      expect(scan(garbage)).toEqual({ found: [], end: 0, damagedBytes: garbage.length });
    }
  });

  test("may be larger than what is read at a time", () => {
    const large = { ...answer(9), value: Buffer.alloc(9_000_000, "x") };
    const bytes = Buffer.concat([whole, answerRecord(large), whole]);
    expect(keysIn(bytes)).toEqual([1, 2, 3, 9, 1, 2, 3].map(keyOf));
  });
});
