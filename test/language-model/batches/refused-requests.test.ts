import { appendFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { completionRefused } from "../../../src/language-model/batches/batch-problem.ts";
import { appendRefused, loadRefused } from "../../../src/language-model/batches/refused-requests.ts";

const path = () => join(mkdtempSync(join(tmpdir(), "pdo-refused-")), "refused.jsonl");

test("what was refused is known to the next process, with its reason", async () => {
  const file = path();
  appendRefused(file, [{ key: "a", problem: completionRefused("Too long.") }]);
  appendFileSync(file, '{"key":"b","co');
  appendRefused(file, [{ key: "c", problem: completionRefused("Filtered.") }]);
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
