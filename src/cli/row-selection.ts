import type { RowSelection } from "../batch/rows/row-selection.ts";
import { openFeedFile } from "../feed/open-feed.ts";
import { type ReadFeedOptions, readFeed } from "../feed/read-feed.ts";
import { CliProblem } from "./cli-problem.ts";

export interface SelectionRequest {
  /** `--rows` and `--sample`, as typed. */
  readonly rows: string | undefined;
  readonly sample: string | undefined;
  /** Undefined: a stream. */
  readonly filePath: string | undefined;
  readonly reading: ReadFeedOptions;
  readonly signal: AbortSignal;
}

/** An even sample needs the feed's length, so the file is counted first; a stream cannot be read twice. */
export async function resolveSelection(request: SelectionRequest): Promise<RowSelection> {
  const { rows, sample, filePath, reading, signal } = request;
  if (rows !== undefined && sample !== undefined) throw bothGiven();
  if (rows !== undefined) return { kind: "first", rows: parseCount("--rows", rows) };
  if (sample === undefined) return { kind: "all" };
  const wanted = parseCount("--sample", sample);
  if (filePath === undefined) throw sampleOfStream();
  const feed = await readFeed(await openFeedFile(filePath), reading);
  let total = 0;
  for await (const batch of feed.records({ signal })) total += batch.length;
  return { kind: "sample", rows: wanted, total };
}

function parseCount(flag: string, text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new CliProblem({
    code: "PDO_COUNT_INVALID",
    what: `${flag} ${text}: this is not a number of rows.`,
    seen: "It takes a whole number from 1 on.",
    nextStep: `For example ${flag} 100.`,
  });
}

function bothGiven(): CliProblem {
  return new CliProblem({
    code: "PDO_SELECTION_AMBIGUOUS",
    what: "--rows and --sample do not go together.",
    seen: "One takes the first rows, the other spreads them over the feed.",
    nextStep: "Give one of them.",
  });
}

function sampleOfStream(): CliProblem {
  return new CliProblem({
    code: "PDO_SAMPLE_OF_STREAM",
    what: "--sample needs a file.",
    seen: "The feed is a stream, whose length is not known beforehand.",
    nextStep: "Save it to a file first, or take the first rows with --rows.",
  });
}
