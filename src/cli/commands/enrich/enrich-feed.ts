import type { CsvSafety } from "../../../feed/formats/delimited-cells.ts";
import { systemReason } from "../../../lib/errors.ts";
import { openRulePacks } from "../../../library/engine.ts";
import { addableColumns, planOutcomes } from "../../../pipeline/outcome-plan.ts";
import { withEditedRows } from "../../../pipeline/outputs/edited-rows.ts";
import { runFeed } from "../../../pipeline/run.ts";
import { RunCounts } from "../../../pipeline/run-figures.ts";
import { RowScores } from "../../../pipeline/score-summary.ts";
import type { FailOn, RunSummary } from "../../../pipeline/summary.ts";
import { readDecisionStore } from "../../decision-store.ts";
import type { OpenedModel } from "../../open-model.ts";
import { homeFolder } from "../../paths.ts";
import { counted, dollars } from "../../render/figures.ts";
import { createProgress, type Spending } from "../../render/progress.ts";
import type { Session } from "../../session.ts";
import { Interrupted } from "../../world.ts";
import { type AttributeSpool, languageOfAttributes, spoolAttributes } from "./attribute-spool.ts";
import { describeMaking, openChurnGuard } from "./churn-guard.ts";
import { openExecutor, type PaidWork, type ReusableAnswers } from "./executor.ts";
import { holdEdits, readHeldEdits } from "./held-edits.ts";
import type { FeedHistory } from "./history.ts";
import { openAnswersOfLastRun } from "./last-answers.ts";
import { describeMerge, type OutputMerge, openOutputMerge } from "./merge-output.ts";
import type { RunMonitor } from "./monitor.ts";
import type { EnrichFlags, OpenedRun } from "./open-run.ts";
import { openSinks, type Sinks } from "./outputs.ts";
import { openSourceCategories } from "./source-categories.ts";
import { createSummarizer, summaryBytes } from "./summary.ts";

/** The rule packs used for scoring where none were requested. */
const defaultPacks = ["google"] as const;

export interface Enriching {
  readonly flags: EnrichFlags;
  readonly session: Session;
  readonly history: FeedHistory;
  readonly failOn: FailOn | undefined;
  readonly monitor: RunMonitor;
  /** See `ServiceChoice`. */
  readonly model?: OpenedModel;
}

/**
 * Enriches a feed and commits its output. In any case no partial output remains; the caller closes the feed and its
 * history.
 * @throws the fault that stopped the run
 */
export async function enrichFeed(
  run: OpenedRun,
  enriching: Enriching,
  { openLast, process }: RunWork = workHere,
): Promise<RunSummary> {
  const { flags, session, history } = enriching;
  const { world, resolved } = session;
  await history.checkAhead();
  const startedAt = world.now();
  const paths = { rejectsPath: flags.rejects, summaryPath: flags.summary };
  const home = homeFolder(resolved, world);
  const madeWith = await describeMaking(session);
  const guard = await openChurnGuard(run, { ...enriching, madeWith });
  const sinks = await openSinks({
    ...{ output: run.output, ...paths, world, home, madeWith },
    keeps: "base",
    isNew: flags.overwrite !== true,
    ...(run.present && { present: run.present }),
  });
  const onWritten: OnWritten = (records, products) => {
    history.add(records, products);
    guard?.watch(records, products);
  };
  let last: ReusableAnswers | undefined;
  let merge: OutputMerge | undefined;
  try {
    merge = await openMerge(run, session);
    last = await openLast(run, { keep: flags, model: enriching.model }, session);
    const output = merge?.coming ?? sinks.output;
    const work = { ...enriching, sinks: { ...sinks, output }, startedAt, onWritten, last };
    const figures = await process(run, work);
    last?.answers.replace();
    const done = await merge?.finish(sinks.output, readDecisionStore(home));
    const merged = done?.figures;
    const notes = [
      ...(merged === undefined ? [] : describeMerge(run.output.name, merged)),
      ...((await guard?.check(sinks)) ?? []),
    ];
    const warnings = [...figures.warnings, ...notes];
    const summary = {
      ...{ ...withEditedRows(figures, done?.rows, enriching.failOn), warnings, merged: merged ?? null },
      output_sha256: sinks.outputSha256(),
    };
    await sinks.summary?.write(summaryBytes(summary));
    if (done !== undefined && run.output.path !== undefined) holdEdits(run.output.path, home, done.held);
    await sinks.commit(merged !== undefined && merged.cells > 0 ? merge?.comingPath : undefined);
    await history.commit();
    return {
      ...summary,
      warnings: [
        ...new Set([
          ...summary.warnings,
          ...history.notes(),
          ...sinks.notes(),
          ...notesOnAnswers(last, home),
        ]),
      ],
    };
  } finally {
    last?.answers.close();
    await merge?.close();
    await sinks.discard();
  }
}

/** Undefined: nobody has changed the output since it was written. */
async function openMerge(run: OpenedRun, session: Session): Promise<OutputMerge | undefined> {
  const { present, output } = run;
  if (output.path === undefined || present?.kind !== "own" || present.base === undefined) return undefined;
  const home = homeFolder(session.resolved, session.world);
  if (!present.base.differs && readHeldEdits(output.path, home).length === 0) return undefined;
  return openOutputMerge(output.path, { run, baseName: present.base.name }, session);
}

function notesOnAnswers(last: ReusableAnswers | undefined, home: string): string[] {
  const fault = last?.answers.fault();
  if (fault === undefined) return [];
  return [
    `Answers could not be kept in ${home} (${systemReason(fault)}): the next run does unchanged rows again.`,
  ];
}

type OnWritten = NonNullable<Parameters<typeof runFeed>[0]["onWritten"]>;

export interface Work extends Enriching {
  readonly onWritten: OnWritten;
  readonly sinks: Sinks;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Of unchanged rows. Absent: every row is done. */
  readonly last: ReusableAnswers | undefined;
}

/** How the rows of a run come to its sinks. */
export interface RunWork {
  openLast: typeof openAnswersOfLastRun;
  process(run: OpenedRun, work: Work): Promise<RunSummary>;
}

const workHere: RunWork = { openLast: openAnswersOfLastRun, process: processFeed };

/** What is wanted of each row, and how it is written. */
export function planWriting(run: OpenedRun, { settings }: Pick<Session, "settings">) {
  const { format, excelDelimiter, workbook } = run.output;
  const csvSafe: CsvSafety = workbook ? "off" : settings.csvSafe;
  const isSpread = settings.attributes === "columns" && run.tasks.tasks.includes("attribution");
  const plan = planOutcomes({
    ...{ tasks: run.tasks, write: settings.write, mapping: run.mapping, format },
    ...{
      dialect: run.feed.description.dialectName,
      columns: columnsToWrite(settings),
      attributeLanguage: isSpread ? languageOfAttributes(run) : undefined,
    },
  });
  const writing = {
    ...{ format, csvSafe },
    ...(run.columns && { columns: run.columns }),
    ...(excelDelimiter && { excelDelimiter }),
  };
  return { plan, writing, isSpread };
}

/** What rows are scored by. */
export async function openScoring(
  { tasks: { language } }: OpenedRun,
  { settings }: Pick<Session, "settings">,
) {
  const packNames = settings.rules ?? defaultPacks;
  return { packs: await openRulePacks(packNames), packNames, language };
}

/** Passes the rows from the feed to the sinks and collects what is reported about them. */
async function processFeed(run: OpenedRun, work: Work): Promise<RunSummary> {
  const { flags, session, history, monitor, sinks, model, last } = work;
  const { settings, world } = session;
  const extent = extentOf(run);
  const { plan, writing, isSpread } = planWriting(run, session);
  const { csvSafe } = writing;
  const scoring = await openScoring(run, session);
  const sourceCategories = openSourceCategories(run, session, last);
  const { learn } = sourceCategories;
  const workers = await openExecutor({ plan, extent, learn, last }, { keep: flags, model }, session);
  const { windowSize, batchSize, isWorkDoneHere, paid } = workers;
  const executor = sourceCategories.follow(workers.executor);
  let spool: AttributeSpool | undefined;
  let isDone = true;
  try {
    if (isSpread) spool = await spoolAttributes(run, sinks.output, { session, csvSafe });
    const scores = new RowScores({ ...scoring, isDeferred: isWorkDoneHere, last });
    const { reusedRows } = workers;
    const summarize = createSummarizer(run, { ...work, scores, paid, sourceCategories, reusedRows });
    const progress = await createProgress(
      { feed: run.feed, mostRows: extent.mostRows, spending: spendingOf(paid) },
      session,
    );
    const follow = (counts: RunCounts) =>
      monitor.follow(() => ({
        summary: summarize(counts, 0),
        shareDone: progress.shareDone(counts),
        pending: paid?.pending?.(),
      }));
    // What is spent before the first row is written is seen too.
    if (paid !== undefined) follow(new RunCounts());
    const onProgress = (counts: RunCounts) => {
      progress.update(counts);
      monitor.rowsWritten();
      follow(counts);
    };
    const { counts, respelledCharacters } = await runFeed({
      feed: run.feed,
      mapping: run.mapping,
      language: run.language,
      selection: run.selection,
      signal: world.signal,
      plan,
      write: settings.write,
      executor,
      windowSize,
      batchSize,
      onRead: progress.read,
      writing,
      ...(spool && { spread: spool.spread }),
      output: spool?.output ?? sinks.output,
      ...(sinks.rejects && { rejects: sinks.rejects }),
      ...(run.rejectsFormat && { rejectsFormat: run.rejectsFormat }),
      ...(paid && { beforeWrite: paid.durable }),
      decisions: readDecisionStore(homeFolder(session.resolved, world)),
      scores,
      onWritten: work.onWritten,
      onProgress,
    }).finally(progress.stop);
    await run.feed.checkUnchanged();
    await history.check();
    const respelled = respelledCharacters + ((await spool?.finish()) ?? 0);
    return summarize(counts, respelled);
  } catch (error) {
    isDone = false;
    throw paid?.cachesAnswers === true ? withResumeHint(error, world.signal) : error;
  } finally {
    await spool?.close();
    await workers.close();
    if (!isDone) await sayWhatWasPaid(paid, session);
  }
}

/** Of a run that was stopped there is no summary. */
async function sayWhatWasPaid(paid: PaidWork | undefined, session: Session): Promise<void> {
  const total = paid?.model?.().total;
  if (total === undefined || total.completions === 0) return;
  const cost = total.cost === null ? "at a price that is not known" : dollars(total.cost);
  await session.say(
    `Paid until then: ${counted(total.completions, "answer")} of the language model, ${cost}.`,
  );
}

export function spendingOf(paid: PaidWork | undefined): (() => Spending) | undefined {
  const { model, pending } = paid ?? {};
  if (model === undefined) return undefined;
  return () => {
    const { requests, total } = model();
    const tokens = total.input_tokens + total.output_tokens;
    return { calls: requests, tokens, cost: total.cost, waitsFor: pending?.().waitsFor ?? null };
  };
}

/** Of the columns that a run adds. Undefined: all. */
function columnsToWrite({ columns, messages }: Session["settings"]): readonly string[] | undefined {
  if (columns === undefined && messages) return undefined;
  return (columns ?? addableColumns).filter((name) => messages || name !== "messages");
}

function extentOf({ feed, selection }: OpenedRun) {
  return {
    totalBytes: feed.totalBytes,
    isGzip: feed.description.isGzip,
    mostRows: selection.kind === "all" ? undefined : selection.rows,
  };
}

/** Adds to an interruption that finished answers are cached. */
function withResumeHint(error: unknown, { reason }: AbortSignal): unknown {
  if (!(reason instanceof Interrupted)) return error;
  return new Interrupted(reason.exitCode, "Run the same command again: what was answered is kept.");
}
