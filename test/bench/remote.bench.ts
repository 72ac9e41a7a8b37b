import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { describe, it } from "vitest";
import { cpuSeconds } from "./cpu-seconds.ts";
import { median } from "./median.ts";
import {
  askBare,
  askInOrder,
  askUnordered,
  createAnswersHome,
  type Delay,
  type Load,
  path,
  sentBody,
  startDelayed,
} from "./remote-calls.ts";

const rounds = 5;
const run = promisify(execFile);

type Way = (load: Load) => Promise<unknown>;

interface Measured {
  /** Calls a second, the median of all rounds. */
  readonly rate: number;
  /** Microseconds of this process and, in peers, none: their work is done in others. */
  readonly cpuPerCall: number;
}

/** Measures the ways side by side: each round asks all of them, so that what disturbs the machine disturbs all. */
async function measure(ways: Readonly<Record<string, Way>>, delay: Delay, load: Omit<Load, "origin">) {
  const server = await startDelayed(delay);
  const full = { ...load, origin: server.origin };
  const rates = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  const costs = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  await askBare({ ...full, calls: load.inFlight * 4 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const [startedAt, cpu] = [performance.now(), cpuSeconds()];
      await way(full);
      rates.get(name)?.push(load.calls / ((performance.now() - startedAt) / 1000));
      costs.get(name)?.push(((cpuSeconds() - cpu) / load.calls) * 1e6);
    }
  }
  await server.close();
  return (name: string): Measured => ({
    rate: median(rates.get(name) ?? []),
    cpuPerCall: median(costs.get(name) ?? []),
  });
}

const print = (lines: readonly string[]) => process.stdout.write(`\n${lines.join("\n")}\n`);
const line = (name: string, { rate, cpuPerCall }: Measured, ratio: string) =>
  `  ${name.padEnd(34)} ${rate.toFixed(0).padStart(6)} calls/s  ${cpuPerCall.toFixed(0).padStart(5)} us/call  ${ratio}`;

describe("calls to a remote service", () => {
  it.each([
    [16, 50, 3200],
    [64, 200, 3200],
    [64, 50, 3840],
    [64, 0, 20_000],
  ])("%i at a time, each taking %i ms", async (inFlight, delayMs, calls) => {
    const answers = createAnswersHome();
    const ways = { bare: askBare, ordered: askInOrder, keeping: answers.ask };
    const of = await measure(ways, { delayMs }, { inFlight, calls });
    answers.remove();
    const ratioOf = (name: string) => `${(of(name).rate / of("bare").rate).toFixed(3)} of it`;
    print([
      `${inFlight} x ${delayMs} ms, ${calls} calls (processor time is the client's and the server's thread's)`,
      line("bare undici Pool", of("bare"), ""),
      line("pdo's client, ordered, retrying", of("ordered"), ratioOf("ordered")),
      line("the same, answers kept", of("keeping"), ratioOf("keeping")),
    ]);
  });

  it("with one call in a hundred that takes 20 times as long", async () => {
    for (const [inFlight, calls] of [
      [16, 3200],
      [64, 9600],
    ] as const) {
      const delay = { delayMs: 50, slowOneIn: 100, slowFactor: 20 };
      const of = await measure({ unordered: askUnordered, ordered: askInOrder }, delay, { inFlight, calls });
      const ratio = of("ordered").rate / of("unordered").rate;
      print([
        `${inFlight} x 50 ms with stragglers, ${calls} calls`,
        line("unordered", of("unordered"), ""),
        line("ordered", of("ordered"), `${ratio.toFixed(3)} of it`),
      ]);
    }
  });

  it("beside processes of curl, 64 at a time, each taking 50 ms", async () => {
    const peers = { "xargs -P64 curl": askByXargs, "GNU parallel -j64 curl": askByParallel };
    const there = Object.fromEntries(Object.entries(peers).filter(([name]) => isThere(name)));
    const load = { inFlight: 64, calls: 960 };
    const of = await measure({ ordered: askInOrder, ...there }, { delayMs: 50 }, load);
    const peerLine = (name: string) =>
      `  ${name.padEnd(34)} ${of(name).rate.toFixed(0).padStart(6)} calls/s  pdo: ${(of("ordered").rate / of(name).rate).toFixed(2)} times`;
    print([line("pdo's client, ordered, retrying", of("ordered"), ""), ...Object.keys(there).map(peerLine)]);
  });
});

/** Where GNU parallel is not on the path, `PDO_BENCH_PARALLEL` names it. */
const parallel = process.env.PDO_BENCH_PARALLEL ?? "parallel";

function isThere(peer: string): boolean {
  const program = peer.startsWith("GNU") ? parallel : "xargs";
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const curl = (url: string) =>
  `curl -sS -o /dev/null -H 'Content-Type: application/json' -d '${sentBody}' '${url}'`;

function askByXargs({ origin, calls, inFlight }: Load) {
  return run("sh", ["-c", `seq ${calls} | xargs -P${inFlight} -I{} ${curl(origin + path)}`]);
}

function askByParallel({ origin, calls, inFlight }: Load) {
  const command = `${curl(origin + path)} '#' {}`;
  return run("sh", ["-c", `seq ${calls} | ${parallel} -j${inFlight} ${JSON.stringify(command)}`]);
}
