import { describe, expect, it } from "vitest";
import { feedOf, recordsOf } from "../feed/in-memory-feed.ts";
import { hasCorpus, readCorpusFile } from "./corpus.ts";

/** The rows of a CSV as objects; W3C leaves out empty cells, csv-spectrum does not. */
async function objectsOf(bytes: Uint8Array, isEmptyKept: boolean): Promise<Record<string, string>[]> {
  const feed = await feedOf(bytes);
  const { columns } = feed.description;
  return (await recordsOf(feed)).map((record) =>
    Object.fromEntries(
      columns
        .map((column) => [column, record.text(column) ?? ""] as const)
        .filter(([, text]) => isEmptyKept || text !== ""),
    ),
  );
}

const spectrum = [
  "comma_in_quotes",
  "empty",
  "empty_crlf",
  "escaped_quotes",
  "json",
  "location_coordinates",
  "newlines",
  "newlines_crlf",
  "quotes_and_newlines",
  "simple",
  "simple_crlf",
  "utf8",
];

/** The bytes of a CSV. Those that are named for their CRLF come with LF where a version control has rewritten them. */
function spectrumBytes(name: string): Uint8Array {
  const bytes = readCorpusFile(`csv-spectrum/csvs/${name}.csv`);
  return name.endsWith("_crlf")
    ? Buffer.from(bytes.toString("latin1").replace(/\r?\n/g, "\r\n"), "latin1")
    : bytes;
}

/** The result; the one for `location_coordinates` has another telephone number than its CSV. */
function spectrumResult(name: string): unknown[] {
  const json = readCorpusFile(`csv-spectrum/json/${name}.json`).toString("utf8");
  return [JSON.parse(json.replace("1234567890", "2095257564"))].flat();
}

interface RowOfW3c {
  readonly describes: readonly object[];
}

/** What a result says of each row: in the standard mode wrapped up with its place, in the minimal mode plain. */
function describedRows(result: unknown): unknown[] {
  if (Array.isArray(result)) return result;
  const { tables } = result as { tables: { row: RowOfW3c[] }[] };
  return tables.flatMap(({ row }) => row.flatMap(({ describes }) => describes));
}

describe.skipIf(!hasCorpus)(
  "acid tests of CSV (skipped where the folder of shared data is not there)",
  () => {
    it.each(spectrum)("csv-spectrum: %s", async (name) => {
      expect(await objectsOf(spectrumBytes(name), true)).toEqual(spectrumResult(name));
    });

    it.each(["001", "005", "006", "007", "008", "009", "010", "028", "029"])(
      "W3C, CSV on the Web, test %s",
      async (number) => {
        const result = JSON.parse(readCorpusFile(`w3c-csvw/test${number}.json`).toString("utf8"));
        const csv = number === "028" || number === "029" ? "countries" : `test${number}`;
        expect(await objectsOf(readCorpusFile(`w3c-csvw/${csv}.csv`), false)).toEqual(describedRows(result));
      },
    );
  },
);
