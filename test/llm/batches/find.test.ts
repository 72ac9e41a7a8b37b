import { describe, expect, test } from "vitest";
import { createRetryWork } from "../../../src/llm/batches/batch-calls.ts";
import {
  type BatchItem,
  openVendorBatches,
  type SubmittedPart,
} from "../../../src/llm/batches/vendor-batches.ts";
import { createFakeAccount, type FakeBatch } from "../account.ts";
import { createFakeProvider } from "../provider.ts";

const description = { job: "job-1", label: "r1-p1-t0" };
const startAt = 1_700_000_000_000;
const own = {
  isKey: (key: string) => key.startsWith("own"),
  isOtherPart: (id: string) => id === "other-part",
};

async function* itemsOf(...keys: string[]): AsyncGenerator<BatchItem> {
  for (const key of keys) yield { key, body: {} };
}

function createScene(kind: "openai" | "anthropic") {
  const clock = { now: startAt };
  const account = createFakeAccount({ looks: 1_000, now: () => clock.now });
  const paths: string[] = [];
  const provider = createFakeProvider({ kind, account, onCall: ({ path }) => void paths.push(path) });
  const vendor = openVendorBatches(provider, { retry: createRetryWork(async () => {}, undefined) });
  const add = (count: number, ...keys: string[]): FakeBatch[] =>
    Array.from({ length: count }, () => {
      clock.now += 1_000;
      const items = keys.map((key) => ({ key, body: {} }));
      return account.submit({ id: account.nextId("batch"), metadata: null, items });
    });
  const end = (batch: FakeBatch | undefined) => {
    if (batch !== undefined) batch.fates = new Map(batch.items.map(({ key }) => [key, "answered"]));
  };
  /** Prepared, and perhaps submitted. */
  const prepare = async (): Promise<SubmittedPart> => {
    const prepared = await vendor.prepare(itemsOf("own1", "own2"), description);
    return { ...description, prepared, since: clock.now, requests: 2 };
  };
  return { account, vendor, paths, add, end, prepare, clock };
}

describe("OpenAI's batch that may have been submitted", () => {
  test("is found by its metadata, behind however many others", async () => {
    const { vendor, add, prepare } = createScene("openai");
    const part = await prepare();
    const id = await vendor.submit(part, () => itemsOf("own1", "own2"));
    add(250, "x");
    expect(await vendor.find(part, own)).toEqual({ id });
    expect(await vendor.find({ ...part, label: "r1-p2-t0" }, own)).toBe("none");
  });

  test("is not looked for among those that are certainly older", async () => {
    const { vendor, add, prepare, paths, clock } = createScene("openai");
    add(500, "x");
    clock.now += 72 * 3_600_000;
    const part = await prepare();
    paths.length = 0;
    expect(await vendor.find(part, own)).toBe("none");
    expect(new Set(paths).size).toBe(1);
  });
});

describe("Anthropic's batch that may have been submitted", () => {
  test("is found by its results among those that are newer and as large", async () => {
    const { vendor, add, end, prepare, account } = createScene("anthropic");
    add(3, "own1", "own2");
    const part = await prepare();
    const [strange] = add(1, "x1", "x2");
    end(strange);
    const id = await vendor.submit(part, () => itemsOf("own1", "own2"));
    add(250, "x1");
    expect(await vendor.find(part, own)).toBe("unsure");
    end(account.batches.find((batch) => batch.id === id));
    expect(await vendor.find(part, own)).toEqual({ id });
  });

  test("is not there where what is newer is of another size, another part, or another's", async () => {
    const { vendor, add, end, prepare, account } = createScene("anthropic");
    const part = await prepare();
    add(1, "own1");
    account.submit({
      id: "other-part",
      metadata: null,
      items: [
        { key: "x1", body: {} },
        { key: "x2", body: {} },
      ],
    });
    const [strange, archived] = add(2, "x1", "x2");
    end(strange);
    end(archived);
    if (archived !== undefined) archived.isArchived = true;
    expect(await vendor.find(part, own)).toBe("none");
  });

  test("is not looked for among older ones, even where the newest of then is gone", async () => {
    const { vendor, add, prepare, account, paths } = createScene("anthropic");
    add(300, "own1", "own2");
    const part = await prepare();
    account.batches.shift();
    paths.length = 0;
    expect(await vendor.find(part, own)).toBe("none");
    expect(new Set(paths).size).toBe(1);
  });
});
