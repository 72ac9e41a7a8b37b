import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openHistory, type ReadRun } from "../../src/cli/commands/enrich/history.ts";
import type { World } from "../../src/cli/world.ts";
import { isFeedError } from "../../src/feed/errors.ts";
import { isErrorOf } from "../../src/lib/errors.ts";
import { generatedFeed, renderFeed, withColumn, withRows } from "../pipeline/mutated-feeds.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { openReadRun } from "./commands/enrich/history-world.ts";

let folder = "";
let feed = "";
const whole = generatedFeed(120);
const empty = withColumn(whole, "description", () => "");
const home = () => ({ environment: { PDO_HOME: join(folder, "home") } });
const kept = () => readdirSync(join(folder, "home", "feeds")).sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-guard-"));
  feed = join(folder, "feed-2026-11-20.csv");
  writeFileSync(feed, renderFeed(whole));
});

interface Told {
  readonly stopped: "ahead" | "after" | "no";
  readonly error: unknown;
  readonly notes: readonly string[];
  readonly rowsRead: number;
}

/** Goes through a run as the command does, without doing anything with the rows. */
async function read(
  path: string,
  changes: Partial<ReadRun> = {},
  world: World = createStandInWorld(home()),
): Promise<Told> {
  const { run, session } = await openReadRun(path, world, changes);
  const history = await openHistory(run, session);
  let rowsRead = 0;
  let stopped: Told["stopped"] = "ahead";
  try {
    await history.checkAhead();
    stopped = "after";
    for await (const records of run.feed.records()) {
      rowsRead += records.length;
      history.add(records);
    }
    await history.check();
    await history.commit();
    return { stopped: "no", error: undefined, notes: history.notes(), rowsRead };
  } catch (error) {
    return { stopped, error, notes: history.notes(), rowsRead };
  } finally {
    await history.discard();
    await run.feed.close();
  }
}

describe("the input guard", () => {
  test("lets a feed through that was never read, and one that is as it was", async () => {
    expect(await read(feed)).toMatchObject({ stopped: "no", notes: [] });
    expect(await read(feed)).toMatchObject({ stopped: "no", notes: [] });
    expect(kept()).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}\.json$/),
      expect.stringMatching(/\.marks$/),
    ]);
  });

  test("stops a broken file before its first row, in words that say what and when", async () => {
    await read(feed);
    const later = join(folder, "feed-2026-11-21.csv");
    writeFileSync(later, renderFeed(empty));
    const before = kept().map((name) => readFileSync(join(folder, "home", "feeds", name)));
    const { stopped, error, rowsRead } = await read(later);
    expect({ stopped, rowsRead }).toEqual({ stopped: "ahead", rowsRead: 0 });
    expect(isErrorOf("cli", error)).toBe(true);
    expect(error).toMatchObject({
      code: "PDO_INPUT_SUSPICIOUS",
      what: `${later}: this looks like a broken export, so nothing was done with it.`,
      seen: 'Column "description": 100 % of the cells are empty, last time 12 %.\nLast time was 2025-06-15 15:06 UTC.',
      nextStep: "Look at the export; if it is meant to be so, run it again with --accept-changes.",
    });
    expect(kept().map((name) => readFileSync(join(folder, "home", "feeds", name)))).toEqual(before);
  });

  test("lets it through with --accept-changes, says what, and holds it for usual from then on", async () => {
    await read(feed);
    writeFileSync(feed, renderFeed(empty));
    const { stopped, notes } = await read(feed, { acceptChanges: true });
    expect(stopped).toBe("no");
    expect(notes).toEqual([
      'Let through by --accept-changes: Column "description": 100 % of the cells are empty, last time 12 %.',
    ]);
    expect(await read(feed)).toMatchObject({ stopped: "no", notes: [] });
  });

  test("lets the reader's own refusal stop a file that breaks on its way, before the first row", async () => {
    const large = renderFeed(generatedFeed(2500));
    writeFileSync(feed, large);
    await read(feed);
    writeFileSync(feed, Buffer.concat([large, Buffer.from('9,"Tee')]));
    const { stopped, error, rowsRead } = await read(feed);
    expect({ stopped, rowsRead }).toEqual({ stopped: "ahead", rowsRead: 0 });
    expect(error).toSatisfy(isFeedError);
  });

  test("stops a stream when it was read, and knows it by where it is written to", async () => {
    const stream = (table: typeof whole, outputPath: string | undefined = join(folder, "out.csv")) =>
      read("-", { outputPath }, createStandInWorld({ ...home(), input: renderFeed(table) }));
    expect(await stream(whole)).toMatchObject({ stopped: "no" });
    expect(await stream(empty)).toMatchObject({ stopped: "after", rowsRead: 120 });
    expect(await stream(empty, join(folder, "another.csv"))).toMatchObject({ stopped: "no" });
  });

  test("neither compares nor keeps a run of some of the rows", async () => {
    await read(feed);
    writeFileSync(feed, renderFeed(withRows(whole, (rows) => rows.slice(0, 20))));
    const before = kept().map((name) => readFileSync(join(folder, "home", "feeds", name)));
    expect(await read(feed, { selection: { kind: "first", rows: 5 } })).toMatchObject({ stopped: "no" });
    expect(kept().map((name) => readFileSync(join(folder, "home", "feeds", name)))).toEqual(before);
  });

  test("keeps nothing of a run that was not ended", async () => {
    writeFileSync(feed, renderFeed(generatedFeed(2500)));
    const { run, session } = await openReadRun(feed, createStandInWorld(home()));
    const history = await openHistory(run, session);
    for await (const records of run.feed.records()) history.add(records);
    await history.discard();
    expect(kept()).toEqual([]);
  });

  test("keeps nothing where the file was changed while it was read, and says so", async () => {
    await read(feed);
    const { run, session } = await openReadRun(feed, createStandInWorld(home()));
    const history = await openHistory(run, session);
    await history.checkAhead();
    writeFileSync(feed, renderFeed(generatedFeed(130)));
    await history.check();
    await history.commit();
    await history.discard();
    await run.feed.close();
    expect(history.notes()).toEqual([`${feed} was changed while it was read; what it is like was not kept.`]);
  });

  test("does not fail a run where the home cannot be written, and says so", async () => {
    writeFileSync(join(folder, "home"), "a file where the folder should be");
    const { stopped, notes } = await read(feed);
    expect(stopped).toBe("no");
    expect(notes).toEqual([expect.stringMatching(/^What the feed is like could not be kept in .*PDO_HOME/)]);
  });

  test.each(["", "{", '{"schema_version":99}'])(
    "compares nothing with a profile that reads %j",
    async (content) => {
      await read(feed);
      const [profile = ""] = kept();
      writeFileSync(join(folder, "home", "feeds", profile), content);
      writeFileSync(feed, renderFeed(empty));
      expect(await read(feed)).toMatchObject({ stopped: "no" });
    },
  );
});
