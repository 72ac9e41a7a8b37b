import { expect, test, vi } from "vitest";
import { createFakeAccount, type Fate } from "../llm/account.ts";
import { createCustomer } from "./customer.ts";

const disk = vi.hoisted(() => ({ calls: 0, failing: 0 }));

/** Each call that writes is counted, and one of them fails as on a full disk. */
vi.mock("node:fs", async (original) => {
  const system = await original<Record<string, unknown>>();
  const writing = ["openSync", "writeSync", "writeFileSync", "renameSync", "fsyncSync"].map((name) => {
    const work = system[name] as (...words: unknown[]) => unknown;
    const counted = (...words: unknown[]) => {
      disk.calls += 1;
      if (disk.calls === disk.failing)
        throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" });
      return name === "fsyncSync" ? undefined : work(...words);
    };
    return [name, counted];
  });
  return { ...system, ...Object.fromEntries(writing) };
});

const limits = { requests: 2, bytes: 1_000_000 };
const fateOf = (key: string, times: number): Fate =>
  key < "2" ? "refused" : times === 0 && key < "6" ? "expired" : "answered";

async function runThrough(kind: "openai" | "anthropic", failing: number) {
  const account = createFakeAccount({ looks: 2, fateOf });
  const customer = createCustomer({ kind, account, products: 3, isChained: true });
  Object.assign(disk, { calls: 0, failing });
  for (let night = 0; night < 40; night += 1) {
    customer.clock.now += 3_600_000;
    try {
      const { turn, texts } = await customer.run({ limits });
      if (turn.kind === "ready")
        return { texts, spent: turn.spent, paid: [...account.paid.entries()].sort() };
    } catch (fault) {
      if (!(fault instanceof Error) || fault.message !== "ENOSPC") throw fault;
    }
  }
  throw new Error("It never ended.");
}

test.each(["openai", "anthropic"] as const)(
  "a write that fails, whichever it is, lets nothing of %s's be paid twice or lost",
  async (kind) => {
    const expected = await runThrough(kind, 0);
    const calls = disk.calls;
    for (let failing = 1; failing <= calls; failing += 1) {
      expect(await runThrough(kind, failing)).toEqual(expected);
    }
    expect(calls).toBeGreaterThan(80);
  },
  120_000,
);
