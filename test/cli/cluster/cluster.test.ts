import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { connectRedis, parseRedisAddress } from "../../../src/net/redis.ts";
import { ClusterRegistry } from "../../../src/pipeline/cluster/registry.ts";
import { hasRedis, type RedisServer, startRedis, whereRedis } from "../../stand-ins/redis-server.ts";
import { run } from "../folder.ts";
import { csv, plain } from "../shards/feeds.ts";
import { expectSame, feedFolder, plan, whole } from "../shards/planned.ts";
import { clustered, startWorker } from "./clustered.ts";

const names = { flags: ["--tasks", "name", "--shards", "4"], endings: plain };

describe.skipIf(!hasRedis)(`pdo enrich --cluster (${whereRedis})`, () => {
  let redis: RedisServer;
  const workers: ReturnType<typeof startWorker>[] = [];

  const work = (url = redis.url, environment: Readonly<Record<string, string>> = {}) => {
    const worker = startWorker(url, { ...feedFolder("none", "").environment, ...environment });
    workers.push(worker);
    return worker;
  };

  beforeAll(async () => {
    redis = await startRedis();
  });

  afterEach(async () => {
    for (const worker of workers.splice(0)) expect(await worker.end()).toBe(0);
  });

  afterAll(() => redis?.kill());

  const status = async () => {
    const { printed } = await run(["cluster", "status", "--cluster", redis.url, "--json"]);
    return JSON.parse(printed);
  };

  test("says where the parts lie, and takes them away when they are joined", async () => {
    work();
    const folder = feedFolder("feed.csv", csv(30, "\n"));
    const { code, said } = await clustered(folder, redis.url, names);
    expect(code).toBe(1);
    expect(said).toContain(`cut into 4 claims; until they are joined, their parts lie in ${folder.folder}/`);
    expect(existsSync(join(folder.folder, "cluster.csv.run"))).toBe(false);
  });

  test("does several feeds at once", async () => {
    work();
    work();
    const folders = [20, 30, 40].map((rows) => feedFolder("feed.csv", csv(rows, "\n")));
    const outcomes = await Promise.all(
      folders.map((folder, at) =>
        clustered(folder, redis.url, { ...names, flags: [...names.flags, "--priority", String(at + 1)] }),
      ),
    );
    for (const [at, folder] of folders.entries()) {
      const alone = await whole(folder, ["--tasks", "name", "--overwrite"], plain);
      const { said: _, ...outcome } = outcomes[at] ?? { said: "" };
      expectSame(outcome as typeof alone, alone);
    }
  });

  test("goes on with what a killed coordinator has planned", async () => {
    work();
    const folder = feedFolder("feed.csv", csv(30, "\n"));
    folder.run = join(folder.folder, "cluster.csv.run");
    await plan(folder, 4, ["--tasks", "name"]);
    await folder.call("enrich", folder.run, "--shard", "2");
    writeFileSync(join(folder.run, "parts", readPart(folder.run, 2)), "damaged");
    await folder.call("enrich", folder.run, "--shard", "1");
    const { code, said } = await clustered(folder, redis.url, names);
    expect(said).toContain("A run is gone on with, of which 2 claims are done.");
    expect(code).toBe(1);
    const alone = await whole(folder, ["--tasks", "name"], plain);
    expect(readFileSync(join(folder.folder, "cluster.csv")).equals(alone.output)).toBe(true);
  });

  test("drops an unfinished run of another feed, but not one in a folder that was named", async () => {
    work();
    const folder = feedFolder("feed.csv", csv(30, "\n"));
    folder.run = join(folder.folder, "cluster.csv.run");
    await plan(folder, 4, ["--tasks", "name"]);
    writeFileSync(folder.feed, csv(30, "\n").replaceAll("Oak", "Elm"));
    const named = await clustered(folder, redis.url, {
      ...names,
      flags: [...names.flags, "--run", folder.run],
    });
    expect(named).toMatchObject({ code: 2, said: expect.stringContaining("PDO_RUN_EXISTS") });
    const { code, said } = await clustered(folder, redis.url, names);
    expect(said).toContain("An unfinished run is dropped, which was another. The feed has other rows now.");
    expect(code).toBe(1);
    const alone = await whole(folder, ["--tasks", "name"], plain);
    expect(readFileSync(join(folder.folder, "cluster.csv")).equals(alone.output)).toBe(true);
  });

  test("waits for workers, says that there are none, and shows the feed", async () => {
    const folder = feedFolder("feed.csv", csv(30, "\n"));
    const outcome = clustered(folder, redis.url, names);
    let seen = await status();
    while (seen.feeds.length === 0) seen = await status();
    expect(seen.feeds[0]).toMatchObject({
      feed: folder.feed,
      claims: 4,
      done: 0,
      rows: 30,
      failed_attempts: 0,
    });
    expect(seen.workers).toEqual([]);
    work();
    expect((await outcome).code).toBe(1);
    expect((await status()).feeds).toEqual([]);
    expect((await status()).workers).toEqual([expect.objectContaining({ host: "here", pid: 1 })]);
  });

  test("lets one at a time write an output", async () => {
    const folder = feedFolder("feed.csv", csv(30, "\n"));
    const first = clustered(folder, redis.url, names);
    while ((await status()).feeds.length === 0);
    const second = await clustered(folder, redis.url, names);
    expect(second).toMatchObject({ code: 2, said: expect.stringContaining("PDO_OUTPUT_LOCKED") });
    work();
    expect((await first).code).toBe(1);
  });

  test("ends with 4 where the feed looks like a broken export, before anything is handed out", async () => {
    work();
    const folder = feedFolder("feed.csv", csv(60, "\n"));
    expect((await clustered(folder, redis.url, names)).code).toBe(1);
    writeFileSync(folder.feed, csv(3, "\n"));
    const flags = [...names.flags, "--overwrite"];
    const broken = await clustered(folder, redis.url, { ...names, flags });
    expect(broken).toMatchObject({ code: 4, said: expect.stringContaining("PDO_INPUT_SUSPICIOUS") });
    const accepted = await clustered(folder, redis.url, { ...names, flags: [...flags, "--accept-changes"] });
    expect(JSON.stringify(accepted.summary.warnings)).toContain("Let through by --accept-changes");
    expect(accepted.code).toBe(0);
  });

  test("refuses what another build has planned, and says so once", async () => {
    const client = await connectRedis(parseRedisAddress(redis.url), { connectTimeoutMs: 5_000 });
    const registry = new ClusterRegistry(client);
    await registry.announceRun({
      ...{ run: "other", feed: "feed.csv", folder: "/run", version: "0.0.1", program: "other", priority: 1 },
      ...{ claims: 1, done: 0, rows: 1, doneRows: 0, failures: 0, host: "there", pid: 1, startedAt: 0 },
    });
    const worker = work();
    while (!worker.said().includes("Works for")) await registry.runs();
    expect(worker.said()).toContain("feed.csv: refused, for it was planned by another build of pdo (0.0.1;");
    await registry.forgetRun("other");
    client.disconnect();
  });

  test("shows no password, and ends with 5 where nobody answers", async () => {
    const url = "redis://:hidden-word@127.0.0.1:1";
    const folder = feedFolder("feed.csv", csv(3, "\n"));
    for (const words of [
      ["enrich", folder.feed, "-o", join(folder.folder, "out.csv"), "--cluster", url, "--verbose"],
      ["worker", "--cluster", url, "--verbose"],
      ["cluster", "status", "--cluster", url, "--verbose"],
    ]) {
      const { code, said, printed } = await folder.call(...words, "--connect-timeout", "100");
      expect({ words: words[0], code }).toEqual({ words: words[0], code: 5 });
      expect(said).toContain("PDO_CLUSTER_UNREACHABLE");
      expect(said + printed).not.toContain("hidden-word");
    }
    const { printed } = await run(["config", "--json"], { environment: { PDO_CLUSTER: url } });
    expect(printed).toContain("redis://:[key]@127.0.0.1:1");
  });
});

describe("what a cluster is not for", () => {
  test.each([
    [["--run", "run"], "PDO_CLUSTER_MISSING", "--run: no cluster is named."],
    [["--priority", "3"], "PDO_CLUSTER_MISSING", "--priority: no cluster is named."],
    [["--shards", "3"], "PDO_CLUSTER_MISSING", "--shards: no cluster is named."],
    [["--cluster", "http://queue"], "PDO_CLUSTER_ADDRESS", "redis://host"],
    [["--cluster", "redis://queue", "-o", "-"], "PDO_CLUSTER_NOT_DONE", "--run FOLDER"],
    [["--cluster", "redis://queue", "--base-url", "http://h/api"], "PDO_CLUSTER_NOT_DONE", "--base-url"],
    [["--cluster", "redis://queue", "--provider", "openai", "--refresh"], "PDO_CLUSTER_NOT_DONE", "share"],
    [
      ["--cluster", "redis://queue", "--provider", "openai", "--voice", "v"],
      "PDO_CLUSTER_NOT_DONE",
      "--voice",
    ],
    [
      ["--cluster", "redis://queue", "--max-churn", "5%", "--write", "fill"],
      "PDO_CLUSTER_NOT_DONE",
      "--max-churn",
    ],
  ])("enrich %j is refused with %s", async (words, code, sentence) => {
    const folder = feedFolder("feed.csv", csv(3, "\n"));
    const outcome = await folder.call("enrich", folder.feed, ...words);
    expect(outcome.code).toBe(2);
    expect(outcome.said).toContain(code);
    expect(outcome.said).toContain(sentence);
  });

  test("standard input is refused", async () => {
    const outcome = await run(["enrich", "-", "-o", "out.csv", "--cluster", "redis://queue"], {
      input: "id,name\n1,Oak\n",
    });
    expect(outcome).toMatchObject({ code: 2, said: expect.stringContaining("Standard input: a cluster") });
  });

  test.each([["worker"], ["cluster", "status"]])("%s wants a cluster", async (...words) => {
    expect(await run(words)).toMatchObject({ code: 2, said: expect.stringContaining("PDO_CLUSTER_MISSING") });
  });
});

function readPart(folder: string, claim: number): string {
  const { attempt } = JSON.parse(readFileSync(join(folder, "done", `${claim}.json`), "utf8"));
  return `${claim}.${attempt}.output`;
}
