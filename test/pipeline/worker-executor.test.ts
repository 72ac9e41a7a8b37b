import { describe, expect, test } from "vitest";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import type { RowExecutor } from "../../src/pipeline/executor.ts";
import { createJointExecutor, createLateExecutor } from "../../src/pipeline/worker-executor.ts";

/** An executor whose batches are ended by hand, in their order. */
function createStandIn(place: string) {
  const begun: { readonly end: () => void; readonly fail: (fault: unknown) => void }[] = [];
  const noted: string[] = [];
  const executor: RowExecutor = {
    execute: (products, [first]) =>
      new Promise((resolve, reject) => {
        const outcome: RowOutcome = { status: "ok", failures: [], done: [], cells: [`${place} ${first}`] };
        begun.push({ end: () => resolve(products.map(() => outcome)), fail: reject });
      }),
    stop: (fault) => void noted.push(`stopped: ${fault}`),
    settled: async () => void noted.push("settled"),
  };
  return { executor, begun, noted };
}

function open(room: number) {
  const [threads, own] = [createStandIn("thread"), createStandIn("here")];
  const pool = { hasCapacity: () => threads.begun.length - ended < room };
  let ended = 0;
  const joint = createJointExecutor({ pool, threads: threads.executor, own: own.executor });
  const batches: Promise<unknown>[] = [];
  const ask = (first: number) => {
    const cells = joint
      .execute([{}], [first])
      .then((outcomes) => outcomes.map((outcome) => outcome.cells[0]));
    batches.push(cells);
    return cells;
  };
  const endThread = async (place: number) => {
    ended += 1;
    threads.begun[place]?.end();
    await batches[0];
  };
  return { joint, threads, own, ask, endThread };
}

describe("threads and this process together", () => {
  test("batches that no thread has room for are worked on here, one at a time", async () => {
    const { ask, threads, own } = open(2);
    const here = [0, 1, 2, 3].map(ask)[2];
    expect([threads.begun.length, own.begun.length]).toEqual([2, 1]);
    own.begun[0]?.end();
    expect(await here).toEqual(["here 2"]);
    expect([threads.begun.length, own.begun.length]).toEqual([2, 2]);
  });

  test("a thread that has room again gets the batch that waits longest", async () => {
    const { ask, threads, own, endThread } = open(1);
    const answers = [0, 1, 2, 3].map(ask);
    await endThread(0);
    threads.begun[1]?.end();
    expect(await answers[2]).toEqual(["thread 2"]);
    expect(own.begun.length).toBe(1);
  });

  test("where threads always have room nothing is worked on here", () => {
    const { ask, threads, own } = open(10);
    for (const first of [0, 1, 2]) void ask(first);
    expect([threads.begun.length, own.begun.length]).toEqual([3, 0]);
  });

  test("a fault is thrown to whoever asked, and others get their turn", async () => {
    const { ask, own } = open(0);
    const [failing, next] = [ask(0), ask(1)];
    own.begun[0]?.fail(new Error("No."));
    await expect(failing).rejects.toThrow("No.");
    own.begun[1]?.end();
    expect(await next).toEqual(["here 1"]);
  });

  test("to stop and to settle is said to both", async () => {
    const { joint, threads, own } = open(1);
    joint.stop("enough");
    await joint.settled();
    for (const { noted } of [threads, own]) expect(noted).toEqual(["stopped: enough", "settled"]);
  });
});

describe("threads that are started late", () => {
  test("get the rows beyond those that are few enough to be done here", async () => {
    const [here, joined] = [createStandIn("here"), createStandIn("joined")];
    let starts = 0;
    const late = createLateExecutor({
      own: here.executor,
      rowsBefore: 2,
      join: () => {
        starts += 1;
        return joined.executor;
      },
    });
    for (const first of [0, 1, 2, 3]) void late.execute([{}], [first]);
    expect([here.begun.length, joined.begun.length, starts]).toEqual([2, 2, 1]);
    late.stop("enough");
    await late.settled();
    expect(joined.noted).toEqual(["stopped: enough", "settled"]);
  });
});
