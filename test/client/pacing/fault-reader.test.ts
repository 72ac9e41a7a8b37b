import { expect, test } from "vitest";
import { serviceFaults } from "../../../src/client/pacing/fault-reader.ts";
import { clientClosed, timedOut } from "../../../src/client/problems.ts";
import { ServiceProblem } from "../../../src/contract/problem.ts";

const refusal = (headers = {}) => new ServiceProblem(503, "x", { headers });
const timeout = timedOut("http://host.test", 1);

test("a refusal's Retry-After is what the service asks for", () => {
  expect(serviceFaults.askedWaitMs(refusal({ "Retry-After": "30" }), 0)).toBe(30_000);
  expect(serviceFaults.askedWaitMs(refusal({ "Retry-After": "Thu, 01 Jan 1970 00:02:00 GMT" }), 60_000)).toBe(
    60_000,
  );
  expect(serviceFaults.askedWaitMs(refusal(), 0)).toBe(0);
  expect(serviceFaults.askedWaitMs(timeout, 0)).toBe(0);
});

test("only the service's own refusals are words of the service", () => {
  expect([refusal(), timeout, new Error("x")].map(serviceFaults.isAnswer)).toEqual([true, false, false]);
});

test("a timeout is one of a try, whatever else may have ended", () => {
  expect([timeout, clientClosed(), refusal()].map(serviceFaults.isTimeout)).toEqual([true, false, false]);
});
