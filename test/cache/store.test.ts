import {
  appendFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readerOf } from "../../src/cache/answer-file.ts";
import { createAnswerWriter } from "../../src/cache/answer-writer.ts";
import { repairAnswers } from "../../src/cache/maintenance.ts";
import {
  type AnswersPlace,
  answersFolder,
  openAnswersStore,
  openAnswersToRead,
} from "../../src/cache/store.ts";
import { answerOf, keyOf, newPlace, range } from "./numbered-entries.ts";

async function write(place: AnswersPlace, numbers: readonly number[]): Promise<void> {
  const store = openAnswersStore(place);
  for (const number of numbers) store.writer().append(answerOf(number));
  await store.writer().sync();
  store.close();
}

/** Those that are not found; a damaged one counts. */
function missing(place: AnswersPlace, numbers: readonly number[]): number[] {
  const store = openAnswersStore(place);
  const lost = numbers.filter((number) => {
    try {
      return store.find(keyOf(number))?.value.equals(answerOf(number).value) !== true;
    } catch {
      return true;
    }
  });
  store.close();
  return lost;
}

const namesIn = ({ home }: AnswersPlace) => readdirSync(answersFolder(home));
const pathIn = (place: AnswersPlace) =>
  join(answersFolder(place.home), namesIn(place).find((name) => name.endsWith(".answers")) ?? "");

/** Changes bytes in the middle of the file, as a disk does. */
function damage(path: string, at: number, length = 100): void {
  const bytes = readFileSync(path);
  bytes.fill(0, at, at + length);
  writeFileSync(path, bytes);
}

describe("kept answers", () => {
  test("are found at once, after reopening, and nothing for other keys", async () => {
    const place = newPlace();
    const store = openAnswersStore(place);
    for (const number of [0, 1, 2]) store.writer().append(answerOf(number));
    expect(store.find(keyOf(2))?.value).toEqual(answerOf(2).value);
    expect(store.find(keyOf(3))).toBeUndefined();
    store.close();
    expect(missing(place, [0, 1, 2, 3])).toEqual([3]);
  });

  test("are one per key, the last one written, in whatever file", async () => {
    const place = newPlace();
    const newer = { ...answerOf(1), value: Buffer.from('"newer"') };
    await write(place, [1]);
    const store = openAnswersStore(place);
    store.writer().append(newer);
    expect(store.find(keyOf(1))?.value).toEqual(newer.value);
    store.close();
    expect(openAnswersToRead(place)?.find(keyOf(1))?.value).toEqual(newer.value);
  });

  test("are merged where there are many files, each answer once, with its use", async () => {
    const place = newPlace();
    for (const number of range(0, 9)) await write(place, [number, 100]);
    const store = openAnswersStore(place);
    expect(namesIn(place)).toHaveLength(1);
    store.writer().appendUse(keyOf(3), answerOf(3).time + 9 * 24 * 60 * 60);
    store.close();
    for (const number of range(9, 16)) await write(place, [number]);
    expect(missing(place, range(0, 16))).toEqual([]);
    expect(namesIn(place)).toHaveLength(1);
    expect(openAnswersToRead(place)?.find(keyOf(3))?.usedOn).toBe(20_009);
    const size = range(0, 16).reduce((sum, number) => sum + answerOf(number).value.length + 37, 0);
    expect(statSync(pathIn(place)).size).toBeLessThan(size + 3000);
  });

  test("stay readable for a run while another merges them", async () => {
    const place = newPlace();
    for (const number of range(0, 8)) await write(place, [number]);
    const running = openAnswersStore(place);
    running.writer().append(answerOf(50));
    await write(place, [8]);
    await write(place, [9]);
    expect(namesIn(place).filter((name) => name.endsWith(".answers"))).toHaveLength(2);
    for (const number of range(0, 8)) expect(running.find(keyOf(number))).toBeDefined();
    running.close();
    expect(missing(place, [...range(0, 10), 50])).toEqual([]);
  });

  test("have a saved index where the file is large, which changes nothing but the time", async () => {
    const place = newPlace();
    await write(place, range(0, 9000));
    expect(missing(place, range(0, 9001))).toEqual([9000]);
    const index = namesIn(place).find((name) => name.endsWith(".index")) ?? "";
    expect(index).not.toBe("");
    expect(missing(place, range(0, 9001))).toEqual([9000]);
    damage(join(answersFolder(place.home), index), 500);
    expect(missing(place, range(0, 9001))).toEqual([9000]);
    truncateSync(pathIn(place), 5_000_000);
    expect(missing(place, range(0, 4000))).toEqual([]);
  });

  test("of a dead process are used, its half record is no damage, and of a living one too", async () => {
    const place = newPlace();
    const store = openAnswersStore(place);
    for (const number of [1, 2]) store.writer().append(answerOf(number));
    appendFileSync(store.writer().path, readFileSync(store.writer().path).subarray(0, 40));
    const living = openAnswersStore(place);
    expect([living.find(keyOf(2)) !== undefined, living.damaged]).toEqual([true, []]);
    living.close();
    expect(namesIn(place).map((name) => name.split(".")[1])).toEqual(["writing"]);
    const after = openAnswersStore({ ...place, isAlive: () => false });
    expect([after.find(keyOf(2)) !== undefined, after.damaged]).toEqual([true, []]);
    expect(namesIn(place).map((name) => name.split(".")[1])).toEqual(["answers"]);
    after.close();
  });
});

describe("a damaged disk", () => {
  test("costs the answers in the damaged bytes alone; that is said, and repaired", async () => {
    const place = newPlace();
    await write(place, range(0, 100));
    const path = pathIn(place);
    for (const at of [0, 20_500, 50_500, 50_700]) damage(path, at);
    const store = openAnswersStore(place);
    expect(store.damaged).toEqual([{ path, bytes: expect.any(Number) }]);
    store.close();
    const lost = missing(place, range(0, 100));
    expect(lost).toHaveLength(2);
    expect(repairAnswers(place)).toEqual({ entries: 98, damagedBytes: store.damaged[0]?.bytes });
    expect(repairAnswers(place)).toEqual({ entries: 98, damagedBytes: 0 });
    expect(missing(place, range(0, 100))).toEqual(lost);
    expect(openAnswersStore(place).damaged).toEqual([]);
  });

  test("that changes any byte crashes nothing, and gives no wrong answer", async () => {
    const place = newPlace();
    await write(place, range(0, 4));
    const [path, bytes] = [pathIn(place), readFileSync(pathIn(place))];
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at);
      writeFileSync(path, changed);
      expect(missing(place, range(0, 4)).length).toBeLessThanOrEqual(1);
    }
    writeFileSync(path, "garbage");
    expect(openAnswersStore(place).damaged).toEqual([{ path, bytes: 7 }]);
  });

  test("that changes an answer after it was indexed gives none", async () => {
    const place = newPlace();
    await write(place, [1, 2]);
    const store = openAnswersStore(place);
    damage(pathIn(place), 300);
    expect(() => store.find(keyOf(1))).toThrow("damaged");
    expect(store.find(keyOf(2))).toBeDefined();
  });

  test("that cannot read some blocks still gives the others", () => {
    const faulty = (
      _descriptor: number,
      buffer: NodeJS.ArrayBufferView,
      _: unknown,
      length: unknown,
      at: unknown,
    ) => {
      const [from, to] = [Number(at), Number(at) + Number(length)];
      if (from < 12_288 && to > 8192) throw Object.assign(new Error("i/o error"), { code: "EIO" });
      Buffer.from(buffer.buffer, buffer.byteOffset, Number(length)).fill(1);
      return Number(length);
    };
    const place = newPlace();
    mkdirSync(answersFolder(place.home));
    const path = createAnswerWriter(answersFolder(place.home), place.owner).path;
    truncateSync(path, 20_000);
    const buffer = Buffer.alloc(20_000, 7);
    expect(readerOf(openSync(path, "r"), faulty as never)(buffer, 0)).toBe(20_000);
    expect([buffer[8191], buffer[8192], buffer[12_287], buffer[12_288]]).toEqual([1, 0, 0, 1]);
  });
});

describe("a folder that cannot be used", () => {
  test("is said before anything is asked", () => {
    const place = newPlace();
    writeFileSync(answersFolder(place.home), "a file");
    expect(() => openAnswersStore(place)).toThrow(expect.objectContaining({ code: "PDO_ANSWERS_UNUSABLE" }));
  });

  test("gets rid of what a killed process left unfinished, a day later", async () => {
    const place = newPlace();
    await write(place, [1]);
    const [old, fresh] = ["old.part", "fresh.part"].map((name) => join(answersFolder(place.home), name));
    for (const path of [old, fresh]) writeFileSync(path ?? "", "half");
    const now = place.now() / 1000;
    utimesSync(old ?? "", now - 90_000, now - 90_000);
    utimesSync(fresh ?? "", now, now);
    await write(place, [2]);
    expect(namesIn(place).filter((name) => name.endsWith(".part"))).toEqual(["fresh.part"]);
  });

  test("is not made by who only looks", () => {
    const place = newPlace();
    expect(openAnswersToRead(place)).toBeUndefined();
    expect(readdirSync(place.home)).toEqual([]);
  });
});
