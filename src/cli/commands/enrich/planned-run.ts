import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Feed } from "../../../feed/feed.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { type ArtefactFile, fetchArtefacts } from "../../../pipeline/shards/artefacts.ts";
import { sha256Of } from "../../../pipeline/shards/hashes.ts";
import { differingMakers, type Manifest } from "../../../pipeline/shards/manifest.ts";
import { RunStore } from "../../../pipeline/shards/run-store.ts";
import type { SourceCategories } from "../../../pipeline/source-categories/source-category.ts";
import { openCatalogs, openExamples } from "../../connect.ts";
import { cliError } from "../../errors.ts";
import { homeFolder, readVersion } from "../../paths.ts";
import { programDigest } from "../../program-digest.ts";
import type { Session } from "../../session.ts";
import { type SettingName, settingNames } from "../../settings.ts";
import type { ReadMap } from "../map/category-map.ts";
import { isBuiltInEngine } from "./executor.ts";
import { isWithoutEffect } from "./last-answers.ts";
import type { OpenedRun } from "./open-run.ts";
import { plannedFlags } from "./planned-flags.ts";

/** The settings that a plan writes down: those of its own that results depend on, and what decides the exit code. */
const plannedSettings: readonly SettingName[] = settingNames.filter(
  (name) => (plannedFlags.includes(name) && !isWithoutEffect(name)) || name === "failOn",
);

/** Those of a language model, which workers of a cluster ask with keys of their own. */
const modelSettings = [
  "provider",
  "providerBaseUrl",
  "model",
  "judge",
  "fallback",
  "escalateBelow",
  "maxCost",
  "maxTokens",
  "prices",
] as const satisfies readonly SettingName[];

/** Null: not set. */
export function settingsOfPlan(
  session: Pick<Session, "settings" | "resolved" | "world">,
): Manifest["settings"] {
  const { settings } = session;
  const isBuiltIn = isBuiltInEngine({ model: undefined }, session);
  const names = isBuiltIn ? plannedSettings : [...new Set([...plannedSettings, ...modelSettings])];
  return Object.fromEntries(names.map((name) => [name, settings[name] ?? null]));
}

/** Whether a language model does the rows of a run. */
export function isModelPlanned({ settings }: Pick<Manifest, "settings">): boolean {
  return (settings.provider ?? null) !== null;
}

/** What an answer of the built-in engine depends on, besides settings and what it is asked; equal on machines that answer alike. */
export async function describeMakers({ resolved, settings, world }: Session): Promise<Manifest["madeWith"]> {
  const [catalogs, examples] = [await openCatalogs(resolved, world), await openExamples(resolved, world)];
  const { channel, glossary } = settings;
  return {
    version: readVersion(),
    program: programDigest(),
    catalog: catalogs.fingerprint(channel),
    examples: examples.fingerprint(channel),
    glossary: glossary === undefined ? "" : await sha256Of(createReadStream(glossary)),
  };
}

const glossaryName = "glossary.csv";

/** What `describeMakers` describes besides the program, where it is this machine's own. */
export function artefactsOf({ resolved, settings, world }: Session): ArtefactFile[] {
  const { channel, glossary } = settings;
  const home = homeFolder(resolved, world);
  const names = [
    `channels/${channel}.catalog`,
    `examples/${channel}.examples`,
    `examples/${channel}.learned`,
  ];
  return [
    ...names.map((name) => ({ name, path: join(home, ...name.split("/")) })),
    ...(glossary === undefined ? [] : [{ name: glossaryName, path: glossary }]),
  ];
}

const ofProgram = ["version", "program"];

/** The session, or one with the planner's catalogs, examples and glossary in the place of others. */
async function withArtefacts(store: RunStore, manifest: Manifest, session: Session): Promise<Session> {
  const own = await describeMakers(session).catch(() => undefined);
  const differing = own === undefined ? ["glossary"] : differingMakers(manifest, own);
  if (differing.length === 0 || differing.some((name) => ofProgram.includes(name))) return session;
  const { resolved, world } = session;
  const home = await fetchArtefacts(store, manifest, join(homeFolder(resolved, world), "artefacts"));
  const hasGlossary = manifest.artefacts.some(({ name }) => name === glossaryName);
  const glossary = hasGlossary ? join(home, glossaryName) : session.settings.glossary;
  const settings = { ...session.settings, home, glossary };
  return { ...session, settings, resolved: { ...resolved, settings } };
}

const makers: Readonly<Record<string, string>> = {
  version: "the version of pdo",
  program: "the build of pdo (or what Node.js brings along: its tables of characters)",
  catalog: "the channel's catalog",
  examples: "the learned examples",
  glossary: "the glossary",
};

/** @throws PdoError PDO_RUN_OTHER_PROGRAM */
async function refuseOthers(folder: string, manifest: Manifest, session: Session): Promise<void> {
  const own = await describeMakers(session);
  const differing = differingMakers(manifest, own);
  if (differing.length === 0) return;
  const [first = ""] = differing;
  throw cliError({
    code: "PDO_RUN_OTHER_PROGRAM",
    what: `${folder}: on this machine ${makers[first]} is another than where the run was planned.`,
    seen:
      first === "version"
        ? `It was planned by ${manifest.madeWith.version}; this is ${own.version}.`
        : `Another: ${differing.map((name) => makers[name]).join("; ")}. Its rows would differ from those of the other shards.`,
    nextStep: "Install here what is installed there, or plan the run anew with what is here.",
  });
}

/** A run that was planned, to be gone on with on this machine. */
export interface PlannedRun {
  readonly store: RunStore;
  readonly manifest: Manifest;
  /** With the plan's settings, and without keys. */
  readonly session: Session;
  /** What is known of the shop's own categories. */
  readonly sourceCategories: SourceCategories | undefined;
  /** The run over a feed, or over a part of it. Its output is not named. */
  over(feed: Feed): OpenedRun;
}

/**
 * @throws PdoError PDO_RUN_NOT_FOUND, PDO_RUN_UNREADABLE, PDO_RUN_OTHER_PROGRAM
 */
export async function openPlannedRun(folder: string, own: Session): Promise<PlannedRun> {
  const store = await RunStore.open(folder, own.world);
  const manifest = await store.manifest();
  const session = await withArtefacts(store, manifest, withSettings(own, manifest));
  await refuseOthers(folder, manifest, session);
  const { feed: planned, run } = manifest;
  const { output } = run;
  const categoryMap = run.categoryMap && {
    decided: new Map(run.categoryMap.decided),
    known: new Set(run.categoryMap.known),
    faulty: run.categoryMap.faulty as ReadMap["faulty"],
  };
  const { categoryMap: decidedBy } = session.settings;
  return {
    store,
    manifest,
    session,
    sourceCategories: run.expected
      ? {
          decided: categoryMap?.decided ?? new Map(),
          expected: new Map(run.expected),
          ...(categoryMap && decidedBy !== undefined && { decidedBy }),
        }
      : undefined,
    over: (feed) => ({
      feed,
      feedName: planned.name,
      mapping: { ...run.mapping, ...(run.supplied && { supplied: new Map(run.supplied) }) },
      language: { ...run.language, prior: run.language.prior.map((log) => log ?? Number.NEGATIVE_INFINITY) },
      tasks: run.tasks,
      ...(categoryMap && { categoryMap }),
      selection: run.selection,
      output: {
        name: "the part",
        format: output.format,
        isGzip: false,
        ...(output.excelDelimiter && { excelDelimiter: output.excelDelimiter }),
      },
      ...(run.columns && { columns: run.columns }),
      warnings: run.warnings,
      filePath: planned.identityPath,
      reading: planned.reading,
    }),
  };
}

/** The plan's settings in the place of this machine's, whose keys and services have no part in the run. */
function withSettings(session: Session, manifest: Manifest): Session {
  const { resolved, world } = session;
  const { settings: planned } = manifest;
  const isModel = isModelPlanned(manifest);
  if (isModel) refuseOtherProvider(session, planned);
  const kept: readonly SettingName[] = isModel ? ["providerKeyFile"] : [];
  const undone = Object.fromEntries(
    isOfModel.filter((name) => !kept.includes(name)).map((name) => [name, undefined]),
  );
  const own = Object.fromEntries(Object.entries(planned).map(([name, value]) => [name, value ?? undefined]));
  const settings = { ...session.settings, ...undone, ...own } as Session["settings"];
  const environment = {
    ...world.environment,
    PDO_API_KEY: undefined,
    ...(!isModel && { PDO_PROVIDER_KEY: undefined }),
  };
  return { ...session, settings, resolved: { ...resolved, settings }, world: { ...world, environment } };
}

/** Whoever wrote the plan does not decide where this machine's key is sent. */
function refuseOtherProvider({ settings }: Session, planned: Manifest["settings"]): void {
  const isKnown = settings.provider === undefined || settings.provider === planned.provider;
  if (isKnown && (settings.providerBaseUrl ?? null) === (planned.providerBaseUrl ?? null)) return;
  throw cliError({
    code: "PDO_RUN_OTHER_PROVIDER",
    what: "The run was planned with another language model's provider than this machine's.",
    seen: `It asks ${planned.provider} at ${planned.providerBaseUrl ?? "its usual address"}.`,
    nextStep:
      "Set provider and providerBaseUrl (PDO_PROVIDER, PDO_PROVIDER_BASE_URL) here as where it was planned.",
  });
}

const isOfModel: readonly SettingName[] = [
  "baseUrl",
  "apiKeyFile",
  "providerKeyFile",
  "provider",
  "model",
  "judge",
  "voice",
  "images",
  "record",
  "replay",
  "batch",
  "maxChurn",
];

/** A flag of a shard or a merge that says how the run is done, which the plan does. */
export function refuseSettings(given: Readonly<Record<string, unknown>>, taken: readonly string[]): void {
  const name = Object.keys(given).find((flag) => given[flag] !== undefined && !taken.includes(flag));
  if (name === undefined) return;
  throw settingOfPlan(name);
}

function settingOfPlan(name: string): PdoError {
  const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return cliError({
    code: "PDO_SHARD_SETTING",
    what: `${flag}: this is not said of one shard.`,
    seen: "All shards are done as their plan says, or they would not be parts of one output.",
    nextStep: plannedFlags.some((planned) => planned === name)
      ? `Leave it out, or plan the run with it: pdo plan FEED --shards N -o RUN/ ${flag} ...`
      : "Leave it out; pdo merge takes what is said of the output.",
  });
}
