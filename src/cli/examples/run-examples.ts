import type { Catalog } from "../../catalog/model.ts";
import type { AddOutcome } from "../../examples/examples-store.ts";
import type { CommandContext } from "../command.ts";
import { openCatalogs, openExamples } from "../connect.ts";
import { openLabelledFeed } from "../labelled/open-labelled-feed.ts";
import { printAnswer } from "../print-answer.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession, type Session } from "../session.ts";
import { startSpinner } from "../terminal/spinner.ts";
import { renderAddAnswer, toAddAnswer } from "./add-answer.ts";
import { createRowCounts, examplesOf, type RowCounts } from "./count-rows.ts";

export async function runAddExamples(path: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { signal } = session.world;
  const catalogs = await openCatalogs(session.resolved, session.world);
  const catalog = catalogs.catalog(session.settings.channel);
  const feed = await openLabelledFeed(path, flags, { session, catalog });
  try {
    for (const sentence of feed.why) await session.detail(sentence);
    const counts = createRowCounts();
    await addAndTell({ catalog, examples: examplesOf(feed, counts, signal), rows: counts }, session);
  } finally {
    await feed.close();
  }
}

/** Learns from what is there: adding nothing does. */
export async function runLearnExamples(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const catalogs = await openCatalogs(session.resolved, session.world);
  const catalog = catalogs.catalog(session.settings.channel);
  await addAndTell({ catalog, examples: noExamples(), rows: createRowCounts() }, session);
}

async function* noExamples(): AsyncGenerator<never> {}

interface Addition {
  readonly catalog: Catalog;
  readonly examples: ReturnType<typeof examplesOf>;
  /** Counted while the examples go by. */
  readonly rows: RowCounts;
}

async function addAndTell({ catalog, examples, rows }: Addition, session: Session): Promise<void> {
  const store = await openExamples(session.resolved, session.world);
  const spinner = await startSpinner("Reading the examples", session);
  let outcome: AddOutcome;
  try {
    outcome = await store.add({
      catalog,
      examples,
      signal: session.world.signal,
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

function asCell(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
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
