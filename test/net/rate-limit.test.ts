import { describe, expect, test } from "vitest";
import { type Call, createCall } from "../../src/net/gate.ts";
import { createAllowance } from "../../src/net/rate-limit.ts";

function make() {
  let [at, sent] = [0, 0];
  const refused: number[] = [];
  const allowance = createAllowance({ now: () => at, refuse: (waitMs) => refused.push(waitMs) });
  const send = (concurrent = 0): Call => {
    sent += 1;
    const call = { ...createCall(), sequence: sent, concurrent };
    allowance.begin?.(call);
    return call;
  };
  const says = (call: Call, remaining: number, seconds: number, policy = "a") =>
    allowance.keep(call, [{ policy, remaining, resetMs: seconds * 1000 }]);
  return { allowance, send, says, refused, pass: (milliseconds: number) => (at += milliseconds) };
}

describe("a quota", () => {
  test("that leaves nothing holds every call back until it is whole", () => {
    const { allowance, send, says, refused, pass } = make();
    expect(allowance.waitMs()).toBe(0);
    says(send(), 0, 30);
    expect(allowance.waitMs()).toBe(30_000);
    expect(refused).toEqual([30_000]);
    pass(29_999);
    expect(allowance.waitMs()).toBe(1);
    pass(1);
    expect(allowance.waitMs()).toBe(0);
  });

  test("is used up by calls that are sent, not by those that are answered", () => {
    const { allowance, send, says } = make();
    says(send(), 2, 30);
    send();
    expect(allowance.waitMs()).toBe(0);
    send();
    expect(allowance.waitMs()).toBe(30_000);
  });

  test("may already be used by calls that were in flight beside the one that is answered", () => {
    const { allowance, send, says } = make();
    const [first, second] = [send(0), send(1)];
    says(first, 1, 30);
    expect(allowance.waitMs()).toBe(30_000);
    says(second, 0, 30);
    expect(allowance.waitMs()).toBe(30_000);
  });

  test("is known better by a call that was alone", () => {
    const { allowance, send, says } = make();
    const [first] = [send(0), send(1)];
    says(first, 1, 30);
    says(send(0), 5, 30);
    expect(allowance.waitMs()).toBe(0);
  });

  test("that others use up too holds back however much was left before", () => {
    const { allowance, send, says } = make();
    says(send(), 50, 30);
    says(send(), 0, 30);
    expect(allowance.waitMs()).toBe(30_000);
  });

  test("stands beside others, and the longest wait counts", () => {
    const { allowance, send, says, pass } = make();
    const call = send();
    says(call, 0, 2, "burst");
    says(call, 0, 60, "day");
    expect(allowance.waitMs()).toBe(60_000);
    pass(60_000);
    expect(allowance.waitMs()).toBe(0);
  });
});
