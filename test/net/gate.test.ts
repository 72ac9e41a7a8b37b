import { describe, expect, test } from "vitest";
import { type Call, createCall, createGate } from "../../src/net/gate.ts";

function make() {
  let at = 0;
  let wait: () => number = () => 0;
  const sleepers: { wakesAt: number; wake: () => void; signal: AbortSignal | undefined }[] = [];
  const gate = createGate({
    brakes: [{ waitMs: () => wait() }],
    now: () => at,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => sleepers.push({ wakesAt: at + milliseconds, wake: resolve, signal })),
  });
  const pass = async (milliseconds: number) => {
    at += milliseconds;
    for (const { wakesAt, wake } of sleepers) if (wakesAt <= at) wake();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const entered: string[] = [];
  const enter = (name: string, notBefore = 0, signal?: AbortSignal): Promise<Call> => {
    const call = createCall();
    return Promise.resolve(gate.enter(call, { notBefore, signal })).then(() => {
      entered.push(name);
      return call;
    });
  };
  const asleep = () =>
    sleepers.filter(({ signal }) => signal?.aborted === false).map(({ wakesAt }) => wakesAt);
  const brake = (next: () => number) => {
    wait = next;
  };
  return { gate, enter, entered, pass, brake, asleep, now: () => at };
}

describe("the gate", () => {
  test("lets a call through at once, without a promise, where nothing holds it", () => {
    const { gate } = make();
    expect(gate.enter(createCall(), { notBefore: 0, signal: undefined })).toBeUndefined();
    expect(gate.inFlight()).toBe(1);
  });

  test("keeps one alarm for all that wait, and lets them through in the order in which they are due", async () => {
    const { enter, entered, pass, asleep } = make();
    void enter("late", 300);
    void enter("early", 100);
    expect(asleep()).toEqual([100]);
    await pass(100);
    expect(entered).toEqual(["early"]);
    expect(asleep()).toEqual([300]);
    await pass(200);
    expect(entered).toEqual(["early", "late"]);
    expect(asleep()).toEqual([]);
  });

  test("that ends all waits still lets through what need not wait", async () => {
    const { gate, enter, entered, pass } = make();
    const waiting = enter("waiting", 300);
    gate.endWaits("over");
    await expect(waiting).rejects.toBe("over");
    await enter("at once");
    expect(() => gate.enter(createCall(), { notBefore: 300, signal: undefined })).toThrow("over");
    await pass(1000);
    expect(entered).toEqual(["at once"]);
  });

  test("reports how long other calls held a call back", async () => {
    const { gate, pass, brake, now } = make();
    brake(() => Math.max(0, 500 - now()));
    const held = gate.enter(createCall(), { notBefore: 200, signal: undefined });
    await pass(500);
    expect(await held).toBe(300);
  });

  test("waits for a call to end where nothing else helps", async () => {
    const { gate, enter, entered, pass, brake, asleep } = make();
    const first = await enter("first");
    brake(() => (gate.inFlight() > 0 ? Number.POSITIVE_INFINITY : 0));
    void enter("second");
    await pass(1_000_000);
    expect(entered).toEqual(["first"]);
    expect(asleep()).toEqual([]);
    gate.leave(first);
    await pass(0);
    expect(entered).toEqual(["first", "second"]);
  });

  test("gives up a call whose caller did, and no other", async () => {
    const { enter, entered, pass } = make();
    const controller = new AbortController();
    const given = enter("given up", 100, controller.signal);
    void enter("kept", 200);
    controller.abort(new Error("enough"));
    await expect(given).rejects.toThrow("enough");
    await pass(200);
    expect(entered).toEqual(["kept"]);
  });

  test("refuses all that wait where a brake says that it is of no use", async () => {
    const { enter, pass, brake, now } = make();
    brake(() => {
      if (now() >= 100) throw new Error("too long");
      return 100 - now();
    });
    const [first, second] = [enter("first"), enter("second")];
    const refused = Promise.allSettled([first, second]);
    await pass(100);
    expect((await refused).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  test("that is closed refuses what waits and whatever comes", async () => {
    const { gate, enter, asleep } = make();
    const waiting = enter("waiting", 100);
    gate.close(new Error("closed"));
    await expect(waiting).rejects.toThrow("closed");
    expect(() => gate.enter(createCall(), { notBefore: 0, signal: undefined })).toThrow("closed");
    expect(asleep()).toEqual([]);
  });
});
