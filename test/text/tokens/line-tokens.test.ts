import { describe, expect, it } from "vitest";
import { tokensOfLine } from "../../../src/text/tokens/line-tokens.ts";
import { tokenize } from "../../../src/text/tokens.ts";

const line = "Acme WH-1000XM4 l’huile d'olive 1,5 l, 𝒳-ray men's T-shirt";

describe("the tokens of a line", () => {
  it("are cut out of it, each at its place", () => {
    for (const { text, start, end } of tokensOfLine(line)) expect(line.slice(start, end)).toBe(text);
    expect(tokensOfLine(line).map(({ text }) => text)).toContain("WH-1000XM4");
  });

  it("are read once while the line is among the last ones", () => {
    expect(tokensOfLine(line)).toBe(tokensOfLine([...line].join("")));
  });

  it("stand in a text of several lines where the lines stand", () => {
    const text = `\n${line}\n\n-${line}-\n`;
    const found = tokenize(text);
    expect(found.map((token) => text.slice(token.start, token.end))).toEqual(
      found.map((token) => token.text),
    );
    expect(found).toHaveLength(2 * tokensOfLine(line).length);
  });
});
