import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createRandom } from "../seeded-random.ts";
import { type StandIn, startStandIn } from "../stand-in/stand-in.ts";
import { feedOf, prices, standInEnvironment } from "./customer-language-model.ts";
import { startProgram } from "./program.ts";

/** More of them prove more: 50 is the figure to hold. A run by batches is several, so that one kill of it takes as long as two. */
const killsOf = (isBatch: boolean) => Number(process.env.PDO_KILLS ?? (isBatch ? 1 : 2));
const seed = Number(process.env.PDO_SEED ?? 20_261_122);
const rows = Number(process.env.PDO_KILL_ROWS ?? 12);
const concurrency = 4;

const manners = [
  { title: "live", words: [], provider: "openai", isBatch: false },
  { title: "by OpenAI's batches", words: ["--batch"], provider: "openai", isBatch: true },
  { title: "by Anthropic's batches", words: ["--batch"], provider: "anthropic", isBatch: true },
] as const;
type Manner = (typeof manners)[number];

/** After so many further answers, two for each call in flight, an answer is surely kept. */
const surelyKept = 2 * concurrency;

/** A stand-in that tells when each question was answered, and paid. */
interface Payee {
  readonly standIn: StandIn;
  /** By the question: how many answers had been paid before, each time. */
  readonly paid: Map<string, number[]>;
  readonly answers: () => number;
  /** Told of each request as it comes in. */
  onRequest: () => void;
}

async function startPayee(): Promise<Payee> {
  const paid = new Map<string, number[]>();
  let answers = 0;
  const payee = { paid, answers: () => answers, onRequest: () => {} };
  const standIn = await startStandIn({
    latencyMs: 10,
    plan: ({ question }) => {
      paid.set(question.read, [...(paid.get(question.read) ?? []), answers]);
      answers += 1;
      return "ok";
    },
    onAnswer: () => payee.onRequest(),
  });
  return Object.assign(payee, { standIn });
}

const closing: StandIn[] = [];
afterAll(async () => {
  for (const standIn of closing) await standIn.close();
});

/** One feed, one home, one account, and the command that is run there again and again. */
async function openPlace({ words, provider }: Manner) {
  const payee = await startPayee();
  closing.push(payee.standIn);
  const folder = mkdtempSync(join(tmpdir(), "pdo-paid-"));
  mkdirSync(join(folder, "home"));
  writeFileSync(join(folder, "feed.csv"), feedOf(rows));
  writeFileSync(join(folder, "pdo.config.json"), JSON.stringify({ prices }));
  const command = ["enrich", "feed.csv", "-o", "out.csv", "--quiet", "--concurrency", String(concurrency)];
  // Two tasks, so that a row can be half paid.
  command.push("--tasks", "name,description");
  const environment = { ...standInEnvironment(payee.standIn), PDO_PROVIDER: provider };
  const output = () => {
    const path = join(folder, "out.csv");
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const start = () => startProgram([...command, ...words], { folder, environment });
  return { payee, folder, start, output };
}
type Place = Awaited<ReturnType<typeof openPlace>>;

/** For each question that was paid again: how many answers from a kill it had been paid before. */
function repeatedIn({ paid }: Payee, killedAt: readonly number[]): number[] {
  const toKill = (moment: number) => Math.min(...killedAt.map((at) => Math.abs(at - moment)));
  return [...paid.values()].flatMap((moments) => moments.slice(0, -1).map(toKill));
}

/** Kills a run, sooner or later, and tells when. */
type Killing = (run: ReturnType<Place["start"]>, onKill: () => void) => void;

/** Runs until the output is there, and is killed up to so many times; batches end between two runs. */
async function runUntilDone(place: Place, most: number, killing: Killing) {
  let runs = 0;
  const killedAt: number[] = [];
  for (let killed = 0; ; runs += 1) {
    const running = place.start();
    const mayBeKilled = killed < most;
    if (mayBeKilled) killing(running, () => killedAt.push(place.payee.answers()));
    const { code, said } = await running.ended;
    place.payee.onRequest = () => {};
    place.payee.standIn.batches.finish();
    if (code === 0) return { killed, killedAt, runs: runs + 1 };
    if (code !== 6) expect({ code, said, mayBeKilled }).toEqual({ code: null, said, mayBeKilled: true });
    if (code === null) killed += 1;
  }
}

interface Moments {
  /** Milliseconds that a run takes. */
  readonly tookMs: number;
  /** Requests of a run, more or less. */
  readonly requests: number;
  readonly random: () => number;
}

/** After some time; or some milliseconds after a request, which is where something is in flight. */
function killAtRandom({ payee }: Place, { tookMs, requests, random }: Moments): Killing {
  return ({ child }, onKill) => {
    let isKilled = false;
    const kill = () => {
      if (isKilled || child.exitCode !== null || !child.kill("SIGKILL")) return;
      isKilled = true;
      onKill();
    };
    if (random() < 0.3) {
      const timer = setTimeout(kill, random() * tookMs * 1.1);
      child.once("close", () => clearTimeout(timer));
      return;
    }
    let left = Math.floor(random() * requests);
    payee.onRequest = () => {
      left -= 1;
      if (left <= 0) setTimeout(kill, random() * 30);
    };
  };
}

describe("a paid run that is killed at random (PDO_KILLS times)", () => {
  test.each(manners.map((manner) => [manner.title, manner] as const))(
    "%s, pays no finished call twice and comes to the very bytes of one that is not",
    async (title, manner) => {
      const kills = killsOf(manner.isBatch);
      const random = createRandom(seed);
      const startedAt = performance.now();
      const undisturbed = await openPlace(manner);
      const { runs } = await runUntilDone(undisturbed, 0, () => {});
      const tookMs = (performance.now() - startedAt) / runs;
      const requests = undisturbed.payee.standIn.requests.length / runs;
      const questions = [...undisturbed.payee.paid.keys()].sort();
      let [killed, repeated, series] = [0, 0, 0];
      while (killed < kills) {
        const place = await openPlace(manner);
        const killing = killAtRandom(place, { tookMs, requests, random });
        const { killed: killedNow, killedAt } = await runUntilDone(place, kills - killed, killing);
        expect(place.output()).toBe(undisturbed.output());
        expect([...place.payee.paid.keys()].sort()).toEqual(questions);
        const again = repeatedIn(place.payee, killedAt);
        expect(again.length).toBeLessThanOrEqual(manner.isBatch ? 0 : killedNow * concurrency);
        expect(Math.max(0, ...again)).toBeLessThanOrEqual(surelyKept);
        expect(readdirSync(place.folder).sort()).toEqual(["feed.csv", "home", "out.csv", "pdo.config.json"]);
        killed += killedNow;
        repeated += again.length;
        series += 1;
        rmSync(place.folder, { recursive: true });
      }
      if (process.env.PDO_KILLS !== undefined) {
        process.stdout.write(
          `${title}: ${killed} kills in ${series} series of ${questions.length} questions, ${repeated} paid again\n`,
        );
      }
    },
    Math.max(180_000, killsOf(false) * 15_000),
  );
});
