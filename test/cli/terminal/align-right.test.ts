import { expect, it } from "vitest";
import { alignRight } from "../../../src/cli/terminal/align-right.ts";

it("moves figures to the right, and leaves words and empty columns alone", () => {
  const rows = [
    ["lamps", "1,200", "", "5"],
    ["beds", "7", "", ""],
  ];
  expect(alignRight(["name", "rows", "none", "values"], rows)).toEqual([
    ["name", " rows", "none", "values"],
    [
      ["lamps", "1,200", "", "     5"],
      ["beds", "    7", "", "      "],
    ],
  ]);
});
