import { existsSync } from "node:fs";
import { connectionLimitsFor } from "../../server/http/connections.ts";
import { startServer } from "../../server/http/server.ts";
import { createService } from "../../server/service.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { openEngineParts } from "../connect.ts";
import { keepMemoryLevel } from "../heap-growth.ts";
import { printAnswer } from "../render/answer.ts";
import { openSession, type Session } from "../session.ts";
import { untilAborted } from "../world.ts";
import { keysPath } from "./keys-run.ts";
import { openServiceModels } from "./serve-models.ts";
import { openTaskThreads } from "./serve-threads.ts";

/** Serves until interrupted, then finishes requests in flight. Logs to the message stream. */
export async function runServe(flags: Flags, context: CommandContext): Promise<void> {
  keepMemoryLevel();
  const session = await openSession(flags, context);
  const { settings, world, styles } = session;
  const keys = chosenKeys(session);
  const { service, close } = await openServed(session);
  const lines = createLineBatch((text) => {
    if (!settings.quiet) void world.talk.write(text);
  });
  world.lastWords.add(lines.flush);
  const server = await startServer({
    service,
    host: settings.host,
    port: settings.port,
    ...(keys !== undefined && { keysPath: keys }),
    log: lines.add,
    limits: connectionLimitsFor(openFilesLimit()),
    now: world.now,
  });
  const answer = {
    url: `${server.url}/api`,
    docs: `${server.url}/api/docs`,
    ...keyAnswer(server.temporaryKey),
  };
  const keyLine =
    server.temporaryKey === undefined ? "" : `A key for this session: ${styles.bold(server.temporaryKey)}\n`;
  await printAnswer(
    {
      answer,
      text: () => `Serving at ${answer.url}, described at ${answer.docs}\n${keyLine}`,
      rows: () => [Object.keys(answer), Object.values(answer)],
    },
    session,
  );
  await untilAborted(world.signal);
  await server.close();
  lines.flush();
  world.lastWords.delete(lines.flush);
  await close();
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
  const { engineForKey, ownEngine } = models;
  const { builtin: engine } = engines;
  const parts = { catalogs, engine, engineForKey, ...(ownEngine && { ownEngine }) };
  const close = async () => {
    await Promise.all([models.close(), threads?.close()]);
  };
  return { service: createService({ ...parts, now: world.now }), close };
}

/** The configured keys file, else the home folder's if it exists, else none. */
function chosenKeys(session: Session): string | undefined {
  const path = keysPath(session);
  return session.settings.keys !== undefined || existsSync(path) ? path : undefined;
}

function keyAnswer(temporaryKey: string | undefined): { temporary_key?: string } {
  return temporaryKey === undefined ? {} : { temporary_key: temporaryKey };
}

/** How many files the process may have open, connections included; infinite where the system does not say. */
function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const limit = Number(userLimits?.open_files?.soft);
  return limit > 0 ? limit : Number.POSITIVE_INFINITY;
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
