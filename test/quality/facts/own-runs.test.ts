import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inventedFacts } from "../../../src/quality/facts/invented-facts.ts";
import { createRunCheck, isOwnRun as isRunOf } from "../../../src/quality/facts/own-runs.ts";

const source = "LUMORA Kettle GX12 red, 40 x 60 cm *** BEST PRICE ***";
const isOwnRun = createRunCheck([source]);

describe("a run of a source's words", () => {
  test.each([
    ["without what stands behind it", "LUMORA Kettle GX12 red, 40 x 60 cm"],
    ["without what stands before it", "GX12 red, 40 x 60 cm *** BEST PRICE ***"],
    ["in another case", "Lumora kettle GX12 Red, 40 X 60 CM"],
  ])("is one %s", (_, answer) => {
    expect(isOwnRun(answer)).toBe(true);
  });

  test.each([
    ["with a word cut", "Lumora Kett"],
    ["with a word left out", "Lumora GX12"],
    ["with a word of its own", "Lumora Kettle GX12 red, 40 x 60 cm, blue"],
    ["with a number cut off its unit", "Lumora Kettle GX12 red, 40 x 60"],
    ["with a code in another case", "Lumora Kettle gx12"],
    ["that is empty", ""],
  ])("is none %s", (_, answer) => {
    expect(isOwnRun(answer)).toBe(false);
  });

  test.each([
    ["Pipe 1½ inch brass", "Pipe 1½"],
    ["Rohr 1 ½ Zoll", "Rohr 1 ½"],
  ])("is none where a fraction loses its unit: %s", (text, answer) => {
    expect(createRunCheck([text])(answer)).toBe(false);
  });

  test.each([
    ["Great! Red kettle, foldable: holds water.", "Red kettle"],
    ["Rare | Red kettle | Steel", "Red kettle"],
    ["First line\nRed kettle\nLast line", "Red kettle"],
  ])("is one between marks and lines: %s", (text, answer) => {
    expect(createRunCheck([text])(answer)).toBe(true);
  });

  test.each([
    ["Kettle-red lid", "Kettle"],
    ["Kettle 1.5 l", "5 l"],
    ["Kettle/pot", "Kettle"],
  ])("is none where a word or a number goes on behind a mark: %s", (text, answer) => {
    expect(createRunCheck([text])(answer)).toBe(false);
  });

  test("is not looked for in a text that may repeat itself for ever", () => {
    expect(createRunCheck(["a ".repeat(20_000)])("a ".repeat(10_000).trim())).toBe(false);
  });

  test.each([
    ["Jacket not waterproof", "waterproof"],
    ["Bag leather look", "leather"],
    ["Tasche Lederoptik", "Tasche"],
    ["Chewing gum sugar free", "Chewing gum sugar"],
    ["Shoes faux leather", "leather"],
    ["Material leather: No", "Material leather"],
  ])("is none where the source may deny it: %s", (text, answer) => {
    expect(createRunCheck([text])(answer)).toBe(false);
  });

  test("is one beside words that deny nothing", () => {
    expect(createRunCheck(["Red kettle - FREE SHIPPING!"])("Red kettle")).toBe(true);
  });

  test("states nothing that the source doesn't, wherever it is cut and however it is written", () => {
    const words = fc.constantFrom(
      ..."red leather waterproof 1.5 l GX12 Bosch für for 40 x 60 cm not without look made in Italy XL 2er Set - no. organic".split(
        " ",
      ),
    );
    const texts = fc.array(words, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), fc.boolean(), (text, from, more, isLoud) => {
        const first = from % text.length;
        const run = text.slice(first, first + 1 + (more % text.length)).join(" ");
        const answer = isLoud ? run.toUpperCase() : run;
        const whole = text.join(" ");
        if (createRunCheck([whole])(answer)) expect(inventedFacts(answer, [whole])).toEqual([]);
      }),
    );
  });

  test.each([
    "LUMORA Kettle GX12 red, 40 x 60 cm",
    "lumora kettle",
    "Lumora Kett",
    "Lumora Kettle gx12",
    "RED, 40 X 60 CM *** best price ***",
    "",
  ])("is told alike of one answer to one source: %s", (answer) => {
    expect(isRunOf(answer, source)).toBe(isOwnRun(answer));
    expect(isRunOf(answer, `${source} not waterproof`)).toBe(false);
  });

  test.each([
    ["Kettle x½ red", "Kettle X½ red", false],
    ["Kettle xⅧ red", "Kettle xⅷ red", false],
    ["Kettle éco 5 red", "Kettle Éco 5 red", true],
    ["KETTLE 5 L", "Kettle 5 l", true],
    ["KETTLE 5L", "Kettle 5l", false],
  ])("has its numbers in the very same letters: %s, %s", (text, answer, isOne) => {
    expect(isRunOf(answer, text)).toBe(isOne);
  });
});
