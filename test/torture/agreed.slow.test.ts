import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { readFeed } from "../../src/feed/reader.ts";
import { rowsOf } from "../feed/in-memory-feed.ts";
import { bodyOf, corpusFiles, hasCorpus, hasOnlyCr, readCorpusFile, rowsOfChunks } from "./corpus.ts";

function inChunks(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, place) =>
    text.slice(place * size, (place + 1) * size),
  );
}

function fingerprint(chunks: readonly string[], isCrOnly: boolean): string {
  return createHash("sha256")
    .update(JSON.stringify(rowsOfChunks(chunks, isCrOnly)))
    .digest("hex");
}

/** All ways to cut a text in two, before its first byte and within, that read differently. */
function splitsThatDiffer(text: string, expected: string | undefined): number[] {
  const isCrOnly = hasOnlyCr(text);
  return Array.from({ length: text.length }, (_, place) => place).filter(
    (place) => fingerprint([text.slice(0, place), text.slice(place)], isCrOnly) !== expected,
  );
}

async function contentOf(chunks: readonly Uint8Array[]) {
  const feed = await readFeed({ stream: Readable.from(chunks) });
  const { columns, hasBom } = feed.description;
  return { columns, hasBom, rows: await rowsOf(feed) };
}

describe.skipIf(!hasCorpus)(
  "CSV on which three readers agree (skipped where the folder of shared data is not there)",
  () => {
    const agreed = corpusFiles("agree");

    it.each([1e9, 65_536, 7, 1])("is read as they read it, in chunks of %d bytes", (size) => {
      const different = agreed.filter(([name, { fields_sha256 }]) => {
        const text = bodyOf(name);
        return fingerprint(inChunks(text, size), hasOnlyCr(text)) !== fields_sha256;
      });
      expect(different.map(([name]) => name)).toEqual([]);
      expect(agreed.length).toBe(481);
    });

    it("is read alike wherever it is cut in two", () => {
      const small = agreed.filter(([, { bytes }]) => bytes <= 1024);
      let splits = 0;
      const different = small.flatMap(([name, { fields_sha256 }]) => {
        const text = bodyOf(name);
        splits += text.length;
        return splitsThatDiffer(text, fields_sha256).map((place) => `${name} at ${place}`);
      });
      expect(different).toEqual([]);
      // 39,648 with the nine bytes of three byte order marks, see below.
      expect([small.length, splits]).toEqual([456, 39_639]);
    });

    it("is read alike where a byte order mark is cut in two", async () => {
      const marked = agreed.filter(([name]) => bodyOf(name).length < readCorpusFile(name).length);
      for (const [name] of marked) {
        const bytes = readCorpusFile(name);
        const whole = await contentOf([bytes]);
        for (const place of [0, 1, 2]) {
          expect(await contentOf([bytes.subarray(0, place), bytes.subarray(place)])).toEqual(whole);
        }
        expect(whole.hasBom).toBe(true);
      }
      expect(marked.length).toBe(4);
    });
  },
);
