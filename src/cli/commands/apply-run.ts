import { theirCategory } from "../../channels/crosswalk.ts";
import { taxonomyOfColumn } from "../../channels/taxonomy-columns.ts";
import type { ColumnMapping } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { createFeedWriter, type RowToWrite } from "../../feed/writer.ts";
import type { Example } from "../../ml/examples.ts";
import { type Decision, type Decisions, decidedProduct } from "../../pipeline/decisions.ts";
import { type ProposedField, proposedFields } from "../../pipeline/enrichment.ts";
import type { SheetProblem } from "../../report/read-sheet.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { openCatalogs } from "../connect.ts";
import { rememberDecisions } from "../decision-store.ts";
import { exitCodes } from "../errors.ts";
import { type NamedFeed, openNamedFeed } from "../feed-input.ts";
import { keepMemoryLevel } from "../heap-growth.ts";
import { homeFolder } from "../paths.ts";
import { printAnswer } from "../render/answer.ts";
import { count, counted, placeOf } from "../render/figures.ts";
import { openSession, type Session } from "../session.ts";
import { mappingOf, readGiven } from "./apply-input.ts";
import { exampleOf, type LearnedChannel, learnDecided } from "./apply-learn.ts";
import { refuseFiles } from "./enrich/output-files.ts";
import { type OutputPlan, writeOutput } from "./enrich/outputs.ts";
import { planOwnFormat } from "./own-format-output.ts";

interface Applied {
  readonly schema_version: 1;
  readonly feed: string;
  readonly output: string;
  readonly rows: number;
  readonly decisions: number;
  /** Cells that say now what was decided; cells that did so before are among them. */
  readonly applied: Readonly<Record<ProposedField, number>>;
  /** Cells whose text has changed since it was decided for; they stay. */
  readonly changed_since: number;
  /** Decided categories of a feed that has no column for them. */
  readonly without_column: number;
  /** The first of the cells that were changed since. */
  readonly changed: readonly ChangedCell[];
  /** Lines of a review sheet of which it is not clear what was meant. */
  readonly unclear: readonly SheetProblem[];
  readonly remembered: boolean;
  /** With `--learn`. */
  readonly learned: readonly LearnedChannel[];
}

interface ChangedCell {
  /** The row's number in the feed, from 1. */
  readonly row: number;
  /** Where it begins; of a workbook, the row as Excel numbers it. */
  readonly line: number;
  readonly product: string;
  readonly field: ProposedField;
}

const mostListed = 20;

/** `pdo apply`: the feed with what a person decided. */
export async function runApply(
  paths: { readonly decisions: string; readonly feed: string },
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  keepMemoryLevel();
  const session = await openSession(flags, context);
  const { decisions, unclear } = await readGiven(paths, flags, session);
  const examples: Example[] = [];
  let isStreamed = false;
  const answer = await openNamedFeed(paths.feed, { flags, world: session.world }, async (opened) => {
    const output = planOwnFormat({
      ...{ feedPath: opened.outputBase, feed: opened.feed.description, ending: "decided" },
      out: typeof flags.out === "string" ? flags.out : undefined,
    });
    isStreamed = output.path === undefined;
    const { filePath } = opened;
    await refuseFiles({ feed: filePath, output: output.path, overwrite: flags.overwrite === true }, session);
    return apply(opened, { decisions, output, examples }, session);
  });
  const remembered = flags.once !== true && decisions.size > 0;
  if (remembered) rememberDecisions(homeFolder(session.resolved, session.world), decisions);
  const learned = flags.learn === true ? await learnDecided(examples, session) : [];
  const report: Applied = { ...answer, unclear, remembered, learned };
  if (decisions.size > 0 && cellsOf(report.applied) === 0) {
    session.setExitCode(
      exitCodes.someRowsRejected,
      `${paths.decisions}: none of its ${counted(decisions.size, "decision")} could be applied to ${report.feed}.`,
    );
  }
  if (unclear.length > 0) {
    session.setExitCode(
      exitCodes.someRowsRejected,
      `${paths.decisions}: ${counted(unclear.length, "line")} could not be understood.`,
    );
  }
  if (isStreamed) return;
  await printAnswer(
    {
      answer: report,
      text: () => render(report),
      rows: () =>
        Object.entries(report).map(([key, value]) => [
          key,
          typeof value === "object" ? JSON.stringify(value) : String(value),
        ]),
    },
    session,
  );
}

interface Applying {
  readonly decisions: Decisions;
  readonly output: OutputPlan;
  /** Filled with the products of decided categories. */
  readonly examples: Example[];
}

async function apply(
  { feed, name }: NamedFeed,
  { decisions, output, examples }: Applying,
  session: Session,
): Promise<Omit<Applied, "remembered" | "unclear" | "learned">> {
  const { world, resolved, settings } = session;
  const { description } = feed;
  const mapping = mappingOf({ feed, name }, session);
  const texts = await createDecidedTexts(feed, mapping, session);
  const counts = { rows: 0, without_column: 0 };
  /** Cells with another text than any that was decided for; rows that share an identifier have several texts. */
  const others: ChangedCell[] = [];
  const used = new Set<Decision>();
  const applied: Record<ProposedField, number> = { name: 0, description: 0, category: 0 };
  const rowOf = (record: FeedRecord): RowToWrite => {
    counts.rows += 1;
    if (record.problem !== undefined) return { record };
    const decided = decisions.of(record, mapping);
    for (const field of decided.changed)
      others.push({ row: counts.rows, line: record.line, product: decidedProduct(record, mapping), field });
    for (const decision of Object.values(decided.texts)) used.add(decision);
    const example = exampleOf(record, mapping, decided.texts.category);
    if (example !== undefined) examples.push(example);
    const replaced: Record<string, string> = {};
    for (const field of proposedFields) {
      const decision = decided.texts[field];
      if (decision === undefined) continue;
      const column = mapping.columns[field];
      const text = texts(field, decision.value, decision.category_id);
      if (column === undefined || text === undefined) counts.without_column += 1;
      else {
        // What stands there already stays as it is written.
        if (text !== record.text(column)) replaced[column] = text;
        applied[field] += 1;
      }
    }
    return { record, change: { replaced } };
  };
  const writer = createFeedWriter(description, {
    format: description.format,
    addedColumns: [],
    csvSafe: output.workbook ? "off" : settings.csvSafe,
  });
  const home = homeFolder(resolved, world);
  const notes = await writeOutput({ output, world, home, keeps: "replaced" }, async (sink) => {
    await sink.write(writer.header());
    for await (const batch of feed.records({ signal: world.signal }))
      await sink.write(writer.records(batch.map(rowOf)));
    await sink.write(writer.end(feed.tail()));
  });
  for (const note of notes) await session.say(note);
  const changed = others.filter(({ product, field }) =>
    decisions.ofField(product, field).some((decision) => !used.has(decision)),
  );
  return {
    schema_version: 1,
    feed: name,
    output: output.name,
    decisions: decisions.size,
    applied,
    ...counts,
    changed_since: changed.length,
    changed: changed.slice(0, mostListed),
  };
}

type DecidedText = (field: ProposedField, value: string, category: string | undefined) => string | undefined;

/** A category as its column takes it: our path, or another's number in a column that is theirs. */
async function createDecidedTexts(
  feed: Feed,
  { columns }: ColumnMapping,
  { resolved, world }: Session,
): Promise<DecidedText> {
  const taxonomy =
    columns.category === undefined
      ? undefined
      : taxonomyOfColumn(columns.category, feed.description.dialectName);
  if (taxonomy === undefined) return (_, value) => value;
  const catalogs = await openCatalogs(resolved, world);
  return (field, value, category) => {
    if (field !== "category" || category === undefined) return value;
    const path = catalogs.findCategory(category)?.catalog.path(category) ?? [];
    return theirCategory(
      path.map(({ identifier }) => identifier),
      taxonomy,
    )?.identifier;
  };
}

function cellsOf({ name, description, category }: Applied["applied"]): number {
  return name + description + category;
}

function render({
  feed,
  output,
  applied,
  changed_since,
  changed,
  unclear,
  without_column,
  decisions,
  remembered,
  learned,
}: Applied): string {
  const cells = cellsOf(applied);
  return [
    `${counted(decisions, "decision")} for ${feed}: ${counted(cells, "cell")} decided (${count(applied.name)} names, ${count(applied.description)} descriptions, ${count(applied.category)} categories).`,
    ...(decisions > 0 && cells + changed_since + without_column === 0
      ? ["  None could be applied: the feed has no product that one of them is for."]
      : []),
    ...(changed_since > 0
      ? [
          `  Changed since, and left as they are: ${counted(changed_since, "cell")}. Look at them in a new report.`,
          ...changed.map(({ line, product, field }) => `    ${placeOf(feed, line)}, ${product}: ${field}`),
        ]
      : []),
    ...(without_column > 0
      ? [
          `  Remembered for the next pdo enrich, but in no column of this file: ${counted(without_column, "decision")}. --map category=COLUMN names one.`,
        ]
      : []),
    ...(unclear.length > 0
      ? [
          `  Not understood: ${counted(unclear.length, "line")} of the sheet, which decide nothing.`,
          ...unclear
            .slice(0, mostListed)
            .map(({ line, product, field, reason }) => `    line ${line}, ${product}, ${field}: ${reason}`),
        ]
      : []),
    ...learned.map(
      ({ sales_channel, added, changed, example_count }) =>
        `  ${sales_channel} has learned: ${count(added)} examples added, ${count(changed)} changed, ${count(example_count)} in all; pdo enrich --rag asks them.`,
    ),
    ...(remembered ? ["  Remembered for later runs of pdo enrich."] : []),
    `  written to ${output}`,
    "",
  ].join("\n");
}
