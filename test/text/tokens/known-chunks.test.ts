import { describe, expect, it } from "vitest";
import { chunkAt } from "../../../src/text/tokens/known-chunks.ts";
import { type ChunkPiece, readChunk } from "../../../src/text/tokens/read-chunk.ts";

function piecesOf(chunk: string) {
  const known = chunkAt(`<${chunk}>`, 1);
  return [known, ...known.further];
}

/** No two are alike in their notes. */
function withoutNotes({ text, folded, start, end, kind }: ChunkPiece) {
  return { text, folded, start, end, kind };
}

describe("known chunks", () => {
  it("are those that are read, however often they are asked for", () => {
    for (const chunk of ["lamp", "l'huile", "WH-1000XM4", "été", "x".repeat(60)]) {
      expect(piecesOf(chunk).map(withoutNotes)).toEqual(readChunk(chunk).map(withoutNotes));
      expect(piecesOf(chunk).map(withoutNotes)).toEqual(readChunk(chunk).map(withoutNotes));
    }
  });

  it("are told apart where many share a place", () => {
    const chunks = Array.from({ length: 20_000 }, (_, number) => `AB-${number}`);
    for (const chunk of [...chunks, ...chunks]) expect(piecesOf(chunk)[0]?.text.startsWith("AB")).toBe(true);
    for (const chunk of chunks.slice(0, 200)) expect(piecesOf(chunk).at(-1)?.text).toBe(chunk);
  });
});
