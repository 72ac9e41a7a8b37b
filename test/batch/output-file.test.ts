import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { createOutputFile } from "../../src/batch/output-file.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-output-"));
});

describe("an output file", () => {
  test("is not there before it is whole", async () => {
    const path = join(folder, "out.csv");
    const file = await createOutputFile(path, "x");
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
    const file = await createOutputFile(path, "x");
    await file.write(Buffer.from("half"));
    await file.discard();
    expect(readFileSync(path, "utf8")).toBe("before");
    expect(readdirSync(folder)).toEqual(["out.csv"]);
  });

  test("refuses a folder in its place with the next step", async () => {
    mkdirSync(join(folder, "out"));
    await expect(createOutputFile(join(folder, "out"), "x")).rejects.toMatchObject({
      code: "PDO_OUTPUT_IS_FOLDER",
    });
  });

  test("says so where the folder does not exist", async () => {
    const opening = createOutputFile(join(folder, "none", "out.csv"), "x");
    await expect(opening).rejects.toMatchObject({
      code: "PDO_OUTPUT_NOT_WRITABLE",
      seen: "The folder does not exist.",
    });
  });

  test.skipIf(process.getuid?.() === 0)("says so where it may not write", async () => {
    chmodSync(folder, 0o500);
    const opening = createOutputFile(join(folder, "out.csv"), "x");
    await expect(opening).rejects.toMatchObject({ code: "PDO_OUTPUT_NOT_WRITABLE" });
  });
});
