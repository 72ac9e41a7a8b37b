import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Attack,
  type Campaign,
  crashIn,
  hangMs,
  inFolder,
  memoryLimitMb,
  randomOf,
  runCases,
} from "../attack.ts";
import { type Order, type Outcome, runSpawned } from "../runners.ts";
import {
  judgeConverted,
  judgeJson,
  judgeJsonLines,
  judgeOrder,
  judgeTable,
  type Summary,
  textOf,
  type Wrong,
} from "./judge.ts";
import { type MutatedFeed, mutateFeed } from "./mutations.ts";
import { type Readers, startReaders } from "./readers.ts";

const feeds = 2_000;
/** So many are given to the program as its users start it, the others to processes that run many. */
const spawnedEvery = 100;
/** So many outputs are also given to `pdo verify`, which takes as long as half a run. */
const verifiedEvery = 3;

interface Figures {
  refused: number;
  done: number;
  withRejects: number;
  malformed: number;
  memoryMb: number;
  slowestMs: number;
}

/**
 * Feeds that are broken in the ways feeds are. Each is either refused with a reason and nothing written, or comes out
 * whole, in order, readable by others, counted as the summary counts; of every third `pdo verify` has to agree.
 */
export const attackByFeeds: Attack = async (campaign) => {
  const readers = startReaders(campaign.root, campaign.folder);
  const figures: Figures = { refused: 0, done: 0, withRejects: 0, malformed: 0, memoryMb: 0, slowestMs: 0 };
  const cases = await runCases(campaign, Array.from({ length: feeds }), {
    atOnce: campaign.runners.atOnce,
    run: (_, number) =>
      inFolder(campaign, `feed-${number}`, async (folder) => {
        const wrong = await attack({ campaign, readers, figures, folder, number });
        if (wrong !== undefined) campaign.fault({ number, kind: wrong[0], seen: wrong[1] });
      }),
  });
  readers.close();
  const { memoryMb, slowestMs, ...counts } = figures;
  return {
    feeds: cases,
    ...counts,
    "judged by Python": readers.hasPython ? 1 : 0,
    MB: memoryMb,
    "slowest ms": slowestMs,
  };
};

interface Case {
  readonly campaign: Campaign;
  readonly readers: Readers;
  readonly figures: Figures;
  readonly folder: string;
  readonly number: number;
}

async function attack({ campaign, readers, figures, folder, number }: Case): Promise<Wrong | undefined> {
  const random = randomOf(campaign.seed, "feeds", number);
  const feed = mutateFeed(random);
  const dice = random();
  writeFileSync(join(folder, feed.file), feed.bytes);
  const converted = dice < 0.15 ? (feed.file.includes("json") ? "csv" : "jsonl") : undefined;
  const isPiped = dice > 0.9;
  const ending = converted ?? (feed.file === "feed.txt" ? "csv" : (feed.file.split(".")[1] ?? "csv"));
  const out = `out.${ending}`;
  const words = [
    "enrich",
    isPiped ? "-" : feed.file,
    "-o",
    out,
    "--summary",
    "summary.json",
    "--rejects",
    "rejects.csv",
  ];
  const run = (order: Order) =>
    number % spawnedEvery === 0 ? runSpawned(campaign.root, order, 20_000) : campaign.runners.run(order);
  const outcome = await run({ words, folder, ...(isPiped && { input: feed.bytes.toString("base64") }) });
  figures.memoryMb = Math.max(figures.memoryMb, outcome.memoryMb);
  figures.slowestMs = Math.max(figures.slowestMs, outcome.cpuMs);
  const files = {
    output: join(folder, out),
    summary: join(folder, "summary.json"),
    rejects: join(folder, "rejects.csv"),
  };
  if (campaign.only !== undefined)
    process.stderr.write(`${words.join(" ")}\nexit ${outcome.code}\n${outcome.said}\n`);
  const ended = judgeEnd(outcome, existsSync(files.output));
  if (ended !== undefined) return ended;
  if (outcome.code === 2 || outcome.code === 4) {
    figures.refused += 1;
    return undefined;
  }
  const summary = JSON.parse(readFileSync(files.summary, "utf8")) as Summary;
  if (summary.rejected > 0) figures.withRejects += 1;
  if (summary.exit_code !== outcome.code)
    return ["summary says another exit code", `${summary.exit_code}, not ${outcome.code}`];
  if (summary.rows_with_failures > 0 && outcome.code === 0)
    return ["0 in spite of failures", JSON.stringify(summary)];
  const output = readFileSync(files.output);
  const judged = await judgeOutput({
    feed,
    output,
    summary,
    readers,
    format: ending,
    isConverted: converted !== undefined,
    rejects: existsSync(files.rejects) ? readFileSync(files.rejects, "latin1") : "",
  });
  figures[judged === "malformed" ? "malformed" : "done"] += 1;
  if (judged !== "malformed" && judged !== undefined) return judged;
  if (number % verifiedEvery !== 0) return undefined;
  const verified = await run({ words: ["verify", feed.file, out], folder });
  const crash = crashIn(verified.said);
  if (crash !== undefined || verified.hung) return ["verify: crash or hang", crash ?? "hung"];
  if (verified.code !== 0) return ["verify disagrees", `${verified.said} ${verified.printed}`.slice(0, 700)];
  return undefined;
}

/** How a command may end, whatever it was given. */
function judgeEnd(
  { code, said, printed, hung, cpuMs, memoryMb }: Outcome,
  hasOutput: boolean,
): Wrong | undefined {
  const crash = crashIn(said);
  if (hung || cpuMs > hangMs) return ["hang", `${Math.round(cpuMs)} ms of processor time`];
  if (crash !== undefined) return ["crash", crash];
  if (code === null || ![0, 1, 2, 4].includes(code)) return ["ended otherwise", `code ${code}: ${said}`];
  if (code !== 0 && (said + printed).trim() === "") return ["silent", `code ${code} and not a word`];
  if (code > 1 && hasOutput) return ["refused, but written", `code ${code}: ${said}`];
  if (code <= 1 && !hasOutput) return ["done, but not written", `code ${code}: ${said}`];
  if (code > 1 && !/\((PDO_[A-Z_]+)\)|PDO_[A-Z_]+/.test(said)) return ["refused without a code", said];
  return memoryMb > memoryLimitMb ? ["memory", `${memoryMb} MB`] : undefined;
}

interface Judged {
  readonly feed: MutatedFeed;
  readonly output: Buffer;
  readonly summary: Summary;
  readonly readers: Readers;
  readonly format: string;
  readonly isConverted: boolean;
  readonly rejects: string;
}

async function judgeOutput(judged: Judged): Promise<Wrong | "malformed" | undefined> {
  const { feed, summary, readers, format, isConverted } = judged;
  if (feed.plain === undefined) return ["done with a damaged archive", JSON.stringify(summary)];
  const input = textOf(feed.plain, summary.encoding);
  const output = textOf(judged.output, isConverted ? "utf-8" : summary.encoding);
  const order = judgeOrder(input, output, isConverted ? judged.rejects : undefined);
  if (order !== undefined) return order;
  if (isConverted || format !== summary.format) return judgeConverted(output, { format, readers, summary });
  if (format === "jsonl") return judgeJsonLines(input, output);
  if (format === "json") return judgeJson(input, output);
  return judgeTable(input, output, { readers, summary });
}
