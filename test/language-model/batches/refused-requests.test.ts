import { appendFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appendRefused, loadRefused } from "../../../src/language-model/batches/refused-requests.ts";
import { ProviderProblem } from "../../../src/language-model/provider-problem.ts";

const refused = (seen: string) =>
  new ProviderProblem({ code: "PDO_PROVIDER_REQUEST_REFUSED", what: "w", seen, nextStep: "n", kind: "own" });
const path = () => join(mkdtempSync(join(tmpdir(), "pdo-refused-")), "refused.jsonl");

test("what was refused is known to the next process, with its reason", async () => {
  const file = path();
  appendRefused(file, [{ key: "a", problem: refused("Too long.") }]);
  appendFileSync(file, '{"key":"b","co');
  appendRefused(file, [{ key: "c", problem: refused("Filtered.") }]);
  const refusalOf = await loadRefused(file);
  expect(refusalOf("a")).toMatchObject({
    code: "PDO_PROVIDER_REQUEST_REFUSED",
    seen: "Too long.",
    kind: "own",
  });
  expect(refusalOf("b")).toBeUndefined();
  expect(refusalOf("c")?.seen).toBe("Filtered.");
});

test("nothing is refused where nothing was written", async () => {
  const file = path();
  appendRefused(file, []);
  expect((await loadRefused(file))("a")).toBeUndefined();
});
