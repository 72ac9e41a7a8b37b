import { describe, expect, it } from "vitest";
import { createStyles } from "../../../src/cli/render/text.ts";
import { renderTree } from "../../../src/cli/render/tree.ts";

const nodes: Readonly<Record<string, readonly string[]>> = { "": ["home", "toys"], home: ["lamps", "beds"] };

function draw(columns: number, isTerminal = true): string[] {
  const output = { isTerminal, columns, write: async () => {} };
  const children = (key = "") =>
    (nodes[key] ?? []).map((each) => ({ key: each, name: `${each} and more`, isMatch: each === "beds" }));
  return renderTree(children, { styles: createStyles(false), output })
    .trimEnd()
    .split("\n");
}

describe("renderTree", () => {
  it("draws branches, marks what was found, and puts the keys into one column", () => {
    expect(draw(80)).toEqual([
      "home and more       home",
      "├─ lamps and more   lamps",
      "└─ ● beds and more  beds",
      "toys and more       toys",
    ]);
  });

  it("cuts names where the terminal ends, and never the keys", () => {
    const lines = draw(20);
    expect(lines.every((line) => line.length <= 20)).toBe(true);
    expect(lines[1]).toBe("├─ lamps and…  lamps");
  });

  it("cuts nothing where no terminal reads it", () => {
    expect(draw(20, false)[2]).toContain("beds and more");
  });
});
