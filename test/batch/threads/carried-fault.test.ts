import { expect, test } from "vitest";
import { isRunStopping } from "../../../src/batch/tasks/stopping-faults.ts";
import { carryFault, reviveFault } from "../../../src/batch/threads/carried-fault.ts";
import { CatalogProblem } from "../../../src/catalog/catalog-problem.ts";
import { isKnownProblem } from "../../../src/cli/known-problem.ts";
import { ClientProblem } from "../../../src/client/client-problem.ts";
import { ServiceProblem } from "../../../src/contract/problem.ts";

/** There and back, as a message between threads. */
const travel = (error: unknown) => reviveFault(structuredClone(carryFault(error)), [CatalogProblem]);

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
  const fault = new ClientProblem({ ...problem, code: "PDO_CLIENT_TLS", cause });
  const revived = travel(fault);
  expect(revived).toBeInstanceOf(ClientProblem);
  expect(revived).toMatchObject({ ...problem, code: "PDO_CLIENT_TLS", name: "ClientProblem" });
  expect(revived.stack).toBe(fault.stack);
  expect(revived.cause).toMatchObject({ message: "read failed", code: "EIO", syscall: "read" });
});

test("the classes of other rooms are handed in", () => {
  const fault = Object.assign(Object.create(CatalogProblem.prototype), new Error("damaged"), {
    ...problem,
    name: "CatalogProblem",
    code: "PDO_CATALOG_DAMAGED",
  });
  const revived = travel(fault);
  expect(revived).toBeInstanceOf(CatalogProblem);
  expect(isKnownProblem(revived)).toBe(true);
});

test("what nobody foresaw stays an error, without what cannot be sent", () => {
  const revived = travel(
    Object.assign(new TypeError("x is not a function"), { read: () => 1, at: [1, { b: 2 }] }),
  );
  expect(revived).toMatchObject({ name: "Error", message: "x is not a function", at: [1, { b: 2 }] });
  expect(revived).not.toHaveProperty("read");
  expect(travel("just words").message).toBe("just words");
});
