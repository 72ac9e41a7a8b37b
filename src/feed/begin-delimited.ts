import type { BegunFeed, RawBeginning } from "./begun-feed.ts";
import { createDelimitedParser } from "./csv/delimited-parser.ts";
import { dialectWith, findDialect } from "./csv/find-dialect.ts";
import { readHeader } from "./csv/read-header.ts";
import { readPreamble } from "./csv/read-preamble.ts";
import type { FeedDialect } from "./feed.ts";
import type { FeedFormat } from "./feed-format.ts";
import { badDelimiter, emptyFeed, noColumns } from "./refusals.ts";

export interface DelimitedRequest {
  readonly format: "csv" | "tsv" | "delimited";
  readonly delimiter?: string;
}

/**
 * Finds preamble, dialect and header of a delimited feed.
 * @throws FeedProblem PDO_FEED_EMPTY, PDO_FEED_NO_COLUMNS, PDO_FEED_DELIMITER, PDO_FEED_QUOTE_OPEN, PDO_FEED_RECORD_TOO_LARGE,
 *   PDO_FEED_HEADER_BROKEN
 */
export function beginDelimited(beginning: RawBeginning, request: DelimitedRequest): BegunFeed {
  const { text, isWhole, form, name } = beginning;
  const preamble = readPreamble(text);
  const below = text.slice(preamble.raw.length);
  const found = dialectOf(below, isWhole, { ...request, said: preamble.delimiter });
  const { dialect } = found;
  const place = {
    form,
    dialect,
    name,
    firstLine: 1 + preamble.lines,
    firstByte: beginning.bomBytes + preamble.raw.length * form.unitBytes,
    isWhole,
  };
  const header = readHeader(below, place);
  if (header === undefined) throw emptyFeed(name);
  const { columns, headerRaw, headerEnding, bodyLine } = header;
  if (columns.every((column) => column.trim() === "")) throw noColumns(name, headerRaw);
  const bodyStart = preamble.raw.length + header.bodyStart;
  const firstByte = beginning.bomBytes + bodyStart * form.unitBytes;
  const preambleRaw = preamble.raw + header.lead;
  return {
    description: {
      format: formatOf(request.format, dialect),
      dialect,
      columns,
      headerRaw,
      headerEnding,
      ...(preambleRaw === "" ? {} : { preambleRaw }),
    },
    why: [...preamble.why, found.why, ...header.why],
    bodyStart,
    createParser: (context) =>
      createDelimitedParser({ form, dialect, columns, firstLine: bodyLine, firstByte }, context),
  };
}

function formatOf(asked: DelimitedRequest["format"], dialect: FeedDialect): FeedFormat {
  if (asked !== "delimited") return asked;
  return dialect.delimiter === "\t" ? "tsv" : "csv";
}

function dialectOf(
  text: string,
  isWhole: boolean,
  request: DelimitedRequest & { said: string | undefined },
): { dialect: FeedDialect; why: string } {
  const { delimiter, said, format } = request;
  const told = delimiter ?? said;
  if (told === undefined) return findDialect(text, isWhole, format === "tsv" ? "\t" : ",");
  if (!/^[\0-\x7f]$/.test(told) || /["'\r\n]/.test(told)) throw badDelimiter(told);
  const by = delimiter === undefined ? "as its first line says" : "as asked";
  return { dialect: dialectWith(text, told), why: `The delimiter is ${JSON.stringify(told)}, ${by}.` };
}
