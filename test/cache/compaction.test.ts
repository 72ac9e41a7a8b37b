import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { copyCompactly } from "../../src/cache/compaction.ts";
import { ownerRecord } from "../../src/cache/journal-record.ts";
import { pruneAnswers } from "../../src/cache/maintenance.ts";
import { type AnswersPlace, answersFolder, answersPath, openAnswersStore } from "../../src/cache/store.ts";
import { entryOf, keyOf } from "./numbered-entries.ts";

const day = 20_000;
const owner = { pid: 7, startedAt: "12@boot", host: "here" };
const now = () => day * 24 * 60 * 60 * 1000;

function newPlace(): AnswersPlace {
  const home = mkdtempSync(join(tmpdir(), "pdo-compact-"));
  return { home, owner, now, isAlive: ({ pid, host }) => pid === owner.pid && host === owner.host };
}

/** What is in the folder besides the store and its lock. */
const leftIn = ({ home }: AnswersPlace) =>
  readdirSync(answersFolder(home)).filter((name) => !name.startsWith("answers.mdb"));

const prune = (place: AnswersPlace) => pruneAnswers(place, { olderThanDays: 90, now });

async function writeOne(place: AnswersPlace, number: number) {
  const store = await openAnswersStore(place);
  await store.write({ entries: [entryOf(number)], day });
  await store.close();
}

async function isKept(place: AnswersPlace, number: number): Promise<boolean> {
  const store = await openAnswersStore(place);
  const found = await store.read(keyOf(number));
  await store.close();
  return found !== undefined;
}

/** A mark of a process that may be there or not. */
function putMark({ home }: AnswersPlace, name: string, mark = owner, since = day): void {
  mkdirSync(answersFolder(home), { recursive: true });
  writeFileSync(join(answersFolder(home), `${name}.user`), ownerRecord(mark, since));
}

describe("a store that is made smaller", () => {
  test("is replaced where nobody else has it open, and nothing is left beside it", async () => {
    const place = newPlace();
    await writeOne(place, 1);
    expect(await prune(place)).toMatchObject({ isCompacted: true });
    expect(await isKept(place, 1)).toBe(true);
    await writeOne(place, 2);
    expect([await isKept(place, 1), await isKept(place, 2)]).toEqual([true, true]);
    expect(leftIn(place)).toEqual([]);
  });

  test("stays as it is where a run came and wrote, even one that has ended, while the copy was made", async () => {
    const place = newPlace();
    await writeOne(place, 1);
    const store = await openAnswersStore(place);
    const copy = await copyCompactly(answersFolder(place.home), store);
    await store.close();
    await writeOne(place, 2);
    expect(copy?.replace(answersPath(place.home))).toBe(false);
    expect([await isKept(place, 1), await isKept(place, 2)]).toEqual([true, true]);
    expect(leftIn(place)).toEqual([]);
  });

  test("retains its size while a live process has it open, or one of another host since yesterday", async () => {
    for (const [mark, since, isCompacted] of [
      [owner, day - 30, false],
      [{ ...owner, pid: 8 }, day, true],
      [{ ...owner, host: "elsewhere" }, day - 1, false],
      [{ ...owner, host: "elsewhere" }, day - 2, true],
    ] as const) {
      const place = newPlace();
      await writeOne(place, 1);
      putMark(place, "other", mark, since);
      expect(await prune(place)).toMatchObject({ isCompacted });
      expect(leftIn(place)).toEqual(isCompacted ? [] : ["other.user"]);
    }
  });

  test("is rid of what a killed prune has left", async () => {
    const place = newPlace();
    const left = join(answersFolder(place.home), "compacting-killed");
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, "copy.mdb"), "half");
    await writeOne(place, 1);
    expect(leftIn(place)).toEqual([]);
  });
});
