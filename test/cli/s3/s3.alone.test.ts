import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRandom } from "../../seeded-random.ts";
import { hasRedis, startRedis } from "../../stand-ins/redis-server.ts";
import { S3Server, s3Faults } from "../../stand-ins/s3-server.ts";
import { startWorker } from "../cluster/clustered.ts";
import { run } from "../folder.ts";
import { cases, csv, plain } from "../shards/feeds.ts";
import { expectSame, type FeedCase, feedFolder, type Outcome, whole } from "../shards/planned.ts";
import { enrichShard, outcomeOf, outFlags, plan, type StoredFeed, sharded, storedFeed } from "./stored.ts";

const seed = Number(process.env.PDO_SEED ?? 20_261_124);
const names = ["--tasks", "name"];
const small: FeedCase = { file: "feed.csv", content: csv(40, "\r\n"), flags: names, endings: plain };
const secret = "the-secret-of-the-store";

let server: S3Server;

beforeEach(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "KEY-ID");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", secret);
  vi.stubEnv("AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED", "true");
  server = await new S3Server().start();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const outcomes = new Map<FeedCase, Promise<Outcome>>();

/** One process, over files. */
async function alone(feed: FeedCase): Promise<Outcome> {
  const { file, content, flags = [], endings, others } = feed;
  const outcome = outcomes.get(feed) ?? whole(feedFolder(file, content, others), flags, endings);
  outcomes.set(feed, outcome);
  return outcome;
}

async function planned(shards = 3): Promise<StoredFeed> {
  const stored = storedFeed(server, small);
  expect(await plan(stored, shards, ...names)).toMatchObject({ code: 0 });
  return stored;
}

async function done(shards = 3): Promise<StoredFeed> {
  const stored = await planned(shards);
  for (let shard = 0; shard < shards; shard += 1)
    expect(await enrichShard(stored, shard)).toMatchObject({ code: 0 });
  return stored;
}

const merge = (stored: StoredFeed, ...flags: string[]) =>
  stored.call("merge", stored.run, ...outFlags(stored, plain), ...flags);

describe("a run in S3 writes what one process writes", () => {
  const usual = cases.filter(({ what }) => /CRLF|JSON Lines$|^gzip|a column for/.test(what));

  test.each(usual)("$what", async (feed) => {
    const { flags = [], endings } = feed;
    expectSame(await sharded(storedFeed(server, feed), 3, flags, endings), await alone(feed));
    expect(server.uploads.size).toBe(0);
  });

  test("out of parts that the server copies", async () => {
    const [header = "", ...rows] = csv(48, "\n").trimEnd().split("\n");
    const notes = "x".repeat(450_000);
    const wide = [`notes,${header}`, ...rows.map((row) => (/^P-/.test(row) ? `${notes},${row}` : row))];
    const feed = { ...small, content: `${wide.join("\n")}\n` };
    const stored = storedFeed(server, feed);
    const [joined, one] = [await sharded(stored, 2, names, plain), await alone(feed)];
    expect(joined.output.equals(one.output)).toBe(true);
    expect(joined.summary).toEqual(one.summary);
    expect(server.count("UploadPartCopy")).toBe(2);
    const read = server.requests.filter((request) => request.operation === "GetObject");
    expect(read.filter(({ name }) => /\/parts\/.*\.output$/.test(name))).toHaveLength(1);
    expect(server.get(`${stored.bucket}/out/merged.json`)?.toString()).toContain('"output_sha256": null');
  });

  test("and one process does, whose feed and output are there", async () => {
    const stored = storedFeed(server, small);
    const { code } = await stored.call(
      "enrich",
      stored.feed,
      ...names,
      ...outFlags(stored, plain),
      "--quiet",
    );
    expectSame(outcomeOf(stored, plain, code), await alone(small));
  });

  test("and a folder's run is of a feed in S3, and the other way round", async () => {
    const one = storedFeed(server, small);
    const inFolder = { ...one, run: `${one.folder}/run` };
    expectSame(await sharded(inFolder, 2, names, plain), await alone(small));
    const other = storedFeed(server, small);
    const ofFolder = { ...other, feed: `${other.folder}/feed.csv` };
    expectSame(await sharded(ofFolder, 2, names, plain), await alone(small));
  });

  test.each([1, 2, 3])("through faults: %i", async (round) => {
    const random = createRandom(seed + round);
    server.faultOf = () => (random() < 0.15 ? s3Faults[Math.floor(random() * s3Faults.length)] : undefined);
    const stored = storedFeed(server, small);
    expectSame(await sharded(stored, 3, names, plain), await alone(small));
    expect(server.uploads.size).toBe(0);
  });
});

describe.skipIf(!hasRedis)("a cluster whose feed, parts and output are in S3", () => {
  test("writes what one process writes, and takes the run away", async () => {
    const redis = await startRedis();
    const stored = storedFeed(server, small);
    const worker = startWorker(redis.url, stored.environment);
    try {
      const words = [
        ...names,
        "--cluster",
        redis.url,
        "--shards",
        "3",
        ...outFlags(stored, plain),
        "--quiet",
      ];
      const { code } = await stored.call("enrich", stored.feed, ...words);
      expectSame(outcomeOf(stored, plain, code), await alone(small));
      expect(server.names(stored.bucket).filter((name) => name.includes(".run"))).toEqual([]);
      const twice = await Promise.all(
        [1, 2].map(() => stored.call("enrich", stored.feed, ...words, "--overwrite")),
      );
      expect(twice.map((one) => one.code).sort()).toEqual([code, 2]);
      expect(twice.map(({ said }) => said).join()).toContain("PDO_RUN_TAKEN");
      expectSame(outcomeOf(stored, plain, code), await alone(small));
    } finally {
      await worker.end();
      await redis.kill();
    }
  });
});

describe("a run in S3", () => {
  test("has one part of two attempts at once, and the other's goes", async () => {
    const stored = await planned();
    server.faultOf = ({ operation, name }) =>
      operation === "PutObject" && name.includes("/done/") && server.count(operation, "/done/") < 3
        ? "cut-after"
        : undefined;
    const both = await Promise.all([enrichShard(stored, 0), enrichShard(stored, 0)]);
    expect(both.map(({ printed }) => JSON.parse(printed).state).sort()).toEqual(["done", "other"]);
    expect(server.names(`${stored.bucket}/run/parts/0.`)).toHaveLength(3);
    for (const shard of [1, 2]) await enrichShard(stored, shard);
    const { code } = await merge(stored, "--quiet");
    expectSame(outcomeOf(stored, plain, code), await alone(small));
  });

  test("of two plans at once is one", async () => {
    const stored = storedFeed(server, small);
    const both = await Promise.all([plan(stored, 2, ...names), plan(stored, 2, ...names)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(server.names(`${stored.bucket}/run/`)).toEqual([`${stored.bucket}/run/manifest.json`]);
  });

  test("is not planned where the server replaces markers", async () => {
    const old = await new S3Server({ ignoresConditions: true }).start();
    const stored = storedFeed(old, small);
    const { code, said } = await plan(stored, 2, ...names);
    expect(said).toContain("PDO_RUN_NO_CONDITIONS");
    expect(code).toBe(2);
    expect(old.names(`${stored.bucket}/run`)).toEqual([]);
    await old.close();
  });

  test("stays where the store goes away, and is gone on with", async () => {
    const stored = await planned();
    await enrichShard(stored, 0);
    vi.stubEnv("AWS_MAX_ATTEMPTS", "2");
    const away = { ...stored.environment, AWS_MAX_ATTEMPTS: "2" };
    const impatient = { ...stored, call: (...words: string[]) => run(words, { environment: away }) };
    const before = server.names(`${stored.bucket}/run/done`);
    server.faultOf = ({ name }) => (name.includes("/run/parts/") ? "slow-down" : undefined);
    const failed = await enrichShard(impatient, 1);
    expect(failed).toMatchObject({ code: 2, said: expect.stringContaining("PDO_S3_FAILED") });
    expect(failed.said).toContain("SlowDown (503)");
    server.faultOf = () => "cut-before";
    expect(await merge(impatient)).toMatchObject({ code: 2 });
    server.faultOf = () => undefined;
    expect(server.names(`${stored.bucket}/run/done`)).toEqual(before);
    for (const shard of [1, 2]) await enrichShard(stored, shard);
    expect((await merge(stored)).code).toBe((await alone(small)).code);
  });

  test.each<[string, (content: Buffer) => Buffer]>([
    ["another size", (content) => content.subarray(0, -20)],
    [
      "as many other bytes",
      (content) => Buffer.from(content).fill(0x61, content.length - 40, content.length - 30),
    ],
    ["another header", (content) => Buffer.from(content).fill(0x61, 0, 2)],
  ])("refuses a feed that has %s by now", async (_, change) => {
    const stored = await planned();
    server.put(`${stored.bucket}/in/feed.csv`, change(Buffer.from(small.content)));
    const { code, said } = await enrichShard(stored, 2);
    expect(said).toContain("PDO_FEED_CHANGED");
    expect(code).toBe(4);
    expect(server.names(`${stored.bucket}/run/parts`)).toEqual([]);
  });

  test("is not planned of a feed that is replaced meanwhile", async () => {
    const stored = storedFeed(server, small);
    server.faultOf = ({ operation }) => {
      // It has been read, and its ranges are now.
      if (operation === "GetObject" && server.count(operation, "/in/feed.csv") === 3)
        server.put(`${stored.bucket}/in/feed.csv`, csv(30, "\n"));
      return undefined;
    };
    const { code, said } = await plan(stored, 2, ...names);
    expect(said).toContain("PDO_FEED_CHANGED");
    expect(code).toBe(4);
    expect(server.names(`${stored.bucket}/run`)).toEqual([]);
  });

  test.each<[string, (name: string) => unknown]>([
    ["cut", (name) => server.put(name, (server.get(name) ?? Buffer.alloc(0)).subarray(1))],
    [
      "of as many other bytes",
      (name) => server.put(name, Buffer.from(server.get(name) ?? "").fill(0x61, 5, 9)),
    ],
    ["gone", (name) => server.objects.delete(name)],
  ])("is not merged of a part that is %s, which is done again", async (_, damage) => {
    const stored = await done();
    damage(server.names(`${stored.bucket}/run/parts/1.`).find((name) => name.endsWith(".output")) ?? "");
    expect(await merge(stored)).toMatchObject({ code: 2, said: expect.stringContaining("PDO_PART_DAMAGED") });
    expect(server.names(`${stored.bucket}/out`)).toEqual([]);
    expect(await enrichShard(stored, 1)).toMatchObject({ code: 0 });
    expect((await merge(stored)).code).toBe((await alone(small)).code);
  });

  test("replaces an output only where that is said", async () => {
    const stored = await done();
    server.put(`${stored.bucket}/out/merged.csv`, "somebody's");
    expect(await merge(stored)).toMatchObject({
      code: 2,
      said: expect.stringContaining("PDO_OUTPUT_EXISTS"),
    });
    expect(server.get(`${stored.bucket}/out/merged.csv`)?.toString()).toBe("somebody's");
    const { code } = await merge(stored, "--overwrite", "--quiet");
    expectSame(outcomeOf(stored, plain, code), await alone(small));
  });

  test("shows and keeps no key", async () => {
    const stored = await done();
    const { said, printed } = await merge(stored, "--verbose");
    const kept = [...server.objects.values()].map(({ content }) => content.toString("latin1"));
    for (const text of [said, printed, ...kept, ...server.received]) expect(text).not.toContain(secret);
    for (const text of [said, printed, ...kept]) expect(text).not.toContain("KEY-ID");
  });

  test.each([
    ["a page", ["--report", "page.html"], "--report"],
    ["a channel's file", ["--for", "google"], "--for"],
    ["a comparison", ["--max-churn", "5%"], "--max-churn"],
  ])("has no output of which %s is made", async (_, flags, named) => {
    const stored = storedFeed(server, small);
    const { code, said } = await stored.call("enrich", stored.feed, "-o", stored.out("csv"), ...flags);
    expect(code).toBe(2);
    expect(said).toContain("PDO_S3_OUTPUT");
    expect(said).toContain(named);
    expect(server.names(`${stored.bucket}/out`)).toEqual([]);
  });

  test("is told where it is not", async () => {
    const stored = storedFeed(server, small);
    const none = await stored.call("enrich", stored.run, "--shard", "0");
    expect(none).toMatchObject({ code: 2, said: expect.stringContaining("PDO_RUN_NOT_FOUND") });
    const noFeed = await stored.call("plan", `${stored.feed}.gz`, "--shards", "2", "-o", stored.run);
    expect(noFeed).toMatchObject({ code: 2, said: expect.stringContaining("PDO_FEED_NOT_FOUND") });
  });
});
