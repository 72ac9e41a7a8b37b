import { describe, expect, it } from "vitest";
import { tokenize } from "../../../../src/nlp/tokenizer.ts";
import { readTexts } from "../../../../src/tasks/description/rules/source-words.ts";

const part = (text: string) => ({ text, folded: tokenize(text).map(({ folded }) => folded) });

describe("a description and a name read together", () => {
  it("are the words of the one and behind them those of the other", () => {
    const texts = readTexts("Blue lamp.\nOf brass.", "Aqua lamp");
    expect(texts.folded).toEqual(["blue", "lamp", "of", "brass", "aqua", "lamp"]);
    expect(texts.nameStart).toBe(4);
    expect(readTexts("", "").folded).toEqual([]);
  });

  it("have the same words whatever parts of the description were read before", () => {
    const plain = "- Blue lamp.\nIt's of brass-work, 1.5 m.  Material : wood-work (oak)";
    const texts = [
      "Blue lamp.",
      "It's of brass-work, 1.5 m.",
      "Material : wood-work (oak)",
      "brass",
      "5 m.",
      "work",
      "",
    ];
    for (const one of texts)
      for (const other of [...texts, "Material: wood"])
        expect(readTexts(plain, "Aqua", [part(one), part(other)])).toEqual(readTexts(plain, "Aqua"));
  });
});
