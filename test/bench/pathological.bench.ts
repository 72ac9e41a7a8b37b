import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, it } from "vitest";
import { buildProgram } from "./built/run-built.ts";

/* How the time of each task and of lint grows with texts that break scans. `PDO_BENCH_WORKS=^lint` selects works. */

const lengths = [12_500, 25_000, 50_000, 100_000];
const works = new RegExp(process.env.PDO_BENCH_WORKS ?? "");
/** A measurement is given up after it, so that all come to an end. */
const mostMs = 20_000;
/** Below it what else the machine does weighs more than the text. */
const noiseSeconds = 0.03;
const mostGrowth = 2.3;
const mostSeconds = 2;

interface Measuring {
  readonly child: ChildProcess;
  readonly lines: AsyncIterator<string>;
  readonly said: { readonly works: readonly string[]; readonly texts: readonly string[] };
}

async function start(program: string): Promise<Measuring> {
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, lines, said: JSON.parse((await lines.next()).value) };
}

/** @returns infinity where the child had to be ended */
async function ask({ child, lines }: Measuring, question: object): Promise<number> {
  const timer = setTimeout(() => child.kill("SIGKILL"), mostMs);
  child.stdin?.write(`${JSON.stringify(question)}\n`);
  const { value, done } = await lines.next();
  clearTimeout(timer);
  return done ? Number.POSITIVE_INFINITY : JSON.parse(value).seconds;
}

describe("texts that break scans", () => {
  it("seconds of processor at 12,500, 25,000, 50,000 and 100,000 characters", async () => {
    const program = await buildProgram("pathological.ts");
    let measuring = await start(program);
    const { said } = measuring;
    let [all, bad] = [0, 0];
    for (const work of said.works.filter((name) => works.test(name))) {
      for (const text of said.texts) {
        const seconds: number[] = [];
        for (const length of lengths) {
          seconds.push(await ask(measuring, { work, text, length }));
          if (seconds.at(-1) !== Number.POSITIVE_INFINITY) continue;
          measuring = await start(program);
          break;
        }
        all += 1;
        if (isGood(seconds)) continue;
        bad += 1;
        const row = seconds.map((value) => value.toFixed(3)).join(" ");
        process.stdout.write(`  ${work.padEnd(34)} ${text.padEnd(26)} ${row}\n`);
      }
    }
    measuring.child.stdin?.end();
    await once(measuring.child, "close");
    process.stdout.write(
      `${bad} of ${all} grow by more than ${mostGrowth} a doubling, or take over ${mostSeconds} s\n`,
    );
  }, 7_200_000);
});

function isGood(seconds: readonly number[]): boolean {
  return seconds.every((value, place) => {
    const before = seconds[place - 1] ?? value;
    return value <= mostSeconds && (value < noiseSeconds || value <= before * mostGrowth);
  });
}
