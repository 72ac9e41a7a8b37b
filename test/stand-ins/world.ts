import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandContext } from "../../src/cli/command.ts";
import { commands } from "../../src/cli/commands/commands.ts";
import { createLog } from "../../src/cli/render/log.ts";
import type { ByteOutput, World } from "../../src/cli/world.ts";

interface WorldOptions {
  /** What is piped in; absent: a terminal, at which nobody types. */
  readonly input?: string | Uint8Array | AsyncIterable<Uint8Array>;
  /** Whether output and talk go to a person. */
  readonly isTerminal?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly workingDirectory?: string;
  readonly user?: World["user"];
  readonly signal?: AbortSignal;
}

interface StandInWorld extends World {
  /** All that was written to the output, and to the talking stream. */
  printed(): string;
  said(): string;
}

/** A world of its own for one command: an empty home, a clock that stands at one moment, no terminal. */
export function createStandInWorld(options: WorldOptions = {}): StandInWorld {
  const folder = mkdtempSync(join(tmpdir(), "pdo-world-"));
  const output = createRecorder(options.isTerminal ?? false);
  const talk = createRecorder(options.isTerminal ?? false);
  const signal = options.signal ?? new AbortController().signal;
  return {
    input: { isTerminal: options.input === undefined, stream: toStream(options.input ?? "") },
    output,
    talk,
    environment: { PDO_HOME: join(folder, "home"), ...options.environment },
    workingDirectory: options.workingDirectory ?? folder,
    homeDirectory: folder,
    platform: "linux",
    user: options.user ?? { id: process.geteuid?.() ?? 0, group: process.getegid?.() ?? 0 },
    now: () => 1_750_000_000_000,
    random: () => 0.5,
    signal,
    callSignal: signal,
    allowShutdown: () => {},
    unfinishedFiles: new Set(),
    lastWords: new Set(),
    processes: { own: { pid: 1, startedAt: "1", host: "here" }, isRunning: () => true },
    printed: () => output.text(),
    said: () => talk.text(),
  };
}

/** What `main` hands to a command. */
export function commandContext(world: World, setExitCode: (code: number) => void = () => {}): CommandContext {
  const log = createLog(world.talk, world.now);
  return { world: { ...world, talk: log }, commands, log, setExitCode };
}

function createRecorder(isTerminal: boolean): ByteOutput & { text(): string } {
  const chunks: Uint8Array[] = [];
  return {
    isTerminal,
    columns: 100,
    write: async (data) => void chunks.push(Buffer.from(data)),
    text: () => Buffer.concat(chunks).toString("utf8"),
  };
}

async function* toStream(input: string | Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (typeof input === "string" || input instanceof Uint8Array) yield Buffer.from(input);
  else yield* input;
}
