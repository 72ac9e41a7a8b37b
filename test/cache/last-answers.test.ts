import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  lastAnswersFolder,
  listLastAnswers,
  openLastAnswers,
  removeLastAnswers,
} from "../../src/cache/last-answers.ts";
import { keyOf, newPlace } from "./numbered-entries.ts";

function newFolder() {
  const place = newPlace();
  const folder = join(lastAnswersFolder(place.home), "feed");
  const open = (options = {}) =>
    openLastAnswers({ ...place, folder }, { isUsed: true, isKept: true, ...options });
  /** A run that asks for these numbers. @returns those that it found */
  const run = (numbers: readonly number[], isWhole = true, options = {}) => {
    const answers = open(options);
    const found = numbers.filter((number) => {
      if (answers.find(keyOf(number)) !== undefined) answers.carryOver(keyOf(number));
      else answers.keep(keyOf(number), { number });
      return answers.find(keyOf(number)) !== undefined;
    });
    if (isWhole) answers.replace();
    answers.close();
    return found;
  };
  const files = () => readdirSync(folder).filter((name) => name.endsWith(".answers"));
  return { home: place.home, folder, open, run, files };
}

describe("answers of the last run", () => {
  test("are found by the next run, as they were, and nothing else is", () => {
    const { open, run } = newFolder();
    expect(run([1, 2])).toEqual([]);
    const answers = open();
    expect(answers.isEmpty).toBe(false);
    expect(answers.find(keyOf(2))).toEqual({ number: 2 });
    expect(answers.find(keyOf(3))).toBeUndefined();
    answers.close();
  });

  test("that a whole run did not use are gone behind it, and there is one file", () => {
    const { run, files } = newFolder();
    run([1, 2, 3]);
    expect(run([2, 4])).toEqual([2]);
    expect(files()).toHaveLength(1);
    expect(run([1, 2, 3, 4])).toEqual([2, 4]);
  });

  test("stay where a run ends early, and what it answered anew is kept too", () => {
    const { run, files } = newFolder();
    run([1, 2]);
    expect(run([1, 3], false)).toEqual([1]);
    expect(run([1, 2, 3], false)).toEqual([1, 2, 3]);
    expect(files()).toHaveLength(2);
  });

  test("of many runs that ended early lie in few files", () => {
    const { run, files } = newFolder();
    for (let number = 0; number < 12; number += 1) run([number], false);
    expect(files().length).toBeLessThanOrEqual(6);
    const all = Array.from({ length: 12 }, (_, number) => number);
    expect(run(all)).toEqual(all);
  });

  test("are neither used nor kept where that is not wanted", () => {
    const { run } = newFolder();
    run([1]);
    expect(run([1, 2], true, { isKept: false })).toEqual([1]);
    expect(run([1, 2], false)).toEqual([1]);
    expect(run([1, 2], true, { isUsed: false })).toEqual([]);
    expect(run([1, 2])).toEqual([1, 2]);
  });

  test("that are damaged are not found, and the others are", () => {
    const { folder, run, files } = newFolder();
    run([1, 2]);
    const path = join(folder, files()[0] ?? "");
    const bytes = readFileSync(path);
    bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
    writeFileSync(path, bytes);
    expect(run([1, 2])).toEqual([1]);
  });

  test("that cannot be kept cost a run nothing, and it says why", () => {
    const { folder, open } = newFolder();
    mkdirSync(join(folder, ".."), { recursive: true });
    writeFileSync(folder, "a file");
    const answers = open();
    answers.keep(keyOf(1), "answer");
    answers.replace();
    answers.close();
    expect(answers.isEmpty).toBe(true);
    expect(answers.fault()).toBeInstanceOf(Error);
  });

  test("of feeds that were not run for long are removed", () => {
    const { home, folder, run, files } = newFolder();
    run([1]);
    const other = join(lastAnswersFolder(home), "other");
    mkdirSync(other);
    writeFileSync(join(other, "old.answers"), "12345");
    utimesSync(join(other, "old.answers"), 1, 1);
    expect(listLastAnswers(home)).toHaveLength(2);
    expect(removeLastAnswers(home, 2_000)).toBe(5);
    expect(existsSync(other)).toBe(false);
    expect(files()).toHaveLength(1);
    expect(removeLastAnswers(home)).toBeGreaterThan(0);
    expect(existsSync(folder)).toBe(false);
  });
});
