import type { SalesChannel } from "../../api/vocabulary.ts";
import type { Catalog } from "../../catalog/model.ts";
import { exampleUnknown } from "../../ml/errors.ts";
import type { AddOutcome } from "../../ml/example-store.ts";
import type { Example } from "../../ml/examples.ts";
import { foldText } from "../../nlp/normalizer.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { openCatalogs, openExamples } from "../connect.ts";
import { printAnswer } from "../render/answer.ts";
import { count, counted } from "../render/figures.ts";
import { startSpinner } from "../render/progress.ts";
import { openSession, type Session } from "../session.ts";
import {
  isRowFault,
  type LabelledFeed,
  openLabelledFeed,
  type RowFault,
  rowFaults,
} from "./evaluate/labelled-feed.ts";

export async function runAddExamples(path: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { signal } = session.world;
  const catalogs = await openCatalogs(session.resolved, session.world);
  const catalog = catalogs.catalog(session.settings.channel);
  const feed = await openLabelledFeed(path, flags, { session, catalog });
  try {
    for (const sentence of feed.why) await session.detail(sentence);
    const counts = createRowCounts();
    await addAndReport({ catalog, examples: examplesOf(feed, counts, signal), rows: counts }, session);
  } finally {
    await feed.close();
  }
}

/** Trains on the existing examples, as adding none does. */
export async function runLearnExamples(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const catalogs = await openCatalogs(session.resolved, session.world);
  const catalog = catalogs.catalog(session.settings.channel);
  await addAndReport({ catalog, examples: noExamples(), rows: createRowCounts() }, session);
}

async function* noExamples(): AsyncGenerator<never> {}

interface Addition {
  readonly catalog: Catalog;
  readonly examples: ReturnType<typeof examplesOf>;
  /** Counted as the examples pass. */
  readonly rows: RowCounts;
}

async function addAndReport({ catalog, examples, rows }: Addition, session: Session): Promise<void> {
  const store = await openExamples(session.resolved, session.world);
  const spinner = await startSpinner("Reading the examples", session);
  let outcome: AddOutcome;
  try {
    outcome = await store.add({
      catalog,
      examples,
      signal: session.world.signal,
      rankPlainly: await openPlainRanking(session, catalog.salesChannel),
      onProgress: (step, share) => spinner?.show(`${step}: ${Math.round(share * 100)} %`),
    });
  } finally {
    spinner?.stop();
  }
  const answer = toAddAnswer(outcome, rows, catalog.salesChannel);
  await printAnswer(
    {
      answer,
      text: () => renderAddAnswer(answer),
      rows: () => Object.entries(answer).map(([key, value]) => [key, asCell(value)]),
    },
    session,
  );
}

/** What the channel's categories are without examples: where these are few, both are weighed. */
export async function openPlainRanking({ resolved, world }: Session, salesChannel: SalesChannel) {
  const [{ createCategorizer }, { createKnownCatalogs }, { createPlainRanking }, { builtinKnowledge }] =
    await Promise.all([
      import("../../tasks/categorization/rules/categorize.ts"),
      import("../../tasks/categorization/rules/rank-by-knowledge.ts"),
      import("../../tasks/categorization/rules/categorize-with-examples.ts"),
      import("../../ml/titles/knowledge-file.ts"),
    ]);
  const knowledge = createKnownCatalogs(builtinKnowledge);
  const catalogs = await openCatalogs(resolved, world);
  return createPlainRanking(createCategorizer({ catalogs, knowledge }), salesChannel);
}

function asCell(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** By its id; where no example has it, by its name, in any case. */
export async function runRemoveExample(
  idOrName: string,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const { channel } = session.settings;
  const catalog = (await openCatalogs(session.resolved, session.world)).catalog(channel);
  const store = await openExamples(session.resolved, session.world);
  const isById = store.examples(channel).some(({ id }) => id === idOrName);
  const folded = foldText(idOrName.trim());
  const { removed, left } = await store.remove({
    catalog,
    matches: ({ id, name }) => (isById ? id === idOrName : foldText(name.trim()) === folded),
    signal: session.world.signal,
    rankPlainly: await openPlainRanking(session, channel),
  });
  if (removed === 0) throw exampleUnknown(idOrName, channel);
  await session.say(
    `Removed ${counted(removed, "example")}; ${channel} has ${counted(left, "example")} left.`,
  );
}

export async function runClearExamples(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { channel } = session.settings;
  const store = await openExamples(session.resolved, session.world);
  await session.say(
    store.clear(channel)
      ? `${channel} has forgotten its examples.`
      : `${channel} had no examples; nothing changed.`,
  );
}

/** The JSON answer for a feed that was added. */
function toAddAnswer({ counts, facts }: AddOutcome, rows: RowCounts, salesChannel: string) {
  return {
    sales_channel: salesChannel,
    rows: rows.rows,
    added: counts.added,
    changed: counts.changed,
    repeated: counts.repeated,
    left_out: { ...rows.faults },
    unknown_categories: [...rows.unknownCategories],
    unknown_attributes: Object.fromEntries(rows.unknownAttributes),
    example_count: facts.exampleCount,
    category_count: facts.categoryCount,
    attributed_count: facts.attributedCount,
  };
}

type AddAnswer = ReturnType<typeof toAddAnswer>;

/** The same as text. */
function renderAddAnswer(answer: AddAnswer): string {
  const { added, changed, repeated, left_out: leftOut } = answer;
  const lines = [
    `${counted(answer.rows, "row")}: ${count(added)} added, ${count(changed)} changed, ${count(repeated)} as they were.`,
    leftOut.no_category > 0 && `Without a category: ${counted(leftOut.no_category, "row")}.`,
    leftOut.unknown_category > 0 &&
      `With a category that the catalog does not have: ${counted(leftOut.unknown_category, "row")} (${quoted(answer.unknown_categories)}).`,
    leftOut.no_text > 0 && `Without a name and a description: ${counted(leftOut.no_text, "row")}.`,
    attributesLine(answer.unknown_attributes),
    `${answer.sales_channel} has learned from ${counted(answer.example_count, "example")} of ${counted(answer.category_count, "category", "categories")}, ${count(answer.attributed_count)} of them with attributes.`,
  ];
  return lines
    .filter((line) => line !== false && line !== "")
    .map((line) => `${line}\n`)
    .join("");
}

function attributesLine(unknown: Readonly<Record<string, number>>): string {
  const names = Object.entries(unknown).sort(([, one], [, other]) => other - one);
  if (names.length === 0) return "";
  return `Left out: attributes that the products' categories do not ask for: ${quoted(names.map(([name]) => name))}.`;
}

function quoted(texts: readonly string[]): string {
  const shown = texts.slice(0, mostNamed).map((text) => `"${text}"`);
  return texts.length > mostNamed
    ? `${shown.join(", ")} and ${texts.length - mostNamed} more`
    : shown.join(", ");
}

/** Counts of a labelled feed's rows. */
interface RowCounts {
  rows: number;
  readonly faults: Record<RowFault["reason"], number>;
  /** The first few categories that the catalog does not have, as the feed writes them. */
  readonly unknownCategories: Set<string>;
  /** Attributes that the products' categories do not have, with their counts. */
  readonly unknownAttributes: Map<string, number>;
}

const mostNamed = 5;

function createRowCounts(): RowCounts {
  const faults = Object.fromEntries(rowFaults.map((reason) => [reason, 0])) as RowCounts["faults"];
  return { rows: 0, faults, unknownCategories: new Set(), unknownAttributes: new Map() };
}

/** The examples of a feed in batches; rows without a usable label are counted. */
async function* examplesOf(
  feed: LabelledFeed,
  counts: RowCounts,
  signal: AbortSignal,
): AsyncGenerator<readonly Example[]> {
  for await (const rows of feed.rows(signal)) {
    yield rows.flatMap((row) => {
      counts.rows += 1;
      if (isRowFault(row)) {
        countFault(row, counts);
        return [];
      }
      for (const name of row.unknownAttributes) {
        counts.unknownAttributes.set(name, (counts.unknownAttributes.get(name) ?? 0) + 1);
      }
      return [row.example];
    });
  }
}

function countFault({ reason, seen }: RowFault, { faults, unknownCategories }: RowCounts): void {
  faults[reason] += 1;
  if (seen !== undefined && unknownCategories.size < mostNamed) unknownCategories.add(seen);
}
