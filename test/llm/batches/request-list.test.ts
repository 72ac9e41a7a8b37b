import { appendFileSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPartCutter } from "../../../src/llm/batches/collect-requests.ts";
import {
  appendRefused,
  createRequestList,
  loadRefused,
  openRequestList,
  readLines,
  readRequestList,
} from "../../../src/llm/batches/request-list.ts";
import { llmError } from "../../../src/llm/errors.ts";
import type { CompletionRequest } from "../../../src/llm/language-model.ts";

const request = (text: string): CompletionRequest => ({
  task: "naming",
  system: "Ä",
  messages: [{ role: "user", text }],
  schema: {},
  schemaName: "s",
  maxOutputTokens: 1,
});
const path = () => join(mkdtempSync(join(tmpdir(), "pdo-list-")), "deep", "list.jsonl");

describe("a list of requests", () => {
  test("gives back each part's requests, and each request by its place", async () => {
    const file = path();
    const list = createRequestList(file);
    const cutter = createPartCutter({ requests: 3, bytes: 1_000_000 });
    const texts = ["one", "zwei\nLinien", "trois €", "quattro", "five"];
    for (const text of texts) cutter.add(list.add({ key: `key of ${text}`, request: request(text) }));
    list.finish();
    const parts = cutter.parts();
    expect(parts.map(({ number, requests }) => [number, requests])).toEqual([
      [1, 3],
      [2, 2],
    ]);
    const found = [];
    const reader = openRequestList(file);
    for (const part of parts) {
      for await (const { key, at, byteCount } of readRequestList(file, part)) {
        expect(reader.read({ at, byteCount }).key).toBe(key);
        found.push(reader.read({ at, byteCount }).request.messages[0]?.text);
      }
    }
    reader.close();
    expect(found).toEqual(texts);
  });

  test("is its owner's alone, and begins anew over an older one", async () => {
    const file = path();
    createRequestList(file).finish();
    appendFileSync(file, "what a process that was killed has left");
    const list = createRequestList(file);
    const to = list.add({ key: "k", request: request("new") });
    list.finish();
    expect(statSync(file).size).toBe(to);
    if (process.platform !== "win32") expect(statSync(file).mode & 0o077).toBe(0);
  });
});

describe("cutting", () => {
  test("keeps to the number of requests and of bytes, and never leaves one out", () => {
    const cutter = createPartCutter({ requests: 100, bytes: 1_000 });
    for (const bytes of [400, 400, 400, 2_000, 10]) cutter.add(bytes);
    expect(cutter.parts().map(({ from, to, requests }) => [from, to, requests])).toEqual([
      [0, 800, 2],
      [800, 1_200, 1],
      [1_200, 3_200, 1],
      [3_200, 3_210, 1],
    ]);
  });
});

async function* piecesOf(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test("lines are the same in whatever pieces they come, and say where they lie", async () => {
  const line = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\n", " "));
  await fc.assert(
    fc.asyncProperty(
      fc.array(line),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      async (lines, size, hasEnd) => {
        const bytes = Buffer.from(lines.join("\n") + (hasEnd ? "\n" : ""));
        const found = [];
        for await (const each of readLines(piecesOf(bytes, size))) {
          expect(bytes.subarray(each.at, each.at + each.byteCount).toString()).toBe(each.text);
          found.push(each.text);
        }
        expect(found).toEqual(lines.filter((text) => text.trim() !== ""));
      },
    ),
  );
});

const refused = (seen: string) =>
  llmError({ code: "PDO_PROVIDER_REQUEST_REFUSED", what: "w", seen, nextStep: "n", kind: "own" });
const pathOfRefusedRequests = () => join(mkdtempSync(join(tmpdir(), "pdo-refused-")), "refused.jsonl");

test("what was refused is known to the next process, with its reason", async () => {
  const file = pathOfRefusedRequests();
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
  const file = pathOfRefusedRequests();
  appendRefused(file, []);
  expect((await loadRefused(file))("a")).toBeUndefined();
});
