import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retokenize } from "../../../src/text/tokens/retokenize.ts";
import { type Token, tokenize } from "../../../src/text/tokens.ts";

/** Without the notes, of which long words have others each time. */
const plain = (tokens: readonly Token[]) => tokens.map(({ notes: _, ...token }) => token);
const read = (line: string) => plain(tokenize(line));
const change = (line: string, changed: string) =>
  plain(retokenize({ line, tokens: tokenize(line) }, changed));

const pieces = [
  "lamp",
  "WH-1000XM4",
  "l'",
  "1,5",
  "kg",
  "-",
  "/",
  ",",
  " ",
  "  ",
  "(",
  ")",
  "😀",
  "é",
  "e\u0301",
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));

describe("the tokens of a changed line", () => {
  it("are those that it has when it is read anew, whatever was put in the place of what", () => {
    fc.assert(
      fc.property(texts, texts, texts, texts, (before, out, put, behind) => {
        const changed = `${before}${put}${behind}`;
        expect(change(`${before}${out}${behind}`, changed)).toEqual(read(changed));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["a word goes on where the lines begin to differ", "Lamp WH-10 red", "Lamp WH-1000 red"],
    ["a sign joins what was two words", "Lamp 5 kg red", "Lamp 5-kg red"],
    ["the beginning goes", "2104533 Lamp red", "Lamp red"],
    ["the end goes", "Lamp red - NEW!", "Lamp red"],
    ["nothing is left", "NEW!", ""],
  ])("are right where %s", (_, line, changed) => expect(change(line, changed)).toEqual(read(changed)));

  it("are the very same ones before the change", () => {
    const tokens = tokenize("Lamp red - NEW!");
    expect(retokenize({ line: "Lamp red - NEW!", tokens }, "Lamp red")[1]).toBe(tokens[1]);
  });
});
