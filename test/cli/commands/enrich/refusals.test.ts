import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { advanceProviderBatch } from "../../../../src/cli/commands/enrich/advance-batch.ts";
import type { ProviderBatch } from "../../../../src/cli/commands/enrich/provider-batch.ts";
import { createFakeAccount } from "../../../llm/account.ts";
import { createFakeProvider } from "../../../llm/provider.ts";
import { question } from "../../customer.ts";

const noFigures = { calls: 0, hits: 0, shared: 0, written: 0, failedWrites: 0, failedReads: 0 };

function createBatch(): ProviderBatch & { readonly account: ReturnType<typeof createFakeAccount> } {
  const account = createFakeAccount({ looks: 2 });
  const provider = createFakeProvider({ kind: "openai", account });
  return {
    account,
    provider,
    cache: {
      identity: provider.identity,
      peek: async () => undefined,
      add: () => {},
      durable: async () => {},
      figures: () => noFigures,
    },
    cacheMode: "use",
    feedName: "feed.csv",
    feedPath: "/feeds/feed.csv",
    home: mkdtempSync(join(tmpdir(), "pdo-batch-")),
    settingsIdentity: "",
    spending: {},
    collect: async (model) => model.complete(question("naming", "one")).catch(() => undefined),
    waitMs: 0,
    world: {
      now: () => 0,
      signal: new AbortController().signal,
      callSignal: new AbortController().signal,
      processes: { own: { pid: 1, startedAt: "", host: "here" }, isRunning: () => true },
    },
    sleep: async () => {},
    report: () => {},
  };
}

describe("--batch is refused", () => {
  test("for a feed that can be read once", async () => {
    await expect(advanceProviderBatch({ ...createBatch(), feedPath: undefined })).rejects.toMatchObject({
      code: "PDO_BATCH_OF_STREAM",
    });
  });

  test.each(["off", "refresh"] as const)(
    "where answers are not kept between runs (%s)",
    async (cacheMode) => {
      await expect(advanceProviderBatch({ ...createBatch(), cacheMode })).rejects.toMatchObject({
        code: "PDO_BATCH_NOT_KEPT",
      });
    },
  );

  test("for a provider without batches", async () => {
    const batch = createBatch();
    const provider = { ...batch.provider, batchKind: undefined };
    await expect(advanceProviderBatch({ ...batch, provider })).rejects.toMatchObject({
      code: "PDO_BATCH_REFUSED",
      kind: "final",
    });
  });

  test("while another run is at work on the same job", async () => {
    const batch = createBatch();
    const collect = async () => {
      await expect(advanceProviderBatch(batch)).rejects.toMatchObject({ code: "PDO_BATCH_LOCKED" });
    };
    await advanceProviderBatch({ ...batch, collect });
    expect.assertions(1);
  });
});

describe("nothing is submitted", () => {
  test("where kept answers cannot be read", async () => {
    const batch = createBatch();
    let failedReads = 0;
    const kept = {
      ...batch.cache,
      peek: async () => {
        failedReads += 1;
        return undefined;
      },
      figures: () => ({ ...noFigures, failedReads }),
    };
    await expect(advanceProviderBatch({ ...batch, cache: kept })).rejects.toMatchObject({
      code: "PDO_BATCH_NOT_KEPT",
    });
    expect(batch.account.batches).toHaveLength(0);
  });

  test("where the pass over the feed is stopped", async () => {
    const batch = createBatch();
    const collect = async () => {
      throw new Error("The feed breaks.");
    };
    await expect(advanceProviderBatch({ ...batch, collect })).rejects.toThrow("The feed breaks.");
    expect(batch.account.batches).toHaveLength(0);
  });
});

test("results that cannot be kept are fetched again by the next run", async () => {
  const batch = createBatch();
  await advanceProviderBatch(batch);
  let failedWrites = 0;
  const kept = {
    ...batch.cache,
    add: () => {
      failedWrites += 1;
    },
    figures: () => ({ ...noFigures, failedWrites }),
  };
  await expect(advanceProviderBatch({ ...batch, cache: kept })).rejects.toMatchObject({
    code: "PDO_BATCH_NOT_KEPT",
    what: "Results of the batch cannot be kept.",
  });
  const found: string[] = [];
  const peek = async () =>
    found.length === 0 ? undefined : { text: "", finish: "stop" as const, model: "m" };
  const turn = await advanceProviderBatch({
    ...batch,
    cache: { ...batch.cache, peek, add: (_, { text }) => void found.push(text) },
  });
  expect(turn.kind).toBe("ready");
  expect(found).toHaveLength(1);
  expect(batch.account.batches).toHaveLength(1);
});
