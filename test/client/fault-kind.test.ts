import { describe, expect, test } from "vitest";
import { endsRun, faultKind } from "../../src/client/fault-kind.ts";
import { clientClosed, timedOut } from "../../src/client/problems.ts";
import { ServiceProblem } from "../../src/contract/problem.ts";

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

  test("this side's own faults are told apart", () => {
    expect(faultKind(clientClosed())).toBe("final");
    expect(faultKind(timedOut("http://host.test", 1))).toBe("silent");
    expect(faultKind(new TypeError("a fault of ours"))).toBe("own");
    expect(faultKind("no error")).toBe("own");
  });
});
