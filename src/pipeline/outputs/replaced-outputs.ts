import { createHash } from "node:crypto";
import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  readFileSync,
} from "node:fs";
import { open, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { makeFolder, replaceFile } from "../../lib/atomic-file.ts";
import { isMissingFile } from "../../lib/errors.ts";
import { asFields, countOf, parseJson, textOf } from "../../lib/json.ts";
import { renameFile } from "../../lib/rename-file.ts";

/*
 * What outputs replaced, by the output's path: PDO_HOME/replaced/HASH/000007.gz with the bytes, packed, and 000007.json, which
 * is written last: without it there is no entry. A run that ends between keeping and replacing leaves an entry with the very
 * bytes that are still there; such an entry is never offered.
 *
 * Beside them, as b000003.gz and .json, lies what runs wrote before people's edits were merged into it: the base to which the
 * next run holds the edits. Only the bases are there that the present output and the entries refer to.
 */

/** How many are held for an output. */
export const mostReplaced = 3;

/** Bytes that are held, packed with gzip. */
interface HeldBytes {
  /** Of the bytes. */
  readonly sha256: string;
  readonly bytes: number;
  readonly packedPath: string;
}

/** A former content of an output. */
export interface ReplacedOutput extends HeldBytes {
  /** The greater the later. */
  readonly number: number;
  /** When it was replaced, in milliseconds since the epoch. */
  readonly replacedAt: number;
  /** What a run had written of it, and whether people have changed it since. Absent: no run wrote it. */
  readonly base?: OutputBase;
}

/** The base of an output's content. */
export interface OutputBase {
  /** Under which it is held. */
  readonly name: string;
  /** Whether the output's bytes are others: people's edits are in it. */
  readonly differs: boolean;
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
    .flatMap((name) => readReplacedEntry(folder, name) ?? [])
    .sort((one, other) => other.number - one.number);
}

function readReplacedEntry(folder: string, name: string): ReplacedOutput | undefined {
  const [, digits] = /^(\d{6,})\.json$/.exec(name) ?? [];
  const found = digits === undefined ? undefined : readEntry(folder, digits);
  if (found === undefined) return undefined;
  const { fields, ...held } = found;
  const replacedAt = Date.parse(textOf(fields.replaced_at) ?? "");
  const base = baseIn(fields);
  return { number: Number(digits), ...held, replacedAt, ...(base && { base }) };
}

function baseIn(fields: Readonly<Record<string, unknown>>): OutputBase | undefined {
  const name = textOf(fields.base);
  return name === undefined ? undefined : { name, differs: fields.differs === true };
}

/** @param name of an entry's files, without ending. @returns undefined where there is none, or it is damaged */
function readEntry(folder: string, name: string) {
  try {
    const fields = asFields(parseJson(readFileSync(join(folder, `${name}.json`), "utf8"))) ?? {};
    const sha256 = textOf(fields.sha256);
    const bytes = countOf(fields.bytes);
    if (sha256 === undefined || bytes === undefined) return undefined;
    return { sha256, bytes, packedPath: join(folder, `${name}.gz`), fields };
  } catch {
    return undefined;
  }
}

/** @returns undefined where it is held no more */
export function findBase(path: string, home: string, { name }: OutputBase): HeldBytes | undefined {
  const found = /^b\d{6,}$/.test(name) ? readEntry(replacedFolder(path, home), name) : undefined;
  return found !== undefined && existsSync(found.packedPath) ? found : undefined;
}

interface Holding {
  /** The output. */
  readonly path: string;
  readonly home: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Holds the paths of unfinished files, for whoever must end in haste. */
  readonly unfinished?: Set<string>;
}

/**
 * Holds what a run has written, durably, before the output has its name.
 * @param written where its bytes lie
 * @throws the system's error
 */
export async function holdBase(holding: Holding, written: string): Promise<string> {
  const { path, home, now } = holding;
  const folder = replacedFolder(path, home);
  makeFolder(folder);
  const numbers = (await readdir(folder)).map((name) => Number(/^b(\d{6,})\./.exec(name)?.[1] ?? 0));
  const name = `b${String(Math.max(0, ...numbers) + 1).padStart(6, "0")}`;
  const content = await packInto(join(folder, `${name}.gz`), written, holding);
  if (content === undefined) throw new Error(`${written} is not there.`);
  writeEntry(folder, name, { path: resolve(path), ...content, written_at: new Date(now).toISOString() });
  return name;
}

function writeEntry(folder: string, name: string, fields: object): void {
  replaceFile(join(folder, `${name}.json`), `${JSON.stringify({ schema_version: 1, ...fields })}\n`);
}

/** @returns undefined where there is no file */
async function packInto(packedPath: string, source: string, { unfinished = new Set() }: Holding) {
  const part = `${packedPath}.part`;
  unfinished.add(part);
  try {
    const content = await packFile(source, part);
    if (content !== undefined) await renameFile(part, packedPath);
    return content;
  } finally {
    await rm(part, { force: true }).catch(() => {});
    unfinished.delete(part);
  }
}

interface Keeping extends Holding {
  /** Of the output that is about to be replaced. Absent: no run wrote it. */
  readonly base?: OutputBase | undefined;
  /** Bases that stay besides those of the entries. */
  readonly bases?: readonly string[];
  /** The number of a former content that is being put back, and stays however many there are. */
  readonly spared?: number;
}

/**
 * Holds a copy of an output before it is replaced, durably. Nothing is done where there is none; where the latest copy is
 * the same it stays, and an older copy of the same bytes is taken away.
 * @throws the system's error; what was held before stays
 */
export async function keepReplaced(keeping: Keeping): Promise<void> {
  const { path, home, now, spared, base, bases = [] } = keeping;
  if (!existsSync(path)) return;
  const held = await listReplaced(path, home);
  const folder = replacedFolder(path, home);
  const number = (held[0]?.number ?? 0) + 1;
  const digits = String(number).padStart(6, "0");
  const packedPath = join(folder, `${digits}.gz`);
  makeFolder(folder);
  const own = base !== undefined && !base.differs ? findBase(path, home, base) : undefined;
  const content = own === undefined ? await packInto(packedPath, path, keeping) : linkHeld(own, packedPath);
  if (content === undefined) return;
  const fields = {
    path: resolve(path),
    ...content,
    replaced_at: new Date(now).toISOString(),
    ...(base && { base: base.name, differs: base.differs }),
  };
  if (content.sha256 === held[0]?.sha256) {
    await rm(packedPath, { force: true });
    return writeEntry(folder, String(held[0].number).padStart(6, "0"), fields);
  }
  writeEntry(folder, digits, fields);
  const others = held.filter((one) => one.number !== spared && one.sha256 !== content.sha256);
  const numbers = [number, ...others.map((one) => one.number)].slice(0, mostReplaced);
  await prune(folder, spared === undefined ? numbers : [...numbers, spared], bases);
}

/** The same bytes under another name, which take no space where the file system has links. */
function linkHeld(
  { sha256, bytes, packedPath }: HeldBytes,
  name: string,
): Pick<HeldBytes, "sha256" | "bytes"> {
  try {
    linkSync(packedPath, name);
  } catch {
    copyFileSync(packedPath, name);
  }
  return { sha256, bytes };
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

/** Takes away all but these entries, their bases and these; what belongs to no entry goes too. */
async function prune(folder: string, numbers: readonly number[], bases: readonly string[]): Promise<void> {
  const entries = numbers.map((number) => String(number).padStart(6, "0"));
  const ofEntries = entries.flatMap((name) => baseIn(readEntry(folder, name)?.fields ?? {})?.name ?? []);
  const wanted = new Set([...entries, ...ofEntries, ...bases]);
  for (const name of await readdir(folder)) {
    // The description first: without it there is no entry.
    if (!wanted.has(name.replace(/\..*$/, "")) && name.endsWith(".json"))
      await rm(join(folder, name), { force: true });
  }
  for (const name of await readdir(folder)) {
    if (!wanted.has(name.replace(/\..*$/, ""))) await rm(join(folder, name), { force: true });
  }
}

interface Forgetting {
  /** Of a former content that has been put back. Absent: none was. */
  readonly number?: number;
  /** Bases that stay besides those of the entries. */
  readonly bases: readonly string[];
}

/** Takes away what is no longer needed, once an output has its name. */
export async function forgetReplaced(
  path: string,
  home: string,
  { number, bases }: Forgetting,
): Promise<void> {
  const held = await listReplaced(path, home);
  if (held.length === 0 && !existsSync(replacedFolder(path, home))) return;
  const numbers = held.map((one) => one.number).filter((one) => one !== number);
  await prune(replacedFolder(path, home), numbers, bases);
}

/** The bytes that are held, unpacked. */
export async function* readReplaced({
  packedPath,
}: Pick<HeldBytes, "packedPath">): AsyncGenerator<Uint8Array> {
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
