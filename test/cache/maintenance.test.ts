import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { removeUnlessUsed } from "../../src/cache/compaction.ts";
import { ownerRecord } from "../../src/cache/journal-record.ts";
import { clearAnswers } from "../../src/cache/maintenance.ts";
import {
  type AnswersPlace,
  answersFolder,
  answersPath,
  openAnswersStore,
  openAnswersToRead,
} from "../../src/cache/store.ts";
import { entryOf, keyOf } from "./numbered-entries.ts";

const day = 20_000;
const owner = { pid: 7, startedAt: "12@boot", host: "here" };

function newPlace(): AnswersPlace {
  const home = mkdtempSync(join(tmpdir(), "pdo-clear-"));
  const now = () => day * 24 * 60 * 60 * 1000;
  return { home, owner, now, isAlive: ({ pid }) => pid === owner.pid };
}

async function writeOne(place: AnswersPlace) {
  const store = await openAnswersStore(place);
  await store.write({ entries: [entryOf(1)], day });
  return store;
}

const namesIn = (place: AnswersPlace) =>
  readdirSync(answersFolder(place.home)).filter((name) => !name.endsWith("-lock"));

describe("answers that are to be forgotten", () => {
  test("are gone, and the next run begins with none", async () => {
    const place = newPlace();
    expect(clearAnswers(place)).toBe(0);
    await (await writeOne(place)).close();
    expect(clearAnswers(place)).toBeGreaterThan(0);
    expect(namesIn(place)).toEqual([]);
    const store = await openAnswersStore(place);
    expect(await store.read(keyOf(1))).toBeUndefined();
    await store.write({ entries: [entryOf(2)], day });
    expect(await store.read(keyOf(2))).toBeDefined();
    await store.close();
  });

  test("stay where a run has them open, unless that is said to be right", async () => {
    const place = newPlace();
    const running = await writeOne(place);
    expect(() => clearAnswers(place)).toThrow(
      expect.objectContaining({
        code: "PDO_ANSWERS_IN_USE",
        nextStep: expect.stringContaining("--force"),
      }),
    );
    expect(await running.read(keyOf(1))).toBeDefined();
    expect(namesIn(place).filter((name) => name.startsWith("compacting-"))).toEqual([]);
    expect(clearAnswers(place, true)).toBeGreaterThan(0);
    expect(existsSync(answersPath(place.home))).toBe(false);
    await running.close();
  });

  test("stay where a run has them in its journal alone", async () => {
    const place = newPlace();
    const running = await writeOne(place);
    clearAnswers(place, true);
    const journal = join(answersFolder(place.home), "living.journal");
    writeFileSync(journal, ownerRecord(owner, day));
    expect(() => clearAnswers(place)).toThrow(expect.objectContaining({ code: "PDO_ANSWERS_IN_USE" }));
    expect(existsSync(journal)).toBe(true);
    await running.close();
    expect(clearAnswers(place)).toBeGreaterThan(0);
    expect(existsSync(journal)).toBe(false);
  });

  test("are removed although a dead run has left its lease, or the file is damaged", async () => {
    const place = newPlace();
    await (await writeOne(place)).close();
    const dead = { ...owner, pid: 8 };
    writeFileSync(join(answersFolder(place.home), "dead.user"), ownerRecord(dead, day));
    writeFileSync(answersPath(place.home), "garbage");
    expect(clearAnswers(place)).toBe(7);
    expect(namesIn(place)).toEqual([]);
  });

  test("stay where a run opens them at that very moment", async () => {
    const place = newPlace();
    await (await writeOne(place)).close();
    const [path, folder] = [answersPath(place.home), answersFolder(place.home)];
    let opening: ReturnType<typeof openAnswersStore> | undefined;
    const isTaken = removeUnlessUsed(path, folder, () => {
      opening = openAnswersStore(place);
      return false;
    });
    expect(isTaken).toBe(false);
    const store = await opening;
    expect(await store?.read(keyOf(1))).toBeDefined();
    await store?.close();
  });
});

describe("answers that are only looked at", () => {
  test("leave no files where none were ever cached", async () => {
    const place = newPlace();
    expect(await openAnswersToRead(place)).toBeUndefined();
    expect(readdirSync(place.home)).toEqual([]);
    await (await writeOne(place)).close();
    const store = await openAnswersToRead(place);
    expect(await store?.read(keyOf(1))).toBeDefined();
    await store?.close();
  });
});
