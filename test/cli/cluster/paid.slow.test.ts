import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createRandom } from "../../seeded-random.ts";
import { startStandIn } from "../../stand-in/stand-in.ts";
import { hasRedis, startRedis, whereRedis } from "../../stand-ins/redis-server.ts";
import { feedOf, prices, providerKey, standInEnvironment } from "../customer-language-model.ts";
import { type Running, startProgram, until } from "../program.ts";

/** More of them prove more: 50 is the figure to hold. */
const kills = Number(process.env.PDO_KILLS ?? 2);
const seed = Number(process.env.PDO_SEED ?? 20_261_124);
const rows = 24;
const concurrency = 4;

/** A provider that tells how often each question was paid, a feed, a queue, and four workers whose homes are their own. */
async function openPlace() {
  const paid = new Map<string, number>();
  const answered = { count: 0 };
  const standIn = await startStandIn({
    latencyMs: 20,
    plan: ({ question }) => {
      paid.set(question.read, (paid.get(question.read) ?? 0) + 1);
      answered.count += 1;
      return "ok";
    },
  });
  const queue = await startRedis();
  const folder = mkdtempSync(join(tmpdir(), "pdo-paid-cluster-"));
  writeFileSync(join(folder, "feed.csv"), feedOf(rows));
  writeFileSync(join(folder, "pdo.config.json"), JSON.stringify({ prices }));
  const environment = { ...standInEnvironment(standIn), PDO_PROVIDER: "openai" };
  const started: Running[] = [];
  const start = (words: readonly string[], home: string, cwd = folder) => {
    const running = startProgram(words, {
      folder: cwd,
      environment: { ...environment, PDO_HOME: join(folder, home) },
    });
    started.push(running);
    return running;
  };
  let homes = 0;
  const work = () => {
    homes += 1;
    const cwd = join(folder, `worker${homes}`);
    mkdirSync(cwd);
    // What a killed worker has reserved of a budget is waited for twice as long.
    const timeout = ["--timeout", "5000"];
    const words = [
      "worker",
      "--cluster",
      queue.url,
      "--concurrency",
      String(concurrency),
      "--quiet",
      ...timeout,
    ];
    return start(words, `home${homes}`, cwd);
  };
  onTestFinished(async () => {
    for (const { child } of started) child.kill("SIGKILL");
    await queue.kill();
    await standIn.close();
  });
  const clustered = (...words: string[]) =>
    start(
      [
        "enrich",
        "feed.csv",
        "-o",
        "out.csv",
        "--summary",
        "out.json",
        "--quiet",
        "--shards",
        "8",
        ...words,
      ].concat(...["--cluster", queue.url]),
      "home",
    );
  const summary = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  return { folder, queue, standIn, paid, answered, start, work, clustered, summary };
}

type Place = Awaited<ReturnType<typeof openPlace>>;

/** Kills workers, and lets others take their places, until the command has ended. */
async function killWorkers({ answered, work }: Place, coordinator: Running): Promise<number> {
  const random = createRandom(seed);
  const workers = Array.from({ length: 3 }, work);
  let killed = 0;
  while (killed < kills) {
    const moment = answered.count + 3 + Math.floor(random() * 8);
    await until(() => answered.count >= moment || coordinator.child.exitCode !== null);
    if (coordinator.child.exitCode !== null) break;
    const [victim] = workers.splice(Math.floor(random() * workers.length), 1);
    victim?.child.kill("SIGKILL");
    workers.push(work());
    killed += 1;
  }
  await coordinator.ended;
  return killed;
}

/** Looks into the files of a run that is planned and waits for workers. */
async function expectNoKeyInRun({ folder }: Place, { child }: Running): Promise<void> {
  const run = join(folder, "out.csv.run");
  await until(() => existsSync(join(run, "manifest.json")) || child.exitCode !== null);
  const texts = readdirSync(run, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
  expect(texts.join("")).toContain("openai");
  expect(texts.join("")).not.toContain(providerKey);
}

async function expectNoKeyInQueue(url: string): Promise<void> {
  const { connectRedis, parseRedisAddress } = await import("../../../src/net/redis.ts");
  const client = await connectRedis(parseRedisAddress(url), { connectTimeoutMs: 5_000 });
  for (const key of await client.keys("*")) {
    const type = await client.type(key);
    const text =
      type === "string"
        ? await client.get(key)
        : type === "hash"
          ? JSON.stringify(await client.hgetall(key))
          : "";
    expect(text).not.toContain(providerKey);
  }
  client.disconnect();
}

describe.skipIf(!hasRedis)(`a language model of a cluster (${whereRedis})`, () => {
  test("is asked by workers, with no key in queue or folder, and what comes out is what one process writes", {
    timeout: 120_000,
  }, async () => {
    const place = await openPlace();
    const { folder, start, work, clustered, summary } = place;
    const alone = ["enrich", "feed.csv", "-o", "one.csv", "--summary", "one.json", "--quiet"];
    expect((await start(alone, "alone").ended).code).toBe(0);
    const coordinator = clustered();
    await expectNoKeyInRun(place, coordinator);
    const workers = [work(), work()];
    expect((await coordinator.ended).said).toBe("");
    await expectNoKeyInQueue(place.queue.url);
    const read = (name: string) => readFileSync(join(folder, name), "utf8");
    expect(read("out.csv")).toBe(read("one.csv"));
    const [one, out] = [summary("one"), summary("out")];
    // What lay ready in the provider's cache, and so what it cost, is another thing each time.
    const taken = ({ completions, input_tokens: input, output_tokens: output }: typeof one.model.total) => ({
      ...{ completions, input, output },
    });
    expect(taken(out.model.total)).toEqual(taken(one.model.total));
    expect(Object.keys(out.model.tasks)).toEqual(Object.keys(one.model.tasks));
    expect(out.reused_rows).toBe(one.reused_rows);
    for (const [, count] of place.paid) expect(count).toBe(2);
    // The next night pays for nothing, whoever does the rows.
    const { count } = place.answered;
    expect((await clustered("--overwrite").ended).code).toBe(0);
    expect(place.answered.count).toBe(count);
    expect(summary("out").model.kept).toBeGreaterThan(0);
    for (const { child } of workers) child.kill("SIGTERM");
    for (const { ended } of workers) expect((await ended).code).toBe(0);
  });

  test("pays no answer twice, but for calls in flight at a kill", { timeout: 180_000 }, async () => {
    const place = await openPlace();
    const coordinator = place.clustered();
    const killed = await killWorkers(place, coordinator);
    expect((await coordinator.ended).code).toBe(0);
    const again = [...place.paid.values()].reduce((sum, count) => sum + count - 1, 0);
    expect(again).toBeLessThanOrEqual(killed * concurrency);
  });

  test("never passes its budget, whoever is killed", { timeout: 180_000 }, async () => {
    const place = await openPlace();
    const maxTokens = 90_000;
    const coordinator = place.clustered("--max-tokens", String(maxTokens), "--timeout", "5000");
    await killWorkers(place, coordinator);
    const { code, said } = await coordinator.ended;
    expect({ code, said: code === 2 ? said : "" }).toEqual({ code: expect.any(Number), said: "" });
    const { input, output } = place.standIn.ledger.total();
    expect(input + output).toBeLessThanOrEqual(maxTokens);
    expect(input + output).toBeGreaterThan(maxTokens / 4);
    expect(place.summary("out").model.budget_spent).toBe(true);
  });
});
