import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { makeFolder, replaceFile } from "../../lib/atomic-file.ts";
import { isMissingFile } from "../../lib/errors.ts";
import { asFields, countOf, parseJson, textOf } from "../../lib/json.ts";

/*
 * What outputs replaced, by the output's path: PDO_HOME/replaced/HASH/000007.gz with the bytes, packed, and 000007.json, which
 * is written last: without it there is no entry. A run that ends between keeping and replacing leaves an entry with the very
 * bytes that are still there; such an entry is never offered.
 */

/** How many are held for an output. */
export const mostReplaced = 3;

/** A former content of an output. */
export interface ReplacedOutput {
  /** The greater the later. */
  readonly number: number;
  /** Of the bytes. */
  readonly sha256: string;
  readonly bytes: number;
  /** When it was replaced, in milliseconds since the epoch. */
  readonly replacedAt: number;
  /** Where its bytes are, packed with gzip. */
  readonly packedPath: string;
}

/** @param home `PDO_HOME` */
export function replacedFolder(path: string, home: string): string {
  return join(home, "replaced", createHash("sha256").update(resolve(path)).digest("hex").slice(0, 32));
}

/** The former contents of an output, the latest first. */
export async function listReplaced(path: string, home: string): Promise<ReplacedOutput[]> {
  const folder = replacedFolder(path, home);
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => readEntry(folder, name) ?? [])
    .sort((one, other) => other.number - one.number);
}

function readEntry(folder: string, name: string): ReplacedOutput | undefined {
  const [, digits] = /^(\d{6,})\.json$/.exec(name) ?? [];
  if (digits === undefined) return undefined;
  try {
    const fields = asFields(parseJson(readFileSync(join(folder, name), "utf8")));
    const sha256 = textOf(fields?.sha256);
    const bytes = countOf(fields?.bytes);
    if (sha256 === undefined || bytes === undefined) return undefined;
    const replacedAt = Date.parse(textOf(fields?.replaced_at) ?? "");
    return { number: Number(digits), sha256, bytes, replacedAt, packedPath: join(folder, `${digits}.gz`) };
  } catch {
    return undefined;
  }
}

interface Keeping {
  /** The output that is about to be replaced. */
  readonly path: string;
  readonly home: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Holds the paths of unfinished files, for whoever must end in haste. */
  readonly unfinished?: Set<string>;
  /** The number of a former content that is being put back, and stays however many there are. */
  readonly spared?: number;
}

/**
 * Holds a copy of an output before it is replaced, durably. Nothing is done where there is none, or where the latest copy is
 * the same; an older copy of the same bytes is taken away.
 * @throws the system's error; what was held before stays
 */
export async function keepReplaced(keeping: Keeping): Promise<void> {
  const { path, home, now, unfinished = new Set(), spared } = keeping;
  const held = await listReplaced(path, home);
  const folder = replacedFolder(path, home);
  const number = (held[0]?.number ?? 0) + 1;
  const digits = String(number).padStart(6, "0");
  const packedPath = join(folder, `${digits}.gz`);
  const part = `${packedPath}.part`;
  if (!existsSync(path)) return;
  makeFolder(folder);
  unfinished.add(part);
  try {
    const content = await packFile(path, part);
    if (content === undefined || content.sha256 === held[0]?.sha256) return;
    await rename(part, packedPath);
    const entry = {
      schema_version: 1,
      path: resolve(path),
      ...content,
      replaced_at: new Date(now).toISOString(),
    };
    replaceFile(join(folder, `${digits}.json`), `${JSON.stringify(entry)}\n`);
    const others = held.filter((one) => one.number !== spared && one.sha256 !== content.sha256);
    const numbers = [number, ...others.map((one) => one.number)].slice(0, mostReplaced);
    await prune(folder, spared === undefined ? numbers : [...numbers, spared]);
  } finally {
    await rm(part, { force: true }).catch(() => {});
    unfinished.delete(part);
  }
}

/** Undefined: there is no file. */
async function packFile(path: string, packedPath: string) {
  const hashing = hashingStream();
  try {
    // Speed counts more than size here: every run waits for it.
    await pipeline(
      createReadStream(path),
      hashing,
      createGzip({ level: 1 }),
      createWriteStream(packedPath, { mode: 0o600 }),
    );
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
  const file = await open(packedPath, "r+");
  await file.sync().finally(() => file.close());
  return hashing.content();
}

function hashingStream() {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(undefined, chunk);
    },
  });
  return Object.assign(stream, { content: () => ({ sha256: hash.digest("hex"), bytes }) });
}

/** Takes away all but these entries, what belongs to no entry included. */
async function prune(folder: string, numbers: readonly number[]): Promise<void> {
  const wanted = new Set(numbers.map((number) => String(number).padStart(6, "0")));
  for (const name of await readdir(folder)) {
    // The description first: without it there is no entry.
    if (!wanted.has(name.replace(/\..*$/, "")) && name.endsWith(".json"))
      await rm(join(folder, name), { force: true });
  }
  for (const name of await readdir(folder)) {
    if (!wanted.has(name.replace(/\..*$/, ""))) await rm(join(folder, name), { force: true });
  }
}

/** Forgets one former content: it has been put back. */
export async function forgetReplaced(path: string, home: string, { number }: ReplacedOutput): Promise<void> {
  const held = await listReplaced(path, home);
  await prune(
    replacedFolder(path, home),
    held.map((one) => one.number).filter((one) => one !== number),
  );
}

/** The bytes of a former content, unpacked. */
export async function* readReplaced({ packedPath }: ReplacedOutput): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const source = createReadStream(packedPath);
  source.on("error", (error) => gunzip.destroy(error));
  for await (const bytes of source.pipe(gunzip)) yield bytes as Uint8Array;
}

/** @returns the SHA-256 of a file in hexadecimal digits; undefined: there is no file */
export async function sha256OfFile(path: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    for await (const bytes of createReadStream(path)) hash.update(bytes as Uint8Array);
    return hash.digest("hex");
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}
