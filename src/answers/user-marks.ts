import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ProcessMark } from "../storage/process-mark.ts";
import { ownerRecord, parseJournal } from "./journal-record.ts";
import type { IsAlive } from "./take-in-journals.ts";

/** Says that a process has the store open; its file is in the folder until `remove`, or until others find it dead. */
export interface UserMark {
  readonly path: string;
  remove(): void;
}

/** Whose mark it is, and when it was made. */
export interface MarkMaker {
  readonly owner: ProcessMark;
  /** Days since 1970. */
  readonly day: number;
  readonly isAlive: IsAlive;
}

const suffix = ".user";
/** Nobody can ask whether a process of another host is still there: so long it is taken to be. */
const foreignDays = 1;

/** It is there whole, or not at all. @throws the system's error */
export function leaveUserMark(folder: string, { owner, day }: MarkMaker): UserMark {
  const path = join(folder, `${randomUUID()}${suffix}`);
  writeFileSync(`${path}.part`, ownerRecord(owner, day), { flag: "wx" });
  renameSync(`${path}.part`, path);
  return { path, remove: () => removeQuietly(path) };
}

/**
 * Whether others have the store open; takes away the marks of those who ended without.
 * @param own undefined where the one who asks has not @throws the system's error
 */
export function hasOtherUsers(folder: string, own: UserMark | undefined, maker: MarkMaker): boolean {
  const others = readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => join(folder, name))
    .filter((path) => path !== own?.path);
  return others.filter((path) => isLiving(path, maker)).length > 0;
}

function isLiving(path: string, { owner: own, day: today, isAlive }: MarkMaker): boolean {
  const mark = readMark(path);
  if (mark === undefined) return false;
  const { owner, day } = mark;
  const isForeign = owner !== undefined && owner.host !== own.host && today - day <= foreignDays;
  if (isForeign || (owner !== undefined && isAlive(owner))) return true;
  removeQuietly(path);
  return false;
}

/** @returns undefined where it went away meanwhile */
function readMark(path: string) {
  try {
    return parseJournal(readFileSync(path));
  } catch {
    return undefined;
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}
