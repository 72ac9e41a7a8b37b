import { createReadStream } from "node:fs";
import type { Feed } from "../../../feed/feed.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { sha256Of } from "../../../pipeline/shards/hashes.ts";
import { differingMakers, type Manifest } from "../../../pipeline/shards/manifest.ts";
import { RunStore } from "../../../pipeline/shards/run-store.ts";
import type { SourceCategories } from "../../../pipeline/source-categories/source-category.ts";
import { openCatalogs, openExamples } from "../../connect.ts";
import { cliError } from "../../errors.ts";
import { programDigest, readVersion } from "../../paths.ts";
import type { Session } from "../../session.ts";
import { type SettingName, settingNames } from "../../settings.ts";
import type { ReadMap } from "../map/category-map.ts";
import { isWithoutEffect } from "./last-answers.ts";
import type { OpenedRun } from "./open-run.ts";
import { plannedFlags } from "./planned-flags.ts";

/** The settings that a plan writes down: those of its own that results depend on, and what decides the exit code. */
const plannedSettings: readonly SettingName[] = settingNames.filter(
  (name) => (plannedFlags.includes(name) && !isWithoutEffect(name)) || name === "failOn",
);

/** Null: not set. */
export function settingsOfPlan({ settings }: Pick<Session, "settings">): Manifest["settings"] {
  return Object.fromEntries(plannedSettings.map((name) => [name, settings[name] ?? null]));
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
  const session = withSettings(own, manifest);
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
      language: { ...run.language, prior: [] },
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
function withSettings(session: Session, { settings: planned }: Manifest): Session {
  const { resolved, world } = session;
  const undone = Object.fromEntries(
    settingNames.filter((name) => isOfModel.includes(name)).map((name) => [name, undefined]),
  );
  const own = Object.fromEntries(Object.entries(planned).map(([name, value]) => [name, value ?? undefined]));
  const settings = { ...session.settings, ...undone, ...own } as Session["settings"];
  const environment = { ...world.environment, PDO_API_KEY: undefined, PDO_PROVIDER_KEY: undefined };
  return { ...session, settings, resolved: { ...resolved, settings }, world: { ...world, environment } };
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
