import { expect, it } from "vitest";
import { judgeLastLine, judgeLines } from "../../../src/text/detection/judge-lines.ts";

it("judges a text the same whether its beginning was judged before or not", () => {
  const lines = ["Lampe für den Schreibtisch", "mit Schalter", "mit Schalter und Kabel"];
  const whole = judgeLines(lines.join("\n"));
  judgeLines(lines.slice(0, 1).join("\n"));
  expect(judgeLines(lines.join("\n"))).toEqual(whole);
  expect(judgeLines(`${lines.join("\n")}\n`)).toEqual(whole);
  expect([...whole.words].filter((word) => word === "schalter")).toHaveLength(1);
});

it("looks at forty words that tell anything", () => {
  const words =
    "der die das ein eine und oder mit ohne für von zu bei aus nach auf in an über unter vor hinter".split(
      " ",
    );
  const others =
    "the and with without for from of at by on this that these those your our their which are was".split(" ");
  expect(judgeLines([...words, ...others, "ihre"].join(" ")).tellingCount).toBeLessThanOrEqual(40);
  expect(judgeLines(`${words.join("\n")}\n${others.join("\n")}`).tellingCount).toBeLessThanOrEqual(40);
});

it("takes no short piece before a hyphen where the text is cut off for a word", () => {
  expect([...judgeLastLine("akku mit", "-").words]).toEqual(["akku"]);
  expect([...judgeLastLine("akku mit", "").words]).toEqual(["akku", "mit"]);
});
