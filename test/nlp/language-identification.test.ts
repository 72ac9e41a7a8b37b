import { describe, expect, it } from "vitest";
import { textLanguages } from "../../src/nlp/language.ts";
import { decide, detectLanguage, judgeLastLine, judgeLines } from "../../src/nlp/language-identification.ts";
import { createRow } from "../../src/nlp/language-tables.ts";

/** Scores in which the candidate at an index leads all others by a given amount. */
function ahead(winner: number, by: number): readonly number[] {
  return createRow().map((_, index) => (index === winner ? 0 : -by));
}

describe("a decision", () => {
  it("is for the language that leads by enough", () => {
    for (const [index, language] of textLanguages.entries()) {
      const { language: found, confidence } = decide(ahead(index, 8), 3);
      expect(found).toBe(language);
      expect(confidence).toBeGreaterThan(0.99);
    }
  });

  it("is undefined without evidence, for close results and for unsupported languages", () => {
    expect(decide(createRow(), 0)).toEqual({ language: undefined, confidence: 0 });
    expect(decide(ahead(0, 0.1), 3).language).toBeUndefined();
    expect(decide(ahead(textLanguages.length, 8), 3).language).toBeUndefined();
  });

  it("needs more evidence for English from a single word than for other languages", () => {
    const close: readonly number[] = createRow().map((_, index) => (index < 2 ? -1.2 : -6));
    const english = textLanguages.indexOf("en");
    const german = textLanguages.indexOf("de");
    const leading = (index: number) => close.with(english, -1.2).with(german, -1.2).with(index, 0);
    expect(decide(leading(english), 1).language).toBeUndefined();
    expect(decide(leading(german), 1).language).toBe("de");
  });
});

it("does not depend on what was cached before", () => {
  const lines = ["Lampe für den Schreibtisch", "mit Schalter", "mit Schalter und Kabel"];
  const whole = judgeLines(lines.join("\n"));
  judgeLines(lines.slice(0, 1).join("\n"));
  expect(judgeLines(lines.join("\n"))).toEqual(whole);
  expect(judgeLines(`${lines.join("\n")}\n`)).toEqual(whole);
  expect([...whole.words].filter((word) => word === "schalter")).toHaveLength(1);
});

it("uses the first forty informative words", () => {
  const words =
    "der die das ein eine und oder mit ohne für von zu bei aus nach auf in an über unter vor hinter".split(
      " ",
    );
  const others =
    "the and with without for from of at by on this that these those your our their which are was".split(" ");
  expect(judgeLines([...words, ...others, "ihre"].join(" ")).tellingCount).toBeLessThanOrEqual(40);
  expect(judgeLines(`${words.join("\n")}\n${others.join("\n")}`).tellingCount).toBeLessThanOrEqual(40);
});

it("ignores a short piece before a hyphen at the end of a truncated text", () => {
  expect([...judgeLastLine("akku mit", "-").words]).toEqual(["akku"]);
  expect([...judgeLastLine("akku mit", "").words]).toEqual(["akku", "mit"]);
});

describe("detectLanguage", () => {
  it.each([
    ["en", "Women's cotton dress with short sleeves"],
    ["en", "Hair Nourishing Shampoo For Dry Hair"],
    ["de", "Damen Winterjacke mit Kapuze"],
    ["de", "KOPFHÖRER KABELLOS SCHWARZ"],
    ["fr", "Coque rigide pour téléphone portable"],
    ["fr", "STICKERS COLLIER STRASS FLEUR ONGLE ADHESIF"],
    ["it", "Sedia pieghevole in alluminio"],
    ["it", "Latte parzialmente scremato 1 l"],
  ])("identifies %s in %s", (language, text) => {
    expect(detectLanguage(text).language).toBe(language);
  });

  it.each(["", "WH-1000XM4", "12345", "Samsung", "XL", "日本語のテキスト"])("hears nothing in %s", (text) => {
    expect(detectLanguage(text).language).toBeUndefined();
  });

  it.each([
    "Zapatos de cuero para mujer con cordones",
    "Houten stoel met zwarte zitting",
    "Óculos de sol para criança",
  ])("does not take an unsupported language for a supported one: %s", (text) => {
    expect(detectLanguage(text).language).toBeUndefined();
  });

  it("has a confidence of at most 1", () => {
    const { confidence } = detectLanguage("Das ist ein Test für die Erkennung der Sprache");
    expect(confidence).toBeGreaterThan(0.9);
    expect(confidence).toBeLessThanOrEqual(1);
  });
});
