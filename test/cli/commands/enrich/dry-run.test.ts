import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { type DryRun, dryRun } from "../../../../src/cli/commands/enrich/dry-run.ts";
import { openHistory } from "../../../../src/cli/commands/enrich/history.ts";
import { englishFeed } from "../../../pipeline/english-feed.ts";
import {
  columns,
  generatedFeed,
  renderFeed,
  type TableFeed,
  withColumn,
  withoutColumn,
} from "../../../pipeline/mutated-feeds.ts";
import { createStandInWorld } from "../../../stand-ins/world.ts";
import { openReadRun } from "./history-world.ts";

let folder = "";
let feed = "";
const whole = generatedFeed(60);
const home = () => ({ environment: { PDO_HOME: join(folder, "home") } });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-dry-"));
  feed = join(folder, "feed.csv");
  writeFileSync(feed, renderFeed(whole));
});

async function complete(): Promise<void> {
  const { run, session } = await openReadRun(feed, createStandInWorld(home()));
  const history = await openHistory(run, session);
  for await (const records of run.feed.records()) history.add(records);
  await history.check();
  await history.commit();
}

const plan = (table: TableFeed, changes: Partial<DryRun> = {}, isTerminal = false) =>
  planOf(renderFeed(table), changes, isTerminal);

async function planOf(bytes: Uint8Array, changes: Partial<DryRun> = {}, isTerminal = false): Promise<string> {
  writeFileSync(feed, bytes);
  const world = createStandInWorld({ ...home(), isTerminal });
  const { run, session } = await openReadRun(feed, world, changes);
  const history = await openHistory(run, session);
  await dryRun(
    {
      ...{ ...run, language: englishFeed, history, tasks: ["name", "categorization"] },
      ...{ reusesLastRun: false, notes: [], ...changes },
    },
    session,
  );
  return world.printed();
}

const planned = async (table: TableFeed, changes: Partial<DryRun> = {}) =>
  JSON.parse(await plan(table, changes));

describe("--dry-run", () => {
  test("says of a feed that was never read that every row is new", async () => {
    expect(await planned(whole)).toMatchObject({
      schema_version: 1,
      last_run: null,
      rows: { total: 60, new: 60, changed: 0, unchanged: 0, gone: 0, never_done: null, unreadable: 0 },
      tasks: { name: { to_do: 60, shared: 0, kept: 0, nothing: 0 }, categorization: { to_do: 60 } },
      input_guard: { would_stop: false, findings: [] },
    });
  });

  test("says of unchanged rows that the built-in engine's last answers are theirs", async () => {
    await complete();
    expect(await planned(whole, { reusesLastRun: true })).toMatchObject({
      notes: [expect.stringContaining("60 unchanged rows get the last run's answers")],
    });
    expect(await planned(whole)).toMatchObject({ notes: [] });
  });

  const price = { calls: 2, cached: 0, inputTokens: 900, outputTokens: 90, maxTokens: 2_000 };
  const cost = { costMicros: 2_000, uncachedCostMicros: 3_000, maxCostMicros: 9_000 };
  const estimate = () => ({ total: { ...price, ...cost }, tasks: {}, pricesAsOf: "2026-11-22" });

  test("says which models are asked, and where a limit of money is less than is expected", async () => {
    const models = ["openai gpt-6-luna"];
    expect(await planned(whole, { estimate, models, maxCost: 0.001 })).toMatchObject({
      model: { names: models, cost: 0.002 },
      notes: [expect.stringContaining("--max-cost 0.001 is less than is expected ($0.0020)")],
    });
    expect(await planned(whole, { estimate, models, maxCost: 0.01 })).toMatchObject({ notes: [] });
    expect(await plan(whole, { estimate, models }, true)).toContain("openai gpt-6-luna: 2 questions to ask");
  });

  test("says which rows are new, changed by which field, unchanged and gone", async () => {
    await complete();
    const renamed = withColumn(whole, "title", (cell, row) => (row < 3 ? `${cell} neu` : cell));
    const rebranded = withColumn(renamed, "brand", (cell, row) => (row === 2 || row === 9 ? "Neu" : cell));
    const rows = [...generatedFeed(4, 500).rows, ...rebranded.rows.slice(0, 50)];
    expect(await planned({ header: columns, rows })).toMatchObject({
      last_run: "2025-06-15T15:06:40.000Z",
      rows: { total: 54, new: 4, changed: 4, unchanged: 46, gone: 10 },
      changed_fields: { name: 3, brand: 2 },
    });
  });

  test("says that nothing changed where only prices, stocks and the order did", async () => {
    await complete();
    const priced = withColumn(
      withColumn(whole, "price", () => "1.23"),
      "stock",
      (_, row) => String(row),
    );
    const plan = await planned({ ...priced, rows: priced.rows.toReversed() });
    expect(plan.rows).toMatchObject({ new: 0, changed: 0, unchanged: 60, gone: 0 });
    expect(plan.changed_fields).toEqual({});
  });

  test("asks what is kept, and counts unchanged rows of which something is not", async () => {
    await complete();
    const renamed = withColumn(whole, "title", (cell, row) => (row === 0 ? `${cell} neu` : cell));
    const { rows, tasks } = await planned(renamed, {
      peek: async ({ id }) => ({
        name: id === "000001" || id === "000005" ? "to_do" : "kept",
        categorization: id === "000007" ? "nothing" : "kept",
      }),
    });
    expect(rows).toMatchObject({ changed: 1, unchanged: 59, never_done: 1 });
    expect(tasks).toEqual({
      name: { to_do: 2, shared: 0, kept: 58, nothing: 0 },
      categorization: { to_do: 0, shared: 0, kept: 59, nothing: 1 },
    });
  });

  test("says that the guard would stop the run, and with --accept-changes that it would not", async () => {
    await complete();
    const broken = withColumn(whole, "description", () => "");
    const found = [expect.objectContaining({ code: "field_empty", column: "description" })];
    expect((await planned(broken)).input_guard).toEqual({ would_stop: true, findings: found });
    expect((await planned(broken, { acceptChanges: true })).input_guard).toEqual({
      would_stop: false,
      findings: found,
    });
  });

  test("sees a file that stops in mid-row, in whatever order its rows are told", async () => {
    await complete();
    const renamed = withColumn(whole, "title", (cell, row) => (row === 20 ? `${cell} neu` : cell));
    const bytes = Buffer.concat([renderFeed(renamed), Buffer.from("000999,Teekan")]);
    const { input_guard } = JSON.parse(await planOf(bytes));
    expect(input_guard.findings).toEqual([expect.objectContaining({ code: "last_line" })]);
  });

  test("knows of some of the rows what became of them, but not what is gone", async () => {
    await complete();
    const { rows, input_guard } = await planned(whole, { selection: { kind: "first", rows: 10 } });
    expect(rows).toMatchObject({ total: 10, unchanged: 10, gone: null });
    expect(input_guard.findings).toEqual([]);
  });

  test("writes nothing", async () => {
    await complete();
    const files = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), "latin1")]);
    writeFileSync(feed, renderFeed(generatedFeed(70)));
    const before = files();
    await plan(generatedFeed(70));
    expect(files()).toEqual(before);
  });

  test("tells a person in a few lines", async () => {
    await complete();
    const renamed = withColumn(whole, "title", (cell, row) => (row < 3 ? `${cell} neu` : cell));
    expect((await plan(renamed, {}, true)).split("\n")).toEqual([
      `${feed}, 60 rows, since the run of 2025-06-15 15:06 UTC`,
      "  0 new, 3 changed (name 3), 57 unchanged, 0 gone",
      "  task            to call  kept  nothing to do",
      "  name                 60     0              0",
      "  categorization       60     0              0",
      "  Nothing was called and nothing was written.",
      "",
    ]);
  });
});

describe("--dry-run --why", () => {
  const why = async (row: string, table: TableFeed, changes: Partial<DryRun> = {}) =>
    (await planned(table, { ...changes, why: row })).rows;

  test("says which fields changed, and why each task would be called or not", async () => {
    await complete();
    const renamed = withColumn(whole, "title", (cell, row) => (row === 4 ? `${cell} neu` : cell));
    const peek = async () => ({ name: "to_do", categorization: "kept" }) as const;
    expect(await why("000005", renamed, { peek })).toEqual([
      {
        row: "000005",
        line: 6,
        change: "changed",
        changed_fields: ["name"],
        tasks: { name: "to_do", categorization: "kept" },
        sentences: [
          'Since the run of 2025-06-15 15:06 UTC this has changed: name (column "title").',
          "name: would be called, since it reads the name.",
          "categorization: the answer is kept, nothing would be called.",
        ],
      },
    ]);
  });

  test("says of an unchanged row that something else must have changed", async () => {
    await complete();
    const [reason] = await why("000005", whole);
    expect(reason.sentences[0]).toBe(
      "Nothing that a task reads has changed since the run of 2025-06-15 15:06 UTC.",
    );
    expect(reason.sentences[1]).toMatch(/^name: would be called, since no answer is kept: /);
  });

  test("says of a row that it is new", async () => {
    await complete();
    const [reason] = await why("000901", generatedFeed(2, 900));
    expect(reason).toMatchObject({ change: "new", line: 2 });
    expect(reason.sentences[0]).toMatch(/^There was no row with this identifier/);
  });

  test("takes a line where there are no identifiers", async () => {
    const [reason] = await why("3", withoutColumn(whole, "sku"));
    expect(reason).toMatchObject({ line: 3, change: "new" });
  });

  test("says where a row is not there, and whether it was", async () => {
    await complete();
    await expect(why("none", whole)).rejects.toMatchObject({ code: "PDO_ROW_NOT_FOUND" });
    await expect(why("000060", generatedFeed(59))).rejects.toMatchObject({
      seen: 'No row has it in the column "sku". The last run had one: it is gone from the feed.',
    });
  });

  test("tells a person a sentence a line", async () => {
    expect(await plan(whole, { why: "000001" }, true)).toBe(
      "000001, line 2: new\n" +
        "  No run of this feed was completed before, so the row is new.\n" +
        "  name: would be called, since the row is new.\n" +
        "  categorization: would be called, since the row is new.\n",
    );
  });
});
