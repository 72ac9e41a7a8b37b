import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFeedFile, readFeed } from "../../src/feed/reader.ts";
import { rowsOf } from "./in-memory-feed.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pdo-feed-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("opening a feed's file", () => {
  it("knows its size, and reads it", async () => {
    const path = join(folder, "feed.csv");
    await writeFile(path, "name\nA\n");
    const feed = await readFeed(await openFeedFile(path));
    expect(feed.totalBytes).toBe(7);
    expect(await rowsOf(feed)).toEqual([["A"]]);
    expect(feed.bytesRead()).toBe(7);
  });

  it("says that there is no such file, that it is a folder, that it is empty", async () => {
    const empty = join(folder, "empty.csv");
    await writeFile(empty, "");
    await expect(openFeedFile(join(folder, "none.csv"))).rejects.toMatchObject({
      code: "PDO_FEED_NOT_FOUND",
    });
    await expect(openFeedFile(folder)).rejects.toMatchObject({ code: "PDO_FEED_IS_FOLDER" });
    await expect(openFeedFile(empty)).rejects.toMatchObject({ code: "PDO_FEED_EMPTY" });
  });

  it("says in words why the system does not open it", async () => {
    await expect(openFeedFile(join(folder, `${"x".repeat(300)}.csv`))).rejects.toMatchObject({
      code: "PDO_FEED_NOT_OPENED",
      seen: "Its name is longer than the system allows.",
      nextStep: expect.stringContaining("shorter name"),
    });
    const round = join(folder, "round.csv");
    await symlink(round, round);
    await expect(openFeedFile(round)).rejects.toMatchObject({
      code: "PDO_FEED_NOT_OPENED",
      seen: "Its links lead round in a circle.",
    });
  });
});
