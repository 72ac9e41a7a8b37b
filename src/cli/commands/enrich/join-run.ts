import type { FeedDescription } from "../../../feed/feed.ts";
import { formatOfPath } from "../../../feed/formats/detection.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { fingerprintHeader } from "../../../pipeline/history/fingerprint-writer.ts";
import { ScoreChanges } from "../../../pipeline/score-summary.ts";
import { joinParts, partsOf } from "../../../pipeline/shards/join-parts.ts";
import type { Manifest } from "../../../pipeline/shards/manifest.ts";
import type { Part } from "../../../pipeline/shards/part.ts";
import type { RunStore } from "../../../pipeline/shards/run-store.ts";
import type { RunSummary } from "../../../pipeline/summary.ts";
import { cliError } from "../../errors.ts";
import { sumModelFigures } from "../../several-models.ts";
import { spoolAttributes } from "./attribute-spool.ts";
import { openScoring, planWriting, type Work } from "./enrich-feed.ts";
import type { PaidWork } from "./executor.ts";
import { type FeedHistory, openHistory } from "./history.ts";
import { observedHistory } from "./history-files.ts";
import type { EnrichFlags, OpenedRun } from "./open-run.ts";
import type { PlannedRun } from "./planned-run.ts";
import { openSourceCategories } from "./source-categories.ts";
import { createSummarizer } from "./summary.ts";

/** What the plan has observed of the feed, beside what the last run has. */
export function openPlannedHistory(
  { store, manifest, session }: PlannedRun,
  run: OpenedRun,
  { acceptChanges, allowEmpty }: EnrichFlags,
): Promise<FeedHistory> {
  const { profile, startedAt: readAt } = manifest;
  return openHistory(
    { ...run, acceptChanges, allowEmpty, outputPath: run.output.path },
    session,
    profile
      ? (place) =>
          observedHistory(
            { profile, readAt, fingerprints: () => marksOf(store, manifest, run) },
            place,
            session.world,
          )
      : undefined,
  );
}

/** The fingerprints of all rows, when their claims are done. */
async function* marksOf(
  store: RunStore,
  manifest: Manifest,
  { feed: { description }, mapping, categoryMap }: OpenedRun,
): AsyncGenerator<Uint8Array> {
  yield fingerprintHeader({ description, mapping, decided: categoryMap?.decided });
  for (const part of await partsOf(store, manifest)) yield* store.read(part, "marks");
}

interface Joining {
  readonly run: OpenedRun;
  readonly parts: readonly Part[];
  readonly work: Work;
}

/** Writes the parts into the sinks of a run, and says what has become of its rows. */
export async function joinRun(
  { store, manifest, session }: PlannedRun,
  { run, parts, work }: Joining,
): Promise<RunSummary> {
  const { sinks, history } = work;
  const { plan, writing, isSpread } = planWriting(run, session);
  const { csvSafe } = writing;
  const spool = isSpread ? await spoolAttributes(run, sinks.output, { session, csvSafe }) : undefined;
  try {
    const sourceCategories = openSourceCategories(run, session);
    for (const part of parts) {
      spool?.spread.columns.addAll(part.attributes);
      if (part.sourceCategories !== null) sourceCategories.addAll(part.sourceCategories);
    }
    const scores = new ScoreChanges((await openScoring(run, session)).packNames);
    const { counts, respelledCharacters } = await joinParts({
      ...{ store, parts, plan, writing, description: run.feed.description, mapping: run.mapping },
      write: session.settings.write,
      ...(spool && { spread: spool.spread }),
      tail: run.selection.kind === "all" ? manifest.feed.tail : undefined,
      output: spool?.output ?? sinks.output,
      rejects: sinks.rejects,
      scores,
      signal: session.world.signal,
    });
    await history.check();
    const respelled = respelledCharacters + ((await spool?.finish()) ?? 0);
    const reusedRows = reusedIn(manifest);
    const summarize = createSummarizer(run, {
      ...{ ...work, scores, sourceCategories, paid: paidOf(parts) },
      ...(reusedRows !== undefined && { reusedRows }),
    });
    return summarize(counts, respelled);
  } finally {
    await spool?.close();
  }
}

/** What the parts were paid for. Undefined: nothing. */
export function paidOf(parts: readonly Pick<Part, "model">[]): PaidWork | undefined {
  const figures = sumModelFigures(parts.flatMap(({ model }) => model ?? []));
  return figures && { durable: async () => {}, model: () => figures, cachesAnswers: true };
}

function reusedIn({ run: { reusedRows } }: Manifest): (() => number) | undefined {
  return reusedRows === null ? undefined : () => reusedRows;
}

/** @throws PdoError PDO_MERGE_FORMAT: parts of rejects are in the feed's format */
export function refuseOtherRejects(
  rejects: string | undefined,
  { format }: Pick<FeedDescription, "format">,
): void {
  if (rejects !== undefined && (formatOfPath(rejects) ?? format) !== format)
    throw otherFormat(`--rejects ${rejects}`, format, undefined);
}

export function otherFormat(flag: string, format: string, planFlag: string | undefined): PdoError {
  return cliError({
    code: "PDO_MERGE_FORMAT",
    what: `${flag}: the parts are ${format}.`,
    seen: "They are joined as they were written.",
    nextStep:
      planFlag === undefined
        ? `Give it the ending .${format}.`
        : `Give it the ending .${format}, or plan the run with ${planFlag}.`,
  });
}
