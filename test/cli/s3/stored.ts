import { basename } from "node:path";
import type { S3Server } from "../../stand-ins/s3-server.ts";
import { run } from "../folder.ts";
import { type Endings, type FeedCase, feedFolder, type Outcome, summaryOf } from "../shards/planned.ts";

/** A feed in S3, and a home of its own. */
export function storedFeed(server: S3Server, { file, content, others }: FeedCase) {
  const local = feedFolder(file, content, others);
  const id = basename(local.folder);
  const bucket = `bucket/${id}`;
  const place = `s3://${bucket}`;
  server.put(`${bucket}/in/${file}`, content);
  const environment = { ...local.environment, ...server.environment };
  return {
    folder: local.folder,
    bucket,
    feed: `${place}/in/${file}`,
    run: `${place}/run`,
    out: (kind: string) => `${place}/out/merged.${kind}`,
    server,
    environment,
    call: (...words: string[]) => run(words, { environment }),
  };
}

export type StoredFeed = ReturnType<typeof storedFeed>;

export function plan({ feed, run: place, call }: StoredFeed, shards: number, ...flags: string[]) {
  return call("plan", feed, "--shards", String(shards), "-o", place, "--quiet", ...flags);
}

export async function enrichShard({ run: place, call }: StoredFeed, shard: number) {
  return call("enrich", place, "--shard", String(shard), "--json");
}

/** Where the three files of an output go. */
export function outFlags({ out }: StoredFeed, { output, rejects }: Endings): string[] {
  return ["-o", out(output), "--rejects", out(rejects), "--summary", out("json")];
}

/** All that was written, as one process over files would have named it. */
export function outcomeOf({ server, bucket, folder }: StoredFeed, endings: Endings, code: number): Outcome {
  const read = (kind: string) => {
    const content = server.get(`${bucket}/out/merged.${kind}`) ?? Buffer.alloc(0);
    const text = content.toString("latin1").replaceAll(`s3://${bucket}/in`, "folder");
    return Buffer.from(
      text.replaceAll(`s3://${bucket}/out/merged.`, "out.").replaceAll(folder, "folder"),
      "latin1",
    );
  };
  const output = server.get(`${bucket}/out/merged.${endings.output}`) ?? Buffer.alloc(0);
  const summary = read("json").toString("utf8");
  // What a server has copied nobody has hashed.
  const hashed = summary.replace('"output_sha256": null', '"output_sha256": "that of the output"');
  return {
    code,
    output: read(endings.output),
    rejects: read(endings.rejects),
    summary: summaryOf(hashed, output),
  };
}

/** Plans, does all shards in an order that is not theirs, and merges. */
export async function sharded(
  stored: StoredFeed,
  shards: number,
  flags: readonly string[],
  endings: Endings,
) {
  const planned = await plan(stored, shards, ...flags);
  if (planned.code !== 0) throw new Error(planned.said);
  for (const shard of Array.from({ length: shards }, (_, place) => shards - 1 - place)) {
    const { code, said } = await enrichShard(stored, shard);
    if (code !== 0) throw new Error(said);
  }
  const { code, said } = await stored.call("merge", stored.run, ...outFlags(stored, endings), "--quiet");
  return { ...outcomeOf(stored, endings, code), said };
}
