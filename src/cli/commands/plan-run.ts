import { randomUUID } from "node:crypto";
import { unpack } from "../../feed/byte-stream.ts";
import type { Feed } from "../../feed/feed.ts";
import { type ReadFeedOptions, readFeed } from "../../feed/reader.ts";
import type { PdoError } from "../../lib/errors.ts";
import { absolutePlace } from "../../net/s3-address.ts";
import { writeDecisions } from "../../pipeline/decisions.ts";
import { profileFeed } from "../../pipeline/history/profiler.ts";
import { keepArtefacts } from "../../pipeline/shards/artefacts.ts";
import { differingMakers, type Manifest, manifestVersion } from "../../pipeline/shards/manifest.ts";
import { planClaims } from "../../pipeline/shards/plan-claims.ts";
import { openStoredFeed, RunStore, type StoredFeed } from "../../pipeline/shards/run-store.ts";
import type { CategoryGatherer } from "../../pipeline/source-categories/gather.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { connect } from "../connect.ts";
import { readDecisionStore } from "../decision-store.ts";
import { cliError } from "../errors.ts";
import { homeFolder } from "../paths.ts";
import { openSession, type Session } from "../session.ts";
import { isBuiltInEngine } from "./enrich/executor.ts";
import { type OpenedRun, openRun } from "./enrich/open-run.ts";
import { artefactsOf, describeMakers, settingsOfPlan } from "./enrich/planned-run.ts";
import { printRunStatus, statusOfRun } from "./enrich/run-status.ts";
import { openSourceCategories, type SourceCategoryWork } from "./enrich/source-categories.ts";

/** `pdo plan`: decides all that the shards of a run have in common, and writes it down once. */
export async function runPlan(feed: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const store = await RunStore.open(String(flags.out), session.world);
  const shards = Number(flags.shards);
  if (feed === "-") throw planOfStream();
  if (!isBuiltInEngine({ model: undefined }, session)) throw planOfModel();
  const { out: _, ...given } = flags;
  const run = await openRun(feed, { ...given, overwrite: true }, session);
  try {
    const { output } = run;
    if (run.feed.description.workbook !== undefined || output.workbook !== undefined)
      throw planOfWorkbook(run.feedName);
    const before = await store.findManifest();
    if (before !== undefined) {
      await refuseOther(store.folder, before, { run, shards, session });
      return await printRunStatus(await statusOfRun(store, before), session);
    }
    const manifest = await planInto(run, { store, shards, session });
    await printRunStatus(await statusOfRun(store, manifest), session);
  } finally {
    await run.feed.close();
  }
}

interface Planning {
  readonly store: RunStore;
  readonly shards: number;
  readonly session: Session;
}

/**
 * Plans a run, unless somebody was quicker with the same one.
 * @throws PdoError PDO_RUN_EXISTS
 */
export async function planInto(run: OpenedRun, { store, shards, session }: Planning): Promise<Manifest> {
  const id = randomUUID().replaceAll("-", "").slice(0, 12);
  await store.makeFolders(id);
  try {
    const manifest = await describe(run, { id, store, shards, session });
    session.world.signal.throwIfAborted();
    if (await store.publish(manifest)) return manifest;
  } catch (error) {
    await store.removePlan(id);
    throw error;
  }
  await store.removePlan(id);
  const other = await store.manifest();
  await refuseOther(store.folder, other, { run, shards, session });
  return other;
}

interface Describing extends Planning {
  readonly id: string;
}

async function describe(run: OpenedRun, { id, store, shards, session }: Describing): Promise<Manifest> {
  const { world, resolved } = session;
  const { feedName: name, filePath = "", mapping, language, selection, categoryMap } = run;
  const startedAt = world.now();
  const path = absolutePlace(filePath);
  const copied = await unpackWhereNeeded(run, { store, id }, session);
  const feed = copied?.feed ?? run.feed;
  const stored = copied?.stored ?? (await openStoredFeed(path, world));
  const isWhole = selection.kind === "all";
  const profiler = profileFeed({ description: feed.description, mapping, decided: categoryMap?.decided });
  const learning = openSourceCategories(run, session);
  // Of a selection other rows are not read here.
  const gatherer =
    isWhole && isBuiltInEngine({ model: undefined }, session) ? learning.gatherer() : undefined;
  const reopen = async () => readFeed({ ...(await stored.open()), path: name }, formOf(run));
  const totalBytes = feed.totalBytes ?? 0;
  const claims = await planClaims({
    ...{ feed, reopen, stored, totalBytes, mapping, language, selection, shards },
    createGuide: (claim) => store.createGuide(id, claim),
    onRecord: (record) => {
      if (!isWhole) return;
      const read = profiler.add(record);
      gatherer?.add(record, read);
    },
    signal: world.signal,
  });
  const expected = await look(learning, gatherer, session);
  await feed.checkUnchanged();
  await run.feed.checkUnchanged();
  const { supplied, ...plannedMapping } = mapping;
  const { description } = run.feed;
  return {
    format: "pdo-run",
    version: manifestVersion,
    id,
    startedAt,
    feed: {
      name,
      path: copied === undefined ? path : null,
      bytes: totalBytes,
      outputBase: run.output.path ?? "",
      identityPath: path,
      description,
      reading: formOf(run),
      counts: feed.counts(),
      tail: isWhole ? feed.tail() : "",
    },
    run: {
      tasks: run.tasks,
      mapping: plannedMapping,
      supplied: supplied === undefined ? null : [...supplied].map(([key, facts]) => [key, [...facts]]),
      language: { ...language, prior: language.prior.map((log) => (Number.isFinite(log) ? log : null)) },
      selection,
      output: { format: run.output.format, excelDelimiter: run.output.excelDelimiter ?? null },
      columns: run.columns ?? null,
      warnings: run.warnings,
      categoryMap: categoryMap
        ? {
            decided: [...categoryMap.decided],
            known: [...categoryMap.known],
            faulty: categoryMap.faulty,
          }
        : null,
      expected,
      decisions: writeDecisions(readDecisionStore(homeFolder(resolved, world))),
      reusedRows: isBuiltInEngine({ model: undefined }, session) ? 0 : null,
    },
    settings: settingsOfPlan(session),
    madeWith: await describeMakers(session),
    artefacts: await keepArtefacts(store, id, artefactsOf(session)),
    profile: isWhole ? profiler.profile(feed.counts()) : null,
    claims,
  };
}

/** The first look at the shop's own categories, which is taken at the whole feed. */
async function look(
  { learn }: SourceCategoryWork,
  gatherer: CategoryGatherer | undefined,
  session: Session,
): Promise<Manifest["run"]["expected"]> {
  if (!isBuiltInEngine({ model: undefined }, session)) {
    // As in one process: what is paid for is not asked ahead.
    const known = await learn(undefined);
    return known === undefined ? null : [...known.expected];
  }
  const client = await connect(session.resolved, session.world);
  try {
    const found = await learn(client, gatherer);
    return found === undefined ? null : [...found.expected];
  } finally {
    await client.close();
  }
}

/** A packed feed has no ranges, and one from the web is on this machine alone: their bytes are put into the run's folder. */
async function unpackWhereNeeded(
  run: OpenedRun,
  { store, id }: { readonly store: RunStore; readonly id: string },
  { world }: Session,
): Promise<{ readonly stored: StoredFeed; readonly feed: Feed } | undefined> {
  const { feedName, filePath = "" } = run;
  const { description } = run.feed;
  const isOfWeb = filePath !== feedName;
  if (!description.isGzip && !isOfWeb) return undefined;
  const { stream: packed } = await (await openStoredFeed(filePath, world)).open();
  const copy = await store.createFeed(id);
  try {
    for await (const bytes of description.isGzip ? unpack(packed, feedName) : packed) {
      world.signal.throwIfAborted();
      await copy.write(bytes);
    }
    await copy.end();
  } finally {
    await copy.close();
  }
  const stored = await store.feed({ id, feed: { path: null } });
  const feed = await readFeed({ ...(await stored.open()), path: feedName }, formOf(run));
  return { stored, feed: { ...feed, description } };
}

/** How the unpacked feed is read. */
function formOf({ reading, feed: { description } }: OpenedRun): ReadFeedOptions {
  return { ...reading, format: description.format, encoding: description.encoding };
}

interface Asked {
  readonly run: OpenedRun;
  readonly shards: number;
  readonly session: Session;
}

/** What of a planned run is another than what is asked for now, a sentence each. */
export async function differencesTo(planned: Manifest, { run, shards, session }: Asked): Promise<string[]> {
  const { feed, claims, run: rows } = planned;
  const settings = settingsOfPlan(session);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const others = Object.keys(settings).filter((name) => !isSame(settings[name], planned.settings[name]));
  const makers = differingMakers(planned, await describeMakers(session));
  const bytes = feed.path === null ? feed.bytes : run.feed.totalBytes;
  const compared: readonly (readonly [planned: unknown, asked: unknown, sentence: string])[] = [
    [feed.identityPath, absolutePlace(run.filePath ?? ""), `It is of ${feed.name}.`],
    [feed.bytes, bytes, "The feed has another size now."],
    [feed.description, run.feed.description, "The feed's header or form is another one now."],
    [claims.length, shards, `It has ${claims.length} shards.`],
    [rows.selection, run.selection, "It is of other rows."],
    [rows.output.format, run.output.format, `Its output is ${rows.output.format}.`],
    [[], others, `It has other settings: ${others.join(", ")}.`],
    [[], makers, "It was planned with another build, catalog, glossary or other examples."],
  ];
  return compared.filter(([one, other]) => !isSame(one, other)).map(([, , sentence]) => sentence);
}

/** @throws PdoError PDO_RUN_EXISTS */
async function refuseOther(folder: string, planned: Manifest, asked: Asked): Promise<void> {
  const reasons = await differencesTo(planned, asked);
  if (reasons.length > 0) throw otherRunPlanned(folder, reasons);
}

export function otherRunPlanned(folder: string, reasons: readonly string[]): PdoError {
  return cliError({
    code: "PDO_RUN_EXISTS",
    what: `${folder}: another run is planned there.`,
    seen: reasons.join(" "),
    nextStep: "Name another folder, or remove this one if its parts are not needed.",
  });
}

function planOfStream(): PdoError {
  return cliError({
    code: "PDO_PLAN_STREAM",
    what: "Standard input cannot be planned.",
    seen: "A stream is read once, and shards read their own ranges.",
    nextStep: "Save the feed to a file that all machines see, and plan that.",
  });
}

function planOfWorkbook(name: string): PdoError {
  return cliError({
    code: "PDO_PLAN_WORKBOOK",
    what: `${name}: a workbook cannot be cut into shards.`,
    seen: "It is one packed file, and so would its output be.",
    nextStep: "Save the sheet as CSV and plan that, or enrich the workbook in one process: pdo enrich.",
  });
}

function planOfModel(): PdoError {
  return cliError({
    code: "PDO_PLAN_MODEL",
    what: "Shards are done by the built-in engine.",
    seen: "A language model or a service is set, whose budget and kept answers many machines do not share.",
    nextStep: "Leave it out (pdo config shows where it is set), or run pdo enrich in one process.",
  });
}
