import { describe, expect, test } from "vitest";
import type { FaultKind } from "../../src/lib/errors.ts";
import { type CircuitOptions, createCircuit } from "../../src/net/circuit-breaker.ts";
import { createCall } from "../../src/net/gate.ts";

function make(options: Partial<CircuitOptions> = {}) {
  let at = 0;
  const told: string[] = [];
  const circuit = createCircuit({
    maxOutageMs: 900_000,
    now: () => at,
    random: () => 1,
    giveUp: (fault, outageMs) => `${fault} for ${outageMs}`,
    onOpen: () => told.push("open"),
    onClose: (outageMs) => told.push(`closed after ${outageMs}`),
    ...options,
  });
  const failTimes = (times: number, kind: FaultKind, calls = times) => {
    const all = Array.from({ length: calls }, createCall);
    for (let time = 0; time < times; time += 1) circuit.fail(all[time % calls] ?? createCall(), kind, "x");
  };
  /** Sends the one call that may be sent, which fails. */
  const probe = (kind: FaultKind = "unavailable") => {
    const call = createCall();
    circuit.begin?.(call);
    const end = circuit.fail(call, kind, "x");
    circuit.leave?.(call);
    return end;
  };
  return { circuit, failTimes, probe, told, pass: (milliseconds: number) => (at += milliseconds) };
}

describe("a circuit", () => {
  test.each<[FaultKind, number, number, boolean]>([
    ["unreachable", 4, 1, false],
    ["unreachable", 5, 1, true],
    ["unavailable", 10, 1, false],
    ["unavailable", 9, 2, false],
    ["unavailable", 10, 2, true],
    ["silent", 30, 4, false],
    ["silent", 10, 5, true],
    ["unreadable", 10, 5, true],
    ["faulty", 100, 100, false],
    ["unusable", 30, 30, false],
    ["throttled", 30, 30, false],
    ["own", 30, 30, false],
  ])("after faults that are %s, %i of %i calls in a row: open is %s", (kind, times, calls, isOpen) => {
    const { circuit, failTimes } = make();
    circuit.succeed();
    failTimes(times, kind, calls);
    expect(circuit.isOpen()).toBe(isOpen);
  });

  test("counts anew after every answer", () => {
    const { circuit, failTimes } = make();
    for (let round = 0; round < 10; round += 1) {
      failTimes(9, "unavailable");
      circuit.succeed();
    }
    expect(circuit.isOpen()).toBe(false);
  });

  test("never opens where outages are not waited for", () => {
    const { circuit, failTimes } = make({ maxOutageMs: 0 });
    failTimes(100, "unavailable");
    expect(circuit.waitMs()).toBe(0);
  });

  test("that is open lets one call through at a time, at intervals that double up to 30 s", () => {
    const { circuit, failTimes, probe, pass } = make();
    failTimes(10, "unavailable");
    const waits = Array.from({ length: 7 }, () => {
      const wait = circuit.waitMs();
      pass(wait);
      expect(circuit.waitMs()).toBe(0);
      const call = createCall();
      circuit.begin?.(call);
      expect(circuit.waitMs()).toBe(Number.POSITIVE_INFINITY);
      circuit.leave?.(call);
      probe();
      return wait;
    });
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test("that is open is not closed by a service that is there and cannot do it", () => {
    const { circuit, failTimes, probe, pass } = make();
    failTimes(10, "unavailable");
    pass(1000);
    probe("faulty");
    expect(circuit.waitMs()).toBe(2000);
  });

  test("is not held open by a probe that its caller gave up", () => {
    const { circuit, failTimes, pass } = make();
    failTimes(10, "unavailable");
    pass(1000);
    const call = createCall();
    circuit.begin?.(call);
    circuit.leave?.(call);
    expect(circuit.waitMs()).toBe(0);
  });

  test("closes with the first answer, and reports both", () => {
    const { circuit, failTimes, pass, told } = make();
    failTimes(10, "unavailable");
    pass(5000);
    circuit.succeed();
    expect(circuit.waitMs()).toBe(0);
    expect(told).toEqual(["open", "closed after 5000"]);
  });

  test("gives up no sooner where the faults before were far apart", () => {
    const { failTimes, probe, pass } = make();
    failTimes(9, "unavailable");
    pass(3_600_000);
    failTimes(1, "unavailable");
    expect(probe()).toBeUndefined();
    pass(900_000);
    expect(probe()).toBe("x for 4500000");
  });

  test("gives up when the outage has lasted too long", () => {
    const { failTimes, probe, pass } = make();
    failTimes(10, "unavailable");
    pass(899_999);
    expect(probe()).toBeUndefined();
    pass(1);
    expect(probe()).toBe("x for 900000");
  });
});
