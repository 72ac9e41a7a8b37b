import { describe, expect, it } from "vitest";
import { countWords, type Passage } from "../../../../src/tasks/description/rules/passage.ts";
import { setVoice } from "../../../../src/tasks/description/rules/set-voice.ts";

const passages = (texts: readonly string[], kind: Passage["kind"] = "sentence"): Passage[] =>
  texts.map((text, order) => ({
    text,
    order,
    block: 0,
    line: { bullet: "", isParagraph: false },
    kind,
    isCut: false,
    words: countWords(text),
    folded: [],
  }));
const write = (
  texts: readonly string[],
  tone: "professional" | "casual" | "playful",
  kind?: Passage["kind"],
) => setVoice(passages(texts, kind), { tone, language: "en", maxWords: 150 }).map(({ text }) => text);
const lamp = [
  "Brass is what the whole lamp and its three feet are made of.",
  "The cable is two metres long and has a switch in its middle.",
];

describe("the voice of a text", () => {
  it("is none where it is professional", () => expect(write(lamp, "professional")).toEqual(lamp));

  it("sets an aside before a later sentence where it is casual", () => {
    expect(write(lamp, "casual")[1]).toMatch(/^[A-Z][a-z ]+: the cable/u);
  });

  it("calls before the first sentence where it is playful, with one exclamation mark at most", () => {
    const text = write([...lamp, "It shines!", "It glows!"], "playful").join(" ");
    expect(text).toMatch(/^[^.]+[?!] Brass/u);
    expect(text.match(/!/gu)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it("does not open a list of ingredients", () => {
    const list = [
      "Oats 40%, sugar, palm oil, dried apple pieces 12%, glucose syrup, whole milk powder, barley malt, rice flour, salt, soya lecithin, natural flavour.",
    ];
    expect(write(list, "casual")).toEqual(list);
    expect(write(list, "playful")).toEqual(list);
  });

  it("opens labelled facts only where a sentence stands with them", () => {
    const facts = [
      "Material: Brass",
      "Colour: Gold",
      "Height: 30 cm",
      "Width: 20 cm",
      "Depth: 20 cm",
      "Weight: 2 kg",
      "Cable: 2 m long",
    ];
    for (const tone of ["casual", "playful"] as const) expect(write(facts, tone, "label")).toEqual(facts);
    const lead = passages(lamp.slice(0, 1));
    const voice = { tone: "casual", language: "en", maxWords: 150 } as const;
    const both = setVoice([...lead, ...passages(facts, "label")], voice);
    expect(both.map(({ text }) => text).slice(1, 3)).toEqual(["Here are the details.", "Material: Brass"]);
  });

  it("adds nothing to a short text", () =>
    expect(write(["A red lamp."], "playful")).toEqual(["A red lamp."]));
});
