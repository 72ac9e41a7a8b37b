import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldedWords } from "../../../src/text/tokens/folded-words.ts";
import { tokenize } from "../../../src/text/tokens.ts";

const expected = (text: string) => tokenize(text).map(({ folded }) => folded);

describe("the folded words of a text", () => {
  it.each([
    "Men's WH-1000XM4, 1.234,56 € - l'huile d’olive",
    "Straße\nÉcran 4K… 😀 aujourd'hui",
    "",
    "-- ... --",
  ])("are those of its tokens: %j", (text) => expect(foldedWords(text)).toEqual(expected(text)));

  it("are those of its tokens in any text", () => {
    const piece = fc.constantFrom(
      "a",
      "Bé",
      "ß",
      "12",
      "X1",
      "-",
      "'s",
      "’",
      ".",
      ",",
      " ",
      "\n",
      "_",
      "😀",
      "\u0301",
    );
    const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, (written) => {
        expect(foldedWords(written)).toEqual(expected(written));
      }),
    );
  });
});
