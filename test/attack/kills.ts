import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Attack, type Campaign, crashIn, inFolder, randomOf, runCases } from "./attack.ts";
import { type Report, spawnProgram } from "./runners.ts";

const kills = 40;
const rows = 150;
const concurrency = 8;
const signals = ["SIGKILL", "SIGTERM", "SIGINT"] as const;
const codes = { SIGKILL: null, SIGTERM: 143, SIGINT: 130 } as const;

/** What is counted until the signal is sent: bytes that were piped in, calls of a service, bytes of the output. */
const measures = ["bytes in", "calls", "bytes out"] as const;

/** Makes the feed larger than what waits in a pipe: what was taken of it, the program has read. */
const filler = "filler ".repeat(1400);
const feed = `sku,name,description,notes\n${Array.from(
  { length: rows },
  (_, row) =>
    `${row},STEEL KETTLE ${row},"Boils 1.7 litres. Material: stainless steel, item ${row}.",${filler}\n`,
).join("")}`;

const outputs = ["out.csv", "rejects.csv"];

interface Place {
  readonly root: string;
  readonly folder: string;
}

/** Programs that are ended in the middle, at a progress that the seed decides, and run again: the same bytes come out. */
export const attackByKills: Attack = async (campaign) => {
  const service = await startService();
  const urlOf = (number: number) => `${service.url}/${number}/api`;
  const expected = new Map<string, readonly (string | undefined)[]>();
  let killed = 0;
  for (const measure of measures) {
    await inFolder(campaign, `undisturbed-${measure.replace(" ", "-")}`, async (folder) => {
      await start({ root: campaign.root, folder }, measure, urlOf(-1)).ended;
      expected.set(measure, readOutputs(folder));
    });
  }
  const run = async (number: number, folder: string) => {
    const measure = measures[number % measures.length] as (typeof measures)[number];
    const signal = signals[Math.floor(number / measures.length) % signals.length] as (typeof signals)[number];
    const at = 0.02 + 0.93 * randomOf(campaign.seed, "kills", number)();
    const place = { root: campaign.root, folder };
    const first = await killAt({
      place,
      measure,
      signal,
      at,
      service,
      number,
      url: urlOf(number),
      size: expected.get(measure)?.[0]?.length ?? 0,
    });
    if (first.wasKilled) killed += 1;
    judgeKilled(campaign, {
      number,
      first: first.report,
      signal,
      folder,
      expected: expected.get(measure) ?? [],
    });
    const second = await start(place, measure, urlOf(number)).ended;
    const fault = (kind: string, seen: string) =>
      campaign.fault({ number, kind, seen: `${measure}, ${signal}: ${seen}` });
    if (second.code !== 0) fault("second run fails", `code ${second.code}: ${second.said}`);
    if (String(readOutputs(folder)) !== String(expected.get(measure)))
      fault("other bytes", `killed at ${at}`);
    const calls = service.calls(`${number}`);
    if (measure === "calls" && calls > rows + concurrency)
      fault("paid twice", `${calls} calls for ${rows} rows`);
  };
  const done = await runCases(campaign, Array.from({ length: kills }), {
    atOnce: campaign.runners.atOnce,
    run: (_, number) => inFolder(campaign, `kill-${number}`, (folder) => run(number, folder)),
  });
  service.close();
  return { runs: done, killed };
};

function start({ root, folder }: Place, measure: (typeof measures)[number], url: string, pipes = true) {
  mkdirSync(join(folder, "home"), { recursive: true });
  writeFileSync(join(folder, "feed.csv"), feed);
  const isRemote = measure === "calls";
  const words = [
    "enrich",
    measure === "bytes in" ? "-" : "feed.csv",
    "-o",
    "out.csv",
    "--rejects",
    "rejects.csv",
  ];
  const remote = isRemote ? ["--base-url", url, "--tasks", "name", "--concurrency", `${concurrency}`] : [];
  const running = spawnProgram(root, {
    words: [...words, "--quiet", ...remote],
    folder,
    environment: { PDO_API_KEY: "key" },
  });
  if (pipes) running.child.stdin.end(measure === "bytes in" ? feed : "");
  return running;
}

interface Killing {
  readonly place: Place;
  readonly measure: (typeof measures)[number];
  readonly signal: (typeof signals)[number];
  /** The part of the work that is done by then. */
  readonly at: number;
  readonly size: number;
  readonly service: Awaited<ReturnType<typeof startService>>;
  /** Of the service, for this case alone. */
  readonly url: string;
  readonly number: number;
}

async function killAt(killing: Killing): Promise<{ report: Report; wasKilled: boolean }> {
  const { place, measure, signal, at, size, service, url, number } = killing;
  const { child, ended } = start(place, measure, url, false);
  const state = { wasKilled: false, stopWatching: () => {} };
  const kill = () => {
    if (child.exitCode === null && child.signalCode === null && !state.wasKilled)
      state.wasKilled = child.kill(signal);
  };
  if (measure === "bytes in") {
    // The rest is never sent: it is the program that has to notice.
    child.stdin.write(feed.slice(0, (0.3 + 0.7 * at) * feed.length), kill);
  } else {
    child.stdin.end();
    if (measure === "calls") service.onCall(`${number}`, Math.floor(at * rows), kill);
    else state.stopWatching = watchOutput(place.folder, at * size, kill);
  }
  const report = await ended;
  state.stopWatching();
  return { report, wasKilled: state.wasKilled };
}

/** Calls back once the unfinished output has so many bytes, or the output is there. */
function watchOutput(folder: string, bytes: number, then: () => void): () => void {
  const known = ["feed.csv", "home"];
  const timer = setInterval(() => {
    const written = readdirSync(folder).filter((name) => !known.includes(name) && !name.includes("rejects"));
    const isThere = written.some((name) => {
      try {
        return name === "out.csv" || statSync(join(folder, name)).size >= bytes;
      } catch {
        return false;
      }
    });
    if (!isThere) return;
    clearInterval(timer);
    then();
  }, 1);
  return () => clearInterval(timer);
}

function readOutputs(folder: string): (string | undefined)[] {
  return outputs.map((name) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : undefined,
  );
}

interface Killed {
  readonly number: number;
  readonly first: Report;
  readonly signal: (typeof signals)[number];
  readonly folder: string;
  readonly expected: readonly (string | undefined)[];
}

/** What a killed program leaves: whole files or none, and after a signal that it is told of, nothing unfinished. */
function judgeKilled(campaign: Campaign, { number, first, signal, folder, expected }: Killed): void {
  const fault = (kind: string, seen: string) => campaign.fault({ number, kind, seen: `${signal}: ${seen}` });
  const crash = crashIn(first.said);
  if (crash !== undefined) fault("crash", crash);
  if (first.code !== codes[signal] && first.code !== 0)
    fault("ended otherwise", `code ${first.code}: ${first.said}`);
  for (const [at, text] of readOutputs(folder).entries()) {
    if (text !== undefined && text !== expected[at])
      fault("half an output", `${outputs[at]} has ${text.length} characters`);
  }
  if (signal === "SIGKILL") return;
  const left = readdirSync(folder).filter((name) => !["feed.csv", "home", ...outputs].includes(name));
  if (left.length > 0) fault("left behind", left.join(", "));
  if (first.code !== 0 && first.said.trim() === "") fault("silent", `code ${first.code}`);
}

/** A service of one task, which counts. */
async function startService() {
  const calls = new Map<string, number>();
  const awaited = new Map<string, { at: number; then: () => void }>();
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text) => {
      body += text;
    });
    request.on("end", () => {
      if (request.method === "GET") return void response.writeHead(404).end();
      const { product_name = "" } = JSON.parse(body) as { product_name?: string };
      const [, of = ""] = (request.url ?? "").split("/");
      const count = (calls.get(of) ?? 0) + 1;
      calls.set(of, count);
      if (count === awaited.get(of)?.at) awaited.get(of)?.then();
      response.setHeader("Content-Type", "application/json");
      response.end(
        JSON.stringify({
          message: "Done.",
          old_name: product_name,
          best_name: product_name.toLowerCase(),
          other_names: [],
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The first part of the path tells whose calls they are. */
    calls: (of: string) => calls.get(of) ?? 0,
    onCall: (of: string, count: number, then: () => void) => {
      awaited.set(of, { at: Math.max(1, count), then });
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
