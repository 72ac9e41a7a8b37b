import { existsSync } from "node:fs";
import { startServer } from "../service/http/server.ts";
import type { CommandContext } from "./command.ts";
import { openService } from "./connect.ts";
import { printAnswer } from "./print-answer.ts";
import type { Flags } from "./resolve-settings.ts";
import { keysPath } from "./run-keys.ts";
import { openSession, type Session } from "./session.ts";

/** Serves until it is asked to end, then finishes what is in flight. Its log goes to the talking stream. */
export async function runServe(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { settings, world, styles } = session;
  const keys = chosenKeys(session);
  const server = await startServer({
    service: await openService(session.resolved, world),
    host: settings.host,
    port: settings.port,
    ...(keys !== undefined && { keysPath: keys }),
    log: (line) => {
      if (!settings.quiet) void world.talk.write(line.endsWith("\n") ? line : `${line}\n`);
    },
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
}

/** The keys file that was named, else the home folder's where there is one, else none. */
function chosenKeys(session: Session): string | undefined {
  const path = keysPath(session);
  return session.settings.keys !== undefined || existsSync(path) ? path : undefined;
}

function keyAnswer(temporaryKey: string | undefined): { temporary_key?: string } {
  return temporaryKey === undefined ? {} : { temporary_key: temporaryKey };
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
