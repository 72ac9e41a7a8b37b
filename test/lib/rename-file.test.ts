import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  pausesMs,
  renameFile,
  renameFileSync,
  renamePatiently,
  renamePatientlySync,
} from "../../src/lib/rename-file.ts";

const fault = (code: string) => Object.assign(new Error(`${code}: refused`), { code });

/** A system that refuses so often, and what it was asked and how long it was left alone. */
function refusing(times: number, code: string, system: string) {
  const seen = { tries: 0, pauses: [] as number[] };
  const refuse = () => {
    seen.tries += 1;
    if (seen.tries <= times) throw fault(code);
  };
  const note = (ms: number) => void seen.pauses.push(ms);
  const sync = () => renamePatientlySync({ rename: refuse, system, pause: note });
  const later = () =>
    renamePatiently({ rename: async () => refuse(), system, pause: async (ms) => note(ms) });
  return { seen, ways: { sync: async () => sync(), later } };
}

describe.each(["sync", "later"] as const)("a renaming that is refused (%s)", (way) => {
  test.each(["EPERM", "EACCES", "EBUSY"])(
    "on Windows with %s is tried again until it is done",
    async (code) => {
      const { seen, ways } = refusing(3, code, "win32");
      await ways[way]();
      expect(seen).toEqual({ tries: 4, pauses: pausesMs.slice(0, 3) });
    },
  );

  test("on Windows for longer than two seconds is the system's error", async () => {
    const { seen, ways } = refusing(99, "EBUSY", "win32");
    await expect(ways[way]()).rejects.toMatchObject({ code: "EBUSY" });
    expect(seen.tries).toBe(pausesMs.length + 1);
    expect(pausesMs.reduce((sum, ms) => sum + ms, 0)).toBe(2_000);
  });

  test.each([
    ["win32", "ENOENT"],
    ["win32", "EXDEV"],
    ["linux", "EPERM"],
    ["darwin", "EACCES"],
  ])("on %s with %s is the system's error at once", async (system, code) => {
    const { seen, ways } = refusing(1, code, system);
    await expect(ways[way]()).rejects.toMatchObject({ code });
    expect(seen).toEqual({ tries: 1, pauses: [] });
  });
});

test("a file takes another one's place", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pdo-rename-"));
  const [one, other, target] = ["one", "other", "target"].map((name) => join(folder, name)) as [
    ...[string, string, string],
  ];
  writeFileSync(one, "one");
  writeFileSync(other, "other");
  renameFileSync(one, target);
  await renameFile(other, target);
  expect(readFileSync(target, "utf8")).toBe("other");
});
