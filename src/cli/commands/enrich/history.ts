import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { ColumnMapping } from "../../../feed/columns.ts";
import type { Feed } from "../../../feed/feed.ts";
import { openFeedFile, type ReadFeedOptions, readFeed } from "../../../feed/reader.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { compareProfiles } from "../../../pipeline/history/compare-profiles.ts";
import { type FeedProfile, identityOfFeed } from "../../../pipeline/history/feed-profile.ts";
import type { GuardFinding } from "../../../pipeline/history/findings.ts";
import type { RowMarks } from "../../../pipeline/history/row-fingerprints.ts";
import type { RowSelection } from "../../../pipeline/run-options.ts";
import { cliError } from "../../errors.ts";
import { homeFolder } from "../../paths.ts";
import type { Session } from "../../session.ts";
import {
  createHistoryWriter,
  type HistoryWriter,
  historyPlaceOf,
  type KeptProfile,
  readKeptMarks,
  readKeptProfile,
} from "./history-files.ts";

/** A run that is about to begin: what tells its feed from others, and how to read it. */
export interface ReadRun {
  readonly feed: Feed;
  readonly feedName: string;
  /** Undefined: a stream, which cannot be read twice. */
  readonly filePath: string | undefined;
  readonly reading: ReadFeedOptions;
  readonly mapping: ColumnMapping;
  readonly selection: RowSelection;
  /** Undefined: standard output. */
  readonly outputPath: string | undefined;
  /** `--force`: what looks broken is told and let through. */
  readonly isForced: boolean;
}

/**
 * What the last complete run saw of a feed, and what this one sees. A run of some of the rows neither compares nor keeps
 * anything.
 */
export interface FeedHistory {
  /** Undefined: no run of this feed was ever completed. */
  readonly last: KeptProfile | undefined;
  /**
   * Before the first row: a file that was read before is read once ahead, so that a broken export stops the run before
   * anything is spent. A feed that breaks while it is read breaks here. Once is enough.
   * @throws PdoError PDO_INPUT_SUSPICIOUS; PdoError
   */
  checkAhead(): Promise<void>;
  /** All records of the feed, in order; nothing where they were read ahead. */
  add(records: readonly FeedRecord[]): void;
  /**
   * When all rows were read and before the output gets its name: compares what could not be read ahead.
   * @throws PdoError PDO_INPUT_SUSPICIOUS
   */
  check(): Promise<void>;
  /** Keeps what was seen. A history that cannot be kept fails no run: `notes` says so. */
  commit(): Promise<void>;
  /** Takes away what is not kept. Safe to call after `commit`. */
  discard(): Promise<void>;
  /** Sentences for the run's summary. */
  notes(): readonly string[];
  /** The marks of the last run's rows. Undefined: there are none. */
  marks(): Promise<RowMarks | undefined>;
}

export async function openHistory(run: ReadRun, session: Session): Promise<FeedHistory> {
  const { world, resolved } = session;
  const { filePath, outputPath } = run;
  const identity = identityOfFeed({
    path: filePath && resolve(filePath),
    outputPath: outputPath && resolve(outputPath),
    columns: run.feed.description.columns,
  });
  const place = historyPlaceOf(identity, homeFolder(resolved, world));
  const last = await readKeptProfile(place);
  const writer = createHistoryWriter(run, place, world);
  return createHistory({ run, last, writer, signal: world.signal, marks: () => readKeptMarks(place) });
}

interface HistoryParts {
  readonly run: ReadRun;
  readonly last: KeptProfile | undefined;
  readonly writer: HistoryWriter;
  readonly signal: AbortSignal;
  readonly marks: () => Promise<RowMarks | undefined>;
}

function createHistory({ run, last, writer, signal, marks }: HistoryParts): FeedHistory {
  const isWhole = run.selection.kind === "all";
  const notes: string[] = [];
  let seen: FeedProfile | undefined;
  let stateAhead: string | undefined;
  let isLetThrough = false;
  const compare = () => {
    if (last === undefined || seen === undefined) return;
    const findings = compareProfiles(last.profile, seen);
    if (findings.length === 0 || isLike(last.before, seen)) return;
    if (!run.isForced) {
      const done =
        stateAhead !== undefined ? "nothing" : run.outputPath === undefined ? "printed" : "unnamed";
      throw suspiciousInput({ ...run, findings, lastReadAt: last.readAt, done });
    }
    isLetThrough = true;
    notes.push(...findings.map(({ sentence }) => `Let through by --force: ${sentence}`));
  };
  return {
    last,
    checkAhead: async () => {
      if (!isWhole || last === undefined || run.filePath === undefined || stateAhead !== undefined) return;
      stateAhead = await stateOf(run.filePath);
      seen = await readAhead(run.filePath, run, { writer, signal });
      compare();
    },
    add: (records) => {
      if (isWhole && seen === undefined) writer.add(records);
    },
    check: async () => {
      if (!isWhole || seen !== undefined) return;
      seen = await writer.end(run.feed.counts());
      compare();
    },
    commit: async () => {
      if (seen === undefined) return;
      const isOther = stateAhead !== undefined && stateAhead !== (await stateOf(run.filePath ?? ""));
      if (isOther) notes.push(`${run.feedName} was changed while it was read; what it is like was not kept.`);
      else await writer.commit(seen, isLetThrough ? last?.profile : undefined);
    },
    discard: () => writer.discard(),
    notes: () => [...notes, ...writer.notes()],
    marks,
  };
}

function isLike(before: FeedProfile | undefined, seen: FeedProfile): boolean {
  return before !== undefined && compareProfiles(before, seen).length === 0;
}

/** Reads a feed and looks at it, and does nothing else. */
async function readAhead(
  path: string,
  { reading }: Pick<ReadRun, "reading">,
  { writer, signal }: Pick<HistoryParts, "writer" | "signal">,
): Promise<FeedProfile> {
  const feed = await readFeed(await openFeedFile(path), reading);
  try {
    for await (const records of feed.records({ signal })) writer.add(records);
    return await writer.end(feed.counts());
  } finally {
    await feed.close();
  }
}

/** Size and time of change: another file under the same name has others. */
async function stateOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${size} ${mtimeMs}`;
}

const mostTold = 5;

interface SuspiciousFeed {
  readonly feedName: string;
  readonly findings: readonly GuardFinding[];
  /** Milliseconds since the epoch. */
  readonly lastReadAt: number;
  /** `nothing`: it was read ahead; `unnamed`: rows were worked on, and their file is taken away; `printed`: they are out. */
  readonly done: "nothing" | "unnamed" | "printed";
}

const consequences: Readonly<Record<SuspiciousFeed["done"], string>> = {
  nothing: "so nothing was done with it.",
  unnamed: "which shows at its end; its output was not put in place.",
  printed: "which shows at its end: what was printed should not be used.",
};

/** A feed that looks like a broken export. It ends the command with the exit code 4. */
function suspiciousInput({ feedName, findings, lastReadAt, done }: SuspiciousFeed): PdoError {
  const more = findings.length - mostTold;
  return cliError({
    code: "PDO_INPUT_SUSPICIOUS",
    what: `${feedName}: this looks like a broken export, ${consequences[done]}`,
    seen: [
      ...findings.slice(0, mostTold).map(({ sentence }) => sentence),
      ...(more > 0 ? [`So do ${more} other things.`] : []),
      `Last time was ${dayOf(lastReadAt)}.`,
    ].join("\n"),
    nextStep: "Look at the export; if it is meant to be so, run it again with --force.",
  });
}

/** `2026-11-21 03:15 UTC` */
export function dayOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
