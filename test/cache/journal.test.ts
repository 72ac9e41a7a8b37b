import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createAnswerJournal } from "../../src/cache/journal.ts";
import { parseJournal } from "../../src/cache/journal-record.ts";
import { entryOf } from "./numbered-entries.ts";

const owner = { pid: 7, startedAt: "12@boot", host: "here" };
const kinds = new Map([[7, "seven"]]);
const newFolder = () => mkdtempSync(join(tmpdir(), "pdo-journal-"));
const filesOf = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

function contentOf(folder: string) {
  const [path, ...others] = filesOf(folder);
  expect(others).toEqual([]);
  return parseJournal(readFileSync(path ?? ""));
}

describe("a journal of answers", () => {
  test("has every answer in its file as soon as it was appended", () => {
    const folder = newFolder();
    const journal = createAnswerJournal({ folder, owner }, 20_000);
    expect(filesOf(folder)).toEqual([]);
    for (const number of [1, 2]) journal.append(entryOf(number), kinds);
    expect(contentOf(folder)).toEqual({ owner, day: 20_000, kinds, entries: [entryOf(1), entryOf(2)] });
    journal.append(entryOf(3), kinds);
    expect(contentOf(folder).entries).toEqual([1, 2, 3].map(entryOf));
    expect(journal.journaledCount()).toBe(3);
  });

  test("is gone when the store has its answers, and stays when it has not", async () => {
    const folder = newFolder();
    const [stored, left, empty] = [0, 1, 2].map(() => createAnswerJournal({ folder, owner }, 20_000));
    stored?.append(entryOf(1), kinds);
    await stored?.sync();
    await stored?.remove();
    left?.append(entryOf(2), kinds);
    await left?.retain();
    await empty?.retain();
    expect(contentOf(folder).entries).toEqual([entryOf(2)]);
  });

  test("holds nothing where its folder does not let it be made", async () => {
    const folder = join(newFolder(), "missing");
    const journal = createAnswerJournal({ folder, owner }, 20_000);
    journal.append(entryOf(1), kinds);
    await journal.sync();
    await journal.remove();
    expect(journal.journaledCount()).toBe(0);
  });

  test("holds nothing any more when someone has taken it away", async () => {
    const folder = newFolder();
    const journal = createAnswerJournal({ folder, owner }, 20_000);
    journal.append(entryOf(1), kinds);
    await journal.sync();
    expect(journal.journaledCount()).toBe(1);
    rmSync(folder, { recursive: true });
    journal.append(entryOf(2), kinds);
    await journal.sync();
    expect(journal.journaledCount()).toBe(0);
  });
});
