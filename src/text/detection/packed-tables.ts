import type { WordTables } from "./word-tables.ts";

/** The tables as JSON can hold them: words divided by blanks, numbers in base64 with the lowest byte first. */
export interface PackedTables {
  readonly words: string;
  readonly levels: string;
  readonly runs: string;
  readonly counts: string;
  readonly totals: readonly number[];
}

export function packTables({ words, levels, runs, counts, totals }: WordTables): PackedTables {
  return {
    words: words.join(" "),
    levels: packNumbers(levels),
    runs: packNumbers(runs),
    counts: packNumbers(counts),
    totals,
  };
}

export function unpackTables({ words, levels, runs, counts, totals }: PackedTables): WordTables {
  return {
    words: words.split(" "),
    levels: new Uint32Array(unpackBytes(levels)),
    runs: new Uint32Array(unpackBytes(runs)),
    counts: new Uint16Array(unpackBytes(counts)),
    totals,
  };
}

function packNumbers({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

function unpackBytes(packed: string): ArrayBuffer {
  // A copy, since a small Buffer may lie anywhere in one that it shares.
  return new Uint8Array(Buffer.from(packed, "base64")).buffer;
}
