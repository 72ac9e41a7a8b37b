import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lastAnswersFolder, openLastAnswers, removeLastAnswers } from "../../../cache/last-answers.ts";
import { canonicalJson } from "../../../lib/json.ts";
import { absolutePlace } from "../../../net/s3-address.ts";
import { identityOfFeed } from "../../../pipeline/history/feed-profile.ts";
import { openCatalogs, openExamples } from "../../connect.ts";
import { recordOf } from "../../flags.ts";
import { answersPlace, cacheMode } from "../../open-answer-cache.ts";
import { programFingerprint } from "../../program-digest.ts";
import type { Session } from "../../session.ts";
import { type SettingName, settingNames } from "../../settings.ts";
import { isBuiltInEngine, isFile, type ReusableAnswers, type ServiceChoice } from "./executor.ts";
import type { OpenedRun } from "./open-run.ts";

/** Answers of feeds that were not run for so long are removed. */
const unusedMs = 60 * 24 * 3_600_000;

/**
 * What the built-in engine answered in the last run of this feed to this output. A run over some rows uses it and leaves it.
 * @returns undefined where another engine answers, with `--no-cache`, and where it cannot be known whether the answers would be the same
 */
export async function openAnswersOfLastRun(
  { filePath, feed, output, selection }: OpenedRun,
  choice: Pick<ServiceChoice, "keep" | "model">,
  session: Session,
): Promise<ReusableAnswers | undefined> {
  const mode = cacheMode(choice.keep);
  if (mode === "off" || !isBuiltInEngine(choice, session)) return undefined;
  const identity = await identityOfEngine(session);
  if (identity === undefined) return undefined;
  const { columns } = feed.description;
  const names = [filePath, output.path].map((path) =>
    identityOfFeed({ path: path && absolutePlace(path), outputPath: undefined, columns }),
  );
  const place = answersPlace(session.resolved, session.world);
  const folder = join(lastAnswersFolder(place.home), sha256(JSON.stringify(names)).slice(0, 32));
  try {
    removeLastAnswers(place.home, session.world.now() - unusedMs);
  } catch {
    // Only disk space is lost.
  }
  const answers = openLastAnswers(
    { ...place, folder },
    { isUsed: mode === "use", isKept: selection.kind === "all" },
  );
  return { answers, identity };
}

/** These settings say how a run goes and how it is reported, and not what it finds. */
export function isWithoutEffect(name: SettingName): boolean {
  const { group, section } = recordOf(name);
  return group === "connection" || group === "common" || group === "money" || section === "Run";
}

/** All that the built-in engine's answers depend on besides what it is asked. Undefined: it cannot be known. */
async function identityOfEngine({ resolved, settings, world }: Session): Promise<string | undefined> {
  const [catalogs, examples] = [await openCatalogs(resolved, world), await openExamples(resolved, world)];
  const { glossary } = settings;
  if (glossary !== undefined && !(await isFile(glossary))) return undefined;
  const words = glossary === undefined ? "" : sha256(await readFile(glossary));
  const used = settingNames.filter((name) => !isWithoutEffect(name));
  return sha256(
    canonicalJson({
      program: programFingerprint(),
      catalogs: catalogs.channels().map((channel) => [channel, catalogs.fingerprint(channel)]),
      examples: catalogs.channels().map((channel) => examples.fingerprint(channel)),
      settings: used.map((name) => [name, settings[name] ?? null]),
      words,
    }),
  );
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
