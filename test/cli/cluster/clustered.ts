import { main } from "../../../src/cli/main.ts";
import { Interrupted } from "../../../src/cli/world.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";
import {
  type Endings,
  expectSame,
  type FeedCase,
  type FeedFolder,
  feedFolder,
  type Outcome,
  outcomeOf,
  whole,
} from "../shards/planned.ts";

interface RunningWorker {
  said(): string;
  /** As SIGTERM does. */
  end(): Promise<number>;
}

/** `pdo worker` in this process. */
export function startWorker(
  url: string,
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): RunningWorker {
  const ending = new AbortController();
  const world = createStandInWorld({ environment, signal: ending.signal });
  const ended = main(["worker", "--cluster", url, ...words], world);
  return {
    said: world.said,
    end: () => {
      ending.abort(new Interrupted(143));
      return ended;
    },
  };
}

/** `pdo enrich --cluster` in this process. */
export async function clustered(
  folder: FeedFolder,
  url: string,
  { flags = [], endings }: { readonly flags?: readonly string[]; readonly endings: Endings },
): Promise<Outcome & { readonly said: string }> {
  const at = (kind: string) => `${folder.folder}/cluster.${kind}`;
  const words = [
    "enrich",
    folder.feed,
    "--cluster",
    url,
    "-o",
    at(endings.output),
    "--rejects",
    at(endings.rejects),
  ];
  const { code, said } = await folder.call(...words, "--summary", at("json"), ...flags);
  return { ...outcomeOf(folder, "cluster", endings, code), said };
}

/** Over a cluster a feed becomes what it becomes in one process. */
export async function expectClusterEqual(
  { file, content, flags = [], endings, others }: FeedCase,
  url: string,
) {
  const inFolder = () => {
    const folder = feedFolder(file, content, others);
    return [folder, flags.map((flag) => flag.replace(/^@/, `${folder.folder}/`))] as const;
  };
  const [first, firstFlags] = inFolder();
  const alone = await whole(first, firstFlags, endings);
  const [folder, ownFlags] = inFolder();
  expectSame(await clustered(folder, url, { flags: [...ownFlags, "--shards", "5"], endings }), alone);
}
