import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FeedProfile, profileVersion } from "../../../batch/history/feed-profile.ts";
import { parseRowMarks, type RowMarks } from "../../../batch/history/row-marks.ts";
import { replaceFile } from "../../../storage/replace-file.ts";

/** What the last complete run saw of a feed. */
export interface KeptProfile {
  /** Milliseconds since the epoch: when that run began. */
  readonly readAt: number;
  readonly profile: FeedProfile;
  /** Where that run was let through by `--force`: what the run before it saw. A feed may be like the one or the other. */
  readonly before?: FeedProfile;
}

/** Where the history of one feed lies: two files in the folder `feeds` of the home. */
export interface HistoryPlace {
  readonly identity: string;
  readonly profilePath: string;
  readonly marksPath: string;
}

export function historyPlaceOf(identity: string, home: string): HistoryPlace {
  const name = createHash("sha256").update(identity).digest("hex").slice(0, 32);
  const beginning = join(home, "feeds", name);
  return { identity, profilePath: `${beginning}.json`, marksPath: `${beginning}.marks` };
}

/** @returns undefined where there is none, or none of this version: then nothing is compared */
export async function readKeptProfile({ profilePath }: HistoryPlace): Promise<KeptProfile | undefined> {
  try {
    const kept = JSON.parse(await readFile(profilePath, "utf8"));
    return kept.schema_version === profileVersion
      ? {
          readAt: Date.parse(kept.read_at),
          profile: kept.profile,
          ...(kept.before && { before: kept.before }),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

/** @throws the system's error; what was kept before stays */
export function writeKeptProfile({ identity, profilePath }: HistoryPlace, kept: KeptProfile): void {
  const content = {
    schema_version: profileVersion,
    feed: identity,
    read_at: new Date(kept.readAt).toISOString(),
    profile: kept.profile,
    ...(kept.before && { before: kept.before }),
  };
  replaceFile(profilePath, `${JSON.stringify(content)}\n`);
}

/** @returns undefined where there are none, or none of this version */
export async function readKeptMarks({ marksPath }: HistoryPlace): Promise<RowMarks | undefined> {
  try {
    return parseRowMarks(await readFile(marksPath));
  } catch {
    return undefined;
  }
}
