import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { readdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeFolder } from "../lib/atomic-file.ts";
import { isMissingFile } from "../lib/errors.ts";
import { configFolder } from "./paths.ts";
import type { World } from "./world.ts";

/*
 * What `pdo config trust` keeps: in the user's configuration folder, one small file for each trusted configuration. Its
 * name is the digest of the configuration's real path and content, so that an edit, or a copy elsewhere, is not trusted;
 * what stands in it is the path, for the list.
 */

export type FileAccess = Pick<Stats, "uid" | "gid" | "mode" | "isSymbolicLink">;

/**
 * Whether somebody else can change a file: another user owns it, or a group or everybody may write. Root may change
 * everything anyway, so its files are taken. The group is allowed where it is the user's own, numbered like the user, as
 * most Linux systems make it (their umask of 002 lets that group write). Without user numbers (Windows) nothing is said:
 * its permissions cannot be read by these means.
 * @param access of the file, and of the link that leads to it
 * @returns a sentence; undefined: nobody else can
 */
export function ownershipFault(access: readonly FileAccess[], user: World["user"]): string | undefined {
  if (user === undefined) return undefined;
  const foreign = access.find(({ uid }) => uid !== user.id && uid !== 0);
  if (foreign !== undefined) return `It belongs to another user (number ${foreign.uid}; you are ${user.id}).`;
  const open = access.find((one) => !one.isSymbolicLink() && isOpenToOthers(one, user));
  if (open === undefined) return undefined;
  const mode = (open.mode & 0o777).toString(8);
  return `Others than its owner may write it (its mode is ${mode}).`;
}

/** The mode of a symbolic link says nothing. */
function isOpenToOthers({ mode, gid }: FileAccess, { id, group }: NonNullable<World["user"]>): boolean {
  const isOwnGroup = gid === group && group === id;
  return (mode & (isOwnGroup ? 0o002 : 0o022)) !== 0;
}

/** What to type to trust a file; to be pasted into a shell whatever the path holds. */
export function trustCommand(path: string): string {
  const word = /^[\w./:\\-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
  return `pdo config trust ${word}`;
}

export async function isTrustedContent(realPath: string, content: Buffer, world: World): Promise<boolean> {
  try {
    const entry = await stat(entryPath(realPath, content, world));
    return ownershipFault([entry], world.user) === undefined;
  } catch {
    return false;
  }
}

/** Trusts a file as it is now; an older trust of the same file ends. @throws the system's error */
export async function trustContent(realPath: string, content: Buffer, world: World): Promise<void> {
  await forgetPath(realPath, world);
  makeFolder(trustFolder(world));
  await writeFile(entryPath(realPath, content, world), `${realPath}\n`, { mode: 0o600 });
}

/** @returns whether the file was trusted */
export async function forgetPath(path: string, world: World): Promise<boolean> {
  const asked = resolve(world.workingDirectory, path);
  const real = await realpath(asked).catch(() => asked);
  const entries = await readEntries(world);
  const ended = entries.filter((entry) => entry.path === real || entry.path === asked);
  await Promise.all(ended.map(({ name }) => rm(join(trustFolder(world), name), { force: true })));
  return ended.length > 0;
}

export interface TrustedFile {
  readonly file: string;
  readonly state: "trusted" | "changed" | "gone";
}

/** @returns what was trusted, by path */
export async function listTrusted(world: World): Promise<TrustedFile[]> {
  const entries = await readEntries(world);
  const listed = entries.map(async ({ name, path }): Promise<TrustedFile> => {
    const content = await readFile(path).catch(() => undefined);
    if (content === undefined) return { file: path, state: "gone" };
    return { file: path, state: digestOf(path, content) === name ? "trusted" : "changed" };
  });
  return (await Promise.all(listed)).sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function readEntries(world: World): Promise<{ readonly name: string; readonly path: string }[]> {
  const folder = trustFolder(world);
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  return Promise.all(
    names.map(async (name) => ({ name, path: (await readFile(join(folder, name), "utf8")).trimEnd() })),
  );
}

function trustFolder(world: World): string {
  return join(configFolder(world), "trusted");
}

function entryPath(realPath: string, content: Buffer, world: World): string {
  return join(trustFolder(world), digestOf(realPath, content));
}

function digestOf(realPath: string, content: Buffer): string {
  return createHash("sha256").update(`${realPath}\0`).update(content).digest("hex");
}
