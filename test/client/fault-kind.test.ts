import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { clientClosed, timedOut } from "../../src/client/errors.ts";
import { endsRun, faultKind, serviceFaults } from "../../src/client/fault-kind.ts";
import { type LlmErrorParts, llmError } from "../../src/llm/errors.ts";

const providerProblem = (parts: Pick<LlmErrorParts, "code" | "kind">) =>
  llmError({ what: "No.", seen: "No.", nextStep: "Wait.", ...parts });

describe("what a fault says of the calls that follow", () => {
  test.each([
    [400, "own", false],
    [401, "final", true],
    [402, "final", true],
    [403, "final", true],
    [404, "own", false],
    [418, "own", false],
    [422, "own", false],
    [429, "throttled", false],
    [500, "faulty", false],
    [501, "own", false],
    [502, "unavailable", false],
    [503, "unavailable", false],
    [504, "unavailable", false],
    [529, "unavailable", false],
  ])("%i is %s", (status, kind, ends) => {
    const fault = new ServiceProblem(status, "x");
    expect([faultKind(fault), endsRun(fault)]).toEqual([kind, ends]);
  });

  test("a used-up quota is final only where the service says that it is one", () => {
    const quota = "insufficient_quota: pay first";
    expect(faultKind(new ServiceProblem(429, quota))).toBe("final");
    expect(faultKind(new ServiceProblem(500, quota))).toBe("faulty");
  });

  test.each([
    ["final", true],
    ["unreachable", true],
    ["own", false],
    ["throttled", false],
    ["unavailable", false],
    ["silent", false],
    ["faulty", false],
    ["unreadable", false],
    ["unusable", false],
  ] as const)("what a language model's provider failed with says by itself that it is %s", (kind, ends) => {
    const fault = providerProblem({ code: "PDO_PROVIDER_FAILED", kind });
    expect([faultKind(fault), endsRun(fault)]).toEqual([kind, ends]);
  });

  test("an answer that comes later ends no run, of whatever kind it is said to be", () => {
    expect(endsRun(providerProblem({ code: "PDO_COMPLETION_PENDING", kind: "final" }))).toBe(false);
  });

  test("the client's own faults are distinguished", () => {
    expect(faultKind(clientClosed())).toBe("final");
    expect(faultKind(timedOut("http://host.test", 1))).toBe("silent");
    expect(faultKind(new TypeError("a fault of ours"))).toBe("own");
    expect(faultKind("no error")).toBe("own");
  });
});

const refusal = (headers = {}) => new ServiceProblem(503, "x", { headers });
const timeout = timedOut("http://host.test", 1);

test("a refusal's Retry-After is what the service asks for", () => {
  expect(serviceFaults.retryAfterMs(refusal({ "Retry-After": "30" }), 0)).toBe(30_000);
  expect(
    serviceFaults.retryAfterMs(refusal({ "Retry-After": "Thu, 01 Jan 1970 00:02:00 GMT" }), 60_000),
  ).toBe(60_000);
  expect(serviceFaults.retryAfterMs(refusal(), 0)).toBe(0);
  expect(serviceFaults.retryAfterMs(timeout, 0)).toBe(0);
});

test("only the service's own refusals are words of the service", () => {
  expect([refusal(), timeout, new Error("x")].map(serviceFaults.isAnswer)).toEqual([true, false, false]);
});

test("a timeout is one of a try, whatever else may have ended", () => {
  expect([timeout, clientClosed(), refusal()].map(serviceFaults.isTimeout)).toEqual([true, false, false]);
});
