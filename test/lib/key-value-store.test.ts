import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type KeyValueStore,
  openKeyValueStore,
  removeStore,
  storeSize,
} from "../../src/lib/key-value-store.ts";
import { entryOf, keyOf } from "./numbered-entries.ts";
import { buildWritingProgram, startWriting } from "./store-process.ts";

const day = 20_000;
const newPath = () => join(mkdtempSync(join(tmpdir(), "pdo-store-")), "below", "store.mdb");
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);

async function withStore<Result>(
  path: string,
  work: (store: KeyValueStore) => Promise<Result>,
  mostMappedBytes?: number,
) {
  const store = await openKeyValueStore(path, mostMappedBytes);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function missing(path: string, numbers: readonly number[]): Promise<number[]> {
  return withStore(path, async (store) => {
    const lost: number[] = [];
    for (const number of numbers) {
      const found = await store.read(keyOf(number));
      if (!found?.value.equals(entryOf(number).value)) lost.push(number);
    }
    return lost;
  });
}

describe("a key-value store", () => {
  test("returns what was written, also after reopening, and nothing for other keys", async () => {
    const path = newPath();
    await withStore(path, async (store) => {
      await store.write({ entries: range(0, 3).map(entryOf), day });
      expect((await store.read(keyOf(2)))?.value).toEqual(entryOf(2).value);
      expect(await store.read(keyOf(3))).toBeUndefined();
    });
    expect(await missing(path, [0, 1, 2])).toEqual([]);
  });

  test.each([
    ["is closed and opened again in between", 0],
    ["stays open", undefined],
  ])("serves concurrent calls while the file %s", async (_, mostMappedBytes) => {
    const work = async (store: KeyValueStore) => {
      for (let at = 0; at < 5000; at += 500) {
        await store.write({ entries: range(at, at + 500).map(entryOf), day });
      }
      const found = await Promise.all(range(0, 5000).map((number) => store.read(keyOf(number))));
      expect(found.filter((entry) => entry === undefined)).toEqual([]);
    };
    await withStore(newPath(), work, mostMappedBytes);
  });

  test("returns copies of values that later reads do not change", async () => {
    const values = [3, 40_000, 5_000_000, 1].map((length, place) => Buffer.alloc(length, place + 1));
    await withStore(newPath(), async (store) => {
      await store.write({ entries: values.map((value, place) => ({ ...entryOf(place), value })), day });
      const found = [];
      for (const place of values.keys()) found.push((await store.read(keyOf(place)))?.value);
      expect(found.map((value, place) => values[place]?.equals(value ?? Buffer.of()))).not.toContain(false);
      expect(await store.read(keyOf(9))).toBeUndefined();
    });
  });

  test("has one entry per key, the last one written", async () => {
    await withStore(newPath(), async (store) => {
      await store.write({ entries: [entryOf(1)], day });
      await store.write({ entries: [{ ...entryOf(1), value: Buffer.from("newer") }], day: day + 1 });
      expect(await store.read(keyOf(1))).toEqual({ value: Buffer.from("newer"), usedOn: day + 1 });
      expect([...store.facts()]).toEqual([{ key: keyOf(1), kind: 7, byteCount: 5, usedOn: day + 1 }]);
    });
  });

  test("records when an entry was used, and the descriptions of kinds", async () => {
    await withStore(newPath(), async (store) => {
      await store.write({ entries: [entryOf(1)], day, kinds: new Map([[7, "seven"]]) });
      await store.write({ entries: [], used: [keyOf(1), keyOf(2)], day: day + 9 });
      expect([...store.facts()].map(({ usedOn }) => usedOn)).toEqual([day + 9]);
      expect([...store.kinds()]).toEqual([[7, "seven"]]);
    });
  });

  test("is compacted by a copy after entries were removed", async () => {
    const path = newPath();
    await withStore(path, async (store) => {
      await store.write({ entries: range(0, 1000).map(entryOf), day });
      await store.remove(range(0, 990).map(keyOf));
      await store.copyTo(`${path}.copy`);
    });
    expect(storeSize(`${path}.copy`)).toBeLessThan((storeSize(path) ?? 0) / 5);
    expect(await missing(`${path}.copy`, range(985, 1000))).toEqual(range(985, 990));
  });

  test("supports processes that write at the same time", async () => {
    const path = newPath();
    const program = await buildWritingProgram();
    const processes = [0, 1, 2].map((at) => startWriting(program, path, [at * 1000, at * 1000 + 1000]));
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    expect(await missing(path, range(0, 3000))).toEqual([]);
  });

  test("has all acknowledged writes after its process is killed", async () => {
    const path = newPath();
    const program = await buildWritingProgram();
    for (const [turn, patience] of [3, 11, 24].entries()) {
      const first = turn * 100_000;
      const { process, written, ended } = startWriting(program, path, [first, first + 100_000]);
      let upTo = first;
      let said = 0;
      for await (const line of written) {
        upTo = Number(line);
        said += 1;
        if (said === patience) process.kill("SIGKILL");
      }
      await ended;
      expect(process.signalCode).toBe("SIGKILL");
      expect(await missing(path, range(first, upTo))).toEqual([]);
    }
  });
});

describe("a store that cannot be used", () => {
  test("is rejected if its file has another format or is truncated", async () => {
    for (const [name, bytes] of [
      ["text", "garbage\n"],
      ["zeros", Buffer.alloc(8192)],
      ["noise", Buffer.alloc(100_000, "x1")],
    ] as const) {
      const path = join(mkdtempSync(join(tmpdir(), "pdo-store-")), name);
      writeFileSync(path, bytes);
      await expect(openKeyValueStore(path)).rejects.toMatchObject({ kind: "damaged" });
    }
    const path = newPath();
    await withStore(path, (store) => store.write({ entries: range(0, 500).map(entryOf), day }));
    truncateSync(path, 100_000);
    await expect(openKeyValueStore(path)).rejects.toMatchObject({ kind: "damaged" });
  });

  test("is empty after it was removed", async () => {
    const path = newPath();
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, "garbage");
    removeStore(path);
    await withStore(path, (store) => store.write({ entries: [entryOf(1)], day }));
    expect(await missing(path, [1])).toEqual([]);
  });

  test("returns no value whose bytes were changed", async () => {
    const path = newPath();
    const entry = { ...entryOf(1), value: Buffer.from("a value that is easily found") };
    await withStore(path, (store) => store.write({ entries: [entry], day }));
    const at = readFileSync(path).indexOf("easily");
    const descriptor = openSync(path, "r+");
    writeSync(descriptor, "EASILY", at);
    await withStore(path, async (store) => expect(await store.read(keyOf(1))).toBeUndefined());
  });

  test("is rejected if its folder cannot be created", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "pdo-store-")), "file");
    writeFileSync(file, "");
    await expect(openKeyValueStore(join(file, "below", "store.mdb"))).rejects.toThrow(
      /ENOTDIR|EEXIST|not a directory/,
    );
  });
});
