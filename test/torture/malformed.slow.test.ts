import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { isFeedError } from "../../src/feed/errors.ts";
import type { Feed } from "../../src/feed/feed.ts";
import { readFeed } from "../../src/feed/reader.ts";
import { recordsOf, written } from "../feed/in-memory-feed.ts";
import { corpusFiles, hasCorpus, readCorpusFile } from "./corpus.ts";

/** What is said of a file: the refusal of the whole of it, or what is told of its rows and of its header. */
interface Told {
  readonly refused?: string;
  readonly rejected: readonly string[];
  readonly readAsItStands: readonly string[];
}

function open(bytes: Buffer, delimiter?: string): Promise<Feed> {
  const asked = delimiter === undefined ? {} : ({ delimiter, format: "csv" } as const);
  return readFeed({ path: "feed.csv", stream: Readable.from([bytes]) }, asked);
}

async function tellRows(bytes: Buffer, delimiter?: string): Promise<Told> {
  const feed = await open(bytes, delimiter);
  const rejected = (await recordsOf(feed)).flatMap(({ line, problem }) =>
    problem === undefined ? [] : [`line ${line}: ${problem.reason}`],
  );
  const { first } = feed.counts().strayQuotes;
  return {
    rejected,
    readAsItStands: [
      ...(first === undefined ? [] : [`line ${first.line}, cell ${first.position + 1}`]),
      ...feed.description.why.filter((sentence) => sentence.includes("of the header holds a quote")),
    ],
  };
}

async function tell(bytes: Buffer, delimiter?: string): Promise<Told> {
  try {
    return await tellRows(bytes, delimiter);
  } catch (error) {
    if (!isFeedError(error)) throw error;
    return { refused: `${error.code}: ${error.what} ${error.seen}`, rejected: [], readAsItStands: [] };
  }
}

function kindOf({ refused, rejected, readAsItStands }: Told): string {
  if (refused !== undefined) return refused.slice(0, refused.indexOf(":"));
  return rejected.length > 0 ? "rows rejected" : readAsItStands.length > 0 ? "told" : "silent";
}

function countKinds(kinds: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(kinds)].sort().map((kind) => [kind, kinds.filter((k) => k === kind).length]),
  );
}

/** Malformed as comma-separated values, and well-formed with the delimiter that they are found to have. */
const wellFormedOtherwise = [
  "commons-csv/CSV-213/999751170.patch.csv",
  "duckdb/multidelimiter/escape_non_quote_escape.csv",
];

describe.skipIf(!hasCorpus)(
  "CSV that other readers refuse or read differently (skipped where the folder of shared data is not there)",
  () => {
    const malformed = corpusFiles("malformed").map(([name]) => name);

    it("is told by place and reason, with a comma for its delimiter", async () => {
      const told = await Promise.all(malformed.map((name) => tell(readCorpusFile(name), ",")));
      expect(countKinds(told.map(kindOf))).toEqual({
        PDO_FEED_BINARY: 14,
        PDO_FEED_HEADER_BROKEN: 12,
        PDO_FEED_QUOTE_OPEN: 10,
        "rows rejected": 15,
        told: 13,
      });
      for (const { refused, rejected, readAsItStands } of told) {
        for (const words of [refused, ...rejected, ...readAsItStands]) {
          if (words !== undefined) expect(words).toMatch(/line \d+|cell \d+/i);
        }
      }
    });

    it("is told with the delimiter that is found, but for what is well-formed with that", async () => {
      const silent = [];
      for (const name of malformed) {
        if (kindOf(await tell(readCorpusFile(name))) === "silent") silent.push(name);
      }
      expect(silent).toEqual(wellFormedOtherwise);
    });

    it("leaves byte for byte as it came, where it is not refused as a whole", async () => {
      for (const name of malformed) {
        const bytes = readCorpusFile(name);
        const feed = await open(bytes).catch(() => undefined);
        if (feed === undefined) continue;
        const out = await written(feed, {}).catch((error) => {
          expect(error).toSatisfy(isFeedError);
        });
        if (out !== undefined) expect(out.bytes.equals(bytes)).toBe(true);
      }
    });

    it("takes LF for the end of a row also where the header ends in CRLF, as Python does", async () => {
      const bytes = readCorpusFile("duckdb/fuzzing/2.csv");
      const records = await recordsOf(await open(bytes, ","));
      expect(records.map(({ line, raw }) => [line, raw])).toEqual([
        [2, "10000000|a;    bla;  b  la;  ; 3b"],
        [3, "1;2;3;4;5"],
        [4, "1;2;3;4;5"],
        [5, "1#2;3;4;5"],
      ]);
      expect((await written(await open(bytes), {})).bytes.equals(bytes)).toBe(true);
    });
  },
);
