import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { isFeedError } from "../../src/feed/errors.ts";
import type { FeedEncoding } from "../../src/feed/feed.ts";
import { readFeed } from "../../src/feed/reader.ts";
import type { PdoError } from "../../src/lib/errors.ts";
import { feedOf, recordsOf, rowsOf, written } from "../feed/in-memory-feed.ts";
import { corpusFiles, hasCorpus, readCorpusFile } from "./corpus.ts";

/** What became of a file: the encoding it was read in, or the refusal. */
interface Reading {
  readonly encoding?: FeedEncoding;
  readonly text: string;
  readonly refused?: string;
}

async function read(bytes: Buffer): Promise<Reading> {
  try {
    const feed = await feedOf(bytes);
    const { encoding, columns } = feed.description;
    return { encoding, text: [columns, ...(await rowsOf(feed))].flat().join("\n") };
  } catch (error) {
    if (!isFeedError(error)) throw error;
    return { text: "", refused: `${error.code} ${error.seen}` };
  }
}

/** The encodings that their makers say these files are in, by the text that another decoder makes of them. */
const known: Readonly<Record<string, string>> = {
  "csv-parser/bench/latin.csv": "latin1",
  "csv-parser/bench/utf16-big.csv": "utf-16be",
  "csv-parser/bench/utf16.csv": "utf-16le",
  "csvkit/test_latin1.csv": "latin1",
  "csvkit/test_utf16_big.csv": "utf-16be",
  "csvkit/test_utf16_little.csv": "utf-16le",
  "duckdb/encodings/all_latin1.csv": "latin1",
  "duckdb/encodings/latin1.csv": "latin1",
  "duckdb/encodings/only_latin1.csv": "latin1",
  "duckdb/encodings/only_utf16.csv": "utf-16le",
  "duckdb/encodings/utf16.csv": "utf-16le",
};

describe.skipIf(!hasCorpus)(
  "files that are not UTF-8 (skipped where the folder of shared data is not there)",
  () => {
    const files = corpusFiles("not-utf8").map(([name]) => name);

    it("are decoded without a replacement character, or refused with the place of the byte", async () => {
      const readings = await Promise.all(files.map((name) => read(readCorpusFile(name))));
      for (const { refused, text } of readings) {
        if (refused !== undefined) expect(refused).toMatch(/byte \d+/);
        expect(text).not.toContain("\ufffd");
      }
      const decoded = readings.filter(({ refused }) => refused === undefined);
      expect([decoded.length, readings.length - decoded.length]).toEqual([24, 83]);
    });

    it.each(Object.entries(known))("%s says in %s what another decoder reads", async (name, label) => {
      const bytes = readCorpusFile(name);
      const expected = new TextDecoder(label).decode(bytes).trimEnd();
      const { text } = await read(bytes);
      expect(text.replaceAll("\n", "").length).toBeGreaterThan(0);
      for (const piece of text.split("\n")) expect(expected).toContain(piece);
      expect([...text].filter((character) => character > "\x7f").join("")).toBe(
        [...expected].filter((character) => character > "\x7f").join(""),
      );
    });

    it("leave byte for byte as they came, where they are read", async () => {
      for (const name of files) {
        const bytes = readCorpusFile(name);
        const feed = await feedOf(bytes).catch(() => undefined);
        if (feed !== undefined) expect((await written(feed, {})).bytes.equals(bytes)).toBe(true);
      }
    });

    it("are, read as the UTF-8 that they are not, refused with the place of the byte, as a whole or row by row", async () => {
      for (const name of files) {
        const bytes = readCorpusFile(name);
        const source = { stream: Readable.from([bytes]) };
        const told = await readFeed(source, { encoding: "utf-8", format: "csv" })
          .then(async (feed) =>
            (await recordsOf(feed)).map(({ problem }) => problem?.reason ?? "").join("\n"),
          )
          .catch((error: PdoError) => `${error.what} ${error.seen}`);
        // One file opens a quote that it never closes, which is found first.
        expect(`${name}: ${told}`).toMatch(/byte \d+|line \d+, cell \d+/);
      }
    });
  },
);
