import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openNamedFeed } from "../../src/cli/feed-input.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { folderOf } from "./folder.ts";

const table = "name,price\nThing,1\n";

/** Standard input that says whether it was let go. */
function createWatchedInput(text: string) {
  let isClosed = false;
  async function* stream(): AsyncGenerator<Uint8Array> {
    try {
      for (let chunk = 0; chunk < 1_000; chunk += 1)
        yield Buffer.from(chunk === 0 ? text : "More,2\n".repeat(200));
    } finally {
      isClosed = true;
    }
  }
  return { stream: stream(), isClosed: () => isClosed };
}

describe("a named feed", () => {
  it("is a file, named by its path", async () => {
    const path = join(folderOf({ "feed.csv": table }), "feed.csv");
    const world = createStandInWorld();
    const { name, feed, reading } = await openNamedFeed(path, { flags: {}, world }, (opened) => opened);
    expect({ name, reading, bytes: feed.totalBytes }).toEqual({
      name: path,
      reading: {},
      bytes: table.length,
    });
    await feed.close();
  });

  it("is standard input where it is called -", async () => {
    const world = createStandInWorld({ input: table });
    const { name, feed } = await openNamedFeed("-", { flags: {}, world }, (opened) => opened);
    expect({ name, bytes: feed.totalBytes }).toEqual({ name: "standard input", bytes: undefined });
    expect(feed.description.columns).toEqual(["name", "price"]);
    await feed.close();
  });

  it("is read in the format that was asked for, and says so for a second reading", async () => {
    const world = createStandInWorld({ input: table.replaceAll(",", "\t") });
    const flags = { inputFormat: "tsv" };
    const { feed, reading } = await openNamedFeed("-", { flags, world }, (opened) => opened);
    expect(feed.description.format).toBe("tsv");
    expect(reading).toEqual({ format: "tsv" });
    await feed.close();
  });

  it.each([
    [
      { delimiter: "tab", quote: "none" },
      { delimiter: "\t", quote: "" },
    ],
    [
      { delimiter: "semicolon", quote: "single" },
      { delimiter: ";", quote: "'" },
    ],
    [
      { delimiter: "\\x1f", quote: '"' },
      { delimiter: "\x1f", quote: '"' },
    ],
    [
      { delimiter: "^", headerRow: 1 },
      { delimiter: "^", linesAbove: 0 },
    ],
    [
      { delimiter: "pipe", skipRows: 0 },
      { delimiter: "|", linesAbove: 0 },
    ],
  ])("is read as its flags say: %j", async (flags, reading) => {
    const world = createStandInWorld({ input: table });
    const opened = await openNamedFeed("-", { flags, world }, (found) => found);
    expect(opened.reading).toEqual(reading);
    await opened.feed.close();
  });

  it.each([
    [{ delimiter: "xx" }, "PDO_FEED_DELIMITER"],
    [{ delimiter: "a" }, "PDO_FEED_DELIMITER"],
    [{ delimiter: "¦" }, "PDO_FEED_DELIMITER"],
    [{ quote: "`" }, "PDO_FEED_QUOTE"],
    [{ headerRow: 2, skipRows: 1 }, "PDO_SELECTION_AMBIGUOUS"],
    [{ headerRow: 5 }, "PDO_FEED_NO_COLUMNS"],
  ])("is refused where its flags make no sense: %j", async (flags, code) => {
    const world = createStandInWorld({ input: table });
    await expect(openNamedFeed("-", { flags, world }, (found) => found)).rejects.toMatchObject({ code });
  });

  it("stays open for whoever looked at it", async () => {
    const input = createWatchedInput(table);
    const world = createStandInWorld({ input: input.stream });
    const { feed } = await openNamedFeed("-", { flags: {}, world }, (opened) => opened);
    expect(input.isClosed()).toBe(false);
    await feed.close();
    expect(input.isClosed()).toBe(true);
  });

  it("is closed where looking fails, at once or later", async () => {
    for (const fail of [
      () => {
        throw new Error("no");
      },
      () => Promise.reject(new Error("no")),
    ]) {
      const input = createWatchedInput(table);
      const world = createStandInWorld({ input: input.stream });
      await expect(openNamedFeed("-", { flags: {}, world }, fail)).rejects.toThrow("no");
      expect(input.isClosed()).toBe(true);
    }
  });
});
