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
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "../seeded-random.ts";
import { startCountedService } from "./counted-service.ts";
import { startProgram } from "./program.ts";

/** More of them prove more: 200 is the figure to hold. */
const kills = Number(process.env.PDO_KILLS ?? 2);
const seed = Number(process.env.PDO_SEED ?? 20_240_607);
const rows = Number(process.env.PDO_KILL_ROWS ?? 30);
const concurrency = 8;
/** Two of them, so that a row can be half done. */
const tasks = "name,description";
const tasksEach = 2;

const products = [
  ["STEEL KETTLE 1.7L", "Boils 1.7 litres. Material: stainless steel."],
  ["Running shoes men grey", "Light shoes, with a cushioned sole."],
  ["Damen Winterjacke blau", "Warme Jacke aus 100 % Polyester."],
  ["Lampada da tavolo LED", "Luce calda, 8 W."],
  ["", ""],
] as const;

function feedText(): string {
  const random = createRandom(seed);
  const line = (_: unknown, row: number) => {
    const [name, description] = products[Math.floor(random() * products.length)] ?? products[0];
    return name === "" ? `${row},,` : `${row},${name} ${row},"${description} Item ${row}."`;
  };
  return `sku,Title,Description\n${Array.from({ length: rows }, line).join("\n")}\n`;
}

let service: Awaited<ReturnType<typeof startCountedService>>;
beforeAll(async () => {
  service = await startCountedService();
}, 60_000);
afterAll(() => service.close());

interface Place {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

const words = [
  "enrich",
  "feed.csv",
  "--rejects",
  "rejects.csv",
  "--summary",
  "summary.json",
  "--quiet",
  "--tasks",
  tasks,
];
const outputs = ["feed.enriched.csv", "rejects.csv"];

function createPlace(environment: Place["environment"]): Place {
  const folder = mkdtempSync(join(tmpdir(), "pdo-kill-"));
  mkdirSync(join(folder, "home"));
  writeFileSync(join(folder, "feed.csv"), feedText());
  return { folder, environment };
}

const start = ({ folder, environment }: Place) =>
  startProgram([...words, "--concurrency", String(concurrency)], { folder, environment });

const read = ({ folder }: Place, name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : undefined;

/** A run that nobody disturbs: what the others have to arrive at, and how long it takes. */
async function undisturbed(environment: Place["environment"]) {
  const place = createPlace(environment);
  const startedAt = performance.now();
  const { code, said } = await start(place).ended;
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/: \d+ of \d+ rows could not be done/),
  });
  const calls = service.calls();
  const tookMs = performance.now() - startedAt;
  const texts = outputs.map((name) => read(place, name));
  // Where answers are kept, the same again asks nothing.
  if (calls > 0) await start(place).ended;
  return { texts, tookMs, areAnswersKept: calls > 0 && service.calls() === calls };
}

interface Series {
  readonly place: Place;
  readonly tookMs: number;
  readonly random: () => number;
  /** No more kills than that. */
  readonly most: number;
  readonly texts: readonly (string | undefined)[];
}

/** Runs and is killed at random moments until a run comes to its end; returns how often it was killed. */
async function killUntilDone({ place, tookMs, random, most, texts }: Series): Promise<number> {
  for (let killed = 0; ; ) {
    const { child, ended } = start(place);
    const timer = killed < most && setTimeout(() => child.kill("SIGKILL"), random() * tookMs * 1.1);
    const { code, said } = await ended;
    if (timer) clearTimeout(timer);
    if (code !== null) {
      expect({ code, said }).toEqual({
        code: 1,
        said: expect.stringMatching(/: \d+ of \d+ rows could not be done/),
      });
      return killed;
    }
    killed += 1;
    for (const [index, name] of outputs.entries())
      expect([undefined, texts[index]]).toContain(read(place, name));
  }
}

describe(`a run that is killed ${kills} times (PDO_KILLS)`, () => {
  test.each([
    ["embedded", false],
    ["remote", true],
  ])(
    "with the %s service comes to the very bytes of one that is not",
    async (_, isRemote) => {
      const environment = isRemote ? service.environment : {};
      const random = createRandom(seed);
      const { texts, tookMs, areAnswersKept } = await undisturbed(environment);
      for (let killed = 0; killed < kills; ) {
        const place = createPlace(environment);
        const before = service.calls();
        const most = kills - killed;
        const killedNow = await killUntilDone({ place, tookMs, random, most, texts });
        expect(outputs.map((name) => read(place, name))).toEqual(texts);
        const entries = readdirSync(place.folder).sort();
        expect(entries).toEqual(["feed.csv", "home", "summary.json", ...outputs].sort());
        if (areAnswersKept) {
          const calls = service.calls() - before;
          expect(calls).toBeLessThanOrEqual(rows * tasksEach + killedNow * concurrency);
        }
        killed += killedNow;
        rmSync(place.folder, { recursive: true });
      }
    },
    Math.max(180_000, kills * 15_000),
  );
});
