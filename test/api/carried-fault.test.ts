import { expect, test } from "vitest";
import { carryFault, reviveFault } from "../../src/api/carried-fault.ts";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { damaged, isCatalogError } from "../../src/catalog/errors.ts";
import { clientError, isClientError } from "../../src/client/errors.ts";
import { PdoError } from "../../src/lib/errors.ts";
import { isRunStopping } from "../../src/pipeline/stopping-faults.ts";

/** There and back, as a message between threads. */
const travel = (error: unknown) => reviveFault(structuredClone(carryFault(error)));

const problem = {
  what: "It is damaged.",
  seen: "A checksum.",
  nextStep: "Import it again.",
  isRetryable: false,
};

test("a refusal of the service keeps its status, and ends the run where it did", () => {
  const revived = travel(new ServiceProblem(401, "No such key.", { headers: { "Retry-After": "1" } }));
  expect(revived).toBeInstanceOf(ServiceProblem);
  expect(revived).toMatchObject({ status: 401, detail: "No such key.", headers: { "Retry-After": "1" } });
  expect(isRunStopping(revived)).toBe(true);
});

test("a problem keeps its class, its sentences, its story and its cause", () => {
  const cause = Object.assign(new Error("read failed"), { code: "EIO", syscall: "read" });
  const fault = clientError({ ...problem, code: "PDO_CLIENT_TLS", cause });
  const revived = travel(fault);
  expect(revived).toSatisfy(isClientError);
  expect(revived).toMatchObject({ ...problem, code: "PDO_CLIENT_TLS", name: "PdoError" });
  expect(revived.stack).toBe(fault.stack);
  expect(revived.cause).toMatchObject({ message: "read failed", code: "EIO", syscall: "read" });
});

test("a problem of any module keeps what is said of it", () => {
  const fault = damaged({ path: "a.bin", nextStep: "Import it again." }, "A checksum.");
  const revived = travel(fault);
  expect(revived).toSatisfy(isCatalogError);
  expect(revived).toBeInstanceOf(PdoError);
  expect({ ...revived }).toEqual({ ...fault });
  expect(isRunStopping(revived)).toBe(true);
});

test("what nobody foresaw stays an error, without what cannot be sent", () => {
  const revived = travel(
    Object.assign(new TypeError("x is not a function"), { read: () => 1, at: [1, { b: 2 }] }),
  );
  expect(revived).toMatchObject({ name: "Error", message: "x is not a function", at: [1, { b: 2 }] });
  expect(revived).not.toHaveProperty("read");
  expect(travel("just words").message).toBe("just words");
});
