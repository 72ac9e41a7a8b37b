import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const isLinux = process.platform === "linux";
const root = join(import.meta.dirname, "../..");

let folder = "";
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-process-"));
  writeFileSync(join(folder, "feed.csv"), `sku,Title\n${"1,STEEL KETTLE 1.7L\n".repeat(50_000)}`);
  writeFileSync(join(folder, "small.csv"), "sku,Title\n1,STEEL KETTLE 1.7L\n");
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

interface Ended {
  readonly code: number | null;
  readonly printed: string;
  readonly said: string;
}

/** The built program as a process of its own, with a home of its own. */
function start(words: readonly string[], stdio: { input?: number; output?: number } = {}) {
  const child = spawn(process.execPath, [join(root, "bin/pdo.js"), ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, PDO_HOME: join(folder, "home") },
    stdio: [stdio.input ?? "pipe", stdio.output ?? "pipe", "pipe"],
  });
  children.push(child);
  const texts = { printed: "", said: "" };
  child.stdout?.on("data", (data) => (texts.printed += data));
  child.stderr?.on("data", (data) => (texts.said += data));
  child.stdin?.on("error", () => {});
  const ended = new Promise<Ended>((resolve) => child.on("close", (code) => resolve({ code, ...texts })));
  return { child, ended, texts };
}

const unfinished = () => readdirSync(folder).filter((name) => name.endsWith(".part"));
const entries = () => readdirSync(folder).filter((name) => name !== "home");

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Whether a process has a file of the folder open, as Linux tells it. */
function hasOpen({ pid }: ChildProcess, name: string): boolean {
  const descriptors = `/proc/${pid}/fd`;
  if (!existsSync(descriptors)) return false;
  return readdirSync(descriptors).some((descriptor) => {
    try {
      return readlinkSync(join(descriptors, descriptor)) === join(folder, name);
    } catch {
      return false; // Closed in the meantime.
    }
  });
}

const signals = [
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const;

describe("the process", () => {
  test.each(signals)("ends a run on %s with %i and leaves nothing behind", async (signal, code) => {
    const { child, ended } = start(["enrich", "feed.csv", "--tasks", "name", "--rejects", "rejects.csv"]);
    await until(() => unfinished().length === 2);
    child.kill(signal);
    const { code: ending, said } = await ended;
    expect(ending).toBe(code);
    expect(said).toContain("Interrupted.");
    expect(entries()).toEqual(["feed.csv", "small.csv"]);
  });

  test("ends at once on a second Ctrl-C, and still leaves nothing behind", async () => {
    const { child, ended } = start(["enrich", "feed.csv", "--tasks", "name"]);
    await until(() => unfinished().length === 1);
    child.kill("SIGINT");
    child.kill("SIGINT");
    expect((await ended).code).toBe(130);
    expect(entries()).toEqual(["feed.csv", "small.csv"]);
  });

  test.each(signals)("ends a filter that waits for input on %s with %i", async (signal, code) => {
    const { child, ended, texts } = start(["name"]);
    child.stdin?.write("A KETTLE\n");
    await until(() => texts.printed.includes("\n"));
    child.kill(signal);
    expect((await ended).code).toBe(code);
  });

  test("ends a run whose reader takes nothing", async () => {
    const { child, ended } = start(["enrich", "feed.csv", "-o", "-", "--tasks", "name"]);
    child.stdout?.pause();
    await until(() => (child.stdout?.readableLength ?? 0) > 0);
    child.kill("SIGINT");
    const ending = new Promise<number | null>((resolve) => child.on("exit", resolve));
    expect(await ending).toBe(130);
    child.stdout?.resume();
    await ended;
  });

  test("ends quietly with 0 where the reader has gone", async () => {
    for (const words of [["enrich", "feed.csv", "-o", "-", "--tasks", "name"], ["categories"], ["--help"]]) {
      const { child, ended } = start(words);
      child.stdout?.destroy();
      expect(await ended).toMatchObject({ code: 0, said: "" });
    }
  });

  test.skipIf(!existsSync("/dev/full"))("ends with 2 where its output cannot be written", async () => {
    for (const words of [["enrich", "small.csv", "-o", "-"], ["categories"], ["--help"]]) {
      const { code, said } = await start(words, { output: openSync("/dev/full", "w") }).ended;
      expect(code).toBe(2);
      expect(said).toContain("PDO_OUTPUT_NOT_WRITABLE");
    }
  });

  test("ends with 2 where its input is a folder", async () => {
    const { code, said } = await start(["name"], { input: openSync(folder, "r") }).ended;
    expect(code).toBe(2);
    expect(said).toContain("PDO_INPUT_UNREADABLE");
  });

  test.skipIf(!isLinux)("reads a feed from a named pipe, and can end while nobody writes to it", async () => {
    execFileSync("sh", ["-c", "mkfifo pipe"], { cwd: folder });
    const read = start(["enrich", "pipe", "--tasks", "name", "--quiet"]);
    children.push(spawn("sh", ["-c", "cat small.csv > pipe"], { cwd: folder }));
    expect(JSON.parse((await read.ended).printed)).toMatchObject({ sku: "1", pdo: { status: "ok" } });
    const waiting = start(["enrich", "pipe"]);
    await until(() => hasOpen(waiting.child, "pipe"));
    waiting.child.kill("SIGTERM");
    expect((await waiting.ended).code).toBe(143);
  });

  test.skipIf(!isLinux)("writes into a named pipe instead of taking its place", async () => {
    execFileSync("sh", ["-c", "mkfifo pipe"], { cwd: folder });
    const reader = spawn("cat", ["pipe"], { cwd: folder });
    children.push(reader);
    let text = "";
    reader.stdout.on("data", (data) => (text += data));
    const read = new Promise((resolve) => reader.on("close", resolve));
    const write = () => start(["enrich", "small.csv", "-o", "pipe", "--tasks", "name"]).ended;
    let written = await write();
    while (written.said.includes("Nobody reads")) written = await write();
    await read;
    expect(written.code).toBe(0);
    expect(text).toContain("pdo_name");
    expect(statSync(join(folder, "pipe")).isFIFO()).toBe(true);
  });
});
