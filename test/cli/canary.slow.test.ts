import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { always } from "../stand-in/scenarios/plan.ts";
import { type StandIn, startStandIn } from "../stand-in/stand-in.ts";
import { canary, type FailurePath, failurePaths } from "./canary-paths.ts";
import { feedOf, standInEnvironment } from "./customer-language-model.ts";
import { callProgram, type Ended, startProgram } from "./program.ts";

const voices = [
  ["as text", ["--output", "table", "--log-format", "text"]],
  ["as JSON", ["--output", "json", "--log-format", "json"]],
  ["at length", ["--verbose"]],
] as const;

/** Each failure is told in so many of them, another one each time, in a process of its own; 3 is the figure to hold. */
const { PDO_CANARY_VOICES: chosenVoices } = process.env;
const voicesEach = Number(chosenVoices ?? 1);

/** What is made of a provider's answer is the same in any process; what the system does with a process is not. */
const needsProcess = ({ plays, batchFails, readsKey, preload }: FailurePath) =>
  chosenVoices !== undefined ||
  readsKey === true ||
  preload !== undefined ||
  (plays === undefined && batchFails !== true);

/** So long a part of a key tells something of it. */
const partLength = 8;
const parts = Array.from({ length: canary.length - partLength + 1 }, (_, at) =>
  canary.slice(at, at + partLength),
);

/** What stands around the first part of the key; nothing where there is none. */
function aroundPart(text: string): string {
  const at = Math.min(...parts.map((part) => text.indexOf(part)).filter((place) => place >= 0));
  return at === Number.POSITIVE_INFINITY ? "" : text.slice(Math.max(0, at - 200), at + 100);
}

/** All that may be seen of a command, by where it was seen. */
type Sight = readonly (readonly [where: string, text: string])[];

interface Place {
  readonly folder: string;
  readonly standIn: StandIn;
}

async function openPlace({ files = {}, plays = "ok" }: FailurePath): Promise<Place> {
  const standIn = await startStandIn({ plan: always(plays), slowMs: 1_000 });
  onTestFinished(() => standIn.close());
  const folder = mkdtempSync(join(tmpdir(), "pdo-canary-"));
  mkdirSync(join(folder, "home"));
  writeFileSync(join(folder, "feed.csv"), feedOf(2));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 });
  return { folder, standIn };
}

async function runOnce(path: FailurePath, voice: readonly string[], { folder, standIn }: Place) {
  const { words, environment: own = {}, preload } = path;
  const environment = { ...standInEnvironment(standIn), PDO_PROVIDER_KEY: canary, ...own };
  if (!needsProcess(path)) return callHere([...words, ...voice], { folder, environment });
  const { child, ended } = startProgram([...words, ...voice], {
    folder,
    environment,
    ...(preload !== undefined && { preload }),
  });
  child.stdin?.end(path.readsKey ? canary : "");
  const commandLine = join("/proc", String(child.pid), "cmdline");
  let listed = "";
  const look = setInterval(() => {
    if (existsSync(commandLine)) listed += readFileSync(commandLine, "latin1");
  }, 20);
  const done: Ended = await ended.finally(() => clearInterval(look));
  return { ...done, listed };
}

/** With what Node would print by itself. */
async function callHere(words: readonly string[], surroundings: Parameters<typeof callProgram>[1]) {
  const warnings: (string | undefined)[] = [];
  const note = ({ stack }: Error) => warnings.push(stack);
  process.on("warning", note);
  const done = await callProgram(words, surroundings).finally(() => process.off("warning", note));
  return { ...done, said: [done.said, ...warnings].join(""), listed: "" };
}

async function seen(path: FailurePath, voice: readonly string[]): Promise<Sight> {
  const place = await openPlace(path);
  const sights: (readonly [string, string])[] = [];
  for (let run = 0; run < (path.runs ?? 1); run += 1) {
    const { code, printed, said, listed } = await runOnce(path, voice, place);
    expect(path.exits, said).toContain(code);
    sights.push(["standard output", printed], ["standard error", said], ["the list of processes", listed]);
    const reason = { code: "invalid", message: `no batch for ${canary}`, param: canary, line: 1 };
    if (path.batchFails === true) place.standIn.batches.fail([reason]);
    else place.standIn.batches.finish();
  }
  return [...sights, ...written(place.folder, path)];
}

/** Every file that the command has left; those that were there before may hold the key. */
function written(folder: string, { files = {} }: FailurePath): Sight {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !Object.hasOwn(files, entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file, `${file}\n${readFileSync(file, "latin1")}`] as const);
}

describe(`no ${partLength} characters of a key are seen anywhere`, () => {
  test.each(failurePaths.map((path, index) => [path.title, path, index] as const))(
    "at %s",
    async (_, path, index) => {
      const chosen = [...voices, ...voices].slice(index % voices.length).slice(0, voicesEach);
      for (const [manner, voice] of chosen) {
        for (const [where, text] of await seen(path, voice)) {
          expect({ manner, where, around: aroundPart(text) }).toEqual({ manner, where, around: "" });
        }
      }
    },
    120_000,
  );
});
