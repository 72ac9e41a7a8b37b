import { existsSync } from "node:fs";
import { join } from "node:path";
import { createKey, type ListedKey, listKeys, revokeKey } from "../../server/keys.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { flagRecords } from "../flags.ts";
import { homeFolder } from "../paths.ts";
import { printAnswer, printTable } from "../render/answer.ts";
import { openSession, type Session } from "../session.ts";

const header = ["identifier", "level", "label", "created"];

/** The keys file of `pdo keys` and `pdo serve`: the configured one, else the home folder's. */
export function keysPath({ resolved, settings, world }: Session): string {
  return settings.keys ?? join(homeFolder(resolved, world), "keys.json");
}

export async function runCreateKey(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const level = typeof flags.level === "string" ? flags.level : flagRecords.level.default;
  const label = typeof flags.label === "string" ? flags.label : "";
  const { key, listed } = createKey(keysPath(session), { level, label, now: session.world.now });
  const answer = { key, ...toAnswer(listed) };
  await printAnswer(
    {
      answer,
      text: () => `${key}\n`,
      rows: () => [
        ["key", ...header],
        [key, ...toRow(listed)],
      ],
    },
    session,
  );
  await session.say("This key is shown this once; only its hash is kept.");
}

export async function runListKeys(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const path = keysPath(session);
  const keys = existsSync(path) || session.settings.keys !== undefined ? listKeys(path) : [];
  await printKeys(keys, session);
}

export async function runRevokeKey(identifier: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  await printKeys([revokeKey(keysPath(session), identifier)], session);
  await session.say("Revoked.");
}

async function printKeys(keys: readonly ListedKey[], session: Session): Promise<void> {
  const below = keys.length === 0 ? "No keys yet; pdo keys create makes one.\n" : "";
  const answer = keys.map(toAnswer);
  await printTable({ answer, header, rows: keys.map(toRow), items: answer, below }, session);
}

function toAnswer({ createdAt, ...key }: ListedKey) {
  return { ...key, created_at: createdAt };
}

function toRow({ id, level, label, createdAt }: ListedKey): string[] {
  return [id, level, label, createdAt];
}
