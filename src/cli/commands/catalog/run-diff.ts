import { existsSync, statSync } from "node:fs";
import { isContractChannel, salesChannels } from "../../../api/vocabulary.ts";
import { catalogContent } from "../../../catalog/catalog.ts";
import { createContentTree } from "../../../catalog/changes.ts";
import { compareCatalogs } from "../../../catalog/compare-catalogs.ts";
import type { CatalogContent } from "../../../catalog/model.ts";
import type { PdoError } from "../../../lib/errors.ts";
import type { CommandContext } from "../../command.ts";
import type { Flags } from "../../config.ts";
import { openCatalogs } from "../../connect.ts";
import { cliError } from "../../errors.ts";
import { lineWidth } from "../../render/text.ts";
import { wrapLines } from "../../render/wrap.ts";
import { openSession, type Session } from "../../session.ts";
import { type Comparison, type DiffOutcome, diffForms } from "./diff-answer.ts";
import { mostListed, renderDiff } from "./diff-text.ts";
import { type OpenedFeed, openComparedFeed, readTouchedRows, type TouchedRow } from "./touched-rows.ts";

interface DiffRequest {
  readonly before: string;
  readonly after: string;
}

/** Reports the differences between two catalogs, and the rows of a feed that they affect. */
export async function runDiffCatalogs(
  { before, after }: DiffRequest,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const old = createContentTree(await openCatalogContent(before, session));
  const next = createContentTree(await openCatalogContent(after, session));
  const language = session.settings.language ?? "en";
  const comparison: Comparison = { old, next, changes: compareCatalogs(old, next), language };
  const outcome: DiffOutcome = {
    old: { name: before, categoryCount: old.categories.length },
    next: { name: after, categoryCount: next.categories.length },
    changes: comparison.changes,
  };
  const opened = await openComparedFeed(flags, session);
  try {
    if (session.form === "table") await printForPerson(outcome, { comparison, opened, session });
    else await printForProgram(outcome, session.form, { comparison, opened, session });
  } finally {
    await opened?.feed.close();
  }
}

interface Printing {
  readonly comparison: Comparison;
  readonly opened: OpenedFeed | undefined;
  readonly session: Session;
}

async function printForPerson(
  outcome: DiffOutcome,
  { comparison, opened, session }: Printing,
): Promise<void> {
  const { output, signal } = session.world;
  if (opened === undefined)
    return output.write(wrapLines(renderDiff(outcome, comparison, session), lineWidth(output)));
  const rows: TouchedRow[] = [];
  const counts = await readTouchedRows({ ...opened, comparison, signal }, (touched) => {
    rows.push(...touched.slice(0, mostListed - rows.length));
  });
  const feed = { feed: opened.name, counts, rows };
  await output.write(wrapLines(renderDiff({ ...outcome, feed }, comparison, session), lineWidth(output)));
}

async function printForProgram(
  outcome: DiffOutcome,
  form: keyof typeof diffForms,
  { comparison, opened, session }: Printing,
): Promise<void> {
  const { output, signal } = session.world;
  const { begin, rows, end } = diffForms[form](output.isTerminal ? 2 : undefined);
  await output.write(begin(outcome, opened?.name));
  const counts =
    opened &&
    (await readTouchedRows({ ...opened, comparison, signal }, (touched) => output.write(rows(touched))));
  await output.write(end(counts));
}

/**
 * Opens a catalog as named on the command line: `channel_a` (as served now), `builtin:channel_a`, `FORMAT:PATH`
 * (`csv:./mine`, any format that can be imported), or the path of a compiled `.catalog` file.
 * @throws PdoError PDO_CATALOG_NOT_NAMED; CatalogError where it cannot be read
 */
async function openCatalogContent(named: string, session: Session): Promise<CatalogContent> {
  const catalogs = await openCatalogs(session.resolved, session.world);
  if (catalogs.channels().includes(named)) return catalogContent(catalogs.catalog(named));
  if (statSync(named, { throwIfNoEntry: false })?.isFile()) return readCompiled(named);
  const [, word = "", rest = ""] = /^([^:]+):(.+)$/s.exec(named) ?? [];
  if (rest === "") throw notNamed(named);
  return word === "builtin" ? readBuiltin(named, rest) : readSource(word, rest, session);
}

async function readBuiltin(named: string, word: string): Promise<CatalogContent> {
  if (!isContractChannel(word)) throw notNamed(named);
  const { builtinTargetFolder } = await import("../../../catalog/catalog-files.ts");
  const { loadBuiltinCatalog } = await import("../../../catalog/compiled-catalog.ts");
  return catalogContent(loadBuiltinCatalog(builtinTargetFolder, word));
}

async function readCompiled(path: string): Promise<CatalogContent> {
  const { readCompiledCatalog } = await import("../../../catalog/compiled-catalog.ts");
  const { createCatalog } = await import("../../../catalog/catalog.ts");
  const nextStep = "Name its source instead, as FORMAT:PATH, for example csv:./mine.";
  return catalogContent(createCatalog(readCompiledCatalog({ path, nextStep }), "imported"));
}

/** No identifier is reserved here: a catalog that is only compared may use any. */
async function readSource(format: string, path: string, session: Session): Promise<CatalogContent> {
  const { importContent } = await import("../../../catalog/import-catalog.ts");
  const salesChannel = session.settings.channel;
  const request = { salesChannel, format, paths: [path], reserved: [] };
  const { content, warnings } = await importContent(request);
  for (const warning of warnings) await session.detail(warning);
  return content;
}

function notNamed(named: string): PdoError {
  const isFolder = existsSync(named);
  return cliError({
    code: "PDO_CATALOG_NOT_NAMED",
    what: `${named}: this names no catalog.`,
    seen: isFolder
      ? "It is a folder, and its format was not said."
      : "It is no channel, and there is no such file.",
    nextStep: `Name ${salesChannels.join(", ")}, builtin:channel_a, FORMAT:PATH (for example csv:${isFolder ? named : "./mine"}), or a compiled .catalog file.`,
  });
}
