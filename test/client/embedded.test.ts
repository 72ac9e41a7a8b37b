import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { damaged } from "../../src/catalog/errors.ts";
import { createEmbeddedClient } from "../../src/client/embedded.ts";
import { llmError } from "../../src/llm/errors.ts";
import { createService } from "../../src/server/service.ts";
import type { Engine } from "../../src/tasks/engine.ts";
import { standInCatalogs, standInEngine } from "../server/stand-in.ts";

function failingClient(fault: Error) {
  const optimizeName: Engine["optimizeName"] = () => Promise.reject(fault);
  const engine = { ...standInEngine, optimizeName };
  return createEmbeddedClient(createService({ catalogs: standInCatalogs, engine, now: () => 0 }));
}

const input = {
  query: { task_type: "cleaned", translation_language: "de" },
  body: { product_name: "TV" },
} as const;

const providerProblem = (code: string) =>
  llmError({
    code,
    what: "No answer.",
    seen: "It says 500.",
    nextStep: "Wait.",
    kind: "faulty",
    retryAfterMs: 1500,
  });

describe("the service in this process", () => {
  test.each(["PDO_PROVIDER_FAILED", "PDO_PROVIDER_TIMEOUT"] as const)(
    "says what a language model's provider said (%s), not that some gateway failed",
    async (code) => {
      const fault = providerProblem(code);
      await expect(failingClient(fault).call("optimizeName", input)).rejects.toBe(fault);
    },
  );

  test("says how to fix a fault of this machine", async () => {
    const fault = damaged({ path: "a.bin", nextStep: "Import it again." }, "A checksum.");
    await expect(failingClient(fault).call("optimizeName", input)).rejects.toBe(fault);
  });

  test("says of other faults what it says over HTTP", async () => {
    const gateway = new ServiceProblem(502, "Bad Gateway", { cause: new Error("x") });
    await expect(failingClient(gateway).call("optimizeName", input)).rejects.toBe(gateway);
    await expect(
      failingClient(new Error("a fault of ours")).call("optimizeName", input),
    ).rejects.toMatchObject({
      status: 500,
    });
  });
});
