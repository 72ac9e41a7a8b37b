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
import { createOutputFile } from "../../../src/batch/output/output-file.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-output-"));
});

describe("an output file", () => {
  test("is not there before it is whole", async () => {
    const path = join(folder, "out.csv");
    const file = await createOutputFile(path, { uniqueSuffix: "x" });
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
    const file = await createOutputFile(path, { uniqueSuffix: "x" });
    await file.write(Buffer.from("half"));
    await file.discard();
    expect(readFileSync(path, "utf8")).toBe("before");
    expect(readdirSync(folder)).toEqual(["out.csv"]);
  });

  test("refuses a folder in its place with the next step", async () => {
    mkdirSync(join(folder, "out"));
    await expect(createOutputFile(join(folder, "out"), { uniqueSuffix: "x" })).rejects.toMatchObject({
      code: "PDO_OUTPUT_IS_FOLDER",
    });
  });

  test("follows links, also where they lead to nothing yet", async () => {
    symlinkSync("target.csv", join(folder, "link.csv"));
    const file = await createOutputFile(join(folder, "link.csv"), { uniqueSuffix: "x" });
    await file.write(Buffer.from("whole"));
    await file.commit();
    expect(lstatSync(join(folder, "link.csv")).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, "target.csv"), "utf8")).toBe("whole");
  });

  test("is refused where links lead in a circle", async () => {
    symlinkSync("loop.csv", join(folder, "loop.csv"));
    const opening = createOutputFile(join(folder, "loop.csv"), { uniqueSuffix: "x" });
    await expect(opening).rejects.toMatchObject({ code: "PDO_OUTPUT_NOT_WRITABLE" });
  });

  test("keeps the rights of the file that it replaces, and is private before", async () => {
    const path = join(folder, "out.csv");
    writeFileSync(path, "before");
    chmodSync(path, 0o640);
    const unfinished = new Set<string>();
    const file = await createOutputFile(path, { uniqueSuffix: "x", unfinished });
    for (const beside of unfinished) expect(statSync(beside).mode & 0o777).toBe(0o600);
    await file.commit();
    expect(statSync(path).mode & 0o777).toBe(0o640);
  });

  test("names its unfinished form as long as there is one", async () => {
    const unfinished = new Set<string>();
    const options = { uniqueSuffix: "x", unfinished };
    const kept = await createOutputFile(join(folder, "kept.csv"), options);
    const dropped = await createOutputFile(join(folder, "dropped.csv"), options);
    expect([...unfinished].map((path) => existsSync(path))).toEqual([true, true]);
    await kept.commit();
    await dropped.discard();
    expect(unfinished.size).toBe(0);
    expect(readdirSync(folder)).toEqual(["kept.csv"]);
  });

  test("may have a name as long as the system allows", async () => {
    const name = `${"x".repeat(251)}.csv`;
    const file = await createOutputFile(join(folder, name), { uniqueSuffix: "x" });
    await file.commit();
    expect(readdirSync(folder)).toEqual([name]);
  });

  test.skipIf(!existsSync("/dev/full"))("writes into a device instead of taking its place", async () => {
    const file = await createOutputFile("/dev/full", { uniqueSuffix: "x" });
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
    await expect(createOutputFile(path, { uniqueSuffix: "x" })).rejects.toMatchObject({
      code: "PDO_OUTPUT_NOT_WRITABLE",
      seen: "Nobody reads at the other end of the pipe.",
    });
    expect(statSync(path).isFIFO()).toBe(true);
  });

  test("says so where the folder does not exist", async () => {
    const opening = createOutputFile(join(folder, "none", "out.csv"), { uniqueSuffix: "x" });
    await expect(opening).rejects.toMatchObject({
      code: "PDO_OUTPUT_NOT_WRITABLE",
      seen: "The folder does not exist.",
    });
  });

  test.skipIf(process.getuid?.() === 0)("says so where it may not write", async () => {
    chmodSync(folder, 0o500);
    const opening = createOutputFile(join(folder, "out.csv"), { uniqueSuffix: "x" });
    await expect(opening).rejects.toMatchObject({ code: "PDO_OUTPUT_NOT_WRITABLE" });
  });
});
