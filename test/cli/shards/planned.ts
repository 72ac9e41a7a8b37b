import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { run } from "../folder.ts";

/** What a run leaves: its files, and its exit code. */
export interface Outcome {
  readonly code: number;
  readonly output: Buffer;
  readonly rejects: Buffer;
  readonly summary: Readonly<Record<string, unknown>>;
}

/** A folder with a feed in it, and a home of its own. */
export function feedFolder(
  name: string,
  content: string | Uint8Array,
  others: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "pdo-shards-"));
  const feed = join(folder, name);
  mkdirSync(join(folder, "home"));
  for (const [other, text] of Object.entries({ ...others, [name]: content }))
    writeFileSync(join(folder, other), text);
  const environment = { PDO_HOME: join(folder, "home") };
  const call = (...words: string[]) => run(words, { environment });
  return { folder, feed, run: join(folder, "run"), call, environment };
}

export type FeedFolder = ReturnType<typeof feedFolder>;

/** All but times and names. */
function withoutTimes({
  started_at: _,
  duration_ms: __,
  rows_per_second: ___,
  output: ____,
  rejects_file: _____,
  ...summary
}: Readonly<Record<string, unknown>>) {
  return summary;
}

function files({ folder }: FeedFolder, name: string) {
  const at = (kind: string) => join(folder, `${name}.${kind}`);
  const read = (kind: string) => {
    const text = existsSync(at(kind)) ? readFileSync(at(kind), "latin1") : "";
    return Buffer.from(text.replaceAll(folder, "folder"), "latin1");
  };
  return { at, read };
}

export function outcomeOf(folder: FeedFolder, name: string, endings: Endings, code: number): Outcome {
  const { at, read } = files(folder, name);
  const output = existsSync(at(endings.output)) ? readFileSync(at(endings.output)) : Buffer.alloc(0);
  const summary = withoutPlaces(read("json").toString("utf8"), name);
  return {
    ...{ code, output: read(endings.output), rejects: read(endings.rejects) },
    summary: summaryOf(summary, output),
  };
}

/** What can be compared of a summary's text. */
export function summaryOf(text: string, output: Uint8Array): Outcome["summary"] {
  const sha256 = createHash("sha256").update(output).digest("hex");
  return text === "" ? {} : withoutTimes(JSON.parse(text.replace(sha256, "that of the output")));
}

function withoutPlaces(text: string, name: string): string {
  return text.replaceAll(`folder/${name}.`, "out.");
}

export interface Endings {
  /** Of the output's and of the rejects' name. */
  readonly output: string;
  readonly rejects: string;
}

const flagsOf = ({ folder }: FeedFolder, name: string, endings: Endings) => [
  ...[
    "-o",
    join(folder, `${name}.${endings.output}`),
    "--rejects",
    join(folder, `${name}.${endings.rejects}`),
  ],
  ...["--summary", join(folder, `${name}.json`), "--quiet"],
];

/** One process. */
export async function whole(
  folder: FeedFolder,
  flags: readonly string[],
  endings: Endings,
): Promise<Outcome> {
  const { code } = await folder.call("enrich", folder.feed, ...flags, ...flagsOf(folder, "whole", endings));
  return outcomeOf(folder, "whole", endings, code);
}

export async function plan(folder: FeedFolder, shards: number, flags: readonly string[] = []): Promise<void> {
  const words = ["plan", folder.feed, "--shards", String(shards), "-o", folder.run, "--quiet", ...flags];
  const { code, said } = await folder.call(...words);
  if (code !== 0) throw new Error(said);
}

export async function enrichShard(folder: FeedFolder, shard: number, ...flags: string[]) {
  return folder.call("enrich", folder.run, "--shard", String(shard), "--json", ...flags);
}

export async function merge(folder: FeedFolder, endings: Endings, ...flags: string[]): Promise<Outcome> {
  const words = ["merge", folder.run, ...flagsOf(folder, "merged", endings), ...flags];
  const { code } = await folder.call(...words);
  return outcomeOf(folder, "merged", endings, code);
}

/** All shards, in an order that is not theirs. */
async function sharded(
  folder: FeedFolder,
  shards: number,
  flags: readonly string[],
  endings: Endings,
): Promise<Outcome> {
  await plan(folder, shards, flags);
  const order = Array.from({ length: shards }, (_, shard) => (shard * 3 + 1) % shards);
  for (const shard of new Set([...order, ...order.keys()])) {
    const { code, said } = await enrichShard(folder, shard);
    if (code !== 0) throw new Error(said);
  }
  return merge(folder, endings);
}

export interface FeedCase {
  readonly file: string;
  readonly content: string | Uint8Array;
  readonly flags?: readonly string[];
  readonly endings: Endings;
  /** Further files of the folder; a flag that begins with @ names one. */
  readonly others?: Readonly<Record<string, string>>;
}

/** In each of these numbers of shards a feed becomes what it becomes in one process. */
export async function expectEqual(
  { file, content, flags = [], endings, others }: FeedCase,
  numbers: readonly number[],
): Promise<void> {
  const inFolder = () => {
    const folder = feedFolder(file, content, others);
    return [folder, flags.map((flag) => flag.replace(/^@/, `${folder.folder}/`))] as const;
  };
  const [first, firstFlags] = inFolder();
  const alone = await whole(first, firstFlags, endings);
  expect(alone.output.length).toBeGreaterThan(0);
  for (const shards of numbers) {
    const [folder, ownFlags] = inFolder();
    expectSame(await sharded(folder, shards, ownFlags, endings), alone);
  }
}

export function expectSame(joined: Outcome, alone: Outcome): void {
  expect(joined.output.toString("utf8")).toBe(alone.output.toString("utf8"));
  expect(joined.output.equals(alone.output)).toBe(true);
  expect(joined.rejects.toString("utf8")).toBe(alone.rejects.toString("utf8"));
  expect(joined.summary).toEqual(alone.summary);
  expect(JSON.stringify(joined.summary)).toBe(JSON.stringify(alone.summary));
  expect(joined.code).toBe(alone.code);
}
