import { renderCsv } from "../../feed/formats/delimited-cells.ts";
import { readFeedFile } from "../../feed/reader.ts";
import type { PdoError } from "../../lib/errors.ts";
import {
  type ComparedFile,
  type Diff,
  type DiffCounts,
  diffOutputs,
  isInDetails,
  type RowDifference,
} from "../../pipeline/outputs/diff-outputs.ts";
import { isDetail, ownMapping } from "../../pipeline/outputs/enriched-rows.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { cliError } from "../errors.ts";
import { type NamedFeed, openNamedFeed } from "../feed-input.ts";
import { keepMemoryLevel } from "../heap-growth.ts";
import { count, counted, percent } from "../render/figures.ts";
import { lineWidth, plainTerminalText } from "../render/text.ts";
import { wrapLines } from "../render/wrap.ts";
import { openSession, type Session } from "../session.ts";

/** `pdo diff`: what differs between two enriched files. */
export async function runDiff(
  paths: { readonly old: string; readonly new: string },
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  keepMemoryLevel();
  const session = await openSession(flags, context);
  if (paths.old === "-") throw oldFromInput();
  const opening = { flags, world: session.world };
  const asked = typeof flags.show === "number" ? flags.show : undefined;
  await openNamedFeed(paths.old, opening, async (old) => {
    const { filePath, reading } = old;
    if (filePath === undefined) throw oldFromInput();
    await openNamedFeed(paths.new, opening, async (present) => {
      const format = old.feed.description.format;
      const diff = diffOutputs({
        old: comparedFile(old, session),
        new: comparedFile(present, session),
        reopenOld: () => readFeedFile(filePath, { ...reading, format }),
        signal: session.world.signal,
      });
      await print(diff, { names: paths, asked }, session);
    });
  });
}

/** With the columns of the feed's own fields, without those that a run added. */
function comparedFile({ feed, name }: Pick<NamedFeed, "feed" | "name">, session: Session): ComparedFile {
  const { map, language } = session.settings;
  return { feed, mapping: ownMapping(feed, { map, name, ...(language && { language }) }) };
}

interface Shown {
  readonly names: { readonly old: string; readonly new: string };
  /** `--show`. */
  readonly asked: number | undefined;
}

const rowsInTable = 10;

/** Differences are printed as they are found, so that any number of them takes no memory. */
async function print(diff: Diff, { names, asked }: Shown, session: Session): Promise<void> {
  const { form, world, settings } = session;
  const most = asked ?? (form === "table" ? rowsInTable : Number.POSITIVE_INFINITY);
  const write = (text: string) => world.output.write(text);
  const shown: RowDifference[] = [];
  if (form === "csv")
    await write(renderCsv([["id", "change", "field", "before", "after"]], settings.csvSafe));
  if (form === "json")
    await write(
      `{"schema_version":1,"old":${JSON.stringify(names.old)},"new":${JSON.stringify(names.new)},"rows":[`,
    );
  let printed = 0;
  for await (const difference of diff.differences()) {
    if (printed >= most || (form === "table" && isInDetails(difference.fields))) continue;
    printed += 1;
    if (form === "table") shown.push(difference);
    else if (form === "jsonl") await write(`${JSON.stringify(difference)}\n`);
    else if (form === "json") await write(`${printed === 1 ? "" : ","}\n${JSON.stringify(difference)}`);
    else await write(renderCsv(cellsOf(difference), settings.csvSafe));
  }
  if (form === "json") await write(`],\n"counts":${JSON.stringify(diff.counts())}}\n`);
  if (form === "table")
    await write(wrapLines(renderDiff(diff.counts(), shown, session), lineWidth(world.output)));
}

function cellsOf({ id, change, fields }: RowDifference): string[][] {
  const changed = Object.entries(fields);
  if (changed.length === 0) return [[id, change, "", "", ""]];
  return changed.map(([field, { before, after }]) => [id, change, field, before, after]);
}

function renderDiff(counts: DiffCounts, shown: readonly RowDifference[], session: Session): string {
  const { old_rows, new_rows, changed, changed_in_details, added, removed, unchanged, fields, matched_by } =
    counts;
  const differing = changed - changed_in_details + added + removed;
  const by =
    matched_by === "id" ? "by their identifiers" : "by their position: there is no column of identifiers";
  const lines = [
    `${counted(old_rows, "row")} before, ${count(new_rows)} now, matched ${by}.`,
    `${count(unchanged)} unchanged, ${count(changed)} changed, ${count(added)} added, ${count(removed)} removed.`,
    ...(changed_in_details > 0
      ? [
          `Of the changed rows ${count(changed_in_details)} differ in messages, scores, candidates and sources only, and are not listed here.`,
        ]
      : []),
    "",
  ];
  const both = old_rows - removed;
  const table = session.renderTable(
    ["column", "rows", "share", "filled", "emptied", "own text unchanged"],
    fields.map((field) => [
      field.field,
      count(field.changed),
      percent(both === 0 ? null : field.changed / both),
      count(field.filled),
      count(field.emptied),
      count(field.unprompted),
    ]),
  );
  const listed = shown.flatMap((difference) => renderRow(difference, session));
  const more = differing - shown.length;
  return (
    [
      ...lines,
      ...(fields.length === 0 ? [] : [table]),
      ...listed,
      ...(more > 0
        ? [`... and ${counted(more, "more row")}; --show ${differing} shows all, --output jsonl too.`]
        : []),
    ].join("\n") + (differing === 0 ? "" : "\n")
  );
}

const mostCharacters = 200;

function renderRow({ id, change, fields }: RowDifference, { styles }: Session): string[] {
  const changed = Object.entries(fields);
  const texts = changed
    .filter(([field]) => !isDetail(field))
    .flatMap(([field, { before, after }]) => [
      `  ${field}`,
      `    - ${shortened(before)}`,
      `    + ${shortened(after)}`,
    ]);
  const head = change === "changed" ? id : `${id}: ${change}`;
  return [styles.bold(oneLine(head)), ...texts];
}

function oneLine(text: string): string {
  return plainTerminalText(text).replace(/\s+/g, " ");
}

function shortened(text: string): string {
  const line = oneLine(text.slice(0, 4 * mostCharacters));
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters)} ...` : line;
}

function oldFromInput(): PdoError {
  return cliError({
    code: "PDO_DIFF_OF_STREAM",
    what: "The first of the two files is read twice.",
    seen: "It is a stream here, which can be read once.",
    nextStep: "Save it to a file; the second one may be -.",
  });
}
