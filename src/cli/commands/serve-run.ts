import { existsSync } from "node:fs";
import { connectionLimitsFor } from "../../server/http/connections.ts";
import type { ProcessFigures } from "../../server/http/metrics.ts";
import { type RunningServer, startServer } from "../../server/http/server.ts";
import { createService } from "../../server/service.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { openEngineParts } from "../connect.ts";
import { keepMemoryLevel, keepYoungSpaceLevel } from "../heap-growth.ts";
import { readVersion } from "../paths.ts";
import { printAnswer } from "../render/answer.ts";
import { printFindings } from "../render/findings.ts";
import { openSession, type Session } from "../session.ts";
import { untilAborted, type World } from "../world.ts";
import { keysPath } from "./keys-run.ts";
import { openServiceModels } from "./serve-models.ts";
import { openTaskThreads } from "./serve-threads.ts";

/** Serves until interrupted, then finishes requests in flight. Logs to the message stream. */
export async function runServe(flags: Flags, context: CommandContext): Promise<void> {
  keepMemoryLevel();
  keepYoungSpaceLevel();
  const session = await openSession(flags, context);
  const { settings, world } = session;
  const isCheck = flags.check === true;
  world.allowShutdown(settings.drainTime + endingMs);
  const served = await openServed(session);
  const lines = createLineBatch((text) => {
    if (!settings.quiet && !isCheck) void world.talk.write(text);
  });
  world.lastWords.add(lines.flush);
  const keysFile = chosenKeys(session);
  const server = await startServer({
    service: served.service,
    host: settings.host,
    port: settings.port,
    adminPort: settings.adminPort,
    ...(keysFile !== undefined && { keysPath: keysFile }),
    corsOrigins: settings.corsOrigin ?? [],
    log: lines.add,
    limits: {
      ...connectionLimitsFor(openFilesLimit()),
      shutdownMs: settings.drainTime,
      drainDelayMs: settings.drainDelay,
    },
    now: world.now,
    // Whoever ends it while it starts does not wait for what nobody will need.
    warmUp: () => Promise.race([served.warmUp(), untilAborted(world.signal)]),
    watched: { version: readVersion(), process: processFigures(world), models: served.modelUses },
  });
  if (isCheck) {
    const { describeService } = await import("./serve-check.ts");
    await printFindings(describeService(server, { session, service: served.service, keysFile }), session);
  } else {
    await printAddress(server, session);
    await untilAborted(world.signal);
  }
  await server.close();
  lines.flush();
  world.lastWords.delete(lines.flush);
  await served.close();
}

/** What is left to do when the calls are finished: to close models and threads. */
const endingMs = 5_000;

function printAddress({ url, adminUrl, temporaryKey }: RunningServer, session: Session): Promise<void> {
  const answer = {
    url: `${url}/api`,
    docs: `${url}/api/docs`,
    ...(adminUrl !== undefined && { metrics: `${adminUrl}/metrics` }),
    ...(temporaryKey !== undefined && { temporary_key: temporaryKey }),
  };
  const text = [
    `Serving at ${answer.url}, described at ${answer.docs}\n`,
    ...(answer.metrics === undefined ? [] : [`Metrics at ${answer.metrics}\n`]),
    ...(temporaryKey === undefined ? [] : [`A key for this session: ${session.styles.bold(temporaryKey)}\n`]),
  ].join("");
  return printAnswer(
    { answer, text: () => text, rows: () => [Object.keys(answer), Object.values(answer)] },
    session,
  );
}

/**
 * The built-in engine, and language models for callers who bring a provider's key or may use the operator's. A model's
 * failure is returned (502, 504) unless the operator configured a fallback to the built-in engine.
 */
async function openServed({ resolved, world }: Session) {
  const { sources, settings } = resolved;
  const fallback = sources.fallback.kind === "default" ? "none" : settings.fallback;
  const served = { ...resolved, settings: { ...settings, fallback } };
  const threads = openTaskThreads(served, world);
  const { catalogs, engines } = await openEngineParts(served, world, threads?.engine);
  const models = await openServiceModels({ engines, resolved: served, world });
  const { engineForKey, ownEngine, uses: modelUses } = models;
  const { builtin: engine } = engines;
  const parts = { catalogs, engine, engineForKey, ...(ownEngine && { ownEngine }) };
  const close = async () => {
    await Promise.all([models.close(), threads?.close()]);
  };
  const warmUp = async () => {
    for (const channel of catalogs.channels()) catalogs.catalog(channel);
    await threads?.warmUp(settings.channel);
    keepYoungSpaceLevel();
  };
  return { service: createService({ ...parts, now: world.now }), warmUp, modelUses, close };
}

/** The configured keys file, else the home folder's if it exists, else none. */
function chosenKeys(session: Session): string | undefined {
  const path = keysPath(session);
  return session.settings.keys !== undefined || existsSync(path) ? path : undefined;
}

/** How many files the process may have open, connections included; infinite where the system does not say. */
function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const limit = Number(userLimits?.open_files?.soft);
  return limit > 0 ? limit : Number.POSITIVE_INFINITY;
}

function processFigures({ now }: World): () => ProcessFigures {
  const startTimeSeconds = now() / 1000 - process.uptime();
  return () => {
    const { user, system } = process.cpuUsage();
    const cpuSeconds = (user + system) / 1_000_000;
    return { cpuSeconds, residentBytes: process.memoryUsage.rss(), startTimeSeconds };
  };
}

/** Combines lines into one write, since a write per line costs more than rendering it. */
interface LineBatch {
  /** @param line without its line break */
  add(line: string): void;
  /** Writes all pending lines now. */
  flush(): void;
}

/** Lines of one turn of the event loop are written at its end. */
export function createLineBatch(write: (text: string) => void): LineBatch {
  let waiting = "";
  const flush = () => {
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  };
  return {
    add: (line) => {
      if (waiting === "") setImmediate(flush);
      waiting += `${line}\n`;
    },
    flush,
  };
}
