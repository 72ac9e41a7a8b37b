import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { createOutputFile } from "../../src/pipeline/output-file.ts";
import { processes } from "./processes.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-output-"));
});

const open = (path: string, unfinished = new Set<string>()) =>
  createOutputFile(path, { uniqueSuffix: "x", unfinished, now: Date.now, processes });

describe("an output file", () => {
  test("is not there before it is whole", async () => {
    const path = join(folder, "out.csv");
    const file = await open(path);
    await file.write(Buffer.from("half"));
    expect(existsSync(path)).toBe(false);
    await file.write(Buffer.from(" and half"));
    await file.commit();
    await file.discard();
    expect(readFileSync(path, "utf8")).toBe("half and half");
    expect(readdirSync(folder)).toEqual(["out.csv"]);
  });

  test("leaves what was there when it is discarded, and nothing beside it", async () => {
    const path = join(folder, "out.csv");
    writeFileSync(path, "before");
    const file = await open(path);
    await file.write(Buffer.from("half"));
    await file.discard();
    expect(readFileSync(path, "utf8")).toBe("before");
    expect(readdirSync(folder)).toEqual(["out.csv"]);
  });

  test("refuses a folder in its place with the next step", async () => {
    mkdirSync(join(folder, "out"));
    await expect(open(join(folder, "out"))).rejects.toMatchObject({
      code: "PDO_OUTPUT_IS_FOLDER",
    });
  });

  test("follows links, also where they lead to nothing yet", async () => {
    symlinkSync("target.csv", join(folder, "link.csv"));
    const file = await open(join(folder, "link.csv"));
    await file.write(Buffer.from("whole"));
    await file.commit();
    expect(lstatSync(join(folder, "link.csv")).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, "target.csv"), "utf8")).toBe("whole");
  });

  test("is refused where links lead in a circle", async () => {
    symlinkSync("loop.csv", join(folder, "loop.csv"));
    const opening = open(join(folder, "loop.csv"));
    await expect(opening).rejects.toMatchObject({ code: "PDO_OUTPUT_NOT_WRITABLE" });
  });

  test("keeps the rights of the file that it replaces, and is private before", async () => {
    const path = join(folder, "out.csv");
    writeFileSync(path, "before");
    chmodSync(path, 0o640);
    const unfinished = new Set<string>();
    const file = await open(path, unfinished);
    const [part = ""] = [...unfinished].filter((beside) => beside.endsWith(".part"));
    expect(statSync(part).mode & 0o777).toBe(0o600);
    await file.commit();
    expect(statSync(path).mode & 0o777).toBe(0o640);
  });

  test("names its unfinished form as long as there is one", async () => {
    const unfinished = new Set<string>();
    const kept = await open(join(folder, "kept.csv"), unfinished);
    const dropped = await open(join(folder, "dropped.csv"), unfinished);
    expect([...unfinished].map((path) => existsSync(path))).toEqual([true, true, true, true]);
    await kept.commit();
    await dropped.discard();
    expect(unfinished.size).toBe(0);
    expect(readdirSync(folder)).toEqual(["kept.csv"]);
  });

  test("may have a name as long as the system allows", async () => {
    const name = `${"x".repeat(251)}.csv`;
    const file = await open(join(folder, name));
    await file.commit();
    expect(readdirSync(folder)).toEqual([name]);
  });

  test.skipIf(!existsSync("/dev/full"))("writes into a device instead of taking its place", async () => {
    const file = await open("/dev/full");
    await expect(file.write(Buffer.from("x"))).rejects.toMatchObject({
      code: "PDO_OUTPUT_NOT_WRITABLE",
      seen: "The disk is full.",
    });
    await file.discard();
    expect(statSync("/dev/full").isCharacterDevice()).toBe(true);
  });

  test.skipIf(process.platform === "win32")("is refused where nobody reads from its pipe", async () => {
    const path = join(folder, "pipe");
    execFileSync("sh", ["-c", "mkfifo pipe"], { cwd: folder });
    await expect(open(path)).rejects.toMatchObject({
      code: "PDO_OUTPUT_NOT_WRITABLE",
      seen: "Nobody reads at the other end of the pipe.",
    });
    expect(statSync(path).isFIFO()).toBe(true);
  });

  test("says so where the folder does not exist", async () => {
    const opening = open(join(folder, "none", "out.csv"));
    await expect(opening).rejects.toMatchObject({
      code: "PDO_OUTPUT_NOT_WRITABLE",
      seen: "The folder does not exist.",
    });
  });

  test.skipIf(process.getuid?.() === 0)("says so where it may not write", async () => {
    chmodSync(folder, 0o500);
    const opening = open(join(folder, "out.csv"));
    await expect(opening).rejects.toMatchObject({ code: "PDO_OUTPUT_NOT_WRITABLE" });
  });
});
