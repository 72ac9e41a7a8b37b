import { existsSync, statSync } from "node:fs";
import type { CatalogContent } from "../../catalog/catalog-content.ts";
import { contentOfCatalog } from "../../catalog/content-of-catalog.ts";
import { type SalesChannel, salesChannels } from "../../contract/vocabulary.ts";
import { CliProblem } from "../cli-problem.ts";
import { openCatalogs } from "../connect.ts";
import type { Session } from "../session.ts";

/**
 * A catalog as it is named on the command line: `channel_a` (as it is served now), `builtin:channel_a`, `FORMAT:PATH`
 * (`csv:./mine`, any format that can be imported), or the path of a compiled `.catalog` file.
 * @throws CliProblem PDO_CATALOG_NOT_NAMED; CatalogProblem where it cannot be read
 */
export async function openCatalogContent(named: string, session: Session): Promise<CatalogContent> {
  const channel = findChannel(named);
  if (channel !== undefined) {
    const catalogs = await openCatalogs(session.resolved, session.world);
    return contentOfCatalog(catalogs.catalog(channel));
  }
  if (statSync(named, { throwIfNoEntry: false })?.isFile()) return readCompiled(named);
  const [, word = "", rest = ""] = /^([^:]+):(.+)$/s.exec(named) ?? [];
  if (rest === "") throw notNamed(named);
  return word === "builtin" ? readBuiltin(named, rest) : readSource(word, rest, session);
}

function findChannel(word: string): SalesChannel | undefined {
  return salesChannels.find((known) => known === word);
}

async function readBuiltin(named: string, word: string): Promise<CatalogContent> {
  const channel = findChannel(word);
  if (channel === undefined) throw notNamed(named);
  const { builtinTargetFolder } = await import("../../catalog/builtin-folders.ts");
  const { loadBuiltinCatalog } = await import("../../catalog/load-catalog.ts");
  return contentOfCatalog(loadBuiltinCatalog(builtinTargetFolder, channel));
}

async function readCompiled(path: string): Promise<CatalogContent> {
  const { readCompiledCatalog } = await import("../../catalog/compiled-catalog.ts");
  const { createCatalog } = await import("../../catalog/catalog.ts");
  const nextStep = "Name its source instead, as FORMAT:PATH, for example csv:./mine.";
  return contentOfCatalog(createCatalog(readCompiledCatalog({ path, nextStep }), "imported"));
}

/** Nothing is reserved: what is only compared may use any identifier. */
async function readSource(format: string, path: string, session: Session): Promise<CatalogContent> {
  const { importContent } = await import("../../catalog/import-content.ts");
  const salesChannel = session.settings.channel;
  const request = { salesChannel, format, paths: [path], reserved: [] };
  const { content, warnings } = await importContent(request);
  for (const warning of warnings) await session.detail(warning);
  return content;
}

function notNamed(named: string): CliProblem {
  const isFolder = existsSync(named);
  return new CliProblem({
    code: "PDO_CATALOG_NOT_NAMED",
    what: `${named}: this names no catalog.`,
    seen: isFolder
      ? "It is a folder, and its format was not said."
      : "It is no channel, and there is no such file.",
    nextStep: `Name ${salesChannels.join(", ")}, builtin:channel_a, FORMAT:PATH (for example csv:${isFolder ? named : "./mine"}), or a compiled .catalog file.`,
  });
}
