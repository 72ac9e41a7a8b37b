import { compareCatalogs } from "../../catalog/diff/compare-catalogs.ts";
import { createContentTree } from "../../catalog/diff/content-tree.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession, type Session } from "../session.ts";
import type { Comparison } from "./comparison.ts";
import type { DiffOutcome } from "./diff-answer.ts";
import { diffForms } from "./diff-forms.ts";
import { mostListed, renderDiff } from "./diff-text.ts";
import { openCatalogContent } from "./open-catalog-content.ts";
import { type OpenedFeed, openComparedFeed } from "./open-compared-feed.ts";
import { readTouchedRows, type TouchedRow } from "./touched-rows.ts";

interface DiffRequest {
  readonly before: string;
  readonly after: string;
}

/** Says what differs between two catalogs, and which rows of a feed that touches. */
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
  if (opened === undefined) return output.write(renderDiff(outcome, comparison, session));
  const rows: TouchedRow[] = [];
  const counts = await readTouchedRows({ ...opened, comparison, signal }, (touched) => {
    rows.push(...touched.slice(0, mostListed - rows.length));
  });
  const feed = { feed: opened.name, counts, rows };
  await output.write(renderDiff({ ...outcome, feed }, comparison, session));
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
