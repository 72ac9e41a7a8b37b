import fc from "fast-check";
import { expect, test } from "vitest";
import { maxPieces, readPieces } from "../../../src/ml/tagger/pieces.ts";

const slices = (text: string) => readPieces(text).map(({ start, end }) => text.slice(start, end));

test("Letters, numbers and signs are pieces of their own", () => {
  expect(slices("Women's 10 1/2\" Boot, 3,000 mcg")).toEqual([
    ...["Women", "'", "s", "10", "1", "/", "2", '"', "Boot", ",", "3,000", "mcg"],
  ]);
});

test("Words that lost the blank between them are held apart", () => {
  expect(slices("BlackALTERNATE UPC095205742466INNER")).toEqual([
    "Black",
    "ALTERNATE",
    "UPC",
    "095205742466",
    "INNER",
  ]);
});

test("Pieces lie in order, hold no blanks and cover all else", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      const pieces = readPieces(text);
      expect(pieces.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text.replace(/\s+/gu, ""));
      for (const [at, piece] of pieces.entries())
        expect(piece.start).toBeGreaterThanOrEqual(pieces[at - 1]?.end ?? 0);
    }),
  );
});

test("A text without end is read to the bound", () => {
  expect(readPieces("word ".repeat(maxPieces * 2))).toHaveLength(maxPieces);
});
