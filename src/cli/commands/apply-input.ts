import { categoryPathText } from "../../catalog/localized-names.ts";
import { type ColumnMapping, resolveColumns } from "../../feed/columns.ts";
import { readFeedFile } from "../../feed/reader.ts";
import type { PdoError } from "../../lib/errors.ts";
import { lazily } from "../../lib/once.ts";
import { Decisions, parseDecisions } from "../../pipeline/decisions.ts";
import {
  decisionsOfSheet,
  type FindCategory,
  readSheet,
  type SheetProblem,
} from "../../report/read-sheet.ts";
import type { Flags } from "../config.ts";
import { openCatalogs } from "../connect.ts";
import { readDecisionsFile } from "../decision-store.ts";
import { cliError } from "../errors.ts";
import { type NamedFeed, openNamedFeed } from "../feed-input.ts";
import type { Session } from "../session.ts";
import { resolveCategory } from "./map/category-map.ts";

/** The columns of a feed, as the settings say. */
export function mappingOf(
  { feed, name }: Pick<NamedFeed, "feed" | "name">,
  { settings }: Session,
): ColumnMapping {
  return resolveColumns(feed.description, {
    map: settings.map,
    sample: feed.sample,
    name,
    ...(settings.language && { language: settings.language }),
  });
}

interface Given {
  readonly decisions: Decisions;
  readonly unclear: readonly SheetProblem[];
}

/** Decisions, or a review sheet: whatever does not begin as JSON Lines do. */
export async function readGiven(
  paths: { readonly decisions: string; readonly feed: string },
  flags: Flags,
  session: Session,
): Promise<Given> {
  const { decisions: path } = paths;
  const text = (await readDecisionsFile(path)).toString("utf8");
  if (/^\ufeff?\s*(?:\{|$)/.test(text))
    return { decisions: new Decisions(parseDecisions(text, path)), unclear: [] };
  if (paths.feed === "-") throw sheetForStream(path);
  const sheet = await readSheet(await readFeedFile(path, { linesAbove: 0 }), categoryFinder(session));
  if (sheet === undefined) throw decisionsUnknown(path);
  const decided = await openNamedFeed(paths.feed, { flags, world: session.world }, (opened) =>
    decisionsOfSheet(sheet.lines, opened.feed, mappingOf(opened, session), session.world.signal),
  );
  return { decisions: new Decisions(decided), unclear: sheet.problems };
}

/** Looks for a category in the channel's catalog, which is opened when it is needed. */
function categoryFinder({ resolved, world, settings }: Session): FindCategory {
  const open = lazily(async () => (await openCatalogs(resolved, world)).catalog(settings.channel));
  return async (written) => {
    const catalog = await open();
    const found = resolveCategory(catalog, written);
    if (found.state !== "leaf") return undefined;
    const path = categoryPathText(catalog, found.identifier, settings.language ?? "en");
    return { id: found.identifier, path };
  };
}

function decisionsUnknown(path: string): PdoError {
  return cliError({
    code: "PDO_DECISIONS_UNKNOWN",
    what: `${path}: these are no decisions.`,
    seen: "It is neither JSON Lines nor a table with the columns of a review sheet.",
    nextStep: "Give what the report has saved, or the file of --review-sheet with its header as it was.",
  });
}

function sheetForStream(path: string): PdoError {
  return cliError({
    code: "PDO_SHEET_FOR_STREAM",
    what: `${path}: a review sheet is applied to a file.`,
    seen: "The feed is read twice, which a stream cannot be.",
    nextStep: `Save the feed first: pdo apply ${path} feed.csv`,
  });
}
