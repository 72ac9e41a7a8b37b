import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ProcessIdentity } from "../../src/lib/process-identity.ts";
import { besideNames } from "../../src/pipeline/atomic-output.ts";
import { createOutputFile } from "../../src/pipeline/output-file.ts";
import { lockOutput } from "../../src/pipeline/output-lock.ts";
import { nodeSystem, type OutputSystem } from "../../src/pipeline/output-system.ts";
import { hostWith, ownProcess } from "./processes.ts";

let folder = "";
let path = "";
let lockPath = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-lock-"));
  path = join(folder, "out.csv");
  lockPath = besideNames(path).lock;
});

const other: ProcessIdentity = { pid: 43, startedAt: "200@boot", host: "here" };
const now = () => 1_750_000_000_000;
let runs = 0;

function lock(processes = hostWith(ownProcess), system: OutputSystem = nodeSystem) {
  runs += 1;
  return lockOutput({ path, names: besideNames(path), uniqueSuffix: `r${runs}`, system, processes, now });
}

function leaveLock(text: string, silentMs: number): void {
  writeFileSync(lockPath, text);
  utimesSync(lockPath, (now() - silentMs) / 1000, (now() - silentMs) / 1000);
}

describe("the lock of an output", () => {
  test("refuses a second run at once, says whose it is, and lets it begin when the first has ended", async () => {
    const held = await lock();
    await expect(lock(hostWith(other, ownProcess))).rejects.toMatchObject({
      code: "PDO_OUTPUT_LOCKED",
      seen: expect.stringContaining("process 42 on here"),
    });
    await held.release();
    expect(readdirSync(folder)).toEqual([]);
    await (await lock(hostWith(other))).release();
  });

  test("of a process that has ended is taken over", async () => {
    await lock(hostWith(other));
    const taken = await lock();
    await taken.check();
    await taken.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("of a process whose number another one has now is taken over", async () => {
    await lock(hostWith({ ...other, startedAt: "1@boot" }));
    await (await lock(hostWith(ownProcess, other))).release();
  });

  test.each([
    ["of another host", JSON.stringify({ ...other, host: "there" })],
    ["that says nothing", ""],
    ["that is something else", "[1]"],
  ])("%s is believed for a minute after its last sign of life", async (_, text) => {
    leaveLock(text, 59_000);
    await expect(lock()).rejects.toMatchObject({ code: "PDO_OUTPUT_LOCKED" });
    leaveLock(text, 61_000);
    await (await lock()).release();
  });

  test("gives a sign of life three times a minute, as long as it is held", async () => {
    vi.useFakeTimers();
    try {
      const touched = vi.fn(async () => {});
      const held = await lock(hostWith(ownProcess), { ...nodeSystem, utimes: touched });
      vi.advanceTimersByTime(60_000);
      expect(touched).toHaveBeenCalledTimes(3);
      await held.release();
      vi.advanceTimersByTime(60_000);
      expect(touched).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test("is won by one of many runs that find an abandoned one", async () => {
    await lock(hostWith(other));
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lock()));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([".out.csv.lock"]);
  });

  test("of a run that was just begun is put back by one that has looked too early", async () => {
    await lock(hostWith(other));
    const third: ProcessIdentity = { ...other, pid: 44 };
    const system: OutputSystem = {
      ...nodeSystem,
      rename: async (from, to) => {
        writeFileSync(lockPath, JSON.stringify(third));
        await nodeSystem.rename(from, to);
      },
    };
    await expect(lock(hostWith(ownProcess, third), system)).rejects.toMatchObject({
      code: "PDO_OUTPUT_LOCKED",
    });
    expect(readdirSync(folder)).toEqual([".out.csv.lock"]);
    expect(JSON.parse(readFileSync(lockPath, "utf8"))).toEqual(third);
  });

  test("that another run has taken stays that run's", async () => {
    const held = await lock();
    leaveLock(JSON.stringify(other), 0);
    await expect(held.check()).rejects.toMatchObject({ code: "PDO_OUTPUT_LOCK_LOST" });
    await held.release();
    expect(existsSync(lockPath)).toBe(true);
  });

  test("can be had where the system has no links", async () => {
    const link = async () => {
      throw Object.assign(new Error("no links"), { code: "ENOTSUP" });
    };
    const system = { ...nodeSystem, link };
    const held = await lock(hostWith(ownProcess), system);
    await expect(lock(hostWith(other, ownProcess), system)).rejects.toMatchObject({
      code: "PDO_OUTPUT_LOCKED",
    });
    await held.release();
  });
});

describe("what dead runs have left", () => {
  const options = (uniqueSuffix: string, own = ownProcess) => ({
    uniqueSuffix,
    processes: hostWith(own),
    now,
  });

  test("is taken away by the next run of the same output, and nothing else is", async () => {
    const kept = [
      ".out.csv.x.y.part",
      ".other.csv.a1.part",
      "out.csv.a1.part",
      ".out.csv.a1.parts",
      ".out.csv.part",
    ];
    for (const name of kept) writeFileSync(join(folder, name), "");
    const left = await createOutputFile(path, options("dead1", other));
    await left.write(Buffer.from("half"));
    writeFileSync(join(folder, ".out.csv.dead2.part"), "");
    const next = await createOutputFile(path, options("next"));
    expect(readdirSync(folder).sort()).toEqual([...kept, ".out.csv.lock", ".out.csv.next.part"].sort());
    await next.discard();
    expect(readdirSync(folder).sort()).toEqual([...kept].sort());
    await left.discard();
  });

  test("stays while its run is alive", async () => {
    const alive = await createOutputFile(path, options("alive"));
    await expect(createOutputFile(path, options("next"))).rejects.toMatchObject({
      code: "PDO_OUTPUT_LOCKED",
    });
    await alive.write(Buffer.from("whole"));
    await alive.commit();
    expect(readdirSync(folder)).toEqual(["out.csv"]);
  });

  test("is told apart by more than the beginning of a long name", async () => {
    const long = (end: string) => join(folder, `${"x".repeat(60)}${end}.csv`);
    const first = await createOutputFile(long("1"), options("a"));
    const second = await createOutputFile(long("2"), options("b"));
    await first.commit();
    await second.commit();
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
