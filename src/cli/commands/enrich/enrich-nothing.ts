import type { FeedDescription } from "../../../feed/feed.ts";
import { formatNamed, formatOfPath } from "../../../feed/formats/detection.ts";
import { streamFormat } from "../../../feed/formats/formats.ts";
import { createFeedWriter } from "../../../feed/writer.ts";
import { findFeedLanguage } from "../../../pipeline/feed-language.ts";
import { RunCounts } from "../../../pipeline/run-figures.ts";
import { createSummary, type FailOn, type RunSummary } from "../../../pipeline/summary.ts";
import { fileNameOf, isWebAddress } from "../../feed-download.ts";
import { minScoreOfRun } from "../../min-score.ts";
import { homeFolder } from "../../paths.ts";
import type { Session } from "../../session.ts";
import { toTaskOptions } from "../../settings.ts";
import type { EnrichFlags } from "./open-run.ts";
import { refuseFiles } from "./output-files.ts";
import { type OutputPlan, openSinks, planOutput } from "./outputs.ts";
import { summaryBytes } from "./summary.ts";

interface NothingToEnrich {
  /** Undefined: standard input. */
  readonly feedPath: string | undefined;
  readonly flags: EnrichFlags;
  readonly failOn: FailOn | undefined;
}

/**
 * `--allow-empty` with a feed that has neither a header nor a row: its output has neither, an empty list where the
 * format is one. (A feed with a header alone is a feed like any other.)
 */
export async function enrichNothing(
  { feedPath, flags, failOn }: NothingToEnrich,
  session: Session,
): Promise<{ readonly output: OutputPlan; readonly summary: RunSummary }> {
  const { settings, world, resolved } = session;
  const startedAt = world.now();
  const { out, format, rejects, summary: summaryPath, overwrite } = flags;
  const feed = describeNothing(feedPath, flags);
  const base = feedPath !== undefined && isWebAddress(feedPath) ? fileNameOf(feedPath) : feedPath;
  const output = planOutput({ feedPath: base, feed, out, format });
  const files = { output: output.path, rejects, summary: summaryPath };
  const monitoring = [settings.statusFile, settings.metricsFile].filter((path) => path !== undefined);
  await refuseFiles({ ...files, feed: feedPath, monitoring, overwrite }, session);
  const home = homeFolder(resolved, world);
  const sinks = await openSinks({ output, rejectsPath: rejects, summaryPath, world, home });
  try {
    const summary = createSummary({
      feedName: feedPath ?? "standard input",
      outputName: output.name,
      rejectsName: rejects ?? null,
      description: feed,
      columns: {},
      language: findFeedLanguage(
        { sample: [], description: feed },
        { columns: {}, why: {}, warnings: [] },
        settings.sourceLanguage,
      ),
      options: toTaskOptions(settings, minScoreOfRun(resolved, world).minScore),
      counts: new RunCounts(),
      warnings: ["Let through by --allow-empty: The feed is empty."],
      startedAt,
      endedAt: world.now(),
      ...(failOn !== undefined && { failOn }),
    });
    await sinks.output.write(emptyDocument(feed, output));
    await sinks.summary?.write(summaryBytes(summary));
    await sinks.commit();
    return { output, summary };
  } finally {
    await sinks.discard();
  }
}

function describeNothing(feedPath: string | undefined, { inputFormat }: EnrichFlags): FeedDescription {
  const format = inputFormat ?? (feedPath && formatOfPath(feedPath)) ?? streamFormat.name;
  return { format, encoding: "utf-8", hasBom: false, isGzip: false, columns: [], headerRaw: "", why: [] };
}

function emptyDocument(feed: FeedDescription, { format }: OutputPlan): Uint8Array {
  if (formatNamed(format).isTabular) return new Uint8Array();
  const list = { ...feed, format: streamFormat.name };
  const writer = createFeedWriter(list, { format, addedColumns: [], csvSafe: "off" });
  return Buffer.concat([writer.header(), writer.end()]);
}
