import { describe, expect, test } from "vitest";
import { answerRecord, kindRecord, ownerRecord, parseJournal } from "../../src/cache/journal-record.ts";
import { entryOf } from "./numbered-entries.ts";

const owner = { pid: 7, startedAt: "12@boot", host: "here" };
const records = [
  ownerRecord(owner, 20_000),
  kindRecord(7, "seven"),
  ...[1, 2, 3].map(entryOf).map(answerRecord),
];
const whole = Buffer.concat(records);

describe("a journal", () => {
  test("gives back whose it is, its answers in their order, and what their kinds mean", () => {
    expect(parseJournal(whole)).toEqual({
      owner,
      day: 20_000,
      kinds: new Map([[7, "seven"]]),
      entries: [1, 2, 3].map(entryOf),
    });
  });

  test("ends before a record of which any byte is another one", () => {
    const changedAt = whole.length - (records.at(-1)?.length ?? 0);
    const wrong: number[] = [];
    for (let at = changedAt; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at);
      if (parseJournal(changed).entries.length !== 2) wrong.push(at);
    }
    expect(wrong).toEqual([]);
  });

  test("ends before the zeros that a power cut may leave behind what was written", () => {
    const padded = Buffer.concat([whole, Buffer.alloc(5000)]);
    expect(parseJournal(padded)).toEqual(parseJournal(whole));
  });

  test("is nobody's and holds nothing where it is empty or something else", () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(9000), Buffer.from("garbage, and more of it\n")]) {
      expect(parseJournal(bytes)).toMatchObject({ owner: undefined, entries: [] });
    }
  });
});
