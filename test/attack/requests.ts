import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { type Attack, crashIn, hangMs, inFolder, memoryLimitMb, randomOf, runCases } from "./attack.ts";
import { mutateRequest } from "./mutated-requests.ts";
import { memoryMbOf, spawnProgram } from "./runners.ts";

const requests = 5_000;
const atOnce = 16;
const key = "pdo_attack_key";
const honestEveryMs = 200;

/** One key that may ask everything, as often as it likes. */
const keysDocument = {
  format: "pdo-keys",
  version: 1,
  levels: {
    attack: {
      operations: [
        "listCategories",
        "listAttributes",
        "listValues",
        "optimizeName",
        "optimizeDescription",
        "categorize",
        "extractAttributes",
      ],
      use_rag: true,
      requests_per_minute: 1e9,
    },
  },
  keys: [
    {
      id: "attack",
      label: "attack",
      level: "attack",
      created_at: "2026-01-01T00:00:00Z",
      sha256: createHash("sha256").update(key).digest("hex"),
    },
  ],
};

const honest = Buffer.from(
  `GET /api/data/categories?sales_channel=channel_a HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${key}\r\nConnection: close\r\n\r\n`,
);

/**
 * Requests that are broken on the way: each has an answer of the contract's shape or, where it is no HTTP, an end; nobody
 * else waits for it, and the service stands afterwards as it stood before.
 */
export const attackByRequests: Attack = async (campaign) => {
  const figures = {
    requests: 0,
    answered: 0,
    "status 200": 0,
    "slowest honest ms": 0,
    "slowest ms": 0,
    MB: 0,
  };
  await inFolder(campaign, "requests", async (folder) => {
    writeFileSync(join(folder, "keys.json"), JSON.stringify(keysDocument));
    const words = ["serve", "--port", "0", "--keys", "keys.json", "--quiet"];
    const { child, ended, texts } = spawnProgram(campaign.root, { words, folder });
    const state = { isRunning: true };
    void ended.then(() => {
      state.isRunning = false;
    });
    const port = await findPort(texts, state);
    const fault = (number: number, kind: string, seen: string) => campaign.fault({ number, kind, seen });
    let honestAt = Date.now();
    const askHonestly = async () => {
      const startedAt = Date.now();
      honestAt = startedAt + honestEveryMs;
      const { text } = await exchange(port, honest);
      const tookMs = Date.now() - startedAt;
      figures["slowest honest ms"] = Math.max(figures["slowest honest ms"], tookMs);
      if (!text.startsWith("HTTP/1.1 200")) fault(-1, "honest caller refused", text.slice(0, 200));
      if (tookMs > hangMs) fault(-1, "honest caller waits", `${tookMs} ms`);
    };
    figures.requests = await runCases(campaign, Array.from({ length: requests }), {
      atOnce,
      run: async (_, number) => {
        if (!state.isRunning) return fault(number, "service ended", texts.said.slice(-500));
        if (Date.now() > honestAt) await askHonestly();
        const bytes = mutateRequest(randomOf(campaign.seed, "requests", number), key);
        const { text, tookMs } = await exchange(port, bytes);
        figures["slowest ms"] = Math.max(figures["slowest ms"], tookMs);
        if (campaign.only !== undefined)
          process.stderr.write(`${bytes.toString("latin1").slice(0, 2000)}\n---\n${text.slice(0, 2000)}\n`);
        if (text !== "") figures.answered += 1;
        if (text.startsWith("HTTP/1.1 200")) figures["status 200"] += 1;
        const wrong = judgeAnswer(text, bytes);
        if (wrong !== undefined)
          fault(number, wrong[0], `${wrong[1]} to ${JSON.stringify(bytes.toString("latin1")).slice(0, 300)}`);
        if (tookMs > hangMs)
          fault(number, "hang", `${tookMs} ms for ${JSON.stringify(bytes.toString("latin1")).slice(0, 300)}`);
      },
    });
    if (campaign.only === undefined) await askHonestly();
    figures.MB = memoryMbOf(child.pid);
    if (figures.MB > memoryLimitMb) fault(-1, "memory", `${Math.round(figures.MB)} MB`);
    const crash = crashIn(texts.said);
    if (crash !== undefined) fault(-1, "crash", crash);
    child.kill("SIGTERM");
    const report = await ended;
    if (report.code !== 143 && report.code !== 0) fault(-1, "ended otherwise", `code ${report.code}`);
  });
  return figures;
};

async function findPort(
  texts: { printed: string; said: string },
  state: { isRunning: boolean },
): Promise<number> {
  for (;;) {
    const port = /127\.0\.0\.1:(\d+)/.exec(texts.printed + texts.said)?.[1];
    if (port !== undefined) return Number(port);
    if (!state.isRunning) throw new Error(`The service did not start: ${texts.said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Sends bytes and takes what is answered until the other side ends. Who says that no more comes is taken for gone: that
 * is said at once only of requests that wait for more than there is.
 */
function exchange(port: number, bytes: Buffer): Promise<{ text: string; tookMs: number }> {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString("latin1"), tookMs: Date.now() - startedAt });
    };
    const timer = setTimeout(done, 5 * hangMs);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", done).on("end", done).on("close", done);
    socket.write(bytes);
    if (isComplete(bytes)) socket.once("data", () => socket.end());
    else socket.end();
  });
}

const statuses = [200, 307, 400, 401, 403, 404, 405, 408, 411, 413, 414, 415, 417, 422, 431, 501, 505];

/** What is wrong with an answer; a request that is no HTTP needs none. */
function judgeAnswer(text: string, bytes: Buffer): readonly [kind: string, seen: string] | undefined {
  const isWhole = /^(?:GET|POST) \/api\/[\w/?&=%]* HTTP\/1\.1\r\n/.test(bytes.toString("latin1"));
  if (text === "") return isWhole && isComplete(bytes) ? ["no answer", ""] : undefined;
  const answer = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
  if (answer === "") return undefined;
  const [, code = "0"] = /^HTTP\/1\.[01] (\d{3}) /.exec(answer) ?? [];
  const status = Number(code);
  if (!statuses.includes(status)) return [`status ${status}`, text.slice(0, 300)];
  if (/\n\s+at \S+ \(|node:internal|\/src\/|\.ts:\d+/.test(text)) return ["stack trace", text.slice(0, 500)];
  const start = answer.indexOf("\r\n\r\n") + 4;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, start))?.[1];
  // What stands behind is the answer to bytes that follow the request.
  const body = answer.slice(start, length === undefined ? undefined : start + Number(length));
  if (status < 400 || body === "") return undefined;
  try {
    const { detail } = JSON.parse(Buffer.from(body, "latin1").toString("utf8")) as { detail: unknown };
    if (typeof detail === "string" || (Array.isArray(detail) && detail.length > 0 && detail.every(isFault)))
      return undefined;
    return ["other shape", body.slice(0, 300)];
  } catch {
    return ["error that is no JSON", body.slice(0, 300)];
  }
}

/** Whether a body has the length that its head says, once. */
function isComplete(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const lengths = [...text.slice(0, end).matchAll(/\r\ncontent-length: (\d+)(?=\r\n|$)/gi)];
  return end > 0 && lengths.length < 2 && Number(lengths[0]?.[1] ?? 0) === text.length - end - 4;
}

/** FastAPI's description of one fault of a request. */
function isFault(fault: unknown): boolean {
  if (typeof fault !== "object" || fault === null) return false;
  const { loc, msg, type } = fault as Record<string, unknown>;
  return Array.isArray(loc) && typeof msg === "string" && typeof type === "string";
}
