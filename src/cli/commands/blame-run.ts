import { addedValuesOf } from "../../channels/added-values.ts";
import type { ColumnMapping } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import { readFeedFile } from "../../feed/reader.ts";
import type { FeedRecord } from "../../feed/record.ts";
import type { PdoError } from "../../lib/errors.ts";
import { fieldsOf, textOf } from "../../lib/json.ts";
import { decidedProduct } from "../../pipeline/decisions.ts";
import { proposedFields } from "../../pipeline/enrichment.ts";
import { isEnriched, ownMapping } from "../../pipeline/outputs/enriched-rows.ts";
import { listReplaced } from "../../pipeline/outputs/replaced-outputs.ts";
import { type SourceField, sourceFields } from "../../pipeline/sources.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { readDecisionStore } from "../decision-store.ts";
import { cliError, notEnriched } from "../errors.ts";
import { openNamedFeed } from "../feed-input.ts";
import { homeFolder } from "../paths.ts";
import { printAnswer } from "../render/answer.ts";
import { placeOf } from "../render/figures.ts";
import { plainTerminalText } from "../render/text.ts";
import { openSession, type Session } from "../session.ts";
import { dayOf } from "./enrich/history.ts";
import { outputMadeWith } from "./enrich/output-records.ts";

/** One field of a product. */
interface BlamedField {
  readonly field: SourceField;
  /** The shop's own text; null: there is none of that kind. */
  readonly own: string | null;
  readonly text: string;
  /** As in `pdo_source`; null: it was not written, or the run did not say. */
  readonly by: string | null;
  readonly messages: readonly string[];
  /** What a person decided, where that stands. */
  readonly decision: string | null;
  /** When a run replaced another text by this one, and that text. Null: not since former outputs are held. */
  readonly changed_at: string | null;
  readonly before: string | null;
}

interface Blame {
  readonly schema_version: 1;
  readonly output: string;
  readonly id: string;
  /** From 1. */
  readonly row: number;
  /** Where the row begins; of a workbook, the row as Excel numbers it. */
  readonly line: number;
  readonly status: string;
  readonly fields: readonly BlamedField[];
  /** Program, catalog and settings of the run; null: another machine's, or changed since. */
  readonly made_with: Readonly<Record<string, string>> | null;
}

/** `pdo blame`: who wrote each field of a product. */
export async function runBlame(path: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const id = String(flags.id);
  const blame = await openNamedFeed(path, { flags, world: session.world }, async ({ feed, name }) => {
    if (!isEnriched(feed.description)) throw notEnriched("BLAME", name, "Name what pdo enrich has written.");
    const { map, language } = session.settings;
    const mapping = ownMapping(feed, { map, name, ...(language && { language }) });
    const record = await findProduct(feed, { id, mapping, signal: session.world.signal });
    if (record === undefined) throw noSuchProduct(name, id);
    return blameProduct(record, { path, id, mapping, feed }, session);
  });
  await printAnswer(
    {
      answer: blame,
      text: () => render(blame, session),
      rows: () => [
        ["field", "by", "own", "text", "messages", "decision", "changed_at", "before"],
        ...blame.fields.map((one) => [
          one.field,
          one.by ?? "",
          one.own ?? "",
          one.text,
          one.messages.join(" | "),
          one.decision ?? "",
          one.changed_at ?? "",
          one.before ?? "",
        ]),
      ],
      items: () => blame.fields,
    },
    session,
  );
}

interface Searching {
  readonly id: string;
  readonly mapping: ColumnMapping;
  readonly signal: AbortSignal;
}

/** The first record with this identifier, or name where there is none. */
async function findProduct(feed: Feed, { id, mapping, signal }: Searching): Promise<FeedRecord | undefined> {
  for await (const batch of feed.records({ signal })) {
    const found = batch.find(
      (record) => record.problem === undefined && decidedProduct(record, mapping) === id,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Blaming {
  readonly path: string;
  readonly id: string;
  readonly mapping: ColumnMapping;
  readonly feed: Feed;
}

async function blameProduct(record: FeedRecord, blaming: Blaming, session: Session): Promise<Blame> {
  const { path, id, mapping } = blaming;
  const home = homeFolder(session.resolved, session.world);
  const added = addedValuesOf(record);
  const sources = sourcesOf(record);
  const decided = readDecisionStore(home).of(record, mapping).texts;
  const messages = added
    .text("messages")
    .split(" | ")
    .filter((message) => message !== "");
  const former = await formerRecords(blaming, session);
  const fields = sourceFields.map((field): BlamedField => {
    const proposed = proposedFields.find((one) => one === field);
    const column = proposed && mapping.columns[proposed];
    const text = writtenText(record, field, column);
    const change = former.find((one) => writtenText(one.record, field, column) !== text);
    return {
      field,
      own: column === undefined ? null : (record.text(column) ?? ""),
      text,
      by: sources[field] ?? null,
      messages: messages.filter((message) => message.startsWith(`${taskOf[field] ?? ""}: `)),
      decision: (proposed && decided[proposed]?.decision) ?? null,
      changed_at: change === undefined ? null : new Date(change.replacedAt).toISOString(),
      before: change === undefined ? null : writtenText(change.record, field, column),
    };
  });
  return {
    schema_version: 1,
    output: path,
    id,
    row: record.index + 1,
    line: record.line,
    status: added.text("status"),
    fields: fields.filter(({ text, own, messages: said }) => text !== "" || Boolean(own) || said.length > 0),
    made_with: inSnakeCase(await outputMadeWith(path, home)) ?? null,
  };
}

/** The task whose messages are shown with a field; those of a task with several fields stand with one of them. */
const taskOf: Readonly<Partial<Record<SourceField, string>>> = {
  name: "name",
  description: "description",
  category: "categorization",
  attributes: "attribution",
};

const addedOf: Readonly<Record<SourceField, string>> = {
  name: "name",
  description: "description",
  bullet_points: "bullet_points",
  seo: "seo_title",
  category: "category",
  attributes: "attributes",
};

/** What a run wrote: in a column of its own, or in the shop's. */
function writtenText(record: FeedRecord, field: SourceField, column: string | undefined): string {
  const added = addedValuesOf(record);
  if (field === "attributes") return JSON.stringify(added.object("attributes")).replace(/^\{\}$/, "");
  if (field === "bullet_points") return added.lines("bullet_points").join("\n");
  const isOwn = record.text("pdo") === undefined && record.text(`pdo_${addedOf[field]}`) === undefined;
  return isOwn ? (record.text(column ?? "") ?? "") : added.text(addedOf[field]);
}

/** By field, out of `name=rules; category=person` or `{"name":{"by":"rules"}}`. */
function sourcesOf(record: FeedRecord): Readonly<Record<string, string>> {
  const added = addedValuesOf(record);
  const nested = Object.entries(added.object("source")).map(([field, source]) => {
    const { by, model, date } = fieldsOf(source);
    return [field, [by, model, date && `(${date})`].flatMap((part) => textOf(part) ?? []).join(" ")];
  });
  const flat = added
    .text("source")
    .split("; ")
    .flatMap((part) => {
      const [, field, by] = /^([a-z_]+)=(.+)$/.exec(part) ?? [];
      return field === undefined ? [] : [[field, by]];
    });
  return Object.fromEntries([...flat, ...nested]);
}

/** The product in the outputs that were replaced, the latest first; none where they cannot be read. */
async function formerRecords({ path, id, mapping, feed }: Blaming, { resolved, world }: Session) {
  const found: { readonly record: FeedRecord; readonly replacedAt: number }[] = [];
  for (const { packedPath, replacedAt } of await listReplaced(path, homeFolder(resolved, world))) {
    const former = await readFeedFile(packedPath, { format: feed.description.format }).catch(() => undefined);
    if (former === undefined) continue;
    try {
      const record = await findProduct(former, { id, mapping, signal: world.signal });
      if (record !== undefined) found.push({ record, replacedAt });
    } finally {
      await former.close();
    }
  }
  return found;
}

const mostCharacters = 300;

/** Settings are called as in `pdo.config.json`; keys of an answer are not. */
function inSnakeCase(
  settings: Readonly<Record<string, string>> | undefined,
): Record<string, string> | undefined {
  if (settings === undefined) return undefined;
  const entries = Object.entries(settings).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(entries);
}

function render({ output, id, line, status, fields, made_with }: Blame, { styles }: Session): string {
  const shown = (text: string) => {
    const line = plainTerminalText(text).replace(/\s+/g, " ");
    return line.length > mostCharacters ? `${line.slice(0, mostCharacters)} ...` : line;
  };
  const lines = fields.flatMap(({ field, own, text, by, messages, decision, changed_at, before }) => [
    styles.bold(`${field}: ${by ?? "not written"}${decision === null ? "" : `, decided (${decision})`}`),
    ...(own === null || own === text ? [] : [`  shop: ${shown(own)}`]),
    ...(text === "" ? [] : [`  now:  ${shown(text)}`]),
    ...(changed_at === null
      ? []
      : [`  until ${dayOf(Date.parse(changed_at))}: ${before === "" ? "nothing" : shown(before ?? "")}`]),
    ...messages.map((message) => `  ${shown(message)}`),
  ]);
  const made =
    made_with === null
      ? "Which run wrote this file is not known here."
      : `Written by pdo ${made_with.program}, catalog ${made_with.catalog}, --channel ${made_with.channel}.`;
  return `${[`${plainTerminalText(id)}, ${placeOf(output, line)}: ${status}`, ...lines, made].join("\n")}\n`;
}

function noSuchProduct(name: string, id: string): PdoError {
  return cliError({
    code: "PDO_BLAME_NO_PRODUCT",
    what: `${name} has no product ${id}.`,
    seen: "It was looked for among the identifiers, and among the names of products without one.",
    nextStep: "Give the identifier as the feed has it; --map id=COLUMN names its column.",
  });
}
