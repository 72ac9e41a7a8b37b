import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lazily } from "../../../src/lib/once.ts";
import { run } from "../folder.ts";
import { csv, plain } from "./feeds.ts";
import { enrichShard, expectSame, type FeedFolder, feedFolder, merge, plan, whole } from "./planned.ts";

const feed = csv(40, "\n");
const names = ["--tasks", "name"];

async function planned(shards = 3): Promise<FeedFolder> {
  const folder = feedFolder("feed.csv", feed);
  await plan(folder, shards, names);
  return folder;
}

async function done(shards = 3): Promise<FeedFolder> {
  const folder = await planned(shards);
  for (let shard = 0; shard < shards; shard += 1)
    expect(await enrichShard(folder, shard)).toMatchObject({ code: 0 });
  return folder;
}

function partsOf({ run: folder }: FeedFolder, kind: string): string[] {
  return readdirSync(join(folder, "parts"))
    .filter((name) => name.endsWith(kind))
    .map((name) => join(folder, "parts", name))
    .sort();
}

const wholeOnce = lazily(() => whole(feedFolder("feed.csv", feed), names, plain));

async function expectWhole(folder: FeedFolder): Promise<void> {
  expectSame(await merge(folder, plain), await wholeOnce());
}

describe("attempts at shards", () => {
  test("a shard that is done is left as it is", async () => {
    const folder = await done();
    const before = readdirSync(join(folder.run, "parts"));
    const again = await enrichShard(folder, 1);
    expect(JSON.parse(again.printed)).toMatchObject({ shard: 1, state: "already" });
    expect(readdirSync(join(folder.run, "parts"))).toEqual(before);
    await expectWhole(folder);
  });

  test("of two attempts at once one counts, and the other takes its part away", async () => {
    const folder = await planned();
    const both = await Promise.all([enrichShard(folder, 0), enrichShard(folder, 0)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const states = both.map(({ printed }) => JSON.parse(printed).state).sort();
    expect(states).toEqual(["done", "other"]);
    expect(partsOf(folder, ".output")).toHaveLength(1);
    for (const shard of [2, 1]) await enrichShard(folder, shard);
    await expectWhole(folder);
  });

  test("what a killed attempt has left is not looked at", async () => {
    const folder = await planned();
    writeFileSync(join(folder.run, "parts", "1.0123456789ab.output"), "half a row");
    writeFileSync(join(folder.run, "parts", "1.0123456789ab.json"), '{"claim":1');
    for (const shard of [0, 1, 2]) await enrichShard(folder, shard);
    await expectWhole(folder);
  });

  test.each([
    ["cut", (path: string) => truncateSync(path, 100)],
    ["longer", (path: string) => appendFileSync(path, "a,b,c\n")],
    ["of as many other bytes", (path: string) => writeFileSync(path, readFileSync(path).fill(0x61, 5, 9))],
    ["gone", (path: string) => rmSync(path)],
  ])("a part that is %s is refused, and done again", async (_, damage) => {
    const folder = await done();
    damage(partsOf(folder, ".output")[1] ?? "");
    const out = join(folder.folder, "out.csv");
    const refused = await folder.call("merge", folder.run, "-o", out);
    expect(refused.code).toBe(2);
    expect(refused.said).toContain("PDO_PART_DAMAGED");
    expect(refused.said).toContain("--shard 1");
    expect(readdirSync(folder.folder)).not.toContain("out.csv");
    expect(await enrichShard(folder, 1)).toMatchObject({ code: 0 });
    await expectWhole(folder);
  });

  test("a marker that cannot be read is no part", async () => {
    const folder = await done();
    rmSync(join(folder.run, "done", "2.json"));
    writeFileSync(join(folder.run, "done", "2.json"), "{");
    expect((await folder.call("merge", folder.run, "-o", join(folder.folder, "out.csv"))).code).toBe(2);
    await enrichShard(folder, 2);
    await expectWhole(folder);
  });

  test("missing shards are named, with an exit code of their own", async () => {
    const folder = await planned(7);
    for (const shard of [1, 4]) await enrichShard(folder, shard);
    const out = join(folder.folder, "out.csv");
    const { code, said, printed } = await folder.call("merge", folder.run, "-o", out, "--json", "--quiet");
    expect(code).toBe(6);
    expect(said).toContain("5 of 7 shards are missing: 0, 2-3, 5-6.");
    expect(JSON.parse(printed)).toMatchObject({ shards: 7, done: 2, missing: [0, 2, 3, 5, 6], rows: 40 });
    expect(readdirSync(folder.folder)).not.toContain("out.csv");
    const status = await folder.call("merge", folder.run, "--status", "--json");
    expect(status.code).toBe(0);
    expect(JSON.parse(status.printed)).toEqual(JSON.parse(printed));
  });
});

describe("a plan", () => {
  test("is made once, and says then what is done", async () => {
    const folder = await planned();
    await enrichShard(folder, 2);
    const manifest = readFileSync(join(folder.run, "manifest.json"), "utf8");
    const again = await folder.call(
      "plan",
      folder.feed,
      "--shards",
      "3",
      "-o",
      folder.run,
      ...names,
      "--json",
    );
    expect(again.code).toBe(0);
    expect(JSON.parse(again.printed)).toMatchObject({ done: 1, missing: [0, 1] });
    expect(readFileSync(join(folder.run, "manifest.json"), "utf8")).toBe(manifest);
  });

  test("of two at once is one", async () => {
    const folder = feedFolder("feed.csv", feed);
    await Promise.all([plan(folder, 2, names), plan(folder, 2, names)]);
    expect(readdirSync(folder.run).filter((name) => name.startsWith("plan."))).toHaveLength(1);
    for (const shard of [0, 1]) await enrichShard(folder, shard);
    await expectWhole(folder);
  });

  test.each([
    ["another number of shards", ["--shards", "4", ...names], "It has 3 shards."],
    ["other settings", ["--shards", "3", ...names, "--language", "de"], "It has other settings: language."],
    ["other tasks", ["--shards", "3"], "It has other settings: tasks."],
    ["other rows", ["--shards", "3", ...names, "--rows", "10"], "It is of other rows."],
  ])("is not replaced by one with %s", async (_, flags, reason) => {
    const folder = await planned();
    const other = await folder.call("plan", folder.feed, "-o", folder.run, ...flags);
    expect(other.code).toBe(2);
    expect(other.said).toContain("PDO_RUN_EXISTS");
    expect(other.said).toContain(reason);
  });

  test("is refused for what cannot be cut, or is not shared", async () => {
    const folder = feedFolder("feed.csv", feed);
    const words = ["--shards", "2", "-o", folder.run];
    const stream = await run(["plan", "-", ...words], { input: feed, environment: folder.environment });
    expect([stream.code, stream.said.includes("PDO_PLAN_STREAM")]).toEqual([2, true]);
    for (const [name, value] of [
      ["PDO_PROVIDER", "openai"],
      ["PDO_PROVIDER_KEY", "sk-not-a-real-key"],
      ["PDO_BASE_URL", "https://service.example/api"],
    ] as const) {
      const environment = { ...folder.environment, [name]: value };
      const model = await run(["plan", folder.feed, ...words], { environment });
      expect([model.code, model.said.includes("PDO_PLAN_MODEL")]).toEqual([2, true]);
    }
    const book = join(folder.folder, "book.xlsx");
    await folder.call("enrich", folder.feed, "-o", book, ...names, "--quiet");
    const workbook = await folder.call("plan", book, ...words);
    expect([workbook.code, workbook.said.includes("PDO_PLAN_WORKBOOK")]).toEqual([2, true]);
    expect(workbook.said).toContain("Save the sheet as CSV");
  });
});

describe("a worker refuses", () => {
  test.each([
    ["the same size", feed.replace("Bürostuhl", "Burostuhl ").slice(0, -1)],
    ["another size", `${feed}P-99,"Stuhl","Ein Stuhl","Büro","1"\n`],
    ["another header", feed.replace("id,name", "no,name")],
  ])("a feed that was changed after planning, with %s", async (_, changed) => {
    const folder = await planned(1);
    const now = Buffer.byteLength(changed) === Buffer.byteLength(feed) ? changed : changed.padEnd(1);
    writeFileSync(folder.feed, now);
    utimesSync(folder.feed, 1, 1);
    const { code, said } = await enrichShard(folder, 0);
    expect(code).toBe(4);
    expect(said).toContain("PDO_FEED_CHANGED");
    expect(partsOf(folder, ".output")).toEqual([]);
    expect((await folder.call("merge", folder.run)).code).toBe(6);
  });

  test("a feed in which a quote is not closed any more", async () => {
    const folder = await planned(2);
    const at = feed.lastIndexOf('",');
    writeFileSync(folder.feed, `${feed.slice(0, at)}  ${feed.slice(at + 2)}`);
    const { code, said } = await enrichShard(folder, 1);
    expect([code, said.includes("PDO_FEED_CHANGED")]).toEqual([4, true]);
  });

  test("a part of a feed that was changed within a later shard only there", async () => {
    const folder = await planned(2);
    const at = feed.lastIndexOf("Sport");
    writeFileSync(folder.feed, `${feed.slice(0, at)}Spurt${feed.slice(at + 5)}`);
    expect((await enrichShard(folder, 0)).code).toBe(0);
    expect((await enrichShard(folder, 1)).code).toBe(4);
  });

  test.each(["version", "program", "catalog", "examples", "glossary"])("another %s", async (name) => {
    const folder = await planned(1);
    const path = join(folder.run, "manifest.json");
    const manifest = JSON.parse(readFileSync(path, "utf8"));
    manifest.madeWith[name] = "another";
    rmSync(path);
    writeFileSync(path, JSON.stringify(manifest));
    const { code, said } = await enrichShard(folder, 0);
    expect(code).toBe(2);
    expect(said).toContain("PDO_RUN_OTHER_PROGRAM");
  });

  test("settings of its own, and takes none out of its environment", async () => {
    const folder = await planned(1);
    for (const flags of [
      ["--tone", "casual"],
      ["--tasks", "name"],
      ["-o", "x.csv"],
      ["--rows", "3"],
    ]) {
      const { code, said } = await enrichShard(folder, 0, ...flags);
      expect([code, said.includes("PDO_SHARD_SETTING")]).toEqual([2, true]);
    }
    const environment = {
      ...folder.environment,
      PDO_LANGUAGE: "fr",
      PDO_WRITE: "replace",
      PDO_PROVIDER_KEY: "sk-not-a-real-key",
    };
    const words = ["enrich", folder.run, "--shard", "0", "--json"];
    expect((await run(words, { environment })).code).toBe(0);
    await expectWhole(folder);
  });

  test("a guide that is not the planned one", async () => {
    const folder = await planned(1);
    const plans = readdirSync(folder.run).filter((name) => name.startsWith("plan."));
    appendFileSync(join(folder.run, plans[0] ?? "", "guide.0"), "{}\n");
    const { code, said } = await enrichShard(folder, 0);
    expect([code, said.includes("PDO_RUN_DAMAGED")]).toEqual([2, true]);
  });

  test("a number that no shard has, and a folder without a plan", async () => {
    const folder = await planned(2);
    expect((await enrichShard(folder, 2)).said).toContain("0 to 1");
    const nowhere = await folder.call("enrich", folder.folder, "--shard", "0");
    expect([nowhere.code, nowhere.said.includes("PDO_RUN_NOT_FOUND")]).toEqual([2, true]);
  });

  test("no key is written down", async () => {
    const folder = feedFolder("feed.csv", feed);
    const environment = { ...folder.environment, PDO_API_KEY: "pdo-secret-key-0123456789" };
    await run(["plan", folder.feed, "--shards", "1", "-o", folder.run, ...names], { environment });
    expect(readFileSync(join(folder.run, "manifest.json"), "utf8")).not.toContain("secret");
  });
});
