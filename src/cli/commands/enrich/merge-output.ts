import { createWriteStream } from "node:fs";
import { type FileHandle, mkdtemp, open as openFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { categoryPathText } from "../../../catalog/localized-names.ts";
import { isFeedError } from "../../../feed/errors.ts";
import { formatNamed } from "../../../feed/formats/detection.ts";
import { readFeedFile } from "../../../feed/reader.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { lazily } from "../../../lib/once.ts";
import type { Decisions } from "../../../pipeline/decisions.ts";
import { outputNotWritable } from "../../../pipeline/errors.ts";
import type { ByteSink } from "../../../pipeline/output-file.ts";
import type { CategoryNames } from "../../../pipeline/outputs/edited-category.ts";
import { findOutputEdits, type OutputEdits } from "../../../pipeline/outputs/merge-edits.ts";
import {
  type Merged,
  type MergeFigures,
  type MergeProblem,
  NotMergeable,
} from "../../../pipeline/outputs/merge-figures.ts";
import { findBase, readReplaced } from "../../../pipeline/outputs/replaced-outputs.ts";
import { openCatalogs } from "../../connect.ts";
import { cliError } from "../../errors.ts";
import { homeFolder } from "../../paths.ts";
import { counted } from "../../render/figures.ts";
import type { Session } from "../../session.ts";
import { resolveCategory } from "../map/category-map.ts";
import { readHeldEdits } from "./held-edits.ts";
import type { OpenedRun } from "./open-run.ts";

/** The run's rows on their way to an output that people have edited. */
export interface OutputMerge {
  /** Takes what the run would write. */
  readonly coming: ByteSink;
  /** Where that lies. */
  readonly comingPath: string;
  /**
   * Writes it with the edits in it. To be called when all of it was written.
   * @throws PdoError where it cannot be read or written
   */
  finish(output: ByteSink, decisions: Decisions): Promise<Merged>;
  close(): Promise<void>;
}

/**
 * Looks what people have edited, before the run's first row.
 * @param path of the output
 * @param baseName what the last run wrote there
 * @throws PdoError PDO_OUTPUT_EXISTS where the edits cannot be merged; a system error of the temporary folder
 */
export async function openOutputMerge(
  path: string,
  { run, baseName }: { readonly run: OpenedRun; readonly baseName: string },
  session: Session,
): Promise<OutputMerge> {
  const { world, resolved, settings } = session;
  const { signal } = world;
  const folder = await mkdtemp(join(tmpdir(), "pdo-merge-"));
  const { format } = run.output;
  const comingPath = join(folder, `coming.${formatNamed(format).extensions[0]}`);
  const basePath = join(folder, `base-${basename(path)}`);
  const unfinished = [comingPath, basePath];
  for (const one of unfinished) world.unfinishedFiles.add(one);
  let file: FileHandle | undefined;
  let edits: OutputEdits | undefined;
  const close = async () => {
    await edits?.close();
    await file?.close().catch(() => {});
    await rm(folder, { recursive: true, force: true });
    for (const one of unfinished) world.unfinishedFiles.delete(one);
  };
  const open = (one: string) => () => readFeedFile(one, { format });
  try {
    const base = findBase(path, homeFolder(resolved, world), { name: baseName, differs: true });
    if (base === undefined) throw notMergeable(path, "What pdo wrote there is held no more.");
    // By its own name and unpacked, for it may be a workbook, or packed itself.
    await pipeline(Readable.from(readReplaced(base)), createWriteStream(basePath, { mode: 0o600 }));
    const isAdding = settings.write === "add";
    const { mapping } = run;
    const held = readHeldEdits(path, homeFolder(resolved, world));
    edits = await findOutputEdits({
      ...{ base: open(basePath), edited: open(path), mapping, isAdding, signal, held },
    });
    file = await openFile(comingPath, "wx", 0o600);
  } catch (error) {
    await close();
    throw explained(path, error);
  }
  const [coming, found] = [file, edits];
  return {
    comingPath,
    coming: {
      write: (bytes) =>
        coming.appendFile(bytes).catch((error: unknown) => {
          throw outputNotWritable(comingPath, error);
        }),
    },
    finish: (output, decisions) =>
      found.merge({
        ...{ coming: open(comingPath), decisions, categories: categoryNames(run, session) },
        write: (bytes) => output.write(bytes),
      }),
    close,
  };
}

/** Of the run's channel, which is opened when a category was edited. */
function categoryNames(
  { language, tasks }: OpenedRun,
  { resolved, world, settings }: Session,
): CategoryNames {
  const open = lazily(async () => (await openCatalogs(resolved, world)).catalog(settings.channel));
  const named = settings.language ?? tasks.language ?? language.language ?? "en";
  return {
    pathOf: async (id) => {
      const catalog = await open();
      const found = resolveCategory(catalog, id);
      return found.state === "leaf" && found.identifier === id
        ? categoryPathText(catalog, id, named)
        : undefined;
    },
    idOf: async (path) => {
      const found = resolveCategory(await open(), path);
      return found.state === "leaf" ? found.identifier : undefined;
    },
  };
}

function explained(path: string, error: unknown): unknown {
  if (error instanceof NotMergeable) return notMergeable(path, describeProblem(error.problem));
  return isFeedError(error) ? notMergeable(path, describeProblem({ kind: "no output" })) : error;
}

function describeProblem(problem: MergeProblem): string {
  if (problem.kind === "no output") return "It cannot be read as an output any more.";
  if (problem.kind === "no identifiers")
    return "Rows without an identifier were edited, and it cannot be told which of the feed's rows they are.";
  return `${counted(problem.count, "row")} of it are neither the feed's nor pdo's, first "${problem.first}".`;
}

/** As for any other file that is there already, and why the edits could not be merged. */
export function notMergeable(path: string, why: string): PdoError {
  return cliError({
    code: "PDO_OUTPUT_EXISTS",
    what: `${path}: people have changed it since pdo wrote it, and the changes cannot be merged.`,
    seen: why,
    nextStep: "Name another file with -o, or replace this one with --overwrite; pdo undo brings it back.",
  });
}

const shownConflicts = 5;
const mostCharacters = 60;

/** Sentences for the run's summary. */
export function describeMerge(path: string, figures: MergeFigures): string[] {
  const { cells, rows, conflict_count, decided_count, dropped_count, conflicts } = figures;
  const { gone_count, gone, restored_rows, returned_rows } = figures;
  const shown = (text: string) =>
    text === ""
      ? "nothing"
      : JSON.stringify(text.length > mostCharacters ? `${text.slice(0, mostCharacters)}...` : text);
  const examples = conflicts
    .slice(0, shownConflicts)
    .map(({ id, column, edited, proposed, written }) => {
      const [stands, other] = written === "edited" ? [edited, proposed] : [proposed, edited];
      return `${id}, ${column}: ${shown(stands)} stands, and not ${shown(other)}`;
    })
    .join("; ");
  const differing = conflict_count + decided_count + dropped_count;
  return [
    ...(cells > 0
      ? [
          `${counted(cells, "cell")} in ${counted(rows, "row")} of ${path} ${cells === 1 ? "was" : "were"} edited by hand and stand${cells === 1 ? "s" : ""}.`,
        ]
      : []),
    ...(differing > 0
      ? [
          `For ${counted(differing, "edited cell")} there is another text now (${examples}${differing > shownConflicts ? "; ..." : ""}); the summary lists them.`,
        ]
      : []),
    ...(figures.review_count > 0
      ? [
          `${counted(figures.review_count, "row")} of them ${areOrIs(figures.review_count)} for review: their messages say why.`,
        ]
      : []),
    ...(gone_count > 0
      ? [
          `${counted(gone_count, "edited row")} of ${path} ${areOrIs(gone_count)} not in the feed any more (${gone.slice(0, shownConflicts).join(", ")}${gone_count > shownConflicts ? ", ..." : ""}); what was edited stands again when it is.`,
        ]
      : []),
    ...(restored_rows > 0
      ? [
          `${counted(restored_rows, "row")} that ${restored_rows === 1 ? "was" : "were"} taken out of ${path} ${areOrIs(restored_rows)} in the feed, and there again.`,
        ]
      : []),
    ...(returned_rows > 0
      ? [
          `${counted(returned_rows, "row")} of ${path} ${areOrIs(returned_rows)} in the feed again, with what was edited in it.`,
        ]
      : []),
  ];
}

function areOrIs(number: number): string {
  return number === 1 ? "is" : "are";
}
