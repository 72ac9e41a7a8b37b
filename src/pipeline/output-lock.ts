import { constants } from "node:fs";
import { type ProcessIdentity, parseProcessIdentity } from "../lib/process-identity.ts";
import type { BesideNames } from "./atomic-output.ts";
import { outputLocked, outputLockLost } from "./errors.ts";
import { isSystemFault, type OutputSystem, writeWhole } from "./output-system.ts";

/** Held by the one run that works on an output. */
export interface OutputLock {
  /** @throws PdoError PDO_OUTPUT_LOCK_LOST where another run has taken the output over meanwhile */
  check(): Promise<void>;
  /** Lets the next run begin. Safe to call twice. */
  release(): Promise<void>;
}

interface LockRequest {
  /** The output, for messages. */
  readonly path: string;
  readonly names: BesideNames;
  readonly uniqueSuffix: string;
  readonly system: OutputSystem;
  readonly processes: RunningProcesses;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A third of the time after which another host takes a silent lock for abandoned. */
const heartbeatMs = 20_000;

/** An abandoned lock is taken away and then tried for anew; each round somebody else may be quicker. */
const mostRounds = 3;

/**
 * The lock of an output: a file beside it that only one run can make, and that says which. One whose run has ended
 * is taken over.
 * @throws PdoError PDO_OUTPUT_LOCKED; a system error where nothing can be written there
 */
export async function lockOutput(request: LockRequest): Promise<OutputLock> {
  const { path, names, system, processes, now } = request;
  const own = renderLock(processes.own);
  for (let round = 0; !(await makeLock(request, own)); round += 1) {
    const found = await lookAtLock(request);
    if (found === undefined && round < mostRounds) continue;
    const isFree = found !== undefined && isAbandoned(found, processes);
    if (!isFree || round >= mostRounds) throw outputLocked(path, names.lock, found?.holder);
    await takeAway(request, found.text);
  }
  const heartbeat = setInterval(() => void touch(system, names.lock, new Date(now())), heartbeatMs);
  heartbeat.unref();
  const isOwn = async () => (await readLock(system, names.lock)) === own;
  return {
    check: async () => {
      if (!(await isOwn())) throw outputLockLost(path);
    },
    release: async () => {
      clearInterval(heartbeat);
      if (await isOwn()) await system.rm(names.lock, { force: true });
    },
  };
}

/**
 * Written beside and then linked, so that there is never half a lock. Where the system has no links, copied.
 * @returns false where there is one already
 */
async function makeLock({ names, uniqueSuffix, system }: LockRequest, text: string): Promise<boolean> {
  const beside = names.part(`${uniqueSuffix}l`);
  try {
    await writeWhole(system, beside, Buffer.from(text));
    await linkOrCopy(system, beside, names.lock);
    return true;
  } catch (error) {
    if (isSystemFault(error, "EEXIST")) return false;
    throw error;
  } finally {
    await system.rm(beside, { force: true }).catch(() => {}); // The next run's to take away.
  }
}

async function linkOrCopy(system: OutputSystem, from: string, to: string): Promise<void> {
  try {
    await system.link(from, to);
  } catch (error) {
    if (!isSystemFault(error, "EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK")) throw error;
    await system.copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Undefined: it has gone meanwhile. */
async function lookAtLock({ names, system, now }: LockRequest) {
  const text = await readLock(system, names.lock);
  const facts = await system.stat(names.lock).catch(ifMissing);
  if (text === undefined || facts === undefined) return undefined;
  return { text, holder: parseProcessIdentity(text), ageMs: now() - facts.mtimeMs };
}

/**
 * Moves an abandoned lock out of the way. Only one run can move it; one that has moved what somebody else has made
 * since puts it back.
 */
async function takeAway({ names, uniqueSuffix, system }: LockRequest, text: string): Promise<void> {
  const aside = names.part(`${uniqueSuffix}d`);
  try {
    await system.rename(names.lock, aside);
  } catch (error) {
    return ifMissing(error);
  }
  if ((await readLock(system, aside)) !== text) await linkOrCopy(system, aside, names.lock).catch(() => {});
  await system.rm(aside, { force: true });
}

/** Undefined: there is none. */
function readLock(system: OutputSystem, path: string): Promise<string | undefined> {
  return system.readFile(path, "utf8").catch(ifMissing);
}

function ifMissing(error: unknown): undefined {
  if (!isSystemFault(error, "ENOENT")) throw error;
}

async function touch(system: OutputSystem, path: string, at: Date): Promise<void> {
  await system.utimes(path, at, at).catch(() => {}); // Tried again with the next beat.
}

/** What a lock asks of the system. */
export interface RunningProcesses {
  readonly own: ProcessIdentity;
  /** Of this host's processes. */
  isRunning(process: ProcessIdentity): boolean;
}

/** One line, and JSON, so that a person who finds the file can see whose it is. */
function renderLock(owner: ProcessIdentity): string {
  return `${JSON.stringify(owner)}\n`;
}

/** A lock whose process cannot be asked about is believed as long as it was touched within this time. */
const silenceMs = 60_000;

interface FoundLock {
  readonly holder: ProcessIdentity | undefined;
  /** Milliseconds since the lock was last touched. */
  readonly ageMs: number;
}

/** Whether the run that made a lock has ended without taking it away. */
function isAbandoned({ holder, ageMs }: FoundLock, { own, isRunning }: RunningProcesses): boolean {
  if (holder === undefined || holder.host !== own.host) return ageMs > silenceMs;
  return !isRunning(holder);
}
