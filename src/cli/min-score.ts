import { findImportedFile } from "../catalog/catalog-files.ts";
import { defaultMinScore, type ScoreSource } from "../pipeline/min-score.ts";
import { type ResolvedSettings, usesModel } from "./config.ts";
import { homeFolder } from "./paths.ts";
import type { World } from "./world.ts";

/** The score from which on a run writes categories. */
interface MinScore {
  /** In [0, 1]. */
  readonly minScore: number;
  readonly source: ScoreSource;
  /** Whether a setting says it. */
  readonly isSet: boolean;
}

/** `--min-score`, or the channel's own. */
export function minScoreOfRun(resolved: ResolvedSettings, world: World): MinScore {
  const { minScore, channel } = resolved.settings;
  const source = scoreSource(resolved, world);
  return { minScore: minScore ?? defaultMinScore(source, channel), source, isSet: minScore !== undefined };
}

/** Of a remote service it is not known what catalog it has; the channels are those of the built-in one. */
function scoreSource(resolved: ResolvedSettings, world: World): ScoreSource {
  const { baseUrl, channel, rag } = resolved.settings;
  if (rag || usesModel(resolved, world)) return "other";
  if (baseUrl !== undefined) return "builtin";
  return findImportedFile(homeFolder(resolved, world), channel) === undefined ? "builtin" : "other";
}
