import { stat } from "node:fs/promises";
import type { ColumnMapping } from "../../../feed/columns.ts";
import type { Feed } from "../../../feed/feed.ts";
import { type ReadFeedOptions, readFeedFile } from "../../../feed/reader.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { absolutePlace, isS3Address } from "../../../net/s3-address.ts";
import { compareProfiles, noRows } from "../../../pipeline/history/compare-profiles.ts";
import { type FeedProfile, identityOfFeed } from "../../../pipeline/history/feed-profile.ts";
import type { GuardFinding } from "../../../pipeline/history/findings.ts";
import type { RowFingerprints } from "../../../pipeline/history/row-fingerprints.ts";
import type { Product } from "../../../pipeline/product.ts";
import { prepareRows } from "../../../pipeline/rows.ts";
import type { RowSelection } from "../../../pipeline/run-options.ts";
import { cliError } from "../../errors.ts";
import { homeFolder } from "../../paths.ts";
import type { Session } from "../../session.ts";
import type { ReadMap } from "../map/category-map.ts";
import {
  createHistoryWriter,
  type HistoryPlace,
  type HistoryWriter,
  historyPlaceOf,
  readStoredFingerprints,
  readStoredProfile,
  type StoredProfile,
} from "./history-files.ts";

/** What identifies a run's feed, and how to read it. */
export interface ReadRun {
  readonly feed: Feed;
  readonly feedName: string;
  /** Undefined: a stream, which cannot be read twice. */
  readonly filePath: string | undefined;
  readonly reading: ReadFeedOptions;
  readonly mapping: ColumnMapping;
  readonly categoryMap?: Pick<ReadMap, "decided"> | undefined;
  readonly selection: RowSelection;
  /** Undefined: standard output. */
  readonly outputPath: string | undefined;
  /** `--accept-changes`: input that looks like a broken export is reported and does not stop the run. */
  readonly acceptChanges?: boolean | undefined;
  /** `--allow-empty`: likewise for a feed without rows. */
  readonly allowEmpty?: boolean | undefined;
}

/** The flag that lets findings of the input guard pass. */
export function passOf({ acceptChanges, allowEmpty }: GuardPasses, findings: readonly GuardFinding[]) {
  return findings.some(({ code }) => code === "rows_none")
    ? { flag: "--allow-empty", isGiven: allowEmpty === true }
    : { flag: "--accept-changes", isGiven: acceptChanges === true };
}

type GuardPasses = Pick<ReadRun, "acceptChanges" | "allowEmpty">;

/**
 * The input guard: compares what the last complete run observed of a feed with this one. A run over a selection of rows
 * neither compares nor stores anything, and no empty feed is stored, which says nothing of the next one.
 */
export interface FeedHistory {
  /** Undefined: no run of this feed was ever completed. */
  readonly last: StoredProfile | undefined;
  /**
   * Called before the first row: a file with a history is profiled in an extra pass, so that a broken export stops the
   * run before it costs anything. Only the first call has an effect.
   * @throws PdoError PDO_INPUT_SUSPICIOUS; PdoError where the feed cannot be read
   */
  checkAhead(): Promise<void>;
  /** Takes all records of the feed, in order; ignored where they were profiled ahead. */
  add(records: readonly FeedRecord[], products?: readonly Product[]): void;
  /**
   * Called after the last row and before the output is committed: compares where `checkAhead` could not. Of a selection
   * of rows too, an empty feed is no success.
   * @throws PdoError PDO_INPUT_SUSPICIOUS
   */
  check(): Promise<void>;
  /** Stores the observations. A failure does not stop the run; `notes` reports it. */
  commit(): Promise<void>;
  /** Deletes what was not committed. Safe to call after `commit`. */
  discard(): Promise<void>;
  /** Sentences for the run's summary. */
  notes(): readonly string[];
  /** The fingerprints of the last run's rows. Undefined: there are none. */
  fingerprints(): Promise<RowFingerprints | undefined>;
}

/** @param observed what was seen while the feed was planned. Absent: it is observed while it is read */
export async function openHistory(
  run: ReadRun,
  session: Session,
  observed?: (place: HistoryPlace) => HistoryWriter,
): Promise<FeedHistory> {
  const { world, resolved } = session;
  const { filePath, outputPath } = run;
  const identity = identityOfFeed({
    path: filePath && absolutePlace(filePath),
    outputPath: outputPath && absolutePlace(outputPath),
    columns: run.feed.description.columns,
  });
  const place = historyPlaceOf(identity, homeFolder(resolved, world));
  const last = await readStoredProfile(place);
  const writer = observed?.(place) ?? createHistoryWriter(run, place, world);
  return createHistory({
    run:
      observed === undefined && !(filePath && isS3Address(filePath)) ? run : { ...run, filePath: undefined },
    last,
    writer,
    signal: world.signal,
    fingerprints: () => readStoredFingerprints(place),
  });
}

interface HistoryParts {
  readonly run: ReadRun;
  readonly last: StoredProfile | undefined;
  readonly writer: HistoryWriter;
  readonly signal: AbortSignal;
  readonly fingerprints: () => Promise<RowFingerprints | undefined>;
}

function createHistory({ run, last, writer, signal, fingerprints }: HistoryParts): FeedHistory {
  const isWhole = run.selection.kind === "all";
  const notes: string[] = [];
  let seen: FeedProfile | undefined;
  let stateAhead: string | undefined;
  let isLetThrough = false;
  const compare = () => {
    if (seen === undefined) return;
    const findings = compareProfiles(last?.profile, seen, run.mapping.asked);
    if (findings.length > 0 && !isLike(last?.before, seen)) stopFor(findings);
  };
  const stopFor = (findings: readonly GuardFinding[]) => {
    const { flag, isGiven } = passOf(run, findings);
    if (!isGiven) {
      const isUntouched = stateAhead !== undefined || run.feed.counts().records === 0;
      const done = isUntouched ? "nothing" : run.outputPath === undefined ? "printed" : "unnamed";
      throw suspiciousInput({ ...run, findings, flag, lastReadAt: last?.readAt, done });
    }
    isLetThrough = true;
    notes.push(...findings.map(({ sentence }) => `Let through by ${flag}: ${sentence}`));
  };
  return {
    last,
    checkAhead: async () => {
      if (!isWhole || last === undefined || run.filePath === undefined || stateAhead !== undefined) return;
      stateAhead = await stateOf(run.filePath);
      seen = await readAhead(run.filePath, run, { writer, signal });
      compare();
    },
    add: (records, products) => {
      if (isWhole && seen === undefined) writer.add(records, products);
    },
    check: async () => {
      if (!isWhole && run.feed.counts().records === 0) stopFor([noRows(0)]);
      if (!isWhole || seen !== undefined) return;
      seen = await writer.end(run.feed.counts());
      compare();
    },
    commit: async () => {
      if (seen === undefined || seen.rows === 0) return;
      const isOther = stateAhead !== undefined && stateAhead !== (await stateOf(run.filePath ?? ""));
      if (isOther) notes.push(`${run.feedName} was changed while it was read; what it is like was not kept.`);
      else await writer.commit(seen, isLetThrough ? last?.profile : undefined);
    },
    discard: () => writer.discard(),
    notes: () => [...notes, ...writer.notes()],
    fingerprints,
  };
}

function isLike(before: FeedProfile | undefined, seen: FeedProfile): boolean {
  return before !== undefined && compareProfiles(before, seen).length === 0;
}

/** Profiles a feed without enriching it. */
async function readAhead(
  path: string,
  { reading, mapping }: Pick<ReadRun, "reading" | "mapping">,
  { writer, signal }: Pick<HistoryParts, "writer" | "signal">,
): Promise<FeedProfile> {
  const feed = await readFeedFile(path, reading);
  try {
    for await (const rows of prepareRows({ feed, mapping, selection: { kind: "all" }, signal })) {
      writer.add(
        rows.map(({ record }) => record),
        rows.map(({ product }) => product),
      );
    }
    return await writer.end(feed.counts());
  } finally {
    await feed.close();
  }
}

/** Size and modification time, which change when the file is replaced. */
async function stateOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${size} ${mtimeMs}`;
}

const mostReported = 5;

interface SuspiciousFeed {
  readonly feedName: string;
  readonly findings: readonly GuardFinding[];
  /** The flag that lets it pass. */
  readonly flag: string;
  /** Milliseconds since the epoch. Undefined: there was no last time. */
  readonly lastReadAt: number | undefined;
  /**
   * `nothing`: profiled ahead, no row was processed; `unnamed`: rows were processed, and their temporary file is
   * deleted; `printed`: rows are already on standard output.
   */
  readonly done: "nothing" | "unnamed" | "printed";
}

const consequences: Readonly<Record<SuspiciousFeed["done"], string>> = {
  nothing: "so nothing was done with it.",
  unnamed: "which shows at its end; its output was not put in place.",
  printed: "which shows at its end: what was printed should not be used.",
};

/** The error for a feed that looks like a broken export; its exit code is 4. */
function suspiciousInput({ feedName, findings, flag, lastReadAt, done }: SuspiciousFeed): PdoError {
  const more = findings.length - mostReported;
  return cliError({
    code: "PDO_INPUT_SUSPICIOUS",
    category: "suspicious-input",
    what: `${feedName}: this looks like a broken export, ${consequences[done]}`,
    seen: [
      ...findings.slice(0, mostReported).map(({ sentence }) => sentence),
      ...(more > 0 ? [`So do ${more} other things.`] : []),
      ...(lastReadAt === undefined ? [] : [`Last time was ${dayOf(lastReadAt)}.`]),
    ].join("\n"),
    nextStep: `Look at the export; if it is meant to be so, run it again with ${flag}.`,
  });
}

/** `2026-11-21 03:15 UTC` */
export function dayOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
