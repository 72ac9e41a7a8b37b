import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Running, startProgram, until } from "./program.ts";

let folder = "";
const atEnd: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-signals-"));
  writeFileSync(join(folder, "feed.csv"), `sku,Title\n${"1,STEEL KETTLE 1.7L\n".repeat(20)}`);
});
afterEach(() => {
  for (const act of atEnd.splice(0)) act();
});

const entries = () => readdirSync(folder).filter((name) => name !== "home");
const textOf = (name: string) => {
  try {
    return readFileSync(join(folder, name), "utf8");
  } catch {
    return undefined;
  }
};

/** Whether the lock is there and the output is begun; for a moment there is another file with the lock's text. */
function isOpened(): boolean {
  const lock = entries().find((name) => name.endsWith(".lock"));
  const parts = lock === undefined ? [] : entries().filter((name) => name.endsWith(".part"));
  return lock !== undefined && parts.map(textOf).some((text) => text !== undefined && text !== textOf(lock));
}

function start(words: readonly string[], environment = {}, preload?: string): Running {
  const running = startProgram(words, { folder, environment, ...(preload !== undefined && { preload }) });
  atEnd.push(() => running.child.kill("SIGKILL"));
  return running;
}

/** A moment of a run: it is begun, and waited for. */
type Moment = () => Promise<Running>;

/** A port on which somebody listens who says nothing; resolves with what tells that it was called. */
async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd.push(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function enrichAt(url: string, isReached: () => boolean): Promise<Running> {
  const running = start(["enrich", "feed.csv", "--tasks", "name"], { PDO_BASE_URL: url, PDO_API_KEY: "key" });
  await until(() => isReached() && isOpened());
  return running;
}

const moments: readonly (readonly [string, Moment])[] = [
  [
    "while it reads from a slow pipe",
    async () => {
      const running = start(["enrich", "-", "--input-format", "csv", "-o", "out.csv", "--tasks", "name"]);
      running.child.stdin?.write(`sku,Title,Note\n${`1,KETTLE,${"x".repeat(4_000)}\n`.repeat(100)}`);
      await until(isOpened);
      return running;
    },
  ],
  [
    "while it connects",
    async () => {
      let called = 0;
      const address = await listen(
        createServer((socket) => {
          called += 1;
          socket.on("error", () => {});
          atEnd.push(() => socket.destroy());
        }),
      );
      // Nobody answers the greeting of TLS, so that there is no connection yet.
      return enrichAt(`https://${address}/api`, () => called > 0);
    },
  ],
  [
    "while it waits for the rest of an answer",
    async () => {
      let answering = 0;
      const server = createHttpServer((_, response) => {
        answering += 1;
        response.writeHead(200, { "content-type": "application/json" }).write('{"message":');
        atEnd.push(() => response.destroy());
      });
      const address = await listen(server);
      return enrichAt(`http://${address}/api`, () => answering > 0);
    },
  ],
  [
    "while it waits to try again",
    async () => {
      let refused = 0;
      const server = createHttpServer((_, response) => {
        refused += 1;
        response.writeHead(503, { "content-type": "application/json", "retry-after": "120" }).end("{}");
      });
      atEnd.push(() => server.closeAllConnections());
      const address = await listen(server);
      return enrichAt(`http://${address}/api`, () => refused > 0);
    },
  ],
  [
    "while it gives its output the name",
    async () => {
      const preload = join(import.meta.dirname, "slow-rename.mjs");
      const running = start(["enrich", "feed.csv", "--tasks", "name", "--quiet"], {}, preload);
      await until(() => running.texts.said.includes("renaming"));
      return running;
    },
  ],
];

const cases = moments.flatMap(([title, begin]) =>
  (["SIGINT", "SIGTERM"] as const).map((signal) => ({
    title,
    begin,
    signal,
    code: signal === "SIGINT" ? 130 : 143,
  })),
);

/** Said before anything is finished, and the last word of work that has ended by itself instead of being cut off. */
const answeredAndEnded =
  /^(?:The service at .*\n)?Ending: .*\n(.*\n)*(Interrupted\. .* Run the same command again|.*all that was asked for is there)/;

describe("a run that is asked to end", () => {
  test.each(cases)(
    "on $signal $title says so at once, ends with $code and leaves nothing half",
    async (it) => {
      const { child, ended, texts } = await it.begin();
      const saidBefore = texts.said.length;
      child.kill(it.signal);
      const { code, said } = await ended;
      expect({ code, said: said.slice(saidBefore) }).toEqual({
        code: it.code,
        said: expect.stringMatching(answeredAndEnded),
      });
      expect(said).not.toMatch(/\n +at /);
      expect(entries().filter((name) => name !== "feed.csv" && name !== "feed.enriched.csv")).toEqual([]);
    },
  );

  test("ends at once when it is asked twice, whatever it waits for", async () => {
    for (const [title, begin] of moments.slice(0, 4)) {
      const { child, ended, texts } = await begin();
      child.kill("SIGINT");
      await until(() => texts.said.includes("Ending:"));
      child.kill("SIGINT");
      const { code, said } = await ended;
      expect(code).toBe(130);
      // What is in flight has five seconds; work that was given them says at its end that it was interrupted.
      if (title.includes("answer")) expect(said).not.toContain("Interrupted.");
      expect(entries()).toEqual(["feed.csv"]);
    }
  });
});

describe("a run whose reader goes away", () => {
  const program = join(import.meta.dirname, "../../bin/pdo.js");

  test.each([
    ["head -1", "feed.csv -o - --tasks name"],
    ["head -c 10", "feed.csv -o - --tasks name --rejects rejects.csv"],
    ["true", "feed.csv -o - --tasks name"],
    ["true", "feed.csv --tasks name"],
    ["true", "feed.csv --tasks name --json"],
  ])("(| %s) ends quietly: enrich %s", async (reader, words) => {
    writeFileSync(join(folder, "feed.csv"), `sku,Title\n${"1,STEEL KETTLE 1.7L\n".repeat(3_000)}`);
    const command = `'${process.execPath}' '${program}' enrich ${words} | ${reader} > /dev/null; echo $\{PIPESTATUS[0]}`;
    const child = spawn("bash", ["-c", command], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, PDO_HOME: join(folder, "home") },
    });
    const texts = { printed: "", said: "" };
    child.stdout.on("data", (data) => (texts.printed += data));
    child.stderr.on("data", (data) => (texts.said += data));
    await new Promise((resolve) => child.on("close", resolve));
    expect(["0\n", "141\n"]).toContain(texts.printed);
    expect(texts.said).not.toMatch(/\n +at |PDO_/);
    // An output of its own is whole although nobody reads what is said of it.
    expect(entries().filter((name) => name.startsWith("."))).toEqual([]);
  });
});
