import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openCustomer } from "./customer-language-model.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const environment = { TRACEPARENT: `00-${traceId}-00f067aa0ba902b7-01` };
const names = ["--tasks", "name"];

test("the JSON log has a line for each call with --verbose, in the trace of whoever started the run", async () => {
  const { run, at, standIn } = await openCustomer({ rows: 2 });
  const words = ["enrich", at("feed.csv"), ...names, "--verbose", "--log-format", "json"];
  const { said } = await run(words, { environment });
  const lines = said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const calls = lines.filter(({ code }) => code === "PDO_MODEL_CALL");
  expect(calls).toHaveLength(standIn.requests.length);
  expect(calls[0]).toMatchObject({
    ...{ trace_id: traceId, parent_span_id: "00f067aa0ba902b7", "pdo.task": "optimizeName" },
    ...{ "gen_ai.provider.name": "openai", "gen_ai.request.model": "stand-in" },
  });
  const sum = calls.reduce((total, call) => total + call["gen_ai.usage.input_tokens"], 0);
  expect(sum).toBe(standIn.ledger.total().input);
});

test("a recording has its calls as a trace beside it, and is replayed all the same", async () => {
  const { enrich, at, read, standIn } = await openCustomer({ rows: 2 });
  await enrich([...names, "--record", at("recording")]);
  const spans = (read("recording/trace.jsonl") ?? "").trim().split("\n");
  expect(spans).toHaveLength(standIn.requests.length);
  expect(JSON.parse(spans[0] ?? "").resourceSpans[0].scopeSpans[0].spans[0].name).toBe("chat stand-in");
  const replayed = await enrich([...names, "--replay", at("recording")], {
    environment: { PDO_PROVIDER: undefined, PDO_PROVIDER_KEY: undefined },
  });
  expect(replayed.code).toBe(0);
});

test("otherwise nothing is told", async () => {
  const { run, at, read } = await openCustomer({ rows: 1 });
  const { said } = await run(["enrich", at("feed.csv"), ...names, "--verbose"], { environment });
  expect(said).not.toContain("gen_ai");
  expect(read("recording/trace.jsonl")).toBeUndefined();
});

test("a remote service is told the trace that the run is in", async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.traceparent);
    response.writeHead(404, { "content-type": "application/json" }).end('{"detail":"Not Found"}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { run } = await openCustomer({ rows: 1 });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const local = { PDO_PROVIDER: undefined, PDO_PROVIDER_KEY: undefined, PDO_MODEL: undefined };
  await run(["name", "Kettle", "--base-url", baseUrl], { environment: { ...environment, ...local } });
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([environment.TRACEPARENT]));
});
