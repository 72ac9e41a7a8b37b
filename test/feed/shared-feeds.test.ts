import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { rawCells, unquoteCell } from "../../src/feed/csv/raw-cells.ts";
import { RowSplitter } from "../../src/feed/csv/split-rows.ts";
import { openFeedFile } from "../../src/feed/open-feed.ts";
import { readFeed } from "../../src/feed/read-feed.ts";
import { written } from "./in-memory-feed.ts";

const shared = process.env.PDO_SHARED ?? "../shared";
const feeds = join(shared, "data/feeds");
const torture = join(shared, "data/torture");

function feedFiles(): string[] {
  if (!existsSync(feeds)) return [];
  const names = readdirSync(feeds, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.(csv|json)(\.gz)?$/.test(name)).sort();
}

describe.skipIf(!existsSync(feeds))(
  "real feeds (skipped where the folder of shared data is not there)",
  () => {
    it.each(feedFiles())("%s leaves byte for byte as it came", async (name) => {
      const path = join(feeds, name);
      const packed = readFileSync(path);
      const bytes = name.endsWith(".gz") ? gunzipSync(packed) : packed;
      const { bytes: out } = await written(await readFeed(await openFeedFile(path)), {});
      expect(out.equals(bytes)).toBe(true);
    });
  },
);

interface Consensus {
  readonly files: Readonly<Record<string, { readonly class: string; readonly fields_sha256?: string }>>;
}

/** Rows of a comma-separated text, blank records left out as the consensus does. */
function rowsOf(bytes: Buffer, size: number): string[][] {
  const raw = bytes.toString("latin1").replace(/^\xef\xbb\xbf/, "");
  const lineEnding = raw.includes("\r") && !raw.includes("\n") ? "\r" : "\n";
  const dialect = { delimiter: ",", quote: '"', lineEnding } as const;
  const splitter = new RowSplitter({ dialect, name: "torture", firstLine: 1, maxLength: 1e9 });
  const rows = [];
  for (let at = 0; at < raw.length; at += size) rows.push(...splitter.push(raw.slice(at, at + size), false));
  rows.push(...splitter.push("", true));
  return rows
    .map((row) =>
      rawCells(row.raw, dialect).map((cell) =>
        Buffer.from(unquoteCell(cell, '"'), "latin1").toString("utf8"),
      ),
    )
    .filter((cells) => cells.length > 1 || cells[0] !== "");
}

describe.skipIf(!existsSync(torture))(
  "hostile CSV (skipped where the folder of shared data is not there)",
  () => {
    it("reads every file on which three parsers agree as they do, in chunks of any size", () => {
      const consensus = JSON.parse(readFileSync(join(torture, "consensus.json"), "utf8")) as Consensus;
      const agreed = Object.entries(consensus.files).filter(([, file]) => file.class === "agree");
      const different = agreed.filter(([name, { fields_sha256 }]) => {
        const bytes = readFileSync(join(torture, name));
        return [1e9, 65_536, 7, 1].some((size) => {
          const fields = JSON.stringify(rowsOf(bytes, size));
          return createHash("sha256").update(fields).digest("hex") !== fields_sha256;
        });
      });
      expect(agreed.length).toBe(481);
      expect(different.map(([name]) => name)).toEqual([]);
    });
  },
);
