import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { call, callUntil, type Heard } from "../bench/served/honest-callers.ts";
import { body, path, pdoCommand, startOnCore, stop } from "../bench/served/servers.ts";

/** The built program; `test/bench/flood.bench.ts` measures the same with more attackers. */
async function startServed() {
  const server = await startOnCore(0, pdoCommand(mkdtempSync(join(tmpdir(), "pdo-flood-"))));
  onTestFinished(() => stop(server));
  return server;
}

test("1,100 connections that send nothing and 64 slow bodies without a key cost no honest caller an answer", async () => {
  const { port } = await startServed();
  const words = [join(import.meta.dirname, "../bench/served/flood.js"), `${port}`, "1100", "64"];
  const attackers = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void attackers.kill("SIGKILL"));
  await once(createInterface({ input: attackers.stdout }), "line");
  const heard: Heard[] = [];
  const asked = { port, key: "pdo_bench_key", path, body };
  while (heard.length < 100) heard.push(...(await Promise.all([call(asked), call(asked)])));
  expect(heard.filter(({ status }) => status !== 200)).toEqual([]);
});

test("what a key sends keeps no other key's calls waiting: its longest texts are done in threads", async () => {
  const { port } = await startServed();
  const detailed = "/api/tasks/optimization/name?task_type=detailed&translation_language=de";
  const name = (sign: string, length: number) => ({ product_name: sign.repeat(length) });
  const texts = ["Red shirt ", "cotton 5 kg, ", ". "].map((sign) => name(sign, 10_000 / sign.length));
  const end = new AbortController();
  const honest = callUntil(end.signal, { port, key: "pdo_bench_key", keepsAlive: true });
  const slow = await Promise.all(
    texts.map((text) => call({ port, key: "pdo_slow_key", path: detailed, body: JSON.stringify(text) })),
  );
  end.abort();
  expect(slow.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await honest).filter(({ status }) => status !== 200)).toEqual([]);
  const tooLong = JSON.stringify(name(".", 100_000));
  expect((await call({ port, key: "pdo_slow_key", path: detailed, body: tooLong })).status).toBe(422);
});
