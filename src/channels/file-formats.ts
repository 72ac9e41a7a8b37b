import { escaped } from "../feed/xml-text.ts";
import type { Channel, ChannelItem, ChannelValue, Parts } from "./channel.ts";
import type { ChannelFormatName } from "./channel-names.ts";

/** Writes a channel's items as text, in UTF-8 and without a byte order mark. */
export interface ItemWriter {
  begin(): string;
  item(item: ChannelItem): string;
  end(): string;
}

interface WriterRequest {
  readonly channel: Pick<Channel, "title" | "headers">;
  /** Those that the file has, in their order. */
  readonly fields: readonly string[];
}

export function createItemWriter(format: ChannelFormatName, request: WriterRequest): ItemWriter {
  return writers[format](request);
}

const writers: Readonly<Record<ChannelFormatName, (request: WriterRequest) => ItemWriter>> = {
  tsv: (request) => tableWriter(request, { delimiter: "\t", lineEnd: "\n", cell: tabCell }),
  csv: (request) => tableWriter(request, { delimiter: ",", lineEnd: "\r\n", cell: commaCell }),
  xml: rssWriter,
  jsonl: ({ fields }) => ({
    begin: () => "",
    item: (item) => `${JSON.stringify(Object.fromEntries(presentIn(item, fields)))}\n`,
    end: () => "",
  }),
};

function presentIn(item: ChannelItem, fields: readonly string[]): (readonly [string, ChannelValue])[] {
  return fields.flatMap((field) => {
    const value = item[field];
    return value === undefined ? [] : [[field, value] as const];
  });
}

interface TableForm {
  readonly delimiter: string;
  readonly lineEnd: string;
  readonly cell: (text: string) => string;
}

function tableWriter(
  { channel, fields }: WriterRequest,
  { delimiter, lineEnd, cell }: TableForm,
): ItemWriter {
  const line = (texts: readonly string[]) => texts.map(cell).join(delimiter) + lineEnd;
  return {
    begin: () => line(fields.map((field) => channel.headers?.[field] ?? field)),
    item: (item) => line(fields.map((field) => flatText(item[field]))),
    end: () => "",
  };
}

/** One line and no tab: readers of tab-separated files differ in what they make of those within quotes. */
function tabCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, " ");
  return line.includes('"') ? quoted(line) : line;
}

/** RFC 4180. */
function commaCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? quoted(text) : text;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Google's forms: items between commas, parts between colons, and quotes around what has either in it. */
function flatText(value: ChannelValue | undefined): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return (value as readonly (string | Parts)[]).map(flatItem).join(",");
  if (typeof value !== "object") return String(value);
  const [type = "", content = ""] = Object.values(value as Parts);
  return `${type}:${quoted(content)}`;
}

function flatItem(item: string | Parts): string {
  if (typeof item === "string") return /[",]/.test(item) ? quoted(item) : item;
  return Object.values(item)
    .map((part) => (/[",:]/.test(part) ? quoted(part) : part))
    .join(":");
}

/** RSS 2.0 with Google's namespace. */
function rssWriter({ channel, fields }: WriterRequest): ItemWriter {
  const element = (name: string, content: string) => `<g:${name}>${content}</g:${name}>`;
  const text = (value: string | number | boolean) => escaped(String(value).toWellFormed());
  const parts = (value: Parts) =>
    Object.entries(value)
      .map(([name, part]) => element(name, text(part)))
      .join("");
  const content = (value: string | number | boolean | Parts) =>
    typeof value === "object" ? parts(value) : text(value);
  return {
    begin: () =>
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n' +
      `<channel>\n<title>${text(channel.title)}</title>\n<link/>\n<description/>\n`,
    item: (item) => {
      const lines = presentIn(item, fields).flatMap(([field, value]) =>
        (Array.isArray(value) ? (value as readonly (string | Parts)[]) : [value as string | Parts]).map(
          (one) => `${element(field, content(one))}\n`,
        ),
      );
      return `<item>\n${lines.join("")}</item>\n`;
    },
    end: () => "</channel>\n</rss>\n",
  };
}
