import { existsSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clearAnswers, describeAnswers, pruneAnswers } from "../../src/cache/maintenance.ts";
import {
  type AnswersPlace,
  answersFolder,
  openAnswersStore,
  openAnswersToRead,
} from "../../src/cache/store.ts";
import { answerOf, day, dayMs, keyOf, newPlace } from "./numbered-entries.ts";

const namesIn = (place: AnswersPlace) => readdirSync(answersFolder(place.home));
const isKept = (place: AnswersPlace, number: number) =>
  openAnswersToRead(place)?.find(keyOf(number)) !== undefined;

/** A run that has kept one answer, and goes on. */
function startRun(place: AnswersPlace, number: number, daysLater = 0) {
  const store = openAnswersStore(place);
  const time = ((day + daysLater) * dayMs) / 1000;
  store.writer().append({ ...answerOf(number), time });
  return store;
}

const prune = (place: AnswersPlace, request = { olderThanDays: 90 }) =>
  pruneAnswers(place, { ...request, now: () => (day + 200) * dayMs });

describe("answers that are to be forgotten", () => {
  test("are gone, and the next run begins with none", () => {
    const place = newPlace();
    expect(clearAnswers(place)).toBe(0);
    startRun(place, 1).close();
    expect(clearAnswers(place)).toBeGreaterThan(0);
    expect(namesIn(place)).toEqual([]);
    startRun(place, 2).close();
    expect([isKept(place, 1), isKept(place, 2)]).toEqual([false, true]);
  });

  test("stay where a run is keeping some, unless that is said to be right", async () => {
    const place = newPlace();
    const running = startRun(place, 1);
    expect(() => clearAnswers(place)).toThrow(
      expect.objectContaining({ code: "PDO_ANSWERS_IN_USE", nextStep: expect.stringContaining("--force") }),
    );
    expect(isKept(place, 1)).toBe(true);
    expect(clearAnswers(place, true)).toBeGreaterThan(0);
    expect(isKept(place, 1)).toBe(false);
    running.writer().append(answerOf(2));
    const writer = running.writer();
    await expect(writer.sync()).rejects.toThrow("taken away");
    expect(running.abandon(writer)).toBe(true);
    running.writer().append(answerOf(3));
    running.close();
    expect([isKept(place, 2), isKept(place, 3)]).toEqual([false, true]);
  });

  test("are removed where a dead run has left them, or a run of another host a day ago, or they are damaged", () => {
    const place = newPlace();
    startRun({ ...place, owner: { ...place.owner, pid: 8 } }, 1);
    const foreign = startRun({ ...place, owner: { ...place.owner, host: "elsewhere" } }, 2).writer().path;
    writeFileSync(join(answersFolder(place.home), "other.answers"), "garbage");
    expect(describeAnswers(place)).toMatchObject({ entries: 2, damagedBytes: 7 });
    const changed = (ageDays: number) => {
      const seconds = (place.now() - ageDays * dayMs) / 1000;
      utimesSync(foreign, seconds, seconds);
    };
    changed(0.5);
    expect(() => clearAnswers(place)).toThrow(expect.objectContaining({ code: "PDO_ANSWERS_IN_USE" }));
    changed(2);
    expect(clearAnswers(place)).toBeGreaterThan(2000);
    expect(namesIn(place)).toEqual([]);
  });
});

describe("answers that were not used for long", () => {
  test("are taken out, in one file then, and a run under way keeps its own", () => {
    const place = newPlace();
    startRun(place, 1).close();
    startRun(place, 2, 190).close();
    startRun(place, 3).close();
    const marking = openAnswersStore(place);
    marking.writer().appendUse(keyOf(3), ((day + 150) * dayMs) / 1000);
    marking.close();
    const running = startRun(place, 4);
    expect(prune(place)).toMatchObject({ removedEntries: 1, isWhole: false });
    expect([1, 2, 3, 4].map((number) => isKept(place, number))).toEqual([false, true, true, true]);
    const [one, other] = [running.writer().path, namesIn(place).filter((name) => name.endsWith(".answers"))];
    expect([existsSync(one), other.length]).toEqual([true, 1]);
    running.close();
    expect(prune(place)).toMatchObject({ removedEntries: 1, isWhole: true });
    expect(describeAnswers(place)).toMatchObject({
      entries: 2,
      kinds: [{ operation: "optimizeName", lastUsed: day + 190 }],
    });
  });
});
