import { type TextForm, textFormOf } from "../../../src/feed/encodings.ts";
import type { FeedFormat, RawCell } from "../../../src/feed/feed-format.ts";
import { LineSplitter } from "../../../src/feed/formats/json-splitter.ts";
import { cellText, type FeedRecord, type RecordProblem } from "../../../src/feed/record.ts";
import { addedKey, isAddedColumn } from "../../../src/feed/row-form.ts";

/*
 * Labeled tab-separated values (http://ltsv.org): a record is a line of `label:value`, parted by tabs, with labels of its
 * own. A tab or line break within a value is `\t` or `\n`. The tests add it to the table as anybody would.
 */

interface RawField {
  readonly label: string;
  /** Offsets in the raw line. */
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

const escapes: Readonly<Record<string, string>> = { "\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\" };
const escaped = (text: string) => text.replace(/[\t\n\r\\]/g, (character) => escapes[character] ?? "");
const plain = (value: string) =>
  value.replace(/\\([tnr\\])/g, (_, letter) => ({ t: "\t", n: "\n", r: "\r" })[String(letter)] ?? "\\");

function fieldsOf(raw: string, form: TextForm): RawField[] {
  let start = 0;
  return raw.split("\t").map((cell) => {
    const colon = cell.indexOf(":");
    const field = {
      label: form.textOfRaw(cell.slice(0, Math.max(0, colon))),
      start,
      valueStart: start + colon + 1,
      end: start + cell.length,
    };
    start = field.end + 1;
    return field;
  });
}

const isWhole = (raw: string) => raw.split("\t").every((cell) => cell.indexOf(":") > 0);
const textOf = (raw: string, { valueStart, end }: RawField, form: TextForm) =>
  plain(form.textOfRaw(raw.slice(valueStart, end)));

function toRecord(
  element: { readonly raw: string; readonly lead: string; readonly ending: string; readonly line: number },
  index: number,
  form: TextForm,
): FeedRecord {
  const { raw, lead, ending, line } = element;
  const fields = isWhole(raw) ? fieldsOf(raw, form) : [];
  const problem: RecordProblem | undefined =
    fields.length > 0
      ? undefined
      : { code: "PDO_FEED_ROW_NOT_LTSV", reason: "A part of the line has no label." };
  const text = (field: RawField | undefined) => field && textOf(raw, field, form);
  return {
    ...{ index, line, raw, lead, ending, columnCount: fields.length },
    ...(problem && { problem }),
    keys: () => [...new Set(fields.map(({ label }) => label))],
    text: (column) => text(fields.find(({ label }) => label === column)),
    textAt: (position) => text(fields[position]),
  };
}

/** The line with values in the place of others, and fields behind. */
function edited(raw: string, values: ReadonlyMap<string, string>, form: TextForm): string {
  const fields = fieldsOf(raw, form);
  const kept = fields.map(({ label, start, valueStart, end }) => {
    const value = values.get(label);
    return value === undefined
      ? raw.slice(start, end)
      : raw.slice(start, valueStart) + form.rawOfText(escaped(value));
  });
  const labels = new Set(fields.map(({ label }) => label));
  const added = [...values].filter(([label]) => !labels.has(label));
  return [...kept, ...added.map(([label, value]) => form.rawOfText(`${label}:${escaped(value)}`))].join("\t");
}

export const ltsv: FeedFormat = {
  name: "ltsv",
  title: "LTSV",
  family: "LTSV",
  extensions: ["ltsv"],
  isTabular: false,
  isNested: false,
  hasLines: true,
  record: { noun: "line", example: "a line such as name:Chair" },

  detect: (text) => /^[\w-]+:[^\t\n]*(?:\t[\w-]+:[^\t\n]*)+(?:\r?\n|$)/.test(text),

  begin: (beginning, { named }) => {
    const { form, text } = beginning;
    const columns = text
      .split(/\r?\n/)
      .filter(isWhole)
      .flatMap((line) => fieldsOf(line, form).map(({ label }) => label));
    return {
      description: { format: "ltsv", columns: [...new Set(columns)], headerRaw: "" },
      why: [named === undefined ? "Each of its cells has a label." : `It is read as ltsv, ${named}.`],
      bodyStart: 0,
      createParser: (context) => {
        const splitter = new LineSplitter({
          name: context.name,
          firstLine: 1,
          maxLength: context.maxRecordLength,
        });
        let index = 0;
        return {
          get blankLines() {
            return splitter.blankLines;
          },
          push: (chunk, isLast) => splitter.push(chunk, isLast).map((line) => toRecord(line, index++, form)),
          tail: () => splitter.tail(),
        };
      },
    };
  },

  createWriter: (feed, { addedColumns, purpose, columns = feed.columns }, { form }) => {
    const isPassed = feed.format === "ltsv" && purpose !== "rejects";
    const anew = (record: FeedRecord) => {
      if (record.problem !== undefined && record.columnCount === 0) {
        return form.rawOfText(`unreadable:${escaped(textFormOf(feed.encoding).textOfRaw(record.raw))}`);
      }
      const labels = record.keys?.() ?? columns;
      const own = labels.filter((label) => label !== addedKey && record.text(label) !== undefined);
      return form.rawOfText(own.map((label) => `${label}:${escaped(record.text(label) ?? "")}`).join("\t"));
    };
    return {
      header: () => "",
      record: (record, { added, replaced = {} }) => {
        const values = new Map(
          Object.entries(replaced).filter(([label, text]) => record.text(label) !== text),
        );
        for (const column of added === undefined ? [] : addedColumns) {
          values.set(column, cellText(added?.[column]));
        }
        if (!isPassed) return `${edited(anew(record), values, form)}\n`;
        const text = record.problem === undefined && values.size > 0;
        const line = text ? edited(record.raw, values, form) : record.raw;
        return (record.lead ?? "") + line + (record.ending ?? "\n");
      },
      end: (tail) => (isPassed ? (tail ?? "") : ""),
    };
  },

  createRowForm: ({ feed, changed }) => {
    const form = textFormOf(feed.encoding);
    const isFree = (label: string) => isAddedColumn(label) || changed.has(label);
    const own = (record: FeedRecord) => {
      if (record.problem !== undefined) return record.raw;
      const fields = fieldsOf(record.raw, form).filter(({ label }) => !isFree(label));
      return fields.map(({ start, end }) => record.raw.slice(start, end)).join("\t");
    };
    return {
      isByteWise: true,
      mayAnyDiffer: changed.size > 0,
      feedPart: own,
      enrichedPart: own,
      pairs: (record, other) => {
        const labels = new Set([...(record.keys?.() ?? []), ...(other.keys?.() ?? [])]);
        return [...labels]
          .filter((label) => !isAddedColumn(label))
          .map((column) => ({
            column,
            feed: record.text(column) ?? null,
            enriched: other.text(column) ?? null,
            mayDiffer: changed.has(column),
          }));
      },
      width: () => undefined,
      status: (record, other) => (record.problem === undefined ? other.text("pdo_status") : "rejected"),
      lead: (record) => record.lead ?? "",
      ending: (record) => record.ending ?? "",
      isEndOfPart: (tail) => tail.trim() === "",
    };
  },

  readBack: () => ({}),

  findRawCell: (record, column, { encoding }): RawCell | undefined => {
    const form = textFormOf(encoding);
    const field = fieldsOf(record.raw, form).find(({ label }) => label === column);
    if (field === undefined) return undefined;
    const text = textOf(record.raw, field, form);
    const rawOf = (part: string) => form.rawOfText(escaped(part));
    return {
      start: field.valueStart,
      end: field.end,
      offset: (textOffset) => field.valueStart + rawOf(text.slice(0, textOffset)).length,
      part: escaped,
      whole: escaped,
    };
  },

  readLine: (line) => {
    const form = textFormOf("utf-8");
    if (!line.includes("\t") || !isWhole(line)) return undefined;
    const record = toRecord({ raw: form.rawOfText(line), lead: "", ending: "", line: 1 }, 0, form);
    return {
      text: (key) => record.text(key),
      added: (key) => {
        const text = record.text(`pdo_${key}`);
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      },
      withAdded: (key, answer) =>
        form.textOfRaw(edited(record.raw, new Map([[`pdo_${key}`, JSON.stringify(answer)]]), form)),
    };
  },
};
